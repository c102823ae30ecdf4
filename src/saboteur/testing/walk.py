"""Random matches of any game, in which goals are reached and rare cards are played often enough to test with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from saboteur.cards.box import Value
from saboteur.cards.options import allowed
from saboteur.games import game
from saboteur.match import Match
from saboteur.notation.move import Cell, Move
from saboteur.view import View

IDLE = frozenset(("discard", "remove", "pass", "done", "stop", "propose-end", "agree"))
"""Moves that lead nowhere, or end a match early."""


def begin(name: str, number: int, players: int | None = None, rounds: int | None = None) -> Match:
    """A match of any size with any options; numbers in a row have one player more each."""
    rng = random.Random(f"{name} {number}")  # noqa: S311 - repeatable
    box = game(name)
    least, most = box.players
    seats = least + number % (most - least + 1) if players is None else players
    options: dict[str, Value] = {}
    for option, values in allowed(box).items():
        choices = [value for value in values if option != "first" or value == "random" or int(str(value)[1:]) <= seats]
        if option == "rounds":
            options[option] = rng.choice(choices) if rounds is None else rounds
        elif rng.random() < 0.4:
            options[option] = rng.choice(choices)
    return Match.new(name, seats, number, rng.choice(tuple(box.editions)), **options)


def walk(match: Match, rng: random.Random) -> Iterator[Move]:
    """Play to the end, stopping before each move to name it."""
    while match.actor is not None:
        move = choose(match, rng)
        yield move
        match.play(move)


def choose(match: Match, rng: random.Random) -> Move:
    """A move that often leads on to a goal or plays a rare card; any other now and then."""
    moves = match.moves()
    if rng.random() < 0.15:
        return rng.choice(moves)
    able = [move for move in moves if move.verb not in IDLE] or moves
    ways = [move for move in able if move.verb == "step" or (move.verb == "lay" and _leads_on(move.card or ""))]
    if ways and rng.random() < 0.75:
        goals = _wanted(match.view(match.actor), rng)
        return min(ways, key=lambda move: (_distance(move, goals), move.field != "c", rng.random()))
    # Each card alike, however many uses it has: a theft has one, a path card fifty.
    kinds: dict[tuple[str, str | None], list[Move]] = {}
    for move in able:
        kinds.setdefault((move.verb, None if move.verb == "lay" else move.card), []).append(move)
    return rng.choice(kinds[rng.choice(list(kinds))])


def viewers(match: Match) -> list[int | None]:
    """Everyone who may look on: all seats and a spectator."""
    return [None, *range(match.rules.players)]


@cache
def _leads_on(card: str) -> bool:
    """Whether it is a card with a way through."""
    shape = card.rpartition(".")[2].partition(":")[0]
    return any(len(part) > 1 for part in shape.split("|"))


def _wanted(view: View, rng: random.Random) -> list[Cell]:
    """The exit if it is known; else one of the hidden goals, the same for a while."""
    exits = [goal.cell for goal in view.goals if goal.card.endswith("exit")]
    hidden = [goal.cell for goal in view.goals if not goal.open]
    if exits or not hidden:
        return exits or [goal.cell for goal in view.goals]
    return hidden if rng.random() < 0.5 else [hidden[view.players % len(hidden)]]


def _distance(move: Move, goals: list[Cell]) -> int:
    x, y = move.cell or (0, 0)
    return min(abs(gx - x) + abs(gy - y) for gx, gy in goals)
