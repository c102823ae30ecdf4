"""Requests: what a client sends over a table's socket. The `type` on the wire is the class name in lower case."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

import msgspec

from saboteur import pace
from saboteur.server.store.looks import Looks

Id = Annotated[str, msgspec.Meta(max_length=40)]
"""The client's name for a request; a resend carries the same one."""
RequiredId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
PersonId = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00]*$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
Coordinate = Annotated[int, msgspec.Meta(ge=-200, le=200)]
ReactionName = Literal["mug", "nugget", "eye", "heart", "bang", "lantern", "stones", "troll"]
PhraseName = Literal[
    "hello", "thanks", "sorry", "wait", "hurry", "well-done", "oh-no", "not-me", "who-was-that", "good-game"
]
"""Sentences of the catalogues, `phrase-…`: everybody reads them in their own language."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A request; one with an id is answered by `ack` or `refused` with the same id."""

    id: Id = ""


class Hello(Request, frozen=True):
    """Subscribe; the first request. Asks for the whole state, with the events from number `since` on."""

    since: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    waits: bool = False
    """Whether this device was asking to `take` the hand when its connection was lost."""


class Sit(Request, frozen=True):
    """Take a free seat in the lobby, or move to it."""

    seat: SeatNumber


class Stand(Request, frozen=True):
    """Leave one's seat in the lobby, or free a seat that shares one's device."""

    seat: SeatNumber | None = None


class Share(Request, frozen=True, kw_only=True):
    """Seat somebody who plays on this device, too; it is then handed round."""

    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=4000)]


class Open(Request, frozen=True):
    """On a shared device: show this seat's hand from now on, or with null nobody's."""

    seat: SeatNumber | None


class Take(Request, frozen=True):
    """Play here from now on; other devices of the same person stop showing the hand."""


class Dress(Request, frozen=True, kw_only=True):
    """Choose how one looks, or a seat that shares one's device. A taken colour becomes the nearest free one."""

    looks: Looks
    seat: SeatNumber | None = None


class Bot(Request, frozen=True):
    """Host only: seat a bot by name, or free the seat with null."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=200)] | None


class Ready(Request, frozen=True):
    """Say whether one is ready to start."""

    ready: bool = True


class Kick(Request, frozen=True):
    """Host only: remove a seated guest for good, before the start."""

    seat: SeatNumber


class Remove(Request, frozen=True):
    """Host only: remove a person for good, spectators also during the match. They can neither watch nor chat again."""

    person: PersonId


class Silence(Request, frozen=True):
    """Host only: take the chat of this table from a person, or give it back."""

    person: PersonId
    on: bool = True


class Spectators(Request, frozen=True):
    """Host only: open or close the chat to people without a seat."""

    chat: bool


class Talk(Request, frozen=True):
    """Host only: open or close chat and reactions to everybody. Claims belong to the game and stay."""

    on: bool


class Start(Request, frozen=True):
    """Host only: start the match. All seats must be taken and all people ready."""


class Move(Request, frozen=True, kw_only=True):
    """Play a move, given as its text in `moves` of the message with number `seq`."""

    id: RequiredId
    seq: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    move: Annotated[str, msgspec.Meta(max_length=200)]
    moved: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    """The `moved` of that message. Some moves produce no event, so `seq` alone does not identify the position."""


class Claim(Request, frozen=True, kw_only=True):
    """Make a claim: `gold 8,2`, `trust p2`, `no-path` …"""

    id: RequiredId
    claim: Annotated[str, msgspec.Meta(max_length=40)]


class Chat(Request, frozen=True, kw_only=True):
    """Send a chat message: a text, or one of the phrases that everybody reads in their own language."""

    id: RequiredId
    text: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    phrase: PhraseName | None = None


class React(Request, frozen=True, kw_only=True):
    """Show a reaction to everyone for a moment; it is not kept."""

    reaction: ReactionName


class Lead(Request, frozen=True):
    """After the match: show everyone this step of the replay, or with null stop leading."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None


class Point(Request, frozen=True):
    """After the match: point at a cell of the replay; null points nowhere."""

    cell: tuple[Coordinate, Coordinate] | None


class Next(Request, frozen=True):
    """Continue with the next round; with `everyone`, host only, without waiting for the others."""

    everyone: bool = False


class Resign(Request, frozen=True):
    """Give up one's seat for good; a bot takes over."""


class Pause(Request, frozen=True):
    """Vote for a pause, or end it; with `everyone`, host only, pause at once."""

    on: bool = True
    everyone: bool = False


class Pace(Request, frozen=True):
    """Host only: set the pace of the bots. `step` needs a table with one person."""

    pace: pace.Pace


class Step(Request, frozen=True):
    """Let the next bot move, at the pace `step`."""


class Rematch(Request, frozen=True):
    """Open a table with the same seats after the match."""


class Mute(Request, frozen=True):
    """Mute a person, or unmute them."""

    person: PersonId
    on: bool = True


class Note(Request, frozen=True, kw_only=True):
    """Keep a private mark and note about a player, for oneself alone; neither deletes it."""

    id: RequiredId
    seat: SeatNumber
    mark: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    """Suspicion from 0 (trusted) to 4 (a saboteur). It belongs to the current round, for roles are dealt anew."""
    text: Annotated[str, msgspec.Meta(max_length=4000)] = ""


class Insight(Request, frozen=True, kw_only=True):
    """Ask what follows from one's view: the cards still out, and who would win now."""

    id: RequiredId


class Nudge(Request, frozen=True):
    """Remind the person whose turn it is, from the time in `nudge` of the table on."""


class Hint(Request, frozen=True, kw_only=True):
    """On one's turn: ask for the two or three best moves with reasons, from one's view alone.

    Beside other people only if the table allows it, and everybody is told.
    """

    id: RequiredId


class Know(Request, frozen=True, kw_only=True):
    """Ask what one can know: who is to be suspected how much, and where the gold may lie. Allowed like `hint`."""

    id: RequiredId


class Watch(Request, frozen=True, kw_only=True):
    """Ask how a match stands in which only bots play, and what the one on turn thinks."""

    id: RequiredId


class Here(Request, frozen=True):
    """Show that one is there, so that no bot takes over or the one that did stops."""


class Ping(Request, frozen=True):
    """Ask for a `pong`."""


AnyRequest = (
    Hello | Sit | Stand | Share | Open | Take | Dress | Bot | Ready | Kick | Remove | Silence | Spectators
    | Talk | Start | Move | Claim | Chat | React | Lead | Point | Next | Resign | Pause | Pace | Step | Rematch
    | Mute | Note | Insight | Hint | Know | Watch | Nudge | Here | Ping
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyRequest)
_encoder = msgspec.json.Encoder(order="deterministic")


def read(text: str | bytes) -> AnyRequest:
    """Decode a request; `msgspec.DecodeError` (or its `ValidationError`) says what is wrong."""
    request: AnyRequest = _decoder.decode(text)
    return request


def digest(request: AnyRequest) -> str:
    """A short hash of kind and content, to tell a resend from another request with the same id."""
    return hashlib.sha256(_encoder.encode(request)).hexdigest()[:16]
