"""Who may know which number of a position: each is declared, here or in the game's facts.

The suite compares views and samples with this table, and fails on anything of a position that is not declared. A number
whose rule says no may still be guessed at from others (the picks between two of one's own are known as a heap): then
the view shows the heap.
"""

from __future__ import annotations

from saboteur.engine.core.position import STEP_WIDTH, Position
from saboteur.engine.core.seat import BY, FACE_UP, PEEKED, SEAT_WIDTH, SIZE
from saboteur.engine.core.step import ORIENT
from saboteur.testing.facts import Rule, facts_of, hidden, public

SPECTATOR = -1

VECTORS = ("deck", "goals", "hands", "seats", "discards", "history", "extra")
"""The parts of a position that hold secrets."""


def number_of(viewer: int | None) -> int:
    """A viewer as the engine counts."""
    return SPECTATOR if viewer is None else viewer


def in_hand(position: Position, seat: int, index: int) -> bool:
    """A hand is known to its holder; the old content of an empty slot is known to nobody."""
    holder, slot = divmod(index, position.game.hand_room)
    return holder == seat and slot < position.of(holder, SIZE)


def thrown(position: Position, seat: int, index: int) -> bool:
    """Played cards are public, discarded ones are known to the seat that discarded them; past rounds are forgotten."""
    card = position.discards[index]
    return index < position.discard_count and (card & FACE_UP != 0 or card >> BY & 15 == seat)


def under_goal(position: Position, seat: int, index: int) -> bool:
    """A goal is public once it is turned up (even before it is oriented), until then known to seats that looked."""
    if not position.board.hidden(index):
        return True
    asked = range(0, position.depth, STEP_WIDTH)
    if any(position.agenda[at] == ORIENT and position.agenda[at + 2] == index for at in asked):
        return True
    return seat != SPECTATOR and position.of(seat, PEEKED) >> index & 1 == 1


def of_seats(position: Position, seat: int, index: int) -> bool:
    """What is kept of each seat, field by field, as its game declares it."""
    owner, field = divmod(index, SEAT_WIDTH)
    return facts_of(position.game.name).seats[field](position, seat, owner)


def of_history(position: Position, seat: int, index: int) -> bool:
    """What past rounds brought, as its game declares it."""
    return facts_of(position.game.name).history(position, seat, index)


def of_extra(position: Position, seat: int, index: int) -> bool:
    """What only one game needs, slot by slot, as its game declares it."""
    return facts_of(position.game.name).extra[index](position, seat, index)


POSITION: dict[str, Rule] = {
    "game": public,
    "board": public,
    "chance": hidden,
    "log": hidden,
    "round": public,
    "turn": public,
    "last": public,
    "found": public,
    "drawn": public,
    "deck": hidden,
    "goals": under_goal,
    "hands": in_hand,
    "seats": of_seats,
    "discards": thrown,
    "discard_count": public,
    "agenda": public,
    "depth": public,
    "history": of_history,
    "extra": of_extra,
    "finished": public,
}
"""Every part of a position; a rule holds for each of its numbers."""

BOARD = frozenset(
    (
        "tiles",
        "grid",
        "mask",
        "cards",
        "card_count",
        "edge",
        "edge_count",
        "goals",
        "roots",
        "reached",
        "climbed",
        "changes",
        "shared",
    )
)
"""Every part of a board. All are public: it knows where goals lie, never what lies under them."""


def may_know(position: Position, seat: int, field: str, index: int = 0) -> bool:
    """Whether a seat may know a number of a position."""
    return POSITION[field](position, seat, index)


def declared(position: Position, field: str, index: int) -> bool:
    """Whether there is a rule for this number."""
    facts = facts_of(position.game.name)
    if field == "extra":
        return index in facts.extra
    return field != "seats" or index % SEAT_WIDTH in facts.seats
