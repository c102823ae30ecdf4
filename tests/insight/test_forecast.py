"""Who would win now: what the end of the round really brings is always among what was foretold."""

import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from saboteur import GAMES, Match
from saboteur.engine.core.seat import ROLE
from saboteur.engine.dark_cave.ending import clans_of
from saboteur.games.dark_cave.views import CLANS, works_for
from saboteur.insight import Case, CaveForecast, RoleChance, count, forecast
from saboteur.insight.saboteur2 import TEAMS, _Table
from saboteur.testing.walk import begin, viewers, walk
from saboteur.view import Result
from scenes import DOOR

Volume = Callable[..., int]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_a_seat_cannot_tell_apart_give_the_same_bytes(name: str, volume: Volume) -> None:
    """Neither the count nor the forecast knows more than the view."""
    met: Counter[str] = Counter()
    for number in range(volume(6, interpreted=2)):
        match, rng = begin(name, number), random.Random(number)
        for _ in walk(match, rng):
            if rng.random() > 0.06:
                continue
            for viewer in viewers(match):
                truth = told(match, viewer)
                other = match.copy()
                other._position = match.sample(viewer, rng)
                assert truth == told(other, viewer)
                met["asked"] += 1
                met["forecast"] += b'"unknown"' in truth
    assert met["asked"]
    assert bool(met["forecast"]) == (name in {"saboteur2", "dark-cave"})


def told(match: Match, viewer: int | None) -> bytes:
    view = match.view(viewer)
    answer = [count(match.rules, view), forecast(match.rules, view)]
    return msgspec.json.encode(answer, order="deterministic")


def test_a_round_of_saboteur_2_ends_as_foretold(volume: Volume) -> None:
    """Before the last move of a round, one case of the end that came holds the winners and their gold."""
    met: Counter[str] = Counter()
    for number in range(volume(40, interpreted=6)):
        match, rng = begin("saboteur2", number, rounds=1), random.Random(number)
        last = match.copy()
        for _ in walk(match, rng):
            if not match.results:
                last = match.copy()
        before = [forecast(last.rules, last.view(viewer)) for viewer in viewers(last)]
        (result,) = match.results
        assert result.verdict is not None
        if result.verdict.connector is not None:
            met["reached"] += 1
            continue
        met["not reached"] += 1
        for found in before:
            assert found is not None
            end = found.ends[-1]
            assert not end.reached
            assert any(agrees(case, result) for case in end.cases), (number, result, end)
    assert met["not reached"]


def agrees(case: Case, result: Result) -> bool:
    """Whether a case tells this result: the side, the reason, and every winner's gold within its span."""
    assert result.verdict is not None
    if (case.side, case.reason) != (result.winner, result.reason):
        return False
    if case.present and case.present not in result.roles:
        return False
    if case.absent and case.absent in result.roles:
        return False
    by_role: dict[str, RoleChance] = {one.role: one for one in case.roles}
    for seat, role in enumerate(result.roles):
        if role not in by_role:
            return False
        chance = by_role[role]
        trapped = seat in result.verdict.left_out
        gold = result.verdict.paid[seat] + result.verdict.mined[seat]
        if seat in result.verdict.counted and not chance.wins:
            return False
        if not trapped and gold and not chance.gold[0] <= gold <= chance.gold[1]:
            return False
    return True


def test_a_reached_treasure_counts_as_foretold(volume: Volume) -> None:
    """The engine's verdict on a connection is the case of the connector's role and the free colours."""
    met: Counter[str] = Counter()
    for number in range(volume(40, interpreted=8)):
        match, rng = begin("saboteur2", number, rounds=1), random.Random(number)
        view = match.view(None)
        for _ in walk(match, rng):
            if not match.view(None).results:
                view = match.view(0)
        (result,) = match.results
        verdict = result.verdict
        assert verdict is not None
        if verdict.connector is None or "?" not in view.roles:
            continue
        free = TEAMS["blue"] * bool(verdict.blue_way) + TEAMS["green"] * bool(verdict.green_way)
        cases = _Table(match.rules, view).connected(free)
        fitting = [case for case in cases if not case.connector or verdict.connector_role in case.connector]
        assert any(agrees_on_winners(case, result) for case in fitting), (number, result, cases)
        met[f"free {free}"] += 1
    assert met


def agrees_on_winners(case: Case, result: Result) -> bool:
    """As `agrees`, but the last card may have brought a crystal."""
    assert result.verdict is not None
    wins = {one.role for one in case.roles if one.wins and one.role != "geologist"}
    roles = {result.roles[seat] for seat in (*result.verdict.counted, *result.verdict.left_out)}
    spans = {one.role: one.gold for one in case.roles}
    paid = all(
        spans[result.roles[seat]][0] <= result.verdict.paid[seat] <= spans[result.roles[seat]][1]
        for seat in result.verdict.counted
    )
    return roles <= wins and case.side == result.winner and paid


