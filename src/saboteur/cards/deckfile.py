"""Reads the TOML file of a deck strictly, row by row."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from saboteur.cards.actions import ACTIONS
from saboteur.cards.box import (
    ActionCard,
    DeckError,
    GoalCard,
    GoldCard,
    Name,
    PathCard,
    RoleCard,
    Rounds,
    StartCard,
    Value,
    demand,
)
from saboteur.cards.shape import GROUPS, NotationError, Shape

FOLDER = Path(__file__).parents[1] / "decks"

Amount = Annotated[int, msgspec.Meta(ge=0, le=999)]
Seats = Annotated[int, msgspec.Meta(ge=1, le=12)]
Groups = tuple[Amount, Amount, Amount]
# Not `Amount | Groups`: msgspec 0.22 reads invalid memory for a constrained int in a union with a fixed-length tuple.
ByGroup = Amount | tuple[Amount, ...]
Span = tuple[Seats, Seats]
OptionName = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z_]*\Z", max_length=40)]
Part = Literal["path", "action", "start", "goal", "layout"]
T = TypeVar("T")

_ADVICE = (
    (r"Object contains unknown field (.*)", r"there is no key \1; remove it or correct its spelling"),
    (r"Object missing required field (.*)", r"the key \1 is missing; add it"),
    (r"Expected int >= (.*)", r"write a whole number of at least \1"),
    (r"Expected int <= (.*)", r"write a whole number of at most \1"),
    (r"Integer value out of range", "write a smaller whole number"),
    (r"Expected int, got", "write a whole number"),
    (r"Expected str, got", "write a text in quotation marks"),
    (r"Expected str matching regex", "write small letters and digits, with - between words (_ in options)"),
    (r"Expected str of length <= (.*)", r"write at most \1 letters"),
    (r"Expected array of length (.*), got (.*)", r"write \1 values in [ ] instead of \2"),
    (r"Expected array, got", "write a list in [ ]"),
    (r"Expected object, got", "write a table such as { key = value }"),
    (r"Invalid enum value (.*)", r"\1 is not known here; correct it"),
)


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file in which an unknown key is an error."""


class Include(Strict, frozen=True):
    """Which rows are taken over from which other game."""

    game: Name
    parts: tuple[Part, ...]


class LayoutRow(Strict, frozen=True, kw_only=True):
    """A layout, for all numbers of players or a span of them."""

    players: Span | None = None
    starts: tuple[str, ...]
    goals: tuple[str, ...]


class TableRow(Strict, frozen=True):
    """What holds for one number of players."""

    players: Seats
    hand: ByGroup
    pile: ByGroup | None = None
    roles: dict[Name, Amount] = {}


class Totals(Strict, frozen=True):
    """What the rulebook says is in the box."""

    path: Amount = 0
    start: Amount = 0
    goal: Amount = 0
    action: Amount = 0
    gold: Amount = 0
    nuggets: Amount = 0
    role: Amount = 0
    path_groups: Groups | None = None
    action_groups: Groups | None = None
    features: dict[str, Amount] = {}
    goal_features: dict[str, Amount] = {}
    actions: dict[str, Amount] | None = None


class File(Strict, frozen=True, kw_only=True):
    """A deck file; rows are converted one by one so that an error can name the row."""

    format: Literal[1]
    game: Name
    players: Span
    first: str
    totals: Totals
    options: dict[OptionName, tuple[Value, ...]]
    editions: dict[OptionName, dict[OptionName, Value]]
    rounds: Rounds = Rounds()
    aside: ByGroup = 0
    include: Include | None = None
    pieces: dict[Name, Amount] = {}
    path: tuple[Any, ...] = ()
    start: tuple[Any, ...] = ()
    goal: tuple[Any, ...] = ()
    action: tuple[Any, ...] = ()
    gold: tuple[Any, ...] = ()
    role: tuple[Any, ...] = ()
    layout: tuple[Any, ...] = ()
    table: tuple[Any, ...] = ()


class Rows(msgspec.Struct, frozen=True):
    """The rows of one file, read but not yet joined with included ones."""

    path: tuple[PathCard, ...]
    start: tuple[StartCard, ...]
    goal: tuple[GoalCard, ...]
    action: tuple[ActionCard, ...]
    gold: tuple[GoldCard, ...]
    role: tuple[RoleCard, ...]
    layout: tuple[LayoutRow, ...]
    table: tuple[TableRow, ...]


