"""Decks of one's own: cards with existing effects, effects of one's own, and what is said about wrong ones."""

import io
import random
import re
import shutil
from pathlib import Path
from typing import cast

import pytest
from click.testing import CliRunner
from rich.console import Console

from saboteur import Event, Match
from saboteur.bots.referee import Referee
from saboteur.cards.box import DeckError
from saboteur.cards.deck import load
from saboteur.cards.house import read_file
from saboteur.cli import main
from saboteur.games import game, ruleset
from saboteur.games.effects import EffectError
from saboteur.match import Played
from saboteur.notation.reason import InvalidMove
from saboteur.record import RecordError
from saboteur.scenario import ScenarioError, read
from saboteur.simulate import Plan, play_match
from saboteur.terminal.display import Display
from saboteur.terminal.resume import unfinished
from saboteur.terminal.saves import SavedGame, SaveFolder
from saboteur.view import View

EXAMPLE = Path(__file__).parents[2] / "examples" / "house_rules"
DECK = EXAMPLE / "deck.toml"
HEAD = 'format = 1\nbase = "saboteur"\n'
OWN = ("collapse", "landslide", "toolbox")

EFFECT = """
from saboteur.effects import FINE, FACE_UP, Effect, card_of, play, tell_played

class Nod(Effect):
    def uses(self, position, seat, card, moves):
        moves.add(play(card, 0))
    def why_not(self, position, seat, move):
        return FINE
    def play(self, position, seat, move):
        position.throw(seat, card_of(move), FACE_UP)
        tell_played(position, seat, move)
"""


def written(folder: Path, rows: str, effects: str = EFFECT) -> Path:
    """A deck with these rows and a file with effects beside it."""
    (folder / "my_effects.py").write_text(effects)
    file = folder / "deck.toml"
    file.write_text(HEAD + rows)
    return file


def action(code: str, **more: str) -> str:
    parts = "".join(f', {key} = "{value}"' for key, value in more.items())
    return f'action = [{{ code = "{code}", count = 3{parts} }}]\n'


def played(deck: Path, name: str = "saboteur", players: int = 4, seed: int = 1, bot: str = "random") -> Match:
    """A whole match between bots."""
    return play_match(Plan(name, players, (bot,), seed=seed, deck=str(deck)), 0)[0]


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def test_the_example_is_the_box_with_some_rows_changed() -> None:
    deck, box = read_file(DECK), load("saboteur")
    assert deck.digest != box.digest
    assert 4 == deck.action("map").count
    assert 6 == deck.path("NESW").count
    assert box.gold == deck.gold
    assert box.pile(5)[0] + 2 + 2 + 1 - 2 + 1 == deck.pile(5)[0]
    assert [row.code for row in box.actions] == [row.code for row in deck.actions if row.code not in OWN]


def test_the_scenarios_of_the_example_hold() -> None:
    for scenario in read((EXAMPLE / "scenario.toml").read_text(), EXAMPLE):
        assert [] == scenario.check(), scenario.title
    assert (0, "4 of 4 scenarios hold.\n") == run("scenario", str(EXAMPLE / "scenario.toml"))


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_cards_they_have_never_heard_of(bot: str) -> None:
    cards = {
        entry.move.card
        for seed in range(12)
        for entry in played(DECK, seed=seed, bot=bot).story
        if isinstance(entry, Played) and entry.move.verb == "play"
    }
    assert {*OWN} <= cards


@pytest.mark.parametrize("seed", range(3))
def test_a_sampled_position_gives_the_same_view(seed: int) -> None:
    """House-rule cards are dealt anew like all others."""
    match = Match.new("saboteur", 4, seed, deck=DECK)
    rng = random.Random(seed)
    seen = 0
    while match.actor is not None:
        for seat in (0, 3, None):
            sampled = match.sample(seat, rng)
            assert match.view(seat) == sampled.view(seat)
            seen += any(card in OWN for card in cast("View", sampled.view(1)).hand)
        legal = match.moves()
        assert all(match.why_not(move) is None for move in legal)
        match.play(rng.choice(legal))
    assert seen


def test_a_record_names_the_deck_and_replays_only_with_it() -> None:
    match = played(DECK)
    record = match.record()
    assert 'house_deck = "deck.toml"' in record
    assert str(EXAMPLE) not in record
    assert match.events == Match.replay(record, deck=DECK).events
    assert record == Match.replay(record, deck=DECK).record()
    with pytest.raises(RecordError, match=r"played with a deck of one's own, 'deck.toml'.*--deck") as trouble:
        Match.replay(record)
    assert "house-deck" == trouble.value.reason
    usual = Match.new("saboteur", 3, 1).record()
    assert "house_deck" not in usual
    with pytest.raises(RecordError, match="leave your own deck out"):
        Match.replay(usual, deck=DECK)


