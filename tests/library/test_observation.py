"""Observations: named, in a caller's buffer, and the same for every world a seat cannot tell from the real one."""

import random
from array import array
from collections.abc import Callable

import pytest

import saboteur
from saboteur import Match
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.engine.core.sheet import blank_numbers, bytes_of
from saboteur.games import ruleset

SIZES = {"saboteur": (3, 5, 10), "saboteur2": (2, 7), "duel": (2,), "solo": (1,), "dark-cave": (2, 5)}
CASES = [(name, players) for name in saboteur.GAMES for players in SIZES[name]]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_worlds_a_seat_cannot_tell_apart_give_the_same_numbers(
    name: str, players: int, volume: Callable[..., int]
) -> None:
    shape = saboteur.observation(name, players)
    distinct = set()
    for seed in range(volume(6, interpreted=1)):
        match = Match.new(name, players, seed=seed)
        rng = random.Random(seed)
        while match.actor is not None:
            if rng.random() < 0.3:
                for seat in (None, *range(players)):
                    real = match._position.observe(seat)
                    assert isinstance(real, bytes)
                    assert len(real) == shape.size
                    world = match.sample(seat, rng)
                    assert real == world.observe(seat)
                    assert match._position.observe(seat, rotate=False) == world.observe(seat, rotate=False)
                    distinct.add(real)
            match.play(rng.choice(match.moves()))
    assert len(distinct) > 5


def test_planes_and_features_show_what_the_view_says() -> None:
    match = Match.new("saboteur", 5, seed=11)
    rng = random.Random(11)
    for _ in range(40):
        match.play(rng.choice(match.moves()))
    shape = saboteur.observation("saboteur", 5)
    cards = match.rules.codec.cards
    for seat in range(5):
        view = match.view(seat)
        row = shape.observe(match, seat, bytearray(shape.size))
        hand = shape.part(row, "hand")
        assert sorted(view.hand) == sorted(card for number, card in enumerate(cards) for _ in range(hand[number]))
        assert [view.hand_sizes[(seat + n) % 5] for n in range(5)] == list(shape.part(row, "hand-sizes"))
        plane = shape.part(row, "card")
        width, left, top = shape.bounds.width, shape.bounds.left, shape.bounds.top
        drawn = {(at % width + left, at // width + top) for at, there in enumerate(plane) if there}
        known = {goal.cell for goal in view.goals if goal.card != "?"}
        assert {laid.cell for laid in view.board} | known == drawn
        reached = {
            (at % width + left, at // width + top) for at, n in enumerate(shape.part(row, "reached-0-east")) if n
        }
        assert {laid.cell for laid in view.board if "E" in "".join(laid.reached)} == reached
        own = [1, 0] if view.role == "digger" else [0, 1]
        assert own == list(shape.part(row, "roles"))[:2]
        assert [0] * 8 == list(shape.part(row, "roles"))[2:]
        plain = shape.observe(match, seat, rotate=False)
        assert list(view.hand_sizes) == list(shape.part(plain, "hand-sizes"))


def test_buffers_of_floats_hold_the_same() -> None:
    match = Match.new("duel", 2, seed=1)
    position = match._position
    wanted = list(position.observe(0))  # type: ignore[call-overload]
    floats = array("f", bytes(4 * len(wanted)))
    assert floats is position.observe(0, floats)
    assert wanted == floats.tolist()
    with pytest.raises(ValueError, match="There is no seat 2"):
        position.observe(2)


@pytest.mark.parametrize("name", saboteur.GAMES)
def test_rewards_and_limits(name: str, volume: Callable[..., int]) -> None:
    box = saboteur.game(name)
    players = SIZES[name][-1]
    for seed in range(volume(20, interpreted=2)):
        match = Match.new(name, players, seed=seed)
        position = match._position
        moves = 0
        assert position.outcome is None
        assert [0.0] * players == position.rewards()
        while match.actor is not None:
            position.play(position.sample_move(saboteur.Dice(seed * 1000 + moves)))
            moves += 1
        assert moves <= box.max_moves
        assert isinstance(position.outcome, saboteur.Outcome)
        assert list(position.outcome.gold) == position.gold()
        assert 0 <= min(position.gold()) <= max(position.gold()) <= box.max_gold
        rewards = position.rewards()
        assert abs(sum(rewards)) < 1e-9 or players == 1
        if any(rewards) and players > 1:
            assert {seat for seat in range(players) if rewards[seat] > 0} == set(position.outcome.winners)


@pytest.mark.parametrize("name", saboteur.GAMES)
def test_a_sheet_written_again_and_again_equals_a_new_one(name: str, volume: Callable[..., int]) -> None:
    """Whatever was on it: only what has changed is written anew, cards that fell included."""
    players = {"solo": 1, "duel": 2}.get(name, 4)
    rules = ruleset(name, players)
    kept = rules.views.observer(rules.game)
    size = int(kept.size)
    rows = [kept.canvas_on(blank_numbers(size), 0) for _ in range(players)]
    for seed in range(volume(3, interpreted=1)):
        dice = Dice(seed)
        position = Position(rules.game, dice)
        position.start()
        number = 0
        while position.actor is not None:
            number += 1
            if number % 3 == 0:
                seat = number % players
                kept.write(position, seat, seat, rows[seat])
                fresh = kept.canvas_on(blank_numbers(size), 0)
                kept.write(position, seat, seat, fresh)
                assert bytes(bytes_of(fresh.sheet.numbers)) == bytes(bytes_of(rows[seat].sheet.numbers))
            position.play(position.sample_move(dice))
