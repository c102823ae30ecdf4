"""Samples of the Duel and its solo game have the right probabilities."""

import random
from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import pytest
from msgspec.structs import replace

import chisquare
from saboteur import Match, Position
from saboteur.cards import deck
from saboteur.cards.box import Layout, Table
from saboteur.cards.options import resolve
from saboteur.engine.core.chance import Fortune
from saboteur.engine.duel import state
from saboteur.games import Ruleset
from saboteur.games.duel import build as duel

pytestmark = pytest.mark.alike


def tiny(left_goals: str) -> Ruleset:
    """A Duel of five goals, two of them on the table in each of two rounds, and hands of two cards."""
    box = deck.load("duel")
    small = replace(
        box,
        paths=tuple(replace(card, count=2 * (card.code == "EW")) for card in box.paths),
        actions=tuple(replace(card, count=2 * (card.code == "map")) for card in box.actions),
        goals=box.goals[4:9],
        tables={2: Table(2, (1,), (2,), {})},
        layouts={2: Layout(((0, -1), (0, 1)), ((4, -1), (4, 1)))},
    )
    return duel.build(small, 2, resolve(small, None, 2, left_goals=left_goals, rounds=2))


def second_round(rules: Ruleset, looker: int) -> Match:
    """A match in whose first round one player looked at 4,-1; everything else is unseen."""
    for seed in range(1000):
        match = Match(rules, Fortune(random.Random(seed)))
        while match.view(None).round == 1:
            moves = [str(move) for move in match.moves()]
            look = "map 4,-1" if match.actor == looker else ""
            match.play(look if look in moves else next(move for move in moves if move.startswith("discard")))
        looks = [event for event in match.events if event.kind == "map"]
        if [(looker, (4, -1))] == [(event.seat, event.cell) for event in looks]:
            return match
    raise AssertionError


def goals_of(position: Position) -> Hashable:
    """Where every goal is: on the table in order, in the box, unused."""
    printed = list(position.game.goal_tiles)
    where = [position.extra[state.GOAL + number] & state.WHERE for number in range(len(printed))]
    boxed = frozenset(tile for tile, at in zip(printed, where, strict=True) if at == state.BOX_UNSEEN)
    return tuple(position.goals), boxed


@pytest.mark.parametrize(
    ("left_goals", "looker", "seat", "cases"),
    [("box", 0, 0, 24), ("box", 0, 1, 60), ("box", 1, 1, 24), ("reshuffle", 0, 0, 20)],
)
def test_goals_are_where_they_may_be_equally_often(left_goals: str, looker: int, seat: int, cases: int) -> None:
    """Goals boxed unseen are as hidden as unused ones, except to players who looked at them."""
    match = second_round(tiny(left_goals), looker)
    printed = list(match.rules.game.goal_tiles)
    looked = next(event.goal for event in match.events if event.kind == "map")
    worlds: Counter[Hashable] = Counter()
    for order in permutations(printed):
        boxed = frozenset(order[2:4]) if left_goals == "box" else frozenset()
        names = {match.rules.codec.goal_names[tile] for tile in boxed}
        if left_goals == "box" and seat == looker and looked not in names:
            continue
        worlds[order[:2], boxed] += 1
    assert cases == len(worlds)
    rng = random.Random(3)
    found = Counter(goals_of(match.sample(seat, rng)) for _ in range(6_000))
    assert set(found) <= set(worlds)
    assert chisquare.p_value(found, chisquare.shares(worlds)) > 0.001


def test_cards_put_aside_are_as_unknown_as_the_pile() -> None:
    match = Match.new("solo", 1, 5)
    position = match._position
    unknown = list(position.deck)[position.drawn :] + list(position.extra)[state.ASIDE : state.ASIDE + 10]
    rng = random.Random(4)
    aside: Counter[Hashable] = Counter()
    top: Counter[Hashable] = Counter()
    for _ in range(6_000):
        sample = match.sample(0, rng)
        aside[sample.extra[state.ASIDE + 3],] += 1
        top[sample.deck[sample.drawn],] += 1
    share = chisquare.shares(Counter[Hashable]((card,) for card in unknown))
    assert chisquare.p_value(aside, dict(share)) > 0.001
    assert chisquare.p_value(top, dict(share)) > 0.001
