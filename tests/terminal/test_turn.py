"""A person's decision: what can be typed, and the answers to mistakes."""

import io
import random

import pytest
from rich.console import Console
from rich.text import Text

from saboteur import Claim, Match, Move
from saboteur.terminal.choice import DISCARD, choices_for, label
from saboteur.terminal.coach import Coach
from saboteur.terminal.display import Display
from saboteur.terminal.insight import Insight
from saboteur.terminal.keyboard import Leave
from saboteur.terminal.names import players
from saboteur.terminal.scene import scene_of
from saboteur.terminal.turn import Pages, Turn
from saboteur.text import text
from scenes import DOOR

HAND = """
format = 1
game = "saboteur"
players = 3
turn = "p1"
roles = { p1 = "digger", p2 = "saboteur", p3 = "digger" }
goals = { "8,-2" = "stone NE", "8,0" = "gold", "8,2" = "stone NW" }
hands = { p1 = ["EW", "NE", "map", "rockfall", "broken-cart", "repair-pick-cart"], p2 = ["EW"], p3 = ["EW"] }
board = ["EW 1,0", "NSW 2,0"]
piles = { draw = ["NS", "NS", "NS", "NS"] }
"""


WORDS = """
1 2 6 7 0 -1 x x1 a b aa q? ? ?? help hilfe log say sag gold trust p1 p2 p9 8,0 8,2 -1,0 1,0 99,99 999999,1 99999999999
EW NE N|S map rockfall broken-cart repair-pick-cart cart take orient discard DISCARD back undo ü ß | , : ² ٣
"""

PAYING = """
format = 1
game = "{game}"
players = {players}
turn = "p1"
hands = {{ p1 = ["EW", "NS", "NW", "EW"], p2 = ["EW"] }}
front = {{ p1 = ["broken-pick", "broken-cart"] }}
"""
TROLL = """
format = 1
game = "duel"
players = 2
turn = "p1"
board = ["NEW:troll@E 1,1"]
hands = { p1 = ["EW", "NS"], p2 = ["EW"] }
"""
CAVE = """
format = 1
game = "dark-cave"
players = 3
hands = { p1 = ["I.EW", "II.NS", "I.axe"], p2 = ["I.NS"] }
cave.figures = { p1 = "0,0", p2 = "0,0", p3 = "0,0" }
"""


class Table:
    """A match waiting for p1, and what was printed."""

    def __init__(self, scenario: str = HAND, lang: str = "en") -> None:
        self.match = Match.from_scenario(scenario)
        self.lang = lang
        self.printed = ""

    def decide(self, *lines: str) -> Move | Claim:
        """What p1 decides by typing these lines; Leave if they decide nothing."""
        out = io.StringIO()
        console = Console(file=out, width=80, height=24, color_system=None)
        display = Display(console, io.StringIO("".join(f"{line}\n" for line in lines)))
        people = players(["", "random", "greedy"][: self.match.rules.players])
        scene = scene_of(self.match.view(0), self.match.seen(0), people, self.lang, display.look)
        insight = Insight(self.match.rules, scene.view, scene.narrator, display.look, 80)
        coach = Coach(scene.view, self.match.seen(scene.view.seat), scene.narrator, display.look, 80)
        pages = Pages(lambda: [Text("the log")], lambda: [Text("the rules")], insight, coach)
        turn = Turn(display, scene, self.match.moves(), lambda move: self.match.why_not(move, by=0), pages)
        try:
            return turn.decide()
        finally:
            self.printed = out.getvalue()

    def refused(self, *lines: str) -> str:
        """What is printed when these lines decide nothing."""
        with pytest.raises(Leave):
            self.decide(*lines)
        return " ".join(self.printed.split("\n> ", 1)[1].split())


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (["1", "a"], "EW -1,0"),
        (["1 -1,0"], "EW -1,0"),
        (["1", "-1,0"], "EW -1,0"),
        (["1 -1 , 0"], "EW -1,0"),
        (["1 a"], "EW -1,0"),
        (["EW -1,0"], "EW -1,0"),
        (["ew -1,0"], "EW -1,0"),
        (["2", "1", "A"], "EW -1,0"),
        (["2 2,1"], "NE 2,1"),
        (["x1"], "discard EW"),
        (["x 1"], "discard EW"),
        (["1", "x"], "discard EW"),
        (["discard 1"], "discard EW"),
        (["discard EW"], "discard EW"),
        (["discard ew"], "discard EW"),
        (["1", "discard"], "discard EW"),
        (["DISCARD map"], "discard map"),
        (["3", "b"], "map 8,0"),
        (["3 8,2"], "map 8,2"),
        (["map 8,-2"], "map 8,-2"),
        (["MAP 8,-2"], "map 8,-2"),
        (["4 1,0"], "rockfall 1,0"),
        (["5", "b"], "broken-cart p3"),
        (["5", "p2"], "broken-cart p2"),
        (["5 P2"], "broken-cart p2"),
        (["broken-cart p2"], "broken-cart p2"),
        (["", "?", "help", "log", "rules", "1", "", "x3"], "discard map"),
        (["1", "back", "x3"], "discard map"),
    ],
)
def test_what_can_be_typed(lines: list[str], move: str) -> None:
    assert Table().decide(*lines) == Move.parse(move)


