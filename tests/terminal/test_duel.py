"""The Duel and its solo game in the terminal: everything is drawn, asked, told and explained."""

import pytest
from click.testing import CliRunner

import duel_matches
from saboteur import Match
from saboteur.cli import main
from saboteur.terminal.ending import final_lines, round_lines
from saboteur.terminal.example import draw_example
from saboteur.terminal.explain import explain, help_lines
from saboteur.terminal.glyphs import ASCII
from saboteur.terminal.names import players
from saboteur.terminal.scene import Scene, narrator_of, scene_of
from saboteur.terminal.screen import compose
from saboteur.terminal.style import Look
from screens import screen

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("own_home")]

BOARD = """
format = 1
game = "duel"
players = 2
turn = "p1"
board = [
  "EW 1,-1", "NEW:troll@E 2,-1",
  "EW 1,1", "NESW:door-blue@S 2,1", "NEW:door-green@N 3,1", "NS|EW:gold1@N 4,1", "NE 3,3",
]
goals = { "5,-2" = "NW:gold2", "5,0" = "N|E:gold3@N", "5,2" = "N|S|W" }
hands = { p1 = ["key", "NE:ladder-green", "EW", "NEW:door-blue@E", "rockfall"], p2 = ["EW"] }
keys = { "2,1" = "p1" }
"""
DEBT = """
format = 1
game = "duel"
players = 2
turn = "p1"
board = ["NEW:troll@E 1,1"]
hands = { p1 = ["EW"] }
marks = { "1,1" = "p1" }
gold_cards = { p1 = [3, 3, 2, 2, 1, 1] }
"""


def scene(match: Match, seat: int | None, lang: str = "en", look: Look | None = None) -> Scene:
    """The scene for a seat."""
    return scene_of(match.view(seat), match.seen(seat), players([""] * match.rules.players), lang, look or Look())


def test_doors_trolls_ladders_keys_and_gold_are_drawn_where_they_are() -> None:
    lines = screen(Match.from_scenario(BOARD), 0, 120, 40).splitlines()
    above = next(number for number, line in enumerate(lines) if line.startswith("-1 "))
    below = next(number for number, line in enumerate(lines) if line.startswith(" 1 "))
    # The troll on the east arm; blue's ways are thin lines to green, and her start has the letter of its colour.
    assert "──⌂─────────┴─T" in lines[above]
    assert "B" in lines[above - 1]
    # Green's ways are heavy, with the small letter of a blue door that has green's key.
    assert "━━⌂━━━━━━━━━╋━━━━┻━━━━┆━━" in lines[below]
    assert "b" in lines[below + 1]
    assert "G" in lines[below - 1]
    assert "◆" in lines[below - 1]


def test_who_stands_before_a_door_is_not_behind_it() -> None:
    drawn = [
        line.plain for line in draw_example("start-blue 0,-1; start-green 0,1; EW 1,1; NEW:door-blue@W 2,1", Look())
    ]
    assert drawn[-2] == " 1 ━━⌂━━━━━━━B┄┴┄┄"


def test_hands_and_choices_show_what_is_on_the_cards() -> None:
    drawn = screen(Match.from_scenario(BOARD), 0, 120, 40).splitlines()[-4:]
    assert any("━━┻━B" in line for line in drawn)
    assert any("H" in line for line in drawn)


def test_colours_markers_gold_and_debts_are_told() -> None:
    match = Match.from_scenario(DEBT)
    shown = screen(match, 0, 120, 40)
    for words in ("You are the green dwarf.", "markers 7", "green · gold 12 -1", "blue · gold 0"):
        assert words in shown
    german = screen(match, 1, 120, 40, "de")
    for words in ("Du bist der blaue Zwerg.", "Marker 7", "grün · Gold 12 -1"):
        assert words in german


