"""Compiling beside a running game: interrupted at any moment it leaves nothing that breaks the next start."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
pytestmark = [pytest.mark.once, pytest.mark.slow, pytest.mark.skipif(os.name == "nt", reason="signals differ")]

SLOW = """\
import sys, time, pathlib
work = pathlib.Path(sys.argv[1])
(work / 'pid').write_text(str(__import__('os').getpid()))
time.sleep(600)
"""
"""Stands in for mypyc and the C compiler: takes for ever."""


def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def alive(pid: int) -> bool:
    """Whether a process still runs."""
    state = Path(f"/proc/{pid}/stat")
    if Path("/proc/self/stat").exists():
        return state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose compiler never comes to an end."""
    shutil.copytree(ROOT / "src" / "saboteur" / "engine", tmp_path / "src" / "saboteur" / "engine")
    (tmp_path / "tools").mkdir()
    script = (ROOT / "tools" / "compile.py").read_text(encoding="utf-8")
    (tmp_path / "tools" / "slow.py").write_text(SLOW)
    assert "[sys.executable, __file__, name, *paths]" in script
    script = script.replace("[sys.executable, __file__, name,", "[sys.executable, str(ROOT / 'tools/slow.py'), name,")
    (tmp_path / "tools" / "compile.py").write_text(script, encoding="utf-8")
    return tmp_path


def begin(checkout: Path, *arguments: str) -> "subprocess.Popen[str]":
    """Start to compile; returns once the compiler runs."""
    command = [sys.executable, str(checkout / "tools" / "compile.py"), *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    until(lambda: bool(list(checkout.glob("build/work-*/pid"))))
    return process


def compiler(checkout: Path) -> int:
    """The process of the compiler."""
    (file,) = checkout.glob("build/work-*/pid")
    until(lambda: file.read_text() != "")
    return int(file.read_text())


@pytest.mark.parametrize("arguments", [["--beside"], []])
def test_the_interrupt_key_ends_it_without_a_trace(checkout: Path, arguments: list[str]) -> None:
    process = begin(checkout, *arguments)
    pid = compiler(checkout)
    os.killpg(process.pid, signal.SIGINT)
    _out, err = process.communicate(timeout=PATIENCE)
    assert "" == err, "whoever was interrupted says so"
    assert 1 == process.returncode
    until(lambda: not alive(pid))
    assert ["compiling"] == [path.name for path in (checkout / "build").iterdir()]


def test_it_ends_with_the_program_that_started_it(checkout: Path) -> None:
    command = [sys.executable, str(checkout / "tools" / "compile.py"), "--beside"]
    starter = f"import subprocess, time; subprocess.Popen({command!r}); time.sleep(600)"
    process = subprocess.Popen([sys.executable, "-c", starter], start_new_session=True)
    until(lambda: bool(list(checkout.glob("build/work-*/pid"))))
    pid = compiler(checkout)
    process.kill()
    process.wait()
    until(lambda: not alive(pid))
    until(lambda: not list(checkout.glob("build/work-*")))
    assert not (checkout / "build" / "stamp").exists()


def test_a_power_failure_leaves_what_the_next_start_removes(checkout: Path) -> None:
    process = begin(checkout, "--beside")
    pid = compiler(checkout)
    process.kill()
    process.communicate()
    os.kill(pid, signal.SIGKILL)
    (left,) = checkout.glob("build/work-*")
    (checkout / "tools" / "slow.py").write_text("import sys; sys.exit('no such header')")
    command = [sys.executable, str(checkout / "tools" / "compile.py"), "--beside"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not left.exists()
    assert 1 == done.returncode
    assert "no such header" in done.stderr
    assert "could not be compiled" in done.stderr
    assert "The game goes on interpreted.\n" == done.stdout


def test_a_failed_compilation_is_not_repeated_at_every_start(checkout: Path) -> None:
    (checkout / "tools" / "slow.py").write_text("import sys; sys.exit('no such header')")
    command = [sys.executable, str(checkout / "tools" / "compile.py")]
    assert 4 == subprocess.run([*command, "--check"], check=False).returncode
    assert 1 == subprocess.run([*command, "--beside"], capture_output=True, check=False).returncode
    again = subprocess.run([*command, "--check"], capture_output=True, text=True, check=False)
    assert 1 == again.returncode
    assert "`python3 go.py build` says why" in again.stderr


def test_two_do_not_compile_at_once(checkout: Path) -> None:
    first = begin(checkout, "--beside")
    command = [sys.executable, str(checkout / "tools" / "compile.py"), "--beside"]
    second = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    time.sleep(1)
    assert 1 == len(list(checkout.glob("build/work-*")))
    for process in (second, first):
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=PATIENCE)
