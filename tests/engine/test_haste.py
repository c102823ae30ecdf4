"""Rollouts of the base game choose in haste what the policy chooses among all moves, equally often."""

from collections import Counter
from typing import Any

import pytest

from saboteur.engine.core.board import FACE_DOWN, LINKS, OCCUPIED, TILE, Board
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import LAY, ORIENT, Moves, card_of, place_of, verb_of
from saboteur.engine.core.place import STEPS
from saboteur.engine.core.policy import Policy, apply, rollout
from saboteur.engine.core.position import Position
from saboteur.engine.core.vector import numbers, vector
from saboteur.engine.core.ways import FAR, Ways, missing
from saboteur.games import ruleset

DRAWS = 150
APART = 0.28
"""Half of the summed differences of two samples of this size; two of the same law stay below 0.2."""


def played(seed: int, connect: str = "required", players: int = 5) -> list[Position]:
    """Positions of a round in which every third move is a random one: with rockfalls, loose parts and all."""
    dice = Dice(seed)
    position = Position(ruleset("saboteur", players, connect=connect).game, dice)
    position.start()
    assert position.game.policy is not None
    policy = position.game.policy.own()
    policy.study(position)
    policy.begin(position, vector([0] * players))
    found = []
    moves = Moves()
    while (seat := position.actor) is not None and position.round == 1:
        found.append(position.copy())
        position.play(position.sample_move(dice) if len(found) % 3 else policy.pick(position, seat, dice, moves))
    return found


def chosen(policy: Policy, position: Position, hasty: bool) -> Counter[int]:
    """What is chosen how often."""
    dice, moves, found = Dice(5), Moves(), Counter[int]()
    assert position.actor is not None
    for _ in range(DRAWS):
        if hasty:
            found[policy.pick(position, position.actor, dice, moves)] += 1
        else:
            policy.exact = False  # type: ignore[attr-defined]
            found[Policy.pick(policy, position, position.actor, dice, moves)] += 1
    return found


@pytest.mark.parametrize(("seed", "connect"), [(1, "required"), (2, "required"), (3, "adjacent")])
def test_haste_chooses_the_same_moves_as_often(seed: int, connect: str) -> None:
    differing = 0
    for position in played(seed, connect)[seed::6]:
        assert position.game.policy is not None
        policy = position.game.policy.own()
        policy.study(position)
        policy.begin(position, vector([0, 1500, -800, 300, 2500]))
        slow, fast = chosen(policy, position, hasty=False), chosen(policy, position, hasty=True)
        differing += len(slow) > 1
        assert set(fast) <= set(position.moves())
        assert sum((slow - fast).values()) / DRAWS < APART, (slow, fast)
    assert differing


OPTIONS: list[dict[str, Any]] = [
    {},
    {"connect": "adjacent"},
    {"round_end": "all_passed"},
    {"self_break": True, "broken_no_gold": True},
]


def state(position: Position) -> list[object]:
    """Everything that a rollout changes."""
    board = position.board
    vectors = (position.hands, position.seats, position.discards, board.grid, board.cards, board.edge)
    numbered = (position.depth, position.found, position.last, position.turn, position.drawn, position.discard_count)
    top = numbers(position.agenda)[: position.depth]
    return [*map(numbers, vectors), *numbered, top, board.card_count, board.edge_count, board.reached, board.changes]


@pytest.mark.parametrize("players", [3, 5, 10])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
def test_a_rollout_in_haste_plays_by_the_rules(options: dict[str, Any], players: int) -> None:
    """Move by move as the engine plays: legal, the same board and hands after each, the same end of the round."""
    dice = Dice(players)
    start = Position(ruleset("saboteur", players, **options).game, dice)
    start.start()
    assert start.game.policy is not None
    belief = vector([900 * (seat % 3 - 1) for seat in range(players)])
    hasty, plain = start.game.policy.own(), start.game.policy.own()
    hasty.study(start)
    plain.study(start)
    ends = Counter[bool]()
    for number in range(8):
        fast = start.sample(start.actor or 0, dice)
        slow = fast.copy()
        luck, same_luck = Dice(number), Dice(number)
        fast.chance, slow.chance = luck, same_luck
        hasty.begin(fast, belief)
        plain.begin(slow, belief)
        count = rollout(hasty, fast, luck, Moves())
        over = False
        for _ in range(count):
            assert not over
            assert slow.actor is not None
            move = plain.pick(slow, slow.actor, same_luck, Moves())
            assert slow.why_not(move) == 0
            assert move in slow.moves()
            plain.note(slow, slow.actor, move)
            over = apply(slow, move, plain.stop)
        assert over
        assert state(fast) == state(slow)
        assert (luck.low, luck.high) == (same_luck.low, same_luck.high)
        ends[fast.found >= 0] += 1
    assert len(ends) == 2 or players != 5


