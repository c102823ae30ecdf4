"""Servers with a history: matches that people have finished, and access to every stored row."""

import asyncio
import random
import time
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from saboteur import Match
from saboteur.server.store.database import Database
from saboteur.server.store.history import enter
from saboteur.server.store.schema import tables, traces
from saboteur.server.store.store import Store
from saboteur.server.table import entry as log
from saboteur.server.table.history import finished
from saboteur.server.table.state import State
from saboteur.server.table.summary import row
from servers import Guest, Message, Table, open_table

T = TypeVar("T")


def ended(
    match: Match,
    people: dict[int, str],
    table: str = "t",
    circle: str | None = None,
    names: Mapping[str, str] | None = None,
) -> State:
    """A table at which this match was played to its end; the other seats are bots'."""
    state = State(table)
    rules = match.rules
    options = dict(rules.options)
    created = log.Created(
        code="A", game=rules.name, players=rules.players, options=options, host="h", circle=circle
    )  # fmt: skip
    state.add(created, 0.0)
    for seat in range(rules.players):
        if seat in people:
            state.add(
                log.Sat(person=people[seat], name=(names or {}).get(people[seat], people[seat].title()), seat=seat), 1.0
            )
        else:
            state.add(log.Bot(seat=seat, bot="random"), 1.0)
    state.add(log.Start(record="", seq=0), 2.0)
    state.match = match
    state.phase, state.winners = "over", match.outcome.winners if match.outcome else ()
    return state


def at_random(game: str, players: int, seed: int, claims: dict[int, list[tuple[int, str]]] | None = None) -> Match:
    """A match of random moves; `claims` by the number of the round are made at its beginning."""
    match, rng, said = Match.new(game, players=players, seed=seed), random.Random(seed), set()
    while match.actor is not None:
        round_ = match.view(None).round
        if round_ not in said:
            said.add(round_)
            for seat, claim in (claims or {}).get(round_, ()):
                match.say(seat, claim)
        match.play(rng.choice(match.moves()))
    return match


