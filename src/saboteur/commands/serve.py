"""`saboteur serve`: play over the network."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import click
import platformdirs

from saboteur.bots import BOTS, BotError, load
from saboteur.commands.seconds import Seconds
from saboteur.commands.trouble import Trouble
from saboteur.text import LANGUAGES, language, text

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only if asked for


@click.command()
@click.option("--host", help="The address to listen on.  [default: 127.0.0.1, this machine only]")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port; 0 for any.")
@click.option("--data", type=click.Path(path_type=Path), help="The folder for key and database.")
@click.option("--database", metavar="URL", help="Another database, like postgresql://user@host/name.")
@click.option("--lan", is_flag=True, help="Let others in your network join; shows address and QR code.")
@click.option("--allow-host", "hosts", multiple=True, metavar="NAME", help="A name under which people reach it.")
@click.option("--tls", is_flag=True, help="People reach it over TLS (through a proxy): cookies over TLS only.")
@click.option("--bot", "bots", multiple=True, metavar="NAME", help="Offer one more bot, like my_bot.py:Mine.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes for bots.")
@click.option("--bot-delay", type=Seconds(0, 60), default=1.0, show_default=True, help="Seconds bots take.")
@click.option("--per-address", type=click.IntRange(1), default=100, show_default=True, help="Sockets from one address.")
@click.option("--backup", type=click.Path(path_type=Path), help="Copy the database to this file and end.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
def serve(
    host: str | None, port: int, data: Path | None, database: str | None, lan: bool, hosts: tuple[str, ...], tls: bool,
    bots: tuple[str, ...], workers: int, bot_delay: float, per_address: int, backup: Path | None,
    lang: str | None,
) -> None:  # fmt: skip
    """Serve tables at which people and bots play over the network.

    Without options only this machine can connect. docs/hosting.md tells how to run it for others.
    """
    try:
        from saboteur.server import run  # noqa: PLC0415 - needs the extra, and takes a moment to load
        from saboteur.server.settings import Settings  # noqa: PLC0415
        from saboteur.server.trouble import ServerTrouble  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Trouble(f"The server needs the package {error.name}: pip install 'saboteur-game[server]'") from None
    files = _files(bots)
    spoken = language(lang)
    folder = data or Path(platformdirs.user_data_dir("saboteur")) / "server"
    for name in hosts:
        if not re.fullmatch(r"[\w.-]+|\[[0-9a-fA-F:.]+\]", name):
            raise Trouble(f"--allow-host takes a name like play.example.org, without anything around it, not {name!r}.")
    if backup is not None:
        _back_up(run.Plan(host="", port=0, data=folder, database=database).url, backup, spoken)
        return
    if lan and host not in {None, *EVERYWHERE}:
        raise Trouble("--lan listens on every address of this machine: leave out --host, or --lan.")
    address = run.lan_address() if lan else None
    where = host or (EVERYWHERE[0] if lan else "127.0.0.1")
    settings = Settings(
        bots=(*BOTS, *files),
        files=files,
        workers=workers,
        hosts=_names(where, address, hosts),
        secure=tls,
        sockets_per_address=per_address,
        bot_delay=(bot_delay * 0.7, bot_delay * 1.5),
    )
    plan = run.Plan(host=where, port=port, data=folder, database=database, settings=settings)
    try:
        run.run(plan, lambda found: _greet(found, where, address, spoken, lan=lan))
    except ServerTrouble as trouble:
        raise Trouble(str(trouble)) from None


def _files(more: tuple[str, ...]) -> dict[str, str]:
    """The bots of the operator by the name that guests see: not where they lie on this machine."""
    files: dict[str, str] = {}
    try:
        for wish in more:
            name = type(load(wish)()).__name__
            if wish in BOTS:
                continue
            if name in BOTS or name in files:
                raise Trouble(f"There are two bots named {name}; rename the class of one of them.")
            files[name] = str(Path(wish).absolute())
    except BotError as error:
        raise Trouble(str(error)) from None
    return files


def _names(host: str, address: str | None, more: tuple[str, ...]) -> tuple[str, ...]:
    """The names under which the server answers, so that no strange page can pretend to be it."""
    names = ["localhost", "127.0.0.1", "[::1]", *more]
    if host in EVERYWHERE:
        own = socket.gethostname()
        names += [own, f"{own}.local", *([address] if address else [])]
    else:
        names.append(f"[{host}]" if ":" in host else host)
    return tuple(dict.fromkeys(names))


def _greet(port: int, host: str, address: str | None, lang: str, *, lan: bool = False) -> None:
    here = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    click.echo(text("serve-ready", lang, url=f"http://{here}:{port}/"))
    if address is not None:
        import segno  # noqa: PLC0415 - only here

        url = f"http://{address}:{port}/"
        click.echo(text("serve-lan", lang, url=url))
        segno.make(url, micro=False).terminal(compact=True)
    elif host in EVERYWHERE:
        click.echo(text("serve-no-network" if lan else "serve-no-lan", lang))
    click.echo(text("serve-stop", lang))


def _back_up(url: str, target: Path, lang: str) -> None:
    import sqlite3  # noqa: PLC0415 - as above

    from saboteur.server.store.database import Database, backup  # noqa: PLC0415
    from saboteur.server.trouble import ServerTrouble  # noqa: PLC0415

    try:
        source = Database(url).file
    except ServerTrouble as trouble:
        raise Trouble(str(trouble)) from None
    if source is None:
        raise Trouble("Only a SQLite database can be copied like this; PostgreSQL has pg_dump.")
    if not source.is_file():
        raise Trouble(f"There is no database {source}; name its folder with --data.")
    try:
        backup(source, target)
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or error
        raise Trouble(f"The database cannot be copied to {target}: {why}") from None
    click.echo(text("serve-backup", lang, file=str(target)))
