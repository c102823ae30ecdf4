"""How a greedy saboteur weighs its moves."""

from __future__ import annotations

from saboteur.bots.maze import without
from saboteur.bots.situation import Situation
from saboteur.bots.supply import is_through
from saboteur.move import Move


def weigh(now: Situation, move: Move) -> float:
    """How good the move is for the saboteurs."""
    if move.verb == "lay":
        return _lay(now, move)
    if move.verb == "discard":
        return -_worth(now, move.cards[0])
    card = move.card or ""
    if card == "map":
        return 0.3 if now.surest < 0.99 else -0.2
    if card == "rockfall":
        return _collapse(now, move)
    if card.startswith("broken"):
        return _break(now, move)
    return _repair(now, move)


def _lay(now: Situation, move: Move) -> float:
    assert move.card is not None
    assert move.cell is not None
    if now.wins(move.card, move.cell) > 0:
        return -20.0
    harm = -now.gain(move.card, move.cell)
    if harm > 0:
        return harm * 0.8
    return harm - 0.05


def _collapse(now: Situation, move: Move) -> float:
    assert move.cell is not None
    harm = now.expect(without(now.maze, move.cell).outlook.turns) - now.missing
    return 0.8 * harm if harm > 0 else -0.5


def _break(now: Situation, move: Move) -> float:
    assert move.seat is not None
    friend = now.suspicion[move.seat]
    return (1.5 if now.broken(move.seat) == 0 else 0.4) * (1 - 2 * friend)


def _repair(now: Situation, move: Move) -> float:
    seat = move.seat
    assert seat is not None
    if seat == now.me:
        return 0.3 if now.broken(seat) == 1 else 0.1
    return 0.2 * (2 * now.suspicion[seat] - 1) - 0.3


def _worth(now: Situation, card: str) -> float:
    if card == "map":
        return 0.05 if now.surest > 0.99 else 0.2
    if card == "rockfall" or card.startswith("broken"):
        return 1.0
    if card.startswith("repair"):
        return -0.05
    return -0.1 if is_through(card) else 0.4
