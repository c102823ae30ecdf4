"""Values of positions and moves, estimated by rollouts of a policy."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.chance import FACTOR, Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.policy import WORST, Policy, apply, rollout
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Appraisal:
    """Rollouts from positions of one match. The same seed gives the same numbers."""

    policy: Policy
    belief: vec[i64]  # the public belief about each seat, passed on to the policy
    dice: Dice
    moves: Moves

    def __init__(self, policy: Policy, belief: list[int], seed: int) -> None:
        self.policy = policy.own()
        self.belief = vec[i64](belief)
        self.dice = Dice(seed)
        self.moves = Moves()

    def decides(self, position: "Position") -> bool:
        """Whether the current prompt can still change how the round ends."""
        self.policy.study(position)
        return self.policy.searches(position)

    def chances(self, position: "Position", rollouts: int) -> list[int]:
        """The summed results of each seat over this many rollouts, in thousandths."""
        policy = self.policy
        players = position.game.players
        total = vec[i64]([0] * int(players))
        policy.study(position)
        i: i64
        seat: i64
        count: i64 = rollouts
        for i in range(count):
            world = position.copy()
            world.chance = self.dice
            policy.begin(world, self.belief)
            rollout(policy, world, self.dice, self.moves)
            for seat in range(players):
                total[seat] += policy.success(world, seat)
        return [total[seat] for seat in range(players)]

    def candidates(self, position: "Position", seat: int, most: int) -> list[int]:
        """The policy's best moves, the best first."""
        at = position.depth - STEP_WIDTH
        agenda = position.agenda
        moves = Moves()
        step = position.game.steps[agenda[at]]
        step.moves(position, agenda[at + 1], agenda[at + 2], agenda[at + 3], moves)
        weights = vec[i64]([0] * int(moves.count))
        self.policy.study(position)
        self.policy.begin(position, self.belief)
        if moves.count > 1:
            self.policy.weigh(position, seat, moves, weights)
        found: list[int] = []
        i: i64
        while len(found) < most and len(found) < moves.count:
            best: i64 = 0
            for i in range(1, moves.count):
                if weights[i] > weights[best]:
                    best = i
            found.append(moves.items[best])
            weights[best] = WORST
        return found

    def compare(self, worlds: "list[Position]", seat: int, moves: list[int]) -> list[list[int]]:
        """The seat's result in each world after each of the moves, in thousandths, with common random numbers."""
        policy = self.policy
        roll = Dice(1)
        found: list[list[int]] = []
        for start in worlds:
            policy.study(start)
            low = self.dice.below(1 << 30)
            high = self.dice.below(FACTOR)
            row: list[int] = []
            for move in moves:
                world = start.copy()
                roll.low = low
                roll.high = high
                world.chance = roll
                policy.begin(world, self.belief)
                policy.note(world, seat, move)
                if not apply(world, move, policy.stop):
                    rollout(policy, world, roll, self.moves)
                row.append(policy.success(world, seat))
            found.append(row)
        return found
