"""Every legal move has exactly one fixed number, flat and in two plies; what is outside the bounds is played, too."""

import copy
import pickle
import random
from array import array
from collections.abc import Callable

import pytest

import saboteur
from saboteur import Match
from saboteur.arrays import Actions
from saboteur.arrays.actions import _actions as actions
from saboteur.arrays.subject import Key
from saboteur.batch import Batch
from saboteur.bots.referee import Referee
from saboteur.engine.core.audit import Audit
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.games import ruleset

SIZES = {"saboteur": (3, 5, 10), "saboteur2": (2, 6, 12), "duel": (2,), "solo": (1,), "dark-cave": (2, 5, 8)}
CASES = [(name, players) for name in saboteur.GAMES for players in SIZES[name]]
MOST_OUTSIDE = 2e-5
"""Share of legal moves outside the bounds, at most; 150 random matches of each game had at most 5 in a million."""


def check(space: Actions, position: Position) -> int:
    """Check the numbers of all legal moves; how many lie outside the bounds."""
    codec = space.rules.codec
    moves = [codec.move(code) for code in position.moves()]
    numbers = [space.index(move) for move in moves]
    inside = [number for number in numbers if number != space.overflow]
    outside = len(numbers) - len(inside)
    assert len(set(inside)) == len(inside)
    assert sorted({*numbers}) == space.legal(position)
    plies = set()
    for move, number in zip(moves, numbers, strict=True):
        assert 0 <= number < space.size
        pair = space.factored.index(move)
        plies.add(pair)
        if number == space.overflow:
            assert space.move(number, position) in moves
            assert space.factored.move(*pair, position) == space.move(number, position)
        else:
            assert space.move(number) == move == space.factored.move(*pair)
    assert sorted({first for first, _ in plies}) == space.factored.legal(position)
    first = position.moves()[0] % len(plies)
    chosen = sorted(plies)[first][0]
    assert sorted(second for one, second in plies if one == chosen) == space.factored.legal(position, chosen)
    return outside


@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_legal_move_has_one_number_in_random_matches(name: str, players: int, volume: Callable[..., int]) -> None:
    space = saboteur.actions(name, players)
    listed = outside = 0
    for seed in range(volume(12, interpreted=1)):
        dice = Dice(seed)
        position = Position(space.rules.game, dice)
        position.start()
        while position.actor is not None:
            listed += len(position.moves())
            outside += check(space, position)
            position.play(position.sample_move(dice))
    assert outside <= 1 + MOST_OUTSIDE * listed


@pytest.mark.parametrize("name", saboteur.GAMES)
def test_every_legal_move_has_one_number_in_matches_of_greedy(name: str, volume: Callable[..., int]) -> None:
    players = SIZES[name][-1]
    space = saboteur.actions(name, players)
    for seed in range(volume(3, interpreted=1)):
        match = Match.new(name, players, seed=seed)
        rng = random.Random(seed)
        bots = [Referee("greedy", seat, rng) for seat in range(players)]
        while match.actor is not None:
            assert 0 == check(space, match._position)
            match.play(bots[match.actor].ask(match).move)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_audit_of_many_matches_finds_no_fault(name: str, players: int, volume: Callable[..., int]) -> None:
    space = saboteur.actions(name, players)
    audit = Audit(space.space)
    audit.play(space.rules.game, 1_000, volume(60, interpreted=1))
    assert (0, 0) == (audit.faults, audit.crowded)
    assert audit.decisions < audit.listed
    assert int(audit.outside) <= 1 + MOST_OUTSIDE * int(audit.listed)


def test_the_audit_notices_a_number_given_twice() -> None:
    """Two cards that may be laid on the same cell get the same numbers, as a wrong table would do it."""
    space = saboteur.actions("saboteur", 3)
    audit = Audit(actions.__wrapped__(Key(space.rules)).space)
    for tile in range(1, len(audit.space.by_tile)):
        if audit.space.by_tile[tile] >= 0:
            audit.space.by_tile[tile] = audit.space.by_tile[0]
    audit.play(space.rules.game, 0, 2)
    assert audit.faults > 0


