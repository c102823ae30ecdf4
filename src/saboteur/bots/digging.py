"""How a greedy digger weighs its moves: about 1 for a card that brings the gold one step nearer."""

from __future__ import annotations

from saboteur.bots.maze import without
from saboteur.bots.situation import Situation
from saboteur.bots.supply import is_through
from saboteur.move import Move

SUSPECT = 0.55
FRIEND = 0.4


def weigh(now: Situation, move: Move) -> float:
    """How good the move is for the diggers."""
    if move.verb == "lay":
        return _lay(now, move)
    if move.verb == "discard":
        return -_worth(now, move.cards[0])
    card = move.card or ""
    if card == "map":
        return _look(now, move)
    if card == "rockfall":
        return _clear(now, move)
    if card.startswith("broken"):
        return _break(now, move)
    return _repair(now, move)


def _lay(now: Situation, move: Move) -> float:
    assert move.card is not None
    assert move.cell is not None
    wins = now.wins(move.card, move.cell)
    gain = now.gain(move.card, move.cell)
    if gain <= 0 and wins == 0:
        return gain - 0.5
    return gain + 20 * wins


def _look(now: Situation, move: Move) -> float:
    """Look early, and where the gold may be."""
    cell = move.cell
    chance = dict(zip(now.maze.hidden, now.gold, strict=True)).get(cell or (0, 0), 0.0)
    if chance in {0.0, 1.0}:
        return -0.3
    return 1.4 + chance if now.missing > 1 else 0.4


def _clear(now: Situation, move: Move) -> float:
    """Take away what is in the way."""
    assert move.cell is not None
    card = next(laid.card for laid in now.view.board if laid.cell == move.cell)
    if is_through(card):
        return -1.0
    gain = now.missing - now.expect(without(now.maze, move.cell).outlook.turns)
    return 0.9 * gain if gain >= 1 else -0.6


def _break(now: Situation, move: Move) -> float:
    assert move.seat is not None
    doubt = now.suspicion[move.seat]
    if doubt < SUSPECT:
        return -1.0
    return (2.2 if now.broken(move.seat) == 0 else 0.6) * (2 * doubt - 1)


def _repair(now: Situation, move: Move) -> float:
    seat = move.seat
    assert seat is not None
    last = now.broken(seat) == 1
    if seat == now.me:
        return 3.0 if last else 1.5
    doubt = now.suspicion[seat]
    if doubt > FRIEND:
        return -1.0
    return (1.2 if last else 0.5) * (1 - 2 * doubt)


def _worth(now: Situation, card: str) -> float:
    """How much a card in hand is worth keeping."""
    if card == "map":
        return 0.05 if now.surest > 0.99 else 0.5
    if card == "rockfall":
        return 0.35
    if card.startswith("broken"):
        return 0.25
    if card.startswith("repair"):
        return 0.3
    return 0.3 if is_through(card) else 0.0
