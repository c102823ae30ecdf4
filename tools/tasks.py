"""The tasks of go.py."""

import argparse
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import aside
import environment
import second_try
from environment import BIN, PYTHON, ROOT, SetupError

HELP = """
  python3 go.py                          set up, build and start
  python3 go.py test [--long] [ARGS …]   set up and run the tests; ARGS go to pytest (then only the tests run)
  python3 go.py test --quick [ARGS …]    the same in three minutes: compiled engine, small volumes, nothing slow
  python3 go.py test --extras [ARGS …]   the tests of saboteur.envs, with packages of hundreds of megabytes
  python3 go.py coverage [ARGS …]        measure which lines of the library the interpreted tests reach
  python3 go.py bench [ARGS …]           measure the speed
  python3 go.py docs                     build the documentation into build/docs
  python3 go.py build                    set up and compile the engine
  python3 go.py setup                    set up only, with the developers' tools
  python3 go.py lock                     renew the pinned versions in requirements/
  python3 go.py audit                    ask for known holes in the pinned packages
"""
FAILED_TESTS, NO_TESTS = 1, 5
Launch = Callable[..., int]
"""How a command is run: with live output (`run`), or in parallel with buffered output (`aside.run`)."""
WORKERS = {"compiled": 4, "interpreted": 2}
"""On two processors: server, page and terminal tests, which are compiled only, spend half their time waiting."""
TORCH = ("torch>=2.8", "torchrl>=0.14")
"""For the examples. Not pinned: the CPU-only build, a tenth as large, is not in the package index."""


def main() -> int:
    """Run the task named on the command line."""
    known, rest = arguments(sys.argv[1:])
    keep_bytecode()
    try:
        return TASKS[known.task](known, rest)
    except SetupError as error:
        print(error, file=sys.stderr)
    except KeyboardInterrupt:
        print("\nInterrupted; the next start continues from here.", file=sys.stderr)
    return 1


