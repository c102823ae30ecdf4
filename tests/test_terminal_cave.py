"""The Dark Cave in the terminal: everything is drawn, asked and told, and nothing that a seat may not know."""

import random
from pathlib import Path

import pytest
from click.testing import CliRunner

import caves
from saboteur import Match
from saboteur.cli import main
from saboteur.terminal.names import players
from saboteur.terminal.scene import scene_of
from saboteur.terminal.screen import compose
from saboteur.terminal.style import Look

pytestmark = pytest.mark.once

BOARD = """
format = 1
game = "dark-cave"
players = 3
board = ["I.NESW:hole 1,0", "II.EW 2,0", "II.NEW:vein@N 0,1"]
hands = { p1 = ["I.EW"], p2 = ["I.NS"] }
cave.figures = { p1 = "2,0.W", p2 = "0,0", p3 = "0,0" }
cave.webs = ["1,0 S 2 p2 I.web"]
cave.creatures = ["I.rat 2,0.E p2"]
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of this test's own."""
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("COLUMNS", "90")


def screen(match: Match, seat: int, width: int = 90, height: int = 40) -> str:
    """What a seat is shown."""
    scene = scene_of(match.view(seat), match.seen(seat), players([""] * match.rules.players), "en", Look())
    return "\n".join(line.plain.rstrip() for line in compose(scene, Look(), width, height))


def test_figures_creatures_webs_and_features_are_drawn() -> None:
    shown = screen(Match.from_scenario(BOARD), 0)
    row = next(line for line in shown.splitlines() if line.startswith(" 0 "))
    # Two dwarfs on the start, one's own on the west arm of the second card, the rat on its east arm.
    assert "━━*━━━━╋━━1━━━R" in row
    below = shown.splitlines()[shown.splitlines().index(row) + 1]
    assert "H" in below
    assert "#" in below
    assert "o" in below
    assert "2,0.W" in shown


def test_every_question_fits_on_small_and_large_screens() -> None:
    kinds = set()
    for number in range(14):
        match, rng = caves.new(number), random.Random(number)
        while match.actor is not None:
            view = match.view(match.actor)
            assert view.prompt is not None
            if view.prompt.kind not in kinds or rng.random() < 0.05:
                for width, height in ((60, 24), (80, 24), (140, 60)):
                    lines = screen(match, match.actor, width, height).splitlines()
                    assert max(map(len, lines)) <= width
                kinds.add(view.prompt.kind)
            match.play(caves.choose(view, match.moves(), rng))
    assert kinds >= {"turn", "walk", "prowl"}


def test_a_screen_shows_nothing_a_seat_may_not_know() -> None:
    for number in range(7):
        match, rng = caves.new(number), random.Random(number)
        while match.actor is not None:
            if rng.random() < 0.1:
                seat = rng.randrange(match.rules.players)
                other = match.copy()
                other._position = match.sample(seat, rng)
                assert screen(match, seat) == screen(other, seat)
            match.play(caves.choose(match.view(match.actor), match.moves(), rng))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_match_can_be_played(lang: str) -> None:
    """With anything typed, in both languages, to the count of the treasures."""
    rng = random.Random(lang)
    words = ["1", "2", "3", "a", "b", "c", "x1", "stop", "suffer", "refuse", "fend rat", "? 1", "? p2", "help", "? 0,0"]
    typed = "\n".join(rng.choice(words) for _ in range(1_500))
    command = ["play", "dark-cave", "--players", "4", "--seed", "5", "--lang", lang, "--speed", "instant"]
    result = CliRunner().invoke(main, [*command, "--option", "vein=may"], input=typed + "\n")
    assert 0 == result.exit_code, result.output[-2_000:]
    assert {"de": "gelb: ", "en": "yellow: "}[lang] in result.output
    assert {"de": "Die Partie ist zu Ende", "en": "The match is over"}[lang] in result.output


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_rules_can_be_read(lang: str) -> None:
    result = CliRunner().invoke(main, ["rules", "dark-cave", "--lang", lang])
    assert 0 == result.exit_code
    for number in range(1, 46):
        assert f"C-{number:02}" in result.output
