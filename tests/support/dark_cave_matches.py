"""Random matches of The Dark Cave of all sizes and options, in which dwarfs get out often enough."""

import random

from saboteur import Match, Move, View

CHOICES: dict[str, tuple[str | bool, ...]] = {
    "end": ("after_move", "immediate"),
    "vein": ("must", "may"),
    "axe_continues": (False, True),
}


def new(number: int) -> Match:
    """A match; seven numbers in a row have 2 to 8 players."""
    rng = random.Random(number)
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    return Match.new("dark-cave", 2 + number % 7, number, None, **options)


def choose(view: View, moves: list[Move], rng: random.Random) -> Move:
    """A move that often builds or walks towards the corner of this match; any other now and then."""
    if rng.random() < 0.25:
        return rng.choice(moves)
    able = [move for move in moves if move.verb not in {"discard", "propose-end", "stop", "agree"}] or moves
    goal = next((goal.cell for goal in view.goals if goal.card.endswith("exit")), view.goals[view.players % 4].cell)
    aimed = [move for move in able if move.verb in {"lay", "step"}]
    if aimed and rng.random() < 0.8:
        return min(aimed, key=lambda move: (_left(move, goal), move.field != "c", str(move)))
    return rng.choice(able)


def _left(move: Move, goal: tuple[int, int]) -> int:
    x, y = move.cell or (0, 0)
    return abs(goal[0] - x) + abs(goal[1] - y)
