"""Compare two versions of the engine: `.venv/bin/python benchmarks/compare.py REV [REV2]`.

REV2 defaults to the working tree. Both are built below build/compare and run the same workloads of this checkout:
first counting instructions with callgrind (exact on a busy machine), then in CPU time, interleaved.
"""

import argparse
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from passes import ROOT, WORKLOADS, Job, PassError, environment, interleave, machine
from settings import setting

BUILDS = ROOT / "build" / "compare"
TIMED = ("playouts", "driven", "matches", "copies", "samples")
COUNTED = (("playouts", False), ("driven", False), ("matches", False), ("playouts", True))
"""Workloads whose instructions are counted, and whether interpreted."""
AMOUNTS = {"playouts": (2_000, 22_000), "driven": (1_000, 11_000), "matches": (300, 1_500)}
"""Moves in a short and a long run (last: interpreted); their difference excludes the start-up."""

NO_REPEATS = "glibc.cpu.x86_rep_movsb_threshold=1073741824"
"""Keeps glibc from copying with a single repeated instruction, which callgrind counts once per byte."""


class VersionError(Exception):
    """A version that cannot be fetched or built; the message says why."""


@dataclass(frozen=True)
class Game:
    """A game and the number of players it is measured with."""

    name: str
    players: int


@dataclass(frozen=True)
class Version:
    """A version of the project with its engine compiled."""

    name: str
    folder: Path

    def games(self) -> dict[str, int]:
        """The games it can play, and the number of players to measure with."""
        code = "import json, saboteur; print(json.dumps({g: saboteur.game(g).players for g in saboteur.GAMES}))"
        command = [sys.executable, "-c", code]
        environ = environment(self.folder, interpreted=True)
        result = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
        if result.returncode:
            raise VersionError(f"{self.name} cannot be imported:\n{result.stderr.strip()}")
        ranges = json.loads(result.stdout)
        return {game: setting(game, (least, most)).usual for game, (least, most) in ranges.items()}

    def job(self, name: str, game: Game, seconds: float, *, interpreted: bool = False) -> Job:
        """A job that measures this version in CPU time."""
        return Job((str(WORKLOADS), name, game.name, str(game.players), str(seconds)), interpreted, self.folder)


def fetch(revision: str | None) -> Version:
    """The sources of a revision, or of the working tree, in their own folder with the engine compiled."""
    if revision is None:
        version = Version("working tree", BUILDS / "working-tree")
        for part in ("src", "tools"):
            shutil.rmtree(version.folder / part, ignore_errors=True)
            ignore = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / part, version.folder / part, ignore=ignore)
        return build(version)
    found = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found.returncode:
        raise VersionError(f"There is no revision {revision} here; `git log --oneline` lists them.")
    commit = found.stdout.decode().strip()
    version = Version(f"{revision} ({commit[:8]})" if revision != commit else commit[:8], BUILDS / commit[:12])
    if not (version.folder / "src").is_dir():
        archive = git("archive", commit, "src", "tools")
        if archive.returncode:
            raise VersionError(f"{version.name} holds no engine to compare: {archive.stderr.decode().strip()}")
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
            tar.extractall(version.folder, filter="data")
    return build(version)


def build(version: Version) -> Version:
    """Compile the engine with the version's own tools, unless already done."""
    if not (version.folder / "tools" / "compile.py").is_file():
        raise VersionError(f"{version.name} has no tools/compile.py: it is too old to compare.")
    print(f"{version.name}: building …", file=sys.stderr, flush=True)
    if subprocess.run([sys.executable, "tools/compile.py", "--again"], cwd=version.folder, check=False).returncode:
        raise VersionError(f"The engine of {version.name} could not be compiled; the reason stands above.")
    return version


