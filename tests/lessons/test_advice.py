"""Advice for the first match: true of what the seat sees, helpful in every game, said in both languages."""

import random

import msgspec
import pytest

from saboteur.bots.levels import levels
from saboteur.games import GAMES, game
from saboteur.lessons import first_match
from saboteur.lessons.advice import advise, rules
from saboteur.match import Match
from saboteur.text import LANGUAGES, text
from saboteur.view import View

LONGEST = 140
RARE = {"advice-vein", "advice-vote", "advice-walk-leave"}
"""What chance seldom brings about; tested by hand."""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_rules_and_all_texts(name: str) -> None:
    assert len(rules(name)) >= 6
    for rule in rules(name):
        for lang in LANGUAGES:
            assert 10 < len(text(f"advice-{rule.say}", lang)) <= LONGEST


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_met_in_play_and_only_the_one_asked_is_advised(name: str) -> None:
    """A rule that never holds would be a sentence nobody reads."""
    met: set[str] = set()
    wanted = {f"advice-{rule.say}" for rule in rules(name)} - RARE
    for seed in range(40):
        rng = random.Random(seed)
        least, most = game(name).players
        match = Match.new(name, min(max(least, 5), most), seed=seed)
        while match.actor is not None:
            moves = match.moves()
            met.update(advise(match.view(match.actor), moves))
            assert advise(match.view(None), moves) == ()
            if match.rules.players > 1:
                assert advise(match.view((match.actor + 1) % match.rules.players), moves) == ()
            # Throwing cards away teaches nothing.
            better = [move for move in moves if move.verb not in {"discard", "remove", "propose-end"}] or moves
            match.play(rng.choice(better))
        if met >= wanted:
            break
    assert sorted(wanted - met) == []


def test_what_seldom_happens_in_the_cave_is_advised_too() -> None:
    match = Match.new("dark-cave", players=3, seed=1)
    view = match.view(match.actor)
    turn = view.prompt
    assert turn is not None

    def asked(kind: str, **changes: object) -> tuple[str, ...]:
        prompt = msgspec.structs.replace(turn, kind=kind)
        return advise(msgspec.structs.replace(view, prompt=prompt, **changes), [])

    assert asked("vein") == ("advice-vein",)
    assert asked("vote") == ("advice-vote",)
    out = tuple(msgspec.structs.replace(goal, card="NESW:exit", open=True) for goal in view.goals)
    assert asked("walk", goals=out)[0] == "advice-walk-leave"
    assert "advice-walk-leave" not in asked("walk")


def test_advice_comes_from_the_view_alone() -> None:
    """The same view read from its text gives the same advice."""
    match = Match.new("saboteur", players=4, seed=3)
    rng = random.Random(3)
    while match.actor is not None:
        view, moves = match.view(match.actor), match.moves()
        assert advise(View.parse(str(view)), moves) == advise(view, moves)
        match.play(rng.choice(moves))


SABOTEUR = """
format = 1
game = "saboteur"
players = 3
hands = {{ p1 = {hand} }}
roles = {{ p1 = "digger" }}
{more}
"""


def advised(hand: list[str], more: str = "") -> tuple[str, ...]:
    match = Match.from_scenario(SABOTEUR.format(hand=hand, more=more).replace("'", '"'))
    return advise(match.view(0), match.moves())


def test_a_map_is_used_before_one_digs() -> None:
    assert advised(["map", "EW"])[0] == "advice-map"
    assert "advice-map" not in advised(["EW", "NS"])


def test_a_broken_tool_comes_first() -> None:
    assert advised(["map", "repair-pick", "EW"], 'front = { p1 = ["broken-pick"] }')[0] == "advice-mend"
    found = advised(["repair-cart", "EW"], 'front = { p1 = ["broken-pick"] }')
    assert found[0] == "advice-broken"
    assert "advice-dig" not in found


def test_a_first_match_is_against_the_gentlest_bots_that_want_to_win() -> None:
    assert ["random", first_match.BOT] == [level.bot for level in levels()[:2]]