def test_another_effect_is_another_deck(tmp_path: Path) -> None:
    """The digest covers what the cards do, and a changed file is loaded anew."""
    file = written(tmp_path, action("nod", effect="my_effects.py:Nod", aim="nothing"))
    before, rules = read_file(file), ruleset("saboteur", 3, None, read_file(file))
    assert rules is ruleset("saboteur", 3, None, read_file(file))
    (tmp_path / "my_effects.py").write_text(EFFECT.replace("FINE, ", "NO_TARGET as FINE, "))
    after = read_file(file)
    assert before.digest != after.digest
    assert rules is not ruleset("saboteur", 3, None, after)


@pytest.mark.parametrize(
    ("name", "players", "rows"),
    [
        ("saboteur2", 5, action("lookout", effect="inspection")),
        ("duel", 2, action("crowbar", effect="key")),
        ("solo", 1, action("sketch", effect="map")),
        ("dark-cave", 3, action("II.tremor", effect="rockfall")),
        ("dark-cave", 2, action("I.nod", effect="my_effects.py:Nod", aim="nothing")),
    ],
)
def test_every_game_takes_house_rules(name: str, players: int, rows: str, tmp_path: Path) -> None:
    file = written(tmp_path, rows)
    file.write_text(file.read_text().replace('"saboteur"', f'"{name}"'))
    for bot in ("greedy", "random"):
        match = played(file, name, players, bot=bot)
        assert match.record() == Match.replay(match.record(), deck=file).record()


@pytest.mark.parametrize(
    ("aim", "written_as", "move"),
    [("nothing", "", "nod"), ("player", "p1", "nod p1"), ("cell", "0,0", "nod 0,0"), ("player+tool", "p1", "nod p1")],
)
def test_the_event_tells_at_what_a_card_was_played(aim: str, written_as: str, move: str, tmp_path: Path) -> None:
    effects = EFFECT.replace("play(card, 0)", "play_at(card, 0)" if aim == "cell" else "play(card, 0)")
    effects = effects.replace("card_of,", "card_of, play_at,")
    deck = written(tmp_path, action("nod", effect="my_effects.py:Nod", aim=aim), effects)
    scenario = f'{HEAD.replace("base", "game")}players = 3\ndeck = "{deck.name}"\nhands = {{ p1 = ["nod", "map"] }}'
    match = Match.from_scenario(scenario, folder=tmp_path)
    event = match.play(move)[0]
    assert f"{event.seq} play p1 nod {written_as}".rstrip() == str(event)
    assert event == type(event).parse(str(event))
    assert event == match.seen(2)[event.seq - match.seq]


def test_a_word_that_is_no_card_of_the_deck_is_no_move() -> None:
    match = Match.new("saboteur", 3, 1, deck=DECK)
    with pytest.raises(InvalidMove, match="'earthquake' is neither a card nor a command of saboteur"):
        match.why_not("earthquake 1,0")
    with pytest.raises(InvalidMove, match="landslide is aimed at a cell like 3,0"):
        match.why_not("landslide p2")
    with pytest.raises(InvalidMove, match="toolbox is aimed at nobody"):
        match.why_not("toolbox p2")


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ('action = [{ code = "nod", count = 1 }]', "there is no card nod; say what it does"),
        (action("nod", effect="nodding"), "there is no card nodding; say what it does"),
        (action("nod", effect="broken-pick"), "broken-pick stays on the table as the card it is"),
        (action("nod", effect="rockfall", aim="cell"), "remove aim: with the effect of rockfall it is aimed like"),
        (action("map", effect="rockfall"), "map has its own effect; give a card with another effect another code"),
        (action("nod", effect="my_effects.py:Nod"), "say at what it is aimed: aim = player, player+tool"),
        (action("nod", effect="my_effects.py:Nod", aim="moon"), "say at what it is aimed"),
        (action("nod", effect="my_effects:Nod", aim="cell"), "write an effect of one's own as file and class"),
        (action("nod", effect="none.py:Nod", aim="cell"), "none.py cannot be read"),
        (action("nod", effect="my_effects.py:Wink", aim="cell"), "my_effects.py has no class Wink that is made from"),
        (action("nod", effect="my_effects.py:play", aim="cell"), "my_effects.py has no class play"),
        (action("nod", effect="theft"), "theft stays on the table"),
        (action("nod", effect="inspection"), "saboteur has no effect inspection for its card nod"),
        (action("theft"), "saboteur has no effect theft for its card theft"),
        (action("discard", effect="rockfall"), "cannot be called discard"),
        (action("Nod", effect="rockfall"), "write the code in small letters"),
        (action("IV.nod", effect="rockfall"), "write the code in small letters"),
        ('action = [{ code = "nod", count = 0, effect = "map" }]', "there is no such card to take out"),
        ('action = [{ code = "map", count = 1 }, { code = "map", count = 2 }]', "this card has two rows"),
        ('action = [{ code = "map", count = 100 }]', "write a whole number of at most 99"),
        ('action = [{ code = "map", number = 1 }]', "there is no key number"),
        ('path = [{ code = "WE", count = 1 }]', "write the code canonically as EW"),
        ('path = [{ code = "EW", count = 99 }]', "path cards; there is room for"),
        ('path = [{ code = "EW:door-blue", count = 1 }, { code = "WE", count = 1 }]', "path row 2 (WE)"),
        ("table = [{ players = 11, hand = 5 }]", "the game is not for this number of players"),
        ("table = [{ players = 10, hand = 20 }]", "there are fewer cards than are dealt"),
        ("options = {}", "there is no key options"),
        ("action = [[", "is not valid TOML"),
    ],
)
def test_a_wrong_deck_gets_a_sentence(rows: str, sentence: str, tmp_path: Path) -> None:
    file = written(tmp_path, rows)
    with pytest.raises(DeckError) as trouble:
        [ruleset("saboteur", players, None, read_file(file)) for players in (3, 10)]
    assert sentence in str(trouble.value)
    code, said = run("cards", str(file))
    assert 2 == code
    assert sentence in " ".join(said.split())


