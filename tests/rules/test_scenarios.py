"""Scenarios: all of ours hold, each expectation can fail, and mistakes get clear sentences."""

import random
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from saboteur import GAMES, Match
from saboteur.scenario import Scenario, ScenarioError, read
from saboteur.scenario.sheet import Expect, Sheet, Step

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = [file for game in GAMES for file in sorted((FOLDER / game).glob("*.toml"))]
FAILING = sorted((FOLDER / "failing").glob("*.toml"))
NAMES = [
    (file, number) for file in FILES for number in range(len(tomllib.loads(file.read_text()).get("scenario", "1")))
]

# The cases the games were specified with; B, C and so on are the chapters of the rules. D-T43 counts the cards of the
# Duel's box and stands among the tests of the Duel.
CASES = {
    "B-T": {
        1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43,
        44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67,
    },
    "S2-T": {
        1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43,
        44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71,
    },
    "D-T": {
        1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 44,
        46, 47, 49, 50,
    },
    "SO-T": {1, 2, 4, 5, 7, 8, 10, 11},
    "C-T": {
        1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43,
        44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71, 73,
    },
}  # fmt: skip

TEXT = """
format = 1
game = "saboteur"
players = 3
board = ["EW 1..6,0"]
hands = { p1 = ["EW", "map"], p2 = ["NS"] }
"""


def edited(old: str, new: str) -> str:
    """The small scenario with one change."""
    assert old in TEXT
    return TEXT.replace(old, new)


@pytest.mark.parametrize(
    ("file", "number"), NAMES, ids=[f"{file.parent.name}-{file.stem}-{number + 1}" for file, number in NAMES]
)
def test_scenario_holds(file: Path, number: int) -> None:
    scenario = read(file.read_text(encoding="utf-8"))[number]
    assert scenario.sheet.rules, "a scenario names the rules it proves"
    assert [] == [str(difference) for difference in scenario.check()]


@pytest.mark.parametrize("case", CASES)
def test_every_specified_case_is_there(case: str) -> None:
    names = [scenario.sheet.name for file in FILES for scenario in read(file.read_text())]
    assert all(names)
    assert CASES[case] == {int(name.removeprefix(case)[:2]) for name in names if name.startswith(case)}


@pytest.mark.parametrize("file", FAILING, ids=[file.stem for file in FAILING])
def test_expectation_can_fail(file: Path) -> None:
    """Its text says which message is right."""
    scenario = Scenario.parse(file.read_text(encoding="utf-8"))
    messages = [str(difference).removeprefix("scenario 1, ") for difference in scenario.check()]
    assert scenario.sheet.about.strip() == "\n".join(messages)


def test_every_expectation_key_has_a_scenario_that_fails() -> None:
    assert {*Expect.__struct_fields__, "play", "reason", "chance"} == {file.stem for file in FAILING}


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_sample_cannot_be_told_from_a_position_laid_out_by_hand(file: Path) -> None:
    rng = random.Random(7)
    checked = 0
    for scenario in read(file.read_text()):
        match = scenario.match()
        for step in [None, *scenario.sheet.step]:
            if step is not None and step.play is not None:
                match.play(step.play)
            for seat in (None, *range(match.rules.players)):
                assert str(match.view(seat)) == str(match.sample(seat, rng).view(seat)), (scenario.title, seat)
                checked += 1
    assert checked > 0


def test_a_scenario_begins_a_match() -> None:
    match = Match.from_scenario(TEXT)
    assert 0 == match.actor
    assert ("EW", "map") == match.view(0).hand
    match.play("EW 7,0")
    assert 1 == match.actor


def test_each_match_of_a_scenario_has_its_own_luck() -> None:
    """Neither a second match nor a copy uses up another's outcomes."""
    scenario = Scenario.parse(edited('p2 = ["NS"]', "p2 = []") + 'chance = ["roles saboteur", "goals", "deck map"]\n')
    first, second = scenario.match(), scenario.match()
    copy = first.copy()
    for match in (first, second, copy):
        match.play("discard EW")
        match.play("discard map")
        assert 2 == match.view(None).round
        assert "saboteur" == match.view(0).role


def test_luck_of_a_seed_is_copied_too() -> None:
    match = Match.from_scenario(edited('p2 = ["NS"]', "p2 = []") + "seed = 3\n")
    copy = match.copy()
    for other in (match, copy):
        other.play("discard EW")
        other.play("discard map")
    assert match.view(0) == copy.view(0)


