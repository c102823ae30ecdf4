"""Commands that run in parallel with others; their output is buffered until they end."""

import os
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from environment import ROOT


def run(*command: str | Path, title: str, environ: Mapping[str, str] | None = None, quiet: bool = False) -> int:
    """Run a command in the checkout; return its exit code. The output of a quiet one is shown only if it fails."""
    began = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as told:
        environment = {**os.environ, **(environ or {})}
        status = subprocess.call(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=told, stderr=subprocess.STDOUT
        )
        told.seek(0)
        words = "" if quiet and not status else told.read().rstrip()
    print(f"\n=== {title}, beside the rest ({time.monotonic() - began:.0f} s)\n{words}\n", end="", flush=True)
    return status
