"""Compile the engine with mypyc: `python tools/compile.py [--again]`.

Does nothing if the last build is fresh, and repeats a build that failed only if told to. Works on a copy below build/,
so that src/ never holds a binary. Leaves build/compiled (the extension modules, with the digest of their sources baked
in) and build/ops.txt (mypyc's intermediate code, for the test against silent boxing).
Exit 3: there is nothing to compile with.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "src" / "saboteur" / "engine"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
STAMP = BUILD / "stamp"
NO_COMPILER = 3
BUILT = '''\
"""What this build was made from."""

from typing import Final

from saboteur.engine.native import i64, vec

DIGEST: Final = "{digest}"
# Importing this module fails without the librt that the vectors need, before any other module has been imported.
VECTOR: Final = vec[i64]([0])
'''


def load_form() -> ModuleType:
    """Module engine/form.py, without importing the package around it."""
    spec = importlib.util.spec_from_file_location("engine_form", ENGINE / "form.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def missing() -> str | None:
    """What is lacking for a compilation, or None."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "nt" and not any(shutil.which(name) for name in (command.split()[0], "cc", "gcc", "clang")):
        return "There is no C compiler."
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "Python's C headers are missing (Debian, Ubuntu: the package python3-dev)."
    return None


def copy_sources(work: Path) -> list[str]:
    """Copy the engine, add the module that holds its digest, and list what is to be compiled."""
    form = load_form()
    target = work / "src" / "saboteur" / "engine"
    target.parent.mkdir(parents=True)
    (target.parent / "__init__.py").touch()
    shutil.copytree(ENGINE, target, ignore=shutil.ignore_patterns("__pycache__"))
    digest = form.digest(target)
    (target / "built.py").write_text(BUILT.format(digest=digest))
    return [str(path.relative_to(work)) for path in form.compiled(target)]


def compile_in(work: Path, paths: list[str]) -> None:
    """Translate and compile the modules as one group, inside the work folder."""
    os.chdir(work)
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify  # noqa: PLC0415 - takes a second to import
    from setuptools import setup  # noqa: PLC0415 - the same

    options = ["--strict", "--explicit-package-bases", "--cache-dir", os.devnull]
    extensions = mypycify([*options, *paths], opt_level="3", group_name=load_form().GROUP, target_dir="c")
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    command = ["--quiet", "build_ext", "--build-lib", "lib", "--build-temp", "temp"]
    setup(name="saboteur-engine", ext_modules=extensions, script_args=command)


def swap_in(work: Path) -> None:
    """Replace the previous build by the new one."""
    fresh = work / "lib"
    for package in ENGINE.glob("**/*/__init__.py"):
        # Python looks for the modules of a package only beside its __init__.py.
        target = fresh / package.relative_to(ROOT / "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(package, target)
    if COMPILED.exists():
        COMPILED.rename(work / "previous")
    fresh.rename(COMPILED)
    (work / "c" / "ops.txt").replace(BUILD / "ops.txt")


def state() -> str:
    """What a build depends on, in one line."""
    recipe = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{load_form().digest(ENGINE)} {recipe} mypy {version('mypy')} librt {version('librt')} {sys.version!r}"


def build() -> int:
    """Compile in a copy; 0 if that went well."""
    print("Compiling the engine …", flush=True)
    with tempfile.TemporaryDirectory(prefix="work-", dir=BUILD) as name:
        work = Path(name)
        paths = copy_sources(work)
        # In a process of its own: mypyc and setuptools change the working folder, print, and leave by sys.exit.
        log = subprocess.run([sys.executable, __file__, name, *paths], capture_output=True, text=True, check=False)
        if log.returncode:
            print(log.stdout + log.stderr, file=sys.stderr)
            print("The engine could not be compiled; the reason stands above.", file=sys.stderr)
            return 1
        swap_in(work)
    return 0


def main(arguments: list[str]) -> int:
    """Compile if needed, or say in a sentence why not."""
    again = arguments == ["--again"]
    if arguments and not again:
        compile_in(Path(arguments[0]), arguments[1:])
        return 0
    BUILD.mkdir(exist_ok=True)
    now = state()
    last = STAMP.read_text() if STAMP.exists() else ""
    if last == f"good {now}" and COMPILED.exists():
        return 0
    if last == f"failed {now}" and not again:
        print("The engine could not be compiled; `python3 go.py build` says why.", file=sys.stderr)
        return 1
    lack = missing()
    if lack:
        print(lack, file=sys.stderr)
        return NO_COMPILER
    STAMP.unlink(missing_ok=True)
    status = build()
    STAMP.write_text(f"{'failed' if status else 'good'} {now}")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
