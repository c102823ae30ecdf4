"""Choose the form of the engine: compiled if there is a fresh build, else interpreted.

Never compiled itself. The build loads this file too, so both compute the same digest.
"""

import hashlib
import importlib
import importlib.util
import os
import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

GROUP = "saboteur_engine"
UNCOMPILED = ("__init__.py", "form.py", "native.py")


def digest(engine: Path) -> str:
    """SHA-256 of all engine sources, the same on every platform."""
    total = hashlib.sha256()
    for path in sorted(engine.rglob("*.py")):
        total.update(path.relative_to(engine).as_posix().encode() + b"\0")
        total.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()


def compiled(engine: Path) -> list[Path]:
    """Modules to compile. Packages stay interpreted so that their modules can be found in two places."""
    return [path for path in sorted(engine.rglob("*.py")) if path.name not in UNCOMPILED]


def choose(package: str, search: list[str]) -> tuple[str, str]:
    """Put a fresh compiled build first in the package's search path; return the form that runs and the digest."""
    engine = Path(__file__).parent
    wanted = digest(engine)
    if os.environ.get("SABOTEUR_PURE") == "1":
        return "interpreted", wanted
    installed, checkout = engine.parent / "_compiled", engine.parents[2] / "build" / "compiled"
    for folder in (installed, checkout) if engine.parents[1].name == "src" else (installed,):
        library = _library(folder)
        if library is None:
            continue
        trouble = _use(package, search, folder, library, wanted)
        if trouble is None:
            return "compiled", wanted
        warnings.warn(f"The engine runs interpreted, about thirty times slower: {trouble}.", RuntimeWarning, 4)
    return "interpreted", wanted


def _library(folder: Path) -> Path | None:
    """The shared library of all compiled modules for this Python version, if it exists."""
    for suffix in EXTENSION_SUFFIXES:
        path = folder / f"{GROUP}__mypyc{suffix}"
        if path.is_file():
            return path
    return None


def _use(package: str, search: list[str], folder: Path, library: Path, wanted: str) -> str | None:
    """Load a compiled build; return what is wrong with it, or None."""
    name = f"{GROUP}__mypyc"
    built = f"{package}.built"
    modules = str(folder.joinpath(*package.split(".")))
    search.insert(0, modules)
    try:
        spec = importlib.util.spec_from_file_location(name, library)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        found = importlib.import_module(built).DIGEST
    except Exception as error:  # noqa: BLE001 - a librt that is missing or of another version fails in many ways
        trouble = f"the compiled one in {folder} cannot be loaded ({error}); install saboteur-game again"
    else:
        if found == wanted:
            return None
        trouble = f"the compiled one in {folder} was built from other sources; build it again (go.py build)"
    search.remove(modules)
    sys.modules.pop(name, None)
    sys.modules.pop(built, None)
    return trouble
