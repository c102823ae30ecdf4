"""Saved matches go on exactly as the originals do: log, moves and the luck ahead."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import TypeVar, cast

import pytest

import saboteur
from saboteur import Chance, Dice, Match, OptionError, SaveError
from saboteur.testing.dump import dump, state

SIZES = {"saboteur": 4, "saboteur2": 5, "duel": 2, "solo": 1, "dark-cave": 3}


def play_on(match: Match, seed: int) -> list[str]:
    rng = random.Random(seed)
    played = []
    while match.actor is not None:
        played += [str(event) for event in match.play(rng.choice(match.moves()))]
    return played


T = TypeVar("T")


def pickled(thing: T) -> T:
    """The thing as another process would get it."""
    return cast("T", pickle.loads(pickle.dumps(thing)))  # noqa: S301 - our own bytes


@pytest.mark.parametrize("name", saboteur.GAMES)
def test_every_way_of_copying_has_the_same_luck_ahead(name: str, volume: Callable[..., int]) -> None:
    for seed in range(volume(4, interpreted=1)):
        match = Match.new(name, SIZES[name], seed=seed)
        rng = random.Random(seed)
        match.say(0, "no-path")
        for _ in range(rng.randrange(60)):
            if match.actor is not None:
                match.play(rng.choice(match.moves()), by_bot=rng.random() < 0.3)
        saved = match.save()
        twins = [Match.load(saved), copy.copy(match), copy.deepcopy(match), pickled(match)]
        before = state(match)
        assert [before] * 4 == [state(twin) for twin in twins]
        assert all(twin.record() == match.record() for twin in twins)
        future = play_on(match, seed)
        for twin in twins:
            assert future == play_on(twin, seed)
            assert state(match) == state(twin)
        assert before == state(Match.load(saved))


def test_other_luck_is_saved_too() -> None:
    for match in (Match.new("saboteur", 3), Match.new("saboteur", 3, chance=Dice(5)), Match.replay(_record())):
        again = Match.load(match.save())
        assert state(match) == state(again)
    dice = Match.new("saboteur", 3, chance=Dice(5))
    again = Match.load(dice.save())
    assert play_on(dice, 1) == play_on(again, 1)
    other = Match.load(dice.save(), chance=Dice(9))
    assert other.outcome == dice.outcome


def _record() -> str:
    return Match.new("saboteur", 3, seed=8).record()


class Sorted(Chance):
    """Deals everything in order, and tells what was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        self.asked.append((what, count))
        return sorted(cards)[:count]


def test_a_chance_of_ones_own_decides_every_draw() -> None:
    one, other = Sorted(), Sorted()
    match, twin = Match.new("saboteur", 5, chance=one), Match.new("saboteur", 5, chance=other)
    assert match.view(0) == twin.view(0)
    assert len(one.asked) >= 3
    assert play_on(match, 1) == play_on(twin, 1)
    assert one.asked == other.asked
    with pytest.raises(SaveError, match="chance of your own \\(Sorted\\)"):
        match.save()
    with pytest.raises(OptionError, match="not both"):
        Match.new("saboteur", 5, seed=1, chance=one)
    with pytest.raises(OptionError, match="draws cards"):
        Match.new("saboteur", 5, chance=3)


@pytest.mark.parametrize("name", saboteur.GAMES)
def test_a_position_can_be_pickled_and_start_a_match(name: str) -> None:
    match = Match.new(name, SIZES[name], seed=3)
    rng = random.Random(3)
    for _ in range(12):
        match.play(rng.choice(match.moves()))
    world = match.sample(0, rng)
    for twin in (pickled(world), copy.deepcopy(world)):
        assert dump(world) == dump(twin)
        assert str(world.view(0)) == str(twin.view(0))
    one, other = Match.from_position(world, seed=5), Match.from_position(world, seed=5)
    assert match.view(0) == one.view(0)
    assert one.actor == match.actor
    before = dump(world)
    assert play_on(one, 1) == play_on(other, 1)
    assert before == dump(world)
    assert one.outcome is not None


@pytest.mark.parametrize("data", [b"", b"nothing", bytes(40)])
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(SaveError, match="not a saved match"):
        Match.load(data)


@pytest.mark.parametrize("name", saboteur.GAMES)
def test_information_states_tell_apart_exactly_what_a_seat_can(name: str) -> None:
    """Two matches that differ in what a seat cannot know have the same state; what it saw long ago stays in it."""
    players = SIZES[name]
    match = Match.new(name, players, seed=2)
    rng = random.Random(2)
    states = []
    for _ in range(30):
        if match.actor is None:
            break
        states.append(match.information_state(0))
        match.play(rng.choice(match.moves()))
    assert len(states) == len(set(states))
    assert all(len(one.tensor()) == len(states[0].tensor()) for one in states)
    assert len({bytes(one.tensor()) for one in states}) == len(states)
    hidden = [event.masked() for event, seen in zip(match.events, match.seen(0), strict=True) if event != seen]
    assert all(str(event) in match.information_state(0).text for event in hidden)
    with pytest.raises(ValueError, match="say which seat"):
        match.information_state(None)  # type: ignore[arg-type]
