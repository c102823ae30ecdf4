"""Answers of a server to plain requests, without a network."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from saboteur.server.net.app import build
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.store import Store
from saboteur.server.table.tables import Tables


def ask(
    tmp_path: Path, *paths: str, headers: dict[str, str] | None = None, method: str = "GET"
) -> list[httpx.Response]:
    """The answers of a server to these addresses."""

    async def work() -> list[httpx.Response]:
        tables = Tables(Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}")), Settings())
        await tables.open()
        app: Any = build(tables, b"k" * 32, opens=False)
        way = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=way, base_url="http://localhost") as http:
            answers = [await http.request(method, path, headers=headers) for path in paths]
        await tables.close()
        return answers

    return asyncio.run(work())
