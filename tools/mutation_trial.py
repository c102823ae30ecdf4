"""Trials: run the tests against one change after another.

A process loads the engine and the tests once and runs them unchanged, to learn which test runs which function and how
long it takes. Then it forks a process per change, which replaces the function's code and runs its tests, fastest
first, until one fails. Changes to code that ran while the tests were loaded would come too late there; for those the
engine and all tests are loaded again with the change.
"""

import json
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import _lru_cache_wrapper, partial
from typing import NoReturn

import pytest
from _pytest.main import pytest_runtestloop

from mutation_change import ROOT, Change, Changed
from mutation_footprints import Early, Footprints

MEMORY = 4 << 30
"""Memory limit in bytes: some changes build endless lists."""
PATIENCE, GRACE = 3, 10
"""A change counts as noticed if the tests take this many times longer, plus this many seconds."""
CHANGED = ("saboteur.engine", "saboteur.games")
"""Folders with code to change."""
PASSED, UNFIT = 0, 99
"""Exit codes: no test failed; the change needs a fresh load."""


class Verdict(Enum):
    """Outcome of a change: a test failed, the tests hung or crashed, types clash, or unnoticed."""

    FAILED = "made a test fail"
    TIME = "took too long"
    CRASHED = "crashed"
    TYPES = "is refused by the type check"
    MISSED = "was not noticed"


@dataclass
class Known:
    """Facts from the unchanged tests: seconds per test, what each runs, and what runs before any."""

    seconds: dict[str, float] = field(default_factory=dict)
    runs: dict[str, list[str]] = field(default_factory=dict)
    early: list[str] = field(default_factory=list)

    def tests(self, function: str) -> list[str]:
        """The tests that run the function, fastest first."""
        return sorted((test for test, found in self.runs.items() if function in found), key=self.seconds.__getitem__)


class Trials:
    """A pytest plugin that runs the trials instead of the tests."""

    def __init__(self, drawn: list[Change], jobs: int, tell: Callable[[str], None]) -> None:
        self._drawn, self._jobs, self._tell = drawn, jobs, tell
        self._early = Early()
        self.known = Known()

    def pytest_configure(self) -> None:
        """Track what runs while the tests are loaded."""
        self._early.watch()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all changes."""
        self.known.early = self._early.found()
        self._measure(session)
        if self.known.seconds:
            self._tell(json.dumps([None, self.known.seconds]))
            self._try(session)
        return True

    def _measure(self, session: pytest.Session) -> None:
        """Run the unchanged tests in a separate process."""
        receive, send = os.pipe()
        pid = os.fork()
        if not pid:
            run_here(lambda: self._run_unchanged(session, send))
        os.close(send)
        with os.fdopen(receive) as told:
            lines = [json.loads(line) for line in told]
        _, status = os.waitpid(pid, 0)
        if status == PASSED:
            for test, seconds, found in lines:
                self.known.seconds[test], self.known.runs[test] = seconds, found

    def _run_unchanged(self, session: pytest.Session, send: int) -> int:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        with os.fdopen(send, "w") as tell:
            session.config.pluginmanager.register(Stopwatch(lambda line: print(line, file=tell)))
            return loop(session)

    def _try(self, session: pytest.Session) -> None:
        items = {item.nodeid: item for item in session.items}
        running, todo = dict[int, int](), list(range(len(self._drawn)))
        while todo or running:
            while todo and len(running) < self._jobs:
                number = todo.pop(0)
                change = self._drawn[number]
                function = f"{change.module}:{change.function}"
                if change.function is None or function in self.known.early:
                    self._tell(json.dumps([number, UNFIT << 8]))
                    continue
                tests = self.known.tests(function)
                pid = os.fork()
                if not pid:
                    session.items = [items[test] for test in tests]
                    hush(sum(self.known.seconds[test] for test in tests))
                    run_here(partial(loop, session, change))
                running[pid] = number
            if running:
                pid, status = os.wait()
                self._tell(json.dumps([running.pop(pid), status]))


class Stopwatch:
    """A pytest plugin that reports each test's time and what it ran."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._footprints, self._tell = Footprints(), tell
        self._caches = [
            value
            for name, module in sys.modules.items()
            if name.startswith(CHANGED)
            for value in vars(module).values()
            if isinstance(value, _lru_cache_wrapper)
        ]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure one test as if it ran alone, with empty caches."""
        for cache in self._caches:
            cache.cache_clear()
        began = time.process_time()
        result = yield
        self._tell(json.dumps([item.nodeid, time.process_time() - began, self._footprints.found()]))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Show why a test fails without a change."""
        if report.failed:
            print(report.longreprtext, file=sys.stderr)


class Order:
    """A pytest plugin that runs the fastest tests first."""

    def __init__(self, known: Known) -> None:
        self._known = known

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sort them."""
        items.sort(key=lambda item: self._known.seconds.get(item.nodeid, 0.0))


def loop(session: pytest.Session, change: Change | None = None) -> int:
    """Run the selected tests; 0 if none fails."""
    if change is not None:
        try:
            change.happen()
        except ValueError:  # The new body uses outer names that the old one did not.
            return UNFIT
    try:
        pytest_runtestloop(session)
    except session.Failed:
        return 1
    return int(session.testsfailed > 0)


def hush(seconds: float) -> None:
    """Silence a broken rule, and limit its time and memory."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    most = round(PATIENCE * seconds) + GRACE
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run_here(job: Callable[[], int]) -> NoReturn:
    """Run the only job of a forked process."""
    status = 1
    try:
        status = job()
    except BaseException:  # noqa: BLE001 - whatever a broken rule comes up with
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


def pytest_here(tests: list[str], plugin: object) -> int:
    """Run pytest with the interpreted engine."""
    os.chdir(ROOT)
    os.environ |= {
        "SABOTEUR_PURE": "1",
        "SABOTEUR_EXPECT": "interpreted",
        "SABOTEUR_LONG": "",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    flags = ["-x", "-s", "-p", "no:terminal", "-p", "no:cacheprovider"]
    return int(pytest.main([*flags, *tests], plugins=[plugin]))


def anew(tests: list[str], known: Known, change: Change) -> int:
    """Load engine and tests with the change and run them; return the exit status."""
    pid = os.fork()
    if not pid:
        hush(sum(known.seconds.values()))
        sys.meta_path.insert(0, Changed(change))
        run_here(lambda: pytest_here(tests, Order(known)))
    return os.waitpid(pid, 0)[1]


def verdict(status: int) -> Verdict:
    """The meaning of an exit status."""
    if os.WIFSIGNALED(status):
        return Verdict.TIME if os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGKILL} else Verdict.CRASHED
    return Verdict.MISSED if status == PASSED else Verdict.FAILED


def trials(tests: list[str], drawn: list[Change], jobs: int) -> Iterator[tuple[Change, Verdict]]:
    """Try the changes, in any order; none if the tests fail without a change."""
    assert not any(name.partition(".")[0] == "saboteur" for name in sys.modules), "the engine is there already"
    receive, send = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(receive)
        with os.fdopen(send, "w") as tell:
            run_here(lambda: pytest_here(tests, Trials(drawn, jobs, lambda line: print(line, file=tell, flush=True))))
    os.close(send)
    late = list[Change]()
    known = Known()
    with os.fdopen(receive) as told:
        for line in told:
            number, status = json.loads(line)
            if number is None:
                known.seconds = status
            elif os.waitstatus_to_exitcode(status) == UNFIT:
                late.append(drawn[number])
            else:
                yield drawn[number], verdict(status)
    os.waitpid(pid, 0)
    for change in late:
        yield change, verdict(anew(tests, known, change))
