"""A move as people write it.

>>> Move.parse("SW 3,-1")
Move('SW 3,-1')
>>> Move.parse("repair-pick-cart p2 cart").tool
'cart'
"""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from saboteur.cards.actions import ACTIONS, CREATURES, TOOLS, action_name, is_action
from saboteur.cards.shape import SIDES, NotationError, Shape, letters
from saboteur.notation.reason import InvalidMove

Cell = tuple[int, int]

BARE = ("stop", "suffer", "propose-end", "agree", "refuse", "pass", "done")
"""Moves of a single word."""
FIELDS = ("", *SIDES, "c", "t", "end", *(letters(mask) for mask in range(16)))
"""The names of fields by the engine's number; the last are those of paths."""
FIELD_NUMBERS = {name: number for number, name in reversed(list(enumerate(FIELDS)))}
_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})", re.ASCII)
_SEAT = re.compile(r"p([1-9][0-9]?)", re.ASCII)


class Move(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """What a player asks for: a verb, and whichever of the other parts it needs."""

    verb: str
    card: str | None = None
    """The card played as printed; for `lay` the shape as it then lies."""
    cards: tuple[str, ...] = ()
    cell: Cell | None = None
    seat: int | None = None
    tool: str | None = None
    value: int | None = None
    field: str | None = None
    """The part of the card on the cell, in The Dark Cave."""
    side: str | None = None
    """The side of the cell on which a web lies: E or S."""
    values: tuple[int, ...] = ()
    """The gold cards with which trolls are paid, the highest first."""

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move; `InvalidMove` says what is wrong with it."""
        words = text.split()
        if not words:
            raise InvalidMove("A move cannot be empty. Write for example 'EW 1,0', 'map 8,2' or 'discard NS'.")
        if len(words) > 8 or len(text) > 200:
            raise InvalidMove("That is too long for a move. Write for example 'EW 1,0', 'map 8,2' or 'discard NS'.")
        return _read(words)

    def __str__(self) -> str:
        if self.verb == "lay":
            return f"{self.card} {write_cell(self.cell or (0, 0))}"
        words = [self.card or ""] if self.verb == "play" else [self.verb]
        if self.verb in {"orient", "fend", "remove"}:
            words.append(self.card or "")
        words += self.cards
        if self.cell is not None:
            words.append(write_cell(self.cell) if self.field is None else write_field(self.cell, self.field))
        if self.side is not None:
            words.append(self.side)
        if self.seat is not None:
            words.append(write_seat(self.seat))
        if self.tool is not None:
            words.append(self.tool)
        if self.value is not None:
            words.append(str(self.value))
        words += [str(value) for value in self.values]
        return " ".join(words)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


def write_cell(cell: Cell) -> str:
    """A cell as text."""
    return f"{cell[0]},{cell[1]}"


def read_cell(word: str) -> Cell:
    """A cell from text."""
    found = _CELL.fullmatch(word)
    if found is None:
        raise InvalidMove(f"{word!r} is no cell. Write column and row like '3,-1'.")
    return int(found[1]), int(found[2])


def write_field(cell: Cell, field: str) -> str:
    """A field as text: the cell, and the part of the card on it if it has several."""
    return f"{write_cell(cell)}.{field}" if field else write_cell(cell)


def read_field(word: str) -> tuple[Cell, str]:
    """A field from text."""
    cell, dot, field = word.partition(".")
    if dot and (not field or field not in FIELD_NUMBERS):
        raise InvalidMove(f"{word!r} is no field. Write a cell and a part of its card, like '2,1.N' or '2,1.c'.")
    return read_cell(cell), field


def write_seat(seat: int) -> str:
    """A seat as text, counted from p1."""
    return f"p{seat + 1}"


def read_seat(word: str) -> int:
    """A seat from text."""
    found = _SEAT.fullmatch(word)
    if found is None:
        raise InvalidMove(f"{word!r} is no player. Write p1, p2 and so on.")
    return int(found[1]) - 1


def _read(words: list[str]) -> Move:
    verb, rest = words[0], words[1:]
    if verb in _READERS:
        return _READERS[verb](rest)
    if verb in BARE:
        if rest:
            raise InvalidMove(f"Nothing follows {verb!r}; leave out {' '.join(rest)!r}.")
        return Move(verb)
    if is_action(verb):
        return _read_action(verb, rest)
    shape = _shape(verb)
    if len(rest) != 1:
        raise InvalidMove(f"Say where {shape} shall lie, for example '{shape} 1,0'.")
    return Move("lay", card=shape, cell=read_cell(rest[0]))


def _read_discard(rest: list[str]) -> Move:
    if not 1 <= len(rest) <= 3:
        raise InvalidMove("After 'discard' name the cards to throw away, for example 'discard EW'.")
    return Move("discard", cards=tuple(sorted(_card(word) for word in rest)))


def _read_take(rest: list[str]) -> Move:
    if len(rest) != 1 or rest[0] not in {"1", "2", "3"}:
        raise InvalidMove("After 'take' name the gold card's value, for example 'take 3'.")
    return Move("take", value=int(rest[0]))


def _read_orient(rest: list[str]) -> Move:
    if len(rest) != 1:
        raise InvalidMove("After 'orient' name the shape the goal shall show, for example 'orient SW'.")
    return Move("orient", card=_shape(rest[0]))


def _read_step(rest: list[str]) -> Move:
    if len(rest) != 1:
        raise InvalidMove("After 'step' name the field, for example 'step 2,1' or 'step 2,1.N'.")
    cell, field = read_field(rest[0])
    return Move("step", cell=cell, field=field)


def _read_chop(rest: list[str]) -> Move:
    return _read_edge(Move("chop"), rest)


def _read_fend(rest: list[str]) -> Move:
    if len(rest) != 1 or rest[0] not in CREATURES:
        raise InvalidMove(f"After 'fend' name the creature: {', '.join(CREATURES)}.")
    return Move("fend", card=rest[0])


def _read_remove(rest: list[str]) -> Move:
    if len(rest) != 3 or not is_action(rest[0]):
        raise InvalidMove(
            "After 'remove' name a card in front of you and the two you pay, for example 'remove broken-pick EW map'."
        )
    return Move("remove", card=rest[0], cards=tuple(sorted(_card(word) for word in rest[1:])))


def _read_bribe(rest: list[str]) -> Move:
    return _read_where("bribe", rest)


def _read_mark(rest: list[str]) -> Move:
    return _read_where("mark", rest)


def _read_where(verb: str, rest: list[str]) -> Move:
    if len(rest) != 1:
        raise InvalidMove(f"After {verb!r} name the cell, for example '{verb} 3,1'.")
    return Move(verb, cell=read_cell(rest[0]))


def _read_pay(rest: list[str]) -> Move:
    if not rest or any(word not in {"1", "2", "3"} for word in rest):
        raise InvalidMove("After 'pay' name the values of the gold cards to give up, for example 'pay 2 1'.")
    return Move("pay", values=tuple(sorted((int(word) for word in rest), reverse=True)))


def _read_steal(rest: list[str]) -> Move:
    if len(rest) != 1:
        raise InvalidMove("After 'steal' name the player, for example 'steal p2'.")
    return Move("steal", seat=read_seat(rest[0]))


_READERS: dict[str, Callable[[list[str]], Move]] = {
    "discard": _read_discard,
    "take": _read_take,
    "orient": _read_orient,
    "step": _read_step,
    "chop": _read_chop,
    "fend": _read_fend,
    "remove": _read_remove,
    "steal": _read_steal,
    "bribe": _read_bribe,
    "mark": _read_mark,
    "pay": _read_pay,
}
VERBS = frozenset((*_READERS, *BARE))
"""The words a move can begin with besides cards; no card can have such a name."""


def _read_edge(move: Move, rest: list[str]) -> Move:
    if len(rest) != 2 or rest[1] not in SIDES or len(rest[1]) != 1:
        raise InvalidMove(f"Say on which side of which cell, for example '{move.card or move.verb} 1,0 E'.")
    (x, y), side = read_cell(rest[0]), rest[1]
    # One edge, one name: that of the cell west or north of it.
    if side == "W":
        x, side = x - 1, "E"
    elif side == "N":
        y, side = y - 1, "S"
    return msgspec.structs.replace(move, cell=(x, y), side=side)


def _read_action(card: str, rest: list[str]) -> Move:
    """An action card and its aim. Decks may bring cards of their own: whether a game has it, its codec says."""
    name = action_name(card) or card
    kind = ACTIONS.get(name)
    if kind is None:
        return _read_unknown(card, rest)
    if kind.aim == "edge":
        return _read_edge(Move("play", card=card), rest)
    if kind.aim == "field" and len(rest) == 1:
        cell, field = read_field(rest[0])
        return Move("play", card=card, cell=cell, field=field)
    tool = None
    if len(rest) == 2 and rest[1] in TOOLS:
        tool = rest.pop()
    if not rest:
        return Move("play", card=card, tool=tool)
    if len(rest) > 1:
        raise InvalidMove(f"There is too much behind {card!r}: {' '.join(rest)!r}.")
    if "," in rest[0]:
        return Move("play", card=card, cell=read_cell(rest[0]), tool=tool)
    return Move("play", card=card, seat=read_seat(rest[0]), tool=tool)


def _read_unknown(card: str, rest: list[str]) -> Move:
    """A card of a deck of one's own: what it is aimed at shows in how the aim is written."""
    try:
        if len(rest) == 2 and rest[1] in tuple(SIDES):
            return _read_edge(Move("play", card=card), rest)
        if len(rest) == 2 and rest[1] in TOOLS:
            return Move("play", card=card, seat=read_seat(rest[0]), tool=rest[1])
        if len(rest) == 1 and "." in rest[0]:
            cell, field = read_field(rest[0])
            return Move("play", card=card, cell=cell, field=field)
        if len(rest) == 1 and "," in rest[0]:
            return Move("play", card=card, cell=read_cell(rest[0]))
        if len(rest) == 1:
            return Move("play", card=card, seat=read_seat(rest[0]))
    except InvalidMove:
        rest = [*rest, ""]
    if rest:
        raise InvalidMove(f"{card!r} is neither a card nor a command: write for example 'EW 1,0' or 'map 8,2'.")
    return Move("play", card=card)


def _card(word: str) -> str:
    return word if is_action(word) else _shape(word)


def _shape(word: str) -> str:
    try:
        return str(Shape.parse(word))
    except NotationError as error:
        raise InvalidMove(f"{word!r} is neither a card nor a command: {error}") from None
