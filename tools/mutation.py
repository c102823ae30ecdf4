"""Mutation tests: change the engine's rules in small ways, one at a time, and see whether a test notices.

`python tools/mutation.py [--part PART]… [--sample 150] [--seed 1] [--jobs 1]` draws changes at random and tells which
share of them the part's tests notice, with a 95 % interval; a sample of 0 means every change. Lists those that no test
noticed and fails if they are too many. The engine runs interpreted, nothing is written: each change lives in a process
of its own. mutmut makes the changes.
"""

import argparse
import difflib
import os
import random
import resource
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path

import libcst
import pytest
from mutmut.mutation.file_mutation import Mutation, create_mutations

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
WANTED = 0.85
MEMORY = 4 << 30
"""Bytes a process may take: some changes make lists without end."""
PATIENCE, GRACE = 2, 5
"""A change that costs this many times the tests' time, and so many seconds more, is noticed."""
PASSED = 0


@dataclass(frozen=True)
class Part:
    """Files to change, and the tests that are to notice."""

    name: str
    files: list[str]
    tests: list[str]


@dataclass(frozen=True)
class Change:
    """A file with one small thing in it changed."""

    path: Path
    tree: libcst.Module
    mutation: Mutation

    @property
    def module(self) -> str:
        """The name under which the file is imported."""
        return ".".join(self.path.relative_to(SOURCES).with_suffix("").parts)

    @property
    def source(self) -> str:
        """The file with the change."""
        tree = self.tree.deep_replace(self.mutation.original_node, self.mutation.mutated_node)
        assert isinstance(tree, libcst.Module)
        return tree.code

    def __str__(self) -> str:
        old, new = self.tree.code.splitlines(), self.source.splitlines()
        _, _, place, *lines = difflib.unified_diff(old, new, n=0, lineterm="")
        line = place.split()[1].removeprefix("-").partition(",")[0]
        return "\n    ".join(
            [f"{self.path.relative_to(ROOT)}:{line}", *(f"{text[0]} {text[1:].strip()}" for text in lines)]
        )


def parts() -> list[Part]:
    """What pyproject.toml lists."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutation"]
    return [Part(name, entry["files"], entry["tests"]) for name, entry in table.items()]


def changes(part: Part) -> Iterator[Change]:
    """Everything mutmut would change in the part's functions."""
    package = SOURCES / "saboteur"
    for path in sorted({path for wish in part.files for path in package.glob(wish)}):
        tree, mutations, _, _ = create_mutations(path.name, path.read_text(encoding="utf-8"))
        for mutation in mutations:
            if mutation.contained_by_top_level_function is not None:
                yield Change(path, tree, mutation)


class Changed(MetaPathFinder, InspectLoader):
    """Imports the changed file instead of the one on disk."""

    def __init__(self, change: Change) -> None:
        self._change = change

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Answer for the one module."""
        del path, target
        if fullname != self._change.module:
            return None
        return spec_from_loader(fullname, self, origin=str(self._change.path))

    def get_source(self, fullname: str) -> str:
        """The source with the change."""
        del fullname
        return self._change.source


def start(tests: list[str], change: Change | None, seconds: int) -> int:
    """Run the tests in a process of its own; its number."""
    assert not any(name.partition(".")[0] == "saboteur" for name in sys.modules), "the engine is there already"
    pid = os.fork()
    if pid:
        return pid
    os.chdir(ROOT)
    os.environ |= {"SABOTEUR_PURE": "1", "SABOTEUR_EXPECT": "interpreted", "SABOTEUR_LONG": ""}
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if change is not None:
        # What a broken rule prints is of no use; what the tests say unchanged is.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        sys.meta_path.insert(0, Changed(change))
    status = 1
    try:
        status = pytest.main(["-x", "-q", "--no-header", "-n0", "-p", "no:cacheprovider", *tests])
    finally:
        sys.stdout.flush()
        os._exit(int(status))


def clean(part: Part) -> int | None:
    """The seconds that the tests take without a change, or None if they fail."""
    began = os.times()
    _, status = os.waitpid(start(part.tests, None, 3600), 0)
    took = os.times()
    seconds = took.children_user + took.children_system - began.children_user - began.children_system
    return None if status else round(seconds) + 1


def missed(part: Part, drawn: list[Change], seconds: int, jobs: int) -> list[Change]:
    """The changes that no test notices."""
    todo, running, found = list(drawn), dict[int, Change](), list[Change]()
    while todo or running:
        while todo and len(running) < jobs:
            change = todo.pop()
            running[start(part.tests, change, PATIENCE * seconds + GRACE)] = change
        pid, status = os.wait()
        change = running.pop(pid)
        if status == PASSED:
            found.append(change)
            print(f"\nnot noticed: {change}", flush=True)
        else:
            print(".", end="", flush=True)
    return found


def examine(part: Part, sample: int, seed: int, jobs: int) -> tuple[int, int] | None:
    """How many changes were noticed, of how many; None if the tests fail anyway."""
    everything = list(changes(part))
    luck = random.Random(f"{part.name}/{seed}")  # noqa: S311 - a sample to be drawn again
    drawn = luck.sample(everything, sample) if 0 < sample < len(everything) else everything
    print(f"\n{part.name}: {len(drawn)} of {len(everything)} changes", flush=True)
    seconds = clean(part)
    if seconds is None:
        print(f"The tests of {part.name} fail without any change; mend that first.", file=sys.stderr)
        return None
    return len(drawn) - len(missed(part, drawn, seconds, jobs)), len(drawn)


def main() -> int:
    """Examine the wished parts; 0 if enough is noticed in each."""
    known = {part.name: part for part in parts()}
    parser = argparse.ArgumentParser(description="Change the rules one at a time and see whether a test notices.")
    parser.add_argument("--part", action="append", choices=known, help="what to change (may be repeated; default: all)")
    parser.add_argument("--sample", type=int, default=150, help="changes to try in each part; 0: all (default: 150)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    wish = parser.parse_args()
    found = {name: examine(known[name], wish.sample, wish.seed, wish.jobs) for name in wish.part or known}
    # Only now: a process with the unchanged engine in it could not be forked for a changed one.
    from saboteur.simulate import rate  # noqa: PLC0415

    print(f"\nnoticed, wanted {WANTED:.0%}:")
    for name, counts in found.items():
        share = rate(*counts or (0, 0))
        print(f"{name:12} {share.times:5} of {share.of:5}  {share.share:6.1%}  ({share.low:.1%} to {share.high:.1%})")
    return int(not all(counts and counts[0] >= WANTED * counts[1] for counts in found.values()))


if __name__ == "__main__":
    sys.exit(main())
