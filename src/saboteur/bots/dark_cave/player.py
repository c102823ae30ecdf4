"""Greedy player of The Dark Cave: build towards the exit, carry the gold there, hinder the others."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.bots.dark_cave.picture import FAR, DarkCavePicture, Spot
from saboteur.bots.odds import NEUTRAL
from saboteur.cards.actions import CREATURES
from saboteur.cards.shape import NotationError, Shape
from saboteur.games.dark_cave.views import OUT, works_for
from saboteur.notation.event import Event
from saboteur.notation.move import Cell, Move
from saboteur.view import View

REACH = dict(zip(CREATURES, (3, 4, 5), strict=True))


class DarkCavePlayer:
    """Weighs moves by how close they bring it to the exit."""

    def choose(self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random) -> Move | None:  # noqa: ARG002 - the signature of all players
        """The best move; None for prompts it does not handle."""
        if view.prompt is None or view.seat is None or view.cave is None:
            return None
        kind = view.prompt.kind
        if kind == "turn":
            return _Turn(view, moves).best(rng)
        if kind == "walk":
            return _walk(view, moves)
        if kind == "prowl":
            return _prowl(view, moves)
        if kind == "vote":
            return Move("agree" if _ahead(view) else "refuse")
        answers = {"fend": "fend", "vein": "take"}
        return next((move for move in moves if move.verb == answers.get(kind)), None)


class _Turn:
    """Decides which card to lay, play or discard."""

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        assert view.cave is not None
        assert view.seat is not None
        self.view = view
        self.cave = view.cave
        self.seat = view.seat
        self.moves = moves
        self.map = DarkCavePicture(view)
        self.out = self.cave.figures[self.seat] == OUT

    def best(self, rng: random.Random) -> Move:
        """The heaviest move, with random tie-breaks."""
        weights = [(self.weight(move), rng.random(), number) for number, move in enumerate(self.moves)]
        return self.moves[max(weights)[2]]

    def weight(self, move: Move) -> float:
        """Weight of a move."""
        if move.verb == "lay":
            return self._lay(move)
        if move.verb == "play":
            return self._play(move)
        if move.verb == "discard":
            return self._discard(move)
        if move.verb == "propose-end":
            return -5.0
        # Keep axes for the walk, where it is clear whether the web is in the way.
        return -1.0

    def _start(self) -> Spot:
        """Where to build from: its own dwarf, else a friend's still inside."""
        inside = [seat for seat in range(self.view.players) if self.cave.figures[seat] != OUT]
        if self.out:
            friends = [seat for seat in inside if friendly(self.view, seat) > 0]
            return self.map.spots[self.cave.figures[(friends or inside)[0]]]
        return self.map.spots[self.cave.figures[self.seat]]

    def _lay(self, move: Move) -> float:
        if not hasattr(self, "_reach"):
            start = self._start()
            self._reach = self.map.reach(start)
            self._left = self.map.left.get(start, FAR)
        if move.cell is None or move.card is None:
            return 0.0
        gain = self._left - self.map.laid(move.card, move.cell, self._reach)
        if self.out and not self._friends_inside():
            return 0.1
        # No gain, but laying a harmless card is better than nothing.
        return 5.0 + 3.0 * gain if gain > 0 else 0.3 + max(gain, -9) / 10

    def _friends_inside(self) -> bool:
        seats = range(self.view.players)
        return any(self.cave.figures[seat] != OUT and friendly(self.view, seat) > 0 for seat in seats)

    def _play(self, move: Move) -> float:
        name = (move.card or "").rpartition(".")[2]
        if name in REACH:
            return self._lure(move, name)
        if name == "information":
            known = any(goal.card.endswith("exit") for goal in self.view.goals)
            unseen = [goal for goal in self.view.goals if goal.cell == move.cell]
            if known or self.out or not unseen or unseen[0].card != "?":
                return 0.2
            return 7.0 + (1.0 if move.cell == self._nearest() else 0.0)
        if name in {"boots", "axe"}:
            if move.seat is None or self.cave.figures[move.seat] == OUT:
                return -2.0
            own = 4.0 if name == "boots" else 1.5
            return own if move.seat == self.seat else own / 3 * friendly(self.view, move.seat)
        if name == "swap-hands":
            return -0.5
        return self._hinder(name) if name in {"web", "rockfall"} else NEUTRAL

    def _nearest(self) -> Cell:
        """The nearest goal that may be the exit."""
        x, y = self.map.spots[self.cave.figures[self.seat]][0]
        return min(self.map.targets, key=lambda cell: (abs(cell[0] - x) + abs(cell[1] - y), cell))

    def _hinder(self, name: str) -> float:
        """Use webs and rockfalls once its own dwarf is out and only others are left."""
        if not self.out or self._friends_inside():
            return -1.0
        return 2.0 if name == "rockfall" else 1.0

    def _lure(self, move: Move, name: str) -> float:
        assert move.cell is not None
        spot = next(spot for text, spot in self.map.spots.items() if text == str(move).partition(" ")[2])
        reach = self.map.reach(spot)
        worth = 0.0
        for seat in range(self.view.players):
            figure = self.cave.figures[seat]
            if figure != OUT and reach.get(self.map.spots[figure], FAR) <= REACH[name]:
                worth = max(worth, -friendly(self.view, seat))
        return 3.0 * worth if worth > 0.2 else -0.5

    def _discard(self, move: Move) -> float:
        """Discard the least useful card; two if both are useless."""
        worth = [card_worth(card) for card in move.cards]
        return 0.6 - sum(worth)


