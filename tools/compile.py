"""Compile the engine with mypyc: `python tools/compile.py [--again | --beside | --check]`.

Does nothing if the last build is fresh, and repeats a build that failed only if told to. With `--beside` it yields to
other programs, says one sentence in the end, and gives up when the program that started it ends; with `--check` it
only tells whether there is something to do. Works on a copy below build/,
so that src/ never holds a binary. Leaves build/compiled (the extension modules, with the digest of their sources baked
in) and build/ops.txt (mypyc's intermediate code, for the test against silent boxing).
Exit 3: there is nothing to compile with. Exit 4 (`--check`): the build is not fresh.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "src" / "saboteur" / "engine"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
STAMP = BUILD / "stamp"
NO_COMPILER = 3
STALE = 4
OPTIMISE = os.environ.get("SABOTEUR_OPTIMISE", "3")
"""How hard the C compiler tries: 1 compiles four times faster, for work on the engine; only 3 is worth measuring."""
ASIDE = {
    "action_space",
    "appraisal",
    "canvas",
    "company",
    "digging",
    "fronts",
    "gold_secrets",
    "haste",
    "layout",
    "observer",
    "outlook",
    "policy",
    "pool",
    "prospects",
    "recall",
    "rumour",
    "scales",
    "search",
    "secrets",
    "sheet",
    "sight",
    "spoils",
    "survey",
    "tool_worth",
    "trails",
    "ways",
    "weights",
    "window",
    "worlds",
}
"""Modules about positions: what seats see, sampling, policies and search. No playout runs through them."""
IN_RANGE = re.compile(r"((cpy_r_r\d+) = \(uint64_t\)cpy_r_\w+ < \(uint64_t\)cpy_r_\w+;\n    if \()\2(\) goto)")
"""Where the C code asks whether an index is in range."""
FROM_END = re.compile(r"((cpy_r_r\d+) = \S+ \+ (cpy_r_r\d+);\n    cpy_r_r\d+ = )\(uint64_t\)\2 < \(uint64_t\)\3;")
"""Where it counts a negative index of a vector from the end, which takes the engine 6 % of its instructions."""
NEGATIVE = re.compile(r'= \(uint64_t\)-\d+ < \(uint64_t\).*?CPy_AddTraceback\("([^"]+)", "[^"]*", (\d+)', re.DOTALL)
"""A vector's index that is always negative, and the line it stands in."""
RARE = """\
#include <Python.h>
#include "CPy.h"
#ifdef __GNUC__
void PyErr_SetNone(PyObject *) __attribute__((cold));
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_DecRef(PyObject *) __attribute__((cold));
#define INLINED inline __attribute__((always_inline))
#else
#define INLINED
#endif
"""
"""Tells the C compiler that errors are rare, and how to ask it for inlining."""
INLINE = (
    "Board____drop_edge",
    "Board___at",
    "Board___own",
    "Dice___below",
    "EndTurn___run",
    "Moves___add",
    "Moves___room",
    "Position___draw",
    "Position___keep",
    "Position___of",
    "Position___push",
    "Position___take_out",
    "Position___throw",
    "hand___throw_one",
    "path___add_lays",
    "round___next_holder",
)
"""Functions on the way of every random move, by the end of their C names. To save and restore registers at each call of
them took a tenth of a playout's instructions."""
DEFINED = re.compile(rf"^(?=\w[^\n;]* \**CPyDef_(?:\w+___)?({'|'.join(INLINE)})\([^\n]*\) {{$)", re.MULTILINE)
"""Where one of them is defined."""
FUNCTION = re.compile(r"^(?:char|int64_t) (CPyDef_\w+)\(([^\n]*)\) \{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)
"""A function that answers with a number: its name, parameters and body."""
COUNTED = re.compile(r"^    (?:VEC_I64|CPy)_(?:INCREF|DECREF|DecRef)(?:_NO_IMM)?\(\w+\);\n", re.MULTILINE)
"""Where references are counted."""
CALLED = re.compile(r"\b([A-Za-z_]\w*)\(")
NUMBER = re.compile(r"\b(?:int64_t|char|double) (cpy_r_\w+)")
KEPT = re.compile(r"->\w+ = (\w+);")
ELSEWHERE = re.compile(r"\*\((?!int64_t \*\))[\w *]+\)\w+ = |CPyStatic_\w+ = ")
"""Where something other than a number is written through a pointer, or a global variable."""
HARMLESS = {
    "if",
    "likely",
    "unlikely",
    "CPy_AddTraceback",
    "CPy_Unreachable",
    "PyErr_Occurred",
    "PyErr_SetNone",
    "PyErr_SetString",
}
"""What looks like a call and cannot free what the engine holds."""
WATCH = 0.5
"""Seconds between two looks at the program that started this one."""
BUILT = '''\
"""What this build was made from."""

from typing import Final

from saboteur.engine.native import i64, vec

DIGEST: Final = "{digest}"
# Importing this module fails without the librt that the vectors need, before any other module has been imported.
VECTOR: Final = vec[i64]([0])
'''


def load_form() -> ModuleType:
    """The module engine/form.py, loaded without the package around it."""
    spec = importlib.util.spec_from_file_location("engine_form", ENGINE / "form.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def missing() -> str | None:
    """What is missing for compiling, or None."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "nt" and not any(shutil.which(name) for name in (command.split()[0], "cc", "gcc", "clang")):
        return "There is no C compiler."
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "Python's C headers are missing (Debian, Ubuntu: the package python3-dev)."
    return None


def copy_sources(work: Path) -> list[str]:
    """Copy the engine, add the module with its digest, and list the files to compile."""
    form = load_form()
    target = work / "src" / "saboteur" / "engine"
    target.parent.mkdir(parents=True)
    (target.parent / "__init__.py").touch()
    shutil.copytree(ENGINE, target, ignore=shutil.ignore_patterns("__pycache__"))
    digest = form.digest(target)
    (target / "built.py").write_text(BUILT.format(digest=digest))
    return [str(path.relative_to(work)) for path in form.compiled(target)]


def compile_in(work: Path, paths: list[str]) -> None:
    """Compile the modules as one library, inside the work folder."""
    os.chdir(work)
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify  # noqa: PLC0415 - takes a second to import
    from setuptools import setup  # noqa: PLC0415 - the same
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]  # noqa: PLC0415 - the same

    class BuildAtOnce(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Lets the C compiler run several times at once for one library, too."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_at_once(sources: list[str], *rest: Any, **more: Any) -> list[str]:
                with ThreadPoolExecutor() as pool:
                    return [*chain(*pool.map(lambda source: one_by_one([source], *rest, **more), sources))]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    options = ["--strict", "--explicit-package-bases", "--cache-dir", os.devnull]
    group = load_form().GROUP
    extensions = mypycify([*options, *paths], opt_level=OPTIMISE, group_name=group, target_dir="c", multi_file=True)
    extensions[0].sources = gather(extensions[0].sources)
    if os.name != "nt":
        # The extensions share their list of arguments. Nobody debugs the generated C: leaving that out saves time.
        for arguments in {id(one.extra_compile_args): one.extra_compile_args for one in extensions}.values():
            arguments += ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]
    command = ["--quiet", "build_ext", "--build-lib", "lib", "--build-temp", "temp", "--parallel", "2"]
    setup(name="saboteur-engine", ext_modules=extensions, script_args=command, cmdclass={"build_ext": BuildAtOnce})


def gather(sources: list[str]) -> list[str]:
    """Two C files that contain all others.

    Inside a file the C compiler can put one function into another: what playouts run through is in the first. Two files
    are compiled at the same time, and faster than one: the work grows faster than the file.

    It is told that indexes are in range and errors are rare. So it moves whatever handles them out of the way, which
    makes playouts 7 % faster. Vectors have no negative index (`sharpen`). What every move calls is inlined. Functions
    that only look at vectors do not count references to them (`borrow`).
    """
    codes = {source: Path(source).read_text(encoding="utf-8") for source in sources}
    missing = {*INLINE} - {name for code in codes.values() for name in DEFINED.findall(code)}
    lookers = find_lookers("".join(codes.values()))
    for source, code in codes.items():
        Path(source).write_text(DEFINED.sub("INLINED ", borrow(sharpen(code), lookers)), encoding="utf-8")
    if missing:
        sys.exit(f"tools/compile.py inlines functions that the engine does not have: {', '.join(sorted(missing))}")
    aside = [source for source in sources if Path(source).stem.rpartition("___")[2] in ASIDE]
    both = {"rules": [source for source in sources if source not in aside], "aside": aside}
    for name, parts in both.items():
        lines = [f'#include "{Path(part).relative_to("c").as_posix()}"\n' for part in parts]
        Path("c", f"{name}.c").write_text(RARE + "".join(lines))
    return [str(Path("c", f"{name}.c")) for name in both]


def sharpen(code: str) -> str:
    """C code in which a vector has no index below 0: an error, as one past the end is."""
    found = NEGATIVE.search(code)
    if found is not None:
        sys.exit(f"{found[1]}:{found[2]}: a vector has no negative index; count from its beginning.")
    return IN_RANGE.sub(r"\1likely(\2)\3", FROM_END.sub(r"\g<1>0;", code))


def find_lookers(code: str) -> set[str]:
    """Functions that write numbers alone and call only one another.

    They make nothing, keep nothing and free nothing, so whatever they find stays held by what held it before.
    """
    calls: dict[str, set[str]] = {}
    for name, parameters, body in FUNCTION.findall(code):
        numbers = {*NUMBER.findall(f"{parameters}\n{body}")}
        if numbers.issuperset(KEPT.findall(body)) and not ELSEWHERE.search(body):
            calls[name] = {*CALLED.findall(COUNTED.sub("", body))} - HARMLESS
    while others := [name for name, called in calls.items() if not called <= calls.keys()]:
        for name in others:
            del calls[name]
    return {*calls}


def borrow(code: str, lookers: set[str]) -> str:
    """C code in which these functions count no references."""
    return FUNCTION.sub(lambda found: COUNTED.sub("", found[0]) if found[1] in lookers else found[0], code)


def swap_in(work: Path) -> None:
    """Replace the previous build."""
    fresh = work / "lib"
    for package in ENGINE.glob("**/*/__init__.py"):
        # Python looks for a package's modules only next to its __init__.py.
        target = fresh / package.relative_to(ROOT / "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(package, target)
    if COMPILED.exists():
        COMPILED.rename(work / "previous")
    fresh.rename(COMPILED)
    (work / "c" / "ops.txt").replace(BUILD / "ops.txt")


def state() -> str:
    """Everything a build depends on, in one line."""
    recipe = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    tools = f"mypy {version('mypy')} librt {version('librt')} {sys.version!r}"
    return f"{load_form().digest(ENGINE)} {recipe} -O{OPTIMISE} {tools}"


def build(parent: int | None) -> int:
    """Compile in a copy; 0 if that went well."""
    with tempfile.TemporaryDirectory(prefix="work-", dir=BUILD) as name:
        work = Path(name)
        paths = copy_sources(work)
        log = work / "log"
        # In a process of its own: mypyc and setuptools change the working folder, print, and leave by sys.exit.
        if run([sys.executable, __file__, name, *paths], log, parent):
            print(log.read_text(encoding="utf-8", errors="replace"), file=sys.stderr)
            print("The engine could not be compiled; the reason stands above.", file=sys.stderr)
            return 1
        swap_in(work)
    return 0


def run(command: list[str], log: Path, parent: int | None) -> int:
    """Run a command with everything it starts, and end that when the parent process or this one is ended."""
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)
    try:
        while True:
            try:
                return process.wait(WATCH)
            except subprocess.TimeoutExpired:
                if parent is not None and os.getppid() != parent:
                    raise KeyboardInterrupt from None
    finally:
        if process.returncode is None:
            if os.name == "nt":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def alone() -> Iterator[None]:
    """Let one compilation at a time run in a checkout, and remove what an interrupted one has left."""
    with (BUILD / "compiling").open("w") as file:
        if os.name != "nt":
            import fcntl  # noqa: PLC0415 - not on Windows

            fcntl.flock(file, fcntl.LOCK_EX)
        for leftover in BUILD.glob("work-*"):
            shutil.rmtree(leftover)
        yield


def make(*, again: bool, beside: bool, parent: int | None) -> int:
    """Compile if needed, or say in a sentence why not."""
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
    if not beside:
        print("Compiling the engine … (usually 60 s)", flush=True)
    status = build(parent)
    STAMP.write_text(f"{'failed' if status else 'good'} {now}")
    return status


def check() -> int:
    """Whether there is something to compile, and to compile with; a sentence if not."""
    now = state()
    last = STAMP.read_text() if STAMP.exists() else ""
    if last == f"good {now}" and COMPILED.exists():
        return 0
    if last == f"failed {now}":
        return make(again=False, beside=True, parent=None)
    if lack := missing():
        print(lack, file=sys.stderr)
        return NO_COMPILER
    return STALE


def main(arguments: list[str]) -> int:
    """Carry out what the command line asks for."""
    if arguments and not arguments[0].startswith("--"):
        compile_in(Path(arguments[0]), arguments[1:])
        return 0
    parent = os.getppid()
    BUILD.mkdir(exist_ok=True)
    if arguments == ["--check"]:
        return check()
    beside = arguments == ["--beside"]
    if beside and hasattr(os, "nice"):
        os.nice(10)
    try:
        with alone():
            status = make(again=arguments == ["--again"], beside=beside, parent=parent if beside else None)
    except KeyboardInterrupt:
        # Whoever interrupted says so; without a stamp the next start compiles again.
        return 1
    if beside:
        good = "The engine is compiled: bots use it from now on, the server from its next start."
        print("The game goes on interpreted." if status else good, flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
