"""The ladder plays its rows deal by deal, goes on where it stopped, and counts what a row is about."""

from pathlib import Path

import msgspec
import pytest

from ladder import BEGIN, END, Deals, write
from ladder_rows import ROWS, SEARCHING, Row
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
        for bot, seated in zip((row.bot, row.against), row.contest().bots, strict=True):
            assert seated.startswith(f"{bot}:iterations=") if bot in SEARCHING else seated == bot


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


@pytest.mark.parametrize(
    ("kind", "reach", "wanted"),
    [
        ("duel", (0.60, 0.55, 0.65), "met"),
        ("duel", (0.55, 0.45, 0.65), "likely"),
        ("duel", (0.45, 0.35, 0.55), "unlikely"),
        ("duel", (0.40, 0.35, 0.45), "**missed**"),
        ("saboteurs", (0.40, 0.35, 0.45), "met"),
        ("saboteurs", (0.60, 0.55, 0.65), "**missed**"),
        ("guest", (0.3, 0.1, 0.5), "met"),
        ("itself", (0.8, 0.75, 0.85), "**missed**"),
    ],
)
def test_what_an_interval_says_about_the_aim(kind: str, reach: tuple[float, float, float], wanted: str) -> None:
    row = next(row for row in KINDS if row.name == kind)
    assert wanted == row.verdict(*reach)


def test_the_tables_are_put_between_their_marks(tmp_path: Path) -> None:
    """Rows that were not played say so; what stands around the tables stays."""
    document = tmp_path / "strength.md"
    document.write_text(f"before\n{BEGIN}\nstale\n{END}\nafter\n", encoding="utf-8")
    write({row.name: Deals(row, tmp_path) for row in ROWS}, document)
    text = document.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{BEGIN}\n")
    assert text.endswith(f"\n{END}\nafter\n")
    assert "stale" not in text
    assert text.count("| not played |") == len(ROWS)
    assert "`master` in all seats: diggers win | 7,000 | 0 | not played | 35% to 70% |  |" in text


def test_two_rows_are_compared_on_the_deals_that_both_have_played(tmp_path: Path) -> None:
    played = {row.name: Deals(row, tmp_path) for row in ROWS}
    for name, results in (("miner-diggers-4", (True, True, True, False)), ("greedy-4", (True, False, True))):
        row = played[name].row
        played[name].lines = [
            line(row, number, [[(0, "digger", won, 3), (1, "saboteur", not won, 0)]])
            for number, won in enumerate(results)
        ]
    document = tmp_path / "strength.md"
    document.write_text(f"{BEGIN}{END}", encoding="utf-8")
    write(played, document)
    compared = next(one for one in document.read_text(encoding="utf-8").splitlines() if "instead of `greedy`" in one)
    assert "+33.3 ±" in compared
    assert "(3)" in compared
