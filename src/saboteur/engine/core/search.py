"""Search over sampled worlds: candidates of a policy are tried in the same worlds and played on to the round's end.

Sequential halving: all candidates share the first part of the budget, the better half the next, and so on. The policy's
own move is always among them, and is given up only for one that is better by more than chance explains; what chance
explains grows with the number of candidates. Where a policy's `foresight` and the budget allow, rollouts also try out
the seat's next moves (`core/tree.py`); elsewhere the policy plays them.
"""

import time
from math import log, sqrt
from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.chance import FACTOR, Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.policy import WORST, Policy, apply, rollout
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.tree import Tree
from saboteur.engine.native import i64, mypyc_attr, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

CANDIDATES: Final = 16
"""Most candidates."""
LEAST_WORLDS: Final = 2
"""Fewest worlds in which each candidate is tried before half of them are dropped."""
LONG_ROLLOUTS: Final = 1000
LONG_SECONDS: Final = 0.2
"""From here on a budget is enough for a tree."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Positions consistent with what a seat knows."""

    def sample(self, dice: Dice) -> "Position":
        """A new random position, owned by the caller."""
        raise NotImplementedError


@final
class Samples(Worlds):
    """Worlds resampled from a position, of which only what the seat knows is used."""

    position: "Position"
    seat: i64

    def __init__(self, position: "Position", seat: int) -> None:
        self.position = position
        self.seat = seat

    def sample(self, dice: Dice) -> "Position":
        """A sample for the seat."""
        return self.position.sample(self.seat, dice)


@final
class Budget:
    """How long to think: a number of rollouts (reproducible), or seconds."""

    rollouts: int
    seconds: float
    began: float
    long: bool  # long enough to find out about further moves, too

    def __init__(self, rollouts: int = 0, seconds: float = 0.0) -> None:
        self.rollouts = rollouts
        self.seconds = seconds
        self.began = time.perf_counter()
        self.long = rollouts >= LONG_ROLLOUTS or (rollouts == 0 and seconds >= LONG_SECONDS)

    def spent(self, rollouts: i64) -> float:
        """The share of it that is used up after this many rollouts."""
        if self.rollouts > 0:
            return float(rollouts) / float(self.rollouts)
        if self.seconds <= 0.0:
            return 1.0
        return (time.perf_counter() - self.began) / self.seconds


@final
class Finding:
    """The result of a search: the chosen move, and what was tried."""

    move: int
    blueprint: int  # what the policy would have played
    moves: list[int]  # candidates, best prior first
    means: list[float]  # mean value of each, in nuggets, over the worlds in which it was tried
    counts: list[int]  # in how many worlds
    rollouts: int

    def __init__(self, move: int, blueprint: int) -> None:
        self.move = move
        self.blueprint = blueprint
        self.moves = []
        self.means = []
        self.counts = []
        self.rollouts = 0


