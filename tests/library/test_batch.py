"""A batch plays what single positions play: the same moves, masks, observations and rewards."""

from collections.abc import Callable

import pytest

import saboteur
from saboteur import IllegalMove, OptionError
from saboteur.batch import Batch

SIZES = {"saboteur": 5, "saboteur2": 4, "duel": 2, "solo": 1, "dark-cave": 3}


@pytest.mark.parametrize("name", saboteur.GAMES)
def test_rows_are_matches(name: str, volume: Callable[..., int]) -> None:
    rows, players = 4, SIZES[name]
    batch = Batch(name, players, rows, seed=3)
    space, seen = batch.space, batch.observation
    over = 0
    for _ in range(volume(400, interpreted=40)):
        positions = [batch.position(row) for row in range(rows)]
        masks, views = bytes(batch.masks), bytes(batch.observations)
        actions = batch.sample()
        for row, position in enumerate(positions):
            seat = position.actor
            assert seat == batch.actors[row]
            mask = masks[row * space.size : (row + 1) * space.size]
            assert space.legal(position) == [number for number, legal in enumerate(mask) if legal]
            assert position.observe(seat) == views[row * seen.size : (row + 1) * seen.size]
        batch.step(actions)
        for row, position in enumerate(positions):
            position.chance = saboteur.Dice(0)
            position.play(space.code(actions[row], position))
            rewards = list(batch.rewards[row * players : (row + 1) * players])
            assert (position.actor is None) == bool(batch.done[row])
            if position.actor is None:
                assert position.rewards() == rewards
                assert batch.position(row).round == 1
                over += 1
            else:
                assert [0.0] * players == rewards
    assert over or volume(1, interpreted=0) == 0


def test_the_same_seed_is_the_same_batch_and_rows_do_not_depend_on_its_size() -> None:
    small, large = Batch("duel", 2, 2, seed=9), Batch("duel", 2, 5, seed=9)
    for _ in range(150):
        actions = large.sample()
        small.step(actions[:2])
        large.step(actions)
        assert bytes(small.observations) == bytes(large.observations)[: len(small.observations)]
    large.reset(9)
    other = Batch("duel", 2, 5, seed=9)
    assert bytes(large.observations) == bytes(other.observations)
    large.reset(10)
    assert bytes(large.observations) != bytes(other.observations)


def test_rewards_in_gold_add_up_to_the_gold() -> None:
    batch = Batch("solo", 1, 3, seed=1, auto_reset=False, reward="gold")
    total = [0.0] * 3
    while not all(batch.done):
        batch.play_uniform()
        total = [before + now for before, now in zip(total, batch.rewards, strict=True)]
    assert total == [batch.position(row).gold()[0] for row in range(3)]
    batch.play_uniform()
    batch.play_random()
    assert bytes(3) == bytes(int(now) for now in batch.rewards)
    assert [1, 1, 1] == list(batch.done)


def test_random_play_needs_no_masks() -> None:
    batch = Batch("saboteur", 5, 8, seed=2, watch=False)
    batch.play_random(300)
    assert len(batch.masks) == len(batch.observations) == 0
    assert all(batch.position(row).actor is not None for row in range(8))
    batch.step(batch.sample())
    with pytest.raises(ValueError, match="writes no masks"):
        batch.play_uniform()


def test_wrong_actions_are_refused_and_nothing_is_played() -> None:
    batch = Batch("saboteur", 3, 2, seed=1)
    before = bytes(batch.observations)
    legal = batch.sample()
    illegal = next(number for number in range(batch.space.size) if not batch.masks[batch.space.size + number])
    for wrong in (illegal, -1, batch.space.size):
        with pytest.raises(IllegalMove, match="row 1"):
            batch.step([legal[0], wrong])
    with pytest.raises(ValueError, match="2 rows, but 1 actions"):
        batch.step(legal[:1])
    assert before == bytes(batch.observations)
    with pytest.raises(OptionError, match="rows"):
        Batch("saboteur", 3, 0)
