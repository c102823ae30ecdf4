"""The maze of the Duel as a bot sees it: what each colour reaches, and how far it is to the goals."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from saboteur.bots.grid import FAR, Field, around, field_of, nearest, place_of
from saboteur.cards.shape import SIDES, Feature, Shape
from saboteur.notation.move import Cell
from saboteur.view import Duel, View

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
HOPE = 1.4
"""How many nuggets a goal shows on average."""


@dataclass(frozen=True)
class Card:
    """A card as it lies; sides are masks of N = 1, E = 2, S = 4, W = 8."""

    openings: int
    segments: tuple[int, int, int, int]
    doors: dict[str, int]
    trolls: int
    ladder: str
    rungs: int
    gold: int
    gold_arms: int


@lru_cache(maxsize=1024)
def card_of(code: str) -> Card:
    """Read a code."""
    shape = Shape.parse(code)
    masks = shape.segment_masks
    segments = tuple([next((mask for mask in masks if mask >> side & 1), 0) for side in range(4)])
    doors = {f.name[5:]: 1 << SIDES.index(f.arm) for f in shape.features if f.name.startswith("door") and f.arm}
    trolls = sum(1 << SIDES.index(f.arm) for f in shape.features if f.name == "troll" and f.arm)
    ladder = next((f for f in shape.features if f.name.startswith("ladder-")), None)
    gold = next((f for f in shape.features if f.name.startswith("gold")), None)
    return Card(
        shape.openings,
        (segments[0], segments[1], segments[2], segments[3]),
        doors,
        trolls,
        ladder.name[7:] if ladder else "",
        _arms(shape, ladder),
        int(gold.name[4:]) if gold else 0,
        _arms(shape, gold),
    )


def _arms(shape: Shape, feature: Feature | None) -> int:
    return 0 if feature is None else shape.segment_masks[max(shape.segment_of(feature), 0)]


@dataclass
class Reach:
    """What one colour reaches: linked arms by cell, gold, hidden goals, and the empty cells it leads into."""

    linked: dict[Cell, int] = field(default_factory=dict)
    gold: int = 0
    goals: set[Cell] = field(default_factory=set)
    ends: int = 0
    """Empty cells as bits (see `grid`)."""


class DuelPicture:
    """Cards, keys and bribes of a view, and what follows from changing one of them."""

    def __init__(self, view: View) -> None:
        assert view.duel is not None
        self.view = view
        self.duel: Duel = view.duel
        self.cards = {laid.cell: card_of(laid.card) for laid in view.board}
        self.colours = view.duel.colours
        self.hidden = {goal.cell: goal.card for goal in view.goals if not goal.open}
        self.keys = {(key.cell, key.seat) for key in view.duel.keys}
        self.bribed = {marker.cell for marker in view.duel.marked if marker.troll}
        self.marked = {marker.cell for marker in view.duel.marked}
        self._starts = [cell for cell, card in self.cards.items() if card.openings == 15 and card.ladder]
        empty = around((*self._starts, *(goal.cell for goal in view.goals)))
        for cell in (*self.cards, *self.hidden):
            empty &= ~(1 << place_of(cell))
        self._fields: list[tuple[float, Field]] = [
            (self.worth(cell), field_of(empty, 1 << place_of(cell), [])) for cell in self.hidden
        ]
        self._now: dict[int, Reach] = {}

    def worth(self, goal: Cell) -> float:
        """How many nuggets a hidden goal is worth, as far as one knows."""
        code = self.hidden[goal]
        return HOPE if code == "?" else float(card_of(code).gold)

    def shut(self, cell: Cell, card: Card, seat: int) -> int:
        """The arms of a card that a seat cannot pass."""
        shut = 0 if cell in self.bribed else card.trolls
        if (cell, seat) not in self.keys:
            for colour, arms in card.doors.items():
                if colour != self.colours[seat]:
                    shut |= arms
        return shut

    def now(self, seat: int) -> Reach:
        """What the seat reaches as things are."""
        if seat not in self._now:
            self._now[seat] = self.flood(seat)
        return self._now[seat]

    def flood(self, seat: int) -> Reach:
        """What the seat reaches, worked out from its start."""
        found = Reach()
        start = next(cell for cell in self._starts if self.cards[cell].ladder == self.colours[seat])
        self._spread([(start, 15)], seat, found)
        return found

    def _spread(self, waiting: list[tuple[Cell, int]], seat: int, found: Reach) -> None:
        cards, linked = self.cards, found.linked
        while waiting:
            cell, segment = waiting.pop()
            before = linked.get(cell, 0)
            if before & segment == segment:
                continue
            linked[cell] = before | segment
            card = cards[cell]
            if card.gold and card.gold_arms & segment and cell not in self.marked:
                found.gold += card.gold
            live = segment & ~self.shut(cell, card, seat)
            for side in range(4):
                if live >> side & 1:
                    there = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
                    other = cards.get(there)
                    back = side ^ 2
                    if other is not None:
                        if other.openings >> back & 1 and not self.shut(there, other, seat) >> back & 1:
                            waiting.append((there, other.segments[back]))
                    elif there in self.hidden:
                        found.goals.add(there)
                    else:
                        found.ends |= 1 << place_of(there)
            if card.rungs & segment and card.ladder in self.colours:
                waiting += [(c, other.rungs) for c, other in cards.items() if other.ladder == card.ladder]

    def laid(self, cell: Cell, code: str, seat: int) -> Reach:
        """What the seat would reach with a card laid there; what it reached before is left as it is."""
        card = card_of(code)
        before = self.now(seat)
        ends = before.ends & ~(1 << place_of(cell))
        found = Reach(dict(before.linked), before.gold, set(before.goals), ends)
        entered = []
        shut = self.shut(cell, card, seat)
        for side in range(4):
            if card.openings >> side & 1 and not shut >> side & 1:
                there = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
                other = self.cards.get(there)
                back = side ^ 2
                live = other is not None and before.linked.get(there, 0) & ~self.shut(there, other, seat)
                if live >> back & 1:
                    entered.append((cell, card.segments[side]))
        if card.rungs and any(self.cards[c].ladder == card.ladder and m for c, m in before.linked.items()):
            entered.append((cell, card.rungs))
        if entered:
            self.cards[cell] = card
            self._spread(entered, seat, found)
            del self.cards[cell]
        return found

    def opened(self, seat: int, cell: Cell, *, key_of: int | None = None) -> Reach:
        """What the seat would reach with the troll there bribed, or its door opened by someone's key."""
        if key_of is None:
            self.bribed.add(cell)
            found = self.flood(seat)
            self.bribed.discard(cell)
        else:
            self.keys.add((cell, key_of))
            found = self.flood(seat)
            self.keys.discard((cell, key_of))
        return found

    def without(self, cell: Cell, seat: int) -> Reach:
        """What the seat would reach without a card."""
        card = self.cards.pop(cell)
        found = self.flood(seat)
        self.cards[cell] = card
        return found

    def prospect(self, reach: Reach) -> float:
        """How much gold lies ahead, the nearer the better."""
        total = 0.0
        for worth, way in self._fields:
            steps = nearest(way, reach.ends)
            if steps < FAR:
                total += worth * 0.75**steps
        return total + sum(1.2 * self.worth(goal) for goal in reach.goals)
