"""Run the steps of deploy/Containerfile without a container engine, and start the result.

python tools/container_check.py        # Linux, root; takes as long as a build

Each stage runs in a chroot over this machine's own files (an overlay: nothing here is changed) instead of its base
image, so the steps are checked, not the image. Ends with 1 if a step fails or the server does not answer.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE = ROOT / "deploy" / "Containerfile"
STARTING = 120.0
MOUNTED = ("proc", "dev")
Step = tuple[str, str]


def stages(text: str) -> dict[str, list[Step]]:
    """The steps of each stage, by its name."""
    found: dict[str, list[Step]] = {}
    name = ""
    for line in re.sub(r"\\\n", " ", text).splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "final"
            found[name] = []
        else:
            found[name].append((word, rest.strip()))
    return found


class Stage:
    """A chroot in which the steps of a stage run."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "root"
        self.workdir = "/"
        self.user = "root"
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if name.startswith(("PIP_", "UV_", "npm_", "NPM_", "SABOTEUR_PURE", "SSL_"))
        }
        self.environment |= {"PATH": os.environ["PATH"], "HOME": "/root"}
        self.entry: list[str] = []
        for name in ("root", "upper", "work"):
            (folder / name).mkdir(parents=True)
        options = f"lowerdir=/,upperdir={folder / 'upper'},workdir={folder / 'work'}"
        run("mount", "-t", "overlay", "overlay", "-o", options, str(self.root))
        for name in MOUNTED:
            run("mount", "--rbind", f"/{name}", str(self.root / name))
        # In an image everybody may run Python, wherever this machine keeps its own.
        for place in Path(sys.executable).resolve().parents:
            inside = self.root / str(place).lstrip("/")
            inside.chmod(inside.stat().st_mode | 0o055)

    def do(self, word: str, rest: str, others: dict[str, Stage]) -> None:
        """Run a step."""
        print(f"{word} {rest}", flush=True)
        match word:
            case "RUN":
                self.run(["/bin/sh", "-c", rest])
            case "WORKDIR":
                self.workdir = rest
                (self.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
            case "COPY":
                self._copy(shlex.split(rest), others)
            case "ENV":
                for pair in shlex.split(rest):
                    name, _, value = pair.partition("=")
                    self.environment[name] = re.sub(r"\$(\w+)", lambda one: self.environment.get(one[1], ""), value)
            case "USER":
                self.user = rest
            case "ENTRYPOINT":
                self.entry = json.loads(rest)
            case "VOLUME" | "EXPOSE" | "STOPSIGNAL" | "HEALTHCHECK":
                pass
            case _:
                sys.exit(f"unknown step: {word}")

    def command(self, arguments: list[str]) -> list[str]:
        """A command line that runs inside."""
        inside = f"cd {self.workdir} && exec {shlex.join(arguments)}"
        return ["chroot", f"--userspec={self.user}", str(self.root), "/bin/sh", "-c", inside]

    def run(self, arguments: list[str]) -> None:
        """Run a program inside."""
        if subprocess.run(self.command(arguments), check=False, env=self.environment).returncode:
            sys.exit(f"failed: {arguments[-1]}")

    def _copy(self, words: list[str], others: dict[str, Stage]) -> None:
        source = ROOT
        if words[0].startswith("--from="):
            source = others[words.pop(0).removeprefix("--from=")].root
        *wanted, target = words
        place = self.root / (target if target.startswith("/") else f"{self.workdir}/{target}").lstrip("/")
        place.mkdir(parents=True, exist_ok=True)
        for one in wanted:
            if one == ".":
                copy_sources(place)
                continue
            for found in sorted(source.glob(one.lstrip("/"))):
                shutil.copy(found, place)


def copy_sources(place: Path) -> None:
    """Copy the project's files, without anything built or installed here."""
    listed = run("git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard")
    for name in listed.splitlines():
        target = place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_file():
            shutil.copy(ROOT / name, target)


def run(*arguments: str) -> str:
    """Run a program here; its output."""
    return subprocess.run(arguments, check=True, stdout=subprocess.PIPE, text=True).stdout


def answers(stage: Stage) -> bool:
    """Whether the server answers, and ends when told to."""
    stage.environment |= {"SABOTEUR_PORT": "18437", "SABOTEUR_METRICS": "127.0.0.1:18438", "LANG": "C.UTF-8"}
    server = subprocess.Popen(stage.command(stage.entry), env=stage.environment)
    end = time.monotonic() + STARTING
    found = b""
    while time.monotonic() < end and server.poll() is None and b"Unter Tage" not in found:
        time.sleep(0.5)
        try:
            with urllib.request.urlopen("http://127.0.0.1:18437/", timeout=5) as answer:
                found = answer.read()
            with urllib.request.urlopen("http://127.0.0.1:18438/healthz", timeout=5) as answer:
                assert answer.status == 200
        except OSError:
            continue
    server.send_signal(signal.SIGTERM)
    return b"Unter Tage" in found and server.wait(60) == 0


def main() -> int:
    """Run everything."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    known = parser.parse_args()
    if known.inside is None:
        # On a separate file system: overlays cannot be stacked.
        with tempfile.TemporaryDirectory(prefix="container-") as folder:
            private = [shutil.which("unshare") or "/usr/bin/unshare", "--mount", "--propagation", "private"]
            again = [*private, sys.executable, __file__, "--inside", folder]
            return subprocess.run(again, check=False).returncode
    run("mount", "-t", "tmpfs", "tmpfs", str(known.inside))
    made: dict[str, Stage] = {}
    for name, steps in stages(FILE.read_text(encoding="utf-8")).items():
        made[name] = stage = Stage(known.inside / name)
        for word, rest in steps:
            stage.do(word, rest, made)
    good = answers(made["final"])
    print("The server answers and ends." if good else "THE SERVER DOES NOT ANSWER.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
