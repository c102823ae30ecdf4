"""Moves aimed at aliases: far cells that share an index with a near one on the folded grid."""

import random
from collections.abc import Iterator

import msgspec

from saboteur import Match, Move
from saboteur.cards.actions import ACTIONS
from saboteur.engine.core.place import place_at
from saboteur.notation.move import Cell

REACH = 100
"""No move is aimed beyond."""


class Aliases:
    """The cells of a match's board by their index in its grid."""

    def __init__(self, match: Match) -> None:
        self.mask = match._position.board.mask
        self.cells: dict[int, list[Cell]] = {}
        for x in range(-REACH, REACH + 1):
            for y in range(-REACH, REACH + 1):
                self.cells.setdefault(self.index((x, y)), []).append((x, y))

    def index(self, cell: Cell) -> int:
        """Where the grid keeps a cell."""
        return place_at(*cell) & self.mask

    def of(self, cell: Cell) -> list[Cell]:
        """All other cells that are kept in the same place."""
        return [other for other in self.cells[self.index(cell)] if other != cell]

    def nowhere(self, match: Match) -> Cell:
        """An ordinary far cell: empty, without neighbours, and no alias of another cell."""
        taken = {self.index((x + dx, y + dy)) for x, y in occupied(match) for dx, dy in NEAR}
        return next(cells[0] for index, cells in self.cells.items() if index not in taken)


NEAR = [(dx, dy) for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2)]


def occupied(match: Match) -> list[Cell]:
    """Every cell on which a card lies."""
    view = match.view(None)
    return [*(laid.cell for laid in view.board), *(goal.cell for goal in view.goals)]


def aimed(match: Match) -> Iterator[Move]:
    """One move for each thing the actor can aim at a cell now, legal or not."""
    seen = set()
    for move in match.moves():
        if move.cell is not None:
            bare = msgspec.structs.replace(move, cell=None)
            if bare not in seen:
                seen.add(bare)
                yield move
    for card in sorted(set(match.view(match.actor).hand)):
        kind = ACTIONS.get(card.rpartition(".")[2])
        if kind is None:
            yield Move("lay", card=card, cell=(0, 0))
        elif kind.aim in {"cell", "cell-or-player"}:
            yield Move("play", card=card, cell=(0, 0))
        elif kind.aim == "edge":
            yield from (Move("play", card=card, cell=(0, 0), side=side) for side in "ES")
        elif kind.aim == "field":
            yield from (Move("play", card=card, cell=(0, 0), field=field) for field in ("", "c", "end"))
    for field in ("", "c", "N"):
        yield Move("step", cell=(0, 0), field=field)
    yield Move("chop", cell=(0, 0), side="E")
    yield Move("bribe", cell=(0, 0))
    yield Move("mark", cell=(0, 0))


def at(move: Move, cell: Cell) -> Move:
    """The same move, aimed elsewhere."""
    return msgspec.structs.replace(move, cell=cell)


def targets(match: Match) -> list[Cell]:
    """Every occupied cell and every cell at which a legal move is aimed."""
    return sorted({*occupied(match), *(move.cell for move in match.moves() if move.cell is not None)})


def far_moves(match: Match, aliases: Aliases, rng: random.Random, count: int) -> list[tuple[Move, Move]]:
    """Moves aimed at aliases, drawn at random, each with the same move aimed at an ordinary far cell."""
    nowhere = aliases.nowhere(match)
    moves, cells = list(aimed(match)), targets(match)
    found = []
    for _ in range(count):
        move = rng.choice(moves)
        found.append((at(move, rng.choice(aliases.of(rng.choice(cells)))), at(move, nowhere)))
    # An alias would be mistaken for a legal target nearby.
    legal = [(move, move.cell) for move in match.moves() if move.cell is not None]
    return found + [(at(move, rng.choice(aliases.of(cell))), at(move, nowhere)) for move, cell in legal]
