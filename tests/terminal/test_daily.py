"""`saboteur daily`: deals of keys at the terminal."""

import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from saboteur.cli import main
from saboteur.daily import Period, commitment, deal, dealt_from, derive
from saboteur.terminal.saves import SaveFolder

pytestmark = pytest.mark.once

DAY = Period.parse("mine", "2026-11-17")
KEY = derive(bytes(32), DAY)
PROMISED = commitment(DAY, KEY)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def ask(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["daily", *words], input=typed)


def test_a_kept_promise_is_told_from_a_broken_one(tmp_path: Path) -> None:
    kept = ask("check", KEY.hex(), "--day", "2026-11-17", "--commitment", PROMISED.upper(), "--lang", "en")
    assert (kept.exit_code, "had settled on this deal before" in kept.output) == (0, True)
    broken = ask("check", KEY.hex(), "--day", "2026-11-18", "--commitment", PROMISED, "--lang", "de")
    assert (broken.exit_code, "passt nicht" in broken.output) == (1, True)
    assert PROMISED in ask("check", KEY.hex(), "--day", "2026-11-17").output
    match, rng = deal("mine", KEY), random.Random(1)
    while match.actor is not None:
        match.play(rng.choice(match.moves()))
    file = tmp_path / "mine.toml"
    file.write_text(match.record())
    words = ("--day", "2026-11-17", "--commitment", PROMISED, "--record", str(file), "--lang", "en")
    dealt = ask("check", KEY.hex(), *words)
    assert (dealt.exit_code, "every card was dealt from this key" in dealt.output) == (0, True)
    other = derive(bytes(32), DAY.shifted(1))
    wrong = ask("check", other.hex(), "--day", "2026-11-17", "--record", str(file), "--lang", "en")
    assert (wrong.exit_code, "were not dealt from this key" in wrong.output) == (1, True)


@pytest.mark.parametrize(
    "words",
    [
        ("check", "abc", "--day", "2026-11-17"),
        ("check", KEY.hex(), "--day", "yesterday"),
        ("check", KEY.hex(), "--day", "2026-W99"),
        ("check", KEY.hex(), "--day", "2026-11-17", "--commitment", "abc"),
        ("check", KEY.hex(), "--day", "2026-11-17", "--record", "nowhere.toml"),
        ("check", KEY.hex()),
        ("play", "abc"),
    ],
)
def test_what_cannot_be_read_is_answered_with_a_sentence(words: tuple[str, ...]) -> None:
    found = ask(*words)
    assert (found.exit_code, found.exception is None or isinstance(found.exception, SystemExit)) == (2, True)
    assert "Error: " in found.output


def test_the_deal_of_a_key_is_played_and_after_a_break_all_luck_still_follows_from_it() -> None:
    left = ask("play", KEY.hex(), "--kind", "duel", "--lang", "en", "--pace", "instant", typed="q\n")
    assert left.exit_code == 0
    saves = SaveFolder()
    saved, match = saves.read(next(iter(saves.unfinished("duel"))))
    assert (saved.bots, match.record()) == (("", "master"), deal("duel", KEY).record())
    rng = random.Random(1)
    while match.actor is not None:
        match.play(rng.choice(match.moves()))
    assert dealt_from(match, "duel", KEY)
    again = CliRunner().invoke(main, ["play", "--resume", "--lang", "en"], input="q\n")
    assert again.exit_code == 0
    assert saves.read(next(iter(saves.unfinished("duel"))))[0].key == KEY.hex()
