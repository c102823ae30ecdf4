"""Watching a match again in a terminal: everything offered is understood, and the hints fit."""

import re
from pathlib import Path

import pytest

from pseudo_terminal import Terminal
from saboteur import Match
from saboteur.terminal.screen import packed

pytestmark = pytest.mark.once

RECORD = Path(__file__).parents[1] / "records" / "1-three-rounds.toml"
WORDS = {
    "en": ("log", "help", "What you can type", "lays", "Treasure map.", "seen by"),
    "de": ("verlauf", "hilfe", "Was du tippen kannst", "legt", "Schatzkarte.", "gesehen von"),
}


def fits(screen: str, width: int, height: int) -> bool:
    """Whether a screen fits without scrolling or wrapping."""
    lines = screen.removesuffix("\n").split("\n")
    return len(lines) <= height and max(map(len, lines)) <= width


@pytest.mark.parametrize("lang", ["en", "de"])
def test_log_and_question_mark_are_answered(lang: str) -> None:
    log, help_, title, lays, card, seen = WORDS[lang]
    with Terminal("replay", str(RECORD), "--lang", lang) as terminal:
        terminal.wait("> $")
        terminal.answer("40", "> $")
        screen = terminal.answer(log, "> $")
        assert len(re.findall(lays, screen)) > 5
        while seen not in screen:
            screen = terminal.answer("", "> $")
        for asked in ("?", help_):
            assert title in terminal.answer(asked, "> $")
            while seen not in terminal.screen:
                terminal.answer("", "> $")
        assert card in terminal.answer("? map", "> $")
        assert "Bruno" in terminal.answer("? p2", "> $")
        assert "“" in terminal.answer("? nonsense", "> $")
        terminal.type("q")
        assert terminal.end() == 0
        assert all(fits(shown, 80, 24) for shown in terminal.screens[1:-1])


def test_the_log_tells_only_what_these_eyes_saw() -> None:
    with Terminal("replay", str(RECORD), "--lang", "en", "--seat", "2", size=(100, 200)) as terminal:
        terminal.wait("> $")
        terminal.answer("40", "> $")
        mine = terminal.answer("log", "Enter: next")
        assert "You draw" in mine
        assert not re.search(r"(Alda|Cleo) (is a|draws (?!a card))", mine)
        terminal.answer("", "seen by")
        terminal.answer("all", "seen by everyone")
        assert re.search(r"Alda is a", terminal.answer("log", "Enter: next"))


def test_the_log_ends_with_the_step_that_is_shown() -> None:
    match = Match.replay(RECORD.read_text(encoding="utf-8"))
    with Terminal("replay", str(RECORD), "--lang", "en", size=(100, 200)) as terminal:
        terminal.wait("> $")
        early = terminal.answer("5", "> $") and terminal.answer("log", "Enter: next")
        terminal.answer("", "seen by")
        late = terminal.answer("10", "> $") and terminal.answer("log", "Enter: next")
        assert len(early.splitlines()) < len(late.splitlines()) < len(match.events)
        terminal.answer("", "seen by")
        # The end of a round is the last step of its log, not the next deal.
        terminal.answer("r2", "> $")
        terminal.answer("p", "End of round 1")
        whole = terminal.answer("log", "Enter: next")
        assert "Round 1 begins" in whole
        assert "Round 2 begins" not in whole


@pytest.mark.parametrize("size", [(80, 24), (60, 24), (120, 40)])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_hints_break_between_two_hints_only(lang: str, size: tuple[int, int]) -> None:
    with Terminal("replay", str(RECORD), "--lang", lang, size=size) as terminal:
        screen = terminal.wait("> $")
        hint = screen[screen.index("Enter") :].removesuffix("\n> ").split("\n")
        assert len(hint) == (2 if size[0] < 80 else 1)
        assert all(not line.startswith("·") and not line.endswith("·") for line in hint)
        assert fits(screen, *size)


def test_packed_lines_keep_each_hint_whole() -> None:
    assert ["a bc · d", "e f g"] == [line.plain for line in packed("a bc · d · e f g", 9)]
    assert ["a bc | d", "e f g"] == [line.plain for line in packed("a bc | d | e f g", 9)]
    assert ["a bc · d · e f g"] == [line.plain for line in packed("a bc · d · e f g", 80)]
