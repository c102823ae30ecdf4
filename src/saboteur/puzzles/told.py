"""Explains answers: facts used by the search or the belief, which terminal and page turn into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Literal

import msgspec

from saboteur.belief import Belief
from saboteur.belief.term import OTHERS, PRIOR, Term
from saboteur.coach import Change, Reason
from saboteur.coach.reason import reason
from saboteur.match import Match
from saboteur.notation.move import Move, read_cell, read_seat
from saboteur.puzzles.puzzle import Puzzle
from saboteur.puzzles.readers import read_log

EVIDENCE = 3
"""The number of actions or events that are named."""
PLAIN = ("best", "dig", "clear", "self")
"""Reasons that do not explain a position."""
SLIGHT = 0.02
"""Changes of a probability that are too small to mention."""


class Evidence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Evidence in the log for or against an answer."""

    seq: int
    percent: int
    """How much likelier it makes the answer; below 0 if it speaks against it."""
    term: Term | None = None
    """A deed judged by the belief about players."""


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer: what it is worth and why; its text is ``puzzle-<kind>-<what>``."""

    what: Literal["worse", "right"]
    answer: str
    value: float | None = None
    """Its chance to win, its gold, or how likely it is true; None if nobody has tried it."""
    best: float | None = None
    """What the best answer is worth."""
    other: str | None = None
    """The best of the others, if this is the answer."""
    other_value: float | None = None
    margin: tuple[float, ...] = ()
    reason: Reason | None = None
    """Why it is a good or a bad move."""
    changes: tuple[Change, ...] = ()
    """How rounds end otherwise after the answer than after the next best."""
    evidence: tuple[Evidence, ...] = ()


def told(puzzle: Puzzle, match: Match, answer: str) -> Told:
    """The explanation of an answer, from what the seat may know."""
    right = answer in puzzle.answers
    # Beliefs are recomputed; trying moves again would take too long.
    values = puzzle.values if puzzle.kind == "move" else read_log(match, puzzle.seat, puzzle.kind)
    wrong = [one for one in values if one not in puzzle.answers]
    other = max(wrong, key=values.__getitem__, default=None) if right else None
    return Told(
        what="right" if right else "worse",
        answer=answer,
        value=values.get(answer),
        best=values.get(puzzle.answers[0]),
        other=other,
        other_value=_beside(puzzle, values, answer, other),
        margin=puzzle.margin if right else (),
        reason=_reason(puzzle, match, answer) if puzzle.kind == "move" else None,
        changes=puzzle.changes if right else (),
        evidence=() if puzzle.kind == "move" else evidence(puzzle, match, answer),
    )


def _beside(puzzle: Puzzle, values: Mapping[str, float], answer: str, other: str | None) -> float | None:
    """What the next best is worth beside the answer: by the margin, which was measured in the same worlds for both."""
    if other is None:
        return None
    value = values.get(answer)
    if puzzle.kind != "move" or not puzzle.margin or value is None:
        return values[other]
    return round(max(0.0, value - puzzle.margin[0]), 3)


def _reason(puzzle: Puzzle, match: Match, answer: str) -> Reason | None:
    view = match.view(puzzle.seat)
    found = reason(view, Belief(view, match.seen(puzzle.seat)), Move.parse(answer))
    # One card more or less in the maze is obvious.
    return None if found.kind in PLAIN else found


def evidence(puzzle: Puzzle, match: Match, answer: str) -> tuple[Evidence, ...]:
    """The evidence in the log about an answer, the strongest first."""
    if puzzle.kind == "who":
        return _deeds(puzzle, match, answer)
    view, events = match.view(puzzle.seat), match.seen(puzzle.seat)
    cell = read_cell(answer)
    whole = Belief(view, events).gold.get(cell, 0.0)
    found = []
    for at, event in enumerate(events):
        if event.kind in {"claim", "lay", "reveal", "rockfall"}:
            # The weight of an event is the change without it.
            without = Belief(view, [*events[:at], *events[at + 1 :]]).gold.get(cell, 0.0)
            if abs(whole - without) >= SLIGHT:
                found.append(Evidence(seq=event.seq, percent=round(100 * (whole - without))))
    return tuple(sorted(found, key=lambda one: -abs(one.percent))[:EVIDENCE])


def _deeds(puzzle: Puzzle, match: Match, answer: str) -> tuple[Evidence, ...]:
    seat = read_seat(answer)
    belief = Belief(match.view(puzzle.seat), match.seen(puzzle.seat))
    share = belief.suspicion[seat]
    terms = [term for term in belief.ledger(seat) if term.kind not in {PRIOR, OTHERS} and term.seq is not None]
    found = []
    for term in terms:
        percent = round(100 * (share - _without(share, term.log_odds)))
        if percent:
            found.append(Evidence(seq=term.seq or 0, percent=percent, term=term))
    return tuple(sorted(found, key=lambda one: -abs(one.term.log_odds if one.term else 0.0))[:EVIDENCE])


def _without(share: float, odds: float) -> float:
    """A probability without something that says so much for it, in log odds."""
    if not 0.0 < share < 1.0:
        return share
    return 1.0 / (1.0 + exp(-(log(share / (1.0 - share)) - odds)))
