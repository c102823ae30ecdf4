"""go.py says in a sentence what is wrong, and repairs what was interrupted."""

import argparse
import ast
import importlib.util
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import environment
import progress
import tasks
from environment import SetupError

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).parents[2]


class Commands:
    """Replaces `subprocess.run`: records every command and fails those containing a given word."""

    def __init__(self, venv: Path) -> None:
        self.venv = venv
        self.seen: list[str] = []
        self.failing = "-"
        self.status = 1
        self.interrupt = False

    def __call__(
        self, command: list[str | Path], *, check: bool = False, **_options: object
    ) -> subprocess.CompletedProcess[str]:
        """Pretend to run the command."""
        line = " ".join(map(str, command))
        self.seen.append(line)
        if "venv --clear" in line:
            self.venv.mkdir(exist_ok=True)
        if "npm.py run" in line:
            page = self.venv.parent / "src" / "saboteur" / "page"
            page.mkdir(parents=True, exist_ok=True)
            (page / "index.html").touch()
        failed = self.failing in [Path(word).name for word in command]
        if failed and self.interrupt:
            raise KeyboardInterrupt
        if failed and check:
            raise subprocess.CalledProcessError(self.status, line)
        return subprocess.CompletedProcess(line, self.status if failed else 0, "", "")

    def installs(self) -> list[str]:
        """What uv installed, by file."""
        return [line.split("/")[-1].split()[-1] for line in self.seen if "/uv " in line]


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """A checkout whose set-up only pretends to run commands."""
    fake = Commands(tmp_path / ".venv")
    (tmp_path / "requirements").mkdir()
    for name in ("requirements/uv.txt", "requirements/build.txt", "requirements/dev.txt"):
        (tmp_path / name).touch()
    for name in ("pyproject.toml", "hatch_build.py"):
        (tmp_path / name).touch()
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "BIN", tmp_path / ".venv" / "bin")
    monkeypatch.setattr(environment, "REQUIREMENTS", tmp_path / "requirements")
    monkeypatch.setattr(environment, "WEB", tmp_path / "web")
    monkeypatch.setattr(environment, "PAGE", tmp_path / "src" / "saboteur" / "page")
    monkeypatch.setattr(subprocess, "run", fake)
    monkeypatch.delenv("CI", raising=False)
    return fake


def test_any_python_can_read_go_py() -> None:
    """Newer syntax would hide the sentence about the Python version behind a syntax error."""
    tree = ast.parse((ROOT / "go.py").read_bytes())
    modern = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.FunctionDef, ast.Match, ast.AsyncFunctionDef)
    assert [] == [node for node in ast.walk(tree) if isinstance(node, modern)]
    assert (ROOT / "go.py").read_bytes().isascii()


def test_old_python_is_told_so() -> None:
    code = "import sys; sys.version_info = (3, 9, 2); exec(open('go.py').read())"
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith("This needs Python 3.11 or newer; this is 3.9.")
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("arguments", [["nonsense"], ["build", "--nonsense"], ["lock", "now"]])
def test_wrong_arguments_are_refused(arguments: list[str]) -> None:
    command = [sys.executable, "go.py", *arguments]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "go.py: error:" in result.stderr


