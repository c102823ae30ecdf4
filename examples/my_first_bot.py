"""A first bot for Saboteur: digs towards the goals, or away from them.

saboteur simulate saboteur --players 5 --bots examples/my_first_bot.py:Mole,random --matches 200
"""

import random

from saboteur import Move, View


class Mole:
    """Diggers lay the card nearest to a goal; saboteurs break tools and lay dead ends."""

    def choose(self, view: View, moves: list[Move], rng: random.Random) -> Move:
        """One of the moves: the best by a simple score, chance deciding between equals."""
        return max(moves, key=lambda move: (self.score(view, move), rng.random()))

    def score(self, view: View, move: Move) -> float:
        """How much the move helps my side."""
        if move.verb == "take":
            return move.value or 0
        helps = view.role == "digger"
        card = move.card or ""
        if move.verb == "lay" and move.cell is not None:
            x, y = move.cell
            way = min(abs(x - goal.cell[0]) + abs(y - goal.cell[1]) for goal in view.goals if not goal.open)
            dead_end = "|" in card or len(card) == 1
            return (10 - way if not dead_end else -5) if helps else (5 if dead_end else -1)
        if card.startswith("repair") and move.seat == view.seat:
            return 9
        if card.startswith("broken"):
            return -2 if helps else 6
        return 1 if card == "map" else 0
