"""What the ladder of docs/strength.md measures: a row for each promise about a bot."""

from __future__ import annotations

from typing import Literal

import msgspec

from saboteur.arena.contest import Contest, Seating

SEED = 77_003
"""Nothing was tuned on these deals."""
LIMIT = 600.0
"""Seconds for a move: no bot loses because the machine is busy."""
TITLES = {"saboteur2": "Saboteur 2", "duel": "The Duel", "dark-cave": "The Dark Cave", "saboteur": "Saboteur"}
ROLLOUTS = {"saboteur": 700, "saboteur2": 300, "duel": 170, "solo": 300, "dark-cave": 250}
"""Rollouts of `foreman` for a move: no more than 50 ms of one core are enough for. `master` has ten times as many."""
SEARCHING = {"foreman": 1, "master": 10, "oracle": 10}
"""Bots with a budget, and how many times that of `foreman` it is."""

Counted = Literal["gold", "won", "lost", "ratio", "more"]
"""What a row is about: gold of a match, the share of deals won by the bot or by the other, how many times the gold of
the other at the same table, or gold more than the other in the same seat."""
DIGGERS, SABOTEURS = (0,), (1,)
SIZES = range(3, 11)


class Row(msgspec.Struct, frozen=True):
    """One promise."""

    name: str
    game: str
    players: int
    bot: str
    against: str
    counted: Counted
    goal: float = 0.0
    seating: Seating = "mixed"
    ways: tuple[int, ...] = (0, 1)
    """Which of the ways to sit down on a deal (`arena.table.choosers`) are played."""
    itself: bool = False
    """All seats are the bot's own; what counts is whether its diggers win."""
    share: float = 1.0
    """Of the time, beside other rows."""

    @property
    def words(self) -> str:
        """What is played."""
        where = f"{TITLES[self.game]}, {self.players} players" if self.players > 1 else "solo"
        bot, other = f"`{self.bot}`", f"`{self.against}`"
        if self.itself:
            return f"{where}, {bot} in all seats: diggers win"
        if self.game == "saboteur" and self.ways != (0, 1):
            diggers, saboteurs = (bot, other) if self.counted == "won" else (other, bot)
            return f"{where}, {diggers} diggers, {saboteurs} saboteurs: diggers win"
        return {
            "gold": f"{where}, {bot}: gold a match",
            "ratio": f"{where}, {bot} and {other} in every other seat: ratio of their gold",
            "more": f"{where}, one {bot} among {other}s: gold a match gained over a {other} in that seat",
        }.get(self.counted, f"{where}, {bot} against {other}, places swapped: wins, draws as halves")

    @property
    def aim(self) -> str:
        """What is promised, in words; empty if the row is only there to compare with."""
        figure = f"{self.goal:.0%}" if self.counted in {"won", "lost"} else f"{self.goal:g}"
        if not self.goal and self.counted != "more":
            return ""
        if self.itself:
            return f"{figure} to {MOST:.0%}"
        return (
            f"above {figure}" if self.counted == "more" else f"≤ {figure}" if self.counted == "lost" else f"≥ {figure}"
        )

    def verdict(self, mean: float, low: float, high: float) -> str:
        """What a mean and its 95 % interval say about the aim."""
        if not self.aim:
            return ""
        top = MOST if self.itself else self.goal if self.counted == "lost" else float("inf")
        bottom = -float("inf") if self.counted == "lost" else self.goal
        if bottom <= low and high <= top:
            return "met"
        if high < bottom or low > top:
            return "**missed**"
        return "likely" if bottom <= mean <= top else "unlikely"

    def contest(self) -> Contest:
        """The two bots with their budgets."""
        bots = tuple(_with_budget(self.game, bot) for bot in (self.bot, self.against))
        return Contest(self.game, bots, (self.players,), seed=SEED, seating=self.seating, limit=LIMIT)


MOST = 0.70
"""Diggers should not win more rounds than this against saboteurs as good as they are."""


def _with_budget(game: str, bot: str) -> str:
    if bot not in SEARCHING:
        return bot
    return f"{bot}:iterations={ROLLOUTS[game] * SEARCHING[bot]}"


