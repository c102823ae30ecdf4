"""The tasks of go.py."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import environment
from environment import BIN, PYTHON, ROOT, SetupError

HELP = """
  python3 go.py                          set up, build and start
  python3 go.py test [--long] [ARGS …]   set up and run every test; ARGS go to pytest (then only the tests run)
  python3 go.py bench [ARGS …]           measure the speed
  python3 go.py build                    set up and compile the engine
  python3 go.py setup                    set up only, with the developers' tools
  python3 go.py lock                     renew the pinned versions in requirements/
"""
NO_TESTS = 5
GROUPS = ("uv", "build", "dev")


def main() -> int:
    """Carry out the task the command line names."""
    parser = argparse.ArgumentParser(prog="go.py", usage=HELP, allow_abbrev=False)
    tasks = {"start": start, "test": test, "bench": bench, "build": build, "setup": setup, "lock": lock}
    parser.add_argument("task", nargs="?", choices=tasks, default="start")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--long", action="store_true", help="ten times the volume, and mutation tests")
    known, rest = parser.parse_known_args()
    if rest and known.task not in ("test", "bench"):
        parser.error(f"{known.task} takes no argument {rest[0]}")
    try:
        return tasks[known.task](known, rest)
    except SetupError as error:
        print(error, file=sys.stderr)
    except KeyboardInterrupt:
        print("\nInterrupted; the next start goes on from here.", file=sys.stderr)
    return 1


def start(_known: argparse.Namespace, _rest: list[str]) -> int:
    """Set up, build and play."""
    environment.prepare("build")
    environment.build()
    return run(BIN / "saboteur", "play", "saboteur")


def setup(_known: argparse.Namespace, _rest: list[str]) -> int:
    """Set up with everything that tests and development need."""
    environment.prepare("build", "dev")
    return 0


def build(_known: argparse.Namespace, _rest: list[str]) -> int:
    """Set up and compile."""
    environment.prepare("build")
    return 0 if environment.build(required=True) else 1


def bench(_known: argparse.Namespace, rest: list[str]) -> int:
    """Measure the speed."""
    environment.prepare("build", "dev")
    environment.build(required=True)
    return run(PYTHON, "benchmarks/bench.py", *rest)


def lock(_known: argparse.Namespace, _rest: list[str]) -> int:
    """Renew the pins: hashes, but no address, so that they hold wherever the packages come from."""
    environment.prepare()
    options = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-annotate", "--no-header", "--upgrade"]
    for group in GROUPS:
        sources = ["pyproject.toml", "--group", group] if group == "build" else ["--group", group]
        constraints = ["--constraint", "requirements/build.txt"] if group == "dev" else []
        target = f"requirements/{group}.txt"
        environment.uv("pip", "compile", *options, *constraints, "--output-file", target, *sources)
    return 0


def test(known: argparse.Namespace, rest: list[str]) -> int:
    """Lint, then run the tests with the compiled and with the interpreted engine."""
    environment.prepare("build", "dev")
    compiled = environment.build(required=True)
    if known.long:
        os.environ["SABOTEUR_LONG"] = "1"
    steps = [] if rest else lint()
    for step in steps:
        say(" ".join(step))
        if status := run(PYTHON, "-m", *step) if step[0] != "lint-imports" else run(BIN / "lint-imports"):
            return status
    if compiled:
        say("tests, compiled engine")
        if status := pytest("compiled", rest):
            return status
    else:
        say("no compiled engine: its tests are left out")
    say("tests, interpreted engine")
    once = ["-m", "not once"] if compiled else []
    status = pytest("interpreted", [*once, *rest])
    if status == NO_TESTS and compiled:
        status = 0
    if known.long and not rest and not status and (ROOT / "tools" / "mutation.py").exists():
        say("mutation tests")
        status = run(PYTHON, "tools/mutation.py")
    return status


def lint() -> list[list[str]]:
    """Checks that do not run the code."""
    return [["ruff", "check", "--quiet"], ["ruff", "format", "--check", "--quiet"], ["mypy"], ["lint-imports"]]


def pytest(form: str, arguments: list[str]) -> int:
    """Run the tests in one form of the engine."""
    os.environ["SABOTEUR_EXPECT"] = form
    os.environ["SABOTEUR_PURE"] = "1" if form == "interpreted" else ""
    return run(PYTHON, "-m", "pytest", "--numprocesses=2", "--durations=20", *arguments)


def run(*command: str | Path) -> int:
    """Run a command in the checkout; its exit code."""
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def say(title: str) -> None:
    """Announce a step."""
    print(f"\n=== {title}", flush=True)
