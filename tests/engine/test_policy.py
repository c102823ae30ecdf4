"""The engine's policies: legal moves, from what a seat knows, up to the end of the round."""

import pytest

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.place import place_at
from saboteur.engine.core.policy import Policy, rollout
from saboteur.engine.core.position import Position
from saboteur.engine.core.vector import numbers, vector
from saboteur.engine.core.ways import FAR, Ways, missing
from saboteur.games import ruleset

TABLES = [
    ("saboteur", 3),
    ("saboteur", 10),
    ("duel", 2),
    ("solo", 1),
    ("dark-cave", 2),
    ("dark-cave", 5),
    ("saboteur2", 6),
]


def policy_of(position: Position) -> Policy:
    """The policy of a position's game, ready to play on from it."""
    assert position.game.policy is not None
    policy = position.game.policy.own()
    policy.study(position)
    policy.begin(position, vector([0] * position.game.players))
    return policy


def stages(game: str, players: int, every: int = 23, seed: int = 1) -> list[Position]:
    """Positions from a match that the policy plays, with random moves in between."""
    dice = Dice(seed)
    position = Position(ruleset(game, players).game, dice)
    position.start()
    policy = policy_of(position)
    found = []
    moves = Moves()
    count = 0
    while (seat := position.actor) is not None:
        if count % every == 0:
            found.append(position.copy())
        position.play(position.sample_move(dice) if count % 2 == 0 else policy.pick(position, seat, dice, moves))
        count += 1
    return found


def weights(policy: Policy, position: Position) -> list[int]:
    """What the policy makes of all moves of the actor."""
    moves = Moves()
    for move in position.moves():
        moves.add(move)
    found = vector([0] * moves.count)
    assert position.actor is not None
    policy.weigh(position, position.actor, moves, found)
    return numbers(found)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_picks_legal_moves(game: str, players: int) -> None:
    for number, position in enumerate(stages(game, players)):
        assert position.actor is not None
        policy = policy_of(position)
        for seed in range(2):
            move = policy.pick(position, position.actor, Dice(number * 10 + seed), Moves())
            assert move in position.moves()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_weighs_by_what_the_seat_knows_alone(game: str, players: int) -> None:
    """Whatever the seat cannot see may change without a change of the weights."""
    dice = Dice(4)
    differing = 0
    for position in stages(game, players):
        assert position.actor is not None
        policy = policy_of(position)
        seen = weights(policy, position)
        differing += len(set(seen)) > 1
        for _ in range(2):
            sampled = position.sample(position.actor, dice)
            assert weights(policy_of(sampled), sampled) == seen
    assert differing


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_rollout_ends_with_the_round(game: str, players: int) -> None:
    for number, position in enumerate(stages(game, players)):
        policy = policy_of(position)
        played = position.copy()
        dice = Dice(number)
        played.chance = dice
        rollout(policy, played, dice, Moves())
        assert played.round == position.round
        # The step that ends the round, or begins the next; The Dark Cave has a single round.
        assert played.depth > 0 or game == "dark-cave"
        assert all(-10_000 < policy.worth(played, seat) < 100_000 for seat in range(players))


@pytest.mark.compiled
def test_worth_of_a_round_of_the_base_game_is_what_the_winners_get() -> None:
    """Averaged over many rollouts, the expected shares are those that the rules hand out."""
    dice = Dice(6)
    start = Position(ruleset("saboteur", 4, rounds=1).game, dice)
    start.start()
    policy = policy_of(start)
    expected = handed_out = 0
    for _ in range(120):
        played = start.sample(-1, dice)
        policy.begin(played, vector([0] * 4))
        rollout(policy, played, dice, Moves())
        expected += sum(policy.worth(played, seat) for seat in range(4))
        played.settle()
        while played.actor is not None:
            played.play(max(played.moves()))
        handed_out += sum(played.of(seat, 3) for seat in range(4))
    assert handed_out * 1000 == pytest.approx(expected, rel=0.06)


def test_distances_lead_round_what_lies_in_the_way() -> None:
    board = ruleset("saboteur", 3).game.template.copy()
    ways = Ways(board)
    ways.measure(board)
    middle = board.goal_at(place_at(8, 0))
    assert ways.from_goal(middle, place_at(1, 0)) == 7
    assert ways.from_goal(middle, place_at(7, 0)) == 1
    assert missing(ways.beside(board, place_at(0, 0)), middle) == 8
    assert ways.from_goal(middle, place_at(30, 30)) == FAR
    # A wall of goals and cards: the start card itself is in the way.
    assert ways.from_goal(middle, place_at(-1, 0)) == 11
