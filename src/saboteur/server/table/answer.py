"""Answers: what the server sends over a table's socket. The `type` on the wire is the class name in lower case."""

from __future__ import annotations

import weakref
from collections.abc import Mapping
from typing import Annotated, Literal, cast

import msgspec

from saboteur.analysis import Live
from saboteur.coach import Idea, Knowledge
from saboteur.insight import Count, Forecast
from saboteur.notation.codec import Codec
from saboteur.notation.event import Event
from saboteur.notation.filling import Filling
from saboteur.notation.move import Move
from saboteur.pace import Pace
from saboteur.server.store.looks import Looks
from saboteur.server.store.note import Note
from saboteur.view import Outcome, Result, View

KEPT_CHOICES = 20_000
"""Encoded moves cached for each game and number of players, about 200 bytes each."""
Phase = Literal["lobby", "playing", "between", "paused", "over", "closed"]


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A message of the server."""


class Clock(msgspec.Struct, frozen=True):
    """Thinking time: `none`, seconds per `move`, or `slow`: per move too, but it runs while nobody is connected."""

    kind: Literal["none", "move", "slow"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_000_000)] = 0


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who sits there; a free seat has neither person nor bot."""

    seat: int
    name: str
    person: str | None
    """The person's public id, for `mute`."""
    bot: str | None
    connected: bool
    ready: bool
    absent: bool
    """A bot plays for the person until they return."""
    resigned: bool
    clock: int | None
    """Seconds left to decide, for the seat whose clock runs."""
    you: bool
    looks: Looks
    keeper: str | None = None
    """The person whose device the seat shares."""
    vacation: int | None = None
    """Until when the person is on vacation, as Unix time in seconds; their clock stops."""


class DailyDeal(msgspec.Struct, frozen=True):
    """The mine of a day, or the Duel of a week."""

    kind: Literal["mine", "duel"]
    label: str
    counts: bool
    """It is the first try."""
    closes: int
    """The Unix time in seconds until which nobody learns more of the deal than they have seen."""


class Table(Answer, frozen=True, kw_only=True):
    """The table without its match; sent whole after every change."""

    seq: int
    """The length of the table's log: a higher number is newer."""
    id: str
    code: str
    phase: Phase
    host: str
    """The host's person id."""
    you: str | None
    """Your person id; null for a guest without a name."""
    game: str
    players: int
    options: dict[str, str | bool | int]
    public: bool
    spectators: bool
    spectator_chat: bool
    """People without a seat may chat."""
    talk: bool
    """Anybody may chat and react; the host can close that."""
    silenced: tuple[str, ...]
    """The people whose chat the host has silenced."""
    clock: Clock
    seats: tuple[SeatInfo, ...]
    watching: int
    """The number of spectators."""
    waiting: tuple[int, ...]
    """Between rounds: the seats that have not sent `next`."""
    resumes: int | None
    """Between rounds: seconds until the next round starts by itself."""
    pausing: tuple[int, ...]
    """The seats that voted for a pause."""
    muted: tuple[str, ...]
    """The people of this table you have muted: you get none of their chat and should not show their claims."""
    rematch: str | None
    pace: Pace
    awaits_step: bool
    """The next move of a bot waits for `step`."""
    hints: bool
    """Hints are allowed: always against bots and alone, beside other people if the host wished so."""
    helped: tuple[int, ...]
    """How often each seat has asked for a hint beside other people."""
    advice: bool
    """A first match: `state` and `update` come with advice."""
    roles: dict[str, int] = {}
    """The role cards each round is dealt from, once the match has begun."""
    screens: int = 0
    """The number of connected televisions."""
    nudge: int | None = None
    """The Unix time from which on the person whose turn it is can be reminded; null if they cannot."""
    elsewhere: bool = False
    """You play on another device: no `state` is sent before `take`."""
    daily: DailyDeal | None = None
    """The deal is shared by everybody who plays that day or week."""


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its text, to send in `move`, and its parts."""

    text: str
    move: Move


class State(Answer, frozen=True, kw_only=True):
    """The whole match as you may know it; sent after hello, a gap or a stale move."""

    seq: int
    """The number of the next event; the same for all viewers."""
    moved: int
    """The number of moves played."""
    view: View
    moves: tuple[Choice, ...]
    """Your legal moves when it is your turn, else empty; always empty once you have resigned."""
    since: int
    events: tuple[Event, ...]
    """The events from `since` on as you may know them; all of them, unmasked, once the match is over."""
    results: tuple[Result, ...]
    """The unmasked result of each round once the match is over; before, see `view.results`."""
    outcome: Outcome | None
    advice: tuple[str, ...] = ()
    """In a first match, when it is your turn: ids of sentences that help, the most urgent first."""


class Update(Answer, frozen=True, kw_only=True):
    """A change of the match. `events` continue the last message's `seq`; after a gap, send hello again."""

    seq: int
    moved: int
    view: View
    moves: tuple[Choice, ...]
    since: int
    events: tuple[Event, ...]
    outcome: Outcome | None
    advice: tuple[str, ...] = ()
    """As in `state`."""


