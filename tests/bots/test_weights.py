"""Positions that fit a view, by weights that a bot hands in."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable
from itertools import permutations

import pytest

from chisquare import p_value, shares
from saboteur import Match, Worlds
from saboteur.engine.core.seat import ROLE, SIZE
from saboteur.weights import Weights


def test_roles_and_goals_are_as_likely_as_their_weights(volume: Callable[..., int]) -> None:
    """Compared with every deal of the roles and goals, one by one."""
    match = next(match for seed in range(9) if (match := Match.new("saboteur", 3, seed)).view(0).role == "digger")
    worlds = Worlds(match.view(0), random.Random(1))
    codec, game = match.rules.codec, match.rules.game
    roles = {1: {"saboteur": 3.0}, 2: {"saboteur": 0.5, "digger": 1.0}}
    cells = [goal.cell for goal in match.view(0).goals]
    goals = {cells[1]: {"gold": 4.0}, cells[2]: {"stone": 0.5}}
    own = match._position.of(0, ROLE)
    cards = list(game.role_cards)
    cards.remove(own)
    wanted: defaultdict[Hashable, float] = defaultdict(float)
    for held in permutations(cards):
        for tiles in permutations(game.goal_tiles):
            names = [codec.goal_names[tile] for tile in tiles]
            weight = roles[1].get(codec.roles[held[0]], 1.0) * roles[2].get(codec.roles[held[1]], 1.0)
            weight *= 4.0 if names[1] == "gold" else 1.0
            weight *= 0.5 if names[2].startswith("stone") else 1.0
            wanted[held[0], held[1], tiles] += weight
    found: Counter[Hashable] = Counter()
    count = volume(20_000, interpreted=1_500)
    for _ in range(count):
        world = worlds(roles=roles, goals=goals)
        found[world.of(1, ROLE), world.of(2, ROLE), tuple(world.goals)] += 1
    assert len(found) > 10
    assert p_value(found, shares(wanted)) > 0.001


def test_cards_of_hands_have_weights() -> None:
    match = Match.new("saboteur", players=3, seed=2)
    view = match.view(0)
    worlds = Worlds(view, random.Random(1))
    number = match.rules.codec.card_number["map"]

    def maps(**weights: object) -> int:
        start = match.rules.game.hand_room
        held = 0
        for _ in range(150):
            world = worlds(**weights)  # type: ignore[arg-type]
            assert str(view) == str(world.view(0))
            held += sum(world.hands[at] & 255 == number for at in range(start, start + world.of(1, SIZE)))
        return held

    assert 0 == maps(hands={1: {"map": 0.0}})
    assert maps() < maps(hands={1: {"map": 3.0}})


def test_certainty_is_possible_and_impossibility_is_told() -> None:
    match = Match.new("saboteur", players=5, seed=2)
    worlds = Worlds(match.view(0), random.Random(1))
    saboteur = match.rules.codec.roles.index("saboteur")
    never = {"digger": 0.0}
    assert saboteur == worlds(roles={3: never}).of(3, ROLE)
    with pytest.raises(ValueError, match="fits these weights"):
        worlds(roles=dict.fromkeys((1, 2, 3, 4), never))


def test_wrong_weights_are_refused() -> None:
    match = Match.new("saboteur", players=3, seed=2)
    worlds = Worlds(match.view(0), random.Random(1))
    for weights, words in (
        ({"roles": {1: {"saboteur": -1.0}}}, "weights are numbers from 0 on"),
        ({"roles": {7: {"saboteur": 1.0}}}, "There is no seat 7"),
        ({"goals": {(3, 3): {"gold": 2.0}}}, "There is no goal at"),
    ):
        with pytest.raises(ValueError, match=words):
            worlds(**weights)


def test_no_position_weighs_more_than_the_most() -> None:
    match = Match.new("saboteur2", players=4, seed=2)
    worlds = Worlds(match.view(0), random.Random(1))
    weights = Weights(worlds.rules, {1: {"saboteur": 7.0, "boss": 0.1}}, {}, {2: {"map": 2.0}})
    assert all(0 < weights.of(worlds()) <= weights.most for _ in range(50))
