"""The state of a match in the notation of scenarios: seats as p1, cells as x,y, plain lists and tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from saboteur.match import Match
from saboteur.notation.move import write_cell, write_seat
from saboteur.notation.verdict import Verdict
from saboteur.scenario.sheet import NOBODY, SPECTATOR
from saboteur.view import OWN_FIELDS, Cave, Duel, Expansion, Outcome, Prompt, Result, View

NONE = "none"
UNORDERED = ("hand", "board")
"""Fields of a view whose order does not matter."""
BY_SEAT = ("hand_sizes", "front", "roles", "gold")
"""Lists with one entry per seat."""


def seat(number: int | None) -> str:
    """A seat, or nobody."""
    return NOBODY if number is None else write_seat(number)


def prompt(question: Prompt | None) -> str:
    """The current prompt."""
    if question is None:
        return NONE
    words = [question.kind]
    if question.cell is not None:
        words.append(write_cell(question.cell))
    if question.creature is not None:
        words.append(question.creature)
    if question.steps is not None:
        words.append(str(question.steps))
    return " ".join(words)


def result(ended: Result) -> dict[str, Any]:
    """How a round ended."""
    return {
        **msgspec.structs.asdict(ended),
        "winners": [seat(winner) for winner in ended.winners],
        "reached_by": seat(ended.reached_by),
        "roles": list(ended.roles),
        "gold": list(ended.gold),
        "rescued": list(ended.rescued),
        "multipliers": list(ended.multipliers),
        "treasures": list(ended.treasures),
        "verdict": NONE if ended.verdict is None else verdict(ended.verdict),
    }


def verdict(reached: Verdict) -> dict[str, Any]:
    """How the gold of a round of Saboteur 2 was divided."""
    return {
        **msgspec.structs.asdict(reached),
        "connector": seat(reached.connector),
        "connector_role": reached.connector_role or NONE,
        "blue_way": [write_cell(cell) for cell in reached.blue_way],
        "green_way": [write_cell(cell) for cell in reached.green_way],
        "counted": [seat(winner) for winner in reached.counted],
        "left_out": [seat(winner) for winner in reached.left_out],
        "deductions": list(reached.deductions),
        "paid": list(reached.paid),
        "mined": list(reached.mined),
        "stolen": [f"{seat(theft.thief)} {seat(theft.victim)}" for theft in reached.stolen],
        "spare_roles": list(reached.spare_roles),
    }


def expansion(seen: Expansion) -> dict[str, Any]:
    """What is special about Saboteur 2."""
    return {
        **msgspec.structs.asdict(seen),
        "old_roles": [f"{old.role} {seat(old.seat)}" for old in seen.old_roles],
        "sitting_out": [seat(number) for number in seen.sitting_out],
        "known": [f"{' '.join(one.cards)} among {one.among} {seat(one.seat)}" for one in seen.known],
    }


def outcome(ended: Outcome | None) -> dict[str, Any] | str:
    """How the match ended."""
    if ended is None:
        return NONE
    return {"winners": [seat(winner) for winner in ended.winners], "gold": list(ended.gold), "reason": ended.reason}


def duel(seen: Duel) -> dict[str, Any]:
    """What is special about the Duel: markers and keys by their cells."""
    return {
        **msgspec.structs.asdict(seen),
        "marked": {write_cell(marker.cell): seat(marker.seat) for marker in seen.marked},
        "keys": {write_cell(key.cell): seat(key.seat) for key in seen.keys},
    }


def cave(seen: Cave) -> dict[str, Any]:
    """What is special about The Dark Cave."""
    return {
        **msgspec.structs.asdict(seen),
        "lying": [seat(number) for number, lies in enumerate(seen.lying) if lies],
        "shown": [seat(number) for number, shows in enumerate(seen.shown) if shows],
        "left": [seat(number) for number in seen.left],
        "webs": [f"{write_cell(web.cell)} {web.side} {web.strength} {seat(web.owner)} {web.card}" for web in seen.webs],
        "creatures": [f"{creature.card} {creature.field} {seat(creature.owner)}" for creature in seen.creatures],
        "veins": [write_cell(cell) for cell in seen.veins],
        "known": [f"{' '.join(one.cards)} among {one.among} {seat(one.seat)}" for one in seen.known],
    }


OWN: dict[str, Callable[[Any], dict[str, Any]]] = {"duel": duel, "cave": cave, "expansion": expansion}
"""Converters for fields that only one game has; other such fields are converted as they are."""


def own(name: str, part: Any) -> dict[str, Any] | str:
    """A field that only one game has."""
    if part is None:
        return NONE
    return OWN[name](part) if name in OWN else msgspec.structs.asdict(part)


def view(seen: View) -> dict[str, Any]:
    """Every field of a view."""
    changed = {
        "seat": SPECTATOR if seen.seat is None else seat(seen.seat),
        "turn": seat(seen.turn),
        "actor": seat(seen.actor),
        "prompt": prompt(seen.prompt),
        "board": sorted(f"{laid.card} {write_cell(laid.cell)}" for laid in seen.board),
        "goals": {write_cell(goal.cell): goal.card for goal in seen.goals},
        "hand": sorted(seen.hand),
        "front": [sorted(cards) for cards in seen.front],
        "role": NONE if seen.role is None else seen.role,
        "discards": [f"{card.card} {seat(card.seat)}" for card in seen.discards],
        "results": [result(ended) for ended in seen.results],
        **{name: own(name, getattr(seen, name)) for name in OWN_FIELDS},
    }
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(msgspec.structs.asdict(seen) | changed))
    return fields


class Truth:
    """The full state, hidden information included, put together from all seats' views."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.views = [match.view(number) for number in range(match.rules.players)]
        self.public = match.view(None)

    def hands(self) -> list[list[str]]:
        """Everyone's cards."""
        return [sorted(seen.hand) for seen in self.views]

    def roles(self) -> list[str]:
        """Everyone's role."""
        return [seen.roles[number] for number, seen in enumerate(self.views)]

    def gold(self) -> list[int | str]:
        """Everyone's nuggets."""
        return [seen.gold[number] for number, seen in enumerate(self.views)]

    def discards(self) -> list[str]:
        """The discards, each as known to the seat it came from."""
        cards = enumerate(self.public.discards)
        return [f"{self.views[card.seat].discards[number].card} {seat(card.seat)}" for number, card in cards]

    def goals(self, *, open_: bool) -> dict[str, str]:
        """The goals that lie open, or those that do not."""
        return {write_cell(goal.cell): goal.card for goal in self.public.goals if goal.open is open_}

    def cells(self) -> dict[str, str]:
        """What lies on every cell that is not empty; a hidden goal reads ``?``."""
        return self.goals(open_=False) | {write_cell(laid.cell): laid.card for laid in self.public.board}
