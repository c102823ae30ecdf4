"""The other games in a real terminal: played by number and letter, watched again, and every end told whole."""

import random
import re
from pathlib import Path

import pytest

from pseudo_terminal import Terminal
from saboteur import Match
from saboteur.terminal.names import players
from saboteur.terminal.replay_steps import replay_steps

# Everything is drawn by the same code whichever form the engine has, and starting the program takes its time.
pytestmark = [pytest.mark.once, pytest.mark.slow]

WORDS = {
    "en": ("Enter: continue", "x discards it", "The match is over", "Your turn", "You have no card"),
    "de": ("Enter: weiter", "x wirft sie ab", "Die Partie ist zu Ende", "Du bist am Zug", "hast du nicht"),
}


def fits(screen: str, width: int, height: int) -> bool:
    """Whether a screen fits without scrolling or wrapping; the line that Enter begins is gone at once."""
    lines = screen.removesuffix("\n").split("\n")
    return len(lines) <= height and max(map(len, lines)) <= width


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("duel", "en", (80, 24)),
        ("solo", "de", (120, 40)),
        pytest.param("duel", "de", (120, 40), marks=pytest.mark.long),
        pytest.param("solo", "en", (80, 24), marks=pytest.mark.long),
    ],
)
def test_a_whole_match(game: str, lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    """Cards are chosen by number and laid by letter; what cannot be used is thrown away."""
    on, chosen, final, turn, wrong = WORDS[lang]
    new = ["play", game, "--lang", lang, "--option", "rounds=1", "--pace", "instant", "--seed", "2"]
    with Terminal(*new, size=size, XDG_DATA_HOME=str(tmp_path)) as terminal:
        screen = terminal.wait(on)
        for number in range(300):
            if final in screen:
                break
            if on in screen:
                typed = ""
            elif chosen in screen:
                typed = "x" if "understand" in screen or "verstehe" in screen else "a"
            elif turn in screen:
                typed = str(1 + number % 3)
            else:
                typed = "1" if wrong in screen else "a"
            screen = terminal.answer(typed, "> $")
        assert re.search(final, screen)
        terminal.type("")
        assert terminal.end() == 0
        assert all(fits(shown, *size) for shown in terminal.screens[1:-1])
    (record,) = tmp_path.glob("saboteur/games/*.toml")
    match = Match.replay(record.read_text(encoding="utf-8"))
    assert match.outcome is not None
    with Terminal("replay", str(record), "--lang", lang, size=size) as terminal:
        terminal.wait("> $")
        for _ in range(30):
            terminal.answer("", "> $")
        terminal.answer("s1", "> $")
        assert re.search(final, terminal.answer({"en": "last", "de": "schluss"}[lang], "> $"))
        terminal.type("q")
        assert terminal.end() == 0
        assert all(fits(shown, *size) for shown in terminal.screens[1:-1])


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_without_colour_everything_is_still_told_apart(game: str, tmp_path: Path) -> None:
    with Terminal("play", game, "--lang", "en", "--seed", "2", NO_COLOR="1", XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.wait("Enter: continue")
        screen = terminal.answer("", "Your turn")
        assert "░" in screen
        # The start's colour is a letter beside it.
        assert re.search(r"[╻┃╷│]░?G", screen)
        assert not re.search(r"\x1b\[[0-9;]*(?:3[0-9]|4[0-9]|9[0-7]|10[0-7])[0-9;]*m", terminal.raw)
        assert "What you can type" in terminal.answer("help", "> $")
        terminal.answer("", "> $")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_end_of_a_round_is_told_whole_in_80_by_24(lang: str, tmp_path: Path) -> None:
    """With twelve players it takes more than one page."""
    on, _, final, *_ = WORDS[lang]
    new = ["play", "saboteur2", "--players", "12", "--bots", "random", "--lang", lang, "--option", "rounds=1"]
    with Terminal(*new, "--pace", "instant", "--seed", "1", XDG_DATA_HOME=str(tmp_path)) as terminal:
        screen = terminal.wait(on)
        screen = terminal.answer("", "> $")
        over = {"en": "End of round 1", "de": "Ende von Runde 1"}[lang]
        for number in range(60):
            if over in screen:
                break
            screen = terminal.answer(("x1 2 3", "x1")[number % 2], "> $")
        assert over in screen
        told = screen
        while final not in screen:
            screen = terminal.answer("", "> $")
            told += f"\n{screen}"
        for seat in range(1, 13):
            assert re.search(rf"^p{seat} ", told.split(final)[0], re.MULTILINE), seat
        assert {"en": "left over", "de": "übrig"}[lang] in told
        terminal.type("")
        assert terminal.end() == 0
        assert all(fits(shown, 80, 24) for shown in terminal.screens[1:-1])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_end_of_a_round_is_replayed_whole_in_80_by_24(lang: str, tmp_path: Path) -> None:
    """What does not fit comes page by page, forwards and backwards, with the maze on the last page."""
    match = Match.new("saboteur2", players=12, rounds=1, seed=3)
    rng = random.Random(3)
    while match.actor is not None:
        match.play(rng.choice(match.moves()))
    file = tmp_path / "twelve.toml"
    file.write_text(match.record(), encoding="utf-8")
    at = next(place for place, step in enumerate(replay_steps(match)) if step.ends)
    with Terminal("replay", str(file), "--lang", lang) as terminal:
        terminal.wait("> $")
        first = terminal.answer(str(at), "> $")
        pages = [first]
        while "⌂" not in pages[-1]:
            assert f"{at} " in pages[-1]
            assert len(pages) < 9
            pages.append(terminal.answer("", "> $"))
        assert len(pages) > 2
        assert all(fits(page, 80, 24) for page in pages)
        told = " ".join(" ".join(pages).split())
        for player in players([""] * 12):
            assert told.count(f" {player.name} ") >= 1
        assert pages[-2] == terminal.answer("p", "> $")
        terminal.answer("", "⌂")
        assert f"{at + 1} " in terminal.answer("", "> $")
        assert first == terminal.answer("p", "> $")
