"""The URL of a database: checked before anything is opened, and shown without its secrets."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from saboteur.plain_file import check_plain, why
from saboteur.server.trouble import ServerTrouble

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""The driver of each kind of database."""
PARAMETERS = frozenset({
    "database", "direct_tls", "gsslib", "host", "krbsrvname", "passfile", "password", "port",
    "prepared_statement_cache_size", "service", "servicefile", "ssl", "target_session_attrs", "user",
})  # fmt: skip
"""What may stand behind the question mark for PostgreSQL."""
SEVERAL = frozenset({"host", "port"})
"""Those of which there may be several."""


def parse(url: str) -> sa.URL:
    """The URL, with its driver; `ServerTrouble` if it is wrong."""
    try:
        parsed = sa.engine.make_url(url)
    except sa.exc.ArgumentError:
        raise ServerTrouble("The database must be a URL like sqlite:////path/to/file or postgresql://….") from None
    except ValueError:
        raise _no_port() from None
    if parsed.drivername not in DRIVERS:
        raise ServerTrouble(f"Databases can be sqlite or postgresql, not {parsed.drivername}.")
    if parsed.drivername == "sqlite":
        parsed = _with_file(parsed)
    else:
        parsed = _checked(parsed.set(drivername=DRIVERS[parsed.drivername]))
    return parsed


def without_password(url: str) -> str:
    """A database's URL without what must not be shown."""
    try:
        parsed = sa.engine.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        return "***"
    secret = {name: "***" for name in parsed.query if "pass" in name.lower() or "key" in name.lower()}
    shown = parsed.update_query_dict(secret) if secret else parsed
    return shown.render_as_string(hide_password=True) if secret or parsed.password is not None else url


def _with_file(url: sa.URL) -> sa.URL:
    """The URL with the path of the file itself, links resolved: the lock lies beside it."""
    if not url.database or url.database == ":memory:":
        raise ServerTrouble("Name the file of the database, like sqlite:////path/to/file.")
    for name in url.query:
        raise ServerTrouble(f"The URL of a SQLite database has no parameters, so no {name!r}.")
    file = Path(url.database)
    try:
        file = file.resolve()
        if file.exists() and not file.is_dir():
            check_plain(file)
    except PermissionError:
        # Whoever opens it says more.
        pass
    except RuntimeError:
        raise ServerTrouble(f"The file {file} cannot be used: it is a link to itself.") from None
    except (OSError, ValueError) as error:
        raise ServerTrouble(f"The file {_shortened(file)} cannot be used: {why(error)}.") from None
    return url.set(drivername=DRIVERS["sqlite"], database=str(file))


def _checked(url: sa.URL) -> sa.URL:
    for name, value in url.query.items():
        if name not in PARAMETERS:
            instead = "write ssl=require" if name == "sslmode" else f"there are {', '.join(sorted(PARAMETERS))}"
            raise ServerTrouble(f"A database's URL has no parameter {name!r}; {instead}.")
        if not isinstance(value, str) and name not in SEVERAL:
            raise ServerTrouble(f"The database's URL has the parameter {name!r} twice.")
    try:
        _, options = url.get_dialect()().create_connect_args(url)
    except (sa.exc.ArgumentError, ValueError, TypeError) as error:
        raise ServerTrouble(f"The database's URL is wrong: {str(error).rstrip('.')}.") from None
    ports = options.get("port") or ()
    if any(not 1 <= port <= 65535 for port in ([ports] if isinstance(ports, int) else ports) if port is not None):
        raise _no_port()
    return url


def _no_port() -> ServerTrouble:
    return ServerTrouble(
        "The port in the database's URL is no number from 1 to 65535. An @ in a password is written %40."
    )


def _shortened(file: Path) -> str:
    name = str(file)
    return name if len(name) <= 200 else f"{name[:200]}…"
