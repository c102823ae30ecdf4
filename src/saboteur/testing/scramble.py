"""A position in which everything the viewer may not know is randomized."""

from __future__ import annotations

import random

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import BY, FACE_UP, KIND, ROLE, SEAT_WIDTH, SIZE
from saboteur.engine.core.vector import vector
from saboteur.games import Ruleset
from saboteur.testing.facts import facts_of
from saboteur.testing.secrecy import VECTORS, declared, may_know


class Scramble:
    """Randomizes what a seat may not know. A game overrides what depends on something the seat knows."""

    def __init__(self, rules: Ruleset, truth: Position, seat: int, rng: random.Random) -> None:
        self.rules = rules
        self.truth = truth
        self.seat = seat
        self.rng = rng

    def position(self) -> Position:
        """The scrambled position."""
        other = self.truth.copy()
        for field in VECTORS:
            items = enumerate(list(getattr(self.truth, field)))
            mixed = [item if self.known(field, at) else self.nonsense(field, at, item) for at, item in items]
            setattr(other, field, vector(mixed))
        self.tie(other)
        other.chance = Dice(self.rng.getrandbits(30))
        return other

    def known(self, field: str, index: int) -> bool:
        """Whether the number must stay as it is."""
        return declared(self.truth, field, index) and may_know(self.truth, self.seat, field, index)

    def nonsense(self, field: str, index: int, item: int) -> int:
        """Another value for a number the seat may not know."""
        if field == "goals":
            return self.rng.choice(list(self.rules.game.goal_tiles))
        if field == "seats":
            return self.seat_number(index % SEAT_WIDTH, item)
        if field == "extra":
            return self.extra_number(index, item)
        if field == "history":
            return item
        if field == "hands" and index % self.truth.game.hand_room >= self.truth.of(
            index // self.truth.game.hand_room, SIZE
        ):
            return self.any_card()
        if field == "discards" and index >= self.truth.discard_count:
            return self.any_card() | self.rng.choice((0, FACE_UP)) | self.rng.randrange(4) << BY
        return item & ~KIND | self.card_like(item & KIND)

    def any_card(self) -> int:
        """Any kind of card."""
        return self.rng.randrange(len(self.rules.codec.cards))

    def card_like(self, _card: int) -> int:
        """A card with the same back."""
        return self.any_card()

    def seat_number(self, field: int, _item: int) -> int:
        """Something else for a field of a seat."""
        return self.rng.randrange((len(self.rules.codec.roles) or 2) if field == ROLE else 40)

    def extra_number(self, _index: int, item: int) -> int:
        """Something else for a number that only this game has."""
        return item

    def tie(self, other: Position) -> None:
        """Restore consistency; by default the game's hidden numbers are shuffled among those with the same rule."""
        rules = facts_of(self.truth.game.name).extra
        groups: dict[int, list[int]] = {}
        for index, rule in rules.items():
            if index < len(other.extra) and not self.known("extra", index):
                groups.setdefault(id(rule), []).append(index)
        for places in groups.values():
            values = [other.extra[at] for at in places]
            self.rng.shuffle(values)
            for at, value in zip(places, values, strict=True):
                other.extra[at] = value


def scramble(rules: Ruleset, truth: Position, seat: int, rng: random.Random) -> Position:
    """The position with everything randomized that the seat may not know."""
    kind = facts_of(rules.name).scramble or Scramble
    return kind(rules, truth, seat, rng).position()
