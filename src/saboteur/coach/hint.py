"""Hints: the best moves of a seat, tried in worlds consistent with what it has seen, each with its reason."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log, sqrt
from statistics import fmean

import msgspec

from saboteur.belief import Belief
from saboteur.belief.likely import likely
from saboteur.coach.change import AVERAGES, Change, Ending, changes, ends, gain
from saboteur.coach.reason import Reason, reason
from saboteur.engine.core.appraisal import Appraisal
from saboteur.games import DeckFile
from saboteur.notation.event import Event
from saboteur.view import View
from saboteur.worlds import Worlds

CANDIDATES = 8
"""Moves that are tried."""
WORLDS = 60
IDEAS = 3
ENDS = 60
"""Worlds in which the effect of a move is measured by rollouts."""
CLEAR = 0.15
"""Smallest difference that is reported."""
CLEAR_AVERAGE = {"gold": 0.3, "near": 0.5, "hope": 0.2}
MATTERS = 100
"""Smallest correlation with the seat's success, in thousandths."""
PLAIN = {"best", "dig", "clear", "self"}
"""Reasons without a fact."""
ALIKE = {"look", "discard"}
"""Reasons that only one idea may have."""
CLOSE = 0.04
"""Chances that differ by less count as equal."""
CLOSE_GOLD = 0.4
"""The same in solo, in gold."""
MILLI = 1000.0


class Idea(msgspec.Struct, frozen=True, kw_only=True):
    """A move, its value and the reason."""

    move: str
    chance: float
    """The chance to win the round (The Duel: the match), in solo the expected gold."""
    error: float
    """Its standard error."""
    reason: Reason
    alike: bool = False
    """Whether it does about as well as the best move."""
    change: Change | None = None
    """Its effect compared with moves that do worse, if there are any, if no fact on the table explains it."""


def hint(
    view: View,
    events: Sequence[Event],
    *,
    worlds: int = WORLDS,
    seed: int = 0,
    deck: DeckFile | None = None,
) -> tuple[Idea, ...]:
    """The two or three best moves of the view's seat, the best first; empty if there is no choice or no reason.

    Uses only what the seat may know: the same view and events give the same hint.
    """
    if view.seat is None or view.actor != view.seat:
        return ()
    drawn = Worlds(view, random.Random(seed), deck)  # noqa: S311 - a hint is to be repeatable
    policy = drawn.rules.game.policy
    if policy is None:
        return ()
    belief = Belief(view, events, deck=deck)
    samples = likely(drawn.rules, drawn.sampler, belief, drawn.dice, worlds)
    appraisal = Appraisal(policy, public_odds(belief), seed + 1)
    moves = appraisal.candidates(samples[0], view.seat, CANDIDATES)
    if len(moves) < 2:
        return ()
    tried = appraisal.compare(samples, view.seat, moves)
    every = []
    for at, code in enumerate(moves):
        values = [row[at] / MILLI for row in tried]
        mean = sum(values) / len(values)
        spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
        move = drawn.move(code)
        told = reason(view, belief, move)
        error = sqrt(spread / len(values))
        every.append(Idea(move=str(move), chance=round(mean, 3), error=round(error, 3), reason=told))
    # Ties are broken by the policy's order.
    found = _different(sorted(every, key=lambda idea: -idea.chance))[:IDEAS]
    close = CLOSE_GOLD if view.players == 1 else CLOSE
    alike = [msgspec.structs.replace(idea, alike=found[0].chance - idea.chance < close) for idea in found[1:]]
    ideas = [found[0], *alike]
    if all(idea.reason.kind not in PLAIN for idea in ideas):
        return tuple(ideas)
    codes = {str(drawn.move(code)): at for at, code in enumerate(moves)}
    # In other worlds than those that ranked the moves: what ranked one first by chance does not explain it.
    others = likely(drawn.rules, drawn.sampler, belief, drawn.dice, min(worlds, ENDS))
    seen = ends(appraisal, others, view.seat, moves)
    even = found[0].chance - min(idea.chance for idea in every) < close
    chances = {codes[idea.move]: idea.chance for idea in every}
    explained = []
    for idea in ideas:
        at, plain = codes[idea.move], idea.reason.kind in PLAIN
        worse = [other for other in chances if chances[at] - chances[other] >= close]
        change = _change(seen, at, worse or [other for other in chances if other != at], view.seat) if plain else None
        why = Reason(kind="even") if plain and change is None and even else idea.reason
        explained.append(msgspec.structs.replace(idea, change=change, reason=why))
    return tuple(explained)


def _change(seen: Sequence[Sequence[Ending]], move: int, rest: Sequence[int], seat: int) -> Change | None:
    """The largest effect of a move compared with these others."""
    others = [ending for at in rest for ending in seen[at]]
    if fmean(one.success for one in seen[move]) <= fmean(one.success for one in others):
        return None
    pooled = [*seen[move], *others]
    found = [
        one
        for one in changes(seen[move], others, seat)
        if clear(one)
        if one.kind in AVERAGES or _matters(gain(pooled, one), more=one.share > one.other)
        # A goal of The Dark Cave that is reached may be a dark hole, or serve the other clan.
        if one.kind != "reach" or seen[move][0].view.cave is None
    ]
    return found[0] if found else None


def clear(one: Change) -> bool:
    """Whether the difference is large enough to be told, as it is told: 2.4 is 0.3 more than 2.1."""
    return round(abs(one.share - one.other), 2) >= CLEAR_AVERAGE.get(one.kind, CLEAR)


def _matters(gained: float, *, more: bool) -> bool:
    return (gained if more else -gained) >= MATTERS


def _different(ideas: Sequence[Idea]) -> list[Idea]:
    """The ideas without near-duplicates: a second goal to look under, a second card to discard."""
    kinds: set[str] = set()
    found = []
    for idea in ideas:
        if idea.reason.kind in ALIKE and idea.reason.kind in kinds:
            continue
        kinds.add(idea.reason.kind)
        found.append(idea)
    return found


def public_odds(belief: Belief) -> list[int]:
    """The public's suspicion of each seat, in thousandths of log odds, as policies expect it."""
    return [round(MILLI * log(share / (1.0 - share))) if 0 < share < 1 else 0 for share in belief.public.suspicion]
