"""A batch plays what single positions play: the same moves, masks, observations and rewards."""

from array import array
from collections.abc import Callable
from typing import Any

import pytest

import saboteur
from saboteur import IllegalMove, OptionError
from saboteur.batch import Batch

SIZES = {"saboteur": 5, "saboteur2": 4, "duel": 2, "solo": 1, "dark-cave": 3}


class Number:
    """A whole number of another library's, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.parametrize("name", saboteur.GAMES)
def test_rows_are_matches(name: str, volume: Callable[..., int]) -> None:
    rows, players = 4, SIZES[name]
    batch = Batch(name, players, rows, seed=3)
    space, seen = batch.space, batch.observation
    over = 0
    for _ in range(volume(600, interpreted=40)):
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


def test_a_drawn_duel_pays_nobody() -> None:
    batch = Batch("duel", 2, 40, seed=1, auto_reset=False, watch=False)
    paid: dict[str, set[tuple[float, ...]]] = {"draw": set(), "most-gold": set()}
    for _ in range(400):
        batch.play_random()
        for row in (row for row, over in enumerate(batch.done) if over):
            ended: Any = batch.position(row).outcome
            rewards = tuple(batch.rewards[row * 2 : row * 2 + 2])
            if any(rewards):
                assert 1.0 == rewards[ended.winners[0]]
            paid[ended.reason].add(rewards)
    assert {(0.0, 0.0)} == paid["draw"]
    assert (1.0, -1.0) in paid["most-gold"]


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
    with pytest.raises(IllegalMove, match="row 1"):
        batch.step([legal[0], 1 << 80])
    for few in (legal[:1], array("q", legal[:1])):
        with pytest.raises(ValueError, match="2 rows, but 1 actions"):
            batch.step(few)
    for odd in (1.5, "7", None, [3]):
        with pytest.raises(ValueError, match="Actions are whole numbers; that of row 1 is"):
            batch.step([legal[0], odd])
    with pytest.raises(ValueError, match="a list or an array with one number for each row, not 7"):
        batch.step(7)
    assert before == bytes(batch.observations)
    batch.step(Number(number) for number in legal)
    assert before != bytes(batch.observations)


def test_wrong_settings_are_refused_by_a_sentence() -> None:
    for size in (0, "2", 2.0, None):
        with pytest.raises(OptionError, match="A batch has 1 to 1048576 rows, not"):
            Batch("saboteur", 3, size)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="A seed is a whole number, not 'x'"):
        Batch("saboteur", 3, 1, seed="x")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="Rewards are 'win' or 'gold', not 'fame'"):
        Batch("saboteur", 3, 1, reward="fame")  # type: ignore[arg-type]
    batch = Batch("saboteur", Number(3), Number(2), seed=Number(1))
    for row in (2, -1, 0.5, "a"):
        with pytest.raises(ValueError, match="the rows are 0 to 1"):
            batch.position(row)  # type: ignore[arg-type]
    for steps in (-1, 0.5, "a"):
        with pytest.raises(ValueError, match="Steps are a whole number from 0 on"):
            batch.play_random(steps)  # type: ignore[arg-type]
    batch.play_uniform(Number(2))
    assert batch.position(Number(1)).actor == batch.actors[1]


def test_many_rows_play_as_few_do(volume: Callable[..., int]) -> None:
    """Rows are fetched into the cache in blocks, if there are many; that changes nothing."""
    many, few = Batch("saboteur", 5, 70, seed=4), Batch("saboteur", 5, 3, seed=4)
    for _ in range(volume(20, interpreted=3)):
        actions = many.sample()
        many.step(actions)
        few.step(actions[:3])
        many.play_uniform()
        few.play_uniform()
        many.play_random()
        few.play_random()
    assert bytes(few.observations) == bytes(many.observations)[: len(few.observations)]
    assert bytes(few.masks) == bytes(many.masks)[: len(few.masks)]
