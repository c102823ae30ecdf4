"""Database errors, as the rest of the server needs to distinguish them."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator

import sqlalchemy as sa


class UnavailableError(Exception):
    """The database does not answer or cannot write; it may later."""


class DamagedError(Exception):
    """A part of the database cannot be read; other parts can."""


class FencedError(Exception):
    """Another server has taken over this database. This one may not write any more."""


class LostError(Exception):
    """Another owner has taken over this table. This one may not write to its log any more."""


class Collision(Exception):  # noqa: N818 - says what happened
    """Another writer was first: this number of the log, or this join code, is taken."""


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """Translate errors of the database. Their text may contain data, so only their names are kept."""
    try:
        yield
    except (sa.exc.IntegrityError, sqlite3.IntegrityError):
        raise Collision from None
    except (sa.exc.SQLAlchemyError, sqlite3.Error) as error:
        # SQLite reports a bad page by this very class, an outage or a full disk by a subclass.
        kind = DamagedError if type(error) in {sa.exc.DatabaseError, sqlite3.DatabaseError} else UnavailableError
        raise kind(type(error).__name__) from None
    except OSError as error:
        raise UnavailableError(type(error).__name__) from None