def test_b05_every_goal_is_the_treasure_equally_often() -> None:
    deals = 1_500
    text = 'format = 1\ngame = "saboteur"\nplayers = 3\ndeal = true\nseed = {}\n'
    found: Counter[str] = Counter()
    for seed in range(deals):
        match = Match.from_scenario(text.format(seed))
        treasure = list(match.rules.game.goal_tiles).index(match.rules.game.treasure)
        goals = match._position.goals
        found[str(list(goals).index(match.rules.game.goal_tiles[treasure]))] += 1
    expected = deals / 3
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 13.8, found


def test_the_notation_shows_a_scenario_and_tells_of_every_key() -> None:
    told = (FOLDER.parents[1] / "docs" / "notation.md").read_text(encoding="utf-8").partition("\n## Scenarios\n")[2]
    example = told.partition("```toml\n")[2].partition("```")[0]
    assert [] == Scenario.parse(example).check()
    first_cells = {
        word for line in told.splitlines() if line.startswith("| `") for word in line.split("|")[1].split("`")
    }
    keys = {*Sheet.__struct_fields__, *Step.__struct_fields__, *Expect.__struct_fields__}
    assert keys - {"format", "game", "players", "step"} == first_cells - {"", ", ", " ", "  "}


def test_several_scenarios_share_what_stands_above_them() -> None:
    shared = 'format = 1\ngame = "saboteur"\nplayers = 3\nhands = { p1 = ["EW"] }\n'
    first, second = read(f'{shared}[[scenario]]\nname = "one"\n[[scenario]]\nhands = {{ p1 = ["map"] }}\n')
    assert ['scenario "one"', "scenario 2"] == [first.title, second.title]
    assert [("EW",), ("map",)] == [scenario.match().view(0).hand for scenario in (first, second)]


