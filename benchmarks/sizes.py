"""How large the games are: `python benchmarks/sizes.py [--matches N]`, by random matches with the seeds 0, 1, …

Decisions and legal moves are counted; deals are the different outcomes of what chance draws, counted exactly (equal
cards are not told apart, and the order of a pile counts). The tree is what one match shows of it: the logarithms of
the moves at every decision and of all deals, added up.

Information sets (perfect recall) are estimated from above at every decision: what the tree has shown so far, divided by
the number of ways in which the cards that the seat to move has not seen can lie in the pile, in other hands and among
cards thrown away; the largest of a match counts. Positions that differ in hidden roles, goals, gold or cards of earlier
rounds count as different, so there are fewer. Beside it, how many different information states the decisions of all
matches together met: what nobody has met twice says nothing about how many there are, but what a table would need.
"""

import argparse
from collections import Counter
from math import lgamma, log, log10

import saboteur
from saboteur import Dice, Match, Position
from saboteur.engine.core.chance import Chance
from saboteur.games import Ruleset, ruleset
from saboteur.insight.count import count as count_cards
from saboteur.view import View

USUAL = {"saboteur": 5, "saboteur2": 5, "duel": 2, "solo": 1, "dark-cave": 4}
HEAD = (
    "| game, players | matches | decisions: mean, most | legal moves: mean, most | first deal | tree: mean, most "
    "| information sets: mean, most | states met |\n|---|---|---|---|---|---|---|---|"
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


def hidden(rules: Ruleset, view: View) -> float:
    """The logarithm of how many ways the cards that a seat has not seen can lie."""
    known = count_cards(rules, view)
    unseen = [number for number, card in enumerate(known.cards) for _ in range(card.out)]
    return outcomes(unseen, known.pile + known.hands + known.thrown)


def met(game: str, players: int, matches: int) -> tuple[int, int]:
    """How many information states random matches met at their decisions, and how many of them were different."""
    found: set[int] = set()
    decisions = 0
    for seed in range(matches):
        match, dice = Match.new(game, players, seed=seed), Dice(seed + 1_000_003)
        known, told = [0] * players, [0] * players
        while (seat := match.actor) is not None:
            known[seat] = hash((known[seat], *map(str, match.seen(seat, told[seat]))))
            told[seat] = match.seq
            found.add(hash((seat, known[seat])))
            decisions += 1
            moves = match.moves()
            match.play(moves[dice.below(len(moves))])
    return decisions, len(found)


def line(game: str, players: int, matches: int) -> str:
    """A row of the table."""
    decisions, legal, most, trees, sets = [], 0, 0, [], []
    rules = ruleset(game, players)
    first = 0.0
    for seed in range(matches):
        chance, dice = Counted(seed), Dice(seed + 1_000_003)
        position = Position(rules.game, chance)
        position.start()
        first = chance.drawn
        played, tree, largest = 0, 0.0, 0.0
        while position.actor is not None:
            view = position.view(position.actor)
            assert isinstance(view, View)
            largest = max(largest, tree + chance.drawn - hidden(rules, view))
            moves = position.moves()
            played, legal, most, tree = played + 1, legal + len(moves), max(most, len(moves)), tree + log10(len(moves))
            position.play(moves[dice.below(len(moves))])
        decisions.append(played)
        trees.append(tree + chance.drawn)
        sets.append(largest)
    mean = sum(decisions) / matches
    numbers = f"{mean:.0f}, {max(decisions)} | {legal / sum(decisions):.1f}, {most} | 10^{first:.0f}"
    sizes = " | ".join(f"10^{sum(found) / matches:.0f}, 10^{max(found):.0f}" for found in (trees, sets))
    total, different = met(game, players, matches)
    return f"| `{game}`, {players} | {matches} | {numbers} | {sizes} | {different:,} of {total:,} |"


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description="How large the games are.")
    parser.add_argument("--matches", type=int, default=150)
    known = parser.parse_args()
    print(f"engine: {saboteur.FORM}, digest {saboteur.DIGEST[:12]}\n\n{HEAD}", flush=True)
    for game, players in USUAL.items():
        print(line(game, players, known.matches), flush=True)


if __name__ == "__main__":
    main()
