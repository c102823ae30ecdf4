"""How large the games are: `python benchmarks/sizes.py [--matches N]`, by random matches with the seeds 0, 1, …

Decisions and legal moves are counted; deals are the different outcomes of what chance draws, counted exactly (equal
cards are not told apart, and the order of a pile counts). The tree is what one match shows of it: the logarithms of
the moves at every decision and of all deals, added up.
"""

import argparse
from collections import Counter
from math import lgamma, log, log10

import saboteur
from saboteur import Dice, Position
from saboteur.engine.core.chance import Chance
from saboteur.games import ruleset

USUAL = {"saboteur": 5, "saboteur2": 5, "duel": 2, "solo": 1, "dark-cave": 4}
HEAD = (
    "| game, players | matches | decisions: mean, most | legal moves: mean, most | first deal | tree: mean, most |\n"
    "|---|---|---|---|---|---|"
)


def outcomes(cards: list[int], count: int) -> float:
    """The logarithm to ten of how many different rows of ``count`` cards can be drawn."""
    # The coefficients of the product of all (1 + x + x²/2! + … + x^m/m!), one for each card that is there m times.
    ways = [1.0]
    for copies in Counter(cards).values():
        longer = [0.0] * min(len(ways) + copies, count + 1)
        for at, way in enumerate(ways):
            part = way
            for number in range(copies + 1):
                if number:
                    part /= number
                if at + number < len(longer):
                    longer[at + number] += part
        ways = longer
    return log10(ways[count]) + lgamma(count + 1) / log(10)


class Counted(Chance):
    """Draws with dice, and adds up how much could have been drawn."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.drawn = 0.0

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """Draw, and count."""
        self.drawn += outcomes(cards, count)
        return self.dice.draw(what, cards, count)


def line(game: str, players: int, matches: int) -> str:
    """A row of the table."""
    decisions, legal, most, trees = [], 0, 0, []
    first = 0.0
    for seed in range(matches):
        chance, dice = Counted(seed), Dice(seed + 1_000_003)
        position = Position(ruleset(game, players).game, chance)
        position.start()
        first = chance.drawn
        played, tree = 0, 0.0
        while position.actor is not None:
            moves = position.moves()
            played, legal, most, tree = played + 1, legal + len(moves), max(most, len(moves)), tree + log10(len(moves))
            position.play(moves[dice.below(len(moves))])
        decisions.append(played)
        trees.append(tree + chance.drawn)
    mean = sum(decisions) / matches
    numbers = f"{mean:.0f}, {max(decisions)} | {legal / sum(decisions):.1f}, {most} | 10^{first:.0f}"
    return f"| `{game}`, {players} | {matches} | {numbers} | 10^{sum(trees) / matches:.0f}, 10^{max(trees):.0f} |"


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description="How large the games are.")
    parser.add_argument("--matches", type=int, default=150)
    known = parser.parse_args()
    print(f"engine: {saboteur.FORM}, digest {saboteur.DIGEST[:12]}\n\n{HEAD}", flush=True)
    for game, players in USUAL.items():
        print(line(game, players, known.matches), flush=True)


if __name__ == "__main__":
    main()
