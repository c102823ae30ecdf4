"""Bodies and answers of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saboteur.analysis import Analysis
from saboteur.lessons import Wrong
from saboteur.lessons.wording import Task
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.pace import Pace
from saboteur.server.store.looks import Looks
from saboteur.server.store.note import Note
from saboteur.server.table.answer import Choice, Clock, Phase
from saboteur.view import Goal, Outcome, Result, View

Value = str | bool | int
Name = Annotated[str, msgspec.Meta(max_length=4000)]
Word = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00]*$")]
"""A short text without NUL, which PostgreSQL does not accept."""
Players = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request body; unknown fields are an error."""


class Me(msgspec.Struct, frozen=True):
    """The current guest; id and name are null before a name is given."""

    id: str | None
    name: str | None
    language: str
    closing: int | None = None
    """Seconds until the server stops, if that is announced: no match can be begun."""
    looks: Looks | None = None
    """How the guest chose to look."""


class NewMe(Body, frozen=True):
    """The guest's name and language."""

    name: Name
    language: Word | None = None


class NewLink(Body, frozen=True):
    """A personal link to make; `end_sessions` signs out every other device."""

    end_sessions: bool = False


class SignOut(Body, frozen=True):
    """Sign out on this device, or everywhere."""

    everywhere: bool = False


class Link(msgspec.Struct, frozen=True):
    """A personal link, which signs a device in as this person. A new one replaces the old one."""

    path: str


