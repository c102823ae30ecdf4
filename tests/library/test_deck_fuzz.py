"""Tens of thousands of broken card codes and deck texts: each is read or refused with a sentence, never more."""

import random
from collections.abc import Callable

import pytest

from mutate_text import Breaker
from saboteur.cards import deck, deckfile
from saboteur.cards.deck import DeckError
from saboteur.cards.options import allowed, resolve
from saboteur.cards.shape import NotationError, Shape

pytestmark = pytest.mark.once

# Small, so that many can be read in a second, but with every key a deck file knows.
SMALL = """format = 1
game = "tiny"
players = [2, 3]
rounds = { default = 2, most = 4 }
first = "p2"
aside = 1
path = [
  { code = "NS|E:door-green", count = 9, confidence = "sourced", source = "me" },
  { code = "NEW:door-blue@N+gold2", count = 3, confidence = "reconstructed", source = "a guess" },
]
start = [{ code = "NESW:ladder", count = 1, confidence = "sourced", source = "" }]
goal = [
  { code = "NESW", count = 1, kind = "gold", confidence = "sourced", source = "" },
  { code = "N|E:gold3@N", count = 2, kind = "stone", fields = 3, confidence = "sourced", source = "" },
]
action = [{ code = "map", count = 4, confidence = "sourced", source = "" }]
gold = [{ value = 2, count = 3, confidence = "sourced", source = "" }]
role = [{ code = "digger", count = 4, confidence = "sourced", source = "" }]
layout = [
  { players = [2, 2], starts = ["0,0"], goals = ["8,-2", "8,2"] },
  { players = [3, 3], starts = ["0,0"], goals = ["8,0"] },
]
table = [
  { players = 2, hand = 3, pile = 9, roles = { digger = 3 } },
  { players = 3, hand = 2 },
]
[totals]
path = 12
start = 1
goal = 3
action = 4
gold = 3
nuggets = 18
role = 4
features = { door-green = 9, door-blue = 3, gold2 = 3 }
goal_features = { gold3 = 2 }
[pieces]
marker = 8
[options]
order = ["up", "down"]
level = [1, 2, 3]
open = [true, false]
[editions]
de = {}
en = { order = "down", level = 3, open = false }
"""
GROUPED = """format = 1
game = "cave"
players = [2, 2]
first = "random"
aside = [1, 0, 0]
path = [
  { code = "I.NS|EW:bridge@E", count = 2, confidence = "sourced", source = "" },
  { code = "II.NES:hole@E", count = 2, confidence = "sourced", source = "" },
  { code = "III.NE|SW:tunnel", count = 1, confidence = "sourced", source = "" },
]
action = [{ code = "I.rat", count = 3, confidence = "sourced", source = "" }]
table = [{ players = 2, hand = [1, 1, 0], pile = [2, 0, 1] }]
[include]
game = "saboteur"
parts = ["start", "goal", "layout"]
[totals]
path = 5
action = 3
path_groups = [2, 2, 1]
action_groups = [3, 0, 0]
features = { bridge = 2, hole = 2, tunnel = 1 }
actions = { rat = 3 }
[options]
[editions]
de = {}
"""
TOKENS = (
    "0", "1", "-1", "13", "1000", "9" * 30, "9" * 5000, "1.5", "nan", "-inf", "0x7fffffffffffffff", "true", "false",
    '""', '"x"', "[]", "[[]]", "{}", "{ a = 1 }", "1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "=", ",", "[", "]",
    "{", "}", '"', "'", '"""', "#", ".", "\n", "path", "code", "count", "players", '"NESW"', '"SWEN"', '"N|E|S|W"',
    '"II.NW:ladder@N"', '"solo"', '"duel"', '"path"', "[totals]", "[[path]]", '"\\ud800"', '"\\u0000"',
    "\x00", "\ufeff", "ü", "I.", "@N", "+gold1", ":", "|", "p1", '"p1"', '"1,0"', '"-0,0"', '"٣,٣"', "[" * 2000,
)  # fmt: skip
mutate = Breaker(TOKENS, "NESWIx019-+.,:|@_ \n\t\"'[]{}=#\\\x00\x7fé٣", r'"[^"\n]*"|\w+|\s+|.')


def test_the_small_decks_are_valid() -> None:
    """Mutations start from texts that are right."""
    assert deck.read(SMALL).hand_size(2) == 3
    assert deck.read(GROUPED).hand_groups(2) == (1, 1, 0)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_broken_deck_texts_never_crash(part: int, volume: Callable[..., int]) -> None:
    """10,000 mutated decks in four parts that run side by side, 200,000 in a long run; what still reads can be used."""
    amount = volume(20_000) // 4
    rng = random.Random(part)
    real = {game: deckfile.text(game) for game in deck.names()}
    outcomes = {"read": 0, "refused": 0}
    for number in range(amount):
        label, text = ("cave", GROUPED) if number % 4 else ("tiny", SMALL)
        if number % 500 == 0:
            label = rng.choice(sorted(real))
            text = real[label]
        broken = mutate(text, rng)
        try:
            found = deck.read(broken, f"{label}.toml")
        except DeckError as error:
            sentence = str(error)
            assert sentence.startswith((f"{label}.toml", "decks/")), sentence
            assert sentence.endswith("."), sentence
            outcomes["refused"] += 1
        except BaseException as error:
            raise AssertionError(f"{error!r} for\n{broken!r}") from error
        else:
            _use(found)
            outcomes["read"] += 1
    print(f"{amount} mutated decks: {outcomes}")
    assert min(outcomes.values()) > amount // 50


def _use(found: deck.Deck) -> None:
    """Do what a game does with its deck."""
    for players in range(found.players[0], found.players[1] + 1):
        assert found.layout(players).goals
        assert sum(found.pile(players)) >= 0
        assert found.hand_size(players) >= 0
        assert all(count >= 0 for count in found.role_cards(players).values())
    for card in (*found.paths, *found.starts, *found.goals):
        assert card.code == str(card.shape)
    assert found.listing()
    assert len(found.digest) == 64
    for edition in found.editions:
        assert set(resolve(found, edition)) == {"edition", *allowed(found)}


def test_broken_card_codes_never_crash(volume: Callable[..., int]) -> None:
    """At least 50,000 mutated codes; whatever still reads is written and turned like any other."""
    amount = volume(50_000)
    rng = random.Random(2011)
    codes = [card.code for game in deck.names() for card in (*deck.load(game).paths, *deck.load(game).goals)]
    outcomes = {"read": 0, "refused": 0}
    for _ in range(amount):
        broken = mutate(rng.choice(codes), rng)
        try:
            shape = Shape.parse(broken)
        except NotationError as error:
            sentence = str(error)
            assert sentence.endswith("."), sentence
            outcomes["refused"] += 1
        except BaseException as error:
            raise AssertionError(f"{error!r} for {broken!r}") from error
        else:
            assert shape == Shape.parse(str(shape))
            assert shape == shape.turned().turned()
            outcomes["read"] += 1
    print(f"{amount} mutated codes: {outcomes}")
    assert min(outcomes.values()) > amount // 50
