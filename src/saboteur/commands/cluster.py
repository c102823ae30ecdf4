"""`saboteur cluster`: try a whole cluster on this machine."""

from __future__ import annotations

import signal
import threading
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from saboteur.commands.trouble import Trouble
from saboteur.text import LANGUAGES, language, text


@click.command()
@click.option("--edges", type=click.IntRange(1, 16), default=2, show_default=True, help="Processes with the sockets.")
@click.option("--owners", type=click.IntRange(1, 16), default=2, show_default=True, help="Processes with the tables.")
@click.option("--bots", type=click.IntRange(1, 16), default=2, show_default=True, help="Processes with the bots.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Where to play; 0: any.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
def cluster(edges: int, owners: int, bots: int, port: int, lang: str | None) -> None:
    """Start PostgreSQL, NATS and all processes of a cluster on this machine, to try it.

    A page shows who owns which table. Stop any part there while you play, and nothing is lost. All of it is deleted
    at the end; docs/hosting.md explains how to run a cluster for others.
    """
    try:
        from saboteur.server.board import Board  # noqa: PLC0415 - needs the extra
        from saboteur.server.front import Front  # noqa: PLC0415
        from saboteur.server.local import LocalCluster  # noqa: PLC0415
        from saboteur.server.trouble import ServerTrouble  # noqa: PLC0415
    except ModuleNotFoundError as error:
        needed = f"This needs the package {error.name}: pip install 'saboteur-game[server,demo]'"
        raise Trouble(needed) from None
    spoken = language(lang)
    stopping = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stopping.set())
    started: list[LocalCluster] = []
    try:
        # Check the port first: an error should not come only after the cluster has started.
        front = Front(lambda: started[0].entrances() if started else [], port)
    except OSError:
        raise Trouble(f"Port {port} is taken. Choose another one with --port.") from None
    with closing(front), TemporaryDirectory() as folder:
        click.echo(text("cluster-starting", spoken))
        try:
            running = LocalCluster(Path(folder), edges, owners, bots)
        except ServerTrouble as trouble:
            raise Trouble(str(trouble)) from None
        started.append(running)
        try:
            board = Board(running, f"http://127.0.0.1:{front.port}/", spoken)
            click.echo(text("serve-ready", spoken, url=f"http://127.0.0.1:{front.port}/"))
            click.echo(text("cluster-board", spoken, url=f"http://127.0.0.1:{board.port}/"))
            try:
                while not stopping.wait(3600):
                    pass
            except KeyboardInterrupt:
                pass
            click.echo(text("cluster-stopping", spoken))
            board.close()
        finally:
            running.close()
