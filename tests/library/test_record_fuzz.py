"""Tens of thousands of broken records: each replays or is refused with a sentence, never more."""

import random
import re
from collections.abc import Callable

import pytest

import talkative
from mutate_text import Breaker
from records import short, stored
from saboteur import Match
from saboteur.record import RecordError
from saboteur.replay import LIMIT

TOKENS = (
    "0", "1", "-1", "2", "9" * 30, "9" * 5000, f"0x{'f' * 20_000}", "1.5", "nan", "-inf", "true", '""', '"x"', "[]",
    "[[]]", "{}", "{ a = 1 }", "1979-05-27", "07:32:00", "=", ",", "[", "]", "{", "}", '"', "'", '"""', "#", ".", "\n",
    "\r\n", "format", "game", "log", "options", "players", "masked = 'p1'", "edition", "rounds", "name", "deck", "seed",
    "[options]", "[[log]]", "[log.a]", "a.b = 1", '"\\ud800"', '"\\u0000"', '"\\u0661"', "\x00", "\ufeff", "\ud800",
    "ü", "?", "p1", "p2", "p3", "p4", "p0", "p99", "p٣", ":", "p1:", "p2:", "p2 says:", "says:", "says: trust p3",
    '"p2 says: repair-me",', '"p3: discard EW",', '"first p1",', '"roles digger",', '"gold 3 2",', '"deck EW",',
    "first", "roles", "goals", "gold", "stone NE", "stone SW", "digger", "saboteur", "EW", "NESW", "SW", "E|W", "map",
    "rockfall", "broken-pick", "repair-pick-cart", "theft", "discard", "take", "take 3", "orient SW", "1,0", "8,2",
    "-1,0", "999,-999", "1000,0", "٣,٣", "0,0", "pick", "lantern", "|", "N|", "NN", "NESW:ladder", "II.NES", "[" * 2000,
    " " * 300, "x" * 300, "EW " * 300,
)  # fmt: skip
# The deck is most of the text but little of its meaning, so most changes come after it.
mutate = Breaker(TOKENS, "NESWxp0123-+.,:|@?_ \n\t\"'[]{}=#\\\x00\x7fé٣", r"[\w|,-]+|\s+|.", tail=0.5)


def seeds() -> list[str]:
    """Records of matches that have just begun, to be mutated."""
    talk = talkative.play(Match.new("saboteur", 3, 4, "en", rounds=1, first="p1"), random.Random(4), 4, talk=0.8)
    # Parsing TOML takes most of the time, so most records are minimal.
    brief = [re.sub("options = .*", "options = { rounds = 1 }", short(moves)) for moves in (0, 3, 5, 8)]
    brief = [re.sub("deck = .*", 'deck = ""', text) for text in brief]
    return [*brief, short(), talk.record(), talk.record(1)]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_broken_records_never_crash(part: int, volume: Callable[..., int]) -> None:
    """10,000 mutated records in four parallel parts, 200,000 in a long run; those that replay can be used."""
    amount = volume(20_000, interpreted=4_000) // 4
    rng = random.Random(part)
    texts = seeds()
    outcomes = {"replayed": 0, "refused": 0}
    for number in range(amount):
        broken = mutate(stored("1-players") if number % 100 == 0 else rng.choice(texts), rng)
        try:
            match = Match.replay(broken)
        except RecordError as error:
            sentence = str(error)
            assert sentence.endswith((".", ".)")), sentence
            assert len(sentence) < 700, sentence
            outcomes["refused"] += 1
        except BaseException as error:
            raise AssertionError(f"{error!r} for\n{broken!r}") from error
        else:
            outcomes["replayed"] += 1
            if outcomes["replayed"] % 20 == 0:
                _use(match)
    print(f"{amount} mutated records: {outcomes}")
    assert min(outcomes.values()) > amount // 50


def _use(match: Match) -> None:
    """Use a replayed match the way people do."""
    text = match.record()
    assert text == Match.replay(text).record()
    assert len(text) < LIMIT
    for seat in range(match.rules.players):
        assert match.view(seat).seat == seat
        assert match.record(seat)
    if match.actor is not None:
        match.play(match.moves()[0])
