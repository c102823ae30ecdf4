"""Which tunnels are connected to the starts, computed by the engine so that the rule exists once."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from saboteur.cards.shape import Shape
from saboteur.engine.core.game import empty_board
from saboteur.engine.core.place import place_at
from saboteur.engine.core.tiles import Tiles
from saboteur.engine.duel.bribe import open_trolls
from saboteur.engine.duel.key import unlock
from saboteur.games.card_table import Reading, add_tile
from saboteur.notation.move import Cell

_GRID = 2048
FAR = 4
"""Shift of the sides that only others are connected to."""


class Ways(msgspec.Struct, frozen=True):
    """The starts of a maze, and who may pass where."""

    starts: tuple[Cell, ...] = ((0, 0),)
    """The start of each network."""
    colours: tuple[str, ...] = ("",)
    """The colour of each network; one without a colour passes all doors."""
    keys: frozenset[tuple[Cell, int]] = frozenset()
    """Unlocked doors, with the network each is open for."""
    bribed: frozenset[Cell] = frozenset()
    """Bribed trolls, which everyone passes."""
    own: int | None = None
    """The viewer's network; None if networks are not told apart."""


def lit_arms(cards: Iterable[tuple[Cell, Shape]], ways: Ways | None = None) -> dict[Cell, int]:
    """The mask of open sides connected to the viewer's start, for every card.

    Sides connected to another start only are shifted by `FAR`. A dead end is lit on the connected side alone.
    """
    laid = dict(cards)
    rules = ways or Ways()
    networks = range(len(rules.colours))
    tiles = Tiles(len(networks))
    reading = Reading(rules.colours)
    numbers = {shape: _tile(tiles, shape, reading) for shape in dict.fromkeys(laid.values())}
    board = empty_board(tiles, _GRID, len(laid) + 8, 0)
    for cell, shape in laid.items():
        if cell in rules.starts:
            board.put_start(place_at(*cell), numbers[shape], rules.starts.index(cell))
        else:
            board.lay(place_at(*cell), numbers[shape])
    for cell, network in rules.keys:
        unlock(board, place_at(*cell), network)
    for cell in rules.bribed:
        open_trolls(board, place_at(*cell))
    lit = {}
    for cell in laid:
        reached = [
            sum(1 << side for side in range(4) if board.touches(place_at(*cell), side, network)) for network in networks
        ]
        near = sum(1 << side for side in range(4) if any(mask >> side & 1 for mask in reached))
        if rules.own is None:
            lit[cell] = near
        else:
            lit[cell] = reached[rules.own] | (near & ~reached[rules.own]) << FAR
    return lit


def _tile(tiles: Tiles, shape: Shape, reading: Reading) -> int:
    """The tile of a card for walking: a tunnel joins its curves, ladders are connected."""
    return add_tile(tiles, -1, shape, reading, [shape.openings] if shape.has("tunnel") else None)
