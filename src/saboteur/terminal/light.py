"""What is joined to the starts, asked of the engine's own maze so that the rule exists once."""

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
"""How far the sides that only others reach are shifted."""


class Ways(msgspec.Struct, frozen=True):
    """Where the ways of a maze begin, and who may pass where."""

    starts: tuple[Cell, ...] = ((0, 0),)
    """The start of each network."""
    colours: tuple[str, ...] = ("",)
    """The colour of each network; one without a colour passes every door."""
    keys: frozenset[tuple[Cell, int]] = frozenset()
    """The doors unlocked, and for which network."""
    bribed: frozenset[Cell] = frozenset()
    """The trolls that let everyone pass."""
    own: int | None = None
    """The reader's network, if it is not all the same."""


def lit_arms(cards: Iterable[tuple[Cell, Shape]], ways: Ways | None = None) -> dict[Cell, int]:
    """For every card the open sides (as a mask) up to which a way leads from the reader's start.

    Those reached from another start only are shifted by `FAR`. A dead end is lit on the side from which one comes,
    and nothing goes on inside it.
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
    """A card as one may walk on it: a tunnel joins its curves, ladders lead to each other."""
    return add_tile(tiles, -1, shape, reading, [shape.openings] if shape.has("tunnel") else None)
