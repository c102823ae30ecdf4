"""No byte sent to a viewer depends on what they may not know: every game, every seat, spectators, refusals."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from saboteur import GAMES, Match, game
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.clock import SteadyClock
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.store import Person, Store
from saboteur.server.table import action, answer, request
from saboteur.server.table.client import Client
from saboteur.server.table.glance import glance
from saboteur.server.table.outbox import Viewer, insight_for, message_for
from saboteur.server.table.summary import info, row
from saboteur.server.table.table import Table
from stills import DOINGS, Still, otherwise

pytestmark = pytest.mark.once

PROBES = ("EW 1,0", "map 8,2", "broken-pick p2", "discard NS", "take 3", "rockfall 1,0", "pass", "nonsense", "")


def sent(match: Match, seat: int | None, since: int) -> list[bytes]:
    """Everything a viewer is sent about a match at this moment, including answers to their attempts."""
    table = Still(match)
    viewer = Viewer(None if seat is None else f"h{seat}", seat)
    told = [answer.write(message_for(table, viewer, what, since)) for what in ("table", "state", "update")]
    told += [answer.write(chat) for chat in table.state.chats]
    told.append(answer.write(insight_for(table, viewer, "i")))
    person = None if seat is None else Person(f"h{seat}", f"N{seat}", "en")
    requester = action.Requester(person, Settings().bots)
    for number, probe in enumerate(PROBES):
        message = request.Move(id=f"p{number}", seq=match.seq, move=probe)
        try:
            action.decide(table.state, requester, message)
            told.append(b"done")
        except Refusal as refusal:
            told.append(f"{refusal.reason} {refusal.sentence('de')}".encode())
    told.append(match.record(seat=seat).encode())
    if seat is not None:
        told.append(msgspec.json.encode(glance(table.state, f"h{seat}")))
        assert glance(table.state, f"h{seat}").view == match.view(None)
    return told


@pytest.mark.parametrize("name", GAMES)
def test_the_bytes_sent_do_not_depend_on_secrets(name: str, volume: Callable[..., int]) -> None:
    least, most = game(name).players
    compared = different = 0
    for number in range(volume(6, interpreted=3)):
        rng = random.Random(number)
        match = Match.new(name, rng.randint(least, min(most, 5)), number)
        since = 0
        while match.actor is not None:
            if rng.random() < 0.1:
                seats: list[int | None] = [None, *range(match.rules.players)]
                for seat in seats:
                    other = otherwise(match, seat, rng)
                    assert sent(match, seat, since) == sent(other, seat, since)
                    compared += 1
                    different += any(match.view(one) != other.view(one) for one in seats)
            since = match.seq
            match.play(rng.choice(match.moves()))
    assert compared > 10
    # The redealt matches must differ, or nothing was compared; the solo game has few secrets.
    assert different > compared // 4 or name == "solo"


async def overheard(match: Match, seat: int | None, store: Store, table_id: str) -> list[bytes | int]:
    """Everything a viewer is sent while everyone does things that change no card; with spectators, a television."""
    settings = Settings()
    still = Still(match, table_id)
    table = Table(still.state, store, WorkerPool(settings), settings)
    viewers: list[int | None] = [*range(match.rules.players), None]
    clients = [Client(None if one is None else Person(f"h{one}", f"N{one}", "en"), "de") for one in viewers]
    # Opened by somebody who plays, as most are.
    television = Client(Person("h0", "N0", "en"), "de", screen=True)
    try:
        for client in (*clients, television):
            table.join(client)
            table.hello(client)
        for client in clients:
            for message in DOINGS:
                await table.act(client, message)
        table.leave(clients[0])
        viewer = clients[viewers.index(seat)]
        told: list[bytes | int] = []
        for one in (viewer, television) if seat is None else (viewer,):
            table.hello(one, 3)
            told += [one.queue.popleft() for _ in range(len(one.queue))]
        shown = info(row(table.state), None if viewer.person is None else viewer.person.id)
        return [*told, msgspec.json.encode(shown)]
    finally:
        await table.close()


@pytest.mark.parametrize("name", GAMES)
def test_what_others_do_tells_no_secrets(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same people say and try the same at two tables that differ only in one viewer's unknowns."""
    # Chats carry the time, which must be the same for both.
    monkeypatch.setattr(SteadyClock, "now", lambda _clock: 1_000_000.0)

    async def compare() -> None:
        store = Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}"))
        await store.open()
        rng = random.Random(3)
        match = Match.new(name, max(game(name).players[0], min(3, game(name).players[1])), 3)
        step = 0
        while match.actor is not None:
            step += 1
            if step % 25 == 3:
                for seat in (None, *range(match.rules.players)):
                    other = otherwise(match, seat, rng)
                    tables = (f"a{step}{seat}", f"b{step}{seat}")
                    one, two = [await overheard(m, seat, store, t) for m, t in zip((match, other), tables, strict=True)]
                    assert len(one) > 10
                    assert one == [_renamed(part, tables[1], tables[0]) for part in two]
            match.play(rng.choice(match.moves()))
        await store.close()

    asyncio.run(compare())


def _renamed(part: bytes | int, was: str, now: str) -> bytes | int:
    return part if isinstance(part, int) else part.replace(f'"{was}"'.encode(), f'"{now}"'.encode())


def test_a_secret_told_by_mistake_would_be_noticed() -> None:
    match = Match.new("saboteur", 4, 1)
    assert sent(match, 0, 0) != sent(match, 1, 0)
    other = otherwise(match, 0, random.Random(2))
    leaked = [answer.write(message_for(Still(one), Viewer("h0", 1), "state")) for one in (match, other)]
    assert leaked[0] != leaked[1]


def test_spectators_are_told_nothing_more_than_the_public() -> None:
    match = Match.new("saboteur", 4, 1)
    message = message_for(Still(match), Viewer(None, None), "state")
    assert isinstance(message, answer.State)
    assert message.moves == ()
    assert message.view.hand == ()
    assert message.view.role is None
    assert all(event.card == "?" for event in message.events if event.kind == "draw")