def test_a_debt_is_paid_with_the_cards_of_choice() -> None:
    """Two trolls, and 2 or 1 + 1 to pay them with."""
    match = Match.from_scenario(
        DEBT.replace("players = 2", "players = 2\noptions = { rounds = 1 }")
        .replace('"NEW:troll@E 1,1"', '"NEW:troll@E 1,1", "NSW:troll@S 0,2"')
        .replace('"1,1" = "p1"', '"1,1" = "p1", "0,2" = "p1"')
    )
    match.play("discard EW")
    prompt = match.view(0).prompt
    assert prompt is not None
    assert prompt.kind == "pay"
    teller = narrator_of(match.view(0), players(["", ""]), "en", Look())
    assert "The trolls want 2 gold from you." in teller.question(match.view(0))
    assert [teller.move(move) for move in match.moves()] == ["1 gold and 1 gold", "2 gold"]
    match.play("pay 2")
    told = " ".join(
        line.plain for line in round_lines(match.results[-1], teller, players(["", ""]), Look(), match.seen(0))
    )
    for words in ("No card is left", "You pay the trolls: 2 gold.", "Bruno gained more in this round.", "-2", "+0"):
        assert words in told


def test_cards_places_and_players_are_explained() -> None:
    match = Match.from_scenario(BOARD)
    match.play("discard EW")
    shown = scene(match, 1)
    for topic, words in {
        "new:door-blue@e": "The blue door is in the east.",
        "NS|EW": "joined inside: the north and the south; the east and the west.",
        "2,1": "Alda has put a key on the door.",
        "2,-1": "The troll sits in the east. A way leads from your start to here.",
        "4,1": "1 gold lies on the way to the north and the south. Only the other dwarf gets here.",
        "5,0": "The goal at 5,0: hidden.",
        "p1": "The green dwarf has 0 gold; marked in this round: 0; owed to trolls: 0.",
        "key": "Opens a door of the other colour for you",
    }.items():
        assert words in (explain(topic, shown) or ""), topic
    german = scene(match, 0, "de")
    assert "Die blaue Tür liegt im Süden." in (explain("2,1", german) or "")
    assert "Auf der Tür liegt dein Schlüssel." in (explain("2,1", german) or "")
    told = "\n".join(line.plain for line in help_lines(german, Look(), 80))
    for words in ("loskaufen 3 5", "Troll: Niemand kommt vorbei", "den nur der andere Zwerg erreicht"):
        assert words in told