@pytest.mark.parametrize("seed", range(4, 12))
def test_distances_kept_from_move_to_move_are_those_measured_anew(seed: int) -> None:
    positions = [position for position in played(seed) if verb_of(position.moves()[0]) != ORIENT]
    kept, fresh = Ways(positions[0].board), Ways(positions[0].board)
    kept.measure(positions[0].board)
    for number, position in enumerate(positions):
        if number % 2:
            continue
        board = position.board
        kept.follow(board)
        fresh.measure(board)
        hidden = [goal for goal in range(len(board.goals)) if board.hidden(goal)]
        steps = [numbers(ways.steps) for ways in (kept, fresh)]
        for goal in hidden:
            assert [missing(one, goal) for one in steps[0]] == [missing(one, goal) for one in steps[1]]


def searched(board: Board, region: list[int], goal: int) -> dict[int, int]:
    """Cards missing up to a goal, by a plain search: cells are neighbours, and so are the ends of a loose part."""
    grid, segments = numbers(board.grid), numbers(board.tiles.segments)
    around = {cell: [cell + step & board.mask for step in numbers(STEPS)] for cell in region}
    empty = {cell for cell in region if not grid[cell] & OCCUPIED}
    loose = [place & board.mask for place in numbers(board.cards)[: board.card_count]]
    loose = [cell for cell in loose if not grid[cell] & (LINKS | FACE_DOWN)]
    parts: list[set[int]] = []
    for first in [(cell, side) for cell in loose for side in range(4)]:
        ends, arms, left = set(), set(), [first]
        while left:
            cell, side = left.pop()
            segment = segments[(grid[cell] & TILE) * 4 + side]
            for out in (arm for arm in range(4) if segment >> arm & 1 and (cell, arm) not in arms):
                arms.add((cell, out))
                there = cell + numbers(STEPS)[out] & board.mask
                if there in loose:
                    left.append((there, out ^ 2))
                elif there in empty or grid[there] & FACE_DOWN:
                    ends.add(there)
        parts.append(ends)
    found = {numbers(board.goals)[goal] & board.mask: 0}
    ring = list(found)
    while ring:
        reached = {there for cell in ring for there in around[cell]}
        reached |= {there for part in parts for cell in ring if cell in part for there in part}
        new = (reached & empty) - found.keys()
        found.update(dict.fromkeys(new, max(found.values()) + 1))
        ring = list(new)
    return found


@pytest.mark.parametrize("seed", [2, 5])
def test_distances_are_those_of_a_plain_search(seed: int) -> None:
    loose = 0
    for position in played(seed)[4::5]:
        board = position.board
        ways = Ways(position.game.template)
        ways.measure(board)
        loose += ways.loose
        for goal in [goal for goal in range(len(board.goals)) if board.hidden(goal)]:
            expected = searched(board, numbers(ways.region), goal)
            measured = {cell: missing(ways.steps[cell], goal) for cell in numbers(ways.region)}
            assert measured == {cell: expected.get(cell, FAR) for cell in measured}
    assert loose


def test_cards_are_judged_as_if_they_lay_there_also_where_they_join_loose_parts() -> None:
    joined = 0
    for position in [position for seed in range(10) for position in played(seed)[::2]]:
        assert position.game.policy is not None
        assert position.actor is not None
        policy = position.game.policy.own()
        policy.study(position)
        policy.begin(position, vector([0] * 5))
        policy.survey(position, position.actor)
        for move in [move for move in position.moves() if verb_of(move) == LAY]:
            found = policy.try_lay(position.board, place_of(move), card_of(move))  # type: ignore[attr-defined]
            joined += policy.now.loose  # type: ignore[attr-defined]
            laid = position.board.copy()
            laid.lay(place_of(move), card_of(move))
            expected = policy._look_at(laid)  # type: ignore[attr-defined]
            for goal in [goal for goal in range(len(laid.goals)) if laid.hidden(goal)]:
                assert missing(found, goal) == missing(expected, goal)
    assert joined
