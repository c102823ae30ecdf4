"""Misuse of the library gets a clear sentence and changes nothing."""

import pickle
import random
from collections.abc import Callable
from typing import cast

import pytest

from saboteur import Claim, IllegalMove, InvalidMove, Match, Move, OptionError

pytestmark = pytest.mark.once


@pytest.fixture
def match() -> Match:
    return Match.new("saboteur", players=5, seed=7)


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True, [7]])
def test_a_seed_is_a_whole_number(seed: int) -> None:
    """Python's generator takes -1 as 1, so two seeds would deal the same match."""
    with pytest.raises(OptionError, match="A seed is a whole number from 0 on"):
        Match.new("saboteur", players=5, seed=seed)


@pytest.mark.parametrize("players", ["5", 5.0, True, None, -1, 10**30])
def test_a_number_of_players_is_a_number(players: int) -> None:
    with pytest.raises(OptionError, match="saboteur is for 3 to 10 players, not"):
        Match.new("saboteur", players=players)


@pytest.mark.parametrize("seat", [5, -1, "p1", 1.0, "all"])
def test_a_seat_that_does_not_exist(match: Match, seat: int) -> None:
    move = match.moves()[0]
    asked: list[Callable[[], object]] = [
        lambda: match.view(seat),
        lambda: match.seen(seat),
        lambda: match.play(move, by=seat),
        lambda: match.why_not(move, by=seat),
        lambda: match.say(seat, "no-path"),
        lambda: match.sample(seat, random.Random(1)),
    ]
    for ask in asked:
        with pytest.raises(ValueError, match=r"There is no seat .*; the seats are 0 to 4, a spectator is None\."):
            ask()


@pytest.mark.parametrize(
    "claim", [Claim("hello"), Claim("gold"), Claim("trust", seat=-1), Claim("trust", cell=(8, 0)), 5, None, "trust p6"]
)
def test_nothing_is_said_that_a_record_could_not_hold(match: Match, claim: Claim) -> None:
    before = match.seq
    with pytest.raises(InvalidMove):
        match.say(0, claim)
    assert before == match.seq
    assert Match.replay(match.record()).seq == before


def test_only_goals_are_said_to_hide_something(match: Match) -> None:
    with pytest.raises(InvalidMove, match=r"There is no goal at 1,0; the goals are 8,-2, 8,0, 8,2\."):
        match.say(0, "gold 1,0")
    assert match.say(0, "gold 8,0").claim == "gold 8,0"


def test_a_spectator_makes_no_claims(match: Match) -> None:
    with pytest.raises(ValueError, match="A spectator makes no claims"):
        match.say(cast("int", None), "no-path")


@pytest.mark.parametrize("rng", [None, 7, "x"])
def test_samples_are_drawn_from_a_generator(match: Match, rng: random.Random) -> None:
    with pytest.raises(TypeError, match="sample draws from a generator like"):
        match.sample(0, rng)


def test_events_are_numbered_from_nought(match: Match) -> None:
    assert match.seen(0, -3) == match.seen(0)
    assert match.seen(0, 10**9) == []


@pytest.mark.parametrize("move", ["", "garbage", "theft", "EW 9999,0", None, 5, b"EW 1,0", Move("lay"), Move("x")])
def test_what_is_no_move_is_told_apart_from_what_is_not_allowed(match: Match, move: str) -> None:
    before = match.record()
    for ask in (match.play, match.why_not):
        with pytest.raises(InvalidMove):
            ask(move)
    with pytest.raises(IllegalMove) as told:
        match.play("EW 50,0")
    assert told.value.reason in {"not-in-hand", "not-adjacent"}
    assert before == match.record()


def test_not_your_turn_comes_before_every_other_reason(match: Match) -> None:
    """Whether the card is held, fits or has a target would reveal something."""
    assert match.actor is not None
    other = (match.actor + 1) % 5
    for move in [*map(str, match.moves()), "EW 50,0", "discard EW", "take 3", "orient SW", "map 8,2"]:
        assert "not-your-turn" == match.why_not(move, by=other)


def test_errors_cross_processes() -> None:
    told = pickle.loads(pickle.dumps(IllegalMove("occupied", "EW 1,0")))  # noqa: S301 - our own
    assert ("occupied", "'EW 1,0' is not allowed now: occupied.") == (told.reason, str(told))


def test_copies_have_the_same_luck_whoever_goes_first() -> None:
    match = Match.new("saboteur", players=3, seed=5)
    first, second = match.copy(), match.copy()
    third = second.copy()
    ends = []
    for one in (third, match, first, second):
        rng = random.Random(3)
        while one.actor is not None:
            one.play(rng.choice(one.moves()))
        ends.append((one.events, one.record()))
    assert ends[0] == ends[1] == ends[2] == ends[3]


def test_a_copy_goes_its_own_way(match: Match) -> None:
    before, other = match.record(), match.copy()
    rng = random.Random(3)
    while other.actor is not None:
        other.say(other.actor, "no-path")
        other.play(rng.choice(other.moves()))
    assert before == match.record()
    rng = random.Random(3)
    while match.actor is not None:
        match.say(match.actor, "no-path")
        match.play(rng.choice(match.moves()))
    assert match.record() == other.record()


def test_a_match_says_in_short_what_it_is(match: Match) -> None:
    assert repr(match) == f"<Match of saboteur, 5 seats, at event {match.seq}>"
