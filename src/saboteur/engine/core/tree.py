"""A tree over the next choices of the searching seat: rollouts try out how it could go on, and learn what pays.

A node is a sequence of its own moves, whatever it draws and whatever others do in between: each rollout deals that
anew ("open loop"). So a node knows only what the seat will know, and no hidden card decides where a rollout goes.
"""

from math import log, sqrt
from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.policy import WORST, Policy, apply, rollout
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.native import append, i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

WIDEST: Final = 8
"""Most moves that are tried at a node."""
GROWTH: Final = 3
"""The k-th best move by the policy's weights is tried after this many rollouts times k * k."""
CURIOSITY: Final = 0.7
"""The weight of exploration, in standard deviations of what rollouts are worth."""

NONE: Final = -1


@final
class Tree:
    """What the rollouts of one search have learned."""

    policy: Policy
    seat: i64
    moves: vec[i64]  # by node: the move that leads to it from its parent
    children: vec[i64]  # by node: its first child, or none
    siblings: vec[i64]  # by node: its parent's next child, or none
    visits: vec[i64]  # by node
    sums: vec[i64]  # by node: of what its rollouts were worth
    path: vec[i64]  # the nodes of the current rollout
    steps: i64
    weights: vec[i64]
    worths: i64  # of all rollouts: number, sum and sum of squares
    sum: float
    squares: float

    def __init__(self, policy: Policy, seat: int, candidates: int) -> None:
        """The first nodes are the candidates."""
        self.policy = policy
        self.seat = seat
        self.moves = vec[i64]([0] * candidates)
        self.children = vec[i64]([NONE] * candidates)
        self.siblings = vec[i64]([NONE] * candidates)
        self.visits = vec[i64]([0] * candidates)
        self.sums = vec[i64]([0] * candidates)
        self.path = vec[i64]([0] * (int(policy.foresight) + 1))
        self.steps = 0
        self.weights = vec[i64]([0] * 256)
        self.worths = 0
        self.sum = 0.0
        self.squares = 0.0

    def begin(self, candidate: i64) -> None:
        """Begin a rollout with a candidate."""
        self.path[0] = candidate
        self.steps = 1

    def play_on(self, position: "Position", dice: Dice, moves: Moves) -> None:
        """Play all seats to the end of the round, the seat's next choices by what was learned."""
        policy = self.policy
        agenda = position.agenda
        while self.steps < len(self.path) and not policy.enough:
            at = position.depth - STEP_WIDTH
            seat = agenda[at + 1]
            if seat == self.seat:
                move = self._choose(position, dice, moves)
            else:
                move = policy.pick(position, seat, dice, moves)
            policy.note(position, seat, move)
            if apply(position, move, policy.stop):
                return
        rollout(policy, position, dice, moves)

    def learn(self, worth: i64) -> None:
        """Remember what the rollout just played was worth to the seat."""
        i: i64
        for i in range(self.steps):
            node = self.path[i]
            self.visits[node] += 1
            self.sums[node] += worth
        self.worths += 1
        self.sum += float(worth)
        self.squares += float(worth) * float(worth)

    def _choose(self, position: "Position", dice: Dice, moves: Moves) -> i64:
        """One of the best moves by the policy's weights: the one that has paid best, or is hardly known."""
        policy = self.policy
        seat = self.seat
        policy.consider(position, seat, dice, moves)
        if moves.count == 1:
            return moves.items[0]
        weights = self.weights
        if len(weights) < moves.count:
            weights = vec[i64]([0] * int(2 * moves.count))
            self.weights = weights
        policy.weigh(position, seat, moves, weights)
        here = self.path[self.steps - 1]
        width = self._width(here)
        margin = self._margin(here)
        found: i64 = 0
        chosen: i64 = -1
        best = 0.0
        rank: i64
        i: i64
        for rank in range(min(width, moves.count)):
            top: i64 = 0
            for i in range(1, moves.count):
                if weights[i] > weights[top]:
                    top = i
            weights[top] = WORST
            node = self._node(here, moves.items[top])
            tried = float(self.visits[node])
            if tried == 0.0:
                found = moves.items[top]
                chosen = node
                break
            score = float(self.sums[node]) / tried + margin / sqrt(tried)
            if chosen < 0 or score > best:
                best = score
                found = moves.items[top]
                chosen = node
        self.path[self.steps] = chosen
        self.steps += 1
        return found

    def _width(self, node: i64) -> i64:
        """How many moves are tried at a node by now."""
        visits = self.visits[node]
        width: i64 = 1
        while width < WIDEST and visits >= GROWTH * width * width:
            width += 1
        return width

    def _margin(self, node: i64) -> float:
        """What a move of the node that was tried once may be better than it looks."""
        if self.worths == 0:
            return 0.0
        mean = self.sum / float(self.worths)
        spread = max(0.0, self.squares / float(self.worths) - mean * mean)
        return CURIOSITY * sqrt(spread * log(float(self.visits[node] + 2)))

    def _node(self, parent: i64, move: i64) -> i64:
        """The node reached by a move, made at the first visit."""
        node = self.children[parent]
        while node != NONE:
            if self.moves[node] == move:
                return node
            node = self.siblings[node]
        node = len(self.visits)
        self.moves = append(self.moves, move)
        self.children = append(self.children, NONE)
        self.siblings = append(self.siblings, self.children[parent])
        self.children[parent] = node
        self.visits = append(self.visits, 0)
        self.sums = append(self.sums, 0)
        return node
