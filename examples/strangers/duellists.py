"""Strangers in The Duel, and alone in the mine: players with one idea each, to try a bot against.

saboteur simulate duel --bots examples/strangers/duellists.py:Rusher,my_bot.py:Mine --matches 100
"""

import random
import re

from saboteur import Move, View
from saboteur.maze import Maze

STAY = -1.0


class Rusher:
    """Runs to the nearest closed goal and does not care about anybody else."""

    games = ("duel", "solo")

    def choose(self, view: View, moves: list[Move], rng: random.Random) -> Move:
        """What it likes best, chance deciding between equals."""
        maze = Maze.of(view)
        return max(moves, key=lambda move: (self.like(view, maze, move), rng.random()))

    def like(self, view: View, maze: Maze, move: Move) -> float:
        """How much it likes a move."""
        mine = view.seat or 0
        if move.verb == "lay":
            return 1.0 + 2.0 * gain(view, maze, move, mine) + 3.0 * gold_of(maze, move, mine)
        if move.verb in {"play", "remove"}:
            return self.play(view, maze, move)
        if move.verb == "discard":
            return 0.5 + 0.1 * len(move.cards) - sum("gold" in card or len(card) > 8 for card in move.cards)
        return -2.0 * len(move.values) if move.verb == "pay" else STAY * (move.verb == "bribe")

    def play(self, view: View, maze: Maze, move: Move) -> float:
        """Mends its tools, opens doors; keeps the rest."""
        card = move.card or ""
        if move.verb == "remove" or (card.startswith("repair") and move.seat == view.seat):
            return 6.0 if card.startswith("repair") else 2.0
        if card == "key" and move.cell is not None:
            opened = maze.copy()
            opened.unlock(move.cell, view.seat or 0)
            return 2.0 * (missing(view, maze, view.seat or 0) - missing(view, opened, view.seat or 0)) - 0.5
        return STAY


class Warden(Rusher):
    """Stops the other first: breaks tools, brings the tunnel down behind which the other's goal lies."""

    def like(self, view: View, maze: Maze, move: Move) -> float:
        """A card in the other's way is worth as much as one on its own."""
        liked = super().like(view, maze, move)
        if view.players == 2 and move.cell is not None and (move.verb == "lay" or move.card == "rockfall"):
            liked -= 2.0 * gain(view, maze, move, 1 - (view.seat or 0))
        return liked

    def play(self, view: View, maze: Maze, move: Move) -> float:
        """Break whatever can be broken."""
        if (move.card or "").startswith("broken") and move.seat != view.seat:
            return 5.0
        return super().play(view, maze, move)


def missing(view: View, maze: Maze, seat: int) -> int:
    """Cards missing to the nearest closed goal, as the crow flies."""
    closed = [goal.cell for goal in view.goals if not goal.open]
    if any(cell in closed for cell in maze.goals(seat)):
        return 0
    return min([abs(x - a) + abs(y - b) for x, y in maze.ends(seat) for a, b in closed], default=20)


def gain(view: View, maze: Maze, move: Move, seat: int) -> int:
    """By how many cards a seat comes nearer to a goal with a card laid or taken away."""
    assert move.cell is not None
    after = maze.copy()
    if move.verb == "lay":
        after.lay(move.card or "", move.cell)
    else:
        after.remove(move.cell)
    return missing(view, maze, seat) - missing(view, after, seat)


def gold_of(maze: Maze, move: Move, seat: int) -> int:
    """The nuggets on a card that would be joined to the seat's own network."""
    assert move.cell is not None
    found = re.search(r"gold(\d)", move.card or "")
    return int(found[1]) if found and maze.joined(move.card or "", move.cell, seat) else 0
