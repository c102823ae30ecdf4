"""The private virtual environment in .venv and what is built in it.

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
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
UNFINISHED = VENV / "unfinished"
BUILD = ROOT / "build"
NO_COMPILER = 3


class SetupError(Exception):
    """A step of the set-up failed; the sentence says which and what to do."""


def prepare(*groups: str) -> None:
    """Bring .venv up to date: uv, and if groups are named their pinned packages and the project itself."""
    with _alone():
        if UNFINISHED.exists():
            print("The last set-up was interrupted; starting it afresh.", flush=True)
            shutil.rmtree(VENV)
        _step("venv", [ROOT / "requirements" / "uv.txt"], _create)
        for group in groups:
            locked = ROOT / "requirements" / f"{group}.txt"
            _step(group, [locked], lambda locked=locked: _install("--require-hashes", "--requirement", str(locked)))
        if groups:
            _step("project", [ROOT / "pyproject.toml", ROOT / "hatch_build.py"], _install_project)


def build(*, required: bool) -> bool:
    """Compile the engine unless that has been done; whether the compiled form is there."""
    sources = sorted((ROOT / "src" / "saboteur" / "engine").rglob("*.py"))
    state = _digest([*sources, ROOT / "tools" / "compile.py", ROOT / "requirements" / "build.txt"])
    done, failed = BUILD / "compiled" / "stamp", BUILD / "failed"
    with _alone():
        if _read(done) == state:
            return True
        if _read(failed) == state and not required:
            print("The engine could not be compiled (`go.py build` says why): it runs interpreted.", flush=True)
            return False
        print("Compiling the engine …", flush=True)
        result = subprocess.run([PYTHON, ROOT / "tools" / "compile.py"], check=False)
        if result.returncode == 0:
            done.write_text(state)
            failed.unlink(missing_ok=True)
            return True
        shutil.rmtree(BUILD / "compiled", ignore_errors=True)
        if required and (result.returncode != NO_COMPILER or os.environ.get("CI") == "true"):
            raise SetupError("The compiled engine is needed here and could not be built.")
        print("The engine runs interpreted, about thirty times slower.", flush=True)
        failed.write_text(state)
        return False


def uv(*arguments: str) -> None:
    """Run uv in the environment, with the package index that pip is configured to use."""
    environ = {**os.environ, "VIRTUAL_ENV": str(VENV)}
    index = subprocess.run(
        [PYTHON, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    ).stdout.strip()
    if index := os.environ.get("PIP_INDEX_URL") or index:
        environ.setdefault("UV_DEFAULT_INDEX", index)
    try:
        subprocess.run([BIN / "uv", "--quiet", *arguments], cwd=ROOT, env=environ, check=True)
    except subprocess.CalledProcessError:
        raise SetupError(
            "The packages could not be installed; the reason stands above. Is there a network? "
            "The next start goes on where this one stopped."
        ) from None


def _create() -> None:
    """Create the environment and put uv into it."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupError(
            "This Python has no venv module. Install it (Debian, Ubuntu: apt install python3-venv) and start again."
        )
    print("Creating the environment in .venv …", flush=True)
    try:
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    except subprocess.CalledProcessError:
        raise SetupError("The virtual environment could not be created; the reason stands above.") from None
    UNFINISHED.touch()
    pip = [PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--require-hashes"]
    try:
        subprocess.run([*pip, "--requirement", ROOT / "requirements" / "uv.txt"], check=True)
    except subprocess.CalledProcessError:
        raise SetupError("uv could not be installed; the reason stands above. Is there a network?") from None


def _install(*arguments: str) -> None:
    print("Installing packages …", flush=True)
    uv("pip", "install", *arguments)


def _install_project() -> None:
    uv("pip", "install", "--no-deps", "--no-build-isolation", "--editable", ".")


def _step(name: str, sources: list[Path], work: Callable[[], None]) -> None:
    """Do the work unless its stamp says that it was done with these very sources."""
    stamp = VENV / f"stamp-{name}"
    state = _digest(sources)
    if _read(stamp) == state:
        return
    if VENV.exists():
        UNFINISHED.touch()
    work()
    stamp.write_text(state)
    UNFINISHED.unlink()


def _digest(sources: list[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for path in sources:
        total.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def _read(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


@contextmanager
def _alone() -> Iterator[None]:
    """Let only one set-up or build at a time change the checkout."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as file:
        if os.name != "nt":
            import fcntl  # noqa: PLC0415 - not on Windows

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                print("Waiting for another go.py in this checkout …", flush=True)
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
