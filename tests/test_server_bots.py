"""Bots on the server: one that crashes, hangs, cheats or prints spoils nothing."""

import asyncio
import time
from pathlib import Path

import pytest

from saboteur import Match
from saboteur.server.settings import Settings
from saboteur.server.workers import Workers
from serving import Guest, Server, sync

pytestmark = pytest.mark.once

BAD = """
import os
import sys
import time


class Crash:
    def choose(self, view, moves, rng):
        raise RuntimeError(str(view.hand))


class Dead:
    def choose(self, view, moves, rng):
        os._exit(1)


class Hang:
    def choose(self, view, moves, rng):
        while True:
            try:
                time.sleep(100)
            except BaseException:
                pass


class Cheat:
    def choose(self, view, moves, rng):
        return "EW 99,99"


class Loud:
    def choose(self, view, moves, rng):
        print("x" * 100000)
        os.write(1, b"noise")
        sys.stderr.write("y" * 100000)
        return moves[0]
"""


@pytest.mark.parametrize("kind", ["Crash", "Dead", "Hang", "Cheat", "Loud"])
def test_a_bad_bot_is_replaced_by_chance(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(BAD)
    files = {kind: f"{file}:{kind}"}
    limit = 0.3 if kind == "Hang" else 15
    with Server(tmp_path / "data", bots=["random", kind], files=files, bot_limit=limit, grace=60) as server:
        ada = Guest(server, "Ada")
        table = ada.post(
            "/api/tables", game="saboteur", players=3, seats=[{"me": True}, {"bot": kind}, {"bot": "random"}],
            options={"first": "p1"},
        )["id"]  # fmt: skip
        a = ada.join(table)
        a.do("start")
        sync(a)
        for _ in range(2):
            a.play()
            slowest = 0.0
            while not a.match["moves"]:
                began = time.monotonic()
                a.send("ping")
                a.wait("pong")
                slowest = max(slowest, time.monotonic() - began)
                a.drain(0.05)
            assert slowest < 2, "others are answered meanwhile"
        log = server.log()
        assert (f'"bot": "{kind}"' in log) == (kind != "Loud")
        for card in a.match["view"]["hand"]:
            assert f'"{card}"' not in log
        a.close()
        assert server.stop() == 0


def test_a_bot_takes_as_long_as_it_is_told_to(tmp_path: Path) -> None:
    """However quickly it thought."""
    with Server(tmp_path / "data", bot_delay=[0.5, 0.6]) as server:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/play", game="duel", options={"first": "p1"})["id"])
        a.turn()
        times: list[float] = []
        while len(times) < 3:
            a.play()
            began = time.monotonic()
            if not a.match["moves"]:
                a.turn()
                times.append(time.monotonic() - began)
        assert min(times) > 0.3
        a.close()


HESITANT = """
import time


class Hesitant:
    def choose(self, view, moves, rng):
        if view.role == "saboteur":
            time.sleep(0.2)
        return moves[0]
"""


def test_the_time_a_bot_takes_does_not_tell_its_role(tmp_path: Path) -> None:
    """A bot that once thought for long is given that time ever after, at every seat."""
    (tmp_path / "hesitant.py").write_text(HESITANT)
    files = {"Hesitant": f"{tmp_path / 'hesitant.py'}:Hesitant"}
    settings = Settings(bots=("random", "Hesitant"), files=files, bot_delay=(0.01, 0.02))

    async def times(role: str, workers: Workers) -> float:
        match = next(
            match
            for match in (Match.new("saboteur", 5, seed) for seed in range(100))
            if match.actor is not None and match.view(match.actor).role == role
        )
        await workers.move(f"table of a {role}", match.actor or 0, "Hesitant", match)
        return min(workers.pace("Hesitant") for _ in range(100))

    async def compare() -> None:
        workers = Workers(settings)
        assert await times("digger", workers) < 0.1
        assert await times("saboteur", workers) >= 0.2
        assert await times("digger", workers) >= 0.2
        assert max(workers.pace("random") for _ in range(100)) <= 0.02
        assert workers.replaced == 0
        await workers.close()

    asyncio.run(compare())


def test_only_offered_bots_are_loaded(tmp_path: Path) -> None:
    """A name in the database that the operator no longer offers is no file to run."""
    (tmp_path / "old.py").write_text(HESITANT)

    async def ask() -> None:
        workers = Workers(Settings())
        match = Match.new("duel", 2, 1)
        move = await workers.move("t", match.actor or 0, f"{tmp_path / 'old.py'}:Hesitant", match)
        assert move in {str(one) for one in match.moves()}
        assert workers.replaced == 1
        await workers.close()

    asyncio.run(ask())
