"""Every key of a scenario in every game with every kind of value: a sentence or a result, never a traceback."""

import random
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner

from saboteur import GAMES
from saboteur.cli import main
from saboteur.scenario import ScenarioError, read
from saboteur.scenario.sheet import (
    LAID_OUT,
    DarkCaveSheet,
    Expect,
    ExpectedOutcome,
    ExpectedPiles,
    ExpectedResult,
    Piles,
    Strict,
)
from saboteur.worlds import Worlds
from usual import usual

PLAYERS = usual({"saboteur2": 4})
CARD = {name: "I.NS" if name == "dark-cave" else "NS" for name in GAMES}
VALUES = (
    "true", "0", "-1", "3", "1000000", '""', '"x"', '"p1"', '"p9"', '"saboteur"', '"none"', '"8,0"', '"turn"',
    "[]", "[1]", "[true]", '["x"]', '["p1"]', '["saboteur"]', '["yellow-loyal"]', '["digger", "digger", "digger"]',
    '["8,0"]', '["NS"]', '["I.NS 1,0 p1"]', '["1,0 E 2 p1 I.web"]', '["NS p1 open"]', "[[]]", "[{}]",
    "{}", "{ x = 1 }", "{ p1 = 1 }", '{ p1 = "x" }', '{ p1 = "digger" }', '{ p1 = ["NS"] }', "{ p1 = [] }",
    '"NS p1"', "{ p1 = [1] }", "{ p1 = {} }", '{ p1 = "1,0" }', '{ "8,0" = "p1" }', '{ "8,0" = "gold" }',
    "{ digger = 1 }", '{ NS = ["1,0"] }',
    '{ p1 = ["roles p1", "cave aside", "duel", "expansion", ""] }', "{ p1 = { roles = 1 } }", '{ "999,999" = "p1" }',
)  # fmt: skip
CHANCE = ("first", "roles", "goals", "deck", "gold", "loss")


def scenario(game: str, more: str = "", expect: str = "") -> str:
    """A small scenario of the game."""
    text = f'format = 1\ngame = "{game}"\nplayers = {PLAYERS[game]}\n'
    if not more.startswith("hands"):
        text += f'hands = {{ p1 = ["{CARD[game]}"] }}\n'
    return f"{text}{more}\n[[step]]\n{expect}\n"


def inner(kind: type[Strict], outer: str) -> list[str]:
    """The keys of a table inside another."""
    return [f"{outer}.{name}" for name in kind.__struct_fields__]


EXPECTED = [
    *Expect.__struct_fields__, *inner(ExpectedPiles, "piles"), *inner(ExpectedResult, "result"),
    *inner(ExpectedOutcome, "outcome"),
]  # fmt: skip
SET_UP = [*LAID_OUT, *inner(Piles, "piles"), *inner(DarkCaveSheet, "cave")]


def outcome(text: str) -> str:
    """What becomes of a text; anything but a sentence is an error of the runner."""
    try:
        found = [difference for one in read(text) for difference in one.check()]
    except ScenarioError as error:
        return "refused" if error.sentence.rstrip().endswith((".", "…")) else str(error)
    except Exception as error:
        raise AssertionError(text) from error
    assert all(str(difference) for difference in found)
    return "differs" if found else "holds"


@pytest.mark.parametrize("game", GAMES)
def test_every_expectation_takes_any_value(game: str) -> None:
    seen = {outcome(scenario(game, "", f"expect.{key} = {value}")) for key, value in product(EXPECTED, VALUES)}
    assert {"refused", "differs", "holds"} == seen


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_the_layout_takes_any_value(game: str) -> None:
    seen = {outcome(scenario(game, f"{key} = {value}")) for key, value in product(SET_UP, VALUES)}
    assert {"refused", "holds"} == seen


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_chance_takes_any_words(game: str) -> None:
    words = (
        "",
        "x",
        "p1",
        "p9",
        "digger",
        "saboteur yellow-loyal",
        "gold",
        "gold, stone NE",
        "NS",
        "I.NS",
        "1",
        "9",
        ",",
    )
    for kind, rest in product(CHANCE, words):
        assert outcome(scenario(game, f'chance = ["{kind} {rest}"]')) in {"refused", "differs"}
        text = f'format = 1\ngame = "{game}"\nplayers = {PLAYERS[game]}\ndeal = true\nseed = 1\n'
        assert outcome(f'{text}chance = ["{kind} {rest}"]\n') in {"refused", "differs", "holds"}


