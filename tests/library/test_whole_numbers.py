"""Whole numbers of other libraries are as good as Python's own, everywhere."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from saboteur import GAMES, Dice, IllegalMove, Match, OptionError, game
from saboteur.simulate import Plan, simulate


class Whole:
    """A whole number as NumPy has them: no int, but an index."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


N: Any = Whole


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_match_may_be_one(name: str) -> None:
    least, most = game(name).players
    options: dict[str, Any] = {"rounds": 1} if game(name).rounds.most > 1 else {}
    plain = Match.new(name, most, 7, **options)
    match = Match.new(name, N(most), N(7), **{key: N(value) for key, value in options.items()})
    assert plain.record() == match.record()
    assert all(type(value) in {int, bool, str} for value in match.rules.options.values())
    assert type(match.rules.players) is int
    rng = random.Random(3)
    for _ in range(12):
        seat = match.actor
        assert seat is not None
        move = rng.choice(match.moves())
        if most > 1:
            other = (seat + 1) % most
            assert match.why_not(move, by=N(other)) == "not-your-turn"
            with pytest.raises(IllegalMove):
                match.play(move, by=N(other))
        assert match.why_not(move, by=N(seat)) is None
        assert plain.play(move, by=seat) == match.play(move, by=N(seat))
        assert plain.view(seat) == match.view(N(seat))
        assert plain.seen(seat, 5) == match.seen(N(seat), N(5))
        assert plain.record(seat) == match.record(N(seat))
        worlds = [one.sample(who, random.Random(1)) for one, who in ((plain, seat), (match, N(seat)))]
        assert worlds[0].view(seat) == worlds[1].view(N(seat))
        event = match.say(N(seat), "trust p1" if least > 1 else "no-path")
        assert type(event.seat) is int
        plain.say(seat, str(event.claim))
    assert plain.record() == match.record()
    assert type(match.view(N(0)).seat) is int
    assert game(name).hand_size(N(most)) == game(name).hand_size(most)
    assert game(name).layout(N(most)) == game(name).layout(most)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_takes_them_too(name: str) -> None:
    match = Match.new(name, game(name).players[1], 7)
    position, again = (match.sample(0, random.Random(1)) for _ in range(2))
    dice = Dice(N(5)), Dice(5)
    for _ in range(10):
        move = position.sample_move(dice[0])
        assert move == again.sample_move(dice[1])
        assert position.why_not(N(move)) == 0
        position.play(N(move))
        again.play(move)
    assert position.view(N(0)) == again.view(0)
    assert position.sample(N(0), Dice(1)).view(0) == again.sample(0, Dice(1)).view(0)
    assert position.playout(dice[0]) == again.playout(dice[1])


def test_a_simulation_takes_them_too() -> None:
    options: dict[str, Any] = {"rounds": N(1)}
    report = simulate(Plan("saboteur", N(3), ("random",), matches=N(2), seed=N(4), options=options), jobs=N(1))
    assert report == simulate(Plan("saboteur", 3, ("random",), matches=2, seed=4, options={"rounds": 1}))


@pytest.mark.parametrize("wrong", [True, False, 1.0, "1", [], N(-1), N(99), -1, 99, 2**70])
def test_what_is_no_seat_is_refused_with_a_sentence(wrong: Any) -> None:
    match = Match.new("saboteur", 3, 7)
    move = match.moves()[0]
    calls: tuple[Callable[[], object], ...] = (
        lambda: match.view(wrong),
        lambda: match.seen(wrong),
        lambda: match.sample(wrong, random.Random(1)),
        lambda: match.record(wrong),
        lambda: match.say(wrong, "no-path"),
        lambda: match.why_not(move, by=wrong),
        lambda: match.play(move, by=wrong),
    )
    before = match.record()
    for call in calls:
        with pytest.raises(ValueError, match=r"There is no seat .*; the seats are 0 to 2"):
            call()
    assert before == match.record()


@pytest.mark.parametrize("wrong", [True, 3.0, "3", None, N(2), N(-3)])
def test_what_is_no_number_of_players_is_refused(wrong: Any) -> None:
    with pytest.raises(OptionError, match="3 to 10 players"):
        Match.new("saboteur", wrong)


@pytest.mark.parametrize("wrong", [True, 3.0, "3", N(-3)])
def test_what_is_no_seed_is_refused(wrong: Any) -> None:
    with pytest.raises(OptionError, match="whole number"):
        Match.new("saboteur", 3, wrong)


@pytest.mark.parametrize("wrong", [True, 1.0, N(4)])
def test_what_is_no_number_of_rounds_is_refused(wrong: Any) -> None:
    with pytest.raises(OptionError, match="choose 1, 2 or 3"):
        Match.new("saboteur", 3, 1, rounds=wrong)


@pytest.mark.parametrize("wrong", [1.5, "1", None])
def test_what_is_no_number_of_an_event_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="whole number"):
        Match.new("saboteur", 3, 1).seen(0, wrong)