@pytest.mark.parametrize("game", ["duel", "solo"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_that_happens_and_every_end_is_told(game: str, lang: str) -> None:
    kinds, reasons = set(), set()
    for number in range(12):
        *_, match = duel_matches.walk(game, number)
        people = players([""] * match.rules.players)
        for seat in (None, 0):
            view = match.view(seat)
            teller = narrator_of(view, people, lang, Look())
            for event in match.seen(seat):
                assert teller.event(event)
                kinds.add(event.kind)
            for result in match.results:
                reasons.add(result.reason)
                assert len(round_lines(result, teller, people, Look(), match.seen(seat))) > match.rules.players
            assert final_lines(view, teller, people, Look())[-1].plain
    assert kinds >= {"key", "bribe", "mark", "collect", "pay", "round-ends", "remove", "reveal"}
    assert "hands-empty" in reasons
    if game == "solo":
        assert kinds >= {"break", "rockfall", "no-effect"}


@pytest.mark.parametrize(
    ("gold", "lang", "words"),
    [
        (14, "en", "poor"),
        (15, "en", "Decent"),
        (20, "de", "Nase für Gold"),
        (25, "de", "Niemand kennt diese Gänge besser als du!"),
    ],
)
def test_alone_the_gold_is_judged_in_words(gold: int, lang: str, words: str) -> None:
    threes, rest = divmod(gold, 3)
    match = Match.from_scenario(
        f"""
        format = 1
        game = "solo"
        players = 1
        round = 3
        hands = {{ p1 = ["EW"] }}
        gold_cards = {{ p1 = {[3] * threes + [rest] * (rest > 0)} }}
        """
    )
    match.play("discard EW")
    people = players([""])
    lines = final_lines(match.view(0), narrator_of(match.view(0), people, lang, Look()), people, Look())
    assert words in lines[-1].plain


@pytest.mark.parametrize(
    ("game", "topic", "english", "german"),
    [
        ("duel", "repair-pick", "in front of yourself, never", "dir selbst eine zerbrochene Spitzhacke"),
        ("duel", "repair-pick-cart", "in front of yourself, never both", "nie beides und nie der anderen Seite"),
        ("duel", "rockfall", "cards with gold or a troll stay", "Karten mit Gold oder Troll bleiben"),
        ("duel", "NE:ladder-green", "None may lie beside a goal", "Keine darf neben einem Ziel"),
        ("solo", "broken-cart", "As soon as you draw it, it breaks your cart", "Sobald du sie ziehst"),
        ("solo", "repair-lantern", "a broken lantern in front of you.", "Nimmt dir eine zerbrochene Laterne ab."),
        ("solo", "rockfall", "removes the tunnel laid last", "den zuletzt gelegten Gang"),
        ("solo", "NE:ladder-green", "In the other colour it is an ordinary curve", "eine gewöhnliche Kurve"),
    ],
)
def test_cards_of_other_games_are_explained_by_the_rules_of_this_one(
    game: str, topic: str, english: str, german: str
) -> None:
    """D-24, D-26, SO-04 to SO-06, SO-08."""
    match = Match.new(game, 1 if game == "solo" else 2, 1)
    assert english in (explain(topic, scene(match, 0)) or "")
    assert german in (explain(topic, scene(match, 0, "de")) or "")


def test_equal_gold_is_a_draw() -> None:
    scenario = DEBT.replace('marks = { "1,1" = "p1" }', "round = 3")
    match = Match.from_scenario(scenario.replace("p1 = [3, 3, 2, 2, 1, 1]", "p1 = [2], p2 = [1, 1]"))
    match.play("discard EW")
    people = players(["", ""])
    lines = final_lines(match.view(0), narrator_of(match.view(0), people, "en", Look()), people, Look())
    assert lines[-1].plain == "You and Bruno have the same amount of gold: a draw."


def test_what_strikes_in_dealing_is_news() -> None:
    result = CliRunner().invoke(main, ["play", "solo", "--seed", "3", "--lang", "en"], input="q\n")
    told = [line for line in result.output.splitlines() if line.startswith("- ")]
    assert told == ["- Round 1 begins; you start.", "- Sabotage! Your cart breaks.", "- Sabotage! Your pickaxe breaks."]


def test_what_strikes_alone_is_told_as_such() -> None:
    told: set[str] = set()
    for number in range(6):
        *_, match = duel_matches.walk("solo", number)
        teller = narrator_of(match.view(0), players([""]), "en", Look())
        told |= {teller.event(event) for event in match.seen(0) if event.kind in {"break", "rockfall", "no-effect"}}
    assert "Sabotage! Your cart breaks." in told
    assert any(words.startswith("A rockfall buries ") for words in told)
    assert "Rockfall: no effect." in told


def test_everything_can_be_shown_in_plain_characters() -> None:
    look = Look(ASCII)
    match = Match.from_scenario(BOARD)
    lines = compose(scene(match, 0, "de", look), look, 80, 24)
    assert "".join(line.plain for line in lines).isascii()


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", ["duel", "solo"])
def test_the_rules_can_be_read(game: str, lang: str) -> None:
    result = CliRunner().invoke(main, ["rules", game, "--reference", "--lang", lang])
    assert 0 == result.exit_code
    for rule in [*(f"D-{number:02}" for number in range(1, 37)), *(f"SO-{number:02}" for number in range(1, 11))]:
        assert rule in result.output
    assert "⌂" in result.output