def _searching(
    bot: str, solo: float, duel: float, cave: float, diggers: float, hats: float, saboteurs: float
) -> list[Row]:
    return [
        Row(f"{bot}-solo", "solo", 1, bot, "random", "gold", solo, ways=(0,)),
        Row(f"{bot}-duel", "duel", 2, bot, "greedy", "won", duel, share=2.0),
        Row(f"{bot}-cave-2", "dark-cave", 2, bot, "greedy", "won", cave, "sides"),
        _diggers(bot, 5, diggers, 1.5),
        Row(f"{bot}-saboteur2-6", "saboteur2", 6, bot, "miner", "ratio", hats, share=2.0),
        Row(f"{bot}-saboteurs-5", "saboteur", 5, bot, "miner", "lost", saboteurs, "sides", SABOTEURS),
        *[
            Row(f"{bot}-single-{game}", game, players, bot, "miner", "more", 0.0, "single")
            for game, players in (("saboteur", 5), ("saboteur2", 6), ("duel", 2), ("dark-cave", 4))
        ],
    ]


def _diggers(bot: str, players: int, goal: float = 0.0, share: float = 0.15) -> Row:
    name = f"{bot}-diggers-{players}"
    return Row(name, "saboteur", players, bot, "greedy", "won", goal, "sides", DIGGERS, share=share)


def _among_themselves(name: str, bot: str, goal: float, share: float) -> list[Row]:
    return [
        Row(f"{name}-{n}", "saboteur", n, bot, "miner", "won", goal, "sides", DIGGERS, itself=True, share=share)
        for n in SIZES
    ]


def _better(bot: str, worse: str) -> list[Row]:
    """That one bot beats another in every game."""
    return [
        Row(f"{bot}-{worse}-saboteur", "saboteur", 5, bot, worse, "won", 0.5, "sides", share=0.2),
        Row(f"{bot}-{worse}-saboteur2", "saboteur2", 6, bot, worse, "ratio", 1.0, share=0.2),
        Row(f"{bot}-{worse}-duel", "duel", 2, bot, worse, "won", 0.5, share=0.2),
        Row(f"{bot}-{worse}-cave", "dark-cave", 2, bot, worse, "won", 0.5, "sides", share=0.2),
    ]


PARTS: dict[str, list[Row]] = {
    "Without search": [
        *_better("apprentice", "random"),
        *_better("miner", "apprentice"),
        *[
            Row(f"{bot}-solo", "solo", 1, bot, "greedy" if bot != "greedy" else "random", "gold", ways=(0,), share=0.1)
            for bot in ("random", "apprentice", "greedy", "miner")
        ],
        Row("miner-saboteurs-4", "saboteur", 4, "miner", "greedy", "lost", 0.85, "sides", SABOTEURS, share=0.2),
        Row("miner-saboteurs-5", "saboteur", 5, "miner", "greedy", "lost", 0.60, "sides", SABOTEURS, share=0.2),
    ],
    "`foreman`, 50 ms": _searching("foreman", 16.5, 0.80, 0.70, 0.80, 1.25, 0.0),
    "`master`, half a second": [
        *_searching("master", 19.0, 0.90, 0.80, 0.87, 1.40, 0.50),
        *[
            Row(f"master-cave-{players}", "dark-cave", players, "master", "miner", "won", 0.62, "sides")
            for players in (4, 6)
        ],
    ],
    "Diggers against `greedy` saboteurs, by number of players": [
        *_among_themselves("greedy", "greedy", 0.0, 0.15),
        *[_diggers("miner", players) for players in SIZES],
        *[_diggers("foreman", players, share=0.4) for players in SIZES if players != 5],
    ],
    "Among themselves": [
        *_among_themselves("masters", "master", 0.35, 0.8),
        *_among_themselves("foremen", "foreman", 0.0, 0.8),
    ],
    "Bounds: a bot that sees everything": [
        Row("oracle-solo", "solo", 1, "oracle", "random", "gold", 19.0, ways=(0,)),
        Row("oracle-saboteur-5", "saboteur", 5, "oracle", "master", "won", 0.5, "sides"),
        Row("oracle-cave-2", "dark-cave", 2, "oracle", "master", "won", 0.5, "sides"),
        Row("oracle-duel", "duel", 2, "oracle", "master", "won", 0.5),
        Row("oracle-saboteur2-6", "saboteur2", 6, "oracle", "master", "ratio", 1.0),
    ],
}
"""The rows, under the headings of the document."""
ROWS = [row for rows in PARTS.values() for row in rows]
