"""Hints in The Dark Cave say what rollouts that stop early are judged by: the way left to the exit."""

import random
from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import pytest

from saboteur import Match
from saboteur.belief import Belief
from saboteur.belief.likely import likely
from saboteur.bots.referee import Referee
from saboteur.coach import Idea, hint
from saboteur.coach.change import Change, Ending, changes, ends
from saboteur.coach.exit import Exit, exits
from saboteur.coach.hint import CANDIDATES, WORLDS, public_odds
from saboteur.engine.core.appraisal import Appraisal
from saboteur.engine.dark_cave.policy import DarkCavePolicy
from saboteur.engine.dark_cave.trails import FAR
from saboteur.text import LANGUAGES, has
from saboteur.worlds import Worlds

pytestmark = pytest.mark.once


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_who_is_nearer_to_the_exit_does_better(players: int) -> None:
    """In new worlds: after the move the average lies on the told side, and in the same world success follows it."""
    told: Counter[str] = Counter()
    for seed in (3, 6):
        match = Match.new("dark-cave", players=players, seed=seed)
        miners = [Referee("miner", seat, random.Random(seat)) for seat in range(players)]
        for number in range(80):
            seat = match.actor
            if seat is None:
                break
            if number % 4 == 3:
                for idea in hint(match.view(seat), match.seen(seat)):
                    if idea.change is not None and idea.change.kind in {"near", "hope"}:
                        follows(match, seat, idea)
                        told[idea.change.kind] += 1
            match.play(miners[seat].ask(match).move)
    assert told["near" if players == 2 else "hope"]


def follows(match: Match, seat: int, idea: Idea) -> None:
    """The average differs as told, and where it does, the seat does better."""
    view, one, worlds = match.view(seat), idea.change, 200
    assert one is not None
    drawn, belief = Worlds(view, random.Random(9)), Belief(view, match.seen(seat))
    assert drawn.rules.game.policy is not None
    appraisal = Appraisal(drawn.rules.game.policy, public_odds(belief), 1)
    # The moves that the hint tried depend on its first world.
    same = Worlds(view, random.Random(0))
    first = likely(same.rules, same.sampler, belief, same.dice, WORLDS)[0]
    moves = appraisal.candidates(first, seat, CANDIDATES)
    samples = likely(drawn.rules, drawn.sampler, belief, drawn.dice, worlds)
    tried = ends(appraisal, samples, seat, moves)
    at, more = moves.index(drawn.code(idea.move)), 1 if one.share > one.other else -1
    means = [fmean(ending.success for ending in seen) for seen in tried]
    # It is told beside moves that do worse.
    worse = [seen for seen, mean in zip(tried, means, strict=True) if mean <= means[at] - 40] or tried
    gaps: list[float] = []
    gains: list[float] = []
    for number, after in enumerate(tried[at]):
        row = [(more * (average(after, one) - average(seen[number], one)), seen[number].success) for seen in worse]
        gaps += [gap for gap, _ in row]
        gains += [gap * (after.success - success) for gap, success in row]
    assert fmean(gaps) > 0, idea
    assert fmean(gains) > 0, idea


def average(ending: Ending, one: Change) -> float:
    assert ending.exit is not None
    if one.kind == "near":
        return ending.exit.steps[one.seat or 0]
    assert ending.exit.hoped is not None
    return ending.exit.hoped[one.seat is None]


def test_steps_left_are_those_a_rollout_is_judged_by() -> None:
    """With two players, only the difference of the steps decides; nobody else has an exit to go to."""
    match = Match.new("dark-cave", players=2, seed=3)
    assert match.actor is not None
    drawn = Worlds(match.view(match.actor), random.Random(1))
    policy = drawn.rules.game.policy
    assert isinstance(policy, DarkCavePolicy)
    world = drawn()
    policy.study(world)
    found = exits(policy, world, match.actor)
    assert found is not None
    assert found.hoped is None
    assert found.steps[0] == found.steps[1] > 0, "both begin at the same place"
    duel = Match.new("duel", players=2, seed=3)
    rules = Worlds(duel.view(duel.actor), random.Random(1))
    assert rules.rules.game.policy is not None
    assert exits(rules.rules.game.policy, rules(), 0) is None


def ended(steps: Sequence[int], wins: Sequence[int]) -> list[Ending]:
    """Rollouts that left the first of two players so far from the exit."""
    view = Match.new("dark-cave", players=2, seed=3).view(0)
    return [Ending(view, win, Exit((left, 9))) for left, win in zip(steps, wins, strict=True)]


@pytest.mark.parametrize(("steps", "wins", "told"), [
    ([4, 5, 4, 5], [600, 600, 700, 700], True),
    ([7, 8, 6, 8], [500, 500, 500, 500], False),  # as far as without the move
    ([4, 5, 4, 5], [300, 300, 200, 200], False),  # nearer, but worse
    ([2, 12, 3, 9], [900, 200, 900, 400], False),  # by chance
    ([4, 5, 4, FAR], [600, 600, 700, 100], False),  # no way: steps say nothing
])  # fmt: skip
def test_steps_are_told_if_they_differ_beyond_chance_and_for_the_better(
    steps: list[int], wins: list[int], told: bool
) -> None:
    instead = ended([7, 8, 7, 8], [500, 500, 500, 500])
    assert [one.kind for one in changes(ended(steps, wins), instead, 0)] == (["near"] if told else [])


def test_where_no_move_is_clearly_better_that_is_said() -> None:
    """Near the end of a match that is lost or won whatever one does."""
    match = Match.new("dark-cave", players=2, seed=3)
    miners = [Referee("miner", seat, random.Random(seat)) for seat in range(2)]
    even = 0
    for number in range(80):
        seat = match.actor
        if seat is None:
            break
        if number % 8 == 7:
            ideas = hint(match.view(seat), match.seen(seat), worlds=20)
            same = [idea for idea in ideas if idea.reason.kind == "even"]
            even += len(same)
            assert not same or all(ideas[0].chance - idea.chance < 0.04 for idea in ideas)
            assert all(idea.change is None for idea in same)
        match.play(miners[seat].ask(match).move)
    assert even
    assert all(has("hint-even", lang) for lang in LANGUAGES)
