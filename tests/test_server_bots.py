"""Bots on the server: one that crashes, hangs, cheats or prints spoils nothing."""

import time
from pathlib import Path

import pytest

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
    bad = f"{file}:{kind}"
    with Server(tmp_path / "data", bots=["random", bad], bot_limit=0.3, grace=60) as server:
        ada = Guest(server, "Ada")
        table = ada.post(
            "/api/tables", game="saboteur", players=3, seats=[{"me": True}, {"bot": bad}, {"bot": "random"}],
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
        assert ("bot-replaced" in log) == (kind != "Loud")
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
        times = []
        for _ in range(3):
            a.play()
            began = time.monotonic()
            a.turn()
            times.append(time.monotonic() - began)
        assert min(times) > 0.3
        a.close()
