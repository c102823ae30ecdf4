"""Worlds by which a story and a hint judge: many different ones, as likely as they are believed."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from saboteur import Belief, Match, View
from saboteur.belief.likely import likely
from saboteur.belief.role_deal import Place, RoleDeal, places_of
from saboteur.bots.referee import Referee
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.worlds import Worlds

WORLDS = 200


def miners(game: str, players: int, seed: int) -> Iterator[Match]:
    """A match of miners, every few moves of its first round."""
    match = Match.new(game, players=players, seed=seed)
    bots = [Referee("miner", seat, random.Random(seat)) for seat in range(players)]
    for number in range(100):
        if match.actor is None or match.results:
            return
        if number % 9 == 8:
            yield match
        match.play(bots[match.actor].ask(match).move)


def drawn(match: Match, seat: int, belief: Belief) -> list[Position]:
    worlds = Worlds(match.view(seat), random.Random(1))
    return likely(match.rules, worlds.sampler, belief, Dice(3), WORLDS)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("saboteur2", 6), ("saboteur2", 10), ("dark-cave", 5)])
def test_worlds_are_many_and_as_likely_as_they_are_believed(game: str, players: int) -> None:
    """Deeds of a whole table say so much that hardly one deal of roles in a hundred fits them."""
    looked = 0
    for match in miners(game, players, 2):
        seat = match.actor
        assert seat is not None
        belief = Belief(match.view(seat), match.seen(seat))
        worlds = drawn(match, seat, belief)
        looked += 1
        assert len({id(world) for world in worlds}) > WORLDS / 2
        for other in range(players):
            share = sum(role_in(world, other) in belief.against for world in worlds) / WORLDS
            assert share == pytest.approx(belief.suspicion[other], abs=0.12), (looked, other)
    assert looked >= 3


def role_in(world: Position, seat: int) -> str:
    view = world.view(seat)
    assert isinstance(view, View)
    return view.role or ""


@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("saboteur2", 6)])
def test_dealt_roles_keep_what_the_seat_sees_and_every_card(game: str, players: int) -> None:
    for match in miners(game, players, 1):
        seat = match.actor
        assert seat is not None
        view, dice = match.view(seat), Dice(7)
        worlds = Worlds(view, random.Random(1))
        find = places_of(game)
        assert find is not None
        first = worlds.sampler.sample(dice)
        places = find(first, seat)
        cards = Counter(place.read(first) for place in places)
        believed = {other: {"saboteur": 3.0} for other in range(players) if other != seat}
        deal = RoleDeal(match.rules, first, places, believed)
        for _ in range(10):
            world = worlds.sampler.sample(dice)
            assert deal.deal(world, dice) > 0
            assert world.view(seat) == view
            assert Counter(place.read(world) for place in places) == cards


def test_deals_with_their_weights_are_as_likely_as_counted() -> None:
    """Three hidden cards of which two are alike, one holder believed to be a saboteur three times as readily."""
    match = Match.new("saboteur", players=3, seed=1)
    position = match.position()
    places = [Place(1, None), Place(2, None), Place(None, 9)]
    digger, saboteur = match.rules.codec.roles.index("digger"), match.rules.codec.roles.index("saboteur")
    for place, role in zip(places, (digger, digger, saboteur), strict=True):
        place.write(position, role)
    deal = RoleDeal(match.rules, position, places, {1: {"saboteur": 3.0}, 2: {"digger": 0.5}})
    dice, found = Dice(5), Counter[tuple[int, ...]]()
    for _ in range(20_000):
        weight = deal.deal(position, dice)
        found[tuple(place.read(position) for place in places)] += weight  # type: ignore[assignment] # a sum of weights
    counted = {
        (saboteur, digger, digger): 3.0 * 0.5,
        (digger, saboteur, digger): 1.0,
        (digger, digger, saboteur): 0.5,
    }
    for deal_of, weight in counted.items():
        assert found[deal_of] / sum(found.values()) == pytest.approx(weight / sum(counted.values()), abs=0.015)


def test_what_nobody_can_be_is_never_dealt() -> None:
    match = Match.new("saboteur", players=3, seed=1)
    position = match.position()
    places = [Place(1, None)]
    deal = RoleDeal(match.rules, position, places, {1: dict.fromkeys(match.rules.codec.roles, 0.0)})
    assert deal.deal(position, Dice(1)) == 0.0
