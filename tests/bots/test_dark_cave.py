"""`greedy` brings dwarfs home in The Dark Cave."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import dark_cave_matches
from saboteur import Match
from saboteur.bots.bot import Bot
from saboteur.bots.dark_cave.player import DarkCavePlayer, card_worth
from saboteur.bots.greedy import Greedy
from saboteur.bots.random_bot import RandomBot
from saboteur.games.dark_cave.views import CLANS, works_for
from volume import LONG


def play(match: Match, bots: list[Bot], rng: random.Random) -> Match:
    """Let the bots play to the end."""
    while match.actor is not None:
        seat = match.actor
        match.play(bots[seat].choose(match.view(seat), match.moves(), rng))
    return match


def test_a_greedy_clan_beats_a_random_one(volume: Callable[..., int]) -> None:
    """It wins at least 85 % of the matches that have a winner."""
    won: Counter[str] = Counter()
    for number in range(volume(140, interpreted=28)):
        clan = number % 2
        match = Match.new("dark-cave", 2 + number % 7, number)
        roles = [str(match.view(seat).role) for seat in range(match.rules.players)]
        bots: list[Bot] = [Greedy() if works_for(role) == clan else RandomBot() for role in roles]
        result = play(match, bots, random.Random(number)).results[0]
        won["nobody" if result.winner == "nobody" else "greedy" if result.winner == CLANS[clan] else "random"] += 1
    print(dict(won))
    assert won["greedy"] > 0
    assert won["greedy"] >= 0.85 * (won["greedy"] + won["random"])


@pytest.mark.slow
def test_it_knows_an_answer_to_every_question() -> None:
    """With all options, in positions reached by random play."""
    kinds = set()
    for number in range(280 if LONG else 14):
        match, rng = dark_cave_matches.new(number), random.Random(number)
        caver = DarkCavePlayer()
        while match.actor is not None:
            view = match.view(match.actor)
            chosen = caver.choose(view, match.moves(), [], rng)
            assert view.prompt is not None
            if view.prompt.kind != "orient":
                assert chosen in match.moves(), view.prompt
            kinds.add(view.prompt.kind)
            match.play(dark_cave_matches.choose(view, match.moves(), rng))
    assert kinds >= {"turn", "walk", "prowl", "vote"}


def test_it_keeps_crossroads_rather_than_dead_ends() -> None:
    assert card_worth("I.NESW") > card_worth("I.EW") > card_worth("I.N:hole")
