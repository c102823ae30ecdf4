"""A move as people write it.

>>> Move.parse("SW 3,-1")
Move('SW 3,-1')
>>> Move.parse("repair-pick-cart p2 cart").tool
'cart'
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

import msgspec

from saboteur.cards.actions import ACTIONS, CREATURES, TOOLS, action_name, is_action
from saboteur.cards.shape import SIDES, NotationError, Shape, letters
from saboteur.notation.reason import InvalidMove
from saboteur.notation.verb import NAMES_A_CARD, VERBS, Form

Cell = tuple[int, int]

FIELDS = ("", *SIDES, "c", "t", "end", *(letters(mask) for mask in range(16)))
"""The names of fields by the engine's number; the last are those of paths."""
FIELD_NUMBERS = {name: number for number, name in reversed(list(enumerate(FIELDS)))}
_TOO_LONG = "That is too long for a move. Write for example 'EW 1,0', 'map 8,2' or 'discard NS'."
_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})", re.ASCII)
_SEAT = re.compile(r"p([1-9][0-9]?)", re.ASCII)


class Move(msgspec.Struct, frozen=True, gc=False, cache_hash=True, omit_defaults=True, repr_omit_defaults=True):
    """A player's request: a verb and the parts it needs."""

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
        """Parse a move; `InvalidMove` says what is wrong with it."""
        if len(text) > 200:
            raise InvalidMove(_TOO_LONG)
        return _parse(text)

    def __str__(self) -> str:
        if self.verb == "lay":
            return f"{self.card} {write_cell(self.cell or (0, 0))}"
        words = [self.card or ""] if self.verb == "play" else [self.verb]
        if self.verb in VERBS and VERBS[self.verb].form in NAMES_A_CARD:
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
        raise InvalidMove(f"{word!r} is not a cell. Write column and row like '3,-1'.")
    return int(found[1]), int(found[2])


def write_field(cell: Cell, field: str) -> str:
    """A field as text: the cell, and the part of the card on it if it has several."""
    return f"{write_cell(cell)}.{field}" if field else write_cell(cell)


def read_field(word: str) -> tuple[Cell, str]:
    """A field from text."""
    cell, dot, field = word.partition(".")
    if dot and (not field or field not in FIELD_NUMBERS):
        raise InvalidMove(f"{word!r} is not a field. Write a cell and a part of its card, like '2,1.N' or '2,1.c'.")
    return read_cell(cell), field


def write_seat(seat: int) -> str:
    """A seat as text, counted from p1."""
    return f"p{seat + 1}"


def read_seat(word: str) -> int:
    """A seat from text."""
    found = _SEAT.fullmatch(word)
    if found is None:
        raise InvalidMove(f"{word!r} is not a player. Write p1, p2 and so on.")
    return int(found[1]) - 1


@lru_cache(maxsize=2_000)
def _parse(text: str) -> Move:
    """Cached: the same few hundred moves occur again and again."""
    words = text.split()
    if not words:
        raise InvalidMove("A move cannot be empty. Write for example 'EW 1,0', 'map 8,2' or 'discard NS'.")
    if len(words) > 8:
        raise InvalidMove(_TOO_LONG)
    return _read(words)


def _read(words: list[str]) -> Move:
    verb, rest = words[0], words[1:]
    if verb in VERBS:
        return _READERS[VERBS[verb].form](verb, rest)
    if is_action(verb):
        return _read_action(verb, rest)
    shape = _shape(verb)
    if len(rest) != 1:
        raise InvalidMove(f"Say where {shape} shall lie, for example '{shape} 1,0'.")
    return Move("lay", card=shape, cell=read_cell(rest[0]))


def _read_nothing(verb: str, rest: list[str]) -> Move:
    if rest:
        raise InvalidMove(f"Nothing follows {verb!r}; leave out {' '.join(rest)!r}.")
    return Move(verb)


def _read_cards(verb: str, rest: list[str]) -> Move:
    if not 1 <= len(rest) <= 3:
        raise InvalidMove(f"After {verb!r} name the cards to throw away, for example '{verb} EW'.")
    return Move(verb, cards=tuple(sorted(_card(word) for word in rest)))


