"""The whole table of results of Saboteur 2: who connects, which colours have a free way, who is in play.

The table below is written out by hand from the rulebook and its rulings, independently of the engine.
"""

from __future__ import annotations

from itertools import product

import pytest

from saboteur import Match

BOARDS = {
    "11": ["EW 1..6,0"],
    "10": ["EW 1,0", "EW:door-blue 2,0", "EW 3..6,0"],
    "01": ["EW 1,0", "EW:door-green 2,0", "EW 3..6,0"],
    "00": ["EW 1,0", "EW:door-blue 2,0", "EW:door-green 3,0", "EW 4..6,0"],
}
"""Mazes by whether blue and green have a free way."""

TABLE = """
connector    free  teams
blue-digger  11    blue-digger
blue-digger  10    blue-digger
blue-digger  01    green-digger
blue-digger  00    -
green-digger 11    green-digger
green-digger 10    blue-digger
green-digger 01    green-digger
green-digger 00    -
boss         11    blue-digger green-digger
boss         10    blue-digger
boss         01    green-digger
boss         00    -
profiteer    11    blue-digger green-digger
profiteer    10    blue-digger
profiteer    01    green-digger
profiteer    00    -
geologist    11    blue-digger green-digger
geologist    10    blue-digger
geologist    01    green-digger
geologist    00    -
saboteur     11    blue-digger green-digger
saboteur     10    blue-digger
saboteur     01    green-digger
saboteur     00    -
"""
TEAMS = {(row[0], row[1]): set(row[2:]) - {"-"} for row in map(str.split, TABLE.strip().splitlines()[1:])}

SHARES = {0: 0, 1: 5, 2: 4, 3: 3, 4: 2}
LESS = {"boss": 1, "profiteer": 2}
OPTIONS = [
    dict(zip(("boss_solo", "profiteer_solo", "profiteer_always"), values, strict=True))
    for values in product((True, False), repeat=3)
]


def winning_roles(connector: str, free: str, held: list[str], options: dict[str, bool]) -> set[str]:
    """The roles that win when the treasure was reached."""
    roles = set(TEAMS[connector, free])
    if free != "00":
        return roles | {"boss", "profiteer"}
    if options["boss_solo"]:
        roles.add("boss")
    with_boss = options["boss_solo"] and "boss" in held
    if options["profiteer_always"] or (options["profiteer_solo"] and (connector == "profiteer" or with_boss)):
        roles.add("profiteer")
    return roles


def roles_without_connection(held: list[str], options: dict[str, bool]) -> set[str]:
    """The roles that win when it was not."""
    if "saboteur" in held or options["profiteer_solo"] or options["profiteer_always"]:
        return {"saboteur", "profiteer"}
    return {"saboteur"}


def amounts(held: list[str], winners: set[str], trapped: int | None) -> list[int]:
    """What everyone gets, no crystals lying about."""
    counted = [seat for seat, role in enumerate(held) if role in winners and seat != trapped]
    share = SHARES.get(len(counted), 1)
    return [max(0, share - LESS.get(role, 0)) if seat in counted else 0 for seat, role in enumerate(held)]


def text_of(held: list[str], board: list[str], options: dict[str, bool], trapped: int | None) -> str:
    """A scenario in which the first player plays the last card of the match."""
    names = [f"p{seat + 1}" for seat in range(len(held))]
    settings = ", ".join(f"{name} = {str(value).lower()}" for name, value in options.items())
    roles = ", ".join(f'{name} = "{role}"' for name, role in zip(names, held, strict=True))
    front = "" if trapped is None else f'{names[trapped]} = ["trapped"]'
    return f"""
format = 1
game = "saboteur2"
players = {len(held)}
round = 3
options = {{ {settings} }}
board = {board}
goals = {{ "8,0" = "gold" }}
hands = {{ p1 = ["EW"] }}
roles = {{ {roles} }}
front = {{ {front} }}
"""


def one_trapped(held: list[str], options: dict[str, bool]) -> list[int | None]:
    """Nobody, or each but the first player in turn; what the options change does not depend on it."""
    return [None, *range(1, len(held))] if options == OPTIONS[1] else [None]


def crews(first: str) -> list[list[str]]:
    """The first player and others: both teams, with and without boss, profiteer, saboteur and more diggers."""
    found = []
    for more in product((False, True), repeat=4):
        others = [
            role for role, there in zip(("boss", "profiteer", "saboteur", "blue-digger"), more, strict=True) if there
        ]
        if first not in {"boss", "profiteer"} or first not in others:
            found.append([first, "blue-digger", "green-digger", *others])
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=["".join(str(int(v)) for v in o.values()) for o in OPTIONS])
@pytest.mark.parametrize(("connector", "free"), TEAMS)
def test_s2_26_s2_27_s2_28_s2_31_with_a_connection(connector: str, free: str, options: dict[str, bool]) -> None:
    """Winners, shares and deductions for every crew, free or with one of them trapped."""
    for held in crews(connector):
        for trapped in one_trapped(held, options):
            match = Match.from_scenario(text_of(held, BOARDS[free], options, trapped))
            match.play("EW 7,0")
            (result,) = match.results
            winners = winning_roles(connector, free, held, options)
            assert amounts(held, winners, trapped) == list(result.gold), (held, trapped)
            assert tuple(held) == result.roles
            assert result.verdict is not None
            assert free == f"{int(bool(result.verdict.blue_way))}{int(bool(result.verdict.green_way))}"
            side = {frozenset(): "nobody", frozenset({"blue-digger", "green-digger"}): "diggers"}
            (team,) = TEAMS[connector, free] if len(TEAMS[connector, free]) == 1 else ("",)
            assert result.winner == (f"{team}s" if team else side[frozenset(TEAMS[connector, free])])


@pytest.mark.parametrize("options", OPTIONS, ids=["".join(str(int(v)) for v in o.values()) for o in OPTIONS])
@pytest.mark.parametrize("first", ["blue-digger", "boss", "profiteer", "geologist", "saboteur"])
def test_s2_30_s2_31_without_a_connection(first: str, options: dict[str, bool]) -> None:
    """Saboteurs and the profiteer, or the profiteer alone."""
    for held in crews(first):
        for trapped in one_trapped(held, options):
            match = Match.from_scenario(text_of(held, BOARDS["11"], options, trapped))
            match.play("discard EW")
            (result,) = match.results
            assert amounts(held, roles_without_connection(held, options), trapped) == list(result.gold), held
            assert result.winner == ("saboteurs" if "saboteur" in held else "nobody")
