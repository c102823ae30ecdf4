"""What all tests share: the engine's form comes first, and the volume of the heavy tests."""

import os
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hypothesis
import pytest

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
"""Folders whose every test is slow."""
LEFT_OUT: Counter[str] = Counter()
"""How many tests of each folder are left out."""


# A script's background commands ignore the interrupt key, and so does every program they start. The tests send it to
# programs of their own, which are to hear it: a handler, even of nothing, is not passed on.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda *_: None)


def pytest_report_header() -> str:
    """Say which form of the engine is tested."""
    return f"engine: {FORM}, digest {DIGEST[:12]}{', long' if LONG else ', quick' if QUICK else ''}"


def pytest_configure() -> None:
    """Refuse to test the wrong form."""
    expected = os.environ.get("SABOTEUR_EXPECT", FORM)
    if expected != FORM:
        pytest.exit(f"These tests are meant for the {expected} engine, but the {FORM} one runs.", returncode=1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the slow tests of a quick run, and the compiled engine's tests while the interpreted one runs."""
    for item in items:
        if item.path.parent.name in SLOW_FOLDERS:
            item.add_marker("slow")
    markers = ["slow"] * QUICK + ["compiled"] * (FORM != "compiled")
    left_out = [item for item in items if any(item.get_closest_marker(marker) for marker in markers)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    LEFT_OUT.update(item.path.parent.name for item in left_out)
    if hasattr(config, "workeroutput"):
        config.workeroutput["left_out"] = dict(LEFT_OUT)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what a worker has left out; all have left out the same."""
    LEFT_OUT.update(Counter(getattr(node, "workeroutput", {}).get("left_out", {})) - LEFT_OUT)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what a quick run has left out."""
    if QUICK:
        slow = ", ".join(f"{count} in tests/{folder}" for folder, count in sorted(LEFT_OUT.items())) or "none here"
        terminalreporter.write_line(f"Quick: slow tests left out ({slow}), small volumes, compiled engine only.")


@pytest.fixture
def volume() -> Callable[..., int]:
    """How many of something to check: `volume(2_000, interpreted=200)`; a quick run checks as few as the slow form."""

    def amount(compiled: int, *, interpreted: int | None = None) -> int:
        chosen = compiled if interpreted is None or (FORM == "compiled" and not QUICK) else interpreted
        return chosen * 10 if LONG else chosen

    return amount


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of the test's own, and a terminal of 90 columns."""
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("COLUMNS", "90")
