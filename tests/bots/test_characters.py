"""Characters: the same strength, different nerve, and nothing in them that depends on the role."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec
import pytest
from click.testing import CliRunner

from saboteur import Claim, Event, Match, Move, View
from saboteur.bots import BOTS, CHARACTERS, LEVELS, BotNotLoaded, load, offered, seatable
from saboteur.bots.bot import Bot
from saboteur.bots.character import Character
from saboteur.bots.levels import NEVER
from saboteur.cli import main
from saboteur.simulate import Plan, play_match
from saboteur.tally import rate
from saboteur.text import LANGUAGES, has

pytestmark = pytest.mark.once


class Idle(Bot):
    """Discards whenever it may, and says nothing: all that is left is the character."""

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:  # noqa: ARG002 - a bot's signature
        """The first discard."""
        return next((move for move in moves if move.verb == "discard"), moves[0])


@pytest.mark.parametrize("name", CHARACTERS)
def test_what_a_character_adds_is_the_same_in_every_role(name: str) -> None:
    """Along whole matches: the same events and moves, once as they were and once with another role in the view."""
    rng = random.Random(name)
    changed = 0
    for seed in range(4):
        match = Match.new("saboteur", players=5, seed=seed)
        twins = [(Character(Idle(), CHARACTERS[name]), Character(Idle(), CHARACTERS[name])) for _ in range(5)]
        seen = [0] * 5
        while (seat := match.actor) is not None:
            view, moves = match.view(seat), match.moves()
            news = match.seen(seat, seen[seat])
            seen[seat] = match.seq
            other = "saboteur" if view.role == "digger" else "digger"
            lying = msgspec.structs.replace(view, role=other, roles=tuple(other for _ in view.roles))
            luck = rng.getrandbits(32)
            found = [
                answer(bot, sight, moves, news, luck) for bot, sight in zip(twins[seat], (view, lying), strict=True)
            ]
            assert found[0] == found[1]
            move, claims = found[0]
            changed += bool(claims) or move.verb != "discard"
            match.play(rng.choice(moves))
    assert changed or name == "odo"


def answer(
    bot: Character, view: View, moves: Sequence[Move], news: Sequence[Event], luck: int
) -> tuple[Move, list[Claim | str]]:
    rng = random.Random(luck)
    bot.see(news)
    move = bot.choose(view, list(moves), rng)
    assert isinstance(move, Move)
    assert move in moves
    return move, list(bot.say(view, move, rng))


def test_diggers_and_saboteurs_of_a_talkative_character_talk_alike(volume: Callable[..., int]) -> None:
    """Claims of a bot that says nothing by itself: their share of turns must not depend on the role."""
    turns: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for number in range(volume(60, interpreted=20)):
        match, _ = play_match(Plan("saboteur", 5, ("random@brom",), seed=8), number)
        roles = {result.round: result.roles for result in match.results}
        round_ = 0
        for event in match.seen(None):
            round_ = event.round or round_
            if event.kind == "claim" and event.seat is not None:
                words[roles[round_][event.seat]] += 1
            elif event.kind in {"lay", "discard", "break", "repair", "rockfall", "map"} and event.seat is not None:
                turns[roles[round_][event.seat]] += 1
    digger, saboteur = (rate(words[role], turns[role]) for role in ("digger", "saboteur"))
    print(digger, saboteur)
    assert words["digger"] > 50
    assert digger.low <= saboteur.high
    assert saboteur.low <= digger.high


def test_odo_never_says_a_word_and_wenzel_strikes_back() -> None:
    for number in range(3):
        match, _ = play_match(Plan("saboteur", 4, ("greedy@odo",), seed=3), number)
        assert not [event for event in match.seen(None) if event.kind == "claim"]
    wenzel = Character(Idle(), msgspec.structs.replace(CHARACTERS["wenzel"], avenges=1.0))
    wenzel.see([Event(1, "round", round=1, seat=0), Event(2, "break", seat=2, target=0, tool="pick")])
    view = Match.new("saboteur", players=4, seed=1, first="p1").view(0)
    moves = [Move("play", card="broken-cart", seat=seat) for seat in (1, 2, 3)]
    wenzel.bot.choose = lambda *_: moves[0]  # type: ignore[method-assign]
    assert moves[1] == wenzel.choose(view, moves, random.Random(1))


def test_levels_and_characters_have_texts_in_every_language() -> None:
    for lang in LANGUAGES:
        for level in LEVELS:
            assert has(f"level-{level.bot}", lang)
            assert has(f"level-{level.bot}.line", lang)
        for name in CHARACTERS:
            assert has(f"character-{name}", lang)
            assert has(f"character-{name}.word", lang)
            assert has(f"character-{name}.line", lang)


def test_only_bots_that_exist_are_offered_and_never_one_that_cheats() -> None:
    assert set(offered()) <= set(BOTS)
    assert not set(offered()) & set(NEVER)
    assert seatable("greedy@odo", offered())
    assert not seatable("greedy@nobody", offered())
    assert not seatable("oracle", offered())
    assert not seatable("Mine@odo", ["Mine"])
    with pytest.raises(BotNotLoaded, match="no character 'nobody'; choose brom"):
        load("greedy@nobody")
    with pytest.raises(BotNotLoaded, match="no bot 'nobody@odo'"):
        load("nobody@odo")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--level", "king"], "no level 'king'"),
        (["--level", "foreman", "--bots", "greedy"], "not both"),
        (["--character", "nobody"], "no character 'nobody'"),
    ],
)
def test_the_terminal_says_what_is_wrong_with_a_level(words: list[str], told: str) -> None:
    result = CliRunner().invoke(main, ["play", "saboteur", *words])
    assert 2 == result.exit_code
    assert told in result.output
    helped = CliRunner().invoke(main, ["play", "--help"]).output
    assert all(name in helped for name in (*CHARACTERS, *(level.bot for level in LEVELS)))
