"""Runs a server with settings no operator needs, in a process forked from one that has loaded everything."""

import os
import sys
import warnings
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from saboteur.server.run import Plan, run
from saboteur.server.settings import Settings
from saboteur.server.trouble import ServerTrouble


def serve(
    folder: Path, settings: str, port: int, log: str, database: str | None, answer: "Connection[object, object]"
) -> None:
    """Serve until told to stop; the answer is the port, or what is wrong."""
    warnings.simplefilter("ignore")
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    chosen = msgspec.json.decode(settings, type=Settings)
    plan = Plan(host="127.0.0.1", port=port, data=folder, database=database, settings=chosen)
    try:
        run(plan, answer.send)
    except ServerTrouble as trouble:
        answer.send(str(trouble))
        sys.exit(2)
