"""Searchers draw worlds by what they believe, however much that is, and never one that does not fit their view."""

import random
from collections import Counter

import pytest

from saboteur import Belief, Event, Match, Worlds
from saboteur.bots.believing import believed, dealt
from saboteur.bots.miner import Miner
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.seat import ROLE

DRAWS = 1500
SEQ = 1000


def suspecting(times: int) -> tuple[Match, Belief]:
    """A match with three players, and what a digger believes after somebody cut the way so many times."""
    match = next(match for seed in range(9) if (match := Match.new("saboteur", 3, seed)).view(0).role == "digger")
    belief = Belief(match.view(0), match.seen(0))
    for number in range(times):
        lay = Event(seq=SEQ + 2 * number, kind="lay", seat=2, card="EW", cell=(1, 0))
        belief.see([lay, Event(seq=SEQ + 2 * number + 1, kind="rockfall", seat=1, card="EW", cell=(1, 0))])
    return match, belief


@pytest.mark.parametrize("times", [1, 3])
def test_worlds_are_as_likely_as_they_are_believed(times: int) -> None:
    """The share of saboteurs is the belief's own, of faint evidence and of strong."""
    match, belief = suspecting(times)
    view = match.view(0)
    pool = believed(Worlds(view, random.Random(2)), belief)
    dice = Dice(3)
    found: Counter[str] = Counter()
    for number in range(DRAWS):
        world = pool.sample(dice)
        found[match.rules.codec.roles[world.of(1, ROLE)]] += 1
        if number % 100 == 0:
            assert str(view) == str(world.view(0))
    # `role_weights` bounds what deeds say, so that no role is ruled out.
    weights = belief.role_weights
    odds = weights[1]["saboteur"] / weights[1]["digger"]
    assert odds > 1.5
    assert found["saboteur"] / DRAWS == pytest.approx(belief.roles[1]["saboteur"], abs=0.06)


def test_a_taken_world_may_be_played_on() -> None:
    """What a search does to a world changes none that is drawn later."""
    match, belief = suspecting(1)
    view = match.view(0)
    pool = believed(Worlds(view, random.Random(2)), belief, size=4)
    dice = Dice(3)
    for _ in range(40):
        world = pool.sample(dice)
        assert str(view) == str(world.view(0))
        world.play(world.moves()[0])


def accused() -> tuple[Match, int, Belief]:
    """A match of Saboteur 2 after many deeds, and what the seat to move believes."""
    match = Match.new("saboteur2", players=6, seed=2)
    bots, seen, rng = [Miner() for _ in range(6)], [0] * 6, random.Random(2)
    for _ in range(55):
        seat = match.actor
        assert seat is not None
        bots[seat].see(match.seen(seat, seen[seat]))
        seen[seat] = match.seq
        match.play(bots[seat].choose(match.view(seat), match.moves(), rng))
    assert match.actor is not None
    return match, match.actor, Belief(match.view(match.actor), match.seen(match.actor))


def test_many_deals_of_roles_are_searched_where_few_uniform_ones_fit() -> None:
    """Each seat has each role as often as it is believed to, in many combinations, in worlds that fit the view."""
    match, seat, belief = accused()
    view = match.view(seat)
    worlds = dealt(Worlds(view, random.Random(2)), belief)
    names, dice = match.rules.codec.roles, Dice(3)
    found: Counter[tuple[str, ...]] = Counter()
    for number in range(DRAWS):
        world = worlds.sample(dice)
        found[tuple(names[world.of(other, ROLE)] for other in range(6))] += 1
        if number % 100 == 0:
            assert str(view) == str(world.view(seat))
    assert len(found) > 40
    assert max(found.values()) < DRAWS / 4
    for other in range(6):
        for name, share in belief.roles[other].items():
            drawn = sum(count for roles, count in found.items() if roles[other] == name)
            assert drawn / DRAWS == pytest.approx(share, abs=0.12), (other, name)


def test_a_dealt_world_may_be_played_on() -> None:
    """What a search does to it changes no other."""
    match, seat, belief = accused()
    view = match.view(seat)
    worlds, dice = dealt(Worlds(view, random.Random(2)), belief), Dice(3)
    for _ in range(60):
        world = worlds.sample(dice)
        assert str(view) == str(world.view(seat))
        world.play(world.moves()[0])