def test_mask_says_the_same_as_the_list() -> None:
    space = saboteur.actions("saboteur", 4)
    match = Match.new("saboteur", 4, seed=3)
    wanted = space.legal(match)
    for buffer in (bytearray(space.size), array("b", bytes(space.size)), array("f", bytes(4 * space.size))):
        buffer[0] = 1
        assert buffer is space.legal(match, buffer)
        assert wanted == [number for number, legal in enumerate(buffer) if legal == 1]
        assert len(wanted) == sum(buffer)
    match.play(match.moves()[0])
    mask = space.legal(match, bytearray(space.size))
    assert space.legal(match) == [number for number, legal in enumerate(mask) if legal]


@pytest.mark.parametrize(
    ("buffer", "sentence"),
    [
        (bytes(10), "cannot be written"),
        (bytearray(10), "has room for 10 numbers"),
        (array("i", [0] * 10), "of the kind 'i'"),
        (memoryview(bytearray(40))[::2], "not contiguous"),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(buffer: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        saboteur.actions("duel", 2).legal(Match.new("duel", 2, seed=1), buffer)


def test_wrong_numbers_and_subjects_are_refused_by_a_sentence() -> None:
    space, match = saboteur.actions("saboteur", 5), Match.new("saboteur", 5, seed=1)
    for wrong in (-1, space.size, "a", 1.0, None):
        with pytest.raises(ValueError, match=r"There is no action .*; they are numbered 0 to 14938"):
            space.move(wrong)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match=r"There is no action .*; they go to 70, 560"):
            space.factored.move(0, wrong)  # type: ignore[arg-type]
    for first in (-1, 71, "a"):
        with pytest.raises(ValueError, match="There is no first number"):
            space.factored.legal(match, first)  # type: ignore[arg-type]
    for subject in (None, "match", 7):
        with pytest.raises(TypeError, match="A match or a position is needed here"):
            space.legal(subject)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="A match goes on from a position"):
        Match.from_position(match)  # type: ignore[arg-type]
    for seat in (5, -1):
        with pytest.raises(ValueError, match="There is no seat"):
            match.position().view(seat)


def test_spaces_and_observations_are_the_same_after_pickling() -> None:
    for shape in (saboteur.actions("duel", 2), saboteur.actions("duel", 2).factored, saboteur.observation("duel", 2)):
        assert pickle.loads(pickle.dumps(shape)) is shape  # noqa: S301 - one's own
        assert copy.deepcopy(shape) is shape
    with pytest.raises(TypeError, match="A batch cannot be copied"):
        copy.deepcopy(Batch("duel", 2, 1))


def test_far_moves_are_played_by_the_overflow() -> None:
    """A tunnel built straight to the west leaves the bounds; the overflow then lays the next card there."""
    space = saboteur.actions("saboteur", 3)
    board = '"EW -10..-1,0", "E|W -11,0"'.replace("E|W", "EW")
    text = f"""
format = 1
game = "saboteur"
players = 3
turn = "p1"
board = [{board}]
goals = {{ "8,0" = "gold" }}
hands = {{ p1 = ["EW"], p2 = ["EW"], p3 = ["EW"] }}
"""
    match = Match.from_scenario(text)
    assert space.overflow == space.index("EW -12,0") == space.legal(match)[-1]
    assert "EW -12,0" == str(space.move(space.overflow, match))
    assert space.legal(match, bytearray(space.size))[space.overflow] == 1
    with pytest.raises(ValueError, match="say at which match"):
        space.move(space.overflow)
    with pytest.raises(ValueError, match="No legal move lies outside"):
        space.move(space.overflow, Match.new("saboteur", 3, seed=1))
    with pytest.raises(ValueError, match="with 3 players, not for saboteur with 4"):
        space.legal(Match.new("saboteur", 4, seed=1))


def test_numbers_do_not_depend_on_the_seed_or_on_rules_about_play() -> None:
    plain, other = saboteur.actions("saboteur", 5), saboteur.actions("saboteur", 5, connect="adjacent")
    assert plain is saboteur.actions("saboteur", 5)
    assert plain.size == other.size
    assert plain.index("map 8,2") == other.index("map 8,2")
    assert ruleset("saboteur", 5) is plain.rules
