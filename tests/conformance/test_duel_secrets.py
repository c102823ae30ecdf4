"""Nobody learns what he may not know in the Duel and its solo game, and samples are as likely as they should be."""

import random
from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations

import pytest
from msgspec.structs import replace

import chisquare
import duel_matches
from saboteur import Match, Position
from saboteur.cards import deck
from saboteur.cards.box import Layout, Table
from saboteur.cards.options import resolve
from saboteur.engine.core.chance import Fortune
from saboteur.engine.core.seat import FACE_UP, KIND
from saboteur.engine.core.vector import vector
from saboteur.engine.duel import state
from saboteur.games import Ruleset
from saboteur.games.duel import build as duel
from saboteur.secrecy import may_know

GAMES = ("duel", "solo")
VECTORS = ("deck", "goals", "hands", "seats", "discards", "history", "extra")


def viewers(match: Match) -> list[int | None]:
    """All seats and a spectator."""
    return [None, *range(match.rules.players)]


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_cannot_be_told_from_the_truth(game: str, volume: Callable[..., int]) -> None:
    """Same view, same legal moves, every number the seat may know unchanged; and others see something else."""
    checked = differing = 0
    for number in range(volume(20, interpreted=6)):
        rng = random.Random(number)
        for match in duel_matches.walk(game, number):
            for viewer in viewers(match):
                if rng.random() > 0.3:
                    continue
                truth, sample = match._position, match.sample(viewer, rng)
                assert str(truth.view(viewer)) == str(sample.view(viewer)), (number, viewer)
                if viewer is not None and viewer == match.actor:
                    assert truth.moves() == sample.moves()
                check_knowledge(truth, sample, -1 if viewer is None else viewer)
                checked += 1
                differing += any(str(truth.view(other)) != str(sample.view(other)) for other in viewers(match))
    print(game, checked, differing)
    assert checked > 100
    assert differing > checked // 3 or game == "solo"


def check_knowledge(truth: Position, sample: Position, seat: int) -> None:
    """What the seat may know is as it was, and the same material lies elsewhere."""
    for field in VECTORS:
        for index, (old, new) in enumerate(zip(getattr(truth, field), getattr(sample, field), strict=True)):
            assert old == new or not may_know(truth, seat, field, index), (field, index)
    assert hidden_cards(truth) == hidden_cards(sample)
    places = [sorted(list(position.extra)[state.GOAL : state.GOAL + state.GOALS]) for position in (truth, sample)]
    assert places[0] == places[1]


def hidden_cards(position: Position) -> Counter[int]:
    """Everything in hands, pile, discards and aside."""
    game = position.game
    found = [card & KIND for card in list(position.discards)[: position.discard_count]]
    for seat in range(game.players):
        found += [card & KIND for card in list(position.hands)[seat * game.hand_room :][: position.of(seat, 0)]]
    found += list(position.deck)[position.drawn :]
    return Counter(found + list(position.extra)[state.ASIDE : state.ASIDE + state.ASIDES])


@pytest.mark.parametrize("game", GAMES)
def test_a_view_shows_nothing_else(game: str, volume: Callable[..., int]) -> None:
    """Whatever stands where a viewer may not look, his view is the same, byte for byte."""
    changed: Counter[str] = Counter()
    for number in range(volume(20, interpreted=6)):
        rng = random.Random(number)
        for match in duel_matches.walk(game, number):
            if rng.random() < 0.15:
                for viewer in viewers(match):
                    truth = match._position
                    other = scrambled(truth, -1 if viewer is None else viewer, rng)
                    assert str(truth.view(viewer)) == str(other.view(viewer))
                    for field in VECTORS:
                        changed[field] += list(getattr(truth, field)) != list(getattr(other, field))
    print(game, dict(changed))
    assert {field for field in VECTORS if changed[field]} >= {"deck", "goals", "hands", "discards", "extra"}


def scrambled(truth: Position, seat: int, rng: random.Random) -> Position:
    """The position with nonsense wherever the seat may not look."""
    other = truth.copy()
    kinds = len(set(truth.game.deck))
    for field in ("deck", "hands", "discards"):
        items = list(getattr(truth, field))
        for index, item in enumerate(items):
            if not may_know(truth, seat, field, index):
                gone = field == "discards" and index >= truth.discard_count
                items[index] = rng.randrange(kinds) | (FACE_UP if gone else item & ~KIND)
        setattr(other, field, vector(items))
    goals = list(truth.goals)
    for index in range(len(goals)):
        if not may_know(truth, seat, "goals", index):
            goals[index] = rng.choice(list(truth.game.goal_tiles))
    other.goals = vector(goals)
    for first, count in ((state.ASIDE, state.ASIDES), (state.GOAL, len(truth.game.goal_tiles))):
        unknown = [at for at in range(first, first + count) if not may_know(truth, seat, "extra", at)]
        values = [truth.extra[at] for at in unknown]
        rng.shuffle(values)
        for at, value in zip(unknown, values, strict=True):
            other.extra[at] = rng.randrange(kinds) if first == state.ASIDE else value
    return other


# How likely samples are.


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
    """A match in whose first round one player has looked at 4,-1; all else went by unseen."""
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
    """Goals that went into the box unseen are as hidden as those unused, but for who had looked at them."""
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
