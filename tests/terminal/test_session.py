"""Whole games through pipes: playing to the end, leaving and resuming, saved games, and invalid settings."""

import json
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from saboteur import Match
from saboteur.cli import main
from saboteur.terminal.saves import SavedGame, SaveError, SaveFolder

# Input and output do not depend on the engine's form.
pytestmark = pytest.mark.once

NEW = ["play", "saboteur", "--players", "3", "--bots", "random", "--option", "rounds=1", "--seed", "8615143"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate data folder for the test; returns where the games are."""
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return SaveFolder().folder


def saboteur(*arguments: str, typed: str = "") -> Result:
    """Run a command with this input."""
    return CliRunner().invoke(main, arguments, input=typed)


def play_on(*arguments: str) -> Result:
    """Run a command, discarding the first card every turn."""
    return saboteur(*arguments, typed="x1\na\n" * 80)


def kept(folder: Path, kind: str) -> Path:
    """The only file of a kind."""
    (file,) = folder.glob(f"*.{kind}")
    return file


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["You are a", "End of round 1", "The match is over", " gold", "The seed was 8615143."]),
        ("de", ["Du bist", "Ende von Runde 1", "Die Partie ist zu Ende", "Gold", "Der Startwert war 8615143."]),
    ],
)
def test_a_whole_match(lang: str, sentences: list[str], home: Path) -> None:
    result = play_on(*NEW, "--lang", lang)
    assert result.exit_code == 0, result.output
    at = 0
    for sentence in sentences:
        at = result.output.index(sentence, at)
    assert not list(home.glob("*.json"))
    record = kept(home, "toml")
    assert str(record) in "".join(result.output.split("\n"))
    assert Match.replay(record.read_text(encoding="utf-8")).outcome is not None


def test_the_seed_is_a_secret_until_the_end() -> None:
    result = play_on(*NEW)
    before, _, after = result.output.partition("The match is over")
    assert "8615143" not in before
    assert "8615143" in after
    left = saboteur(*NEW, typed="x1\nhelp\nlog\nx1\nq\n")
    assert "8615143" not in left.output


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Die Partie ist gespeichert" in saboteur(*NEW, typed="q\n").output


@pytest.mark.parametrize("typed", ["q\n", "", "x1\nquit\n", "x1\n"])
def test_leaving_saves(typed: str, home: Path) -> None:
    result = saboteur(*NEW, typed=typed)
    assert result.exit_code == 0
    assert result.output.rstrip().endswith("The match is saved. Continue with: saboteur play saboteur --resume")
    _, match = SaveFolder().read(kept(home, "json"))
    assert match.actor == 0


def test_a_game_that_was_left_goes_on_as_if_nothing_had_happened(home: Path) -> None:
    play_on(*NEW)
    whole = kept(home, "toml").read_text(encoding="utf-8")
    kept(home, "toml").unlink()
    saboteur(*NEW, typed="x1\nx1\nq\n")
    for _ in range(3):
        result = saboteur("play", "saboteur", "--resume", typed="x1\nx1\nq\n")
        assert "Welcome back." in result.output
    play_on("play", "saboteur", "--resume")
    assert kept(home, "toml").read_text(encoding="utf-8") == whole


TALKER = """
class Talker:
    def choose(self, view, moves, rng):
        return rng.choice(moves)

    def say(self, view, move, rng):
        return [rng.choice(["no-path", "accuse p1", "gold 8,2"])] if rng.random() < 0.3 else []
"""


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["says: “I hold no path card that helps.”", "says: “You are a saboteur!”", "says: “The gold is under"]),
        ("de", ["sagt: „Ich habe keine", "sagt: „Du bist ein Saboteur!“", "sagt: „Das Gold liegt"]),
    ],
)
def test_what_bots_say_is_told(lang: str, sentences: list[str], home: Path) -> None:
    """And again in the same way after leaving and resuming."""
    bot = home.parent / "talker.py"
    bot.parent.mkdir(parents=True, exist_ok=True)
    bot.write_text(TALKER)
    new = [str(bot) if word == "random" else word for word in NEW]
    result = play_on(*new, "--lang", lang)
    told = " ".join(result.output.split())
    for sentence in sentences:
        assert sentence in told
    whole = kept(home, "toml").read_text(encoding="utf-8")
    assert "p2 says: " in whole
    kept(home, "toml").unlink()
    saboteur(*new, typed="x1\nx1\nq\n")
    play_on("play", "saboteur", "--resume")
    assert kept(home, "toml").read_text(encoding="utf-8") == whole


def test_a_game_without_a_seed_can_be_resumed(home: Path) -> None:
    fresh = [word for word in NEW if word not in {"--seed", "8615143"}]
    saboteur(*fresh, typed="x1\nx1\nq\n")
    result = play_on("play", "saboteur", "--resume")
    assert "The match is over" in result.output
    assert "The seed was" not in result.output
    assert not list(home.glob("*.json"))


def test_an_unfinished_game_is_never_overwritten(home: Path) -> None:
    for _ in range(3):
        saboteur(*NEW, typed="x1\nq\n")
    assert len(list(home.glob("*.json"))) == 3
    for left in (2, 1, 0):
        play_on("play", "saboteur", "--resume")
        assert len(list(home.glob("*.json"))) == left
    result = saboteur("play", "saboteur", "--resume")
    assert result.exit_code == 2
    assert "There is no unfinished match of saboteur." in result.output


def test_saved_games_are_for_their_owner_only(home: Path) -> None:
    saboteur(*NEW, typed="q\n")
    assert stat.S_IMODE(kept(home, "json").stat().st_mode) == 0o600
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    play_on("play", "saboteur", "--resume")
    assert stat.S_IMODE(kept(home, "toml").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda _: "", "truncated"),
        (lambda text: text[: len(text) // 2], "truncated"),
        (lambda text: text.replace('"format":1', '"format":99'), "It has format 99, but this version reads 1."),
        (lambda text: text.replace("p2: ", "p3: ", 1), "log"),
        (lambda text: json.dumps({**json.loads(text), "bots": ["", "random"]}), "It does not say who plays."),
        (lambda text: json.dumps({**json.loads(text), "record": "no record"}), "record"),
    ],
    ids=["empty", "cut", "future", "altered", "bots", "record"],
)
def test_a_damaged_game_is_kept_aside(damage: object, why: str, home: Path) -> None:
    saboteur(*NEW, typed="x1\nq\n")
    file = kept(home, "json")
    spoilt = damage(file.read_text(encoding="utf-8"))  # type: ignore[operator]
    file.write_text(spoilt, encoding="utf-8")
    result = saboteur("play", "saboteur", "--resume")
    assert result.exit_code == 2
    told = " ".join(result.output.split())
    assert "cannot be read" in told
    assert why in told
    assert "There is no unfinished match of saboteur." in told
    assert not file.exists()
    assert kept(home, "damaged").read_text(encoding="utf-8") == spoilt


def test_a_damaged_game_that_cannot_be_moved_is_named_where_it_is(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saboteur(*NEW, typed="q\n")
    file = kept(home, "json")
    file.write_text("{}")

    def fail(_path: Path, _target: Path) -> None:
        raise OSError("Read-only file system")

    monkeypatch.setattr(Path, "rename", fail)
    told = "".join(saboteur("play", "saboteur", "--resume").output.split())
    assert f"Itiskeptas{file}." in told
    assert file.exists()


def test_behind_a_damaged_game_the_next_one_is_found(home: Path) -> None:
    saboteur(*NEW, typed="x1\nx1\nq\n")
    (home / "saboteur-20990101-000000-0000.json").write_text("{}")
    result = saboteur("play", "saboteur", "--resume", typed="q\n")
    assert "cannot be read" in " ".join(result.output.split())
    assert "The match is saved." in result.output


def test_a_folder_that_cannot_be_written_does_not_end_the_game(home: Path) -> None:
    home.parent.mkdir(parents=True, exist_ok=True)
    home.write_text("in the way")
    result = play_on(*NEW)
    assert result.exit_code == 0
    told = " ".join(result.output.split())
    assert "This match cannot be saved: File exists. If you leave, it is gone." in told.split("Your turn")[0]
    assert "The match is over" in told
    assert "The match could not be saved" in told


def test_a_failed_save_leaves_the_old_one(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saboteur(*NEW, typed="q\n")
    file = kept(home, "json")
    before = file.read_bytes()

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    saved, _ = SaveFolder().read(file)
    with pytest.raises(OSError, match="No space"):
        SaveFolder().write(file, saved)
    assert file.read_bytes() == before
    assert list(home.iterdir()) == [file]


def test_a_save_that_another_version_shuffles_differently_keeps_what_was_dealt() -> None:
    match = Match.new("saboteur", players=3, seed=5)
    saved = SavedGame(game="saboteur", bots=("", "", ""), seed=6, salt="", when="", record=match.record())
    assert saved.match().record() == match.record()


def test_people_can_share_the_keyboard() -> None:
    result = saboteur(*NEW, "--seat", "1,3", typed="x1\na\n" * 120)
    assert result.exit_code == 0
    assert "The match is over" in result.output
    assert "You are not among" not in result.output


def test_table_talk_is_heard(home: Path) -> None:
    result = saboteur(*NEW, "--seat", "p2", typed="say accuse p1\nsay gold 8,2\nlog\nq\n")
    assert "You say: “Alda is a saboteur!”" in result.output
    _, match = SaveFolder().read(kept(home, "json"))
    assert [str(event.claim) for event in match.events if event.kind == "claim"] == ["accuse p1", "gold 8,2"]


BAD_BOT = """
class Bad:
    def choose(self, view, moves, rng):
        raise RuntimeError("oh dear")
"""


def test_a_bot_that_fails_is_named_and_the_game_is_kept(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "bad_bot.py"
    file.write_text(BAD_BOT)
    result = saboteur(*NEW[:4], "--bots", f"{file}:Bad", "--option", "first=p1", typed="x1\n")
    assert result.exit_code == 1
    told = " ".join(result.output.split())
    assert "The match stops here: The bot" in told
    assert "oh dear" in told
    assert kept(home, "json").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "2"], "saboteur is for 3 to 10 players, not 2."),
        (["--players", "11"], "saboteur is for 3 to 10 players, not 11."),
        (["--seat", "9"], "There is no seat '9'; the seats are 1 to 5."),
        (["--seat", "x"], "There is no seat 'x'"),
        (["--seat", "1,,2"], "There is no seat ''"),
        (["--bots", "clever"], "There is no bot 'clever'"),
        (["--bots", "none.py:X"], "there is no file"),
        (["--edition", "fr"], "no edition 'fr'; choose de or en."),
        (["--option", "rounds"], "Write an option as NAME=VALUE"),
        (["--option", "rounds=9"], "choose 1, 2 or 3."),
        (["--option", "magic=1"], "no option 'magic'"),
        (["--option", "rounds=1", "--option", "rounds=2"], "The option rounds is given twice."),
        (["--option", "players=3"], "no option 'players'"),
        (["--option", "seed=3"], "no option 'seed'"),
        (["--edition", "de", "--option", "edition=en"], "The option edition is given twice."),
        (["--seat", "9" * 5000], "There is no seat"),
        (["--resume", "--seed", "1"], "--resume continues a saved match as it is"),
        (["--lang", "fr"], "'fr' is not one of 'de', 'en'"),
        (["--seed", "many"], "not a valid integer"),
    ],
)
def test_settings_that_cannot_be_get_a_sentence(arguments: list[str], sentence: str) -> None:
    result = saboteur("play", "saboteur", *arguments)
    assert result.exit_code == 2
    assert sentence in " ".join(result.output.split())


def test_a_match_can_be_read_as_text() -> None:
    record = str(Path(__file__).parents[1] / "records" / "1-players.toml")
    told = saboteur("replay", record).output
    assert "   5  Alda lays a dead end at 4,0." in told
    assert "   0  Cleo is a saboteur." in told
    assert "  22  Cleo reaches the middle goal (8,0): the treasure." in told
    assert "Alda has the most gold and wins." in told
    seen = saboteur("replay", record, "--seat", "p3", "--lang", "de").output
    assert "  22  Du erreichst das mittlere Ziel (8,0): der Schatz." in seen
    assert "Alda ist" not in seen
    assert "Alda nimmt eine Goldkarte." in seen
    watched = saboteur("replay", record, "--seat", "spectator").output
    assert "Cleo is a saboteur." not in watched
    assert "Alda takes a gold card." in watched


def test_an_unfinished_record_ends_with_its_last_maze() -> None:
    record = str(Path(__file__).parents[1] / "records" / "1-unfinished.toml")
    result = saboteur("replay", record, "--seat", "1")
    assert result.exit_code == 0
    assert "⌂" in result.output
    assert "The match is over" not in result.output


def test_what_cannot_be_replayed_gets_a_sentence(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    masked = tmp_path / "masked.toml"
    masked.write_text(Match.new("saboteur", players=3, seed=1).record(seat=0), encoding="utf-8")
    cases = {
        str(tmp_path / "nothing.toml"): "there is no such file.",
        str(tmp_path): "it is a folder.",
        str(binary): "it is not text.",
        str(masked): "?",
        str(Path(__file__).parents[2] / "pyproject.toml"): "This is not a record",
    }
    for file, sentence in cases.items():
        result = saboteur("replay", file)
        assert result.exit_code == 2
        assert sentence in " ".join(result.output.split())
    record = str(Path(__file__).parents[1] / "records" / "1-players.toml")
    marked = tmp_path / "notepad.toml"
    marked.write_text(Path(record).read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert saboteur("replay", str(marked)).exit_code == 0
    result = saboteur("replay", record, "--seat", "6")
    assert result.exit_code == 2
    assert "There is no seat '6'; choose 1 to 5, spectator or all." in result.output
    assert saboteur("replay", record, "--seat", "9" * 5000).exit_code == 2


def test_unknown_games_get_a_sentence() -> None:
    for command in ("play", "rules"):
        result = saboteur(command, "chess")
        assert result.exit_code == 2
        assert "'chess'" in result.output


def test_options_that_differ_are_told_at_the_beginning() -> None:
    result = saboteur(*NEW, "--edition", "en", "--option", "self_break=true", typed="q\n")
    told = " ".join(result.output.split())
    assert "edition: English rules;" in told
    assert "own tools: allowed" in told


def test_a_shelf_without_a_folder_is_empty(tmp_path: Path) -> None:
    saves = SaveFolder(tmp_path / "nowhere")
    assert saves.unfinished("saboteur") == []
    with pytest.raises(SaveError):
        saves.read(tmp_path / "nothing.json")
