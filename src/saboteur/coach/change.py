"""The effect of a move: how rollouts after it end, compared with rollouts after another move."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import copysign, sqrt
from statistics import correlation, fmean, stdev
from typing import Literal, cast

import msgspec

from saboteur.coach.exit import Exit, exits
from saboteur.engine.core.appraisal import Appraisal
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.policy import apply, rollout
from saboteur.engine.core.position import Position
from saboteur.engine.dark_cave.trails import FAR
from saboteur.notation.move import Cell
from saboteur.view import View

LEAST = 0.1
"""Smallest difference of shares that counts."""
LEAST_GOLD = 0.2
LEAST_STEPS = 0.5
LEAST_HOPED = 0.1
CHANCE = 2.5
"""Standard errors that a difference of averages must exceed."""
LINKED = 0.15
"""Smallest correlation of an average with success, in the same worlds."""
MOST = 2
"""Outcomes that are named, besides gold."""
OUT = "out"

Kind = Literal["mark", "bribe", "reach", "leave", "gold", "near", "hope"]
AVERAGES = {"gold", "near", "hope"}
"""Kinds that are told as averages; the others as shares."""
End = tuple[Kind, int | None, Cell | None]


class Change(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happens more or less often after one move than after another; its text is ``change-<kind>``."""

    kind: Kind
    """A seat marks gold, pays a troll or leaves the cave, a goal is reached; or the gold a seat has at the end.

    Where rollouts stop early: the steps a seat still has to the exit, and the gold a clan may hope to get out with.
    """
    seat: int | None = None
    """Who; of the clans: the mover for its own, nobody for the other."""
    cell: Cell | None = None
    share: float
    """How often it happens after the move, or the average."""
    other: float
    """The same after the other move."""


class Ending(msgspec.Struct, frozen=True):
    """How a round ended, as one seat sees it."""

    view: View
    success: int
    """The value for the seat, in thousandths."""
    exit: Exit | None = None
    """How far the dwarfs still are from the exit, in The Dark Cave."""


def ends(appraisal: Appraisal, worlds: Sequence[Position], seat: int, moves: Sequence[int]) -> list[list[Ending]]:
    """For each move, the outcomes of rollouts in these worlds with the same random numbers."""
    policy, found = appraisal.policy, []
    for move in moves:
        seen = []
        for number, start in enumerate(worlds):
            world = start.copy()
            world.chance = dice = Dice(number + 1)
            policy.study(world)
            policy.begin(world, appraisal.belief)
            policy.note(world, seat, move)
            if not apply(world, move, policy.stop):
                rollout(policy, world, dice, Moves())
            success = int(policy.success(world, seat))
            seen.append(Ending(cast("View", world.view(seat)), success, exits(policy, world, seat)))
        found.append(seen)
    return found


def changes(after: Sequence[Ending], instead: Sequence[Ending], seat: int) -> tuple[Change, ...]:
    """What happens more or less often in the first outcomes and correlates with success, largest difference first."""
    often, else_ = _shares(after), _shares(instead)
    helps = _helps([*after, *instead])
    found = [
        Change(kind=kind, seat=by, cell=cell, share=round(often[end], 2), other=round(else_[end], 2))
        for end in {*often, *else_}
        for kind, by, cell in [end]
        if abs(often[end] - else_[end]) >= LEAST
        if (often[end] > else_[end]) == helps(end) and _explains(end, seat, more=often[end] > else_[end])
    ]
    found.sort(key=lambda one: (-_weight(one), one.cell or (0, 0), one.seat or 0))
    # Gold that somebody gets is more telling than that its goal was reached.
    told = {one.cell for one in found if one.kind == "mark"}
    kept = [one for one in found if one.kind != "reach" or one.cell not in told]
    return (*kept[:MOST], *_gold(after, instead, seat), *_nearer(after, instead, seat))


def _explains(end: End, seat: int, *, more: bool) -> bool:
    """More gold for the seat or less for others, its own way out and its own bribes."""
    kind, by, _ = end
    return more == (by == seat) if kind == "mark" else by in {None, seat}


def _weight(one: Change) -> float:
    return abs(one.share - one.other)


def _shares(seen: Sequence[Ending]) -> defaultdict[End, float]:
    counted = Counter(end for one in seen for end in _happened(one.view))
    return defaultdict(float, {end: times / len(seen) for end, times in counted.items()})