def names() -> tuple[str, ...]:
    """The names of all decks that come with the package."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def text(name: str) -> str:
    """The text of a deck file that comes with the package."""
    if name not in names():
        raise DeckError(f"There is no deck {name!r}; known are {', '.join(names())}.")
    try:
        return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(f"decks/{name}.toml cannot be read: {error}; install the package again.") from None


def table_of(text: str, file: str) -> dict[str, Any]:
    """The TOML in a text."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DeckError(f"{file} is not valid TOML: {error}; correct the text there.") from None


def parse(text: str, file: str) -> tuple[File, Rows]:
    """The settings and the rows of a deck file; file names it in error messages."""
    raw = convert(table_of(text, file), File, file)
    rows = Rows(
        path=_rows(raw.path, "path", PathCard, file),
        start=_rows(raw.start, "start", StartCard, file),
        goal=_rows(raw.goal, "goal", GoalCard, file),
        action=_rows(raw.action, "action", ActionCard, file),
        gold=_rows(raw.gold, "gold", GoldCard, file),
        role=_rows(raw.role, "role", RoleCard, file),
        layout=_rows(raw.layout, "layout", LayoutRow, file),
        table=_rows(raw.table, "table", TableRow, file),
    )
    return raw, rows


def _rows(values: tuple[Any, ...], kind: str, wanted: type[T], file: str) -> tuple[T, ...]:
    rows = []
    for number, value in enumerate(values, 1):
        label = value.get("code", value.get("players", value.get("value"))) if isinstance(value, dict) else None
        where = f"{file}, {kind} row {number}" + (f" ({label})" if isinstance(label, str | int) else "")
        row = convert(value, wanted, where)
        if isinstance(row, PathCard):
            check_path(row.code, where)
        elif isinstance(row, ActionCard):
            _check_action(row, where)
        rows.append(row)
    return tuple(rows)


def convert(value: Any, wanted: type[T], where: str) -> T:
    """Convert a value; `DeckError` says in plain words what is wrong with it."""
    try:
        return msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).replace("`", "").partition(" - at ")
        key = path.removeprefix("$").removeprefix(".")
        raise DeckError(f"{where}{', ' + key if key else ''}: {_advice(problem)}.") from None


def _advice(problem: str) -> str:
    """How to fix a value of the wrong type, without type jargon."""
    for pattern, advice in _ADVICE:
        if match := re.match(pattern, problem):
            return match.expand(advice)
    return f"{problem[:1].lower()}{problem[1:]}; correct it"


def check_path(code: str, where: str) -> None:
    """Reject a path card that is not in canonical form."""
    try:
        canonical = str(Shape.parse(code))
    except NotationError as error:
        raise DeckError(f"{where}: {error}") from None
    demand(code == canonical, where, f"write the code canonically as {canonical}")


def _check_action(card: ActionCard, where: str) -> None:
    own = not card.effect and card.aim is None
    demand(own, where, "effect and aim are for decks of one's own; an effect belongs into games/<game>/build.py")
    code = card.code
    group, _, name = code.rpartition(".")
    known = name in ACTIONS and (not group or group in GROUPS) and code[:1] != "."
    demand(known, where, f"there is no such action; known are {', '.join(ACTIONS)}, with I., II. or III. in front")


@cache
def _included(name: str) -> tuple[File, Rows]:
    return parse(text(name), f"decks/{name}.toml")


def joined(raw: File, own: Rows, file: str) -> Rows:
    """The rows of a file together with those it takes over from another."""
    if raw.include is None:
        return own
    where = f"{file}, include"
    demand(raw.include.game != raw.game, where, "a deck cannot include itself; name another game")
    known = f"there is no deck {raw.include.game}; known are {', '.join(names())}"
    demand(raw.include.game in names(), where, known)
    other, taken = _included(raw.include.game)
    demand(other.include is None, where, f"{other.game} includes a deck itself; name the one it includes")
    parts = {part: getattr(taken, part) + getattr(own, part) for part in raw.include.parts}
    return msgspec.structs.replace(own, **parts)
