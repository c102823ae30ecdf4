"""How far from the exit a rollout of The Dark Cave left the dwarfs: it may stop early and is judged by that."""

from __future__ import annotations

import msgspec

from saboteur.engine.core.policy import MILLI, Policy
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import NUGGETS, PEEKED, ROLE
from saboteur.engine.dark_cave.policy import DarkCavePolicy
from saboteur.engine.dark_cave.prospects import IGNORANCE, STUNNED
from saboteur.engine.dark_cave.state import FIGURE, LYING, OUT, works_for
from saboteur.engine.dark_cave.trails import FAR


class Exit(msgspec.Struct, frozen=True):
    """What every dwarf still has before it, and the gold each clan may hope for."""

    steps: tuple[int, ...]
    """Steps left, by seat: 0 outside, `FAR` where no way leads."""
    hoped: tuple[float, float] | None = None
    """Gold that the seat's clan and the other clan get out with on average; two players win by the steps alone."""


def exits(policy: Policy, world: Position, seat: int) -> Exit | None:
    """How far the dwarfs are from the exit, as this seat's success is judged; nothing in other games."""
    if not isinstance(policy, DarkCavePolicy):
        return None
    hidden = _exit(policy, world)
    policy.trails.measure(world, hidden, seat)
    players = range(world.game.players)
    left = [_left(policy, world, one) for one in players]
    steps = tuple(min(FAR, one) for one in left)
    if len(steps) == 2:
        return Exit(steps)
    hoped = [0.0, 0.0]
    mine = works_for(world.of(seat, ROLE))
    for one in players:
        late = 0 if left[one] == 0 else _late(world, one, hidden)
        chance = int(policy.prospects.escapes[left[one] + late]) / MILLI if world.extra[FIGURE + one] != OUT else 1.0
        hoped[works_for(world.of(one, ROLE)) != mine] += int(world.of(one, NUGGETS)) * chance
    return Exit(steps, (hoped[0], hoped[1]))


def _exit(policy: DarkCavePolicy, world: Position) -> int:
    """The goal that is the exit, as a mask; 0 once it lies face up."""
    goals = range(len(world.board.goals))
    return sum(1 << i for i in goals if world.board.hidden(i) and policy.fields.exit[world.goals[i]] >= 0)


def _left(policy: DarkCavePolicy, world: Position, seat: int) -> int:
    spot = world.extra[FIGURE + seat]
    return 0 if spot == OUT else int(policy.trails.left[policy.trails.node(spot)])


def _late(world: Position, seat: int, hidden: int) -> int:
    """Steps lost by who lies on the ground or does not know where the exit is."""
    lost = STUNNED if world.extra[LYING + seat] else 0
    return lost + (IGNORANCE if hidden and not world.of(seat, PEEKED) & hidden else 0)
