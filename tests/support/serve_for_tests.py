"""Run a server with test settings, in a process forked from one that has loaded everything."""

import contextlib
import os
import sys
import time
import warnings
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from saboteur.server.net import page
from saboteur.server.run import Plan, run
from saboteur.server.settings import Settings
from saboteur.server.trouble import ServerTrouble


def serve(
    folder: Path, settings: str, port: int, log: str, database: str | None, answer: "Connection[object, object]"
) -> None:
    """Serve until told to stop; answer with the port, or the error."""
    warnings.simplefilter("ignore")
    wall, ahead = time.time, folder.with_suffix(".ahead")
    time.time = lambda: wall() + (float(ahead.read_text()) if ahead.exists() else 0.0)
    built, other = page.folder(), folder.with_suffix(".page")
    page.folder = lambda: Path(other.read_text()) if other.exists() else built
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    chosen = msgspec.json.decode(settings, type=Settings)
    plan = Plan(host="127.0.0.1", port=port, data=folder, database=database, settings=chosen)
    try:
        run(plan, answer.send)
    except ServerTrouble as trouble:
        # Nobody listens any more once it has started.
        with contextlib.suppress(OSError):
            answer.send(str(trouble))
        sys.exit(2)