def _run(work: Coroutine[object, object, T]) -> T:
    """Run this in a thread of its own: a test with a browser has an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def play_out(*tables: Table, seed: int = 1) -> None:
    """Play a match of these people to its end, at random."""
    rng = random.Random(seed)
    while not all(one.over for one in tables):
        for one in tables:
            one.turn() if len(tables) == 1 else one.drain(0.02)
            if one.table["phase"] == "between":
                one.ask("next")
            if one.match and one.match["moves"]:
                one.play(rng.choice(one.match["moves"])["text"])
    for one in tables:
        one.until(lambda table: table["phase"] == "over")


def played(*people: Guest, game: str = "duel", bots: int = 0, talk: bool = True, seed: int = 1) -> str:
    """A table at which these people, and bots, have played a match of one round."""
    options = {} if game == "dark-cave" else {"rounds": 1}
    seats: list[Message] = [{"me": True}, *({} for _ in people[1:]), *({"bot": "random"} for _ in range(bots))]
    table = open_table(people[0], *seats, game=game, options=options)
    sockets = [one.join(table) for one in people]
    for seat, socket in enumerate(sockets[1:], 1):
        socket.do("sit", seat=seat)
        socket.do("ready", ready=True)
    sockets[0].do("start")
    for socket in sockets:
        while not socket.match:
            socket.receive()
    if talk:
        for person, socket in zip(people, sockets, strict=True):
            socket.do("chat", text=f"Words of {person.me['name']}.")
            if len(seats) > 1:
                socket.do("claim", claim="accuse p1" if socket is not sockets[0] else "trust p2")
    play_out(*sockets, seed=seed)
    for socket in sockets:
        socket.close()
    return table


def every_row(url: str) -> dict[str, list[dict[str, Any]]]:
    """Everything in a database, by table."""
    return _run(_every_row(url))


async def _every_row(url: str) -> dict[str, list[dict[str, Any]]]:
    database = Database(url)
    database._connect()
    found: dict[str, list[dict[str, Any]]] = {}
    async with database.engine.connect() as connection:
        names = await connection.run_sync(lambda one: sa.inspect(one).get_table_names())
        for name in names:
            rows = await connection.execute(sa.text(f'SELECT * FROM "{name}"'))  # noqa: S608 - names of its own
            found[name] = [dict(row) for row in rows.mappings()]
    await database.engine.dispose()
    return found


def where_said(url: str, *words: str) -> set[tuple[str, str, str]]:
    """The tables and columns that hold one of these words."""
    return {
        (table, column, word)
        for table, rows in every_row(url).items()
        for row in rows
        for column, value in row.items()
        for word in words
        if word in str(value)
    }


def order_erasure(url: str, person: str) -> None:
    """Order that a person be erased, and do nothing of it."""
    _run(_order_erasure(url, person))


async def _order_erasure(url: str, person: str) -> None:
    store = Store(Database(url))
    await store.open_to_read()
    await store.erasing.begin(person, 1.0)
    await store.close()


SCENES: tuple[tuple[str, int, tuple[int, ...]], ...] = (
    ("saboteur", 5, (0, 1, 2)), ("saboteur", 4, (0,)), ("saboteur2", 5, (0, 1)), ("duel", 2, (0, 1)), ("duel", 2, (0,)),
    ("solo", 1, (0,)), ("dark-cave", 4, (0, 1, 2)), ("saboteur", 5, (0, 1, 3)),
)  # fmt: skip
"""Games, their numbers of players, and the seats that people have."""


def fill_past(
    url: str, people: list[str], number: int = 40, prefix: str = "past", names: Mapping[str, str] | None = None
) -> None:
    """Enter finished matches of these people, without their logs: the first one played all of them."""
    _run(_fill_past(url, people, number, prefix, names))


async def _fill_past(url: str, people: list[str], number: int, prefix: str, names: Mapping[str, str] | None) -> None:
    until = time.time()
    store = Store(Database(url))
    await store.open_to_read()
    rng = random.Random(7)
    claims = {1: [(0, "accuse p2"), (1, "accuse p1"), (2, "trust p1")], 2: [(0, "trust p3"), (2, "accuse p1")]}
    async with store.writing() as connection:
        for one in range(number):
            game, players, seats = SCENES[one % len(SCENES)]
            table = f"{prefix[:20]}-{one}"
            talk = claims if players >= 4 else None
            match = at_random(game, players, seed=one, claims=talk)
            state = ended(match, {seat: people[place] for place, seat in enumerate(seats)}, table, names=names)
            state.began_at = until - (one + 1) * 40_000
            at = state.began_at + rng.randrange(300, 3000)
            values = {"id": table, "code": f"{prefix[:4]}{one}", "public": False, "phase": "over", "free": 0}
            summary = row(state).summary
            await connection.execute(tables.insert().values(**values, created=at, changed=at, summary=summary))
            named = [{"person": person, "table_id": table} for person in people[: len(seats)]]
            await connection.execute(traces.insert(), named)
            await enter(connection, finished(state, at))
    await store.close()


EVENINGS = ("saboteur", "saboteur2", "saboteur", "dark-cave")


def fill_circle(
    url: str, circle: str, people: list[str], evenings: int = 9, names: Mapping[str, str] | None = None
) -> None:
    """Enter an evening a week at a circle's tables, without their logs; now and then somebody is missing."""
    _run(_fill_circle(url, circle, people, evenings, names))


async def _fill_circle(
    url: str, circle: str, people: list[str], evenings: int, names: Mapping[str, str] | None
) -> None:
    latest = time.time() - 5 * 24 * 3600
    store = Store(Database(url))
    await store.open_to_read()
    async with store.writing() as connection:
        for one in range(evenings):
            there = [person for place, person in enumerate(people) if (one + place) % 4 or place < 2]
            table = f"{circle[:20]}-{one}"
            match = at_random(EVENINGS[one % len(EVENINGS)], max(3, len(there)), seed=one)
            state = ended(match, dict(enumerate(there)), table, circle, names)
            at = latest - (evenings - 1 - one) * 7 * 24 * 3600
            state.began_at = at - 2400
            values = {"id": table, "code": f"{circle[:4]}{one}", "public": False, "phase": "over", "free": 0}
            summary = row(state).summary
            await connection.execute(tables.insert().values(**values, created=at, changed=at, summary=summary))
            await connection.execute(traces.insert(), [{"person": person, "table_id": table} for person in there])
            await enter(connection, finished(state, at))
    await store.close()
