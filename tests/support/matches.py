"""Random matches of all sizes, editions and options, in which goals are reached often enough."""

import random
from collections.abc import Callable, Iterator

from saboteur import Match, Move

Value = str | bool | int
Chooser = Callable[[list[Move], random.Random], Move]

CHOICES: dict[str, tuple[Value, ...]] = {
    "gold_draw": ("diggers", "players"),
    "connect": ("required", "required", "adjacent"),
    "round_end": ("hands_empty", "all_passed"),
    "self_break": (False, True),
    "broken_no_gold": (False, False, True),
}


def new(number: int, rounds: int | None = None) -> Match:
    """A match; eight numbers in a row have 3 to 10 players, and every second eight the English edition."""
    rng = random.Random(number)
    options: dict[str, Value] = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.4}
    edition = ("de", "en")[number // 8 % 2]
    return Match.new("saboteur", 3 + number % 8, number, edition, rounds=rounds or rng.choice((1, 2, 3)), **options)


def choose(moves: list[Move], rng: random.Random) -> Move:
    """A move that often leads on to the goals, mends tools and looks at goals; any other now and then."""
    if rng.random() < 0.15:
        return rng.choice(moves)
    ways = [move for move in moves if move.verb == "lay" and "|" not in (move.card or "") and len(move.card or "") > 1]
    if ways and rng.random() < 0.9:
        return min(ways, key=_way_left)
    wanted = [move for move in moves if move.card is not None and move.card.startswith(("map", "repair"))]
    return rng.choice(wanted if wanted and rng.random() < 0.7 else moves)


def _way_left(move: Move) -> int:
    x, y = move.cell or (0, 0)
    return min(abs(8 - x) + abs(goal - y) for goal in (-2, 0, 2))


def walk(match: Match, rng: random.Random, choose: Chooser = choose) -> Iterator[Move]:
    """Play to the end, stopping before each move to name it."""
    while match.actor is not None:
        move = choose(match.moves(), rng)
        yield move
        match.play(move)


def viewers(match: Match) -> list[int | None]:
    """Everyone who may look on: all seats and a spectator."""
    return [None, *range(match.rules.players)]
