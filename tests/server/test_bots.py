"""Bots on the server: crashing, hanging, cheating or printing does no harm."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from saboteur import Match
from saboteur.engine import DIGEST
from saboteur.server.bots.pool import Worker, WorkerPool, compiled
from saboteur.server.settings import Settings
from servers import Guest, Server, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]

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


class Babble:
    def choose(self, view, moves, rng):
        return moves[0]

    def say(self, view, move, rng):
        return [str(view.hand)]


class Loud:
    def choose(self, view, moves, rng):
        print("x" * 100000)
        os.write(1, b"noise")
        sys.stderr.write("y" * 100000)
        return moves[0]
"""


def bad(folder: Path, limit: float) -> Server:
    """A server with all of them."""
    (folder / "bad.py").write_text(BAD)
    files = {kind: f"{folder / 'bad.py'}:{kind}" for kind in ("Crash", "Dead", "Hang", "Cheat", "Babble", "Loud")}
    return Server(folder / "data", bots=["random", *files], files=files, bot_limit=limit, grace=60)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with bad(tmp_path_factory.mktemp("bad"), 15) as running:
        yield running
        assert running.stop() == 0


@pytest.mark.parametrize("kind", ["Crash", "Dead", "Cheat", "Babble", "Loud"])
def test_a_bad_bot_is_replaced_by_chance(server: Server, kind: str) -> None:
    play_beside(server, kind, 2)


def test_a_bot_that_hangs_is_replaced_by_chance(tmp_path: Path) -> None:
    with bad(tmp_path, 3) as server:
        play_beside(server, "Hang", 1)
        assert server.stop() == 0


def play_beside(server: Server, kind: str, turns: int) -> None:
    """Play some turns with a bad bot; nobody else notices."""
    ada = Guest(server, "Ada")
    seats = [{"me": True}, {"bot": kind}, {"bot": "random"}]
    a = ada.join(ada.post("/api/tables", game="saboteur", players=3, seats=seats, options={"first": "p1"})["id"])
    a.do("start")
    sync(a)
    for _ in range(turns):
        a.play()
        slowest = 0.0
        while not a.match["moves"]:
            began = time.monotonic()
            a.send("ping")
            a.wait("pong")
            slowest = max(slowest, time.monotonic() - began)
            a.drain(0.05)
        assert slowest < 4, "others are answered meanwhile"
    log = server.log()
    assert (f'"bot": "{kind}"' in log) == (kind != "Loud")
    for card in a.match["view"]["hand"]:
        assert f'"{card}"' not in log
    a.close()


def test_a_bot_takes_as_long_as_it_is_told_to(tmp_path: Path) -> None:
    """However fast it was."""
    with Server(tmp_path / "data", bot_delay=[0.5, 0.6]) as server:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/play", game="duel", options={"first": "p1"})["id"])
        a.turn()
        times: list[float] = []
        while len(times) < 3:
            began = time.monotonic()
            a.play()
            if not a.match["moves"]:
                a.turn()
                times.append(time.monotonic() - began)
        assert min(times) > 0.49
        a.close()


HESITANT = """
import time


class Hesitant:
    def choose(self, view, moves, rng):
        if view.role == "saboteur":
            time.sleep(2)
        return moves[0]


class Liar:
    def choose(self, view, moves, rng):
        return moves[0]

    def say(self, view, move, rng):
        if view.role == "saboteur":
            time.sleep(2)
        return ["no-path"]
"""


@pytest.mark.parametrize("name", ["Hesitant", "Liar"])
def test_the_time_a_bot_takes_does_not_tell_its_role(tmp_path: Path, name: str) -> None:
    """Once a bot has thought for long, about its move or its claims, all later answers take that long."""
    (tmp_path / "hesitant.py").write_text(HESITANT)
    files = {name: f"{tmp_path / 'hesitant.py'}:{name}"}
    settings = Settings(bots=("random", name), files=files, bot_delay=(0.01, 0.02))

    async def times(role: str, workers: WorkerPool) -> float:
        match = next(
            match
            for match in (Match.new("saboteur", 5, seed) for seed in range(100))
            if match.actor is not None and match.view(match.actor).role == role
        )
        await workers.move(f"table of a {role}", match.actor or 0, name, match)
        return min(workers.delay(name) for _ in range(100))

    async def compare() -> None:
        workers = WorkerPool(settings)
        assert await times("digger", workers) < 1.5
        assert await times("saboteur", workers) >= 2
        assert await times("digger", workers) >= 2
        assert max(workers.delay("random") for _ in range(100)) <= 0.02
        assert workers.replaced == 0
        await workers.close()

    asyncio.run(compare())


