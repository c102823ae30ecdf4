"""Options and editions: exactly these names and values; others are refused with a sentence."""

import pytest

from saboteur.cards.deck import Value, load, names
from saboteur.cards.options import OptionError, allowed, resolve
from saboteur.games import ruleset
from saboteur.match import Match

pytestmark = pytest.mark.once

# The default first, as the rules of the project state them.
OPTIONS: dict[str, dict[str, tuple[Value, ...]]] = {
    "saboteur": {
        "rounds": (3, 1, 2),
        "first": ("random", *(f"p{seat}" for seat in range(1, 11))),
        "gold_draw": ("diggers", "players"),
        "connect": ("required", "adjacent"),
        "round_end": ("hands_empty", "all_passed"),
        "self_break": (False, True),
        "broken_no_gold": (False, True),
    },
    "saboteur2": {
        "rounds": (3, 1, 2, 4, 5, 6, 7, 8, 9),
        "first": ("random", *(f"p{seat}" for seat in range(1, 13))),
        "boss_solo": (True, False),
        "profiteer_solo": (True, False),
        "profiteer_always": (False, True),
        "trapped_geologist_paid": (False, True),
        "ladder_joint": (False, True),
        "sit_out": ("rest_of_round", "while_empty"),
    },
    "duel": {
        "rounds": (3, 1, 2),
        "first": ("p1", "random", "p2"),
        "left_goals": ("box", "reshuffle"),
        "troll_payment": ("total", "per_troll"),
        "starter": ("total_gold", "last_round"),
        "ladder_joint": (False, True),
    },
    "solo": {
        "rounds": (3, 1, 2),
        "first": ("p1", "random"),
        "troll_payment": ("total", "per_troll"),
        "ladder_joint": (False, True),
        "replace_all": (True, False),
        "colour": ("green", "blue"),
    },
    "dark-cave": {
        "first": ("random", *(f"p{seat}" for seat in range(1, 9))),
        "end": ("immediate", "after_move"),
        "vein": ("must", "may"),
        "axe_continues": (False, True),
    },
}


@pytest.mark.parametrize("game", OPTIONS)
def test_every_game_has_exactly_its_options(game: str) -> None:
    assert OPTIONS[game] == allowed(load(game))
    assert {"edition": "de"} | {name: values[0] for name, values in OPTIONS[game].items()} == resolve(load(game))


@pytest.mark.parametrize("game", OPTIONS)
def test_every_value_can_be_chosen_as_itself_and_as_text(game: str) -> None:
    for name, values in OPTIONS[game].items():
        for value in values:
            as_text = str(value).lower() if isinstance(value, bool) else str(value)
            for chosen in (value, as_text):
                found = resolve(load(game), None, None, **{name: chosen})[name]
                assert (value, type(value)) == (found, type(found))


def test_none_means_the_default() -> None:
    assert resolve(load("saboteur")) == resolve(load("saboteur"), connect=None, rounds=None)


def test_editions() -> None:
    expected = {"saboteur": ("de", "en"), "saboteur2": ("de",), "duel": ("de", "en"), "solo": ("de", "en")}
    assert {**expected, "dark-cave": ("de",)} == {game: tuple(load(game).editions) for game in names()}


def test_the_english_edition_of_saboteur_draws_gold_by_players_and_ends_when_all_passed() -> None:
    german, english = resolve(load("saboteur")), resolve(load("saboteur"), "en")
    assert {
        "edition": "en",
        "gold_draw": "players",
        "round_end": "all_passed",
    } == {name: value for name, value in english.items() if value != german[name]}


def test_the_english_edition_of_the_duel_reshuffles_goals_left_over() -> None:
    assert resolve(load("duel"), "en")["left_goals"] == "reshuffle"
    assert resolve(load("solo"), "en") == resolve(load("solo")) | {"edition": "en"}


def test_a_single_option_beats_the_edition() -> None:
    assert resolve(load("saboteur"), "en", gold_draw="diggers")["gold_draw"] == "diggers"


def refusal(game: str, edition: str | None = None, players: int | None = None, **options: Value) -> str:
    with pytest.raises(OptionError) as caught:
        resolve(load(game), edition, players, **options)
    return str(caught.value)


def test_an_unknown_edition_names_the_known_ones() -> None:
    assert refusal("saboteur", "fr") == "The game saboteur has no edition 'fr'; choose de or en."
    assert refusal("dark-cave", "en") == "The game dark-cave has no edition 'en'; choose de."


def test_an_unknown_option_names_the_known_ones() -> None:
    expected = "The game dark-cave has no option 'rounds'; its options are edition, first, end, vein, axe_continues."
    assert expected == refusal("dark-cave", rounds=3)


@pytest.mark.parametrize(
    ("game", "name", "value", "allowed_values"),
    [
        ("saboteur", "connect", "loose", "required or adjacent"),
        ("saboteur", "connect", True, "required or adjacent"),
        ("saboteur", "self_break", "yes", "false or true"),
        ("saboteur", "self_break", 1, "false or true"),
        ("saboteur", "self_break", "True", "false or true"),
        ("saboteur", "rounds", 0, "1, 2 or 3"),
        ("saboteur", "rounds", 4, "1, 2 or 3"),
        ("saboteur", "rounds", True, "1, 2 or 3"),
        ("saboteur", "rounds", "-1", "1, 2 or 3"),
        ("saboteur", "rounds", "9" * 5000, "1, 2 or 3"),
        ("saboteur", "rounds", "three", "1, 2 or 3"),
        ("duel", "first", "p3", "p1, random or p2"),
        ("duel", "first", "P1", "p1, random or p2"),
        ("duel", "first", 1, "p1, random or p2"),
    ],
)
def test_an_unknown_value_names_the_allowed_ones(game: str, name: str, value: Value, allowed_values: str) -> None:
    assert refusal(game, None, None, **{name: value}).endswith(f"choose {allowed_values}.")


def test_the_first_seat_must_be_taken_by_a_player() -> None:
    assert resolve(load("saboteur"), None, 3, first="p3")["first"] == "p3"
    assert refusal("saboteur", None, 3, first="p4").endswith("choose random, p1, p2 or p3.")


def test_an_option_may_not_be_named_like_a_part_of_the_call() -> None:
    """A wrong option named box or name is refused like any other."""
    for name in ("box", "name", "rules"):
        with pytest.raises(OptionError, match="has no option"):
            Match.new("saboteur", 3, None, None, **{name: 1})
    with pytest.raises(OptionError, match="A deck is the file of one"):
        Match.new("saboteur", 3, None, None, deck=1)
    # Options from strangers never name a file.
    with pytest.raises(OptionError, match="has no option 'deck'"):
        ruleset("saboteur", 3, None, deck="deck.toml")
