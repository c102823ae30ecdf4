"""How a greedy digger weighs moves: about 1 per turn by which the gold gets closer."""

from __future__ import annotations

from collections.abc import Callable

from saboteur.bots.odds import NEUTRAL, arms_of, family, is_through
from saboteur.bots.saboteur.picture import Situation
from saboteur.notation.move import Move

WIN = 20.0
IDLE = -0.5
"""Laying a useless card is worse than discarding one."""
LOOK, LOOK_LATE = 1.4, 0.4
"""Value of a look at a goal, scaled by the probability that it hides the gold."""
CLEAR_LEAST = 0.8
"""Turns a rockfall must save at least."""
SUSPECT, FRIEND = 0.55, 0.4
"""Minimum suspicion for breaking a player's tools, maximum for repairing them."""
BREAK, BREAK_MORE = 2.2, 0.6
HEAL_ME, HEAL_ME_PARTLY = 3.0, 1.5
HEAL, HEAL_PARTLY = 1.2, 0.5
KEEP = {"map": 0.5, "rockfall": 0.35, "broken": 0.25, "repair": 0.3}
"""Value of keeping a card."""
KEEP_PATH, KEEP_AHEAD = 0.2, 0.2
EAST, WEST = 1, 8


def weigh(now: Situation, move: Move) -> float:
    """Weight of a move for the diggers."""
    if move.verb == "lay":
        return _lay(now, move)
    if move.verb == "discard":
        return -_worth(now, move.cards[0])
    play = PLAYS.get(family(move.card or ""))
    return NEUTRAL if play is None else play(now, move)


def _lay(now: Situation, move: Move) -> float:
    assert move.card is not None
    assert move.cell is not None
    gain = now.turns - now.turns_with(move.card, move.cell)
    wins = now.wins(move.card, move.cell)
    return gain + WIN * wins if gain > 0 or wins else gain + IDLE


def _look(now: Situation, move: Move) -> float:
    chance = now.chance(move.cell)
    if now.knows or chance == 0.0:
        return -KEEP["map"]
    return LOOK + chance if now.turns > 1 else LOOK_LATE


def _clear(now: Situation, move: Move) -> float:
    """Remove a card that is in the way."""
    assert move.cell is not None
    if not now.maze.in_the_way(move.cell):
        return -1.0
    gain = now.turns - now.turns_without(move.cell)
    return gain if gain >= CLEAR_LEAST else -1.0


def _break(now: Situation, move: Move) -> float:
    assert move.seat is not None
    doubt = now.suspicion[move.seat]
    if doubt < SUSPECT:
        return -1.0
    return (BREAK_MORE if now.broken(move.seat) else BREAK) * (2 * doubt - 1)


def _repair(now: Situation, move: Move) -> float:
    assert move.seat is not None
    last = now.broken(move.seat) == 1
    if move.seat == now.view.seat:
        return HEAL_ME if last else HEAL_ME_PARTLY
    doubt = now.suspicion[move.seat]
    if doubt > FRIEND:
        return -1.0
    return (HEAL if last else HEAL_PARTLY) * (1 - 2 * doubt)


PLAYS: dict[str, Callable[[Situation, Move], float]] = {
    "map": _look,
    "rockfall": _clear,
    "broken": _break,
    "repair": _repair,
}
"""The action cards it knows how to use."""


def _worth(now: Situation, card: str) -> float:
    """Value of keeping a card: nothing for dead ends, most for paths that lead ahead."""
    action = now.action_worth(card, KEEP)
    if action is not None:
        return action
    if not is_through(card):
        return 0.0
    return KEEP_PATH + (KEEP_AHEAD if arms_of(card)[EAST] & WEST else 0.0)
