"""Options shared by the commands that play many matches: where the work runs, and the table of results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from saboteur.commands.trouble import Trouble

if TYPE_CHECKING:
    from saboteur.processes import Workers

HERE = "this machine"

ray_option = click.option(
    "--ray",
    is_flag=False,
    flag_value=HERE,
    metavar="[ADDRESS]",
    help="Play on the machines of a Ray cluster (host:port or auto); without an address, on this one.",
)
table_option = click.option(
    "--table",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write a row for each seat and round here, as .csv or .parquet.",
)


def workers_of(ray: str | None, jobs: int) -> Workers:
    """The workers that play the matches."""
    # Bots take a moment to load; other commands do not need them.
    from saboteur.processes import processes  # noqa: PLC0415
    from saboteur.ray_workers import on_ray  # noqa: PLC0415

    if ray is None:
        return processes(jobs)
    if jobs != 1:
        raise Trouble("Give either --jobs or --ray, not both: Ray uses all processors it has.")
    return on_ray(None if ray == HERE else ray)
