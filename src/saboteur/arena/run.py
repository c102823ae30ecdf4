"""Play a contest in one or several processes; an interrupted one resumes where it stopped."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import msgspec

from saboteur.arena.contest import Contest, Table
from saboteur.arena.journal import Journal
from saboteur.arena.standings import Standings, standings_of
from saboteur.arena.table import Line, play_table
from saboteur.processes import Workers, processes
from saboteur.simulate import close_bots

Progress = Callable[[int], None]


def contend(
    contest: Contest,
    jobs: int = 1,
    journal: Journal | None = None,
    progress: Progress | None = None,
    *,
    workers: Workers | None = None,
) -> Standings:
    """Play all tables that the journal does not hold yet, and summarise.

    Raises `BotError`, `OptionError`, `SimulationError` or `JournalError`. The numbers depend on the contest alone, if
    its bots' budgets are not times: neither on the jobs nor on interruptions. ``workers`` replaces the processes of
    this machine (`saboteur.ray_workers`).
    """
    return standings_of(contest, play_tables(contest, jobs, journal, progress, workers=workers))


def play_tables(
    contest: Contest,
    jobs: int = 1,
    journal: Journal | None = None,
    progress: Progress | None = None,
    *,
    workers: Workers | None = None,
) -> list[Line]:
    """The result of each table, in order; otherwise like `contend`."""
    tables = list(contest.tables())
    found: dict[Table, Line] = {} if journal is None else dict(journal.lines)
    missing = [table for table in tables if table not in found]
    tell = progress or (lambda _matches: None)
    tell(sum(contest.matches_of(table) for table in tables if table in found))
    asked = [(msgspec.json.encode(contest), msgspec.json.encode(table)) for table in missing]
    try:
        with closing((workers or processes(jobs))(play_table, asked)) as played:
            for answer in played:
                line = msgspec.json.decode(answer, type=Line)
                found[line.table] = line
                if journal is not None:
                    journal.add(line)
                tell(contest.matches_of(line.table))
    finally:
        close_bots()
    return [found[table] for table in tables]