def test_the_dark_cave_would_end_as_foretold(volume: Volume) -> None:
    """At every moment the truth is among what a seat is told: the winner, the treasures, and what it has supposed."""
    met: Counter[str] = Counter()
    for number in range(volume(20, interpreted=4)):
        match, rng = begin("dark-cave", number), random.Random(number)
        for _ in walk(match, rng):
            if rng.random() > 0.1:
                continue
            position = match._position
            clans = clans_of(position)
            roles = [match.rules.codec.roles[position.of(seat, ROLE)] for seat in range(match.rules.players)]
            winner = CLANS[clans.winner()] if clans.winner() >= 0 else "nobody"
            for viewer in viewers(match):
                found = forecast(match.rules, match.view(viewer))
                assert found is not None
                assert found.cave is not None
                assert winner in found.cave.winners
                for clan, one in enumerate(found.cave.clans):
                    assert one.treasure[0] <= clans.treasure(clan) <= one.treasure[1]
                    assert one.rescued[0] <= clans.rescued(clan) <= one.rescued[1]
                for case in found.cave.suppose:
                    assert case.winners != found.cave.winners
                    assert roles[case.seat] != case.role or winner in case.winners
                if viewer is not None:
                    assert (winner == CLANS[works_for(roles[viewer])]) in found.cave.mine
                met[winner] += 1
                met["suppose"] += len(found.cave.suppose) > 0
    assert met.total()


def cave(loyalties: str, left: tuple[int, ...], gold: tuple[int, ...]) -> CaveForecast:
    """The forecast of the first of four seats; all are yellow, two of them loyal (L) and two saboteurs (S)."""
    match = Match.new("dark-cave", 4, 1)
    view = match.view(0)
    assert view.cave is not None
    words = {"L": "yellow-loyal", "S": "yellow-saboteur", "?": "?"}
    roles = tuple(words[one] for one in loyalties)
    shown = msgspec.structs.replace(view.cave, left=left)
    found = forecast(match.rules, msgspec.structs.replace(view, roles=roles, role=roles[0], gold=gold, cave=shown))
    assert found is not None
    assert found.cave is not None
    return found.cave


def test_an_unknown_clan_card_makes_cases() -> None:
    """The only dwarf outside decides by whom it works for; exactly one of the unknown is loyal like oneself."""
    found = cave("L???", left=(1,), gold=(0, 3, 0, 0))
    assert ("yellow", "blue") == found.winners
    assert (True, False) == found.mine
    assert (0, 6) == found.clans[0].treasure == found.clans[1].treasure
    assert {
        (1, "yellow-loyal"): ("yellow",),
        (1, "yellow-saboteur"): ("blue",),
        (2, "yellow-loyal"): ("blue",),
        (3, "yellow-loyal"): ("blue",),
    } == {(one.seat, one.role): one.winners for one in found.suppose}


def test_known_clan_cards_leave_nothing_open() -> None:
    found = cave("LSLS", left=(1, 0), gold=(5, 2, 0, 1))
    assert ("yellow",) == found.winners
    assert [(5, 5), (2, 2)] == [one.rescued for one in found.clans]
    assert [(10, 10), (4, 4)] == [one.treasure for one in found.clans]
    assert () == found.suppose


def test_a_tie_goes_to_the_clan_of_the_first_outside() -> None:
    found = cave("LSLS", left=(1, 0), gold=(2, 2, 0, 0))
    assert found.tied
    assert ("blue",) == found.winners


def test_nobody_outside_is_nobody_winning() -> None:
    found = cave("LSLS", left=(), gold=(1, 1, 1, 1))
    assert ("nobody",) == found.winners
    assert [(0, 0), (0, 0)] == [one.treasure for one in found.clans]


def test_a_green_door_stops_the_blue_team() -> None:
    """Whoever lays the last card: green gold-diggers, boss and profiteer win, each role with its span of gold."""
    match = Match.from_scenario(DOOR)
    found = forecast(match.rules, match.view(0))
    assert found is not None
    assert (1, 2) == found.unknown
    near = found.ends[0]
    assert ((8, 0), 1, ("green",)) == (near.goal, near.missing, near.free)
    assert tuple((x, 0) for x in range(7)) == near.way
    (case,) = near.cases
    assert () == case.connector
    chances = {one.role: one for one in case.roles}
    assert {"green-digger", "boss", "profiteer"} == {role for role, one in chances.items() if one.wins}
    assert ((0,), (1, 3), (3, 5)) == (
        chances["green-digger"].seats,
        chances["green-digger"].held,
        chances["green-digger"].gold,
    )
    assert (2, 3) == chances["boss"].gold
    assert (1, 2) == chances["profiteer"].gold


def test_without_a_door_the_last_card_decides() -> None:
    match = Match.from_scenario(DOOR.replace(":door-green", ""))
    found = forecast(match.rules, match.view(0))
    assert found is not None
    sides = {case.connector[0]: case.side for case in found.ends[0].cases}
    assert ("blue-diggers", "green-diggers") == (sides["blue-digger"], sides["green-digger"])
    other = next(case for case in found.ends[0].cases if len(case.connector) > 1)
    assert "diggers" == other.side


def test_nobody_arriving_depends_on_whether_there_are_saboteurs() -> None:
    match = Match.from_scenario(DOOR)
    for viewer, cases in ((0, {"saboteur", None}), (2, {None})):
        found = forecast(match.rules, match.view(viewer))
        assert found is not None
        assert cases == {case.present for case in found.ends[-1].cases}