def test_every_legal_move_can_be_chosen_by_number_and_letter() -> None:
    table = Table()
    reached = set()
    hand = table.match.view(0).hand
    for number, card in enumerate(hand, 1):
        reached.add(table.decide(str(number), DISCARD))
        for choice in choices_for(card, table.match.moves()):
            if len(choice.moves) == 1:
                reached.add(table.decide(str(number), choice.label))
            else:
                reached |= {table.decide(str(number), choice.label, label(way)) for way in range(len(choice.moves))}
    assert reached == set(table.match.moves())


def test_a_card_that_fits_both_ways_is_asked_about() -> None:
    table = Table(HAND.replace('"NE"', '"NEW"'))
    assert table.decide("2", "c", "b") == Move.parse("NEW -1,0")
    assert "Which way up? Type a letter." in table.printed
    assert table.decide("2 -1,0", "a") == Move.parse("ESW -1,0")
    assert "There is no choice “k”. You can type a–b, x, or another number." in table.refused("2 c", "k")  # noqa: RUF001


def test_gold_is_chosen_by_letter_value_or_notation() -> None:
    scenario = HAND.replace('["EW 1,0", "NSW 2,0"]', '["EW 1..6,0"]').replace('NS"]', 'NS"], gold = [1, 3, 2]')
    table = Table(scenario)
    table.match.play("EW 7,0")
    for line in ("b", "3", "take 3"):
        assert table.decide(line) == Move.parse("take 3")
    told = table.refused("2", "map 8,2", "foo", "")
    assert "Gold! The gold-diggers win the round." in table.printed
    assert "Choose your share of the gold." in table.printed
    assert "I do not understand “2”. Type one of a–b, or help." in told  # noqa: RUF001
    assert "That does not answer the current question." in told
    assert "I do not understand “foo”. Type one of a–b, or help." in told  # noqa: RUF001


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["foo"], "I do not understand “foo”. Type a number from 1 to 6, or help."),
        (["9"], "You have no card 9. Your cards are numbered 1–6."),  # noqa: RUF001
        (["0"], "You have no card 0."),
        (["x9"], "You have no card 9."),
        (["x"], "Say which card to discard, for example x3."),
        (["x foo"], "Say which card to discard, for example x3."),
        (["1", "w"], "There is no choice “w”."),
        (["1 5,5"], "That place touches no open card of the maze."),
        (["1", "5,5"], "That place touches no open card of the maze."),
        (["1 1,0"], "A card already lies there."),
        (["1 0,1"], "It does not fit: on one side tunnel would meet rock."),
        (["1 1,1"], "No way leads back to the start from there."),
        (["NS 0,1"], "You do not hold that card."),
        (["take 3"], "That does not answer the current question."),
        (["6"], "Pickaxe or cart repair cannot be used now. You can discard it with x."),
        (["6 p2 cart"], "That cannot be used there."),
        (["5 p1"], "That cannot be used there."),
        (["5 8,0"], "Broken cart cannot be used at 8,0."),
        (["3 p2"], "Treasure map cannot be used at p2."),
        (["EW somewhere"], "“EW somewhere” is not a move here."),
        (["a very long line " * 20], "is not a move here"),
        (["say"], "You cannot say “”."),
        (["say hello"], "You can say: gold 8,2"),
        (["say trust p9"], "You cannot say “trust p9”."),
        (["say gold 5,5"], "You cannot say “gold 5,5”."),
        (["undo"], "What is played is played"),
        (["? 7"], "There is nothing to explain about “7”."),
        (["? NS|EW"], "There is nothing to explain about “NS|EW”."),
        (["? lindworm"], "There is nothing to explain about “lindworm”."),
        (["? dragon"], "There is nothing to explain about “dragon”."),
        (["? p9"], "There is nothing to explain about “p9”."),
        (["9" * 5000], "You have no card 999"),
        (["\x00\x1b[2J"], "I do not understand"),
    ],
)
def test_what_was_wrong_is_said(lines: list[str], sentence: str) -> None:
    assert sentence in Table().refused(*lines)


