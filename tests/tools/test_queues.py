"""Each process begins with its share of the tests that take longest."""

import pytest
from xdist.scheduler.worksteal import WorkStealingScheduling  # type: ignore[import-untyped]

import queues

pytestmark = pytest.mark.once


@pytest.mark.parametrize(("lengthy", "others", "processes"), [(5, 40, 4), (2, 41, 4), (0, 7, 2), (3, 0, 4), (9, 30, 1)])
def test_nothing_is_lost_and_the_rest_stays_in_order(lengthy: int, others: int, processes: int) -> None:
    first, rest = [f"long {n}" for n in range(lengthy)], [f"{n}" for n in range(others)]
    order = queues.dealt(first, rest, processes)
    assert sorted(order) == sorted([*first, *rest])
    assert rest == [item for item in order if item in rest]


@pytest.mark.parametrize(("lengthy", "others", "processes"), [(5, 40, 4), (2, 41, 4), (6, 31, 3)])
def test_each_process_begins_with_its_share(lengthy: int, others: int, processes: int) -> None:
    first, rest = [f"long {n}" for n in range(lengthy)], [f"{n}" for n in range(others)]
    order = queues.dealt(first, rest, processes)
    for number, piece in enumerate(pieces(order, processes)):
        share = first[number::processes]
        assert share == piece[: len(share)]
        assert not set(first) & set(piece[len(share) :])


class Process:
    """What the scheduler of xdist knows of a process."""

    shutting_down = False

    def __init__(self) -> None:
        self.got: list[int] = []

    def send_runtest_some(self, numbers: list[int]) -> None:
        self.got += numbers


def pieces(order: list[str], processes: int) -> list[list[str]]:
    """What xdist itself hands to each process at first."""
    scheduler = WorkStealingScheduling.__new__(WorkStealingScheduling)
    everybody = [Process() for _ in range(processes)]
    scheduler.node2pending = {process: [] for process in everybody}
    scheduler.pending, scheduler.steal_requested_from_node = [*range(len(order))], None
    scheduler.check_schedule()
    return [[order[at] for at in process.got] for process in everybody]