def git(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run git in this checkout."""
    command = shutil.which("git")
    if command is None:
        raise VersionError("There is no git here; it holds the versions to compare.")
    return subprocess.run([command, *arguments], cwd=ROOT, capture_output=True, check=False)


def shared(old: Version, new: Version, wanted: str | None) -> list[Game]:
    """The games both versions can play, or the requested one."""
    before, after = old.games(), new.games()
    both = [Game(name, players) for name, players in after.items() if name in before and wanted in (None, name)]
    if not both:
        raise VersionError(f"There is no such game in both versions: {old.name} has {', '.join(before)}.")
    return both


def instructions(version: Version, name: str, game: Game, *, interpreted: bool) -> float:
    """Machine instructions per move."""
    short, long = AMOUNTS["matches" if interpreted else name]
    run(version, name, game, 1, interpreted=interpreted)  # Python caches bytecode in the first run
    few, few_moves = counted(version, name, game, short, interpreted=interpreted)
    many, many_moves = counted(version, name, game, long, interpreted=interpreted)
    return (many - few) / (many_moves - few_moves)


def counted(version: Version, name: str, game: Game, amount: int, *, interpreted: bool) -> tuple[int, int]:
    """Instructions and moves of one run; callgrind's file stays next to the build for callgrind_annotate."""
    out = version.folder / f"{game.name}-{name}{'-interpreted' if interpreted else ''}-{amount}.callgrind"
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
    result = run(version, name, game, amount, interpreted=interpreted, under=valgrind)
    found = re.search(r"refs:\s+([\d,]+)", result.stderr)
    if found is None:
        raise VersionError(f"valgrind did not count:\n{result.stderr.strip()}")
    return int(found.group(1).replace(",", "")), json.loads(result.stdout.splitlines()[-1])["done"]


def run(
    version: Version, name: str, game: Game, amount: int, *, interpreted: bool, under: Sequence[str] = ()
) -> subprocess.CompletedProcess[str]:
    """Run a fixed amount of a workload in the requested form."""
    form = "interpreted" if interpreted else "compiled"
    command = [*under, sys.executable, str(WORKLOADS), name, game.name, str(game.players), f"{amount}x"]
    environ = {**environment(version.folder, interpreted=interpreted), "GLIBC_TUNABLES": NO_REPEATS}
    result = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if result.returncode:
        raise VersionError(f"{version.name} failed in {game.name}:\n{result.stderr.strip()}")
    ran = json.loads(result.stdout.splitlines()[-1])["form"]
    if ran != form:
        raise VersionError(f"{version.name} ran {ran}, not {form}; remove {version.folder} and start again.")
    return result


def line(name: str, old: float, new: float, ratio: float) -> str:
    """A line of the table; a ratio above 1 is better."""
    return f"{name:<44}{old:>20,.0f}{new:>20,.0f}{ratio:>9.3f}"


def count(old: Version, new: Version, games: list[Game]) -> None:
    """Print the table of instructions."""
    if shutil.which("valgrind") is None:
        print("Instructions are not counted: there is no valgrind (Debian, Ubuntu: the package valgrind).")
        return
    print("instructions per move")
    for game in games:
        for name, interpreted in COUNTED:
            before, after = (instructions(each, name, game, interpreted=interpreted) for each in (old, new))
            title = f"  {game.name}, {name}{', interpreted' if interpreted else ''}"
            print(line(title, before, after, before / after), flush=True)


def clock(old: Version, new: Version, games: list[Game], seconds: float, passes: int) -> None:
    """Print the table of CPU times."""
    jobs: dict[str, tuple[Job, Job]] = {}
    for game in games:
        for name in TIMED:
            jobs[f"{game.name}, {name}"] = (old.job(name, game, seconds), new.job(name, game, seconds))
        slow = [version.job("playouts", game, seconds, interpreted=True) for version in (old, new)]
        jobs[f"{game.name}, playouts, interpreted"] = (slow[0], slow[1])
    interleave([job for pair in jobs.values() for job in pair], passes)
    print(f"things per CPU second, best of {passes} interleaved passes of {seconds:g} s")
    for name, (before, after) in jobs.items():
        print(line(f"  {name}", before.best, after.best, after.best / before.best))


def main() -> int:
    """Build, count, measure, print."""
    parser = argparse.ArgumentParser(description="Compare the speed of two versions of the engine.")
    parser.add_argument("old", metavar="REV", help="a revision, as git names it")
    parser.add_argument("new", metavar="REV2", nargs="?", help="another one (default: the working tree)")
    parser.add_argument("--quick", action="store_true", help="short passes, for a first impression")
    parser.add_argument("--game", help="only this game")
    known = parser.parse_args()
    seconds, passes = (0.1, 1) if known.quick else (0.5, 7)
    try:
        old, new = fetch(known.old), fetch(known.new)
        games = shared(old, new, known.game)
        about = machine()
        print(f"{about['processor']}, {about['cores']} cores, {about['python']}; load {about['load']}")
        print(f"\n{'':<40}{old.name:>24}{new.name:>20}{'ratio':>9}")
        count(old, new, games)
        clock(old, new, games, seconds, passes)
    except (VersionError, PassError) as error:
        print(error, file=sys.stderr)
        return 1
    print("\nA ratio above 1 means that the second version is better.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
