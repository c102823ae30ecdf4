"""How a covert saboteur weighs moves: what a move costs the diggers, less what it reveals about the player.

Early a good reputation is worth more than a lost turn: trusted players are repaired, believed and left alone. It loses
its value towards the end of the round and as the diggers come near the gold.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.bots.maze import without
from saboteur.bots.odds import family
from saboteur.bots.saboteur import sabotage
from saboteur.bots.saboteur.picture import Situation
from saboteur.notation.move import Cell, Move

LIKELY = 0.1
"""Goals that the public thinks less likely do not count."""


NAIVE = {
    "forward": -0.7,
    "aside": 0.3,
    "back": 1.8,
    "astray": 0.8,
    "clear": -1.5,
    "rockfall": 0.3,
    "cut": 2.0,
    "discard": 0.25,
    "break": 1.6,
    "repair": -1.2,
    "accuse": 0.5,
    "vouch": -0.5,
    "lie": 2.0,
    "truth": -0.5,
}
"""Evidence for onlookers who do not expect saboteurs to hide: they are the ones to deceive."""


class Tells(msgspec.Struct, frozen=True):
    """What an onlooker makes of a move, in log odds for a saboteur; deeds to others count by how trusted these are.

    Open sabotage has a high price: it is for the end. Digging ahead, clearing the way and throwing cards away are
    priced so that saboteurs do each about as often as diggers do: who digs more is no better hidden, and helps them.
    """

    forward: float = -0.4
    aside: float = 0.5
    back: float = 5.0
    clear: float = -0.2
    cut: float = 5.0
    rockfall: float = 0.3
    discard: float = 0.0
    map: float = -0.6
    broke: float = 1.6
    repaired: float = -1.2


class Caution(msgspec.Struct, frozen=True):
    """The price of a good reputation."""

    name: float = 2.5
    """Turns of the diggers that a unit of log odds is worth at the beginning."""
    near: float = 1.0
    """Turns to the gold below which it no longer hides."""
    far: float = 5.0
    """Turns to the gold above which it hides fully."""
    dusk: float = 0.75
    """Share of cards left above which reputation keeps its full value."""
    night: float = 0.5
    """Share below which it has none."""
    whim: float = 0.4
    """The amount of noise."""


class Onlooker(msgspec.Struct, frozen=True):
    """What the public believes before the move."""

    gold: dict[Cell, float]
    suspicion: Sequence[float]


def price(now: Situation, caution: Caution, cards: int) -> float:
    """What a unit of log odds is worth now; ``cards`` is the number at the beginning of the round."""
    left = now.view.draw_pile + sum(now.view.hand_sizes)
    time = (left / cards - caution.night) / (caution.dusk - caution.night)
    way = (now.turns - caution.near) / (caution.far - caution.near)
    return caution.name * max(0.0, min(1.0, time)) * max(0.0, min(1.0, way))


def weigh(now: Situation, move: Move, onlooker: Onlooker, worth: float, tells: Tells) -> float:
    """Weight of a move for a saboteur, given what a unit of log odds is worth."""
    harm = sabotage.weigh(now, move)
    return harm - worth * tell(now, move, onlooker, tells) if worth else harm


def tell(now: Situation, move: Move, onlooker: Onlooker, tells: Tells) -> float:
    """What the move reveals about the player."""
    me = now.view.seat
    if move.verb == "lay":
        assert move.card is not None
        assert move.cell is not None
        after = now.maze.after(move.card, move.cell).cards
        return _way(now, after, onlooker, (tells.forward, tells.aside, tells.back))
    if move.verb == "discard":
        return 0.0 if me is not None and now.view.front[me] else tells.discard
    kind = family(move.card or "")
    if kind == "map":
        return 0.0 if now.knows or not now.chance(move.cell) else tells.map
    if kind == "rockfall" and move.cell is not None:
        after = without(now.maze, move.cell).outlook.cards
        return _way(now, after, onlooker, (tells.clear, tells.rockfall, tells.cut))
    if move.seat is not None and move.seat != me:
        trust = 1.0 - 2.0 * onlooker.suspicion[move.seat]
        if kind == "broken":
            return tells.broke * trust
        if kind == "repair":
            return tells.repaired * trust
    return 0.0


def _way(now: Situation, after: tuple[int, ...], onlooker: Onlooker, says: tuple[float, float, float]) -> float:
    good, idle, bad = says
    if after is now.maze.outlook.cards:
        return idle
    gains = [
        before - left
        for cell, before, left in zip(now.maze.hidden, now.maze.outlook.cards, after, strict=True)
        if onlooker.gold.get(cell, 0.0) > LIKELY
    ]
    best = max(gains, default=0)
    return good if best > 0 else bad if min(gains, default=0) < 0 else idle
