"""The bot `oracle`: sees all cards, roles and goals. It cheats, to measure an upper bound."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.bots.bot import Bot
from saboteur.bots.maze import seen_by
from saboteur.bots.miner import Miner
from saboteur.bots.saboteur import digging, sabotage
from saboteur.bots.saboteur.picture import Situation
from saboteur.bots.thinking import think
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import ROLE
from saboteur.match import Match
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View
from saboteur.worlds import Worlds

CANDIDATES = 12


class Truth(Worlds):
    """Yields the real position. Available only in the match's own process."""

    def __init__(self, match: Match, view: View, rng: random.Random) -> None:
        super().__init__(view, rng)
        self._position = match.position()
        self._position.chance = Dice(rng.getrandbits(58))

    def __call__(self, **_weights: object) -> Position:
        """A copy of the real position, whatever the weights."""
        return self._position.copy()


class Oracle(Bot):
    """Tries its moves in the real position. Only `saboteur simulate` and `saboteur arena` seat it."""

    def __init__(self, seconds: float = 0.05, iterations: int = 0) -> None:
        if iterations < 0 or seconds <= 0:
            raise ValueError("a budget is above 0")
        self._seconds = seconds
        self._iterations = iterations
        self._miner = Miner()

    def see(self, events: Sequence[Event]) -> None:
        """Pass the news on."""
        self._miner.see(events)

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random, worlds: Worlds | None = None) -> Move:
        """The best move with full information."""
        if not isinstance(worlds, Truth) or view.seat is None:
            raise TypeError("the oracle plays only in the process of its match, without --isolate")
        usual = self._miner.choose(view, moves, rng)
        if view.prompt is None or view.prompt.kind != "turn" or len(moves) < 2:
            return usual
        favourites = self._favourites(view, moves, worlds, rng) if view.game == "saboteur" else []
        finding = think(
            worlds,
            view.seat,
            rng,
            rollouts=self._iterations,
            seconds=self._seconds,
            favourites=[worlds.code(move) for move in favourites],
        )
        return usual if finding is None else worlds.move(finding.move)

    def _favourites(self, view: View, moves: Sequence[Move], worlds: Truth, rng: random.Random) -> list[Move]:
        """The policy's best moves with known roles and goals."""
        position = worlds()
        codec = worlds.rules.codec
        maze = seen_by(view)
        cells = {
            codec.cell(place): codec.goal_names[card]
            for place, card in zip(position.board.goals, position.goals, strict=True)
        }
        gold = [float(cells[cell] == "gold") for cell in maze.hidden]
        roles = [codec.roles[position.of(seat, ROLE)] for seat in range(view.players)]
        now = Situation(view, maze, gold, [float(role == "saboteur") for role in roles])
        weigh = digging.weigh if view.role == "digger" else sabotage.weigh
        weighed = sorted([(weigh(now, move), rng.random(), at) for at, move in enumerate(moves)], reverse=True)
        return [moves[at] for _, _, at in weighed[:CANDIDATES]]