@pytest.mark.parametrize(
    ("scenario", "line", "english", "german"),
    [
        (TROLL, "EW 1,-1", "leads back to your own start from there.", "kein Weg zurück zu deinem eigenen Start."),
        (CAVE + 'board = ["I.EW 1,0"]\n', "I.EW 1,1", "It would not extend any path:", "So wächst kein Weg:"),
        (CAVE, "I.EW 5,5", "a card must touch an open card,", "Eine Karte muss eine offene berühren,"),
    ],
)
def test_reasons_are_those_of_the_game(scenario: str, line: str, english: str, german: str) -> None:
    """D-12, C-16, C-17: not every game requires a way back to the start."""
    assert english in Table(scenario).refused(line)
    assert german in Table(scenario, "de").refused(line)


def test_a_broken_tool_is_the_reason_given() -> None:
    broken = HAND + 'front = { p1 = ["broken-lantern"] }\n'
    table = Table(broken)
    assert "You cannot dig: one of your tools is broken." in table.refused("EW -1,0")
    assert "You cannot dig: one of your tools is broken." in table.refused("1")
    assert "Your turn, but you cannot dig: lantern broken." in " ".join(table.printed.split())


@pytest.mark.parametrize(
    ("topic", "sentence"),
    [
        ("?1", "Straight tunnel. In on one side, out on the other. Open to the east and the west;"),
        ("? 3", "Treasure map. Look under one hidden goal."),
        ("? rockfall", "Rockfall. Removes one tunnel from the maze"),
        ("? treasure map", "Treasure map."),
        ("? N|E", "Dead end. Its openings do not meet inside"),
        ("? nesw", "Crossroads. Leads everywhere"),
        ("? 8,0", "The middle goal (8,0): hidden."),
        ("? 2,0", "2,0: Junction."),
        ("? 0,0", "0,0: Start. This is where everyone climbed down."),
        ("? 5,5", "5,5 is empty."),
        ("? p2", "p2 Bruno: 1 card in hand. Played by the bot random."),
        ("? cleo", "p3 Cleo"),
        ("? p1", "p1 you: 6 cards in hand."),
    ],
)
def test_everything_can_be_explained(topic: str, sentence: str) -> None:
    assert sentence in Table().refused(topic)


def test_a_chosen_card_is_explained_by_the_mark_alone() -> None:
    assert "Treasure map. Look under one hidden goal." in Table().refused("3", "?")


def test_every_card_of_the_deck_can_be_explained() -> None:
    box = Match.new("saboteur", players=3).rules.deck
    for lang in ("de", "en"):
        table = Table(lang=lang)
        codes = [row.code for row in box.paths] + [row.code for row in box.actions]
        told = table.refused(*(f"? {code}" for code in codes))
        assert text("wrong-topic", lang, input="")[:20] not in told


def test_claims_can_be_made() -> None:
    assert Table().decide("say trust p2") == Claim.parse("trust p2")
    assert Table(lang="de").decide("sag gold 8,2") == Claim.parse("gold 8,2")


def test_words_of_both_languages_are_understood() -> None:
    assert Table(lang="de").decide("abwerfen 1") == Move.parse("discard EW")
    assert Table(lang="de").decide("discard 1") == Move.parse("discard EW")
    assert "Was du tippen kannst" in Table(lang="de").refused("hilfe")
    assert "Was du tippen kannst" in Table(lang="de").refused("help")
    assert "verstehe ich nicht" in Table(lang="de").refused("foo")


@pytest.mark.parametrize("word", ["q", "quit", "exit", "Q"])
def test_one_can_leave(word: str) -> None:
    with pytest.raises(Leave):
        Table().decide(word, "x1")


def test_the_end_of_the_input_is_leaving() -> None:
    with pytest.raises(Leave):
        Table().decide()


def test_labels_leave_out_the_letters_of_commands() -> None:
    letters = [label(number) for number in range(100)]
    assert len(set(letters)) == 100
    assert not {"q", "x"} & set(letters)
    assert letters[24:26] == ["aa", "ab"]


def test_no_line_whatsoever_makes_trouble() -> None:
    """Random words of the game lead to a legal decision or a sentence, in both languages."""
    rng = random.Random(11)
    words = WORDS.split()
    for lang in ("de", "en"):
        lines = [" ".join(rng.choices(words, k=rng.randrange(5))) for _ in range(400)]
        table = Table(lang=lang)
        while lines:
            try:
                decision = table.decide(*lines)
            except Leave:
                break
            if isinstance(decision, Claim):
                table.match.copy().say(0, decision)
            else:
                assert decision in table.match.moves()
            lines = lines[table.printed.count("\n> ") :]


