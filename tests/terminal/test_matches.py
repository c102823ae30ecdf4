"""Every game in the terminal: whole matches, every question at every screen size, stopping and resuming."""

import random
import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from saboteur import GAMES
from saboteur.cli import main
from saboteur.terminal.choice import Choice
from saboteur.terminal.scene import Scene
from saboteur.terminal.screen import compose
from screens import SHADES, misses, questions, styled, walk
from usual import usual

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("own_home"), pytest.mark.slow]

PLAYERS = usual({"dark-cave": 4})
ROUNDS = {"saboteur": 1, "saboteur2": 1, "duel": 2, "solo": 3}
WORDS = [
    *("1", "2", "3", "4", "5", "a", "b", "c", "d", "x1", "x2"),
    *("stop", "suffer", "refuse", "done", "pass", "help", "log", "nonsense"),
    *("x1 2", "remove 1 2", "discard 2 3", "fend rat", "take 1", "bribe 9,9", "? 1", "? p1", "? 5,0"),
]
QUESTIONS = {
    "saboteur": {"turn", "take"},
    "saboteur2": {"turn", "steal"},
    "duel": {"turn", "bribe", "orient", "pay"},
    "solo": {"turn", "bribe", "orient"},
    "dark-cave": {"turn", "walk", "prowl"},
}
OVER = {"de": "Die Partie ist zu Ende", "en": "The match is over"}


OFTEN = {"turn": 0.01, "walk": 0.01, "take": 0.02, "prowl": 0.03}
"""How often a question is looked at again."""


def play(game: str, lang: str, typed: str, *more: str) -> Result:
    """The game with all of this typed."""
    command = ["play", game, "--lang", lang, "--pace", "instant", *more]
    return CliRunner().invoke(main, command, input=typed)


@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_can_be_played_with_anything_typed(game: str, lang: str) -> None:
    rng = random.Random(f"{game} {lang}")
    typed = "\n".join(rng.choice(WORDS) for _ in range(4_000))
    settings = ["--players", str(PLAYERS[game]), "--seed", "5", "--bots", "random"]
    if game != "dark-cave":
        settings += ["--option", f"rounds={ROUNDS.get(game, 1)}"]
    result = play(game, lang, typed + "\n", *settings)
    assert 0 == result.exit_code, result.output[-2_000:]
    assert result.output.count(OVER[lang]) == 1
    told = re.search(r"saboteur replay (.*)", result.output)
    assert told is not None
    replayed = CliRunner().invoke(main, ["replay", told[1], "--lang", lang])
    assert 0 == replayed.exit_code, replayed.output[-2_000:]
    assert OVER[lang] in replayed.output


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_where_it_was_left(game: str) -> None:
    settings = ["--players", str(PLAYERS[game]), "--seed", "3", "--bots", "random"]
    whole = play(game, "en", "x1\nstop\nx1\nx1\nq\n", *settings)
    play(game, "en", "x1\nstop\nq\n", *settings)
    rest = play(game, "en", "x1\nx1\nq\n", "--resume")
    assert 0 == rest.exit_code, rest.output
    assert whole.output.splitlines()[-12:] == rest.output.splitlines()[-12:]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_on_small_and_large_screens(game: str) -> None:
    asked: set[str] = set()
    rng = random.Random(game)
    for number in range(30):
        for match in walk(game, number):
            if match.actor is None:
                break
            prompt = match.view(match.actor).prompt
            assert prompt is not None
            if prompt.kind not in asked or rng.random() < OFTEN.get(prompt.kind, 0.1):
                assert misses(match, match.actor, rng.choice(("de", "en"))) == []
            asked.add(prompt.kind)
        if number >= 9 and QUESTIONS.get(game, {"turn"}) <= asked:
            break
    assert QUESTIONS.get(game, {"turn"}) <= asked


@pytest.mark.parametrize("size", [(80, 24), pytest.param((120, 40), marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_every_letter_of_a_place_is_on_the_board(game: str, size: tuple[int, int]) -> None:
    """However large the maze is, and whatever stands there."""
    rng = random.Random(game)
    asked = 0
    for number in range(3):
        for match in walk(game, number):
            if match.actor is None or rng.random() > 0.1:
                continue
            for shown in questions(match, match.actor, "en"):
                wanted = sorted(choice.label for choice in shown.choices if has_place(choice, shown))
                # The chosen card of the hand has the same style.
                board = msgspec.structs.replace(shown, chosen=None)
                pictured = {choice.label for choice in shown.choices if choice.pictured}
                words = styled(board, "label", *size)
                # Letters of neighbouring fields may touch.
                drawn = set("".join(words) if all(len(label) == 1 for label in wanted) else words)
                assert wanted == sorted(drawn - pictured - {"?"}), "\n".join(
                    line.plain for line in compose(shown, SHADES, size[0], size[1] - 1)
                )
                asked += bool(wanted)
    assert asked > 30


def has_place(choice: Choice, shown: Scene) -> bool:
    """Whether a choice is about a place on the board: a cell, a field or an edge."""
    move = choice.moves[0]
    if choice.worded and (move.field or move.side or move.verb == "step") and move.cell is not None:
        return True
    return choice.spot is not None and shown.spot is None


def test_dwarfs_and_creatures_stay_visible_where_they_meet() -> None:
    """On one field, beside a web, and with a letter on the same field."""
    rng = random.Random(1)
    met = 0
    for number in range(6):
        for match in walk("dark-cave", number):
            cave = match.view(None).cave
            if match.actor is None or cave is None or rng.random() > 0.2:
                continue
            standing = {field for field in cave.figures if field != "out"}
            meets = [creature for creature in cave.creatures if creature.field in standing]
            (shown, *_) = questions(match, match.actor, "en")
            if any(mark.style == "own-dwarf" for mark in shown.maze.figures):
                assert len(styled(shown, "own-dwarf", 120, 40)) == 1
            if cave.creatures:
                signs = "".join(styled(shown, "beast", 120, 40))
                assert sorted(signs) == sorted(creature.name[0].upper() for creature in cave.creatures)
            met += bool(meets)
    assert met > 3


@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_watched_by_everyone(game: str, lang: str, tmp_path: Path) -> None:
    """The whole of it as text, with each viewer's eyes."""
    *_, match = walk(game, 7)
    file = tmp_path / "match.toml"
    file.write_text(match.record(), encoding="utf-8")
    for eyes in ("all", "spectator", *(str(seat + 1) for seat in range(match.rules.players))):
        result = CliRunner().invoke(main, ["replay", str(file), "--seat", eyes, "--lang", lang])
        assert 0 == result.exit_code, result.output[-2_000:]
        assert OVER[lang] in result.output
