"""A round of Saboteur 2 if it ended now: with the treasure reached on the shortest way, or not at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from saboteur.engine.saboteur2.history import BLUE, GREEN
from saboteur.engine.saboteur2.state import GEOLOGIST
from saboteur.engine.saboteur2.winners import less, losing_side, mined, share
from saboteur.games import Ruleset
from saboteur.games.saboteur2.build import ROLES, verdict
from saboteur.games.saboteur2.views import SIDES, reason
from saboteur.insight.approach import approaches
from saboteur.insight.chances import Case, End, Forecast, RoleChance
from saboteur.insight.roles import dealt, pool, unknown_seats
from saboteur.maze import Maze
from saboteur.notation.event import HIDDEN
from saboteur.view import View

TEAMS = {"blue": BLUE, "green": GREEN}
MATTERS = ("saboteur", "boss")
"""Roles whose mere presence changes who wins."""


class _World(NamedTuple):
    """One possible deal of the unknown role cards."""

    hidden: Counter[str]
    """How many of the unknown seats have each role."""
    roles: frozenset[str]
    """All roles in play."""


class _Outcome(NamedTuple):
    """The side and the roles that win."""

    side: int
    winners: int


_Rule = Callable[[str, int], _Outcome]
_Groups = dict[tuple[bool, _Outcome], tuple[dict[str, None], list[_World]]]


def round_forecast(rules: Ruleset, view: View) -> Forecast:
    """Every possible end, with the cases the seat cannot rule out."""
    table = _Table(rules, view)
    ends = []
    cases: dict[int, tuple[Case, ...]] = {}
    for one in approaches(view):
        free = sum(TEAMS[colour] for colour in one.free)
        if free not in cases:
            cases[free] = table.connected(free)
        ends.append(
            End(
                reached=True,
                goal=one.goal,
                missing=one.missing,
                way=one.way,
                free=one.free,
                cases=cases[free],
            )
        )
    ends.append(End(reached=False, cases=table.unconnected()))
    return Forecast(
        unknown=table.unknown,
        pool=table.pool,
        trapped=tuple(sorted(table.trapped)),
        crystals=table.crystals,
        ends=tuple(ends),
    )


class _Table:
    """What a seat knows about everyone's roles, and its consequences."""

    def __init__(self, rules: Ruleset, view: View) -> None:
        self.verdict = verdict(rules.options)
        self.roles = view.roles
        self.unknown = unknown_seats(view)
        self.pool = pool(rules, view)
        self.trapped = {seat for seat, front in enumerate(view.front) if "trapped" in front}
        self.idle = set() if rules.options["trapped_geologist_paid"] else self.trapped
        """Geologists who get nothing."""
        self.crystals = Maze.of(view).crystals()
        known = {role for role in view.roles if role != HIDDEN}
        self.worlds = [_World(hidden, frozenset(known | set(+hidden))) for hidden in self._deals()]

    def _deals(self) -> list[Counter[str]]:
        return list(dealt(self.pool, len(self.unknown)))

    def connected(self, free: int) -> tuple[Case, ...]:
        """The cases once the treasure is reached, by the role of the player who lays the last card."""

        def ends(connector: str, mask: int) -> _Outcome:
            number = ROLES.index(connector)
            return _Outcome(self.verdict.side(number, free), self.verdict.connected(number, free, mask))

        connectors = [role for role in ROLES if any(role in world.roles for world in self.worlds)]
        return self._cases(connectors, ends, reached=True)

    def unconnected(self) -> tuple[Case, ...]:
        """The cases if it is not."""
        return self._cases(
            [""], lambda _, mask: _Outcome(losing_side(mask), self.verdict.unconnected(mask)), reached=False
        )

    def _cases(self, connectors: list[str], ends: _Rule, *, reached: bool) -> tuple[Case, ...]:
        """Groups worlds by result, with as few conditions as possible."""
        splits = ((role, self._groups(connectors, ends, role)) for role in (None, *MATTERS))
        role, groups = next((role, found) for role, found in splits if found is not None)
        both = len({there for there, _ in groups}) == 2
        cases = []
        for (there, outcome), (who, worlds) in groups.items():
            everyone = sum(other == there for other, _ in groups) == 1
            cases.append(
                Case(
                    connector=() if everyone else tuple(who),
                    present=role if both and there else None,
                    absent=role if both and not there else None,
                    side=SIDES[outcome.side],
                    reason=reason(outcome.side, reached=reached),
                    roles=self._chances(outcome.winners, worlds),
                )
            )
        return tuple(cases)

    def _groups(self, connectors: list[str], ends: _Rule, role: str | None) -> _Groups | None:
        """Worlds by whether the role is in play and what happens; None if that does not decide it."""
        groups: _Groups = {}
        told: dict[tuple[str, bool], _Outcome] = {}
        for connector in connectors:
            for world in self.worlds:
                if connector and connector not in world.roles:
                    continue
                outcome = ends(connector, _mask(world.roles))
                there = role is not None and role in world.roles
                if told.setdefault((connector, there), outcome) != outcome:
                    return None
                who, worlds = groups.setdefault((there, outcome), ({}, []))
                who[connector] = None
                worlds.append(world)
        return groups

    def _chances(self, winners: int, worlds: list[_World]) -> tuple[RoleChance, ...]:
        """Every role that may be in play, winners first."""
        chances = []
        for number, role in enumerate(ROLES):
            seats = tuple(seat for seat, known in enumerate(self.roles) if known == role)
            held = [len(seats) + world.hidden[role] for world in worlds]
            if not any(held):
                continue
            wins = bool(winners >> number & 1)
            gold = self._mined(worlds) if number == GEOLOGIST else self._shares(role, winners, worlds) if wins else [0]
            chances.append(
                RoleChance(
                    role=role,
                    wins=wins or (number == GEOLOGIST and max(gold) > 0),
                    seats=seats,
                    held=(min(held), max(held)),
                    gold=(min(gold), max(gold)),
                )
            )
        return tuple(sorted(chances, key=lambda chance: not chance.wins))

    def _shares(self, role: str, winners: int, worlds: list[_World]) -> list[int]:
        """What each holder of a winning role may get; trapped ones do not count."""
        won = {one for number, one in enumerate(ROLES) if winners >> number & 1}
        counted = sum(known in won for seat, known in enumerate(self.roles) if seat not in self.trapped)
        open_holder = any(known == role for seat, known in enumerate(self.roles) if seat not in self.trapped)
        caught = len(self.trapped & set(self.unknown))
        free = len(self.unknown) - caught
        # Somebody must hold it: one of the known seats, or one of those that count.
        winning = {
            counted + number
            for world in worlds
            for among in [sum(number for one, number in world.hidden.items() if one in won)]
            for number in range(max(0, among - caught), min(among, free) + 1)
            if open_holder or (world.hidden[role] and number)
        }
        amounts = [less(ROLES.index(role), share(number)) for number in winning]
        return amounts or [0]

    def _mined(self, worlds: list[_World]) -> list[int]:
        """What each geologist may get."""
        paid = sum(known == "geologist" for seat, known in enumerate(self.roles) if seat not in self.idle)
        caught = len(self.idle & set(self.unknown))
        free = len(self.unknown) - caught
        mining = {
            paid + number
            for hidden in {world.hidden["geologist"] for world in worlds}
            for number in range(max(0, hidden - caught), min(hidden, free) + 1)
            if paid + number
        }
        amounts = [mined(self.crystals, number) for number in mining]
        return amounts or [0]


def _mask(roles: Iterable[str]) -> int:
    return sum(1 << ROLES.index(role) for role in roles)
