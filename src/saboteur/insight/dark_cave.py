"""The Dark Cave if the match ended now: whose treasure would be larger, and whose clan card could change that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from saboteur.engine.core.seat import NOBODY
from saboteur.engine.dark_cave.ending import Clans
from saboteur.games import Ruleset
from saboteur.games.dark_cave.views import CLANS, NO_WINNER, works_for
from saboteur.insight.chances import CaveForecast, ClanChance, Forecast, Suppose
from saboteur.insight.roles import pool, unknown_seats
from saboteur.notation.event import HIDDEN
from saboteur.view import View


class _World(NamedTuple):
    """One possible deal of the unknown clan cards, and its result."""

    roles: tuple[str, ...]
    rescued: tuple[int, ...]
    multiplier: tuple[int, ...]
    treasure: tuple[int, ...]
    winner: str


def cave_forecast(rules: Ruleset, view: View) -> Forecast:
    """Score every deal of clan cards that the seat cannot rule out, with the engine."""
    unknown = unknown_seats(view)
    cards = pool(rules, view)
    worlds = [_end(rules, view, roles) for roles in _deals(view, cards)]
    both = range(len(CLANS))
    clans = tuple(
        ClanChance(
            clan=CLANS[clan],
            rescued=_span(world.rescued[clan] for world in worlds),
            multiplier=_span(world.multiplier[clan] for world in worlds),
            treasure=_span(world.treasure[clan] for world in worlds),
        )
        for clan in both
    )
    winners = _winners(worlds)
    suppose = []
    for seat in unknown:
        for role in dict.fromkeys(world.roles[seat] for world in sorted(worlds, key=lambda world: world.roles)):
            then = _winners([world for world in worlds if world.roles[seat] == role])
            if then != winners:
                suppose.append(Suppose(seat=seat, role=role, winners=then))
    mine: tuple[bool, ...] = ()
    if view.role is not None:
        mine = tuple(sorted({world.winner == CLANS[works_for(view.role)] for world in worlds}, reverse=True))
    cave = CaveForecast(
        clans=clans,
        winners=winners,
        tied=any(world.treasure[0] == world.treasure[1] for world in worlds),
        mine=mine,
        suppose=tuple(suppose),
    )
    return Forecast(unknown=unknown, pool=cards, cave=cave)


def _deals(view: View, cards: dict[str, int]) -> list[tuple[str, ...]]:
    """Everyone's role in every deal that matches the public card backs."""
    assert view.cave is not None
    choices = []
    for seat, role in enumerate(view.roles):
        back = view.cave.clans[seat]
        choices.append([role] if role != HIDDEN else [one for one in cards if one.startswith(f"{back}-")])
    unknown = unknown_seats(view)
    found = []
    for roles in product(*choices):
        dealt = Counter(roles[seat] for seat in unknown)
        left = Counter({role: number - dealt[role] for role, number in cards.items()})
        if min(left.values(), default=0) >= 0 and _fits_aside(left, view):
            found.append(roles)
    return found


def _fits_aside(left: Counter[str], view: View) -> bool:
    """Whether the cards nobody holds show the backs that lie aside."""
    assert view.cave is not None
    hidden = [clan for clan, role in zip(view.cave.aside_clans, view.cave.aside, strict=True) if role == HIDDEN]
    backs = Counter[str]()
    for role, number in left.items():
        backs[role.partition("-")[0]] += number
    return +backs == Counter(hidden)


def _end(rules: Ruleset, view: View, roles: tuple[str, ...]) -> _World:
    assert view.cave is not None
    left = view.cave.left
    clans = Clans(
        [rules.codec.roles.index(role) for role in roles],
        [int(gold) for gold in view.gold],
        sum(1 << seat for seat in left),
        left[0] if left else NOBODY,
    )
    winner = clans.winner()
    return _World(
        roles,
        (clans.rescued(0), clans.rescued(1)),
        (clans.workers(1), clans.workers(0)),
        (clans.treasure(0), clans.treasure(1)),
        CLANS[winner] if winner >= 0 else NO_WINNER,
    )


def _winners(worlds: list[_World]) -> tuple[str, ...]:
    found = {world.winner for world in worlds}
    return tuple(winner for winner in (*CLANS, NO_WINNER) if winner in found)


def _span(numbers: Iterable[int]) -> tuple[int, int]:
    found = list(numbers)
    return min(found), max(found)
