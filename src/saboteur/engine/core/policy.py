"""A fast player of one game: weighs moves by what the seat to move knows, and plays rounds on to their end.

It serves a search as blueprint, as the player of its rollouts, and as a guess how others choose. Numbers are
thousandths of a nugget or of a turn, so that both forms of the engine reckon alike.
"""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.step import ALWAYS, DEPENDS, NEXT_ROUND, TURN
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

MILLI: Final = 1000
WORST: Final = -(1 << 40)


class Policy:
    """A policy: plays one game without lookahead.

    A policy keeps scratch numbers: each search takes one of its `own`.
    """

    stop: i64 = NEXT_ROUND  # the kind of step at which a round counts as over
    jitter: i64 = 1  # weights that differ by less are alike
    doubt: float = 0.4  # how many standard errors better than its own move another must be; see `Search.run`
    foresight: i64 = 0  # how many further choices of its seat a long search tries out
    enough: bool = False  # set by a policy that can tell what a round is worth before its end
    weights: vec[i64]

    def __init__(self) -> None:
        self.weights = vec[i64]([0] * 1024)

    # Game-specific parts.

    def own(self) -> "Policy":
        """An independent policy with its own scratch data."""
        raise NotImplementedError

    def study(self, position: "Position") -> None:
        """Prepare for searching from a position; called once before many rollouts."""

    def begin(self, position: "Position", belief: vec[i64]) -> None:
        """Prepare for a rollout from a position; the belief is what the public thinks of each seat."""

    def searches(self, position: "Position") -> bool:
        """Whether the current prompt is worth a search."""
        return True

    def survey(self, position: "Position", seat: i64) -> None:
        """Prepare for weighing the moves of a seat."""

    def weight(self, position: "Position", seat: i64, move: i64) -> i64:
        """The value of a move to the seat, from what it knows."""
        raise NotImplementedError

    def list_turn(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> None:
        """List the moves of a turn that are considered in a rollout."""
        raise NotImplementedError

    def note(self, position: "Position", seat: i64, move: i64) -> None:
        """Update with the public part of a move that is about to be played."""

    def worth(self, position: "Position", seat: i64) -> i64:
        """The value to the seat of a round that is over, or was played long enough."""
        raise NotImplementedError

    def success(self, position: "Position", seat: i64) -> i64:
        """The seat's success in the round, in thousandths: won or not; in solo, its gold."""
        if self.worth(position, seat) > 0:
            return MILLI
        return 0

    # Shared parts.

    def weigh(self, position: "Position", seat: i64, moves: Moves, weights: vec[i64]) -> None:
        """The value of each of the moves to the seat."""
        self.survey(position, seat)
        i: i64
        for i in range(moves.count):
            weights[i] = self.weight(position, seat, moves.items[i])

    def consider(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> None:
        """List the moves that are considered in a rollout, at any prompt."""
        at = position.depth - STEP_WIDTH
        agenda = position.agenda
        moves.count = 0
        if agenda[at] == TURN:
            self.list_turn(position, seat, dice, moves)
        else:
            position.game.steps[agenda[at]].moves(position, seat, agenda[at + 2], agenda[at + 3], moves)

    def pick(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> i64:
        """The best of the considered moves."""
        self.consider(position, seat, dice, moves)
        if moves.count == 1:
            return moves.items[0]
        while len(self.weights) < moves.count:
            self.weights = vec[i64]([0] * (2 * len(self.weights)))
        self.weigh(position, seat, moves, self.weights)
        return best_of(moves, self.weights, dice, self.jitter)

    def play_on(self, position: "Position", dice: Dice, moves: Moves) -> i64:
        """Play all seats to the end of the round; returns the number of moves."""
        agenda = position.agenda
        steps = position.game.steps
        stop = self.stop
        count: i64 = 0
        over = run_on(position, stop)
        while not over and not self.enough:
            at = position.depth - STEP_WIDTH
            step = steps[agenda[at]]
            seat = agenda[at + 1]
            move = self.pick(position, seat, dice, moves)
            self.note(position, seat, move)
            position.depth = at
            step.play(position, seat, agenda[at + 2], agenda[at + 3], move)
            over = run_on(position, stop)
            count += 1
        return count


def best_of(moves: Moves, weights: vec[i64], dice: Dice, jitter: i64) -> i64:
    """The move with the highest weight; random noise below ``jitter`` decides between close ones."""
    best: i64 = WORST
    found: i64 = 0
    i: i64
    for i in range(moves.count):
        weight = weights[i]
        if weight + jitter > best:
            weight += dice.below(jitter)
            if weight > best:
                best = weight
                found = moves.items[i]
    return found


def thin(moves: Moves, first: i64, most: i64, dice: Dice) -> None:
    """Keep at most this many of the moves from the first on, drawn at random."""
    i: i64
    if moves.count - first <= most:
        return
    for i in range(first, first + most):
        j = i + dice.below(moves.count - i)
        move = moves.items[j]
        moves.items[j] = moves.items[i]
        moves.items[i] = move
    moves.count = first + most


def run_on(position: "Position", stop: i64) -> bool:
    """Run steps until one asks; True if the round is over instead."""
    agenda = position.agenda
    steps = position.game.steps
    while position.depth > 0:
        at = position.depth - STEP_WIDTH
        kind = agenda[at]
        if kind in (stop, NEXT_ROUND):
            return True
        step = steps[kind]
        if step.asking == ALWAYS:
            return False
        seat = agenda[at + 1]
        a = agenda[at + 2]
        b = agenda[at + 3]
        if step.asking == DEPENDS and step.asks(position, seat, a, b):
            return False
        position.depth = at
        step.run(position, seat, a, b)
    return True


def apply(position: "Position", move: i64, stop: i64) -> bool:
    """Play a move of the actor; True if it ends the round."""
    at = position.depth - STEP_WIDTH
    agenda = position.agenda
    step = position.game.steps[agenda[at]]
    position.depth = at
    step.play(position, agenda[at + 1], agenda[at + 2], agenda[at + 3], move)
    return run_on(position, stop)


def rollout(policy: Policy, position: "Position", dice: Dice, moves: Moves) -> i64:
    """Let the policy play all seats to the end of the round; returns the number of moves."""
    return policy.play_on(position, dice, moves)
