"""Random matches of the Duel and its solo game with all options, in which goals are reached often enough."""

import random
from collections.abc import Iterator

from saboteur import Match, Move, View

Value = str | bool | int

CHOICES: dict[str, dict[str, tuple[Value, ...]]] = {
    "duel": {
        "left_goals": ("box", "reshuffle"),
        "troll_payment": ("total", "per_troll"),
        "starter": ("total_gold", "last_round"),
        "ladder_joint": (False, True),
        "first": ("p1", "p2", "random"),
    },
    "solo": {
        "troll_payment": ("total", "per_troll"),
        "ladder_joint": (False, True),
        "replace_all": (True, False),
        "colour": ("green", "blue"),
    },
}


def new(game: str, number: int, rounds: int = 3) -> Match:
    """A match; every number has its own options."""
    rng = random.Random(number)
    options = {name: rng.choice(values) for name, values in CHOICES[game].items()}
    return Match.new(game, 2 if game == "duel" else 1, number, ("de", "en")[number % 2], rounds=rounds, **options)


def choose(view: View, moves: list[Move], rng: random.Random) -> Move:
    """A move that often leads on to the goals, bribes and opens; any other now and then."""
    able = [move for move in moves if move.verb not in {"discard", "remove", "done"}] or moves
    if rng.random() < 0.12:
        return rng.choice(moves)
    ways = [move for move in able if move.verb == "lay" and (move.card or "").partition(":")[0].count("|") < 2]
    if ways and rng.random() < 0.75:
        return min(ways, key=lambda move: (_way_left(view, move), rng.random()))
    return rng.choice(able)


def _way_left(view: View, move: Move) -> int:
    x, y = move.cell or (0, 0)
    hidden = [goal.cell for goal in view.goals if not goal.open]
    return min(abs(gx - x) + abs(gy - y) for gx, gy in hidden)


def walk(game: str, number: int) -> Iterator[Match]:
    """A random match, stopping before each move and at the end."""
    match, rng = new(game, number), random.Random(number)
    while match.actor is not None:
        yield match
        match.play(choose(match.view(match.actor), match.moves(), rng))
    yield match
