"""A move as people write it.

>>> Move.parse("SW 3,-1")
Move('SW 3,-1')
>>> Move.parse("repair-pick-cart p2 cart").tool
'cart'
"""

from __future__ import annotations

import re

import msgspec

from saboteur.reason import InvalidMove
from saboteur.shape import NotationError, Shape

Cell = tuple[int, int]

TOOLS = ("pick", "lantern", "cart")
ACTIONS = frozenset({
    *(f"broken-{tool}" for tool in TOOLS),
    *(f"repair-{tool}" for tool in TOOLS),
    "repair-pick-lantern", "repair-pick-cart", "repair-lantern-cart",
    "rockfall", "map", "theft", "hands-off", "swap-hats", "inspection", "swap-hands", "trapped", "free",
    "key", "information", "web", "boots", "axe", "rat", "lindworm", "goblin",
})  # fmt: skip
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
        words += self.cards
        if self.verb == "orient":
            words.append(self.card or "")
        if self.cell is not None:
            words.append(write_cell(self.cell))
        if self.seat is not None:
            words.append(write_seat(self.seat))
        if self.tool is not None:
            words.append(self.tool)
        if self.value is not None:
            words.append(str(self.value))
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
    if verb == "discard":
        if not 1 <= len(rest) <= 3:
            raise InvalidMove("After 'discard' name the cards to throw away, for example 'discard EW'.")
        return Move("discard", cards=tuple(sorted(_card(word) for word in rest)))
    if verb == "take":
        if len(rest) != 1 or rest[0] not in {"1", "2", "3"}:
            raise InvalidMove("After 'take' name the gold card's value, for example 'take 3'.")
        return Move("take", value=int(rest[0]))
    if verb == "orient":
        if len(rest) != 1:
            raise InvalidMove("After 'orient' name the shape the goal shall show, for example 'orient SW'.")
        return Move("orient", card=_shape(rest[0]))
    if verb in ACTIONS:
        return _read_action(verb, rest)
    shape = _shape(verb)
    if len(rest) != 1:
        raise InvalidMove(f"Say where {shape} shall lie, for example '{shape} 1,0'.")
    return Move("lay", card=shape, cell=read_cell(rest[0]))


def _read_action(card: str, rest: list[str]) -> Move:
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


def _card(word: str) -> str:
    return word if word in ACTIONS else _shape(word)


def _shape(word: str) -> str:
    try:
        return str(Shape.parse(word))
    except NotationError as error:
        raise InvalidMove(f"{word!r} is neither a card nor a command: {error}") from None
