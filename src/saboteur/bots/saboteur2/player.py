"""The greedy player of Saboteur 2: plays each of the six roles for its own gold."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from saboteur.bots.maze import seen_by, with_goal
from saboteur.bots.odds import NEUTRAL, family, is_through
from saboteur.bots.saboteur2.picture import Situation
from saboteur.cards.actions import is_action
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View

WIN = 20.0
THEFT, THEFT_EARLY = 3.5, 0.3
"""Value of a theft, late and early in the round: an early one may still be removed."""
FREE_ME, MEND_ME, MEND_ME_PARTLY = 6.0, 4.0, 2.0
PAY_OFF = -1.2
"""Value of the two cards that pay for a removal."""
TRAP, BREAK = 6.0, 1.2
HANDS_OFF, HANDS_OFF_MINE = 1.0, -9.0
LOOK, INSPECT = 1.6, 0.6
HARM, COLLAPSE = 1.2, 0.8
CRYSTAL, GIFT = 3.0, -0.4
"""Value of a crystal to a geologist, and to others, whom it makes poorer."""
IDLE = -0.4
DRAWN, DRAWN_DIGGING = 0.3, 0.1
"""Value of a new card: higher for those who want the round to end soon than for those who need the deck as time."""
NEVER = -9.0
HAT = 1.5
"""Value of a new role for a player whose role earns little."""
POOR = ("blue-digger", "green-digger", "boss", "profiteer")
NEAR = 2.0
"""Nobody swaps roles this many turns before the treasure."""


class Saboteur2Player:
    """Weighs moves by role: diggers and boss dig, saboteurs block, geologists lay crystals, all steal."""

    def choose(self, view: View, moves: Sequence[Move], _news: Sequence[Event], rng: random.Random) -> Move | None:
        """The heaviest move, or None for prompts it does not handle."""
        if view.prompt is None or view.seat is None:
            return None
        if view.prompt.kind == "steal":
            return max(moves, key=lambda move: -1 if move.seat is None else _wealth(view, move.seat) + rng.random())
        now = Situation(view)
        if view.prompt.kind == "orient":
            return self._orient(view, now, moves)
        if view.prompt.kind != "turn":
            return None
        return max([(weigh(now, move), rng.random(), move) for move in moves], key=lambda item: item[:2])[2]

    def _orient(self, view: View, now: Situation, moves: Sequence[Move]) -> Move | None:
        """Orient a stone to lead on to the gold, or not to."""
        cell = view.prompt.cell if view.prompt else None
        if cell is None:
            return None
        odds = dict(zip(now.maze.hidden, now.gold, strict=True))

        def way(move: Move) -> float:
            maze = with_goal(seen_by(view), move.card or "", cell)
            return sum(odds.get(goal, 0) * turns for goal, turns in zip(maze.hidden, maze.outlook.turns, strict=True))

        return (min if now.digs else max)(moves, key=way)


def _wealth(view: View, seat: int) -> int:
    gold = view.gold[seat]
    return gold if isinstance(gold, int) else 0


def weigh(now: Situation, move: Move) -> float:
    """Weight of a move for this player."""
    if move.verb == "discard":
        return sum((DRAWN_DIGGING if now.digs else DRAWN) - worth(now, card) for card in move.cards)
    if move.verb == "remove":
        cost = sum(max(0.0, worth(now, card)) for card in move.cards) - PAY_OFF
        return _relief(now, move.card or "") - cost
    if move.verb == "lay":
        return _lay(now, move)
    play = PLAYS.get(family(move.card or ""))
    return NEUTRAL if play is None else play(now, move)


def _relief(now: Situation, card: str) -> float:
    """Value of removing a card in front of the player."""
    if card == "theft":
        return NEVER
    if card == "trapped":
        return FREE_ME
    if not now.wants_to_lay:
        return 0.0
    return MEND_ME if len(now.hindrances) == 1 else MEND_ME_PARTLY


def _lay(now: Situation, move: Move) -> float:
    assert move.card is not None
    assert move.cell is not None
    crystal = _crystal(now, move.card)
    wins = now.wins(move.card, move.cell)
    if wins:
        return crystal + (WIN if now.gains(move.card, move.cell) else -WIN) * wins
    if now.role == "geologist":
        return crystal or IDLE
    gain = now.turns - now.turns_with(move.card, move.cell)
    if now.digs:
        return crystal + (gain if gain > 0 else gain + IDLE)
    return crystal + (-HARM * gain if gain < 0 else IDLE - gain)


def _crystal(now: Situation, card: str) -> float:
    if "crystal" not in card:
        return 0.0
    return CRYSTAL if now.role == "geologist" else GIFT


def _rockfall(now: Situation, move: Move) -> float:
    assert move.cell is not None
    gain = now.turns - now.turns_without(move.cell)
    if now.role == "geologist":
        return -1.0
    if now.digs:
        return gain if gain > 0.8 else -1.0
    return -COLLAPSE * gain if gain < 0 else -1.0


def _map(now: Situation, move: Move) -> float:
    chance = now.chance(move.cell)
    return LOOK + chance if 0 < chance < 1 and now.role != "geologist" else -0.3


def _theft(now: Situation, _move: Move) -> float:
    return THEFT if now.end_is_near else THEFT_EARLY


def _hands_off(now: Situation, move: Move) -> float:
    return HANDS_OFF_MINE if move.seat == now.me else HANDS_OFF


def _trap(now: Situation, move: Move) -> float:
    assert move.seat is not None
    return TRAP * now.rivalry(move.seat) * now.lasting(move.seat)


def _free(now: Situation, move: Move) -> float:
    return FREE_ME if move.seat == now.me else -1.0


def _inspect(now: Situation, move: Move) -> float:
    assert move.seat is not None
    return INSPECT if now.view.roles[move.seat] == "?" else -1.0


def _swap_hats(now: Situation, move: Move) -> float:
    """Give away a hat that cannot win any more."""
    if move.seat == now.me:
        return HAT if now.role in POOR and now.turns > NEAR else -0.3
    return HAT * max(0.0, now.rivalry(move.seat or 0) - 0.8) - 0.3


def _swap_hands(now: Situation, move: Move) -> float:
    """Worthwhile for a player with few and useless cards."""
    assert move.seat is not None
    more = now.view.hand_sizes[move.seat] - (now.view.hand_sizes[now.me] - 1)
    mine = sum(worth(now, card) for card in now.view.hand if card != "swap-hands")
    return 0.2 * more - mine


def _tool(now: Situation, move: Move) -> float:
    """Broken tools and repairs."""
    assert move.seat is not None
    if (move.card or "").startswith("broken"):
        hindered = bool(set(now.view.front[move.seat]) - {"theft"})
        return BREAK * (0.3 if hindered else 1.0) * (now.rivalry(move.seat) if now.digs else 1.0)
    if move.seat != now.me:
        return -0.5
    return _relief(now, "broken")


PLAYS: dict[str, Callable[[Situation, Move], float]] = {
    "broken": _tool,
    "repair": _tool,
    "rockfall": _rockfall,
    "map": _map,
    "theft": _theft,
    "hands-off": _hands_off,
    "trapped": _trap,
    "free": _free,
    "inspection": _inspect,
    "swap-hats": _swap_hats,
    "swap-hands": _swap_hands,
}


def worth(now: Situation, card: str) -> float:
    """Value of keeping a card."""
    kept = KEPT.get(family(card))
    if kept is not None:
        return kept[0 if now.digs else 1]
    if is_action(card):
        return NEUTRAL
    if "crystal" in card and now.role == "geologist":
        return 2.0
    if now.role == "geologist":
        return 0.0
    if ":ladder" in card:
        return 0.8 if now.digs else 0.0
    if is_through(card) == now.digs:
        return 0.0 if now.shut_by(card) else 0.5 + _crystal(now, card)
    return -0.1


KEPT = {
    "map": (0.2, 0.0),
    "rockfall": (0.1, 0.8),
    "broken": (0.2, 0.8),
    "repair": (0.2, 0.0),
    "theft": (2.0, 2.0),
    "hands-off": (0.4, 0.4),
    "trapped": (1.5, 1.5),
    "free": (0.5, 0.5),
    "inspection": (0.1, 0.1),
    "swap-hats": (0.6, 0.0),
    "swap-hands": (0.0, 0.0),
}
"""What actions are worth to those who dig, and to the others."""


PLAYER = Saboteur2Player