@pytest.mark.parametrize(
    ("effects", "sentence"),
    [
        ("1 / 0", "my_effects.py fails with ZeroDivisionError"),
        ("def", "my_effects.py fails with SyntaxError"),
        ("raise SystemExit", "my_effects.py fails with SystemExit"),
        ("class Nod: pass", "has no class Nod that is made from Effect"),
        ("from saboteur.effects import Effect\nclass Nod(Effect): pass", "has no method uses"),
        (
            EFFECT.replace("    def why_not(self, position, seat, move):\n        return FINE\n", ""),
            "no method why_not",
        ),
        (EFFECT + "    def __init__(self, more): pass\n", "Nod() in my_effects.py fails with TypeError"),
    ],
)
def test_a_wrong_effect_gets_a_sentence(effects: str, sentence: str, tmp_path: Path) -> None:
    file = written(tmp_path, action("nod", effect="my_effects.py:Nod", aim="nothing"), effects)
    with pytest.raises(DeckError) as trouble:
        Match.new("saboteur", 3, 1, deck=file)
    assert sentence in str(trouble.value)
    for command in ("cards", "simulate"):
        arguments = ["saboteur", "--deck", str(file)] if command == "simulate" else [str(file)]
        assert 2 == run(command, *arguments)[0]


def use_nod(match: Match) -> list[Event]:
    """Ask for every method of the effect, if the card is at hand."""
    match.moves()
    match.why_not("nod")
    return match.play("nod") if "nod" in match.view(match.actor).hand else []


def use_nod_somewhere(deck: Path) -> None:
    """Play the card in the first of some matches in which somebody holds it."""
    for seed in range(20):
        use_nod(Match.new("saboteur", 5, seed, deck=deck))


@pytest.mark.parametrize(
    ("old", "new", "method"),
    [("return FINE", "return None", "why_not"), ("moves.add", "moves.nothing", "uses"), ("throw", "hurl", "play")],
)
def test_an_effect_that_fails_in_a_match_gets_a_sentence(old: str, new: str, method: str, tmp_path: Path) -> None:
    file = written(tmp_path, action("nod", effect="my_effects.py:Nod", aim="nothing"), EFFECT.replace(old, new))
    with pytest.raises(EffectError, match=rf"my_effects\.py:Nod.*{method}"):
        use_nod_somewhere(file)
    code, said = run("simulate", "saboteur", "--deck", str(file), "--bots", "random", "--matches", "5")
    assert 2 == code
    assert "my_effects.py:Nod" in said


