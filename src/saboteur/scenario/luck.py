"""Chance in a scenario: what the scenario says, and nothing else."""

from __future__ import annotations

import random
from collections import Counter

from saboteur.engine.core.chance import DECK, FIRST, GOALS, GOLD, LOSS, ROLES, Chance, Fortune
from saboteur.notation.move import write_seat
from saboteur.scenario.error import ScenarioError, either, within
from saboteur.scenario.reader import Reader

WORDS = {"first": FIRST, "roles": ROLES, "goals": GOALS, "deck": DECK, "gold": GOLD, "loss": LOSS}
"""How a line under ``chance`` begins, as in a record."""
_ASKED = {
    FIRST: "who begins",
    ROLES: "the roles",
    GOALS: "the goals",
    DECK: "the deck",
    GOLD: "the gold cards",
    LOSS: "the card lost",
}


class Luck(Chance):
    """Returns the outcomes listed for each kind of draw in turn, then those of the seed, if any."""

    def __init__(self, reader: Reader, lines: list[str], gold: list[int], seed: int | None) -> None:
        self._reader = reader
        self._listed: dict[int, list[list[int]]] = {what: [] for what in WORDS.values()}
        self._gold = gold
        # A scenario must repeat itself.
        self._beyond: Chance | None = None if seed is None else Fortune(random.Random(seed))  # noqa: S311
        for number, line in enumerate(lines, 1):
            with within(f"chance {number}"):
                what, outcome = self._read(line)
                self._listed[what].append(outcome)

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """The next outcome of this kind, completed with the remaining cards in the order of the box."""
        if self._listed[what]:
            with within("chance"):
                return self._complete(what, self._listed[what].pop(0), cards, count)
        if what == GOLD and self._gold:
            return self._top(cards, count)
        if self._beyond is not None or count == 0:
            return [] if self._beyond is None else self._beyond.draw(what, cards, count)
        word = next(word for word, other in WORDS.items() if other == what)
        asked = f"Chance is asked for {_ASKED[what]}, but nothing (more) is said about it"
        if what == ROLES:
            asked = f"The round is over and another begins, for which c{asked[1:]}"
        advice = "" if what == GOLD else ", give a seed, let options.rounds end the match, or leave someone a card"
        raise ScenarioError(f"{asked}: add a line like {_example(word)!r}{advice}.", "chance")

    def left(self) -> str:
        """The kinds of draw listed but never used."""
        return ", ".join(word for word, what in WORDS.items() if self._listed[what])

    def copy(self) -> Luck:
        """An independent copy with the same outcomes ahead."""
        other = Luck(self._reader, [], list(self._gold), None)
        other._listed = {what: list(outcomes) for what, outcomes in self._listed.items()}
        other._beyond = None if self._beyond is None else self._beyond.copy()
        return other

    def _complete(self, what: int, outcome: list[int], cards: list[int], count: int) -> list[int]:
        left = Counter(cards)
        for card in outcome:
            if left[card] == 0:
                raise ScenarioError(f"{self._spell(what, card)} is named too often; there are {cards.count(card)}.")
            left[card] -= 1
        if len(outcome) > count:
            raise ScenarioError(f"{len(outcome)} cards are named for {_ASKED[what]}, but only {count} are drawn.")
        rest = []
        for card in cards:
            if left[card] > 0:
                left[card] -= 1
                rest.append(card)
        return [*outcome, *rest][:count]

    def _top(self, cards: list[int], count: int) -> list[int]:
        """The topmost gold cards; what change brought into the pile since lies at its bottom."""
        left = Counter(cards)
        drawn: list[int] = []
        for value in [*self._gold, *cards]:
            if left[value] > 0 and len(drawn) < count:
                left[value] -= 1
                drawn.append(value)
        rest = Counter(drawn)
        kept = []
        for value in self._gold:
            if rest[value] > 0:
                rest[value] -= 1
            else:
                kept.append(value)
        self._gold = kept
        return drawn

    def _read(self, line: str) -> tuple[int, list[int]]:
        word, *names = line.split() or [""]
        what = WORDS.get(word)
        if what is None:
            raise ScenarioError(
                f"{line[:40]!r} is nothing chance is asked for; write {either(tuple(WORDS))}, then what."
            )
        reader = self._reader
        if what == ROLES and not reader.codec.roles:
            raise ScenarioError(f"{reader.rules.name} has no roles.")
        if what == GOALS:
            texts = " ".join(names).split(",") if names else []
            return what, [reader.as_printed(tile) for tile in reader.goals([reader.goal(text) for text in texts])]
        if what == FIRST and len(names) != 1:
            raise ScenarioError("Write one player behind 'first', for example 'first p2'.")
        return what, [self._number(what, name) for name in names]

    def _number(self, what: int, name: str) -> int:
        if what == FIRST:
            return self._reader.seat(name)
        if what == ROLES:
            return self._reader.role(name)
        if what in {DECK, LOSS}:
            return self._reader.card(name)
        if name not in {"1", "2", "3"}:
            raise ScenarioError(f"There is no gold card {name[:40]!r}; their values are 1, 2 or 3.")
        return int(name)

    def _spell(self, what: int, card: int) -> str:
        codec = self._reader.codec
        if what == ROLES:
            return codec.roles[card]
        if what == GOALS:
            return codec.goal_names[card]
        if what in {DECK, LOSS}:
            return codec.cards[card]
        return write_seat(card) if what == FIRST else f"The gold card {card}"


def _example(word: str) -> str:
    rest = {"first": "p2", "roles": "saboteur", "goals": "stone NE, gold", "gold": "3 1 1"}
    return f"{word} {rest.get(word, 'EW')}"
