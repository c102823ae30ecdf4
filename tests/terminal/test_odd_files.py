"""Files that people name for commands: devices, folders, pipes and huge ones get a sentence, and nothing waits."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner

from saboteur.cli import main
from saboteur.plain_file import LIMIT, LargeFileError, NoFileError, read_plain

pytestmark = [pytest.mark.once, pytest.mark.skipif(os.name == "nt", reason="other devices, no pipes with names")]

RECORD = Path(__file__).parents[1] / "records" / "1-duel.toml"
NEVER_ENDING = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (4_000_000_000, 4_000_000_000))
from click.testing import CliRunner
from saboteur.cli import main
for words in {commands!r}:
    for file in {files!r}:
        found = CliRunner().invoke(main, [*words, file])
        print(found.exit_code, "Traceback" in found.output, found.output.count("Error: "))
"""
"""Run apart and with little memory: a command that reads such a file without end must not take this process along."""
COMMANDS = [
    ["serve", "--check", "--config"],
    ["serve", "--check", "--database-file"],
    ["serve", "--check", "--bus-file"],
    ["serve", "--check", "--smtp-file"],
    ["admin", "--database-file"],
    ["replay"],
    ["analyse"],
    ["play", "saboteur", "--seed", "1", "--deck"],
    ["scenario"],
    ["cards"],
    ["puzzle", "--check"],
]


def told(words: list[str], file: Path) -> str:
    """What a command says about a file that it cannot use."""
    found = CliRunner().invoke(main, [*words, str(file), *(["tables"] if words[0] == "admin" else [])])
    assert found.exit_code == 2, found.output
    assert found.output.count("Error: ") == 1
    assert "Errno" not in found.output
    return found.output.rpartition("Error: ")[2].strip()


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_device_a_folder_and_a_huge_file_get_a_sentence(words: list[str], tmp_path: Path) -> None:
    huge = tmp_path / "huge.toml"
    with huge.open("wb") as file:
        file.truncate(LIMIT + 1)
    huge.chmod(0o600)
    assert "device" in told(words, Path("/dev/null"))
    told(words, tmp_path)
    assert "larger than" in told(words, huge) or "in one line and nothing else" in told(words, huge)


@pytest.mark.slow
def test_no_command_waits_for_a_file_that_never_ends(tmp_path: Path) -> None:
    """A pipe that nobody writes to is waited for only where a pipe makes sense."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    piped = [words for words in COMMANDS if words[0] not in {"replay", "analyse", "scenario", "puzzle"}]
    for commands, files in ((COMMANDS, ["/dev/zero"]), (piped, [str(pipe)])):
        script = NEVER_ENDING.format(commands=commands, files=files)
        found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=True)
        assert ["2 False 1"] * len(commands) == found.stdout.splitlines(), found.stdout + found.stderr


def test_records_and_scenarios_may_come_from_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=[RECORD.read_bytes()])
    writer.start()
    found = CliRunner().invoke(main, ["replay", str(pipe), "--lang", "en"])
    writer.join()
    assert found.exit_code == 0, found.output


def test_a_plain_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_plain(file, 5) == b"12345"
    with pytest.raises(LargeFileError, match="it is larger than 4 bytes"):
        read_plain(file, 4)
    with pytest.raises(NoFileError, match="not a file but a device"):
        read_plain(Path("/dev/zero"), pipe=True)
    with pytest.raises(IsADirectoryError):
        read_plain(tmp_path)
    with pytest.raises(FileNotFoundError):
        read_plain(tmp_path / "none")


def test_a_pipe_is_read_up_to_the_limit_too() -> None:
    reading, writing = os.pipe()
    os.write(writing, b"12345")
    with pytest.raises(LargeFileError):
        read_plain(Path(f"/dev/fd/{reading}"), 4, pipe=True)
    with pytest.raises(NoFileError, match="a pipe"):
        read_plain(Path(f"/dev/fd/{reading}"), 4)
    os.close(reading)
    os.close(writing)
