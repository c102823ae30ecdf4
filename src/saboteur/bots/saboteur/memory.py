"""What a seat infers in a round of the base game: whom to suspect, and where the gold is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from saboteur.bots.maze import Maze, maze_of, seen_by, with_card, with_goal, without
from saboteur.bots.saboteur.trust import Trust
from saboteur.cards.deck import load
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Cell
from saboteur.view import View

LAID_FORWARD, LAID_IDLE, LAID_BACK = -0.7, 0.3, 1.8
"""Evidence of a card that brings a likely goal closer, changes nothing, or lengthens the path."""
OPENED, FELL_IDLE, CUT = -1.5, 0.3, 2.0
"""The same for rockfalls."""
THREW_AWAY = 0.25
"""Evidence of discarding with all tools whole."""
BROKE, REPAIRED, SPOKE = 1.6, 1.2, 0.5
"""Evidence of breaking or repairing a trusted player's tool, or accusing the player; inverted for a suspect."""
ECHO = 0.4
"""Share of that evidence which falls on the target."""
LIED, TOLD_TRUE = 2.5, -0.4
"""Evidence of a wrong or right claim about a goal, once the truth is known."""
POINTED = 0.8
"""How much each path card of a player who has looked at a goal says about the gold."""


class Memory:
    """Follows the events of one round from one seat."""

    def __init__(self) -> None:
        self.maze: Maze | None = None
        self.trust: Trust | None = None
        self.said: list[Claim] = []
        """Its own claims this round, heard like the others' so that a restart forgets nothing."""
        self._told: dict[tuple[int, Cell], str] = {}
        """Claims of others about goals still unknown."""
        self._looked: set[int] = set()
        self._hints: dict[tuple[int, Cell], float] = {}

    def follow(self, view: View, events: Sequence[Event]) -> Trust:
        """Process the events up to this view."""
        if self.trust is None:
            self._begin(view)
        for event in events:
            if event.kind == "round":
                self._begin(view)
                self.maze = maze_of(((view.board[0].card, view.board[0].cell),), tuple([g.cell for g in view.goals]))
            elif self.maze is not None and event.seat is not None:
                self._take_in(event, view)
        self._find_liars(view)
        # The view is right even if the match was not followed from its beginning.
        self.maze = seen_by(view)
        assert self.trust is not None
        return self.trust

    def gold(self, view: View) -> list[float]:
        """Probability of gold under each face-down goal, in order."""
        hidden = [goal for goal in view.goals if not goal.open]
        if any(goal.card == "gold" for goal in hidden):
            return [float(goal.card == "gold") for goal in hidden]
        likely = [float(goal.card == "?") for goal in hidden]
        if self.trust is not None and self._hints:
            suspicion = self.trust.suspicion
            for number, goal in enumerate(hidden):
                told = sum(
                    [
                        (1 - 2 * suspicion[seat]) * hint
                        for (seat, cell), hint in self._hints.items()
                        if cell == goal.cell
                    ]
                )
                likely[number] *= exp(max(-3.0, min(3.0, told)))
        total = sum(likely)
        return [one / total for one in likely] if total else [1 / len(hidden)] * len(hidden)

    def _begin(self, view: View) -> None:
        assert view.seat is not None
        assert view.role is not None
        saboteurs = load(view.game).role_cards(view.players)["saboteur"]
        self.trust = Trust(view.players, view.seat, view.role, saboteurs)
        self.maze = None
        self.said.clear()
        self._told.clear()
        self._looked.clear()
        self._hints.clear()

    def _take_in(self, event: Event, view: View) -> None:
        maze, trust, seat = self.maze, self.trust, event.seat
        assert maze is not None
        assert trust is not None
        assert seat is not None
        if event.kind == "lay":
            assert event.card is not None
            assert event.cell is not None
            self._judge_way(
                seat,
                maze.outlook.cards,
                maze.after(event.card, event.cell).cards,
                view,
                LAID_FORWARD,
                LAID_IDLE,
                LAID_BACK,
            )
            self.maze = with_card(maze, event.card, event.cell)
        elif event.kind == "rockfall":
            assert event.cell is not None
            self.maze = without(maze, event.cell)
            self._judge_way(seat, maze.outlook.cards, self.maze.outlook.cards, view, OPENED, FELL_IDLE, CUT)
        elif event.kind == "reveal":
            assert event.goal is not None
            assert event.cell is not None
            self.maze = with_goal(maze, "NESW" if event.goal == "gold" else event.goal.split()[-1], event.cell)
        elif event.kind in {"break", "repair"}:
            assert event.target is not None
            if event.target != seat:
                self._judge_deed(seat, event.target, BROKE if event.kind == "break" else -REPAIRED)
        elif event.kind == "discard":
            if not view.front[seat]:
                trust.weigh(seat, THREW_AWAY)
        elif event.kind == "map":
            self._looked.add(seat)
        elif event.kind == "claim":
            self._listen(seat, Claim.parse(event.claim or ""), view)

    def _judge_way(
        self,
        seat: int,
        before: tuple[int, ...],
        after: tuple[int, ...],
        view: View,
        good: float,
        idle: float,
        bad: float,
    ) -> None:
        """Judge a change of the maze by the goals that may still hide the gold."""
        assert self.maze is not None
        assert self.trust is not None
        odds = self.gold_in(view)
        gains = [old - new for old, new in zip(before, after, strict=True)]
        plausible = [gain for gain, cell in zip(gains, self.maze.hidden, strict=True) if odds.get(cell, 0.0) > 0.1]
        if not plausible:
            return
        best = max(plausible)
        if best > 0:
            self.trust.weigh(seat, good)
        else:
            self.trust.weigh(seat, bad if min(plausible) < 0 else idle)
        if seat in self._looked and seat != view.seat and best > 0:
            mean = sum(gains) / len(gains)
            for gain, cell in zip(gains, self.maze.hidden, strict=True):
                key = (seat, cell)
                self._hints[key] = self._hints.get(key, 0.0) + POINTED * (gain - mean)

    def gold_in(self, view: View) -> dict[Cell, float]:
        """`gold` by cell."""
        hidden = [goal.cell for goal in view.goals if not goal.open]
        return dict(zip(hidden, self.gold(view), strict=True))

    def _judge_deed(self, seat: int, target: int, evidence: float) -> None:
        """Harming a trusted player is suspicious, harming a suspect is not; the reverse for helping."""
        assert self.trust is not None
        suspicion = self.trust.suspicion
        doer, done_to = suspicion[seat], suspicion[target]
        self.trust.weigh(seat, evidence * (1 - 2 * done_to))
        self.trust.weigh(target, ECHO * evidence * (1 - 2 * doer))

    def _listen(self, seat: int, claim: Claim, view: View) -> None:
        if seat == view.seat:
            self.said.append(claim)
        elif claim.cell is not None:
            key = (seat, claim.cell)
            self._hints[key] = self._hints.get(key, 0.0) + (2.0 if claim.what == "gold" else -2.0)
            self._told[key] = claim.what
        elif claim.seat is not None and claim.seat != seat:
            self._judge_deed(seat, claim.seat, SPOKE if claim.what == "accuse" else -SPOKE)

    def _find_liars(self, view: View) -> None:
        """Compare claims about goals with what is now known."""
        assert self.trust is not None
        known = {goal.cell: goal.card.split()[0] for goal in view.goals if goal.card != "?"} if self._told else {}
        for (seat, cell), what in tuple(self._told.items()):
            if cell in known:
                del self._told[seat, cell]
                self.trust.weigh(seat, TOLD_TRUE if known[cell] == what else LIED)
