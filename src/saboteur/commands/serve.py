"""`saboteur serve`: host tables over the network."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, TypeVar
from urllib.parse import urlsplit

import click
import platformdirs

from saboteur.bots import BOTS, BotError, load, offered
from saboteur.bots.levels import NEVER
from saboteur.commands.configuration import Setting, check_password, describe, rank, read
from saboteur.commands.listening import Listening
from saboteur.commands.mailing import check_public_url, mail_settings
from saboteur.commands.mailing import without_password as without_mail_password
from saboteur.commands.proxies import LOCAL, networks
from saboteur.commands.seconds import Seconds
from saboteur.commands.secret_file import read_secret
from saboteur.commands.trouble import Trouble
from saboteur.text import LANGUAGES, language, text

Command = TypeVar("Command", bound=Callable[..., Any])
DAY = 24 * 3600
DOMAIN = re.compile(r"(?!-)[\w-]{1,63}(\.(?!-)[\w-]{1,63})*")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only if asked for


def _setting(*names: str, **attributes: Any) -> Callable[[Command], Command]:
    return click.option(*names, cls=Setting, **attributes)


@click.command()
@click.option(
    "--config", type=click.Path(path_type=Path), envvar="SABOTEUR_CONFIG", is_eager=True, expose_value=False,
    callback=read, metavar="FILE", help="Read settings from a TOML file.",
)  # fmt: skip
@_setting("--host", help="The address to listen on.  [default: 127.0.0.1, this machine only]")
@_setting("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port; 0 for any.")
@_setting("--data", type=click.Path(path_type=Path), help="The folder for key and database.")
@_setting("--database", metavar="URL", help="Another database, like postgresql://user@host/name.")
@_setting("--database-file", type=click.Path(path_type=Path), help="A file with this URL, for one with a password.")
@_setting(
    "--role", type=click.Choice(["all", "edge", "owner", "bots"]), default="all", show_default=True,
    help="Which part of a cluster it is.",
)  # fmt: skip
@_setting("--bus", metavar="URL", help="The bus of a cluster, like nats://host:4222.")
@_setting("--bus-file", type=click.Path(path_type=Path), help="A file with this URL, for one with a password.")
@_setting("--lan/--no-lan", help="Let others in your network join; shows address and QR code.")
@_setting("--allow-host", multiple=True, metavar="NAME", help="A name under which people reach it.")
@_setting("--tls/--no-tls", help="People reach it over TLS (through a proxy): cookies over TLS only.")
@_setting(
    "--trust-proxy", multiple=True, metavar="ADDRESS", default=LOCAL, show_default=True,
    help="A proxy, or a network of them, whose X-Forwarded-For counts.",
)  # fmt: skip
@_setting("--metrics", type=Listening(), metavar="HOST:PORT", help="Where to serve metrics and health checks.")
@_setting("--public-metrics/--no-public-metrics", help="Serve /metrics to everyone, too.")
@_setting("--passkeys/--no-passkeys", default=True, help="Let people sign in with passkeys.  [default: where TLS is]")
@_setting("--passkey-domain", metavar="NAME", help="The domain of passkeys, if several names lead here.")
@_setting("--daily/--no-daily", default=True, show_default=True, help="A mine of the day and a Duel of the week.")
@_setting("--circles/--no-circles", default=True, show_default=True, help="Let people start circles.")
@_setting(
    "--vacation-days", type=click.IntRange(0, 366), default=14, show_default=True, metavar="DAYS",
    help="Vacation days each person has a year, during which clocks of days stop for them; 0 for none.",
)  # fmt: skip
@_setting("--ratings/--no-ratings", help="Rate The Duel between people.  [default: off]")
@_setting("--push/--no-push", default=True, show_default=True, help="Call people on their devices.")
@_setting("--smtp", metavar="URL", help="Call them by email, too, over smtp://user@host or smtps://….")
@_setting("--smtp-file", type=click.Path(path_type=Path), help="A file with this URL, for one with a password.")
@_setting("--mail-from", metavar="ADDRESS", help="Who the emails come from.")
@_setting("--public-url", metavar="URL", help="The server's address, for links in mails and previews.")
@_setting("--bot", multiple=True, metavar="NAME", help="Offer one more bot, like my_bot.py:Mine.")
@_setting("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes for bots.")
@_setting("--bot-delay", type=Seconds(0, 60), default=1.0, show_default=True, help="Seconds bots take.")
@_setting("--per-address", type=click.IntRange(1), default=100, show_default=True, help="Sockets from one address.")
@_setting(
    "--notice", type=Seconds(0, 86_400), default=0.0, show_default=True,
    help="Seconds to announce a stop (SIGTERM) to people before it.",
)  # fmt: skip
@_setting(
    "--expire-lobbies", type=click.IntRange(0), default=7, show_default=True, metavar="DAYS",
    help="Delete lobbies after this many days without a change; 0 for never.",
)  # fmt: skip
@_setting(
    "--expire-matches", type=click.IntRange(0), default=90, show_default=True, metavar="DAYS",
    help="Delete unfinished matches after this many days without a move; 0 for never.",
)  # fmt: skip
@click.option("--backup", type=click.Path(path_type=Path), help="Copy the database to this file and exit.")
@click.option("--check", is_flag=True, help="Check the settings, print them without secrets and exit.")
@_setting("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
@click.pass_context
def serve(
    context: click.Context, host: str | None, port: int, data: Path | None, database: str | None,
    database_file: Path | None, role: Literal["all", "edge", "owner", "bots"], bus: str | None,
    bus_file: Path | None, lan: bool, allow_host: tuple[str, ...], tls: bool, trust_proxy: tuple[str, ...],
    metrics: tuple[str, int] | None, public_metrics: bool, passkeys: bool, passkey_domain: str | None,
    daily: bool, circles: bool, vacation_days: int, ratings: bool, push: bool, smtp: str | None,
    smtp_file: Path | None, mail_from: str | None, public_url: str | None,
    bot: tuple[str, ...], workers: int, bot_delay: float, per_address: int,
    notice: float, expire_lobbies: int, expire_matches: int, backup: Path | None, check: bool, lang: str | None,
) -> None:  # fmt: skip
    """Serve tables at which people and bots play over the network.

    Without options only this machine can connect. docs/hosting.md explains how to run it for others. Every option can
    be set in a file (--config) and by a variable, like SABOTEUR_PORT: the command line comes before variables, and
    these before the file.
    """
    try:
        from saboteur.server import run  # noqa: PLC0415 - needs the extra, and takes a moment to load
        from saboteur.server.settings import Settings  # noqa: PLC0415
        from saboteur.server.store.database import Database  # noqa: PLC0415
        from saboteur.server.store.database_url import without_password  # noqa: PLC0415
        from saboteur.server.trouble import ServerTrouble  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Trouble(f"The server needs the package {error.name}: pip install 'saboteur-game[server]'") from None
    files = _files(bot)
    spoken = language(lang)
    folder = data or Path(platformdirs.user_data_dir("saboteur")) / "server"
    for name in allow_host:
        if not re.fullmatch(r"[\w.-]+|\[[0-9a-fA-F:.]+\]", name):
            raise Trouble(f"--allow-host takes a name like play.example.org, without anything around it, not {name!r}.")
    if passkey_domain is not None and not DOMAIN.fullmatch(passkey_domain):
        raise Trouble(f"--passkey-domain takes a name like play.example.org, not {passkey_domain!r}.")
    url = _database(context, database, database_file)
    cluster = _bus(context, bus, bus_file, role)
    if backup is not None:
        _back_up(run.Plan(host="", port=0, data=folder, database=url).url, backup, spoken)
        return
    if lan and host not in {None, *EVERYWHERE}:
        raise Trouble("--lan listens on every address of this machine: leave out --host, or --lan.")
    address = run.lan_address() if lan else None
    where = host or (EVERYWHERE[0] if lan else "127.0.0.1")
    settings = Settings(
        bots=tuple(dict.fromkeys((*offered(), *(name for name in bot if name in BOTS), *files))),
        files=files,
        workers=workers,
        hosts=_names(where, address, allow_host),
        secure=tls,
        sockets_per_address=per_address,
        bot_delay=(bot_delay * 0.7, bot_delay * 1.5),
        public_metrics=public_metrics,
        notice=notice,
        lobby_age=expire_lobbies * DAY,
        match_age=expire_matches * DAY,
        passkeys=passkeys,
        daily=daily,
        circles=circles,
        vacation_days=vacation_days,
        ratings=ratings,
        push=push,
        mail=mail_settings(context, smtp, smtp_file, mail_from, public_url),
        public_url=check_public_url(public_url),
        passkey_domain=passkey_domain or "",
    )
    plan = run.Plan(
        host=where, port=port, data=folder, database=url, settings=settings, proxies=networks(trust_proxy),
        metrics=metrics, role=role, bus=cluster,
    )  # fmt: skip
    try:
        if check:
            plan.check()
            Database(plan.url)
            shown = context.params | {
                "host": where,
                "data": str(folder),
                "database": without_password(plan.url),
                "bus": None if cluster is None else without_password(cluster),
                "bus_file": None if bus_file is None else str(bus_file),
                "database_file": None if database_file is None else str(database_file),
                "smtp": without_mail_password(smtp),
                "smtp_file": None if smtp_file is None else str(smtp_file),
                "metrics": None if metrics is None else Listening.text(*metrics),
                "lang": spoken,
            }
            del shown["backup"], shown["check"]
            click.echo(describe(context, shown), nl=False)
            return
        run.run(plan, lambda found: _greet(found, where, address, spoken, lan=lan, role=role))
    except ServerTrouble as trouble:
        raise Trouble(str(trouble)) from None


def _bus(context: click.Context, url: str | None, file: Path | None, role: str) -> str | None:
    """The bus's URL; `Trouble` if there is none where one is needed."""
    if url is not None and file is not None:
        raise Trouble("Name the bus or a file with its URL, not both.")
    if file is not None:
        url = read_secret(file, "the bus's URL")
    elif url is not None and rank(context, "bus") == 1 and "@" in url:
        check_password(context)
    if url is None:
        if role != "all":
            raise Trouble(f"The role {role} is part of a cluster: name its bus with --bus nats://host:4222.")
        return None
    if not _is_bus(url):
        raise Trouble("--bus takes a URL like nats://host:4222. An @ in a password is written %40.")
    if find_spec("nats") is None or find_spec("asyncpg") is None:
        raise Trouble("A cluster needs more packages: pip install 'saboteur-game[server,cluster]'")
    return url


