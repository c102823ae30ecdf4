"""`saboteur admin`: look after a server's database, beside the running server or without one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
import platformdirs
from rich.console import Console
from rich.table import Table

from saboteur.commands.configuration import Setting
from saboteur.commands.secret_file import read_secret
from saboteur.commands.trouble import Trouble

if TYPE_CHECKING:
    from saboteur.server.office import Office

Found = TypeVar("Found")
Where = Callable[[], str]
PHASES = ("lobby", "playing", "between", "paused", "over", "closed")


@click.group()
@click.option("--data", cls=Setting, type=click.Path(path_type=Path), help="The server's folder.")
@click.option("--database", cls=Setting, metavar="URL", help="Its database, if it is not in that folder.")
@click.option(
    "--database-file", cls=Setting, type=click.Path(path_type=Path),
    help="A file with this URL, for one with a password.",
)  # fmt: skip
@click.pass_context
def admin(context: click.Context, data: Path | None, database: str | None, database_file: Path | None) -> None:
    """Manage the tables and people of a server.

    Anyone who can read and write the database is the operator; there is no other password. A running server
    carries out these orders within a second; without one, this command does.
    """
    if database is not None and database_file is not None:
        raise Trouble("Name the database or a file with its URL, not both.")
    if database_file is not None:
        database = read_secret(database_file, "the database's URL")
    folder = data or Path(platformdirs.user_data_dir("saboteur")) / "server"
    context.obj = database or f"sqlite:///{(folder / 'tables.sqlite').absolute()}"


def _with_office(url: str, work: Callable[[Office], Awaitable[Found]]) -> Found:
    try:
        from saboteur.server.office import office  # noqa: PLC0415 - needs the extra
        from saboteur.server.store.failure import DamagedError, UnavailableError  # noqa: PLC0415
        from saboteur.server.trouble import ServerTrouble  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Trouble(f"The server needs the package {error.name}: pip install 'saboteur-game[server]'") from None

    async def do() -> Found:
        async with office(url) as opened:
            return await work(opened)

    try:
        return asyncio.run(do())
    except ServerTrouble as trouble:
        raise Trouble(str(trouble)) from None
    except (UnavailableError, DamagedError) as error:
        raise Trouble(f"The database does not answer, or cannot be read ({error}).") from None


_SEARCH = click.argument("search", default="")
_LIMIT = click.option(
    "--limit", type=click.IntRange(1, 100_000), default=50, show_default=True, help="Show at most this many."
)


_ANY_ID: dict[str, Any] = {"ignore_unknown_options": True}
"""Ids may begin with a hyphen, and are no options then."""


def _some(number: int, one: str, several: str = "") -> str:
    return f"{number} {one if number == 1 else several or f'{one}s'}"


def _show(columns: tuple[str, ...], rows: list[tuple[Any, ...]], limit: int) -> None:
    shown = Table(*columns, box=None, header_style="bold", pad_edge=False)
    for row in rows:
        shown.add_row(*(str(cell) for cell in row))
    Console(width=None if rows else 80, soft_wrap=False).print(shown)
    more = " There may be more: see --limit." if len(rows) == limit else ""
    click.echo(f"{len(rows)} shown.{more}", err=True)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command("tables", context_settings=_ANY_ID)
@_SEARCH
@click.option("--phase", type=click.Choice(PHASES), help="Only tables in this phase.")
@_LIMIT
@click.pass_obj
def list_tables(url: str, search: str, phase: str | None, limit: int) -> None:
    """List tables, the latest first; SEARCH is an id, a code, or part of a name at the table."""
    found = _with_office(url, lambda one: one.tables(search, phase, limit))
    rows = [(one.id, one.code, one.game, one.phase, _day(one.changed), ", ".join(one.names)) for one in found]
    _show(("id", "code", "game", "phase", "changed (UTC)", "names"), rows, limit)


@admin.command("people", context_settings=_ANY_ID)
@_SEARCH
@_LIMIT
@click.pass_obj
def list_people(url: str, search: str, limit: int) -> None:
    """List people, the newest first; SEARCH is an id or part of a name."""
    found = _with_office(url, lambda one: one.people(search, limit))
    rows = [
        (one.id, one.name, _day(one.created), one.tables, "silenced" * one.silenced, "banned" * one.banned)
        for one in found
    ]
    _show(("id", "name", "since (UTC)", "tables", "", ""), rows, limit)


@admin.command("circles", context_settings=_ANY_ID)
@_SEARCH
@_LIMIT
@click.pass_obj
def list_circles(url: str, search: str, limit: int) -> None:
    """List circles, the newest first; SEARCH is an id, a code, or part of its name or its founder's."""
    found = _with_office(url, lambda one: one.circles(search, limit))
    rows = [(one.id, one.code, one.name, one.founder, _day(one.created), one.people) for one in found]
    _show(("id", "code", "name", "founder", "since (UTC)", "people"), rows, limit)


@admin.command("close-circle", context_settings=_ANY_ID)
@click.argument("circle")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@click.pass_obj
def close_circle(url: str, circle: str, yes: bool) -> None:
    """Close a circle (id, code or name) for good, with its score; matches stay in everybody's own history."""
    found = _with_office(url, lambda office: office.circle_of(circle))
    who = f"{found.name} ({found.id})"
    if not yes:
        click.confirm(f"Close the circle {who} of {_some(found.people, 'person', 'people')} for good?", abort=True)
    _with_office(url, lambda office: office.close_circle(found.id))
    click.echo(f"The circle {who} is closed.")


