"""Strangers in The Dark Cave: players with one idea each, to try a bot against.

saboteur simulate dark-cave --players 4 --bots examples/strangers/dwarfs.py:Grabber,my_bot.py:Mine --matches 100
"""

import random

from saboteur import Move, View
from saboteur.maze import Maze
from saboteur.notation.move import Cell

OUT = "out"
CREATURES = ("rat", "lindworm", "goblin")


class Grabber:
    """Goes for every vein that still has gold, and only then looks for the exit."""

    games = ("dark-cave",)

    def __init__(self) -> None:
        self.trodden: set[str] = set()

    def choose(self, view: View, moves: list[Move], rng: random.Random) -> Move:
        """What it likes best, chance deciding between equals."""
        assert view.prompt is not None
        if view.prompt.kind == "turn":
            self.trodden.clear()
        chosen = max(moves, key=lambda move: (self.like(view, move), rng.random()))
        self.trodden.add(str(chosen))
        return chosen

    def like(self, view: View, move: Move) -> float:
        """How much it likes a move."""
        assert view.prompt is not None
        if view.prompt.kind == "walk":
            return self.walk(view, move)
        if view.prompt.kind == "prowl":
            return self.hunt(view, move)
        if move.verb == "lay":
            return self.lay(view, move)
        if move.verb == "discard":
            return 0.5 - 0.4 * len(move.cards)
        return self.play(view, move) if move.verb == "play" else -1.0 * (move.verb in {"propose-end", "refuse"})

    def targets(self, view: View) -> list[Cell]:
        """Where it wants to go."""
        assert view.cave is not None
        exits = [goal.cell for goal in view.goals if goal.card.endswith("exit")]
        return list(view.cave.veins) or exits or [goal.cell for goal in view.goals if goal.card == "?"] or [(0, 0)]

    def walk(self, view: View, move: Move) -> float:
        """A step nearer as the crow flies, and none twice."""
        if move.verb != "step" or move.cell is None:
            return 0.5 * (move.verb == "chop")
        if str(move) in self.trodden:
            return -1.0
        return 0.3 + self.distance(view, cell_of(view, view.seat)) - self.distance(view, move.cell)

    def lay(self, view: View, move: Move) -> float:
        """A card that leads on from where the maze ends, near the target."""
        assert move.cell is not None
        maze = Maze.of(view)
        maze.lay(move.card or "", move.cell)
        ahead = min([self.distance(view, cell) for cell in maze.ends()], default=20)
        return 2.0 - 0.1 * ahead if maze.reached(move.cell) else 0.4

    def play(self, view: View, move: Move) -> float:
        """Boots and axes for itself, a look at goals."""
        name = (move.card or "").rpartition(".")[2]
        if name in {"boots", "axe"}:
            return 3.0 if move.seat == view.seat else -1.0
        if name == "information":
            return 2.5 if move.cell is not None else 0.3
        return -0.5

    def hunt(self, view: View, move: Move) -> float:
        """Lead a creature towards the nearest dwarf of the other colour."""
        assert view.cave is not None
        if move.cell is None or str(move) in self.trodden:
            return -5.0 if move.verb == "step" else -4.0
        own = view.cave.clans[view.seat or 0]
        foes = [seat for seat, clan in enumerate(view.cave.clans) if clan != own and is_inside(view, seat)]
        return -float(min([steps(move.cell, cell_of(view, seat)) for seat in foes], default=0))

    def distance(self, view: View, cell: Cell) -> int:
        """Cards to the nearest target, as the crow flies."""
        return min(steps(cell, target) for target in self.targets(view))


class Loner(Grabber):
    """Wants out as fast as possible, with the three nuggets it began with."""

    def targets(self, view: View) -> list[Cell]:
        """The exit, or the nearest goal that may be it."""
        exits = [goal.cell for goal in view.goals if goal.card.endswith("exit")]
        return exits or [goal.cell for goal in view.goals if goal.card == "?"] or [(0, 0)]


class Fiend(Loner):
    """Sends every creature, spins every web and brings down every rock it has, before it walks."""

    def play(self, view: View, move: Move) -> float:
        """Whatever hurts."""
        name = (move.card or "").rpartition(".")[2]
        return 4.0 if name in {*CREATURES, "web", "rockfall"} else super().play(view, move)


def cell_of(view: View, seat: int | None) -> Cell:
    """Where a dwarf stands."""
    assert view.cave is not None
    if seat is None or not is_inside(view, seat):
        return (0, 0)
    x, y = view.cave.figures[seat].partition(".")[0].split(",")
    return int(x), int(y)


def is_inside(view: View, seat: int) -> bool:
    """Whether a dwarf is still in the cave."""
    assert view.cave is not None
    return view.cave.figures[seat] != OUT


def steps(one: Cell, other: Cell) -> int:
    """Cells between two cells."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
