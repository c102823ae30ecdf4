"""Measure bots against each other on the same deals.

>>> contest = Contest(game="duel", bots=("greedy", "random"), players=(2,), matches=4, seed=1)
>>> standings = contend(contest)
>>> standings.pairs[0].score.share
1.0
"""

from saboteur.arena.contest import Contest, ContestError, Seating
from saboteur.arena.interval import Gain, Share
from saboteur.arena.journal import Journal, JournalError
from saboteur.arena.run import contend, play_tables
from saboteur.arena.standings import Pair, Rated, RoleRow, Standings, standings_of

__all__ = [
    "Contest",
    "ContestError",
    "Gain",
    "Journal",
    "JournalError",
    "Pair",
    "Rated",
    "RoleRow",
    "Seating",
    "Share",
    "Standings",
    "contend",
    "play_tables",
    "standings_of",
]
