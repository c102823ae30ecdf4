"""A PostgreSQL for tests; without its programs they are skipped, loudly."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from saboteur.server.cluster.programs import Postgres
from saboteur.server.trouble import ServerTrouble


def running() -> Iterator[Postgres]:
    """A PostgreSQL of the test's own."""
    with TemporaryDirectory() as folder:
        try:
            postgres = Postgres(Path(folder))
        except ServerTrouble as trouble:
            if os.environ.get("CI") == "true":
                pytest.fail(str(trouble))
            pytest.skip(f"NOT tested: {trouble}")
        yield postgres
        postgres.stop()
