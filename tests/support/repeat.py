"""Repeat tests of servers many times in one process, and count: `repeat.py FILE [--times N] [--minutes M] [-k WORD]`.

Most of their time is waiting, so each test has a thread of its own. It also keeps its server, which would otherwise
start anew each time, for a while. For tests whose only arguments are `tmp_path`, parameters and `server`, which is one
with the `SETTINGS` of the file.
"""

import argparse
import importlib.util
import inspect
import json
import os
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any

from servers import Server

FRESH = 25
"""Runs after which a server is replaced: at each restart it takes up all matches that were left."""


class Kept(Server):
    """A server that outlives a test, unless it fails."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.spent = False
        self.uses = 0

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.closing.close()
        self.uses += 1
        if kind is not None or self.uses == FRESH:
            self.spent = True
            super().__exit__(kind, error, at)


class Lane(threading.Thread):
    """One test with one set of arguments, over and over."""

    def __init__(
        self,
        name: str,
        test: Callable[..., None],
        given: dict[str, Any],
        until: Callable[[int], bool],
        place: threading.Semaphore,
    ) -> None:
        super().__init__(name=name)
        self.passed = 0
        self.failed: list[str] = []
        self._test = test
        self._given = given
        self._until = until
        self._place = place
        self._kept: dict[str, Kept] = {}
        self._folder = Path(tempfile.mkdtemp())
        self._starts = 0

    def run(self) -> None:
        while not self._until(self.passed + len(self.failed)):
            try:
                with self._place:
                    self._once()
            except BaseException:  # noqa: BLE001 - counted and told
                self.failed.append(traceback.format_exc())
                print(f"{self.name}\n{self.failed[-1]}", flush=True)
            else:
                self.passed += 1
        for server in self._kept.values():
            if not server.spent:
                server.stop()

    def server(self, **settings: Any) -> Kept:
        """A server with these settings, started by an earlier run if there is one."""
        key = json.dumps(settings, sort_keys=True)
        if key not in self._kept or self._kept[key].spent:
            self._starts += 1
            self._kept[key] = Kept(self._folder / f"data{self._starts}", **settings)
        return self._kept[key]

    def _once(self) -> None:
        if "server" not in inspect.signature(self._test).parameters:
            self._test(**self._given)
            return
        with self.server(**vars(sys.modules[self._test.__module__]).get("SETTINGS", {})) as server:
            self._test(server=server, **self._given)


def cases(module: ModuleType) -> Iterator[tuple[str, Callable[..., None], dict[str, Any]]]:
    """The tests of a module, each with its name and its arguments."""
    for name, test in inspect.getmembers(module, inspect.isfunction):
        if not name.startswith("test_"):
            continue
        base = {"tmp_path": Path("unused")} if "tmp_path" in inspect.signature(test).parameters else {}
        marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
        if not marks:
            yield name, test, base
        for mark in marks:
            argument, values = mark.args
            for value in values:
                yield f"{name}[{value}]", test, {**base, argument: value}


def load(file: Path) -> ModuleType:
    """The module of a test file; its servers are those of the running thread."""
    found = importlib.util.spec_from_file_location(file.stem, file)
    assert found is not None
    assert found.loader is not None
    module = sys.modules[file.stem] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)

    def server(_folder: Path, **settings: Any) -> Kept:
        lane = threading.current_thread()
        assert isinstance(lane, Lane)
        return lane.server(**settings)

    vars(module)["Server"] = server
    return module


def tell(lanes: list[Lane]) -> None:
    """Print the counts."""
    passed, failed = sum(lane.passed for lane in lanes), sum(len(lane.failed) for lane in lanes)
    least = min(lane.passed + len(lane.failed) for lane in lanes)
    print(f"{time.strftime('%H:%M:%S')} load {os.getloadavg()[0]:.0f}: {passed} passed, {failed} failed", end="")
    print(f", every test at least {least} times", flush=True)


def main() -> None:
    """Repeat, count and tell what failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--together", type=int, default=1_000, help="most tests that run at the same time")
    parser.add_argument("-k", default="", help="only tests with this in their names")
    wanted = parser.parse_args()
    end = time.monotonic() + 60 * wanted.minutes

    def until(runs: int) -> bool:
        return runs >= int(wanted.times) or time.monotonic() > end

    place = threading.Semaphore(wanted.together)
    lanes = [Lane(*case, until, place) for case in cases(load(wanted.file)) if wanted.k in case[0]]
    for lane in lanes:
        lane.start()
    while any(lane.is_alive() for lane in lanes):
        for lane in lanes:
            lane.join(60 / len(lanes))
        tell(lanes)
    for lane in lanes:
        print(f"{lane.passed:5} passed {len(lane.failed):5} failed  {lane.name}")
    sys.exit(any(lane.failed for lane in lanes))


if __name__ == "__main__":
    main()
