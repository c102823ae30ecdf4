"""Random matches of Saboteur 2 of all sizes and options, in which everything happens often enough."""

import random
from collections.abc import Iterator

import matches
from matches import Value
from saboteur import Match, Move

PLAYERS = (2, 3, 6, 9, 12)
CHOICES: dict[str, tuple[Value, ...]] = {
    "boss_solo": (True, False),
    "profiteer_solo": (True, False),
    "profiteer_always": (False, True),
    "trapped_geologist_paid": (False, True),
    "ladder_joint": (False, True),
    "sit_out": ("while_empty", "rest_of_round"),
}
PEOPLE = ("swap-hands", "swap-hats", "inspection", "theft", "map")


def new(number: int, rounds: int | None = None) -> Match:
    """A match; five numbers in a row have 2, 3, 6, 9 and 12 players."""
    rng = random.Random(number)
    options: dict[str, Value] = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.4}
    players = PLAYERS[number % len(PLAYERS)]
    return Match.new("saboteur2", players, number, "de", rounds=rounds or rng.choice((1, 2, 3)), **options)


def choose(moves: list[Move], rng: random.Random) -> Move:
    """A move that often leads on to the goals or does something to people; any other now and then."""
    if rng.random() < 0.25:
        return rng.choice(moves)
    people = [move for move in moves if move.card in PEOPLE and move.verb == "play"]
    if people and rng.random() < 0.5:
        return rng.choice(people)
    ways = [move for move in moves if move.verb == "lay" and len((move.card or "").partition(":")[0]) > 1]
    if ways and rng.random() < 0.8:
        return min(ways, key=way_left)
    helps = [move for move in moves if (move.card or "").startswith(("repair", "free")) or move.verb == "remove"]
    return rng.choice(helps if helps and rng.random() < 0.5 else moves)


def way_left(move: Move) -> tuple[int, bool]:
    """How far from the goals a card would lie, through ways before dead ends."""
    x, y = move.cell or (0, 0)
    return min(abs(8 - x) + abs(goal - y) for goal in (-2, 0, 2)), "|" in (move.card or "")


def walk(match: Match, rng: random.Random) -> Iterator[Move]:
    """Play to the end, stopping before each move to name it."""
    return matches.walk(match, rng, choose)
