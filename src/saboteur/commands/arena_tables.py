"""The results of an arena as tables in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from saboteur.arena import Standings


def show(standings: Standings) -> None:
    """Print the ratings, the pairs and the roles."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=110)
    contest, made = standings.contest, standings.made
    sizes = ", ".join(map(str, contest.players))
    console.print(
        f"{contest.game}, {sizes} at a table, {contest.seating} seating: {standings.matches} matches, "
        f"{standings.rounds} rounds, seed {contest.seed}"
    )
    console.print(f"version {made.version}, {made.form} engine {made.engine}")
    if standings.one_sided:
        console.print(f"{standings.one_sided} deals had one side only and are not compared")
    ratings = Table("bot", "role", "rating", "95 % interval")
    for one in standings.ratings:
        ratings.add_row(escape(one.bot), one.role or "all", f"{one.points:+.0f}", f"{one.low:+.0f} to {one.high:+.0f}")
    console.print(ratings)
    console.print(f"points above {escape(standings.reference)}; 400 points are odds of ten to one")
    pairs = Table("bot", "against", "players", "score", "95 % interval", "deals", "more gold a round")
    for pair in standings.pairs:
        score, gold = pair.score, pair.gold
        pairs.add_row(
            escape(pair.bot),
            escape(pair.against),
            str(pair.players or "all"),
            f"{score.share:.1%}",
            f"{score.low:.1%} to {score.high:.1%}",
            str(score.deals),
            f"{gold.mean:+.2f} ({gold.low:+.2f} to {gold.high:+.2f})",
        )
    console.print(pairs)
    roles = Table("bot", "against", "role", "players", "its side won", "95 % interval", "rounds")
    for row in standings.roles:
        won = row.won
        roles.add_row(
            escape(row.bot),
            escape(row.against),
            row.role,
            str(row.players),
            f"{won.share:.1%}",
            f"{won.low:.1%} to {won.high:.1%}",
            f"{won.times} of {won.of}",
        )
    console.print(roles)