def card_worth(card: str) -> float:
    """How much a card is worth keeping."""
    name = card.rpartition(".")[2]
    try:
        shape = Shape.parse(card)
    except NotationError:
        return {"boots": 0.9, "axe": 0.5, "information": 0.5, "swap-hands": 0.1, "web": 0.2}.get(name, 0.4)
    ways = shape.openings.bit_count()
    return 0.1 if ways == 1 else 0.2 * ways


def friendly(view: View, seat: int) -> float:
    """How likely a player carries gold for the same clan: 1 certain, -1 for the other."""
    assert view.cave is not None
    if view.role is None or seat == view.seat:
        return 1.0
    mine = works_for(view.role)
    if view.roles[seat] != "?":
        return 1.0 if works_for(view.roles[seat]) == mine else -1.0
    loyal = 0.0 if view.players in {3, 4} else 1.0 if view.players == 2 else 0.5
    return loyal if (view.cave.clans[seat] == "blue") == (mine == 1) else -loyal


def _walk(view: View, moves: Sequence[Move]) -> Move:
    """Take the step that leads on, else cut the web in the way, else stay."""
    assert view.cave is not None
    assert view.seat is not None
    stop = next(move for move in moves if move.verb == "stop")
    cave = DarkCavePicture(view)
    here = cave.left.get(cave.spots[view.cave.figures[view.seat]], FAR)
    best, chosen = here, stop
    for move in moves:
        if move.verb == "step":
            left = _after(cave, move)
            if left < best:
                best, chosen = left, move
    if chosen is stop:
        return next((move for move in moves if move.verb == "chop"), stop)
    return chosen


def _after(cave: DarkCavePicture, move: Move) -> int:
    spot = cave.spots.get(str(move).removeprefix("step "))
    if spot is None:
        return cave.guess(move.cell or (0, 0)) - 1
    return cave.left.get(spot, FAR) + cave.entry_cost(spot)


def _prowl(view: View, moves: Sequence[Move]) -> Move:
    """Move towards the nearest enemy dwarf and around friends."""
    assert view.cave is not None
    stop = next(move for move in moves if move.verb == "stop")
    assert view.prompt is not None
    cave = DarkCavePicture(view)
    foes = [cave.spots[f] for seat, f in enumerate(view.cave.figures) if f != OUT and friendly(view, seat) < -0.2]
    friends = {f for seat, f in enumerate(view.cave.figures) if f != OUT and friendly(view, seat) > 0.2}
    best, chosen = view.prompt.steps or 0, stop
    for move in moves:
        text = str(move).removeprefix("step ")
        if move.verb != "step" or (text in friends and cave.spots[text] not in foes):
            continue
        reach = cave.reach(cave.spots[text])
        away = min((reach.get(foe, FAR) for foe in foes), default=FAR)
        if away < best:
            best, chosen = away, move
    return chosen


def _ahead(view: View) -> bool:
    """Whether dwarfs that left brought out more gold for its own clan than for the other."""
    assert view.cave is not None
    if view.role is None:
        return False
    mine = theirs = 0
    for seat in view.cave.left:
        gold = view.gold[seat]
        amount = gold if isinstance(gold, int) else 0
        if works_for(view.roles[seat]) == works_for(view.role):
            mine += amount
        else:
            theirs += amount
    return mine > theirs


PLAYER = DarkCavePlayer
