"""Compares moves with the alternatives, from what the mover could know and believe."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt

from saboteur.analysis.analysis import Judged
from saboteur.belief import Belief
from saboteur.belief.likely import likely
from saboteur.coach.hint import public_odds
from saboteur.engine.core.appraisal import Appraisal
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import STEP_WIDTH, Position
from saboteur.engine.core.step import TURN
from saboteur.match import Match, Played

CANDIDATES = 6
"""The number of alternatives a move is compared with."""
SLIP, BLUNDER = 0.10, 0.25
"""Smallest loss of a slip and of a blunder, in chances to win."""
GOLD_SLIP, GOLD_BLUNDER = 1.5, 4.0
"""The same in solo, in gold."""
DOUBT = 2.0
"""Standard errors by which a difference must exceed zero."""
MILLI = 1000.0
SEED_BITS = 58


def judge(
    match: Match,
    played: Played,
    appraisal: Appraisal,
    rng: random.Random,
    worlds: int,
    at: int = 0,
    turn: int = 1,
    belief: Belief | None = None,
) -> Judged | None:
    """Judge a move; None if it is neither remarkably good nor bad.

    Worlds are weighted by the mover's belief; without one, all consistent worlds are equally likely. The best
    alternative is selected in some worlds and measured in others, because the best of many looks better than it is.
    The policy's own first answer to a side question (bribe no troll, walk on) is never called good.
    """
    if belief is not None:
        appraisal = Appraisal(appraisal.policy, public_odds(belief), rng.getrandbits(SEED_BITS))
    codec = match.rules.codec
    code = codec.code(played.move)
    sample = match.sample(played.seat, rng)
    first = appraisal.candidates(sample, played.seat, CANDIDATES)
    moves = [code] + [other for other in first if other != code]
    if len(moves) == 1:
        return None
    plain = first[0] == code and not _on_turn(match._position)
    slip, blunder = (GOLD_SLIP, GOLD_BLUNDER) if match.rules.players == 1 else (SLIP, BLUNDER)
    found = appraisal.compare(_worlds(match, played.seat, belief, rng, worlds), played.seat, moves)
    best = max(range(1, len(moves)), key=lambda at: sum(row[at] for row in found))
    gain, error = _difference(found, 0, best)
    if abs(gain) < slip * 0.6 or (plain and gain > 0):
        return None
    found = appraisal.compare(_worlds(match, played.seat, belief, rng, 5 * worlds), played.seat, [code, moves[best]])
    gain, error = _difference(found, 0, 1)
    if abs(gain) < slip or abs(gain) < DOUBT * error or (plain and gain > 0):
        return None
    return Judged(
        seq=match.seq,
        at=at,
        turn=turn,
        seat=played.seat,
        move=str(played.move),
        verdict="good" if gain > 0 else "slip" if gain > -blunder else "blunder",
        other=str(codec.move(moves[best])),
        gain=round(gain, 3),
        error=round(error, 3),
    )


def _on_turn(position: Position) -> bool:
    """Whether a turn is asked for, not the answer to a side question."""
    return position.agenda[position.depth - STEP_WIDTH] == TURN


def _worlds(match: Match, seat: int, belief: Belief | None, rng: random.Random, count: int) -> list[Position]:
    if belief is None:
        return [match.sample(seat, rng) for _ in range(count)]
    dice = Dice(rng.getrandbits(SEED_BITS))
    return likely(match.rules, match._position.worlds(seat), belief, dice, count)


def _difference(found: Sequence[Sequence[int]], one: int, other: int) -> tuple[float, float]:
    """The mean difference between two moves in the same worlds, and its standard error."""
    gains = [(row[one] - row[other]) / MILLI for row in found]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean, sqrt(spread / len(gains))
