"""A visit to a table at another process: nothing that a viewer asks for gets lost on the way."""

import asyncio

from saboteur.server.cluster import messages
from saboteur.server.cluster.remote_visit import RemoteVisit
from saboteur.server.store.store import Person
from saboteur.server.table import request
from saboteur.server.table.client import Client


class House:
    """An edge whose owner lets everybody in and answers nothing else."""

    def __init__(self) -> None:
        self.name = "e"
        self.visits: dict[int, RemoteVisit] = {}
        self.asked: list[int] = []
        """The numbers of the requests that were sent."""
        self.visit = RemoteVisit(self, "t", Client(Person("a", "Ada", "en"), "en"))

    def next_number(self) -> int:
        return 1

    def tell(self, _owner: str, message: messages.ToOwner) -> None:
        if isinstance(message, messages.Join):
            self.visit.receive(messages.Joined(1))
        elif isinstance(message, messages.Act):
            self.asked.append(message.number)

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
