"""Bots are handed positions that fit their view, made from the view alone."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from saboteur import GAMES, Match, View, Worlds, game
from saboteur.bots import BotNotLoaded, Referee, load
from saboteur.bots.protocol import Answer, Question
from saboteur.engine.core.chance import Dice
from saboteur.simulate import Plan, simulate
from saboteur.testing.dump import dump

SEARCHER = """
class Searcher:
    def choose(self, view, moves, rng, worlds):
        scores = []
        for move in moves[:6]:
            world = worlds()
            assert str(world.view(view.seat)) == str(view)
            world.play(worlds.code(move))
            scores.append(worlds.playout(world).gold[view.seat] if world.actor is not None else 0)
        return moves[scores.index(max(scores))]
"""


@pytest.mark.parametrize("name", GAMES)
def test_worlds_fit_the_views_of_greedy_matches(name: str, volume: Callable[..., int]) -> None:
    """For the player on turn at every prompt."""
    least, most = game(name).players
    for number in range(volume(4, interpreted=1)):
        match = Match.new(name, players=min(most, least + 2 + number), seed=number)
        rng = random.Random(number)
        table = [Referee("greedy", seat, random.Random(seat)) for seat in range(match.rules.players)]
        while match.actor is not None:
            view = match.view(match.actor)
            if rng.random() < 0.25:
                world = Worlds(View.parse(str(view)), rng)()
                assert str(view) == str(world.view(match.actor))
                assert sorted(match._position.moves()) == sorted(world.moves())
            match.play(table[match.actor].ask(match, view).move)


def test_the_same_randomness_gives_the_same_worlds() -> None:
    match = Match.new("saboteur", players=5, seed=3)
    other = match.sample(0, random.Random(9))
    first, second = Worlds(match.view(0), random.Random(1)), Worlds(other.view(0), random.Random(1))  # type: ignore[arg-type]
    assert [dump(first()) for _ in range(5)] == [dump(second()) for _ in range(5)]


def test_worlds_cost_no_randomness_until_they_are_asked_for() -> None:
    rng = random.Random(1)
    Worlds(Match.new("duel", players=2, seed=1).view(0), rng)
    assert random.Random(1).random() == rng.random()


def test_prepared_samples_do_not_follow_the_position() -> None:
    match = Match.new("saboteur", players=3, seed=1)
    position = match.sample(0, random.Random(1))
    view = str(position.view(0))
    prepared = position.worlds(0)
    position.play(position.moves()[0])
    assert view == str(prepared.sample(Dice(1)).view(0))


def test_a_view_of_the_end_has_no_worlds() -> None:
    match = Match.new("solo", players=1, seed=1)
    while match.actor is not None:
        match.play(match.moves()[0])
    with pytest.raises(ValueError, match="over"):
        Worlds(match.view(0), random.Random(1))()


def test_a_view_that_cannot_be_is_refused() -> None:
    text = str(Match.new("saboteur", players=3, seed=1).view(0))
    for wrong in (text.replace('"draw_pile":49', '"draw_pile":48'), text.replace('"front":[[]', '"front":[["gold"]')):
        assert wrong != text
        with pytest.raises(ValueError, match="fits no position of saboteur"):
            Worlds(View.parse(wrong), random.Random(1))()


def test_a_searching_bot_plays_the_same_match_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "searcher.py"
    file.write_text(SEARCHER, encoding="utf-8")
    for name, players in (("saboteur", 3), ("dark-cave", 2)):
        plan = Plan(name, players, (str(file), "random"), seed=5)
        assert simulate(plan) == simulate(msgspec.structs.replace(plan, isolate=True))


def test_workers_of_simulations_and_of_servers_make_the_same_worlds(tmp_path: Path) -> None:
    """The bot refuses worlds whose view is not the given one; every process finds the same move with the same luck."""
    file = tmp_path / "searcher.py"
    file.write_text(SEARCHER, encoding="utf-8")
    questions, moves = [], []
    for name in GAMES:
        match = Match.new(name, players=game(name).players[0], seed=3)
        rng = random.Random(name)
        for _ in range(9):
            match.play(rng.choice(match.moves()))
        seat = match.actor
        assert seat is not None
        question = Question(
            bot=str(file), key=name, since=0, events=tuple(match.seen(seat)), view=match.view(seat),
            moves=tuple(match.moves()), limit=60.0, seed=11,
        )  # fmt: skip
        questions.append(msgspec.json.encode(question))
        referee = Referee(str(file), seat, random.Random(11), 60.0)
        moves.append(str(referee.decide(question.view, question.moves, question.events).move))
    for module in ("saboteur.bots.worker", "saboteur.server.bots.worker"):
        done = subprocess.run(
            [sys.executable, "-m", module], input=b"\n".join([*questions, b""]), capture_output=True, check=True
        )
        answers = [msgspec.json.decode(line, type=Answer) for line in done.stdout.splitlines()]
        assert moves == [answer.move for answer in answers], [answer.sentence for answer in answers]


@pytest.mark.parametrize("isolate", [False, True])
def test_worlds_of_house_rules_hold_the_cards_of_their_deck(isolate: bool, tmp_path: Path) -> None:
    file = tmp_path / "searcher.py"
    file.write_text(SEARCHER, encoding="utf-8")
    deck = Path(__file__).parents[2] / "examples" / "house_rules" / "deck.toml"
    plan = Plan("saboteur", 3, (str(file), "random"), options={"rounds": 1}, deck=str(deck), isolate=isolate)
    assert 1 == simulate(plan).matches


def test_the_fourth_parameter_has_a_name(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    body = "class Wrong:\n    def choose(self, view, moves, rng, planets):\n        return moves[0]\n"
    file.write_text(body, encoding="utf-8")
    with pytest.raises(BotNotLoaded, match=r"expected choose\(self, view, moves, rng\)"):
        load(str(file))
