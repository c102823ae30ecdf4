"""The probabilities of roles and gold according to a careful reader of the log, and to weaker ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from saboteur.belief import Belief
from saboteur.bots.saboteur.apprentice import PRIVATE, REMEMBERS
from saboteur.bots.saboteur.covert import NAIVE
from saboteur.bots.saboteur.memory import Memory
from saboteur.match import Match
from saboteur.notation.move import write_cell, write_seat
from saboteur.puzzles.sheet import Kind

Reading = Mapping[str, float]
"""How likely each answer is."""


def read_log(match: Match, seat: int, kind: Kind) -> Reading:
    """What a seat can believe after all it has seen."""
    return _told(Belief(match.view(seat), match.seen(seat)), seat, kind)


def weaker(match: Match, seat: int, kind: Kind) -> dict[str, Callable[[random.Random], Reading]]:
    """The beliefs of weaker readers of the same log, named after similar bots."""
    view, events = match.view(seat), match.seen(seat)

    def guess(rng: random.Random) -> Reading:
        return {answer: rng.random() for answer in read_log(match, seat, kind)}

    def forget(rng: random.Random) -> Reading:
        kept = [event for event in events if event.kind in PRIVATE or rng.random() < REMEMBERS]
        return _told(Belief(view, kept), seat, kind)

    def trust(_rng: random.Random) -> Reading:
        memory = Memory()
        found = memory.follow(view, events).suspicion
        if kind == "gold":
            return {write_cell(cell): share for cell, share in memory.gold_in(view).items()}
        return {write_seat(one): found[one] for one in range(view.players) if one != seat}

    def naive(_rng: random.Random) -> Reading:
        belief = Belief(view, events)
        if kind == "gold":
            return _told(belief, seat, kind)
        found = belief.suspicion_by(NAIVE)
        return {write_seat(one): found[one] for one in range(view.players) if one != seat}

    found = {"random": guess, "apprentice": forget, "miner": naive}
    return found | {"greedy": trust} if view.game == "saboteur" else found


def _told(belief: Belief, seat: int, kind: Kind) -> Reading:
    if kind == "gold":
        return {write_cell(cell): share for cell, share in belief.gold.items()}
    return {write_seat(one): share for one, share in enumerate(belief.suspicion) if one != seat}