def _helps(seen: Sequence[Ending]) -> Callable[[End], bool]:
    """Whether the seat does better in rollouts where something happened than where it did not."""
    often = [({*_happened(one.view)}, one.success) for one in seen]

    def helps(end: End) -> bool:
        by = {happened: [success for ends, success in often if (end in ends) == happened] for happened in (True, False)}
        return fmean(by[True] or [0]) > fmean(by[False] or [0])

    return helps


def gain(seen: Sequence[Ending], one: Change) -> float:
    """The difference in success between rollouts with and without it, in thousandths; 0 if it always happened."""
    by: dict[bool, list[int]] = {True: [], False: []}
    for ending in seen:
        by[(one.kind, one.seat, one.cell) in _happened(ending.view)].append(ending.success)
    return fmean(by[True]) - fmean(by[False]) if by[True] and by[False] else 0.0


def _happened(view: View) -> Iterable[End]:
    for goal in view.goals:
        if goal.open:
            yield "reach", None, goal.cell
    if view.duel is not None:
        for marker in view.duel.marked:
            yield "bribe" if marker.troll else "mark", marker.seat, marker.cell
    if view.cave is not None:
        for seat, field in enumerate(view.cave.figures):
            if field == OUT:
                yield "leave", seat, None


def _gold(after: Sequence[Ending], instead: Sequence[Ending], seat: int) -> list[Change]:
    """More gold for the seat, or less for its only rival if that differs more; in solo, the value of the move."""
    view = after[0].view
    if view.players == 1 or (view.duel is None and view.cave is None):
        return []
    seats = range(2) if view.duel is not None else (seat,)
    found = [
        Change(kind="gold", seat=one, share=round(_mean(after, one), 1), other=round(_mean(instead, one), 1))
        for one in seats
    ]
    good = [one for one in found if (one.share > one.other) == (one.seat == seat) and _weight(one) >= LEAST_GOLD]
    return [max(good, key=_weight)] if good else []


def _mean(seen: Sequence[Ending], seat: int) -> float:
    values = [one.view.gold[seat] for one in seen if one.view.gold]
    return sum(value for value in values if isinstance(value, int)) / max(1, len(values))


def _nearer(after: Sequence[Ending], instead: Sequence[Ending], seat: int) -> list[Change]:
    """Steps left to the exit, the mover's first, and the gold of the clans, if they differ and success follows them."""
    every = [*after, *instead]
    success = _apart([one.success for one in every], len(after))
    left = [one.exit for one in every if one.exit is not None]
    hoped = [one.hoped for one in left if one.hoped is not None]
    found = []
    # At larger tables the way of one other says little.
    for other in ((seat,) if hoped else (seat, 1 - seat)) if left else ():
        steps = [one.steps[other] for one in left]
        if FAR not in steps:
            found += _average("near", other, steps, success, LEAST_STEPS)
    for at, clan in enumerate((seat, None) if hoped else ()):
        found += _average("hope", clan, [one[at] for one in hoped], success, LEAST_HOPED)
    # Going away from the exit is no good by itself, even if it leads to gold.
    return [one for one in found if one.kind != "near" or one.seat != seat or one.share < one.other]


def _average(
    kind: Kind, seat: int | None, values: Sequence[float], success: Sequence[Sequence[float]], least: float
) -> list[Change]:
    """An average that differs in the same worlds beyond chance, to the side on which the seat does better."""
    worlds = len(success)
    apart = _apart(values, worlds)
    moves = len(apart[0])
    gaps = [row[0] * moves / (moves - 1) for row in apart]
    gap = fmean(gaps)
    if worlds < 2 or abs(gap) < least or abs(gap) <= CHANCE * stdev(gaps) / sqrt(worlds):
        return []
    found, wins = [value for row in apart for value in row], [value for row in success for value in row]
    if len({*wins}) < 2 or correlation(found, wins) * copysign(1, gap) < LINKED:
        return []
    share, other = fmean(values[:worlds]), fmean(values[worlds:])
    return [Change(kind=kind, seat=seat, share=round(share, 1), other=round(other, 1))]


def _apart(values: Sequence[float], worlds: int) -> list[list[float]]:
    """By world, how far each move is from the average of the moves: worlds differ more than moves do."""
    rows = [values[at::worlds] for at in range(worlds)]
    return [[value - fmean(row) for value in row] for row in rows]
