"""Measure engine and server speed in one table: `python3 go.py bench [--quick] [--json] [--game NAME]`.

CPU time in fresh processes, interleaved passes, best of each. Missed targets are shown but are no error: they depend
too much on how busy the machine is.
"""

import argparse
import json
import os
import sys

import saboteur
from figure import HEAD, Figure
from passes import Job, PassError, importing, interleave, machine, workload
from server import load
from settings import IMPORT_TARGET, TARGETS, setting


class Plan:
    """The jobs of a game, and how they become figures."""

    def __init__(self, game: str, seconds: float) -> None:
        self.game = game
        self.setting = setting(game, saboteur.game(game).players)
        usual = self.setting.usual
        self.playouts = workload("playouts", game, usual, seconds)
        self.interpreted = workload("playouts", game, usual, seconds, interpreted=True)
        self.driven = workload("driven", game, usual, seconds)
        self.matches = workload("matches", game, usual, seconds)
        self.copies = workload("copies", game, usual, seconds)
        self.samples = workload("samples", game, usual, seconds)
        self.few = workload("playouts", game, self.setting.few, seconds)
        self.many = workload("playouts", game, self.setting.many, seconds)

    @property
    def jobs(self) -> list[Job]:
        """All jobs to run."""
        jobs = [self.playouts, self.interpreted, self.driven, self.matches, self.copies, self.samples]
        return jobs if self.setting.few == self.setting.many else [*jobs, self.few, self.many]

    def figures(self) -> list[Figure]:
        """The resulting figures."""
        usual = f"{self.game}, {self.setting.usual} players"
        figures = [
            self.rate(f"{usual}: playouts", "playouts", self.playouts, "moves/s"),
            self.rate(f"{usual}: interpreted", "playouts, interpreted", self.interpreted, "moves/s"),
            self.rate(f"{usual}: driven from Python", "driven from Python", self.driven, "moves/s"),
            self.rate(f"{usual}: through Match", "through Match", self.matches, "moves/s"),
            self.most(f"{usual}: copy of a position", "copy", 1e6 / self.copies.best, "µs", self.copies.spread),
            self.rate(f"{usual}: view + sample", "view + sample", self.samples, "pairs/s"),
        ]
        few, many = self.setting.few, self.setting.many
        if few != many:
            cost = self.few.best / self.many.best
            name = f"{self.game}: a move at {many} / at {few} players"
            spread = max(self.few.spread, self.many.spread)
            figures.append(self.most(name, "many against few players", cost, "times", spread))
        return figures

    def rate(self, name: str, key: str, job: Job, unit: str) -> Figure:
        """A figure that should be high."""
        return Figure(name, job.best, unit, self.target(key), at_most=False, spread=job.spread)

    def most(self, name: str, key: str, value: float, unit: str, spread: float) -> Figure:
        """A figure that should be low."""
        return Figure(name, value, unit, self.target(key), at_most=True, spread=spread)

    def target(self, key: str) -> float | None:
        """The target of a figure, if the game has one."""
        return TARGETS.get(self.game, {}).get(key)


def measure(games: list[str], seconds: float, passes: int) -> tuple[list[Figure], list[Job]]:
    """Measure the games and the import."""
    plans = [Plan(game, seconds) for game in games]
    loading = importing()
    jobs = [job for plan in plans for job in plan.jobs] + [loading]
    interleave(jobs, passes)
    figures = [figure for plan in plans for figure in plan.figures()]
    figures.append(Figure("import saboteur", 1e3 / loading.best, "ms", IMPORT_TARGET, True, loading.spread))
    return figures, jobs


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="go.py bench", description="Measure the speed of the engine, and the server under load."
    )
    parser.add_argument("--quick", action="store_true", help="short passes, for a first impression")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--game", action="append", choices=saboteur.GAMES, help="only this game (may be repeated)")
    parser.add_argument("--no-server", action="store_true", help="leave out the server under load")
    parser.add_argument("--passes", type=int, help="how many passes")
    parser.add_argument("--seconds", type=float, help="CPU seconds a pass takes")
    known = parser.parse_args()
    passes = known.passes or (2 if known.quick else 7)
    seconds = known.seconds or (0.2 if known.quick else 0.7)
    if passes < 1 or seconds <= 0:
        parser.error("--passes and --seconds must be positive")
    before = machine()
    try:
        figures, jobs = measure(known.game or list(saboteur.GAMES), seconds, passes)
        if not known.game and not known.no_server:
            figures += load(0.1 if known.quick else 1.0)
    except PassError as error:
        print(error, file=sys.stderr)
        return 1
    form = jobs[0].form
    after = machine()["load"]
    if known.json:
        about = {**before, "load after": after, "form": form, "digest": saboteur.DIGEST}
        lines = [{**vars(figure), "ratio": figure.ratio} for figure in figures]
        print(json.dumps({"machine": about, "passes": passes, "seconds": seconds, "figures": lines}, indent=2))
        return 0
    print(f"{before['processor']}, {before['cores']} cores, {before['python']}; load {before['load']} → {after}")
    print(f"engine: {form}, digest {saboteur.DIGEST[:12]}; CPU time, best of {passes} passes of {seconds:g} s\n")
    print(HEAD)
    for figure in figures:
        print(figure.line())
    if form != "compiled":
        print("\nThe engine is not compiled: the targets but the interpreted one are out of reach.")
    if float(after.replace("unknown", "0")) > (os.cpu_count() or 1):
        print("\nThe machine was busier than it has cores: figures may be a third too low.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
