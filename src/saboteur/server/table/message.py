"""The messages of a table's socket, both ways. Each is JSON text, told apart by its `type`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import Outcome, Result, View

Id = Annotated[str, msgspec.Meta(max_length=40)]
"""What a client calls one of its messages, so that a resend is known as such."""
OwnId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
Phase = Literal["lobby", "playing", "between", "paused", "over"]

# What clients send.


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client; with an id it is answered by `ack` or `refused` with the same id."""

    id: Id = ""


class Hello(Asked, frozen=True, tag="hello"):
    """The first message: asks for everything, of the events only those from number `since` on."""

    since: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


class Sit(Asked, frozen=True, tag="sit"):
    """Take a free seat in the lobby, or change to it."""

    seat: SeatNumber


class Stand(Asked, frozen=True, tag="stand"):
    """Leave one's seat in the lobby."""


class SetBot(Asked, frozen=True, tag="bot"):
    """The host seats a bot by name, or with null frees the seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=200)] | None


class Ready(Asked, frozen=True, tag="ready"):
    """Say whether one is ready to start."""

    ready: bool = True


class Kick(Asked, frozen=True, tag="kick"):
    """The host removes a guest before the start."""

    seat: SeatNumber


class Start(Asked, frozen=True, tag="start"):
    """The host starts the match; free seats are an error, people must be ready."""


class PlayMove(Asked, frozen=True, tag="move", kw_only=True):
    """Play a move, given as text, as it stood in `moves` of the message with number `seq`."""

    id: OwnId
    seq: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    move: Annotated[str, msgspec.Meta(max_length=200)]
    moved: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    """The `moved` of that message, too: some moves are no event, so that `seq` alone does not tell them apart."""


class Say(Asked, frozen=True, tag="claim", kw_only=True):
    """Claim something at the table: `gold 8,2`, `trust p2`, `no-path` …"""

    id: OwnId
    claim: Annotated[str, msgspec.Meta(max_length=40)]


class Talk(Asked, frozen=True, tag="chat", kw_only=True):
    """Say something in one's own words."""

    id: OwnId
    text: Annotated[str, msgspec.Meta(max_length=4000)]


class Next(Asked, frozen=True, tag="next"):
    """Go on to the next round."""


class Resign(Asked, frozen=True, tag="resign"):
    """Give up one's seat for good; a bot plays on."""


class Pause(Asked, frozen=True, tag="pause"):
    """Agree to a pause, or go on with the match."""

    on: bool = True


class Rematch(Asked, frozen=True, tag="rematch"):
    """Open a table with the same seats once the match is over."""


class Mute(Asked, frozen=True, tag="mute"):
    """Hear no more of what a person says, or hear it again."""

    person: Annotated[str, msgspec.Meta(max_length=40)]
    on: bool = True


class Here(Asked, frozen=True, tag="here"):
    """Say that one is there, so that no bot plays for one, or none any more."""


class Ping(Asked, frozen=True, tag="ping"):
    """Ask for a sign of life."""


ClientMessage = (
    Hello | Sit | Stand | SetBot | Ready | Kick | Start | PlayMove | Say | Talk | Next | Resign | Pause | Rematch
    | Mute | Here | Ping
)  # fmt: skip

# What the server sends.


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of the server."""


class Clock(msgspec.Struct, frozen=True):
    """How long people may think: `none`, seconds for each `move`, or `slow`: the same, also while nobody is there."""

    kind: Literal["none", "move", "slow"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_000_000)] = 0


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat; neither person nor bot if it is free."""

    seat: int
    name: str
    person: str | None
    """Names the person to `mute`; tells nothing else."""
    bot: str | None
    connected: bool
    ready: bool
    absent: bool
    """A bot plays for the person until they return."""
    resigned: bool
    clock: int | None
    """Seconds left to decide, for the seat whose clock runs."""
    you: bool


class TableMessage(Told, frozen=True, tag="table", kw_only=True):
    """All about the table but the match; sent whole whenever something of it changes."""

    seq: int
    """The length of the table's log: a higher number is newer."""
    id: str
    code: str
    phase: Phase
    host: str
    """The host's person."""
    you: str | None
    """Your person; null for a guest without a name."""
    game: str
    players: int
    options: dict[str, str | bool | int]
    public: bool
    spectators: bool
    clock: Clock
    seats: tuple[SeatInfo, ...]
    watching: int
    """How many look on without a seat."""
    waiting: tuple[int, ...]
    """Between rounds: the seats that have not said `next`."""
    resumes: int | None
    """Between rounds: seconds until the match goes on by itself."""
    pausing: tuple[int, ...]
    """The seats that wish for a pause."""
    muted: tuple[str, ...]
    """The people of the table whom you do not wish to hear: their chat is not sent, their claims are not for you."""
    rematch: str | None


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its text, which is what `move` sends, and its parts."""

    text: str
    move: Move


class StateMessage(Told, frozen=True, tag="state", kw_only=True):
    """The match as you may know it, whole: after hello, after a gap, after a stale move."""

    seq: int
    """The number the next event will have; the same for all viewers."""
    moved: int
    """How many moves have been played."""
    view: View
    moves: tuple[Choice, ...]
    """Your legal moves if you are asked, else empty."""
    since: int
    events: tuple[Event, ...]
    """What happened from `since` on, as you may know it; once the match is over, everything."""
    results: tuple[Result, ...]
    """How each round ended with nothing hidden, once the match is over; before, see `view.results`."""
    outcome: Outcome | None


class UpdateMessage(Told, frozen=True, tag="update", kw_only=True):
    """What changed: `events` begin where the last message's `seq` ended; if not, say hello again."""

    seq: int
    moved: int
    view: View
    moves: tuple[Choice, ...]
    since: int
    events: tuple[Event, ...]
    outcome: Outcome | None


class ChatMessage(Told, frozen=True, tag="chat", kw_only=True):
    """Something said in a person's own words. Plain text: never markup."""

    number: int
    """Its place in the table's log, ascending."""
    person: str
    name: str
    seat: int | None
    text: str
    at: int
    """When, in seconds since 1970."""


class Ack(Told, frozen=True, tag="ack", kw_only=True):
    """Done and safely kept. `seq` is the number of the next event after it."""

    id: str
    seq: int


class Refused(Told, frozen=True, tag="refused", kw_only=True):
    """Not done; why, as a name and as a sentence in your language."""

    id: str
    reason: str
    sentence: str


class ErrorMessage(Told, frozen=True, tag="error", kw_only=True):
    """The message could not be read, or the connection ends; then the socket is closed next."""

    reason: str
    sentence: str


class Pong(Told, frozen=True, tag="pong", kw_only=True):
    """A sign of life."""

    id: str = ""


ServerMessage = (
    TableMessage | StateMessage | UpdateMessage | ChatMessage | Ack | Refused | ErrorMessage | Pong
)  # fmt: skip

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder(order="deterministic")


def read(text: str | bytes) -> ClientMessage:
    """A client's message; `msgspec.DecodeError` (with `ValidationError`) says what is wrong with it."""
    message: ClientMessage = _decoder.decode(text)
    return message


def write(message: ServerMessage) -> bytes:
    """The bytes of a message; equal messages are equal bytes."""
    return _encoder.encode(message)
