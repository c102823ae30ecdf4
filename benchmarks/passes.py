"""Passes: workloads in fresh processes, interleaved; the best pass of each counts.

The best, not the mean, because other load only ever slows a pass down.
"""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORKLOADS = Path(__file__).with_name("workloads.py")
IMPORT = """
import json, time
start = time.process_time()
import saboteur
print(json.dumps({"form": saboteur.FORM, "done": 1, "seconds": time.process_time() - start}))
"""


class PassError(Exception):
    """A workload that could not be run; the message says why."""


@dataclass
class Job:
    """Something to measure, and the results of its passes: things per CPU second."""

    command: tuple[str, ...]
    interpreted: bool = False
    checkout: Path = ROOT
    python: Path = field(default_factory=lambda: Path(sys.executable))
    rates: list[float] = field(default_factory=list)
    form: str = ""

    @property
    def best(self) -> float:
        """The best pass."""
        return max(self.rates)

    @property
    def spread(self) -> float:
        """How much worse the worst pass was than the best, as a fraction."""
        return 1 - min(self.rates) / max(self.rates)

    def run(self) -> None:
        """Run one pass."""
        result = subprocess.run(
            [str(self.python), *self.command],
            env=environment(self.checkout, interpreted=self.interpreted),
            cwd=self.checkout,
            capture_output=True,
            text=True,
            check=False,
        )
        if result.returncode:
            raise PassError(f"A measurement failed ({' '.join(self.command[-4:])}):\n{result.stderr.strip()}")
        answer = json.loads(result.stdout.splitlines()[-1])
        if self.form not in ("", answer["form"]):
            raise PassError("The engine's sources changed while it was measured; build it and start again.")
        self.form = answer["form"]
        self.rates.append(answer["done"] / answer["seconds"])


def workload(name: str, game: str, players: int, seconds: float, *, interpreted: bool = False) -> Job:
    """A job that runs one of our workloads."""
    return Job((str(WORKLOADS), name, game, str(players), str(seconds)), interpreted)


def importing() -> Job:
    """A job that imports the package: imports per CPU second."""
    return Job(("-c", IMPORT))


def interleave(jobs: list[Job], passes: int) -> None:
    """Run all jobs in turn, several times, and report progress."""
    total = len(jobs) * passes
    for number in range(total):
        if sys.stderr.isatty():
            print(f"\rmeasuring {number + 1} of {total} ", end="", file=sys.stderr, flush=True)
        jobs[number % len(jobs)].run()
    if sys.stderr.isatty():
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)


def environment(checkout: Path, *, interpreted: bool) -> dict[str, str]:
    """The environment for running a checkout's sources in the requested form."""
    return {
        **os.environ,
        "PYTHONPATH": str(checkout / "src"),
        "PYTHONHASHSEED": "0",
        "SABOTEUR_PURE": "1" if interpreted else "",
    }


def machine() -> dict[str, str]:
    """The machine and its load."""
    cores = os.cpu_count() or 1
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    python = f"{sys.implementation.name} {sys.version.split()[0]}"
    return {"processor": _processor(), "cores": str(cores), "load": load, "python": python}


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return "unknown"
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")