@pytest.mark.parametrize(("game", "players"), [("saboteur2", 3), ("duel", 2)])
def test_two_cards_are_paid_by_their_numbers(game: str, players: int) -> None:
    """With two broken tools one must be chosen."""
    table = Table(PAYING.format(game=game, players=players))
    assert str(table.decide("remove 1 3", "b")) == "remove broken-pick EW NW"
    assert "a broken cart" in table.printed
    assert str(table.decide("remove 4 1", "", "remove 2 1", "a")) == "remove broken-cart EW NS"
    assert str(table.decide("remove broken-cart EW NS")) == "remove broken-cart EW NS"
    assert str(Table(PAYING.format(game=game, players=players), "de").decide("loskaufen 1 3", "b")).endswith("EW NW")
    assert "Say which two of your cards you pay with" in table.refused("remove 1")
    assert "Say which two of your cards you pay with" in table.refused("remove 1 1")
    assert "Say which two of your cards you pay with" in table.refused("remove 1 2 3")
    assert "You have no card 9." in table.refused("remove 1 9")
    assert "remove 3 5: two cards for one in front of you" in " ".join(table.printed.split())


def test_nothing_is_paid_where_nothing_lies() -> None:
    assert "There is nothing in front of you" in Table().refused("remove 1 2")


@pytest.mark.parametrize(
    "scenario", [PAYING.format(game="saboteur2", players=3), PAYING.format(game="duel", players=2)]
)
def test_several_cards_are_thrown_away_by_their_numbers(scenario: str) -> None:
    table = Table(scenario)
    for line in ("x1 3", "x3 1", "x 1 3", "discard 1 3", "discard EW NW"):
        assert str(table.decide(line)) == "discard EW NW"
    assert str(table.decide("x1 4")) == "discard EW EW"
    assert "x3 5 for two at once" in table.refused("x1 1")
    assert "x3 5 for two at once" in table.refused("x")
    assert "You have no card 7." in table.refused("x1 7")
    assert "one card at a time" in Table().refused("x1 2")


def test_two_cards_are_thrown_away_in_the_dark_cave() -> None:
    table = Table(CAVE)
    assert str(table.decide("x2 1")) == "discard I.EW II.NS"


def test_a_troll_is_bribed_by_its_letter_before_or_after_a_card() -> None:
    table = Table(TROLL)
    assert str(table.decide("a")) == "bribe 1,1"
    assert "a bribe the troll at 1,1" in table.printed
    assert str(table.decide("bribe 1,1")) == "bribe 1,1"
    assert "That cannot be used there." in table.refused("bribe 2,1")
    table.match.play("discard NS")
    assert str(table.decide("b")) == "done"
    assert str(table.decide("done")) == "done"
    assert "Bribe a troll before your turn ends?" in table.printed


def test_count_tells_which_cards_are_out() -> None:
    told = Table().refused("count")
    assert "Cards still out there" in told
    assert "Treasure map: 5 out, 1 yours, 0 seen" in told
    assert "Karten, die noch draußen sind" in Table(lang="de").refused("karten")


@pytest.mark.parametrize(
    ("lang", "word", "words"),
    [
        ("en", "who", ("Who would win now?", "the blue team", "cannot pass", "Green gold-digger (you) 3-5 gold")),
        ("de", "wer", ("Wer würde jetzt gewinnen?", "kommt nicht durch", "Grüner Goldgräber (du) 3-5 Gold")),
    ],
)
def test_who_tells_who_would_win_now(lang: str, word: str, words: tuple[str, ...]) -> None:
    told = Table(DOOR, lang).refused(word)
    for part in words:
        assert part in told, told


@pytest.mark.once
@pytest.mark.parametrize(
    ("lang", "word", "words"),
    [
        ("en", "hint", ("judging only by what you can see yourself", "1. ", "3. ", "of 100 cases")),
        ("de", "tipp", ("nur aus dem, was du selbst siehst", "1. ", "3. ", "von 100 Fällen")),
        ("en", "know", ("Bruno ", "middle goal (8,0): gold 33%")),
        ("de", "wissen", ("Bruno ", "Das mittlere Ziel (8,0): Gold 33 %")),
    ],
)
def test_the_coach_answers_when_asked(lang: str, word: str, words: tuple[str, ...]) -> None:
    table = Table(lang=lang)
    # Hints need a whole deck.
    table.match = next(match for match in (Match.new("saboteur", 3, seed) for seed in range(9)) if match.actor == 0)
    told = table.refused(word)
    assert all(one in told for one in words), told


def test_who_has_nothing_to_tell_in_the_base_game() -> None:
    assert "nothing to tell" in Table().refused("who")