def _read_gold_card(verb: str, rest: list[str]) -> Move:
    if len(rest) != 1 or rest[0] not in {"1", "2", "3"}:
        raise InvalidMove(f"After {verb!r} name the gold card's value, for example '{verb} 3'.")
    return Move(verb, value=int(rest[0]))


def _read_gold_cards(verb: str, rest: list[str]) -> Move:
    if not rest or any(word not in {"1", "2", "3"} for word in rest):
        raise InvalidMove(f"After {verb!r} name the values of the gold cards to give up, for example '{verb} 2 1'.")
    return Move(verb, values=tuple(sorted((int(word) for word in rest), reverse=True)))


def _read_shape(verb: str, rest: list[str]) -> Move:
    if len(rest) != 1:
        raise InvalidMove(f"After {verb!r} name the shape the goal shall show, for example '{verb} SW'.")
    return Move(verb, card=_shape(rest[0]))


def _read_field(verb: str, rest: list[str]) -> Move:
    if len(rest) != 1:
        raise InvalidMove(f"After {verb!r} name the field, for example '{verb} 2,1' or '{verb} 2,1.N'.")
    cell, field = read_field(rest[0])
    return Move(verb, cell=cell, field=field)


def _read_edge_of(verb: str, rest: list[str]) -> Move:
    return _read_edge(Move(verb), rest)


def _read_creature(verb: str, rest: list[str]) -> Move:
    if len(rest) != 1 or rest[0] not in CREATURES:
        raise InvalidMove(f"After {verb!r} name the creature: {', '.join(CREATURES)}.")
    return Move(verb, card=rest[0])


def _read_card_and_cards(verb: str, rest: list[str]) -> Move:
    if len(rest) != 3 or not is_action(rest[0]):
        raise InvalidMove(
            f"After {verb!r} name a card in front of you and the two you pay, for example '{verb} broken-pick EW map'."
        )
    return Move(verb, card=rest[0], cards=tuple(sorted(_card(word) for word in rest[1:])))


def _read_where(verb: str, rest: list[str]) -> Move:
    if len(rest) != 1:
        raise InvalidMove(f"After {verb!r} name the cell, for example '{verb} 3,1'.")
    return Move(verb, cell=read_cell(rest[0]))


def _read_who(verb: str, rest: list[str]) -> Move:
    if len(rest) != 1:
        raise InvalidMove(f"After {verb!r} name the player, for example '{verb} p2'.")
    return Move(verb, seat=read_seat(rest[0]))


_READERS: dict[Form, Callable[[str, list[str]], Move]] = {
    "nothing": _read_nothing,
    "cell": _read_where,
    "field": _read_field,
    "edge": _read_edge_of,
    "seat": _read_who,
    "creature": _read_creature,
    "shape": _read_shape,
    "cards": _read_cards,
    "card+cards": _read_card_and_cards,
    "gold-card": _read_gold_card,
    "gold-cards": _read_gold_cards,
}


def _read_edge(move: Move, rest: list[str]) -> Move:
    if len(rest) != 2 or rest[1] not in SIDES or len(rest[1]) != 1:
        raise InvalidMove(f"Say on which side of which cell, for example '{move.card or move.verb} 1,0 E'.")
    (x, y), side = read_cell(rest[0]), rest[1]
    # An edge is named after the cell west or north of it.
    if side == "W":
        x, side = x - 1, "E"
    elif side == "N":
        y, side = y - 1, "S"
    return msgspec.structs.replace(move, cell=(x, y), side=side)


def _read_action(card: str, rest: list[str]) -> Move:
    """An action card and its target. Custom decks add cards, so only the codec knows whether a game has it."""
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
    """A card of a custom deck: the form of its target tells its kind."""
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


@lru_cache(maxsize=4096)
def _shape(word: str) -> str:
    try:
        return str(Shape.parse(word))
    except NotationError as error:
        raise InvalidMove(f"{word!r} is neither a card nor a command: {error}") from None