@admin.command(context_settings=_ANY_ID)
@click.argument("table")
@click.pass_obj
def close(url: str, table: str) -> None:
    """Close a table (id or code) for good: everybody there is sent away, and nobody can come back."""

    async def work(office: Office) -> str:
        table_id = await office.table_of(table)
        await office.close_table(table_id)
        return table_id

    click.echo(f"Table {_with_office(url, work)} is closed.")


def _on_person(url: str, person: str, work: Callable[[Office, str], Awaitable[None]]) -> str:
    async def do(office: Office) -> str:
        found = await office.person_of(person)
        await work(office, found.id)
        return f"{found.name} ({found.id})"

    return _with_office(url, do)


@admin.command(context_settings=_ANY_ID)
@click.argument("person")
@click.option("--off", is_flag=True, help="Let them chat again.")
@click.pass_obj
def silence(url: str, person: str, off: bool) -> None:
    """Stop a person (id or name) from chatting at any table. They can still play and make claims."""
    who = _on_person(url, person, lambda office, found: office.silence(found, on=not off))
    click.echo(f"{who} may {'chat again' if off else 'no longer chat'}.")


@admin.command(context_settings=_ANY_ID)
@click.argument("person")
@click.option("--off", is_flag=True, help="Let them in again.")
@click.pass_obj
def ban(url: str, person: str, off: bool) -> None:
    """Ban a person (id or name): their sessions end, their link and passkeys are refused.

    Nobody needs an account to play, so a banned person can come back under another name.
    """
    who = _on_person(url, person, lambda office, found: office.ban(found, on=not off))
    click.echo(f"{who} is {'let in again' if off else 'banned'}.")


@admin.command(context_settings=_ANY_ID)
@click.argument("person")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@click.pass_obj
def erase(url: str, person: str, yes: bool) -> None:
    """Delete everything of a person (id or name); in tables of others somebody who left takes their place."""
    found = _with_office(url, lambda office: office.person_of(person))
    who = f"{found.name} ({found.id})"
    if not yes:
        click.confirm(f"Delete everything of {who} for good?", abort=True)
    _with_office(url, lambda office: office.erase(found.id))
    click.echo(f"Nothing of {who} is left.")


@admin.command()
@click.option("--older-than", type=click.FloatRange(0), required=True, metavar="DAYS", help="Days without a change.")
@click.option("--dry-run", is_flag=True, help="Only say how many there are.")
@click.pass_obj
def delete(url: str, older_than: float, dry_run: bool) -> None:
    """Delete tables that are over, closed or never began and have not changed for a while. Running ones stay."""

    async def work(office: Office) -> int:
        found = await office.old_tables(older_than)
        if not dry_run:
            with click.progressbar(found, label="Deleting") as shown:
                for table_id in shown:
                    await office.delete_table(table_id)
        return len(found)

    number = _with_office(url, work)
    be = "would be" if dry_run else "was" if number == 1 else "were"
    click.echo(f"{_some(number, 'table')} {be} deleted.")


@admin.command()
@click.argument("target", type=click.Path(path_type=Path))
@click.pass_obj
def backup(url: str, target: Path) -> None:
    """Copy the database to a file, also while a server runs. It does not hold the folder's key: copy that once.

    The copy of a PostgreSQL database is such a file, too, and either can be restored from it.
    """
    from saboteur.server.store.copying import copy_to  # noqa: PLC0415 - needs the extra
    from saboteur.server.trouble import ServerTrouble  # noqa: PLC0415

    try:
        copy_to(url, target)
    except ServerTrouble as trouble:
        raise Trouble(str(trouble)) from None
    click.echo(f"The database was copied to {target}.")


@admin.command()
@click.argument("source", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@click.pass_obj
def restore(url: str, source: Path, yes: bool) -> None:
    """Replace the database with a copy. A running server stops by itself; start it again to go on."""
    from saboteur.server.store.copying import put_back  # noqa: PLC0415 - needs the extra
    from saboteur.server.store.database_url import without_password  # noqa: PLC0415
    from saboteur.server.trouble import ServerTrouble  # noqa: PLC0415

    if not yes:
        click.confirm(f"Replace everything in {without_password(url).removeprefix('sqlite:///')}?", abort=True)
    try:
        put_back(source, url)
    except ServerTrouble as trouble:
        raise Trouble(str(trouble)) from None
    click.echo(f"The database is as it was in {source}. Start the server again.")


@admin.command()
@click.pass_obj
def rebuild(url: str) -> None:
    """Rebuild everyone's history and statistics from the logs."""
    number = _with_office(url, lambda one: one.rebuild())
    be = "was" if number == 1 else "were"
    click.echo(f"{_some(number, 'finished match', 'finished matches')} {be} entered anew.")


@admin.command()
@click.pass_context
def verify(context: click.Context) -> None:
    """Replay every match from its log and compare the index with it; exit 1 if something is wrong."""
    from saboteur.server.verify import verify as look  # noqa: PLC0415 - needs the extra

    verdict = _with_office(context.obj, lambda one: look(one.store))
    for fault in verdict.faults:
        click.echo(fault)
    seen = f"{_some(verdict.tables, 'table')}, {_some(verdict.matches, 'match', 'matches')}"
    click.echo(f"{seen}, {_some(len(verdict.faults), 'fault')}.")
    if verdict.faults:
        context.exit(1)