def test_only_offered_bots_are_loaded(tmp_path: Path) -> None:
    """A bot in the database that is no longer offered is not loaded as a file."""
    (tmp_path / "old.py").write_text(HESITANT)

    async def ask() -> None:
        workers = WorkerPool(Settings())
        match = Match.new("duel", 2, 1)
        answer = await workers.move("t", match.actor or 0, f"{tmp_path / 'old.py'}:Hesitant", match)
        assert answer.move in {str(one) for one in match.moves()}
        assert workers.replaced == 1
        await workers.close()

    asyncio.run(ask())


TALKER = """
class Talker:
    def choose(self, view, moves, rng):
        return moves[0]

    def say(self, view, move, rng):
        return ["no-path", f"trust p{view.seat + 1}"]
"""


def test_what_bots_say_reaches_the_table_and_the_record(tmp_path: Path) -> None:
    """With the move, before it; also after a restart. A stand-in bot is silent."""
    (tmp_path / "talker.py").write_text(TALKER)
    files = {"Talker": f"{tmp_path / 'talker.py'}:Talker"}
    with Server(tmp_path / "data", bots=["Talker"], files=files, grace=0.2, between=60) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        seats = [{"me": True}, {"bot": "Talker"}, {}]
        options = {"first": "p1", "rounds": 1}
        table = ada.post("/api/tables", game="saboteur", players=3, seats=seats, options=options)["id"]
        a, b = ada.join(table), ben.join(table)
        b.do("sit", seat=2)
        b.do("ready")
        a.do("start")
        sync(a, b)
        b.cut()
        a.play()
        update = a.wait("update", until=lambda m: any(event["kind"] == "claim" for event in m["events"]))
        kinds = [(event["kind"], event["seat"]) for event in update["events"]]
        assert kinds[:2] == [("claim", 1), ("claim", 1)]
        assert {event["kind"] for event in update["events"]} > {"claim"}, "the move comes with it"
        a.turn()
        server.kill()
        server.start()
        a = ada.join(table)
        while not a.over:
            a.turn()
            if a.match["moves"]:
                a.play()
        said = [event for event in a.events if event["kind"] == "claim"]
        assert {(event["seat"], event["claim"]) for event in said} == {(1, "no-path"), (1, "trust p2")}
        assert len(said) > 10
        record = ada.http.get(f"/api/tables/{table}/record").text
        assert record.count("p2 says: no-path") * 2 == len(said)
        assert Match.replay(record).record() == record
        a.close()


PLAIN = """
class Plain:
    def choose(self, view, moves, rng):
        return moves[0]
"""


def test_bots_change_over_when_the_engine_has_been_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two questions, once, and without a random move in between."""
    there = False
    monkeypatch.setattr("saboteur.server.bots.pool.FORM", "interpreted")
    monkeypatch.setattr("saboteur.server.bots.pool.compiled", lambda: there)
    file = tmp_path / "bot.py"
    file.write_text(PLAIN)

    async def work() -> tuple[list[int], int]:
        nonlocal there
        pool = WorkerPool(Settings(bots=("Plain",), files={"Plain": f"{file}:Plain"}, bot_limit=30))
        match = Match.new("saboteur", players=3, seed=1)
        pids: list[int] = []
        for turn in range(6):
            there = turn >= 3
            assert match.actor is not None
            answer = await pool.move("table", match.actor, "Plain", match)
            match.play(answer.move)
            worker = pool._workers[0]
            assert isinstance(worker, Worker)
            process = worker._process
            assert process is not None
            pids.append(process.pid)
        await pool.close()
        return pids, pool.replaced

    pids, replaced = asyncio.run(work())
    assert 1 == len(set(pids[:3])) == len(set(pids[3:]))
    assert pids[2] != pids[3]
    assert 0 == replaced


def test_a_build_counts_only_if_it_is_of_these_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = tmp_path / "src" / "saboteur" / "engine"
    monkeypatch.setattr("saboteur.engine.form.__file__", str(engine / "form.py"))
    monkeypatch.setenv("SABOTEUR_PURE", "")
    assert not compiled()
    (tmp_path / "build").mkdir()
    for text, good in (("good 0000 x", False), (f"failed {DIGEST} x", False), (f"good {DIGEST} x", True)):
        (tmp_path / "build" / "stamp").write_text(text)
        assert good == compiled()
    monkeypatch.setenv("SABOTEUR_PURE", "1")
    assert not compiled()
