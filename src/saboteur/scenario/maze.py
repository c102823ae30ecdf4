"""Checks that the maze of a scenario is possible and fits the engine."""

from __future__ import annotations

from saboteur.cards.shape import Shape
from saboteur.engine.core import layout as engine
from saboteur.engine.core.place import place_at, reach_of_fold
from saboteur.games import Ruleset
from saboteur.notation.move import Cell, write_cell
from saboteur.scenario.error import ScenarioError

_TOUCHING = ((0, -1, 1, 4), (1, 0, 2, 8))
"""Up and to the right: the step, the side of this card and the side of the other that touch."""


def check(rules: Ruleset, board: list[tuple[int, Cell]], to_come: list[int]) -> None:
    """Reject an impossible maze; ``to_come`` are the cards that may still be played."""
    layout = rules.deck.layout(rules.players)
    shapes = {cell: Shape.parse(_start(rules, cell)) for cell in layout.starts}
    for tile, cell in board:
        if cell in layout.goals:
            raise ScenarioError(f"On {write_cell(cell)} lies a goal; say under 'goals' what it is.")
        if cell in shapes:
            raise ScenarioError(f"On {write_cell(cell)} lies a card already.")
        shapes[cell] = Shape.parse(rules.codec.tiles[tile])
    _check_fit(shapes)
    paths = sum(card < len(rules.deck.paths) for card in to_come)
    rockfalls = sum(rules.codec.names[card] == "rockfall" for card in to_come)
    _check_reach([*shapes, *layout.goals], paths, rules)
    # The board of a deck of one's own has room for any edge.
    if not rules.deck.home:
        _check_edge({*shapes, *layout.goals}, 2 * paths + rockfalls, rules)


def _start(rules: Ruleset, cell: Cell) -> str:
    return rules.codec.tiles[rules.game.template.tile_at(place_at(*cell))]


def _check_fit(shapes: dict[Cell, Shape]) -> None:
    """Neighbouring tunnels must fit, as laid cards do; goals need not."""
    for (x, y), shape in shapes.items():
        for dx, dy, side, back in _TOUCHING:
            other = shapes.get((x + dx, y + dy))
            if other is not None and bool(shape.openings & side) != bool(other.openings & back):
                there = write_cell((x + dx, y + dy))
                raise ScenarioError(f"{shape} on {x},{y} and {other} on {there} do not fit together.")


def _check_reach(cells: list[Cell], to_lay: int, rules: Ruleset) -> None:
    """The engine folds the infinite grid onto a small one; no two cells of a maze may coincide there."""
    most = reach_of_fold(rules.game.template.mask + 1) - to_lay - 3
    for number, one in enumerate(cells):
        for other in cells[:number]:
            steps = abs(one[0] - other[0]) + abs(one[1] - other[1])
            if steps > most:
                ends = f"{write_cell(other)} and {write_cell(one)} lie {steps} steps apart"
                raise ScenarioError(f"{ends}; with {to_lay} path cards still to be laid at most {most} are possible.")


def _check_edge(cells: set[Cell], growth: int, rules: Ruleset) -> None:
    """Laying a card adds at most two cells to the edge, removing one adds one; the engine's room is limited."""
    edge = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - cells
    if len(edge) + growth > engine.edge_room(rules.game.template):
        raise ScenarioError("The board falls into too many parts; lay the cards closer together, or hold fewer.")
