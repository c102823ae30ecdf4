"""How a greedy saboteur weighs moves: about 1 per turn the diggers lose."""

from __future__ import annotations

from collections.abc import Callable

from saboteur.bots.odds import NEUTRAL, family, is_through
from saboteur.bots.saboteur.picture import Situation
from saboteur.notation.move import Move

LOSS = -20.0
HARM = 1.2
"""Value of a turn the diggers lose to a card in their way."""
COLLAPSE = 0.8
"""The same for a rockfall: the gap can be filled again."""
MISLEAD = 0.15
"""A card that leads to a goal without gold looks helpful."""
IDLE = -0.05
LOOK = 0.3
BREAK, BREAK_MORE = 1.5, 0.4
HEAL_ME, HEAL_ME_PARTLY = 0.3, 0.1
HEAL = -0.3
KEEP = {"map": 0.2, "rockfall": 1.0, "broken": 1.0, "repair": -0.05}
"""Value of keeping a card; negative for cards that help the diggers."""
KEEP_PATH, KEEP_DEAD_END = -0.1, 0.4


def weigh(now: Situation, move: Move) -> float:
    """Weight of a move for the saboteurs."""
    if move.verb == "lay":
        return _lay(now, move)
    if move.verb == "discard":
        return -_worth(now, move.cards[0])
    play = PLAYS.get(family(move.card or ""))
    return NEUTRAL if play is None else play(now, move)


def _lay(now: Situation, move: Move) -> float:
    """Block the way, or at least mislead; never help."""
    assert move.card is not None
    assert move.cell is not None
    if now.wins(move.card, move.cell):
        return LOSS
    harm = now.turns_with(move.card, move.cell) - now.turns
    if harm > 0:
        return HARM * harm
    if harm == 0 and now.knows and _misleads(now, move):
        return MISLEAD
    return harm + IDLE


def _misleads(now: Situation, move: Move) -> bool:
    """Whether the card leads closer to a goal without gold, without turning it up."""
    assert move.card is not None
    assert move.cell is not None
    before, after = now.maze.outlook.cards, now.maze.after(move.card, move.cell).cards
    return any(chance == 0 and 0 < new < old for chance, old, new in zip(now.gold, before, after, strict=True))


def _look(now: Situation, move: Move) -> float:
    return LOOK if now.chance(move.cell) and not now.knows else -KEEP["map"]


def _collapse(now: Situation, move: Move) -> float:
    assert move.cell is not None
    harm = now.turns_without(move.cell) - now.turns
    return COLLAPSE * harm if harm > 0 else -1.0


def _break(now: Situation, move: Move) -> float:
    """Stop trusted players first, and those who can still dig before those who cannot."""
    assert move.seat is not None
    return (BREAK_MORE if now.broken(move.seat) else BREAK) * (1 - 2 * now.suspicion[move.seat])


def _repair(now: Situation, move: Move) -> float:
    if move.seat != now.view.seat:
        return HEAL
    return HEAL_ME if now.broken(move.seat) == 1 else HEAL_ME_PARTLY


PLAYS: dict[str, Callable[[Situation, Move], float]] = {
    "map": _look,
    "rockfall": _collapse,
    "broken": _break,
    "repair": _repair,
}
"""The action cards it knows how to use."""


def _worth(now: Situation, card: str) -> float:
    action = now.action_worth(card, KEEP)
    if action is not None:
        return action
    return KEEP_PATH if is_through(card) else KEEP_DEAD_END