class Chat(Answer, frozen=True, kw_only=True):
    """A chat message. Plain text: never markup."""

    number: int
    """Its place in the table's log, ascending."""
    person: str
    name: str
    seat: int | None
    text: str
    at: int
    """Unix time in seconds."""
    phrase: str | None = None
    """Instead of a text: the name of a sentence that everybody reads in their own language."""


class Reaction(Answer, frozen=True, kw_only=True):
    """Somebody reacts; shown for a moment and not stored."""

    person: str
    name: str
    seat: int | None
    reaction: str


class Led(Answer, frozen=True, kw_only=True):
    """Somebody leads the replay to this step; null: they stopped."""

    person: str
    name: str
    seat: int | None
    step: int | None


class Pointed(Answer, frozen=True, kw_only=True):
    """Somebody points at a cell of the replay; null: nowhere any more."""

    person: str
    name: str
    seat: int | None
    cell: tuple[int, int] | None


class Notes(Answer, frozen=True, kw_only=True):
    """All your private notes at this table; sent to you alone, after hello and every change."""

    notes: tuple[Note, ...]


class Insight(Answer, frozen=True, kw_only=True):
    """The answer to `insight`, from your view alone; an `ack` follows."""

    id: str
    seq: int
    moved: int
    count: Count
    forecast: Forecast | None
    """Saboteur 2 and The Dark Cave, while a round is played."""


class Hint(Answer, frozen=True, kw_only=True):
    """The answer to `hint`; an `ack` follows."""

    id: str
    moved: int
    """The number of moves played when it was asked."""
    ideas: tuple[Idea, ...]
    """The best move first; empty if there is nothing to choose."""


class Know(Answer, frozen=True, kw_only=True):
    """The answer to `know`; an `ack` follows."""

    id: str
    moved: int
    knowledge: Knowledge


class Watch(Answer, frozen=True, kw_only=True):
    """The answer to `watch`, with everything open; an `ack` follows."""

    id: str
    moved: int
    live: Live


class Ack(Answer, frozen=True, kw_only=True):
    """Done and on disk. `seq` is the number of the next event after it."""

    id: str
    seq: int


class Refused(Answer, frozen=True, kw_only=True):
    """Not done; the reason as a name and as a sentence in your language."""

    id: str
    reason: str
    sentence: str


class Error(Answer, frozen=True, kw_only=True):
    """The message could not be read, or the socket is about to be closed."""

    reason: str
    sentence: str


class Closing(Answer, frozen=True, kw_only=True):
    """The server stops in this many seconds, for maintenance; running matches continue when it is back."""

    seconds: int


class Pong(Answer, frozen=True, kw_only=True):
    """The answer to `ping`."""

    id: str = ""


AnyAnswer = (
    Table | State | Update | Chat | Reaction | Led | Pointed | Notes | Insight | Hint | Know | Watch | Ack | Refused
    | Error | Closing | Pong
)  # fmt: skip

_encoder = msgspec.json.Encoder(order="deterministic")
_written: weakref.WeakKeyDictionary[Codec, Filling[int, msgspec.Raw]] = weakref.WeakKeyDictionary()


def choices(codec: Codec) -> Mapping[int, Choice]:
    """Choices by the engine's numbers of moves, each encoded once and cached."""
    found = _written.get(codec)
    if found is None:
        # By its tables alone: a reference to the codec would keep it alive.
        moves, texts = codec.moves, codec.texts
        found = _written[codec] = Filling(
            lambda code: msgspec.Raw(_encoder.encode(Choice(texts[code], moves[code]))), KEPT_CHOICES
        )
    # Write-only: they are bytes already.
    return cast("Mapping[int, Choice]", found)


def write(answer: AnyAnswer) -> bytes:
    """Encode an answer; equal answers give equal bytes."""
    return _encoder.encode(answer)