def test_a_deck_for_another_game_or_no_deck_at_all(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is for saboteur, not for duel"):
        game("duel", DECK)
    for file, sentence in (
        (tmp_path / "none.toml", "There is no deck"),
        (tmp_path, "is a folder"),
    ):
        with pytest.raises(DeckError, match=sentence):
            read_file(file)
    (tmp_path / "deck.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(DeckError, match="no text in UTF-8"):
        read_file(tmp_path / "deck.toml")
    (tmp_path / "deck.toml").write_text("format = 1")
    with pytest.raises(DeckError, match="say upon which game it is built"):
        read_file(tmp_path / "deck.toml")
    (tmp_path / "deck.toml").write_text('format = 1\nbase = "chess"')
    with pytest.raises(DeckError, match="there is no game chess"):
        read_file(tmp_path / "deck.toml")
    for command in (["play"], ["simulate"]):
        code, said = run(*command, "saboteur", "--deck", str(tmp_path / "none.toml"))
        assert (2, True) == (code, "There is no deck" in said), said


def test_cards_of_the_dark_cave_that_stay_on_the_table_cannot_become_more(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    row = next(card for card in load("dark-cave").actions if card.name == "web")
    file.write_text(f'format = 1\nbase = "dark-cave"\naction = [{{ code = "{row.code}", count = 20 }}]')
    with pytest.raises(DeckError, match="which stay on the table; there is room for"):
        ruleset("dark-cave", 3, None, read_file(file))


def test_only_a_scenario_in_a_file_can_name_a_deck(tmp_path: Path) -> None:
    text = (EXAMPLE / "scenario.toml").read_text()
    with pytest.raises(ScenarioError, match="Only a scenario in a file of its own can name a deck"):
        read(text)
    with pytest.raises(ScenarioError, match="There is no deck"):
        read(text, tmp_path)
    (tmp_path / "scenario.toml").write_text(text)
    code, said = run("scenario", str(tmp_path / "scenario.toml"))
    assert (2, True) == (code, "There is no deck" in said)


def test_a_bot_may_answer_with_the_text_of_a_move(tmp_path: Path) -> None:
    """A field without a name reads like a cell; the move is known by its text."""
    bot = tmp_path / "bot.py"
    bot.write_text("class Bot:\n    def choose(self, view, moves, rng):\n        return str(moves[-1])\n")
    effects = EFFECT.replace("play(card, 0)", "play_at(card, 0)").replace("card_of, play,", "card_of, play_at,")
    deck = written(tmp_path, action("nod", effect="my_effects.py:Nod", aim="field"), effects)
    match = Match.new("saboteur", 3, 1, deck=deck)
    seats = [Referee(f"{bot}:Bot", seat, random.Random(1)) for seat in range(3)]
    for _ in range(30):
        if match.actor is not None:
            match.play(seats[match.actor].ask(match).move)


def test_the_deck_and_the_effect_of_the_manual_work(tmp_path: Path) -> None:
    page = (EXAMPLE.parents[1] / "docs" / "decks.md").read_text(encoding="utf-8")
    deck, effect = (re.search(rf"```{kind}\n(.*?)```", page, re.DOTALL) for kind in ("toml", "python"))
    assert deck is not None
    assert effect is not None
    shutil.copy(EXAMPLE / "effects.py", tmp_path)
    (tmp_path / "box.py").write_text(effect[1])
    row = '  { code = "toolbox", count = 9, effect = "box.py:Toolbox", aim = "nothing" },\n]\npath'
    (tmp_path / "deck.toml").write_text(deck[1].replace("]\npath", row))
    assert 7 == read_file(tmp_path / "deck.toml").hand_size(5)
    told = {event.card for seed in range(5) for event in played(tmp_path / "deck.toml", seed=seed).events}
    assert {"toolbox", "landslide", "collapse"} <= told


def test_a_saved_game_goes_on_with_its_deck_and_waits_for_it_if_it_is_gone(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "rules")
    deck = tmp_path / "rules" / "deck.toml"
    match = Match.new("saboteur", 3, 5, deck=deck)
    match.play(match.moves()[0])
    saves = SaveFolder(tmp_path / "games")
    file = saves.new("saboteur")
    home = match.rules.deck.home
    saved = SavedGame(game="saboteur", bots=("", "", ""), seed=5, salt="", when="", record=match.record(), deck=home)
    saves.write(file, saved)
    assert match.record() == saves.read(file)[1].record()
    deck.unlink()
    screen = io.StringIO()
    assert [] == unfinished("saboteur", Display(Console(file=screen, width=80), io.StringIO()), saves, "en")
    assert "needs its deck: There is no deck" in " ".join(screen.getvalue().split())
    assert [file] == saves.unfinished("saboteur")


def test_a_terminal_game_with_a_deck_is_shown_and_saved_with_it(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        main,
        [
            "play",
            "saboteur",
            "--deck",
            str(DECK),
            "--players",
            "3",
            "--seed",
            "10",
            "--pace",
            "instant",
            "--lang",
            "en",
        ],
        input="? toolbox\n? landslide\n? collapse\nq\n",
        env={"XDG_DATA_HOME": str(tmp_path)},
    )
    assert 0 == result.exit_code, result.output
    (file,) = tmp_path.rglob("saboteur-*.json")
    assert str(DECK) in file.read_text()
    assert "A card of house rules" in " ".join(result.output.split())