def arguments(line: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """The parsed command line, and the arguments to pass on."""
    parser = argparse.ArgumentParser(prog="go.py", usage=HELP, allow_abbrev=False)
    parser.add_argument("task", nargs="?", choices=TASKS, default="start")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--quick", action="store_true", help="compiled engine only, small volumes, nothing slow")
    parser.add_argument("--long", action="store_true", help="long tests, ten times the volume, mutation tests")
    parser.add_argument("--extras", action="store_true", help="the tests of saboteur.envs, with the packages they need")
    known, rest = parser.parse_known_args(line)
    if known.quick + known.long + known.extras > 1:
        parser.error("--quick, --long and --extras exclude each other")
    if known.extras and known.task != "test":
        parser.error(f"{known.task} takes no argument --extras")
    if known.quick and known.task != "test":
        parser.error(f"{known.task} takes no argument --quick")
    if rest and known.task not in ("test", "coverage", "bench"):
        parser.error(f"{known.task} takes no argument {rest[0]}")
    return known, rest


def keep_bytecode() -> None:
    """Keep bytecode below build/ where Python may not write next to its sources.

    Otherwise every process recompiles every package, and a server takes three times as long to start.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "bytecode")


def start(known: argparse.Namespace, _rest: list[str]) -> int:
    """Set up, build and play: on the page, or in the terminal if there is no page."""
    if error := environment.prepare_play():
        print(f"{error}\nStarting the text game instead; the page needs this fixed first.", file=sys.stderr)
        environment.build()
        return become(BIN / "saboteur", "play", "saboteur")
    return become(BIN / "saboteur", *(["--no-browser"] if known.no_browser else []))


def setup(_known: argparse.Namespace, _rest: list[str]) -> int:
    """Set up everything for tests and development."""
    environment.prepare("build", "server", "page", "dev")
    # With the page come the programs that check its sources, which the hooks of pre-commit call.
    environment.page()
    return 0


def build(_known: argparse.Namespace, _rest: list[str]) -> int:
    """Set up and compile."""
    environment.prepare("build")
    return 0 if environment.build(required=True) else 1


def bench(_known: argparse.Namespace, rest: list[str]) -> int:
    """Measure the speed."""
    environment.prepare("build", "server", "dev")
    environment.build(required=True)
    return run(PYTHON, "benchmarks/bench.py", *rest)


def lock(_known: argparse.Namespace, _rest: list[str]) -> int:
    """Renew the pins: hashes without addresses, so that they hold for any package index."""
    environment.prepare()
    options = ["--universal", "--python-version", "3.11", "--upgrade", "--generate-hashes"]
    options += ["--no-emit-index-url", "--no-annotate", "--no-header"]
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    for group in sorted(groups, key=lambda name: name != "build"):
        print(f"Pinning the {group} packages …", flush=True)
        sources = ["pyproject.toml"] if group == "build" else ["--constraint", "requirements/build.txt"]
        target = f"requirements/{group}.txt"
        environment.uv("pip", "compile", *options, "--output-file", target, "--group", group, *sources)
    return 0


def audit(_known: argparse.Namespace, _rest: list[str]) -> int:
    """Check the pinned packages for known vulnerabilities, except those of the benchmarks."""
    environment.prepare("build", "page", "audit")
    locks = [path for path in sorted((ROOT / "requirements").glob("*.txt")) if path.stem != "peers"]
    files = [word for path in locks for word in ("--requirement", str(path))]
    say("pip-audit")
    status = run(PYTHON, "-m", "pip_audit", "--disable-pip", "--require-hashes", *files)
    for folder in ("web", "tools/chromium"):
        say(f"npm audit, {folder}")
        status |= run(*environment.npm("audit", "--package-lock-only", "--prefix", str(ROOT / folder)))
    return status


def docs(_known: argparse.Namespace, _rest: list[str]) -> int:
    """Build the documentation; broken links are errors."""
    environment.prepare("build", "page", "docs")
    environment.builders()
    return run(PYTHON, "tools/docs_site.py")


def coverage(_known: argparse.Namespace, rest: list[str]) -> int:
    """Run the tests interpreted and report coverage; details in build/coverage."""
    environment.prepare("build", "server", "page", "dev")
    environment.page()
    environment.chromium()
    os.environ["COVERAGE_RCFILE"] = str(ROOT / "pyproject.toml")
    erased = run(PYTHON, "-m", "coverage", "erase")
    status = erased or pytest("interpreted", rest, "-m", "coverage", "run")
    for step in (["combine", "--quiet"], ["html", "--quiet"], ["report"]):
        status |= run(PYTHON, "-m", "coverage", *step)
    return status


def test(known: argparse.Namespace, rest: list[str]) -> int:
    """Check the sources and run the tests with the compiled and the interpreted engine."""
    if known.quick:
        return quick(rest)
    if known.extras:
        return extras(rest)
    if known.long:
        os.environ["SABOTEUR_LONG"] = "1"
    if rest:
        return some_tests(rest)
    status = everything()
    if known.long and not status:
        say("mutation tests")
        status = run(PYTHON, "tools/mutation.py", "--sample", "300", "--jobs", "2")
    say("left out: tests/extras, which need large packages (go.py test --extras runs them)")
    return status


def everything() -> int:
    """Set up, build, check and test, in two lanes: neither a compiler nor a type checker uses two processors."""
    environment.prepare("build")
    failed: list[str] = []
    with ThreadPoolExecutor() as pool:
        # The compiler needs only that, and everything else waits for it: start it before the set-up is done.
        building = pool.submit(environment.build, required=True)
        environment.prepare("build", "server", "page", "dev")
        page = pool.submit(see_to_the_page)
        if status := check_layers():
            return status
        beside = pool.submit(second_lane, building, page, failed)
        page.result()
        compiled = building.result()
        status = pytest("compiled", [], launch=noting(run, failed)) if compiled else 0
        status = beside.result() or status
    if not compiled:
        say("no compiled engine: its tests are left out")
        status = pytest("interpreted", [], launch=noting(run, failed)) or status
    if status:
        say(f"failed, see above: {', '.join(failed)}")
    return status


def second_lane(building: Future[bool], page: Future[None], failed: list[str]) -> int:
    """Everything that can run in parallel with the tests of the compiled engine, with buffered output, to its end."""
    launch = noting(aside.run, failed)
    status = read_tests(launch) or check_types(launch)
    page.result()
    status = check_page(launch) or status
    if building.result():
        status = pytest("interpreted", ["-m", "not once"], launch=launch) or status
    return status


def noting(launch: Launch, failed: list[str]) -> Launch:
    """The same, and the titles of what fails are kept."""

    def launched(*command: str | Path, title: str, **more: object) -> int:
        status = launch(*command, title=title, **more)
        if status:
            failed.append(title)
        return status

    return launched


def some_tests(chosen: list[str]) -> int:
    """Run only these tests, in both forms of the engine, with live output."""
    environment.prepare("build", "server", "page", "dev")
    with ThreadPoolExecutor() as pool:
        page = pool.submit(see_to_the_page)
        compiled = environment.build(required=True)
        page.result()
    status = pytest("compiled", chosen) if compiled else 0
    if not status:
        status = pytest("interpreted", ["-m", "not once", *chosen] if compiled else chosen)
    return 0 if compiled and status == NO_TESTS else status


def extras(rest: list[str]) -> int:
    """Run the tests of the environments for other libraries, in a virtual environment of their own."""
    environment.prepare("build")
    environment.build()
    home = ROOT / "build" / "extras"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        environment.uv("venv", "--quiet", "--python", str(PYTHON), str(home))
    locks = [word for group in ("build", "extras") for word in ("--requirement", f"requirements/{group}.txt")]
    environment.uv("pip", "install", "--quiet", "--python", str(python), "--require-hashes", *locks)
    # Only its metadata is new: the dependencies are pinned above.
    project = ("--no-deps", "--no-build-isolation", "--editable", ".")
    environment.uv("pip", "install", "--quiet", "--python", str(python), *project)
    torch(python)
    say("tests of the extras")
    return run(python, "-m", "pytest", "--numprocesses=2", "--durations=10", *(rest or ["tests/extras"]))


def torch(python: Path) -> None:
    """Install the CPU build of PyTorch, from pip's configured folder if it is there."""
    links = os.environ.get("PIP_FIND_LINKS", "")
    here = links and any(Path(links).glob("torch-*.whl"))
    where = ("--find-links", links) if here else ("--torch-backend", "cpu")
    try:
        environment.uv("pip", "install", "--quiet", "--python", str(python), *where, *TORCH)
    except SetupError as error:
        print(f"{error}\nWithout PyTorch the examples that need it are left out.", flush=True)


def quick(rest: list[str]) -> int:
    """Check the Python sources and run everything not marked slow, with small volumes and one form of the engine."""
    environment.prepare("build", "server", "page", "dev")
    environment.builders()
    os.environ["SABOTEUR_QUICK"] = "1"
    with ThreadPoolExecutor() as pool:
        building = pool.submit(environment.build)
        status = 0 if rest else check_python()
        compiled = building.result()
    if not status:
        status = pytest("compiled" if compiled else "interpreted", rest)
    say("left out: slow tests, the page, the other form of the engine, large volumes (go.py test runs everything)")
    return status


def see_to_the_page() -> None:
    """Build the page, and fetch a browser to test it with."""
    environment.page()
    environment.chromium()


def check_python() -> int:
    """Lint, format, layers and types of the Python sources."""
    return check_layers() or check_types(run)


def check_layers() -> int:
    """Lint, format and layers of the Python sources, which takes seconds."""
    checks = (["ruff", "check"], ["ruff", "format", "--check"], ["lint-imports", "--no-logo"])
    return one_by_one(run, ((" ".join(check), [BIN / check[0], *check[1:]]) for check in checks))


def read_tests(launch: Launch) -> int:
    """Collect all tests once before many processes do so in parallel, which then use the cached bytecode."""
    command = [PYTHON, "-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"]
    return launch(*command, title="reading the tests", environ={"SABOTEUR_PURE": "1"}, quiet=True)


def check_types(launch: Launch) -> int:
    """Types of the Python sources."""
    return one_by_one(launch, [("mypy", [BIN / "mypy"])])


def check_page(launch: Launch) -> int:
    """Format, lint, types and tests of the page's sources."""
    lint = "lint:types" if os.environ.get("SABOTEUR_LONG") else "lint"
    scripts = ("format:check", lint, "check", "test")
    return max(launch(*environment.npm("run", "--silent", script), title=f"npm run {script}") for script in scripts)


def one_by_one(launch: Launch, steps: Iterable[tuple[str, list[str | Path]]]) -> int:
    """Announce and run each step until one fails."""
    for title, command in steps:
        if status := launch(*command, title=title):
            return status
    return 0


def pytest(form: str, arguments: list[str], *under: str, launch: Launch | None = None) -> int:
    """Run the tests in one form of the engine, optionally under another program."""
    cache = f".pytest_cache/{form}"
    environ = {"SABOTEUR_EXPECT": form, "SABOTEUR_PURE": "1" if form == "interpreted" else ""}
    command: list[str | Path] = [PYTHON, *under, "-m", "pytest", "-o", f"cache_dir={cache}"]
    workers = (f"--numprocesses={WORKERS[form]}", "--dist=worksteal")
    start = partial(launch or run, environ=environ)
    status = start(*command, *workers, "--durations=20", "--cache-clear", *arguments, title=f"tests, {form} engine")
    again = second_try.deserved(ROOT / cache) if status == FAILED_TESTS else []
    if again:
        status = start(*command, *again, title=f"once more, alone: {' '.join(again)}")
        if not status:
            say(f"shaky, to be mended: failed beside others, passed alone: {' '.join(again)}")
    return status


TASKS: dict[str, Callable[[argparse.Namespace, list[str]], int]] = {
    task.__name__: task for task in (start, test, coverage, bench, docs, build, setup, lock, audit)
}


def run(*command: str | Path, title: str = "", environ: Mapping[str, str] | None = None) -> int:
    """Run a command in the checkout, announced by its title; return its exit code.

    The command also receives interrupts and ends by itself.
    """
    if title:
        say(title)
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **(environ or {})}) as process:
        while True:
            with suppress(KeyboardInterrupt):
                return process.wait()


def become(*command: str | Path) -> int:
    """Replace this program by a command, so that ending one ends the other."""
    if os.name != "nt":
        sys.stdout.flush()
        os.chdir(ROOT)
        os.execv(command[0], list(map(str, command)))  # noqa: S606 - our own program
    return run(*command)


def say(title: str) -> None:
    """Announce a step."""
    print(f"\n=== {title}", flush=True)