def test_what_python_compiles_is_kept_where_writing_beside_sources_is_forbidden(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A started program finds it again, and nothing is written elsewhere."""
    (tmp_path / "module.py").touch()
    monkeypatch.setattr(tasks, "ROOT", tmp_path)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    tasks.keep_bytecode()
    subprocess.run([sys.executable, "-c", "import module"], cwd=tmp_path, check=True)
    (kept,) = tmp_path.rglob("module.*.pyc")
    assert kept.is_relative_to(tmp_path / "build" / "bytecode")


def test_set_up_is_done_once(commands: Commands) -> None:
    environment.prepare("build", "dev")
    assert commands.installs() == ["build.txt", "dev.txt", "."]
    commands.seen.clear()
    environment.prepare("build", "dev")
    assert commands.seen == []


def test_changed_pins_are_installed(commands: Commands) -> None:
    environment.prepare("build", "dev")
    commands.seen.clear()
    (environment.REQUIREMENTS / "dev.txt").write_text("changed")
    environment.prepare("build", "dev")
    assert commands.installs() == ["dev.txt"]


def test_missing_venv_module_is_named(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(SetupError, match=r"no venv module.*apt install python3-venv"):
        environment.prepare("build")
    assert commands.seen == []


def test_failed_install_keeps_what_worked(commands: Commands) -> None:
    environment.prepare("build")
    commands.failing = "pip"
    with pytest.raises(SetupError, match=r"could not be installed.*network"):
        environment.prepare("build", "dev")
    commands.failing = "-"
    commands.seen.clear()
    environment.prepare("build", "dev")
    assert commands.installs() == ["dev.txt"]


def test_interrupted_set_up_is_repaired(commands: Commands, capsys: pytest.CaptureFixture[str]) -> None:
    environment.prepare("build")
    commands.failing, commands.interrupt = "pip", True
    with pytest.raises(KeyboardInterrupt):
        environment.prepare("build", "dev")
    commands.failing = "-"
    commands.seen.clear()
    environment.prepare("build", "dev")
    assert "interrupted; starting it afresh" in capsys.readouterr().out
    assert commands.installs() == ["build.txt", "dev.txt", "."]


@pytest.mark.parametrize(
    ("status", "ci", "required", "fatal"),
    [
        (environment.NO_COMPILER, "", False, False),
        (environment.NO_COMPILER, "", True, False),
        (environment.NO_COMPILER, "true", True, True),
        (1, "", False, False),
        (1, "", True, True),
    ],
)
def test_without_a_compiled_engine(
    commands: Commands, monkeypatch: pytest.MonkeyPatch, *, status: int, ci: str, required: bool, fatal: bool
) -> None:
    """A missing compiler is fatal only with CI=true; sources that do not compile are fatal for tests."""
    monkeypatch.setenv("CI", ci)
    commands.failing, commands.status = "compile.py", status
    if fatal:
        with pytest.raises(SetupError, match="Without the compiled engine"):
            environment.build(required=required)
    else:
        assert not environment.build(required=required)


def test_compiling_without_a_compiler_is_a_sentence(tmp_path: Path) -> None:
    environ = {**os.environ, "PATH": str(tmp_path), "CC": "no-such-compiler"}
    code = "import sys; sys.path.insert(0, 'tools'); import compile as c; print(c.missing())"
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=True)
    assert result.stdout == "There is no C compiler.\n"


@pytest.fixture
def web(commands: Commands) -> Path:
    """The page's sources in that checkout, with everything set up but the page."""
    environment.prepare("build")
    commands.seen.clear()
    folder = environment.ROOT / "web"
    (folder / "node_modules").mkdir(parents=True)
    (folder / "package-lock.json").touch()
    (folder / "main.ts").touch()
    return folder


def npm_steps(commands: Commands) -> list[str]:
    """What npm was asked to do."""
    return [line.split("npm.py ")[1].split()[0] for line in commands.seen if "npm.py" in line]


def test_page_is_built_once(commands: Commands, web: Path) -> None:
    environment.page()
    environment.page()
    assert ["ci", "run"] == npm_steps(commands)
    assert web.is_dir()


def test_a_second_start_does_nothing_again(commands: Commands, web: Path) -> None:
    """The packages that build the page and the page itself are tracked separately."""
    (web.parent / "requirements" / "page.txt").touch()
    for _ in range(2):
        commands.seen.clear()
        environment.prepare("build", "page")
        environment.page()
    assert [] == commands.seen


def test_page_is_built_anew_when_its_sources_or_texts_change(commands: Commands, web: Path) -> None:
    environment.page()
    (web / "main.ts").write_text("changed")
    environment.page()
    texts = environment.ROOT / "src" / "saboteur" / "locales" / "de"
    texts.mkdir(parents=True)
    (texts / "page.ftl").write_text("x = y")
    environment.page()
    assert ["ci", "run", "run", "run"] == npm_steps(commands)


def test_page_that_failed_is_tried_again(commands: Commands, web: Path) -> None:
    commands.failing = "run"
    with pytest.raises(SetupError, match="page could not be built"):
        environment.page()
    commands.failing = "-"
    environment.page()
    assert ["ci", "run", "run"] == npm_steps(commands)
    assert web.is_dir()


@pytest.mark.skipif(os.name == "nt", reason="signals differ")
@pytest.mark.parametrize(("start", "kill"), [("run", "killpg"), ("become", "killpg"), ("become", "kill")])
def test_what_was_started_ends_by_itself_when_interrupted(tmp_path: Path, start: str, kill: str) -> None:
    """Stopping the page with Ctrl-C, as it says, or with a signal does not report an interrupted set-up."""
    ready = tmp_path / "ready"
    program = tmp_path / "program.py"
    program.write_text(
        "import pathlib, signal, sys\n"
        "signal.signal(signal.SIGINT, lambda *_: sys.exit(0))\n"
        f"pathlib.Path({str(ready)!r}).touch()\n"
        "signal.pause()\n"
    )
    starter = f"import sys, tasks; sys.exit(tasks.{start}(sys.executable, sys.argv[1]))"
    process = subprocess.Popen(
        [sys.executable, "-c", starter, program],
        env={**os.environ, "PYTHONPATH": str(ROOT / "tools")},
        start_new_session=True,
        stderr=subprocess.PIPE,
    )
    end = time.monotonic() + 60
    while not ready.exists():
        assert time.monotonic() < end
        time.sleep(0.02)
    getattr(os, kill)(process.pid, signal.SIGINT)
    assert b"" == process.communicate(timeout=60)[1]
    assert 0 == process.returncode


def test_without_page_the_text_game_starts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    started: list[tuple[str, ...]] = []
    compiled: list[str] = []

    def run(*command: str | Path) -> int:
        started.append(tuple(map(str, command[1:])))
        return 0

    why = SetupError("The page could not be built: no network.")
    monkeypatch.setattr(environment, "prepare_play", lambda: why)
    monkeypatch.setattr(environment, "build", lambda: compiled.append("waited for"))
    monkeypatch.setattr(tasks, "become", run)
    assert 0 == tasks.start(argparse.Namespace(no_browser=True), [])
    assert [("play", "saboteur")] == started
    assert ["waited for"] == compiled, "a sentence in the middle of the text game would disturb it"
    assert "page could not be built" in capsys.readouterr().err
    monkeypatch.setattr(environment, "prepare_play", lambda: None)
    assert 0 == tasks.start(argparse.Namespace(no_browser=True), [])
    assert ("--no-browser",) == started[-1]
    assert ["waited for"] == compiled, "the page does not wait for the compiler"


@pytest.fixture
def play(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """A fresh checkout in which the engine has to be compiled."""
    for name in ("requirements/page.txt", "requirements/server.txt", "web/package-lock.json"):
        path = environment.ROOT / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    monkeypatch.setattr(subprocess, "Popen", lambda command: commands.seen.append(" ".join(map(str, command))))
    monkeypatch.setenv("PYTHONWARNINGS", "default")
    commands.failing, commands.status = "compile.py", environment.STALE
    return commands


def test_page_server_and_engine_are_made_ready_side_by_side(
    play: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The page's packages come only once the server is installed and the compiler runs: one after the other hangs."""
    done = threading.Event()

    def run(command: list[str | Path], *, check: bool = False, **options: object) -> subprocess.CompletedProcess[str]:
        if "ci" in command:
            assert done.wait(60), "the page's packages were waited for"
        finished = play(command, check=check, **options)
        if "saboteur.server.run" in str(command[-1]):
            done.set()
        return finished

    monkeypatch.setattr(subprocess, "run", run)
    assert environment.prepare_play() is None
    lines = [line for line in play.seen if "--beside" in line or "server.txt" in line or "npm.py" in line]
    assert "--beside" in lines[0]
    assert "server.txt" in lines[1]
    assert ["ci", "run"] == npm_steps(play)
    assert "first start usually takes" in capsys.readouterr().out


def test_playing_fetches_only_what_builds_the_page(play: Commands) -> None:
    modules = environment.WEB / "node_modules"
    modules.mkdir()
    assert environment.prepare_play() is None
    assert ["--omit=dev"] == [line.split()[-1] for line in play.seen if " ci " in line]
    environment.page()
    assert ["--omit=dev", "--loglevel=error"] == [line.split()[-1] for line in play.seen if " ci " in line]
    play.seen.clear()
    assert environment.prepare_play() is None
    assert [] == npm_steps(play), "whoever has all packages needs no others"


def test_a_page_that_fails_does_not_keep_the_text_game_from_beginning(play: Commands) -> None:
    play.failing = "ci"
    why = environment.prepare_play()
    assert "page could not be built" in str(why)
    play.failing = "pip"
    (environment.REQUIREMENTS / "build.txt").write_text("changed")
    with pytest.raises(SetupError, match="packages could not be installed"):
        environment.prepare_play()


def test_engine_is_compiled_beside_only_if_there_is_something_to_do(
    commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command: begun.append(" ".join(map(str, command))))
    monkeypatch.setenv("PYTHONWARNINGS", "default")
    environment.build_beside()
    assert [] == begun
    assert "" == capsys.readouterr().out
    commands.failing, commands.status = "compile.py", environment.STALE
    environment.build_beside()
    assert begun[0].endswith("compile.py --beside")
    assert "interpreted until then" in capsys.readouterr().out
    commands.status = 1
    environment.build_beside()
    assert 1 == len(begun)
    assert "runs interpreted, about thirty times slower" in capsys.readouterr().out


def test_what_a_step_prints_is_shown_only_if_it_fails(
    commands: Commands, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    assert commands.seen == []
    environment._run([sys.executable, "-c", "print('chatter')"], "It failed")
    assert "" == capfd.readouterr().out
    with pytest.raises(SetupError, match="It failed: the reason stands above"):
        environment._run([sys.executable, "-c", "import sys; sys.exit('the reason')"], "It failed")
    assert "the reason" in capfd.readouterr().err


def test_steps_are_plain_lines_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progress.step("Building the page", 8):
        pass
    assert "Building the page … (usually 8 s)\n" == capsys.readouterr().out


def test_a_terminal_shows_a_live_line_for_each_thing_being_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    shown = ""
    with progress.step("Building the page", 8):
        with progress.step("Installing the server packages", 3):
            while "server packages, 0 s (usually 3 s)" not in shown:
                shown += capsys.readouterr().out
                time.sleep(0.01)
            assert "… Building the page, 0 s (usually 8 s)\n… Installing the server packages" in shown
            progress.say("Something else.")
        shown = capsys.readouterr().out
        assert "\r\x1b[A\x1b[JSomething else.\n… Building" in shown, "both lines are taken back and drawn again"
        assert "\x1b[J✓ Installing the server packages, 0 s\n… Building the page" in shown
    assert capsys.readouterr().out.endswith("\r\x1b[J✓ Building the page, 0 s\n")
    with pytest.raises(SetupError), progress.step("Building the page", 8):
        raise SetupError("no")
    assert "✓" not in capsys.readouterr().out
