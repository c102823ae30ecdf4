"""A visit to a table at another process: nothing that a viewer asks for gets lost on the way."""

import asyncio

import pytest

from saboteur.server.cluster import messages, remote_visit
from saboteur.server.cluster.remote_visit import RemoteVisit
from saboteur.server.store.store import Person
from saboteur.server.table import request
from saboteur.server.table.client import Client


class House:
    """An edge whose owner lets everybody in and answers nothing else."""

    def __init__(self) -> None:
        self.name = "e"
        self.visits: dict[int, RemoteVisit] = {}
        self.heard = True
        self.late = 0
        """So many wishes to join are not answered."""
        self.joins: list[int] = []
        """The numbers of the visits that were wished for."""
        self.asked: list[int] = []
        """The numbers of the requests that were sent."""
        self.visit = RemoteVisit(self, "t", Client(Person("a", "Ada", "en"), "en"))

    def next_number(self) -> int:
        return len(set(self.joins)) + 1

    def tell(self, _owner: str, message: messages.ToOwner) -> None:
        if isinstance(message, messages.Join):
            self.joins.append(message.visit)
            if len(self.joins) > self.late:
                self.visit.receive(messages.Joined(message.visit))
        elif isinstance(message, messages.Act):
            self.asked.append(message.number)

    def hears(self, _owner: str) -> bool:
        return self.heard

    async def owner_of(self, _key: str) -> str:
        return "o"

    async def ask(self) -> asyncio.Task[None]:
        """Begin a request."""
        await self.visit.open()
        asking = asyncio.create_task(self.visit.handle(request.Ping()))
        await asyncio.sleep(0)
        return asking


def test_a_request_is_sent_at_every_beat_until_it_is_done() -> None:
    async def act() -> None:
        house = House()
        asking = await house.ask()
        assert house.asked == [1]
        # An answer may be on its way at the first beat.
        house.visit.beat()
        assert house.asked == [1]
        house.visit.beat()
        house.visit.beat()
        assert house.asked == [1, 1, 1]
        house.visit.receive(messages.Done(1, 1))
        await asyncio.wait_for(asking, 1)
        house.visit.beat()
        assert house.asked == [1, 1, 1]

    asyncio.run(act())


def test_a_busy_owner_is_asked_for_the_same_visit_and_a_lost_one_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a new visit each second, an owner that takes two of them for one would never be done."""

    async def act() -> None:
        house = House()
        house.late = 3
        await asyncio.wait_for(house.visit.open(), 10)
        assert house.joins == [1, 1, 1, 1]
        lost = House()
        lost.late, lost.heard = 2, False
        await asyncio.wait_for(lost.visit.open(), 10)
        assert lost.joins == [1, 2, 3]

    monkeypatch.setattr(remote_visit, "PATIENCE", 0.01)
    asyncio.run(act())


def test_nobody_waits_for_a_request_of_somebody_who_is_going() -> None:
    async def act() -> None:
        for end in (
            lambda visit: visit.leave(),
            lambda visit: visit.receive(messages.Closed(1, 1, 4403)),
            lambda visit: (visit.client.close(4410), visit.beat()),
        ):
            house = House()
            asking = await house.ask()
            end(house.visit)
            await asyncio.wait_for(asking, 1)
            assert house.asked == [1]

    asyncio.run(act())
