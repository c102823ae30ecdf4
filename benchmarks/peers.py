"""Compare random play with other libraries: `.venv/bin/python benchmarks/peers.py`, after `python3 go.py build`.

Installs them into build/peers-venv (about 400 MB) the first time. They play other games: the figures show what a bot
author can expect from a library, not whose code is better.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from passes import ROOT, Job, PassError, interleave, machine, workload
from peer_workloads import WORKLOADS

sys.path.insert(0, str(ROOT / "tools"))

import environment
from environment import SetupError

VENV = ROOT / "build" / "peers-venv"
PYTHON = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
LOCKED = ROOT / "requirements" / "peers.txt"
SCRIPT = Path(__file__).with_name("peer_workloads.py")
EXTRAS = ROOT / "build" / "extras" / ("Scripts" if os.name == "nt" else "bin") / "python"
"""Made by `go.py test --extras`; with it, our environments for other libraries are measured, too."""
GAME = "saboteur"
PLAYERS = 5


def install() -> None:
    """Install the pinned peers: all if possible, else those that install."""
    stamp = VENV / "stamp"
    if stamp.exists() and stamp.read_bytes() == LOCKED.read_bytes():
        return
    print("Installing the peers into build/peers-venv …", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    pip = ("pip", "install", "--python", PYTHON, "--require-hashes")
    try:
        environment.uv(*pip, "--requirement", LOCKED)
    except SetupError:
        print("Not all of them can be installed here; trying one at a time …", flush=True)
        for entry in entries():
            with tempfile.TemporaryDirectory() as folder:
                single = Path(folder) / "requirements.txt"
                single.write_text(entry, encoding="utf-8")
                try:
                    environment.uv(*pip, "--no-deps", "--requirement", single)
                except SetupError:
                    print(f"Left out: {entry.split()[0]}", flush=True)
    stamp.write_bytes(LOCKED.read_bytes())


def entries() -> list[str]:
    """The pins, each with its hashes."""
    found: list[str] = []
    for line in LOCKED.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.startswith(" "):
            found[-1] += line
        else:
            found.append(line)
    return found


def adapter(name: str, seconds: float) -> Job:
    """One of our environments for other libraries."""
    job = workload(name, GAME, PLAYERS, seconds)
    return Job(job.command, python=EXTRAS)


def usable(jobs: dict[str, Job]) -> tuple[dict[str, Job], dict[str, str]]:
    """The jobs that run here, after a short trial, and why the others do not."""
    good: dict[str, Job] = {}
    missing: dict[str, str] = {}
    for name, job in jobs.items():
        trial = Job((*job.command[:-1], "0.01"), python=job.python)
        try:
            trial.run()
        except (PassError, OSError) as error:
            missing[name] = str(error).splitlines()[-1]
        else:
            good[name] = job
    return good, missing


def main() -> int:
    """Measure all libraries in turn and print them side by side."""
    parser = argparse.ArgumentParser(description="Compare the speed of random play with other libraries.")
    parser.add_argument("--quick", action="store_true", help="short passes, for a first impression")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--no-install", action="store_true", help="measure only what is installed already")
    known = parser.parse_args()
    seconds, passes = (0.2, 2) if known.quick else (1.0, 5)
    ours = {
        "playouts": workload("playouts", GAME, PLAYERS, seconds),
        "driven": workload("driven", GAME, PLAYERS, seconds),
        "Match": workload("matches", GAME, PLAYERS, seconds),
        "batch": workload("batch", GAME, PLAYERS, seconds),
        "watched": workload("watched", GAME, PLAYERS, seconds),
    }
    before = machine()
    try:
        if not known.no_install:
            install()
        if EXTRAS.exists():
            adapters = {name: adapter(name, seconds) for name in ("pettingzoo", "openspiel", "openspiel-tensor")}
            ours |= usable(adapters)[0]
        theirs = {name: Job((str(SCRIPT), name, str(seconds)), python=PYTHON) for name in WORKLOADS}
        theirs, missing = usable(theirs)
        interleave([*ours.values(), *theirs.values()], passes)
    except (PassError, SetupError) as error:
        print(error, file=sys.stderr)
        return 1
    if known.json:
        rates = {name: {"moves/s": job.best, "version": job.form} for name, job in {**ours, **theirs}.items()}
        print(json.dumps({"machine": before, "moves": rates, "missing": missing}, indent=2))
        return 0
    print(f"{before['processor']}, {before['cores']} cores, {before['python']}; load {before['load']}")
    print(f"decisions per CPU second in random play, best of {passes} interleaved passes of {seconds:g} s\n")
    print(f"{'':<40}{'version':>12}{'moves/s':>12}   ours as a multiple:{'':<2}{''.join(f'{n:>17}' for n in ours)}")
    for name, job in ours.items():
        print(f"{f'{GAME}, {PLAYERS} players, {name}':<40}{job.form:>12}{job.best:>12,.0f}")
    for name, job in theirs.items():
        ratios = "".join(f"{own.best / job.best:>17,.1f}" for own in ours.values())
        print(f"{name:<40}{job.form:>12}{job.best:>12,.0f}{'':<24}{ratios}")
    for name, reason in missing.items():
        print(f"{name:<40} not measured: {reason}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
