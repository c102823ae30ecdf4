"""The ladder plays its rows deal by deal, goes on where it stopped, and counts what a row is about."""

from pathlib import Path

import msgspec
import pytest

from ladder import BEGIN, END, ROWS, Deals, Row, write
from saboteur.arena.table import Line

pytestmark = pytest.mark.once

KINDS = [
    Row("alone", "solo", 1, "greedy", "random", "gold", 5.0, ways=(0,)),
    Row("duel", "duel", 2, "greedy", "random", "won", 0.5),
    Row("clans", "dark-cave", 2, "greedy", "random", "won", 0.5, "sides"),
    Row("diggers", "saboteur", 4, "greedy", "random", "won", 0.5, "sides", (0,)),
    Row("saboteurs", "saboteur", 4, "greedy", "random", "lost", 0.5, "sides", (1,)),
    Row("hats", "saboteur2", 4, "greedy", "random", "ratio", 1.0),
    Row("guest", "saboteur", 4, "greedy", "random", "more", 0.0, "single"),
    Row("itself", "saboteur", 4, "greedy", "random", "won", 0.5, "sides", (0,), itself=True),
]


def test_every_row_can_be_played() -> None:
    names = [row.name for row in ROWS]
    assert len(names) == len(set(names))
    for row in ROWS:
        bots = row.contest().bots
        assert bots[0] == row.bot == "miner" or bots[0].startswith(f"{row.bot}:iterations=")


@pytest.mark.compiled
@pytest.mark.parametrize("row", KINDS, ids=lambda row: row.name)
def test_a_row_is_played_and_goes_on(row: Row, tmp_path: Path) -> None:
    first = Deals(row, tmp_path)
    first.play()
    again = Deals(row, tmp_path)
    again.play()
    assert [0, 1] == [line.table.deal for line in again.lines]
    assert first.lines == again.lines[:1]
    assert row.name in again.told()
    assert "2 deals" in again.told()
    # The bot that a row is about sits at every table, except where a guest is compared with the host in its seat.
    there = [any(seat.bot == 0 for seat in match[-1]) for line in again.lines for match in line.matches]
    assert any(there) if row.seating == "single" else all(there)


def line(row: Row, number: int, *matches: list[list[tuple[int, str, bool, int]]]) -> Line:
    """A deal that came out like this: by match and round, each seat's bot, role, success and gold."""
    table = (number, row.players, 0, 1)
    return msgspec.convert((table, matches), Line)


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        ("duel", "75.0%"),
        ("diggers", "100.0%"),
        ("saboteurs", "100.0%"),
        ("guest", "+2.00"),
    ],
)
def test_what_counts(kind: str, wanted: str, tmp_path: Path) -> None:
    row = next(row for row in KINDS if row.name == kind)
    deals = Deals(row, tmp_path)
    seats = {
        "duel": (
            [[(0, "player", True, 3), (1, "player", False, 1)]] * 2,
            [[(0, "p", False, 2), (1, "p", False, 2)]] * 2,
        ),
        "diggers": ([[(0, "digger", True, 3), (1, "saboteur", False, 0)]],),
        "saboteurs": ([[(1, "digger", True, 3), (0, "saboteur", False, 0)]],),
        "guest": (
            [[(0, "digger", True, 3), (1, "digger", False, 0)]],
            [[(1, "digger", True, 1), (1, "digger", False, 0)]],
        ),
    }[kind]
    deals.lines = [line(row, 0, *seats)]
    assert wanted in deals.told()


def test_the_table_is_put_between_its_marks(tmp_path: Path) -> None:
    """Rows that were not played say so; what stands around the table stays."""
    document = tmp_path / "bots.md"
    document.write_text(f"before\n{BEGIN}\nstale\n{END}\nafter\n", encoding="utf-8")
    write([Deals(row, tmp_path) for row in ROWS], document)
    text = document.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{BEGIN}\n")
    assert text.endswith(f"\n{END}\nafter\n")
    assert "stale" not in text
    assert text.count("| not played |") == len(ROWS)
    assert (
        "| `masters-3` | Saboteur, 3 players, `master` in all seats: diggers win | 7,000 | not played | 35% to 70% |"
        in text
    )
