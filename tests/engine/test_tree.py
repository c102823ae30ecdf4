"""The tree of a long search: it tries several next moves, prefers what paid, and knows no hidden card."""

import pytest

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.policy import Policy, apply
from saboteur.engine.core.position import Position
from saboteur.engine.core.search import LONG_ROLLOUTS, LONG_SECONDS, Budget, Finding, Samples, Search
from saboteur.engine.core.tree import GROWTH, NONE, WIDEST, Tree
from saboteur.games import ruleset


def begun(turns: int, seed: int = 5) -> Position:
    """A solo match after some random turns."""
    dice = Dice(seed)
    position = Position(ruleset("solo", 1).game, dice)
    position.start()
    for _ in range(turns):
        position.play(position.sample_move(dice))
    return position


def children(tree: Tree, node: int = 0) -> dict[int, int]:
    """How often each move was played at a node."""
    found = {}
    child = tree.children[node]
    while child != NONE:
        found[int(tree.moves[child])] = int(tree.visits[child])
        child = tree.siblings[child]
    return found


def foreseeing(position: Position) -> Policy:
    """The policy of the game, prepared for rollouts."""
    assert position.game.policy is not None
    policy = position.game.policy.own()
    policy.study(position)
    return policy


def grown(position: Position, rollouts: int, paying: int | None = None) -> Tree:
    """A tree after rollouts of one candidate; with a paying move, only those are worth something that go on by it."""
    policy = foreseeing(position)
    candidate = position.moves()[0]
    tree = Tree(policy, 0, 1)
    moves = Moves()
    for number in range(rollouts):
        world = position.sample(0, Dice(number))
        world.chance = dice = Dice(number + 1000)
        policy.begin(world, Search(policy, Samples(world, 0), 0, [0], dice).belief)
        tree.begin(0)
        policy.note(world, 0, candidate)
        if not apply(world, candidate, policy.stop):
            tree.play_on(world, dice, moves)
        tree.learn(policy.worth(world, 0) if paying is None else 5000 * (tree.moves[tree.path[1]] == paying))
    return tree


def test_solo_looks_ahead_and_games_in_which_it_won_nothing_do_not() -> None:
    ahead = {
        game: policy.foresight
        for game, players in (("saboteur", 5), ("saboteur2", 6), ("duel", 2), ("solo", 1), ("dark-cave", 4))
        if (policy := ruleset(game, players).game.policy) is not None
    }
    assert ahead == {"saboteur": 0, "saboteur2": 0, "duel": 0, "solo": 3, "dark-cave": 0}


def test_short_budgets_are_not_spent_on_a_tree() -> None:
    assert Budget(LONG_ROLLOUTS).long
    assert Budget(0, LONG_SECONDS).long
    assert not Budget(LONG_ROLLOUTS - 1).long
    assert not Budget(0, LONG_SECONDS / 2).long


def test_every_rollout_is_counted_on_its_way() -> None:
    tree = grown(begun(0), 20)
    assert tree.visits[0] == tree.worths == 20
    assert sum(children(tree).values()) == 20
    for node in range(len(tree.visits)):
        played = children(tree, node).values()
        assert all(played)
        assert sum(played) <= tree.visits[node]


@pytest.mark.compiled
def test_more_moves_are_tried_the_more_often_a_node_is_visited() -> None:
    few, many = (len(children(grown(begun(0), rollouts))) for rollouts in (GROWTH, 4 * GROWTH * WIDEST))
    assert 1 <= few < many


@pytest.mark.compiled
def test_what_paid_is_played_more_often() -> None:
    """Rollouts are worth a lot if they go on by one of the moves that the policy likes less."""
    position = begun(0)
    played = children(grown(position, 120))
    second = sorted(played, key=lambda move: played[move])[-2]
    assert children(grown(position, 120, second))[second] > 1.5 * played[second]


@pytest.mark.parametrize("turns", [0, 9])
def test_a_search_with_a_tree_sees_nothing_its_seat_cannot_see(turns: int) -> None:
    def found(position: Position) -> Finding:
        budget = Budget(40)
        budget.long = True
        search = Search(foreseeing(position), Samples(position, 0), 0, [0], Dice(1))
        finding = search.run(budget, 4)
        assert search.tree is not None
        assert len(search.tree.visits) > len(finding.moves)
        return finding

    position = begun(turns)
    finding, blind = found(position), found(position.sample(0, Dice(8)))
    assert (finding.move, finding.moves, finding.means) == (blind.move, blind.moves, blind.means)