def _is_bus(url: str) -> bool:
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        return False
    named = found.scheme in {"nats", "tls"} and found.hostname and port != 0
    return bool(named) and found.path in {"", "/"} and found.netloc.count("@") < 2 and not re.search(r"\s", url)


def _database(context: click.Context, url: str | None, file: Path | None) -> str | None:
    """The database's URL, from the stronger of both sources; `Trouble` if they are equally strong."""
    if url is not None and file is not None:
        direct, by_file = rank(context, "database"), rank(context, "database_file")
        if direct == by_file:
            raise Trouble("Name the database or a file with its URL, not both.")
        url, file = (url, None) if direct > by_file else (None, file)
    if file is not None:
        return read_secret(file, "the database's URL")
    if url is not None and rank(context, "database") == 1 and _has_password(url):
        check_password(context)
    return url


def _has_password(url: str) -> bool:
    from saboteur.server.store.database_url import without_password  # noqa: PLC0415 - needs the extra

    return without_password(url) != url


def _files(more: tuple[str, ...]) -> dict[str, str]:
    """The operator's bots by the names guests see, which do not reveal paths on this machine."""
    files: dict[str, str] = {}
    try:
        for wish in more:
            name = type(load(wish)()).__name__
            if wish in NEVER:
                raise Trouble(f"The bot {wish} sees what no player may see; no server offers it.")
            if wish in BOTS:
                continue
            if name in BOTS or name in files:
                raise Trouble(f"There are two bots named {name}; rename the class of one of them.")
            files[name] = str(Path(wish).absolute())
    except BotError as error:
        raise Trouble(str(error)) from None
    return files


def _names(host: str, address: str | None, more: tuple[str, ...]) -> tuple[str, ...]:
    """The host names the server answers to, so that no foreign page can pose as it."""
    names = ["localhost", "127.0.0.1", "[::1]", *more]
    if host in EVERYWHERE:
        own = socket.gethostname()
        names += [own, f"{own}.local", *([address] if address else [])]
    else:
        names.append(f"[{host}]" if ":" in host else host)
    return tuple(dict.fromkeys(names))


def _greet(port: int, host: str, address: str | None, lang: str, *, lan: bool = False, role: str = "all") -> None:
    if role in {"owner", "bots"}:
        click.echo(text("serve-part", lang, role=role))
        click.echo(text("serve-stop", lang))
        return
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
    from saboteur.server.store.copying import copy_to  # noqa: PLC0415 - as above
    from saboteur.server.trouble import ServerTrouble  # noqa: PLC0415

    try:
        copy_to(url, target)
    except ServerTrouble as trouble:
        raise Trouble(str(trouble)) from None
    click.echo(text("serve-backup", lang, file=str(target)))
