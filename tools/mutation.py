"""Mutation tests: make small changes to the engine's rules, one at a time, and see whether a test fails.

`python tools/mutation.py [--part PART]… [--sample 150] [--seed 1] [--jobs 1]` samples changes and prints the share that
the part's tests notice, with a 95 % interval; a sample of 0 means all. Lists unnoticed changes and fails if there are
too many. `--at board.py:120 --test tests/engine/test_board.py` checks whether a new test notices changes there. The
engine runs interpreted and no file is written: each change has its own process. mutmut makes the changes. Unnoticed
ones are also type-checked, as CI would do before the tests.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from mutation_change import ROOT, SOURCES, Change
from mutation_trial import Verdict, trials

WANTED = 0.85


@dataclass(frozen=True)
class Part:
    """Files to change, and the tests that should notice."""

    name: str
    files: list[str]
    tests: list[str]


def parts() -> list[Part]:
    """The parts listed in pyproject.toml."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutation"]
    return [Part(name, entry["files"], entry["tests"]) for name, entry in table.items()]


def changes(part: Part) -> Iterator[Change]:
    """All changes mutmut would make in the part's functions."""
    from mutmut.mutation.file_mutation import create_mutations  # noqa: PLC0415 - takes half a second

    package = SOURCES / "saboteur"
    for path in sorted({path for wish in part.files for path in package.glob(wish)}):
        tree, mutations, _, _ = create_mutations(path.name, path.read_text(encoding="utf-8"))
        for mutation in mutations:
            if mutation.contained_by_top_level_function is not None:
                yield Change(path, tree, mutation)


def draw(part: Part, sample: int, seed: int, at: str) -> list[Change]:
    """The changes to try."""
    everything = list(changes(part))
    if at:
        file = at.partition(":")[0]
        everything = [
            change
            for change in everything
            if str(change.path).endswith(f"/{file}") and f"/{at}:" in f"/{change.place}:"
        ]
    luck = random.Random(f"{part.name}/{seed}")  # noqa: S311 - a sample to be drawn again
    drawn = luck.sample(everything, sample) if 0 < sample < len(everything) else everything
    print(f"\n{part.name}: {len(drawn)} of {len(everything)} changes", flush=True)
    return drawn


def examine(part: Part, drawn: list[Change], jobs: int) -> tuple[int, int] | None:
    """The number of noticed changes and of all; None if the tests fail without a change."""
    verdicts = list[Verdict]()
    for change, verdict in trials(part.tests, drawn, jobs):
        if verdict is Verdict.MISSED and clashes(change):
            verdict = Verdict.TYPES  # noqa: PLW2901 - the last word
        verdicts.append(verdict)
        if verdict is Verdict.MISSED:
            print(f"\nnot noticed: {change}", flush=True)
        elif verdict is Verdict.FAILED:
            print(".", end="", flush=True)
        else:
            print(f"\nno test failed, but it {verdict.value}: {change}", flush=True)
    if len(verdicts) < len(drawn):
        print(f"The tests of {part.name} fail without any change; mend that first.", file=sys.stderr)
        return None
    return len(verdicts) - verdicts.count(Verdict.MISSED), len(verdicts)


def clashes(change: Change) -> bool:
    """Whether the type check rejects it."""
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(folder) / change.path.name
        changed.write_text(change.source, encoding="utf-8")
        command = [sys.executable, "-m", "mypy", "--shadow-file", str(change.path), str(changed), str(change.path)]
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 1


def main() -> int:
    """Test the requested parts; 0 if enough is noticed in each."""
    known = {part.name: part for part in parts()}
    parser = argparse.ArgumentParser(description="Change the rules one at a time and see whether a test notices.")
    parser.add_argument("--part", action="append", choices=known, help="what to change (may be repeated; default: all)")
    parser.add_argument("--sample", type=int, default=150, help="changes to try in each part; 0: all (default: 150)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    parser.add_argument("--at", default="", metavar="FILE[:LINE]", help="only changes there, such as board.py:120")
    parser.add_argument("--test", action="append", help="only these tests instead of the part's, as for pytest")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    wish = parser.parse_args()
    chosen = [replace(known[name], tests=wish.test or known[name].tests) for name in wish.part or known]
    found = {part.name: examine(part, draw(part, wish.sample, wish.seed, wish.at), wish.jobs) for part in chosen}
    # Imported late: a process that has loaded the unchanged engine could not be forked for a changed one.
    from saboteur.tally import rate  # noqa: PLC0415

    print(f"\nnoticed, wanted {WANTED:.0%}:")
    for name, counts in found.items():
        share = rate(*counts or (0, 0))
        print(f"{name:12} {share.times:5} of {share.of:5}  {share.share:6.1%}  ({share.low:.1%} to {share.high:.1%})")
    return int(not all(counts and counts[0] >= WANTED * counts[1] for counts in found.values()))


if __name__ == "__main__":
    sys.exit(main())