def test_one_scenario_is_wanted() -> None:
    with pytest.raises(ScenarioError, match="There are 2 scenarios in this text; one is wanted here"):
        Scenario.parse(TEXT.replace("board", "[[scenario]]\nboard") + "[[scenario]]\n" + 'hands = { p1 = ["EW"] }\n')


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("format = 1", "format = 2", "format: This version reads format 1 only; write format = 1."),
        ("format = 1", "", "The key format is missing; add it."),
        ("players = 3", 'players = "3"', "players: Write a whole number."),
        ("players = 3", "players = 99999999999", "players: Whole numbers go up to 1000000000."),
        ("players = 3", "players = 3.0", "players: Write a text in quotation marks, a whole number, true or false"),
        ("players = 3", "players = 2", "scenario 1: saboteur is for 3 to 10 players, not 2."),
        ('game = "saboteur"', 'game = "chess"', "scenario 1: There is no game 'chess'; choose saboteur"),
        ("players = 3", "playres = 3", "There is no key 'playres' here; the keys are format, game, players, name,"),
        ("players = 3", "players = 3\noptions = { connect = 1 }", "The option connect of saboteur cannot be 1; choose"),
        ("players = 3", "players = 3\noptions = { edition = 1 }", "options, edition: Write the edition's name"),
        ("players = 3", "players = 3\noptions = { name = 1 }", "options: There is no option 'name'; there are"),
        ("players = 3", 'players = 3\nrules = ["16"]', "rules: '16' is no rule. Write for example 'B-16' or 'R-B-07'."),
        ("players = 3", "players = 3\nround = 4", "round: The match has rounds 1 to 3, not 4."),
        ("players = 3", 'players = 3\nturn = "p4"', "turn: There is no player 'p4'; the players are p1, p2 or p3."),
        ("players = 3", 'players = 3\nturn = "p3"', "turn: p3 holds no card and would be skipped; give p3 one"),
        ('["EW 1..6,0"]', '"EW 1..6,0"', "board: Write a list in [ ]."),
        ('"EW 1..6,0"', '"EW"', "board, EW: Write a shape and a cell, for example 'EW 1,0' or 'EW 1..6,0'."),
        ('"EW 1..6,0"', '"EW 1.6,0"', "board, EW 1.6,0: '1.6,0' is not a cell. Write column and row like '3,-1'"),
        ('"EW 1..6,0"', '"EX 1,0"', "board, EX 1,0:"),
        ('"EW 1..6,0"', '"NS|EW 1,0"', "saboteur has no path card 'NS|EW'; `saboteur cards saboteur` lists its cards."),
        ('"EW 1..6,0"', '"EW 1..2,0", "EW 2,0"', "board: On 2,0 lies a card already."),
        ('"EW 1..6,0"', '"NESW 0,0"', "board: On 0,0 lies a card already."),
        ('"EW 1..6,0"', '"EW 8,0"', "board: On 8,0 lies a goal; say under 'goals' what it is."),
        ('"EW 1..6,0"', '"NS 1,0"', "NESW:ladder on 0,0 and NS on 1,0 do not fit together."),
        ('"EW 1..6,0"', '"EW 1..7,0"', "board: A path leads into the hidden goal 8,0, which would have been turned up"),
        ('"EW 1..6,0"', '"EW 1..6,0", "EW 60,0"', "lie 60 steps apart; with 2 path cards still to be laid at most 51"),
        ('"EW 1..6,0"', '"EW 1..99,0"', "saboteur has 40 path cards; the board cannot hold more."),
        (
            '"EW 1..6,0"',
            ", ".join(f'"NESW {x},{y}"' for x in range(10, 30, 3) for y in range(-9, 6, 3)),
            "board: The board falls into too many parts; lay the cards closer together, or hold fewer.",
        ),
        ('p2 = ["NS"]', 'p4 = ["NS"]', "hands: There is no player 'p4'; the players are p1, p2 or p3."),
        ('["NS"]', '["NS|EW"]', "hands, p2: saboteur has no card 'NS|EW'; `saboteur cards saboteur` lists its cards."),
        ('["NS"]', '["theft"]', "hands, p2: saboteur has no card 'theft'"),
        ('["NS"]', '["N", "N", "N", "N", "N", "N", "N"]', "hands, p2: A hand holds at most 6 cards with 3 players."),
    ],
)  # fmt: skip
def test_a_mistake_is_answered_with_a_sentence(old: str, new: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as error:
        Match.from_scenario(edited(old, new))
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ("piles = { drawn = [] }", "piles: There is no key 'drawn' here; the keys are draw, gold or roles."),
        ("piles = { draw = 3 }", "piles, draw: Write a list in [ ]."),
        (f"piles = {{ draw = {['EW'] * 35!r} }}", "43 path cards are in play, but saboteur has only 40."),
        (f"piles = {{ draw = {['map'] * 60!r} }}", "69 cards are in play, but saboteur has only 67."),
        ("piles = { gold = [4] }", "piles, gold: There are 1 cards worth 4, but the box has only 16 cards worth 1"),
        ("piles = { gold = [3, 3, 3, 3, 3] }", "piles, gold: There are 5 cards worth 3, but the box has only"),
        ("gold = { p1 = 45 }", "gold: There are only 44 nuggets in all, pile and players together."),
        ("gold = { p1 = -1 }", "gold, p1: Nobody owns less than nothing."),
        ("gold = { p1 = true }", "gold: Write a whole number."),
        ('front = { p1 = ["map"] }', "front, p1: 'map' never lies in front of a player;"),
        ('front = { p1 = ["broken-pick", "broken-pick"] }', "front, p1: broken-pick is named twice"),
        ('roles = { p1 = "boss" }', "roles, p1: saboteur has no role 'boss'; its roles are digger or saboteur."),
        ('roles = { p1 = "saboteur", p2 = "saboteur" }', "roles: 3 players use 3 digger and 1 saboteur cards"),
        ('aside = "x"', "aside: saboteur has no role 'x'"),
        ('goals = { "8,1" = "gold" }', "goals: No goal lies on 8,1; the goals lie on 8,-2, 8,0 or 8,2."),
        ('goals = { "8" = "gold" }', "goals: '8' is not a cell."),
        ('goals = { "8,0" = "silver" }', "goals, 8,0: saboteur has no goal 'silver'; there are gold, stone NE"),
        ('goals = { "8,0" = "gold", "8,2" = "gold" }', "goals: There are not so many goals 'gold'."),
        ('open = ["8,0"]', "open: Say under 'goals' what lies open on 8,0, for example 'stone SW'."),
        ('goals = { "8,0" = "gold" }\nopen = ["8,0"]', "open: The treasure cannot lie open on 8,0"),
        ('goals = { "8,0" = "stone NE" }\nopen = ["8,0", "8,0"]', "open: 8,0 is named twice."),
        ('chance = ["dice 6"]', "chance 1: 'dice 6' is nothing chance is asked for; write first,"),
        ('chance = [""]', "chance 1: '' is nothing chance is asked for"),
        ('chance = ["first"]', "chance 1: Write one player behind 'first'"),
        ('chance = ["gold 4"]', "chance 1: There is no gold card '4'; their values are 1, 2 or 3."),
        ("deal = true", "deal: A scenario that begins with a deal cannot say 'board'; remove it, or deal."),
        ("[[step]]\nplay = 3", "step 1, play: Write a text in quotation marks."),
        ("step = 3", "step: Write a list in [ ]."),
        ("[[step]]\nplai = 3", "step 1: There is no key 'plai' here; the keys are about, by, play, why_not, reason"),
        ('[[step]]\nwhy_not = "EW 1,0"', "step 1: 'why_not' names a refused move and 'reason' why it is refused"),
        ('[[step]]\nwhy_not = "EW 1,0"\nreason = "no"', "step 1, reason: 'no' is not a reason; there are not-your"),
        ('[[step]]\nwhy_not = "EW 1,0"\nplay = "EW 1,0"', "step 1: A step has either 'play' or 'why_not'"),
        ('[[step]]\nby = "p1"', "step 1: 'by' says who plays; add 'play' or 'why_not', or remove it."),
        ("[[step]]\nexpect = { nxt = 3 }", "step 1, expect: There is no key 'nxt' here; the keys are places, ways,"),
        ("[[step]]\nexpect = { piles = { x = 3 } }", "step 1, expect, piles: There is no key 'x' here"),
        ("[[step]]\nexpect = { result = { x = 3 } }", "step 1, expect, result: There is no key 'x' here"),
        ("[[step]]\nexpect = { outcome = { x = 3 } }", "step 1, expect, outcome: There is no key 'x' here"),
        ("[[step]]\nexpect = { moves = 3 }", "step 1, expect, moves: Write a list in [ ]."),
        ("[[step]]\nexpect = { gold = 3 }", "step 1, expect, gold: Write a table in { }, or a list in [ ]."),
        ("[[step]]\nexpect = { piles = { draw = true } }", "step 1, expect, piles, draw: Write a list in [ ], or"),
        ("[[step]]\nexpect = { outcome = 3 }", "step 1, expect, outcome: Write a table in { }, or a text"),
        ("[[step]]\nexpect = { next = 3 }", "step 1, expect, next: Write a text in quotation marks."),
        ("[[step]]\nexpect = { sees = { p1 = { x = 3 } } }", "step 1, expect, sees, p1: A view has no field 'x'"),
        ("scenario = 3", "scenario: Several scenarios in one file each begin with a line [[scenario]]."),
        ("scenario = []", "scenario: Several scenarios in one file each begin with a line [[scenario]]."),
        ("[[scenario]]\n[[step]]", "step: A step belongs to a scenario: write [[scenario.step]]"),
        ("x = ", "This is not valid TOML: "),
        ("expect = { next = 1 }\nexpect.prompt = 2", "A table in { } is complete: write all of it there"),
        ("x = 1979-05-27", "x: Write a text in quotation marks, a whole number, true or false; no"),
        ("x = " + "[" * 20 + "]" * 20, "x: Lists and tables stand too deep inside each other here; no key needs that."),
        ("x" + ".x" * 30 + " = 1", "There are too many names joined by points; no key is written like that."),
        ("#" * 200_001, "This text is too long: a file of scenarios has at most 200000 characters."),
    ],
)  # fmt: skip
def test_a_wrong_line_is_answered_with_a_sentence(more: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as error:
        read(f"{TEXT}\n{more}\n")
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ('play = "fly"', "step 1: 'fly' is neither a card nor a command"),
        ('play = "NS|EW 1,0"', "step 1: saboteur has no path card that shows 'NS|EW'."),
        ('by = "p7"\nplay = "EW 7,0"', "step 1: There is no player 'p7'; the players are p1, p2 or p3."),
        ('expect = { next = "p7" }', "step 1, expect, next: There is no player 'p7'"),
        ('expect = { prompt = "why" }', "step 1, expect, prompt: 'why' is no question; there are turn"),
        ("expect = { places = { theft = [] } }", "step 1, expect, places, theft: saboteur has no card 'theft'"),
        ("expect = { ways = { map = [] } }", "step 1, expect, ways, map:"),
        ('expect = { moves = ["fly"] }', "step 1, expect, moves: 'fly' is neither a card nor a command"),
        ('expect = { legal = ["fly"] }', "step 1, expect, legal: 'fly' is neither a card nor a command"),
        ('expect = { board = { "8" = "EW" } }', "step 1, expect, board: '8' is not a cell."),
        ('expect = { board = { "8,1" = "NS|EW" } }', "step 1, expect, board: saboteur has no path card 'NS|EW'"),
        ('expect = { board = ["EW"] }', "step 1, expect, board, EW: Write a shape and a cell"),
        ('expect = { hidden = ["1,1"] }', "step 1, expect, hidden: No goal lies on 1,1"),
        ('expect = { open = { "8,0" = "silver" } }', "step 1, expect, open: saboteur has no goal 'silver'"),
        ('expect = { discards = ["EW"] }', "step 1, expect, discards: 'EW' is no discard."),
        ('expect = { roles = ["boss"] }', "step 1, expect, roles: saboteur has no role 'boss'"),
        ('expect = { aside = "boss" }', "step 1, expect, aside: saboteur has no role 'boss'"),
        ("expect = { role_cards = { boss = 1 } }", "step 1, expect, role_cards: saboteur has no role 'boss'"),
        ("expect = { gold = { p7 = 1 } }", "step 1, expect, gold: There is no player 'p7'"),
        ("expect = { hands = { p7 = [] } }", "step 1, expect, hands: There is no player 'p7'"),
        ("expect = { sees = { p7 = {} } }", "step 1, expect, sees: 'p7' sees nothing; there are p1, p2, p3 or"),
        ('expect = { hides = { p1 = ["gold p9"] } }', "expect, hides: A view has nothing at 'gold p9'; there are p1"),
        ("expect = { events = { me = [] } }", "step 1, expect, events: 'me' sees nothing"),
        ('play = "discard EW"\n[[step]]\nplay = "discard NS"\n[[step]]\nplay = "discard map"',
         "step 3, chance: The round is over and another begins, for which chance is asked for the roles, but nothing"),
    ],
)  # fmt: skip
def test_a_step_that_makes_no_sense_is_answered_with_a_sentence(step: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as error:
        read(f"{TEXT}\n[[step]]\n{step}\n")[0].check()
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("chance", "sentence"),
    [
        ('["roles saboteur saboteur"]', "chance: saboteur is named too often; there are 1."),
        ('["roles digger digger digger saboteur digger"]', "chance: digger is named too often; there are 3."),
        ('["roles", "goals gold, gold"]', "chance: gold is named too often; there are 1."),
        ('["roles", "goals", "deck E|W E|W"]', "chance: E|W is named too often; there are 1."),
        ('["roles", "goals"]', "chance: Chance is asked for the deck, but nothing (more) is said about it: add a line"),
    ],
)
def test_impossible_luck_is_answered_with_a_sentence(chance: str, sentence: str) -> None:
    text = f'{TEXT}\nchance = {chance}\n[[step]]\nplay = "discard EW"\n[[step]]\nplay = "discard NS"\n'
    with pytest.raises(ScenarioError) as error:
        read(f'{text}[[step]]\nplay = "discard map"\n')[0].check()
    assert sentence in str(error.value)


