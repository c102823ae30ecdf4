"""`greedy` finds gold in the Duel and alone."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import duel_matches
from saboteur import Match
from saboteur.bots.bot import Bot
from saboteur.bots.duel.picture import DuelPicture
from saboteur.bots.duel.player import DuelPlayer
from saboteur.bots.greedy import Greedy
from saboteur.bots.random_bot import RandomBot


def play(match: Match, bots: list[Bot], rng: random.Random) -> tuple[int, ...]:
    """Let the bots play to the end; everyone's gold."""
    while match.actor is not None:
        seat = match.actor
        match.play(bots[seat].choose(match.view(seat), match.moves(), rng))
    assert match.outcome is not None
    return match.outcome.gold


def test_greedy_beats_random(volume: Callable[..., int]) -> None:
    """It wins at least 95 % of the matches, whoever begins."""
    won: Counter[str] = Counter()
    for number in range(volume(100, interpreted=24)):
        bots: list[Bot] = [Greedy(), RandomBot()] if number % 2 else [RandomBot(), Greedy()]
        gold = play(Match.new("duel", 2, number), bots, random.Random(number))
        mine, theirs = (gold[0], gold[1]) if number % 2 else (gold[1], gold[0])
        won["greedy" if mine > theirs else "random" if theirs > mine else "draw"] += 1
    print(dict(won))
    assert won["greedy"] >= 0.95 * won.total()


def test_greedy_alone_finds_three_times_as_much(volume: Callable[..., int]) -> None:
    count = volume(60, interpreted=16)
    seeds = range(count)
    greedy = sum(play(Match.new("solo", 1, seed), [Greedy()], random.Random(seed))[0] for seed in seeds)
    chance = sum(play(Match.new("solo", 1, seed), [RandomBot()], random.Random(seed))[0] for seed in seeds)
    print(greedy / count, chance / count)
    assert greedy >= 3 * chance
    assert greedy >= 6 * count


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_it_knows_an_answer_to_every_question(game: str) -> None:
    """With all options, in positions reached by random play; what it reaches agrees with the engine."""
    kinds = set()
    for number in range(30):
        rng, duelist = random.Random(number), DuelPlayer()
        for match in duel_matches.walk(game, number):
            if match.actor is None:
                continue
            view = match.view(match.actor)
            assert view.prompt is not None
            if view.prompt.kind not in kinds or rng.random() < 0.05:
                assert duelist.choose(view, match.moves(), [], rng) in match.moves()
                check_reach(match, DuelPicture(view))
            kinds.add(view.prompt.kind)
    assert kinds >= {"turn", "orient", "bribe"}


def check_reach(match: Match, seen: DuelPicture) -> None:
    """The bot's networks agree with the engine's."""
    board = match._position.board
    for seat in range(match.rules.players):
        linked = {
            match.rules.codec.cell(place): board.linked(place, seat) for place in list(board.cards)[: board.card_count]
        }
        assert {cell: arms for cell, arms in linked.items() if arms} == seen.now(seat).linked


def test_it_leaves_other_peoples_questions_alone() -> None:
    match = Match.new("duel", 2, 1)
    assert DuelPlayer().choose(match.view(1), match.moves(), [], random.Random(1)) is None
    assert DuelPlayer().choose(match.view(None), match.moves(), [], random.Random(1)) is None