@final
class Search:
    """One search for one seat."""

    policy: Policy
    worlds: Worlds
    seat: i64
    belief: vec[i64]  # the public belief about each seat, passed on to the policy
    dice: Dice
    favourites: vec[i64]  # candidates that the caller prefers, best first; empty: the policy's
    moves: vec[i64]
    total: vec[i64]  # by candidate: sum over worlds
    ahead: vec[i64]  # sum of its gains over the blueprint in the same world
    squares: vec[i64]  # of these gains
    tried: vec[i64]
    alive: vec[i64]
    alive_count: i64
    tree: Tree | None
    rollouts: i64

    def __init__(self, policy: Policy, worlds: Worlds, seat: int, belief: list[int], dice: Dice) -> None:
        self.policy = policy
        self.worlds = worlds
        self.seat = seat
        self.belief = vec[i64](belief)
        self.dice = dice
        self.favourites = vec[i64]()
        self.moves = vec[i64]()
        self.total = vec[i64]()
        self.ahead = vec[i64]()
        self.squares = vec[i64]()
        self.tried = vec[i64]()
        self.alive = vec[i64]()
        self.alive_count = 0
        self.tree = None
        self.rollouts = 0

    def prefer(self, moves: list[int]) -> None:
        """Try these legal moves, the blueprint's first, instead of the policy's favourites."""
        self.favourites = vec[i64](moves)

    def run(self, budget: Budget, most: int = CANDIDATES, doubt: float = -1.0) -> Finding:
        """Choose a move for the seat, which is to move in all of the worlds.

        ``doubt`` is the number of standard errors by which a move must beat the policy's, per unit of
        sqrt(2 ln candidates); below 0: the policy's own value.
        """
        if doubt < 0.0:
            doubt = self.policy.doubt
        dice = self.dice
        world = self.worlds.sample(dice)
        self.policy.study(world)
        self.policy.begin(world, self.belief)
        self._list(world, most)
        finding = Finding(self.moves[0], self.moves[0])
        count = len(self.moves)
        if count > 1 and self.policy.searches(world):
            if self.policy.foresight > 0 and budget.long:
                self.tree = Tree(self.policy, int(self.seat), count)
            phases: i64 = 0
            while 1 << phases < count:
                phases += 1
            phase: i64
            for phase in range(phases):
                self._try(budget, float(phase + 1) / float(phases))
                self._halve()
            finding.move = self._decide(doubt)
        i: i64
        for i in range(count):
            finding.moves.append(self.moves[i])
            finding.counts.append(self.tried[i])
            mean = 0.0
            if self.tried[i] > 0:
                mean = float(self.total[i]) / float(self.tried[i]) / 1000.0
            finding.means.append(mean)
        finding.rollouts = self.rollouts
        return finding

    def _list(self, world: "Position", most: i64) -> None:
        """Take the favourite moves of the policy (or the caller) as candidates, the best first."""
        i: i64
        if len(self.favourites) > 0:
            self._take(min(len(self.favourites), most))
            for i in range(len(self.moves)):
                self.moves[i] = self.favourites[i]
            return
        at = world.depth - STEP_WIDTH
        agenda = world.agenda
        moves = Moves()
        step = world.game.steps[agenda[at]]
        step.moves(world, agenda[at + 1], agenda[at + 2], agenda[at + 3], moves)
        weights = vec[i64]([0] * int(moves.count))
        if moves.count > 1:
            self.policy.weigh(world, self.seat, moves, weights)
        self._take(min(moves.count, most))
        j: i64
        for i in range(len(self.moves)):
            best: i64 = 0
            for j in range(1, moves.count):
                if weights[j] > weights[best]:
                    best = j
            self.moves[i] = moves.items[best]
            weights[best] = WORST

    def _take(self, count: i64) -> None:
        """Make room for this many candidates, none of them tried."""
        self.moves = vec[i64]([0] * int(count))
        self.total = vec[i64]([0] * int(count))
        self.ahead = vec[i64]([0] * int(count))
        self.squares = vec[i64]([0] * int(count))
        self.tried = vec[i64]([0] * int(count))
        self.alive = vec[i64]([0] * int(count))
        i: i64
        for i in range(count):
            self.alive[i] = i
        self.alive_count = count

    def _try(self, budget: Budget, until: float) -> None:
        """Try the remaining candidates in world after world, up to this share of the budget."""
        policy = self.policy
        tree = self.tree
        dice = self.dice
        roll = Dice(1)
        moves = Moves()
        worlds: i64 = 0
        i: i64
        while worlds < LEAST_WORLDS or budget.spent(self.rollouts + self.alive_count) <= until:
            world = self.worlds.sample(dice)
            # Common random numbers for all candidates.
            low = dice.below(1 << 30)
            high = dice.below(FACTOR)
            first: i64 = 0
            for i in range(self.alive_count):
                candidate = self.alive[i]
                position = world
                if i + 1 < self.alive_count:
                    position = world.copy()
                roll.low = low
                roll.high = high
                position.chance = roll
                policy.begin(position, self.belief)
                move = self.moves[candidate]
                policy.note(position, self.seat, move)
                if tree is not None:
                    tree.begin(candidate)
                if not apply(position, move, policy.stop):
                    if tree is None:
                        rollout(policy, position, roll, moves)
                    else:
                        tree.play_on(position, roll, moves)
                worth = policy.worth(position, self.seat)
                if tree is not None:
                    tree.learn(worth)
                if candidate == 0:
                    first = worth
                gain = worth - first
                self.total[candidate] += worth
                self.ahead[candidate] += gain
                self.squares[candidate] += gain * gain
                self.tried[candidate] += 1
            self.rollouts += self.alive_count
            worlds += 1

    def _halve(self) -> None:
        """Drop the worse half of the candidates, never the blueprint's move, which stays first."""
        left = (self.alive_count + 1) // 2
        left = max(left, 2)
        alive = self.alive
        i: i64
        j: i64
        # All that are left were tried in the same worlds, so their sums are comparable.
        for i in range(2, self.alive_count):
            candidate = alive[i]
            j = i
            while j > 1 and self.ahead[alive[j - 1]] < self.ahead[candidate]:
                alive[j] = alive[j - 1]
                j -= 1
            alive[j] = candidate
        self.alive_count = min(left, self.alive_count)

    def _decide(self, doubt: float) -> i64:
        """The best candidate, if it is better than the blueprint's move by more than chance explains."""
        best = self.alive[1]
        count = float(self.tried[best])
        mean = float(self.ahead[best]) / count
        spread = float(self.squares[best]) / count - mean * mean
        # A few worlds with equal results would underestimate the error: use at least that of all candidates together.
        squares = 0.0
        worlds = 0.0
        i: i64
        for i in range(1, len(self.moves)):
            squares += float(self.squares[i])
            worlds += float(self.tried[i])
        spread = max(spread, squares / worlds)
        error = sqrt(spread / count)
        demand = doubt * sqrt(2.0 * log(float(len(self.moves))))
        if mean > 0.0 and mean > demand * error:
            return self.moves[best]
        return self.moves[0]