def test_hidden_parts_of_parts() -> None:
    text = """
    format = 1
    game = "saboteur"
    players = 3
    hands = { p1 = ["EW", "map"], p2 = ["NS"] }
    [[step]]
    play = "discard EW"
    expect = { hides = { p2 = ["discards 1", "discards", "roles p1"] } }
    [[step]]
    play = "discard NS"
    expect = { hides = { p2 = ["discards 1"] }, sees = { p2 = { discards = ["? p1", "NS p2"] } } }
    [[step]]
    expect = { hides = { p2 = ["discards 2", "discards", "hand_sizes p1", "front"] } }
    """
    found = read(text)[0].check()
    assert ["discards 2", "discards", "hand_sizes p1", "front"] == [item.key.split(", ")[-1] for item in found]
    assert [3, 3, 3, 3] == [item.step for item in found]


def test_gold_comes_from_the_top_of_the_pile_and_change_goes_to_its_bottom() -> None:
    text = """
    format = 1
    game = "saboteur"
    players = 4
    roles = { p2 = "saboteur" }
    hands = { p1 = ["map"] }
    piles = { gold = [3, 3, 2, 2, 2] }
    chance = ["roles", "goals stone NE, gold", "deck EW EW EW", "gold 1 1 3"]
    [[step]]
    play = "discard map"
    expect = { gold = { p2 = 4 }, piles = { gold = [3, 3, 2] } }
    """
    assert [] == [difference for difference in read(text)[0].check() if difference.key != "chance"]


def test_an_empty_gold_pile_pays_nobody() -> None:
    scenario = Scenario.parse(
        edited("players = 3", 'players = 3\noptions = { rounds = 1 }\ngoals = { "8,0" = "gold" }')
    )
    match = scenario.match()
    match.play("EW 7,0")
    assert match.outcome is not None
    assert (0, 0, 0) == match.outcome.gold
