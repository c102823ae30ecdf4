"""Shared by all tests: selects the engine's form and the volume of heavy tests."""

import gc
import os
import signal
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from queues import dealt
from saboteur.engine import DIGEST, FORM
from volume import LONG, QUICK

hypothesis.settings.register_profile(
    "saboteur",
    deadline=None,
    derandomize=not LONG,
    max_examples=1_000 if LONG else 25 if QUICK else 100,
    print_blob=True,
)
hypothesis.settings.load_profile("saboteur")


SLOW_FOLDERS = {"page"}
"""Folders in which every test is slow."""
BOTH_FORMS = {"conformance", "engine", "library", "rules"}
"""Folders in which everyday runs try both forms of the engine; all others see it through the same library."""
LEFT_OUT: Counter[str] = Counter()
"""Number of tests left out per folder."""


# A script's background commands ignore the interrupt key, and so do programs they start. The tests send it to their
# own programs, which must react: a handler, even an empty one, is not inherited.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda *_: None)


# As in go.py: otherwise each of the many programs that tests start would compile all its packages again.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(__file__).parents[1] / "build" / "bytecode")


# Objects created while tests are collected stay alive: garbage collection would take a third of the collection time
# of every process.
gc.disable()


def pytest_collection_finish() -> None:
    """Enable garbage collection again, but not for the collected tests."""
    gc.freeze()
    gc.enable()


def pytest_report_header() -> str:
    """Say which form of the engine is tested."""
    return f"engine: {FORM}, digest {DIGEST[:12]}{', long' if LONG else ', quick' if QUICK else ''}"


def pytest_configure() -> None:
    """Refuse to test the wrong form."""
    expected = os.environ.get("SABOTEUR_EXPECT", FORM)
    if expected != FORM:
        pytest.exit(f"These tests are meant for the {expected} engine, but the {FORM} one runs.", returncode=1)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip folders without tests for the second pass: every worker would spend seconds collecting them."""
    if config.option.markexpr != "not once" or LONG:
        return None
    of_one_form = collection_path.parent == Path(__file__).parent and collection_path.name not in BOTH_FORMS
    return True if of_one_form and collection_path.is_dir() else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what this run is too short for, and the compiled engine's tests while the interpreted one runs."""
    for item in items:
        if item.path.parent.name in SLOW_FOLDERS:
            item.add_marker("slow")
        of_one_form = item.path.parent.name not in BOTH_FORMS or item.get_closest_marker("alike") is not None
        if of_one_form and not LONG:
            item.add_marker("once")
    for item in further_cases(items):
        item.add_marker("long")
    markers = ["slow"] * QUICK + ["long"] * (not LONG) + ["compiled"] * (FORM != "compiled")
    left_out = [item for item in items if any(item.get_closest_marker(marker) for marker in markers)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]
    if hasattr(config, "workerinput"):
        lengthy = [item for item in items if item.get_closest_marker("lengthy") is not None]
        others = [item for item in items if item.get_closest_marker("lengthy") is None]
        items[:] = dealt(lengthy, others, config.workerinput["workercount"])
    LEFT_OUT.update(item.path.parent.name for item in left_out if item.get_closest_marker("compiled") is None)
    if hasattr(config, "workeroutput"):
        config.workeroutput["left_out"] = dict(LEFT_OUT)


def further_cases(items: list[pytest.Item]) -> list[pytest.Item]:
    """All cases of a test in a browser but one: they differ by size and language, and each takes seconds.

    Which one is everyday's depends on the test's name, so that all sizes and languages have their turn.
    """
    tests: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        # Tests without cases stand alone; those marked `every_case` differ by more.
        if "browser" in getattr(item, "fixturenames", ()) and item.get_closest_marker("every_case") is None:
            tests[item.nodeid.partition("[")[0]].append(item)
    chosen = [cases[zlib.crc32(name.encode()) % len(cases)] for name, cases in tests.items()]
    return [case for cases in tests.values() for case in cases if case not in chosen]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over a worker's count of left-out tests; it is the same in all."""
    LEFT_OUT.update(Counter(getattr(node, "workeroutput", {}).get("left_out", {})) - LEFT_OUT)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what this run was too short for."""
    left = ", ".join(f"{count} in tests/{folder}" for folder, count in sorted(LEFT_OUT.items())) or "none here"
    if QUICK:
        terminalreporter.write_line(f"Quick: slow tests left out ({left}), small volumes, compiled engine only.")
    elif LEFT_OUT:
        terminalreporter.write_line(f"Long tests left out ({left}); go.py test --long runs them.")


@pytest.fixture
def volume() -> Callable[..., int]:
    """How many of something to check: `volume(2_000, interpreted=200)`; quick runs use the smaller number.

    Everyday runs use half of the first number, so that nobody waits too long; long ones use all of it tenfold.
    """

    def amount(compiled: int, *, interpreted: int | None = None) -> int:
        small = interpreted is not None and (QUICK or FORM != "compiled")
        chosen = interpreted if small and interpreted is not None else compiled
        if LONG:
            return chosen * 10
        return chosen if small else (chosen + 1) // 2

    return amount


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A separate data folder for the test, and a terminal of 90 columns."""
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("COLUMNS", "90")
