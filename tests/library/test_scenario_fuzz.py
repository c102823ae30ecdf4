"""Tens of thousands of broken scenarios: each is refused with a sentence or played, never more."""

import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from saboteur.scenario import ScenarioError, read

FOLDER = Path(__file__).parents[1] / "scenarios"

# What the failing scenarios, which hold every expectation, leave out.
MORE = """
format = 1
game = "saboteur"
players = 3
deal = true
options = { first = "p2", rounds = 2, edition = "en" }
chance = ["roles saboteur", "goals stone NE, gold", "deck EW EW map", "gold 3 1"]
[[step]]
expect = { next = "p2", hands = { p1 = ["EW"] }, hides = { p1 = ["roles p2", "goals 8,0", "discards"] } }
=====
format = 1
game = "saboteur"
players = 10
seed = 5
hands = { p1 = ["map"], p10 = [] }
gold = { p1 = 4, p10 = 1 }
[[step]]
play = "discard map"
expect = { round = 2, rounds_over = 1, gold = { p1 = 4 }, sees = { p1 = { results = [{ round = 1 }] } } }
=====
format = 1
game = "saboteur"
players = 4
[[scenario]]
options = { connect = "adjacent", self_break = true, broken_no_gold = true, gold_draw = "players" }
board = ["EW 1,0", "NEW 3,0", "EW 4..7,0", "ES 3,-1", "EW 4..7,-1", "SW 8,-1"]
goals = { "8,0" = "stone NE" }
hands = { p1 = ["EW", "broken-pick", "rockfall"], p2 = ["repair-pick-cart"] }
front = { p3 = ["broken-pick"] }
[[scenario.step]]
play = "EW 2,0"
expect = { prompt = "orient 8,0" }
[[scenario.step]]
play = "orient SW"
[[scenario.step]]
play = "repair-pick-cart p3 pick"
=====
format = 1
game = "saboteur"
players = 3
options = { rounds = 1 }
board = ["EW 1..6,0"]
goals = { "8,0" = "gold", "8,2" = "stone SW" }
open = ["8,2"]
hands = { p1 = ["EW"] }
piles = { gold = [3, 2, 1, 1] }
[[step]]
play = "EW 7,0"
[[step]]
play = "take 3"
[[step]]
by = "p3"
why_not = "take 3"
reason = "no-target"
=====
format = 1
game = "saboteur2"
players = 4
roles = { p1 = "boss", p2 = "saboteur" }
piles = { draw = ["NS"], roles = ["geologist"] }
discards = ["EW p1", "rockfall p2 open"]
front = { p2 = ["trapped", "theft"] }
hands = { p1 = ["NS", "map", "EW"] }
[[step]]
play = "discard NS map"
expect = { roles = { p1 = "boss" }, role_cards = { boss = 1, saboteur = 1, blue-digger = 2 }, piles = { roles = 11 } }
=====
format = 1
game = "duel"
players = 2
gold_cards = { p1 = [2, 1] }
board = ["EW 1,-1"]
discards = ["EW p2"]
hands = { p1 = ["NS", "key"], p2 = ["map"] }
[[step]]
play = "discard NS"
expect = { gold = [3, 0], next = "p2", discards = ["EW p2", "NS p1"], sees = { p1 = { duel = { markers = 6 } } } }
=====
format = 1
game = "solo"
players = 1
piles = { draw = ["NS"] }
hands = { p1 = ["NS", "key"] }
[[step]]
play = "discard NS"
expect = { hands = { p1 = ["NS", "key"] }, hand_sizes = [2], piles = { draw = 0 } }
=====
format = 1
game = "dark-cave"
players = 3
roles = { p1 = "yellow-loyal" }
cave = { aside = ["yellow-saboteur"], figures = { p1 = "0,0" }, lying = ["p2"] }
front = { p1 = ["I.axe"] }
discards = ["I.EW p1"]
hands = { p1 = ["I.NS", "II.rat"], p2 = ["I.EW"] }
[[step]]
play = "discard I.NS"
expect = { role_cards = { yellow-loyal = 2, yellow-saboteur = 2 }, aside = "yellow-saboteur", next = "p1" }
"""
TEXTS = [path.read_text() for path in sorted((FOLDER / "failing").glob("*.toml"))] + 5 * MORE.split("=====")
TOKENS = re.compile(r"[A-Za-z_|][A-Za-z_|-]*|-?[0-9]+|\s+|.", re.DOTALL)
WORDS = sorted({token for text in TEXTS for token in TOKENS.findall(text)})
ODD = [
    "", " ", "\n", "\x00", "\ufeff", "é", "🂡", "'''", '"""', "{}", "[]", "[[", "]]", "p0", "p11", "99", "-1", "1e5",
    "1.5", "true", "1979-05-27", "nan", "0x7fffffffffffffffffff", "999999999999999999999", "..", "1..99", "-99..99",
    "N|N", "NS|EW", "x" * 300, "[" * 40, "{ a = " * 40, "a." * 40, "first", "theft", "?", "spectator", "nobody",
    "scenario", "step",
]  # fmt: skip


def mutant(rng: random.Random) -> str:
    """A valid text with a few tokens changed."""
    text = rng.choice(TEXTS)
    tokens = TOKENS.findall(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        at = rng.randrange(len(tokens))
        kind = rng.randrange(7)
        if kind == 0:
            del tokens[at]
        elif kind == 1:
            tokens.insert(at, rng.choice(WORDS))
        elif kind == 2:
            tokens[at] = rng.choice(WORDS)
        elif kind == 3:
            tokens[at] = rng.choice(ODD)
        elif kind == 4:
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind == 5:
            lines = "".join(tokens).split("\n")
            lines.insert(rng.randrange(len(lines)), rng.choice(rng.choice(TEXTS).split("\n")))
            tokens = TOKENS.findall("\n".join(lines))
        else:
            # A word for a word of its kind: a number, a name, a card.
            words = [number for number, token in enumerate(tokens) if token.strip().isalnum() or "|" in token]
            tokens[rng.choice(words)] = rng.choice([word for word in WORDS if word.isalnum() or "|" in word])
        if not tokens:
            break
    return "".join(tokens)


def outcome(text: str) -> str:
    """What becomes of a text."""
    try:
        scenarios = read(text)
    except ScenarioError as error:
        sentence(error)
        return "refused"
    try:
        differences = [difference for scenario in scenarios for difference in scenario.check()]
    except ScenarioError as error:
        sentence(error)
        return "stopped"
    assert all(str(difference) for difference in differences)
    return "differs" if differences else "holds"


def sentence(error: ScenarioError) -> None:
    """An error begins with a capital, a quotation or a name, ends with a stop, and is not endless."""
    assert error.sentence.rstrip().endswith((".", "…")), str(error)
    assert len(error.sentence) < 1_200, str(error)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_a_broken_scenario_is_refused_or_played(part: int, volume: Callable[..., int]) -> None:
    rng = random.Random(part)
    seen: Counter[str] = Counter()
    for _ in range(volume(13_000, interpreted=1_300)):
        text = mutant(rng)
        try:
            seen[outcome(text)] += 1
        except Exception as error:
            raise AssertionError(text) from error
    print(dict(seen))
    assert {"refused", "stopped", "differs", "holds"} == set(seen)


@pytest.mark.parametrize("text", sorted(set(TEXTS)))
def test_what_is_broken_was_whole(text: str) -> None:
    assert outcome(text) in {"differs", "holds"}
