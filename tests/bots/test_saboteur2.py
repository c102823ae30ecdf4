"""`greedy` plays each of the six roles of Saboteur 2 for its own gold."""

import os
import random
from collections import Counter
from collections.abc import Callable

import pytest

import saboteur2_matches
from saboteur import Match
from saboteur.bots.greedy import Greedy
from saboteur.bots.saboteur2.picture import Situation, shut
from saboteur.bots.saboteur2.player import Saboteur2Player
from saboteur.simulate import Plan, simulate

LONG = os.environ.get("SABOTEUR_LONG") == "1"
HEAD = 'format = 1\ngame = "saboteur2"\nplayers = 3\nrules = ["S2-07"]\nturn = "p1"\n'
GOALS = 'goals = { "8,-2" = "stone NE", "8,0" = "gold", "8,2" = "stone NW" }\n'
AHEAD = 'board = ["EW 1..6,0"]\n'
DIGGERS = ("blue-digger", "green-digger", "boss")
OTHERS = ("saboteur", "profiteer", "geologist")
EARLY = "piles.draw = ['NS'" + ", 'NS'" * 39 + "]\n"


def match_of(role: str, text: str) -> Match:
    """A match in which p1 with this role is on turn."""
    roles = f'roles = {{ p1 = "{role}", p2 = "boss", p3 = "saboteur" }}\n'
    roles = roles.replace('p2 = "boss"', 'p2 = "geologist"') if role == "boss" else roles
    return Match.from_scenario(HEAD + GOALS + roles + text)


def chosen(role: str, text: str) -> str:
    """What greedy plays there."""
    match = match_of(role, text)
    return str(Greedy().choose(match.view(0), match.moves(), random.Random(1)))


def hand(*cards: str) -> str:
    return f"hands = {{ p1 = {list(cards)} }}\n"


@pytest.mark.parametrize("role", DIGGERS)
def test_those_who_dig_reach_for_the_gold(role: str) -> None:
    assert "EW 7,0" == chosen(role, AHEAD + hand("EW", "E|W", "broken-pick"))


@pytest.mark.parametrize("role", ["saboteur", "profiteer"])
def test_those_who_share_with_fewer_people_block_the_way(role: str) -> None:
    assert "E|W 7,0" == chosen(role, AHEAD + hand("EW", "E|W"))


def test_a_geologist_lays_crystals_and_does_not_end_the_round() -> None:
    move = chosen("geologist", AHEAD + hand("EW", "NEW:crystal"))
    assert ":crystal " in move
    assert not move.endswith(" 7,0")


@pytest.mark.parametrize("role", [*DIGGERS, "saboteur", "profiteer"])
def test_others_keep_crystals_out_of_the_maze(role: str) -> None:
    move = chosen(role, EARLY + hand("NESW:crystal", "NESW"))
    assert ":crystal" not in move or move.startswith("discard")


def test_doors_of_the_other_colour_end_the_way() -> None:
    assert "E|W" == shut("EW:door-blue", ("blue",))
    assert "EW:door-blue" == shut("EW:door-blue", ("green",))
    assert "EW:door-green 7,0" == chosen("green-digger", AHEAD + hand("EW:door-green", "NS"))
    assert "EW:door-green 7,0" != chosen("blue-digger", AHEAD + hand("EW:door-green", "NS"))
    assert "EW:door-green 7,0" == chosen("boss", AHEAD + hand("EW:door-green", "NS"))


def test_a_way_through_a_door_of_the_other_colour_is_no_way() -> None:
    """Blue counts as many missing cards as if the door were a dead end; green and the boss count one."""
    board = 'board = ["EW 1..3,0", "EW:door-green 4,0", "EW 5..6,0"]\n' + hand("EW")
    blue, green = (Situation(match_of(role, board).view(0)) for role in ("blue-digger", "green-digger"))
    assert blue.turns > green.turns + 2
    assert not blue.gains("EW", (7, 0))
    assert green.gains("EW", (7, 0))


@pytest.mark.parametrize("role", [*DIGGERS, *OTHERS])
def test_everyone_frees_himself_first(role: str) -> None:
    trapped = 'front = { p1 = ["trapped"] }\n'
    assert "free p1" == chosen(role, EARLY + trapped + hand("free", "EW", "map"))
    assert chosen(role, EARLY + trapped + hand("EW", "NS", "inspection")).startswith("remove trapped ")


@pytest.mark.parametrize("role", [*DIGGERS, *OTHERS])
def test_thefts_and_traps_come_late(role: str) -> None:
    """Late enough that nobody has time to undo them."""
    others = 'hands = { p1 = ["theft", "N|E|S|W"], p2 = ["EW"], p3 = ["EW"] }\n'
    assert "theft" == chosen(role, others)
    assert chosen(role, others.replace("theft", "trapped")).startswith("trapped p")
    assert "trapped p2" != chosen(role, EARLY + hand("trapped", "NESW", "broken-pick"))


def test_a_thief_robs_the_richest() -> None:
    text = 'front = { p1 = ["theft"] }\ngold = { p2 = 1, p3 = 5 }\n' + hand("map")
    match = match_of("saboteur", text)
    match.play("discard map")
    view = match.view(match.actor)
    assert (0, "steal") == (match.actor, view.prompt.kind if view.prompt else "")
    assert "steal p3" == str(Greedy().choose(view, match.moves(), random.Random(1)))


def test_a_poor_role_is_swapped_and_a_rich_one_kept() -> None:
    pile = 'piles.roles = ["saboteur", "profiteer"]\n'
    assert "swap-hats p1" == chosen("blue-digger", pile + EARLY + hand("swap-hats", "N|E|S|W"))
    assert "swap-hats p1" != chosen("saboteur", pile + EARLY + hand("swap-hats", "N|E|S|W"))


def test_it_knows_an_answer_to_every_question(volume: Callable[..., int]) -> None:
    """With all options and numbers of players, in positions reached by lively play."""
    kinds: Counter[str] = Counter()
    roles = set()
    for number in range(volume(25, interpreted=10)):
        match, rng = saboteur2_matches.new(number), random.Random(number)
        while match.actor is not None:
            view, moves = match.view(match.actor), match.moves()
            assert view.prompt is not None
            if view.prompt.kind != "turn" or rng.random() < 0.1:
                assert Saboteur2Player().choose(view, moves, [], rng) in moves
                kinds[view.prompt.kind] += 1
                roles.add(view.role)
            match.play(saboteur2_matches.choose(moves, rng))
    assert roles == {*DIGGERS, *OTHERS}
    assert kinds.keys() >= {"turn", "steal"}


@pytest.mark.parametrize("players", range(2, 13))
def test_bots_play_whole_matches_at_every_number_of_players(players: int, volume: Callable[..., int]) -> None:
    matches = volume(3, interpreted=1) * (10 if LONG else 1)
    report = simulate(Plan("saboteur2", players, ("greedy", "random", "greedy"), matches=matches, seed=players))
    print(f"{players} players: {matches} matches, longest round {report.round_length.most} turns")
    assert report.rounds == 3 * matches


@pytest.mark.compiled
@pytest.mark.slow
def test_greedy_finds_twice_as_much_gold_as_random() -> None:
    """Six players, every bot in every seat."""
    gold = simulate(Plan("saboteur2", 6, ("greedy", "random"), matches=1_000 if LONG else 30, seed=7)).gold_per_bot
    print(gold)
    assert gold["greedy"] >= 2 * gold["random"]
