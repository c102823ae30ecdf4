"""The search: reproducible, blind to what its seat cannot see, and stronger than the policy it begins with."""

import pytest

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import TAKE, verb_of
from saboteur.engine.core.position import Position
from saboteur.engine.core.search import Budget, Finding, Samples, Search
from saboteur.games import ruleset

TABLES = [("saboteur", 5), ("duel", 2), ("solo", 1), ("dark-cave", 2), ("dark-cave", 4), ("saboteur2", 6)]


def search(position: Position, rollouts: int, seed: int = 1, most: int = 16) -> Finding:
    """Search for the actor's move."""
    assert position.game.policy is not None
    assert position.actor is not None
    worlds = Samples(position, position.actor)
    belief = [0] * position.game.players
    return Search(position.game.policy.own(), worlds, position.actor, belief, Dice(seed)).run(Budget(rollouts), most)


def positions(game: str, players: int, every: int) -> list[Position]:
    """Positions of a random match."""
    dice = Dice(3)
    position = Position(ruleset(game, players).game, dice)
    position.start()
    found = []
    count = 0
    while position.actor is not None:
        if count % every == 0:
            found.append(position.copy())
        position.play(position.sample_move(dice))
        count += 1
    return found


def gold(seed: int, rollouts: int, most: int) -> int:
    """Gold of one round of the solo game."""
    position = Position(ruleset("solo", 1, rounds=1).game, Dice(seed))
    position.start()
    while position.actor is not None:
        position.play(search(position, rollouts, seed, most).move)
    return position.of(0, 3)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_finds_a_legal_move_and_says_what_it_tried(game: str, players: int) -> None:
    for position in positions(game, players, 61):
        finding = search(position, 20)
        assert finding.move in position.moves()
        assert finding.blueprint == finding.moves[0]
        assert len(finding.moves) == len(finding.means) == len(finding.counts) == min(16, len(position.moves()))
        assert sum(finding.counts) == finding.rollouts


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_sees_nothing_its_seat_cannot_see(game: str, players: int) -> None:
    """The same seed finds the same in the true position and in one that its seat cannot tell from it."""
    dice = Dice(8)
    for position in positions(game, players, 71):
        assert position.actor is not None
        other = position.sample(position.actor, dice)
        finding, blind = search(position, 20, most=5), search(other, 20, most=5)
        assert (finding.move, finding.moves, finding.means) == (blind.move, blind.moves, blind.means)


@pytest.mark.compiled
def test_it_spends_its_budget_and_no_more() -> None:
    position = positions("saboteur", 5, 1)[0]
    finding = search(position, 400)
    assert 300 <= finding.rollouts <= 420


def test_it_does_not_think_about_the_gold_draft() -> None:
    """The best card on offer is the best."""
    drafts = 0
    for seed in range(2):
        position = Position(ruleset("saboteur", 4, rounds=1).game, Dice(seed))
        position.start()
        while position.actor is not None:
            draft = verb_of(position.moves()[0]) == TAKE
            finding = search(position, 100 if draft else 1, most=16 if draft else 1)
            if draft:
                drafts += 1
                assert finding.rollouts == 0
                assert finding.move == max(position.moves())
            position.play(finding.move)
    assert drafts


@pytest.mark.slow
@pytest.mark.compiled
def test_search_beats_its_policy_alone() -> None:
    seeds = range(4)
    searched = sum(gold(seed, 100, 8) for seed in seeds)
    policy = sum(gold(seed, 1, 1) for seed in seeds)
    assert searched > policy, f"{searched} against {policy} nuggets"