@pytest.mark.parametrize(
    ("game", "expect", "sentence"),
    [
        *[(name, 'roles = ["digger"]', f"{name} has no roles.") for name in ("duel", "solo")],
        *[(name, "roles = []", f"{name} has no roles.") for name in ("duel", "solo")],
        *[(name, 'aside = "digger"', f"{name} has no roles.") for name in ("duel", "solo")],
        *[(name, "role_cards = { digger = 1 }", f"{name} has no roles.") for name in ("duel", "solo")],
        ("saboteur2", 'aside = "boss"', "saboteur2 sets no role aside; its pile of roles is piles.roles."),
        *[(name, "piles = { roles = 1 }", f"{name} has no pile of roles; saboteur2 has.")
          for name in ("saboteur", "duel", "solo", "dark-cave")],
        *[(name, "piles = { gold = 1 }", f"{name} has no pile of gold cards; saboteur")
          for name in ("saboteur2", "duel", "solo", "dark-cave")],
        ("saboteur2", 'piles = { roles = ["x"] }', "saboteur2 has no role 'x'"),
    ],
)  # fmt: skip
def test_what_a_game_does_not_have_cannot_be_expected(game: str, expect: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    file.write_text(scenario(game, "", f"expect = {{ {expect} }}"))
    result = CliRunner().invoke(main, ["scenario", str(file)])
    assert 2 == result.exit_code
    assert f"step 1, expect, {expect.split(maxsplit=1)[0]}" in result.output
    assert sentence in result.output


@pytest.mark.parametrize(
    ("game", "more", "sentence"),
    [
        *[(name, 'chance = ["roles digger"]', f"chance 1: {name} has no roles.") for name in ("duel", "solo")],
        *[(name, 'chance = ["roles"]', f"chance 1: {name} has no roles.") for name in ("duel", "solo")],
        ("dark-cave", 'aside = "yellow-loyal"', "aside: Name the clan cards set aside under cave.aside"),
        ("dark-cave", "piles = { gold = [1] }", "piles, gold: dark-cave has no pile of gold cards"),
        ("dark-cave", f"front = {{ p1 = {['I.axe'] * 9} }}", "front, p1: At most 3 axe may lie in front of a player."),
        ("dark-cave", "front = { p1 = ['I.boots', 'II.boots'] }", "front, p1: At most 1 boots may lie"),
        ("dark-cave", "cave.aside = ['yellow-loyal', 'yellow-loyal']", "With 3 players 1 clan cards are set aside."),
        ("dark-cave", 'cave.left = ["p2", "p2"]', "cave, left: A player is named twice."),
        ("dark-cave", 'cave.creatures = ["I.rat 0,0 p1", "II.rat 0,0 p2"]', "creatures 2: There is only one rat"),
        ("dark-cave", 'cave.webs = ["0,0 E 1 p1 I.NS"]', "cave, webs 1: I.NS is no web; write for example I.web."),
        *[(name, 'discards = ["x"]', "discards: 'x' is no discard. Write the card and whose it was") for name in GAMES],
        *[(name, f'discards = ["{CARD[name]} p1 up"]', "is no discard.") for name in GAMES],
        *[(name, f'discards = ["{CARD[name]} p9"]', "discards: There is no player 'p9'") for name in GAMES],
        *[(name, 'discards = ["theft-x p1"]', "discards: ") for name in GAMES],
        *[(name, f"discards = {[CARD[name] + ' p1'] * 150}", "are in play, but") for name in GAMES],
    ],
)
def test_what_a_game_does_not_have_cannot_be_said(game: str, more: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as error:
        read(scenario(game, more))[0].match()
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("game", "players", "more", "cards", "aside"),
    [
        ("saboteur", 3, 'roles = { p2 = "saboteur" }', {"digger": 3, "saboteur": 1}, ["digger"]),
        ("saboteur2", 3, 'roles = { p1 = "boss", p2 = "saboteur", p3 = "geologist" }',
         {"boss": 1, "saboteur": 1, "geologist": 1}, None),
        ("dark-cave", 2, "", {"yellow-loyal": 1, "blue-loyal": 1}, []),
        ("dark-cave", 3, 'cave.aside = ["yellow-saboteur"]', {"yellow-loyal": 2, "yellow-saboteur": 2},
         ["yellow-saboteur"]),
        ("dark-cave", 4, "", {"yellow-loyal": 2, "yellow-saboteur": 2}, []),
        ("dark-cave", 5, 'cave.aside = ["yellow-loyal", "blue-saboteur", "blue-loyal"]',
         {"yellow-loyal": 3, "yellow-saboteur": 1, "blue-loyal": 3, "blue-saboteur": 1},
         ["blue-loyal", "blue-saboteur", "yellow-loyal"]),
    ],
)  # fmt: skip
def test_role_cards_are_those_of_the_players_and_those_set_aside(
    game: str, players: int, more: str, cards: dict[str, int], aside: list[str] | None
) -> None:
    base = scenario(game, more).replace(f"players = {PLAYERS[game]}", f"players = {players}")
    table = ", ".join(f"{name} = {count}" for name, count in cards.items())
    assert "holds" == outcome(f"{base}expect.role_cards = {{ {table} }}\n")
    assert "differs" == outcome(f"{base}expect.role_cards = {{ {next(iter(cards))} = 9 }}\n")
    if aside is not None:
        assert "holds" == outcome(f"{base}expect.aside = {aside}\n")
        assert "differs" == outcome(f"{base}expect.aside = {[*aside, next(iter(cards))]}\n")
        assert (1 == len(aside)) is ("holds" == outcome(f"{base}expect.aside = '{(aside or list(cards))[0]}'\n"))


@pytest.mark.parametrize("game", GAMES)
def test_the_rest_of_the_deck_can_be_thrown_away(game: str) -> None:
    """Then a seat's view fits worlds, as a search needs it."""
    more = 'cave.creatures = ["I.rat 0,0 p1"]\nfront = { p1 = ["I.boots"] }\n' if game == "dark-cave" else ""
    match = read(scenario(game, f'{more}discards = ["rest p1"]'))[0].match()
    view = match.view(0)
    assert Worlds(view, random.Random(1))().discard_count == len(view.discards)
    assert len(view.discards) > 40
    for wrong, sentence in (
        ('"rest"', "discards: Write 'rest p1' once"),
        ('"rest p1", "rest p1"', "discards: Write 'rest p1' once"),
        (", ".join([f'"{CARD[game]} p1"'] * 12) + ', "rest p1"', f"There are more {CARD[game]} than the deck has"),
    ):
        with pytest.raises(ScenarioError, match=sentence):
            read(scenario(game, f"{more}discards = [{wrong}]"))


@pytest.mark.parametrize("game", GAMES)
def test_discards_can_be_laid_out_face_down_and_face_up(game: str) -> None:
    down, up = (f"I.{card}" if game == "dark-cave" else card for card in ("EW", "rockfall"))
    text = scenario(
        game,
        f'discards = ["{down} p1", "{up} p1 open"]',
        f'play = "discard {CARD[game]}"\nexpect.discards = ["{down} p1", "{up} p1", "{CARD[game]} p1"]',
    )
    text = text.replace("[[step]]", f'[[step]]\nexpect.discards = ["{down} p1", "{up} p1"]\n[[step]]')
    text = text.replace(
        "[[step]]", f"seed = 1\n[[step]]\nexpect.sees.spectator.discards = ['? p1', '{up} p1']\n[[step]]", 1
    )
    text = text.replace('{ p1 = ["', f'{{ p1 = ["{CARD[game]}", "')
    assert [] == [str(difference) for difference in read(text)[0].check()]
    match = read(text)[0].match()
    rng = random.Random(1)
    for _ in range(5):
        for seat in (None, *range(match.rules.players)):
            assert str(match.view(seat)) == str(match.sample(seat, rng).view(seat))
        match.play(match.moves()[0])


def test_one_unreadable_scenario_does_not_hide_the_others(tmp_path: Path) -> None:
    file = tmp_path / "many.toml"
    head = 'format = 1\ngame = "saboteur"\nplayers = 3\nhands = { p1 = ["NS"] }\n'
    file.write_text(
        head
        + '[[scenario]]\nname = "odd key"\nhnds = 1\n'
        + '[[scenario]]\nname = "holds"\n[[scenario.step]]\nexpect.next = "p1"\n'
        + '[[scenario]]\nname = "odd card"\nhands = { p1 = ["theft"] }\n'
        + '[[scenario]]\nname = "differs"\n[[scenario.step]]\nexpect.next = "p2"\n'
        + '[[scenario]]\nname = "odd step"\n[[scenario.step]]\nexpect.roles = ["boss"]\n'
    )
    result = CliRunner().invoke(main, ["scenario", str(file)])
    assert 2 == result.exit_code
    for words in ('"odd key": There is no key', '"odd card", hands, p1: saboteur has no', '"differs", step 1, next'):
        assert words in result.output
    assert '"odd step", step 1, expect, roles: saboteur has no role' in result.output
    assert "1 of 2 scenarios hold; 3 cannot be read or played." in result.output
