"""The greedy player of Saboteur 2: plays each of the six roles for its own gold."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from saboteur.bots.maze import seen_by, with_goal
from saboteur.bots.odds import NEUTRAL, family, is_through
from saboteur.bots.saboteur2.picture import Crew
from saboteur.cards.actions import is_action
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View

WIN = 20.0
THEFT, THEFT_EARLY = 3.5, 0.3
"""A nugget from someone else at the end of the round, unless a theft has lain there for so long that it is undone."""
FREE_ME, MEND_ME, MEND_ME_PARTLY = 6.0, 4.0, 2.0
PAY_OFF = -1.2
"""What two cards are worth that buy something off."""
TRAP, BREAK = 6.0, 1.2
HANDS_OFF, HANDS_OFF_MINE = 1.0, -9.0
LOOK, INSPECT = 1.6, 0.6
HARM, COLLAPSE = 1.2, 0.8
CRYSTAL, GIFT = 3.0, -0.4
"""A crystal to a geologist, and to the others, whom it makes poorer."""
IDLE = -0.4
DRAWN, DRAWN_DIGGING = 0.3, 0.1
"""What a new card is worth: more to those who want the round to end soon than to those for whom the deck is time."""
NEVER = -9.0
HAT = 1.5
"""A new hat for a player whose role brings little."""
POOR = ("blue-digger", "green-digger", "boss", "profiteer")
NEAR = 2.0
"""So many turns before the treasure nobody changes roles."""


class Saboteur2Player:
    """Weighs moves by its role: diggers and boss dig, saboteurs block, geologists lay crystals, all of them steal."""

    def choose(self, view: View, moves: Sequence[Move], _news: Sequence[Event], rng: random.Random) -> Move | None:
        """The best move by its weight, or None for a question it does not know."""
        if view.prompt is None or view.seat is None:
            return None
        if view.prompt.kind == "steal":
            return max(moves, key=lambda move: -1 if move.seat is None else _wealth(view, move.seat) + rng.random())
        crew = Crew(view)
        if view.prompt.kind == "orient":
            return self._orient(view, crew, moves)
        if view.prompt.kind != "turn":
            return None
        return max([(weigh(crew, move), rng.random(), move) for move in moves], key=lambda item: item[:2])[2]

    def _orient(self, view: View, crew: Crew, moves: Sequence[Move]) -> Move | None:
        """Lay a stone so that it leads on to the gold, or does not."""
        cell = view.prompt.cell if view.prompt else None
        if cell is None:
            return None
        odds = dict(zip(crew.maze.hidden, crew.gold, strict=True))

        def way(move: Move) -> float:
            maze = with_goal(seen_by(view), move.card or "", cell)
            return sum(odds.get(goal, 0) * turns for goal, turns in zip(maze.hidden, maze.outlook.turns, strict=True))

        return (min if crew.digs else max)(moves, key=way)


def _wealth(view: View, seat: int) -> int:
    gold = view.gold[seat]
    return gold if isinstance(gold, int) else 0


def weigh(crew: Crew, move: Move) -> float:
    """How good the move is for this player."""
    if move.verb == "discard":
        return sum((DRAWN_DIGGING if crew.digs else DRAWN) - worth(crew, card) for card in move.cards)
    if move.verb == "remove":
        cost = sum(max(0.0, worth(crew, card)) for card in move.cards) - PAY_OFF
        return _relief(crew, move.card or "") - cost
    if move.verb == "lay":
        return _lay(crew, move)
    play = PLAYS.get(family(move.card or ""))
    return NEUTRAL if play is None else play(crew, move)


def _relief(crew: Crew, card: str) -> float:
    """What it is worth to be rid of a card in front of oneself."""
    if card == "theft":
        return NEVER
    if card == "trapped":
        return FREE_ME
    if not crew.wants_to_lay:
        return 0.0
    return MEND_ME if len(crew.hindrances) == 1 else MEND_ME_PARTLY


def _lay(crew: Crew, move: Move) -> float:
    assert move.card is not None
    assert move.cell is not None
    crystal = _crystal(crew, move.card)
    wins = crew.wins(move.card, move.cell)
    if wins:
        return crystal + (WIN if crew.gains(move.card, move.cell) else -WIN) * wins
    if crew.role == "geologist":
        return crystal or IDLE
    gain = crew.turns - crew.turns_with(move.card, move.cell)
    if crew.digs:
        return crystal + (gain if gain > 0 else gain + IDLE)
    return crystal + (-HARM * gain if gain < 0 else IDLE - gain)


def _crystal(crew: Crew, card: str) -> float:
    if "crystal" not in card:
        return 0.0
    return CRYSTAL if crew.role == "geologist" else GIFT


def _rockfall(crew: Crew, move: Move) -> float:
    assert move.cell is not None
    gain = crew.turns - crew.turns_without(move.cell)
    if crew.role == "geologist":
        return -1.0
    if crew.digs:
        return gain if gain > 0.8 else -1.0
    return -COLLAPSE * gain if gain < 0 else -1.0


def _map(crew: Crew, move: Move) -> float:
    chance = crew.chance(move.cell)
    return LOOK + chance if 0 < chance < 1 and crew.role != "geologist" else -0.3


def _theft(crew: Crew, _move: Move) -> float:
    return THEFT if crew.end_is_near else THEFT_EARLY


def _hands_off(crew: Crew, move: Move) -> float:
    return HANDS_OFF_MINE if move.seat == crew.me else HANDS_OFF


def _trap(crew: Crew, move: Move) -> float:
    assert move.seat is not None
    return TRAP * crew.rivalry(move.seat) * crew.lasting(move.seat)


def _free(crew: Crew, move: Move) -> float:
    return FREE_ME if move.seat == crew.me else -1.0


def _inspect(crew: Crew, move: Move) -> float:
    assert move.seat is not None
    return INSPECT if crew.view.roles[move.seat] == "?" else -1.0


def _swap_hats(crew: Crew, move: Move) -> float:
    """A hat that cannot win any more is better given away."""
    if move.seat == crew.me:
        return HAT if crew.role in POOR and crew.turns > NEAR else -0.3
    return HAT * max(0.0, crew.rivalry(move.seat or 0) - 0.8) - 0.3


def _swap_hands(crew: Crew, move: Move) -> float:
    """Worth it for who holds nothing of use and fewer cards."""
    assert move.seat is not None
    more = crew.view.hand_sizes[move.seat] - (crew.view.hand_sizes[crew.me] - 1)
    mine = sum(worth(crew, card) for card in crew.view.hand if card != "swap-hands")
    return 0.2 * more - mine


def _tool(crew: Crew, move: Move) -> float:
    """Broken tools and repairs."""
    assert move.seat is not None
    if (move.card or "").startswith("broken"):
        hindered = bool(set(crew.view.front[move.seat]) - {"theft"})
        return BREAK * (0.3 if hindered else 1.0) * (crew.rivalry(move.seat) if crew.digs else 1.0)
    if move.seat != crew.me:
        return -0.5
    return _relief(crew, "broken")


PLAYS: dict[str, Callable[[Crew, Move], float]] = {
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


def worth(crew: Crew, card: str) -> float:
    """How much a card in hand is worth keeping."""
    kept = KEPT.get(family(card))
    if kept is not None:
        return kept[0 if crew.digs else 1]
    if is_action(card):
        return NEUTRAL
    if "crystal" in card and crew.role == "geologist":
        return 2.0
    if crew.role == "geologist":
        return 0.0
    if ":ladder" in card:
        return 0.8 if crew.digs else 0.0
    if is_through(card) == crew.digs:
        return 0.0 if crew.shut_by(card) else 0.5 + _crystal(crew, card)
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