class Follow(Body, frozen=True):
    """The token of a personal link, to sign in as its person instead of the current guest."""

    token: Word


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of the guest."""

    id: str
    label: str
    created: int
    """Unix time in seconds, as is `used`, the last time it signed somebody in."""
    used: int | None


class PasskeyList(msgspec.Struct, frozen=True):
    """The guest's passkeys, and whether they work at this address."""

    available: bool
    passkeys: tuple[PasskeyInfo, ...]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What to pass to the browser: WebAuthn options as JSON text."""

    options: str


class NewPasskey(Body, frozen=True):
    """A new passkey: what the browser returned, as JSON text, and a name for the device."""

    credential: Annotated[str, msgspec.Meta(max_length=20_000)]
    label: Name


class PasskeyAnswer(Body, frozen=True):
    """The answer of a passkey, as the browser returned it, as JSON text."""

    credential: Annotated[str, msgspec.Meta(max_length=20_000)]


class PasskeyLabel(Body, frozen=True):
    """A new name for a passkey."""

    id: Annotated[str, msgspec.Meta(max_length=1400, pattern=r"^[^\x00]*$")]
    label: Name


class PasskeyChoice(Body, frozen=True):
    """A passkey to remove."""

    id: Annotated[str, msgspec.Meta(max_length=1400, pattern=r"^[^\x00]*$")]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game with its values, the default first."""

    name: str
    values: tuple[Value, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    rounds: int
    editions: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    lesson: bool


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can be seated."""

    name: str
    depth: int = 0
    """How strong it is, from 1 to 5; 0 if it is not a level."""
    characters: tuple[str, ...] = ()
    """Characters it can have: seat it as `name@character`."""


class Place(Body, frozen=True):
    """A seat of a new table: a bot by name, me, or free."""

    bot: Word | None = None
    me: bool = False


class NewTable(Body, frozen=True, kw_only=True):
    """A table to open."""

    game: Word
    players: Players
    edition: Word | None = None
    options: dict[Word, Value] = {}
    seats: tuple[Place, ...] = ()
    public: bool = False
    spectators: bool = True
    spectator_chat: bool = True
    clock: Clock = Clock()
    pace: Pace = "normal"
    hints: bool = False
    """Hints are allowed beside other people; everybody is told who asked for one."""


class PlayNow(Body, frozen=True, kw_only=True):
    """A match against bots to start at once."""

    game: Word
    players: Players | None = None
    bots: tuple[Word, ...] = ()
    edition: Word | None = None
    options: dict[Word, Value] = {}
    pace: Pace = "normal"
    first: bool = False
    """A first match after a lesson: against gentle bots at a beginner's pace, with advice."""
    watch: bool = False
    """Only bots play, and everybody with the link can watch them with their thoughts."""


class Opened(msgspec.Struct, frozen=True):
    """A table by its id, which is part of its link, and by the code to join it."""

    id: str
    code: str


class Join(Body, frozen=True):
    """The code of a table."""

    code: Word


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    players: int
    phase: Phase
    public: bool
    free: int
    names: tuple[str, ...]
    """Names by seat; empty for a free one."""
    yours: int | None
    """Your seat."""
    turn: bool
    """It is your turn."""
    changed: int
    """Unix time of the last change, in seconds."""
    winners: tuple[int, ...] | None = None
    """The winning seats if the match is over and they are known."""


class Recorded(Body, frozen=True, kw_only=True):
    """A record to replay: as which seat to see it, from which step, and how many."""

    record: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a match: the act, its events, and the chosen viewer's view after it."""

    by: int | None
    did: str
    events: tuple[Event, ...]
    view: View
    goals: tuple[Goal, ...]
    """The goals of the view with what really lies under them."""


class ToldMatch(Body, frozen=True, kw_only=True):
    """A record whose story or picture is wanted."""

    record: str


class Drawn(msgspec.Struct, frozen=True):
    """A picture as SVG, and its text alternative."""

    svg: str
    alt: str


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """The story of a finished match for one person; null while it is being computed."""

    id: str | None
    """The table; an uploaded record has none."""
    state: Literal["ready", "reckoning", "waiting"]
    """It is paused while the server is too busy."""
    done: float
    """The progress from 0 to 1."""
    names: tuple[str, ...]
    """By seat; empty for an uploaded record."""
    bots: tuple[str | None, ...]
    looks: tuple[Looks, ...]
    you: int | None
    view: View
    """The end of the match, as everybody may see it."""
    results: tuple[Result, ...]
    outcome: Outcome | None
    story: Analysis | None
    """Slips of other people are left out: only those who made them see them."""
    events: tuple[Event, ...]
    """The events at the points the story refers to."""
    moves: dict[str, Move]
    """The parts of every move the story names, by its text."""
    notes: tuple[Note, ...]
    """Your private marks and notes; nobody else gets them."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Steps of a match; an uploaded record has no id."""

    id: str | None
    seat: int | None
    total: int
    first: int
    steps: tuple[Step, ...]


class Glance(msgspec.Struct, frozen=True, kw_only=True):
    """A running match as everybody at its table sees it: without hands, roles and what lies under goals."""

    view: View
    events: tuple[Event, ...]
    """The latest of them."""
    looks: tuple[Looks, ...]


class LessonWish(Body, frozen=True, kw_only=True):
    """The place in a lesson, and what to do there; `look` changes nothing."""

    chapter: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    answers: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=100)] = ()
    act: Literal["look", "answer", "skip", "back"] = "look"
    answer: Annotated[str, msgspec.Meta(max_length=200)] = ""


class LessonState(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson. Texts are ids of the catalogues; after the last chapter there is nothing to say."""

    game: str
    names: tuple[str, ...]
    """The others, from seat 1 on."""
    chapters: tuple[str, ...]
    chapter: int
    answers: tuple[str, ...]
    steps: int
    """How many steps this chapter has."""
    say: str | None = None
    task: Task | None = None
    points: tuple[str, ...] = ()
    """What is highlighted, in the order of touches."""
    kind: Literal["move", "claim", "read"] = "read"
    claims: tuple[str, ...] = ()
    view: View
    moves: tuple[Choice, ...]
    events: tuple[Event, ...]
    since: int
    """The number of the first event since the last answer."""
    results: tuple[Result, ...]
    wrong: Wrong | None = None


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a name and a sentence in the person's language."""

    reason: str
    sentence: str
