"""Nobody learns what he may not know in Saboteur 2, and nobody forgets what he has seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import saboteur2_matches
from dump import dump
from matches import viewers
from saboteur import Dice, Match, Position, View
from saboteur.engine.core.seat import KIND, NUGGETS, SEAT_WIDTH, SIZE
from saboteur.engine.core.vector import vector
from saboteur.engine.saboteur2 import state
from saboteur.secrecy import SEATS, may_know
from saboteur.view import Expansion
from twins import number_of

VECTORS = ("deck", "goals", "hands", "seats", "discards", "history", "extra")


def material(position: Position) -> tuple[list[int], list[int], list[int], list[int]]:
    """All hidden cards, goals, roles and nuggets."""
    room, players, extra = position.game.hand_room, position.game.players, list(position.extra)
    cards = [
        position.hands[seat * room + slot] & KIND for seat in range(players) for slot in range(position.of(seat, SIZE))
    ]
    cards += [position.discards[at] & KIND for at in range(position.discard_count)]
    cards += list(position.deck)[position.drawn :]
    cards += extra[state.ASIDE : state.ASIDE + extra[state.ASIDE_COUNT]]
    roles = extra[state.ROLE_CARD : state.ROLE_CARD + len(position.game.role_cards)]
    return sorted(cards), sorted(position.goals), sorted(roles), [position.of(seat, NUGGETS) for seat in range(players)]


@pytest.mark.parametrize("part", range(2))
def test_a_sample_cannot_be_told_from_the_truth(part: int, volume: Callable[..., int]) -> None:
    """Same view, same legal moves, every number the seat may know unchanged; the others have something else to see."""
    seen: Counter[str] = Counter()
    for number in range(part, volume(60, interpreted=15), 2):
        match = saboteur2_matches.new(number)
        rng = random.Random(number)
        for _ in saboteur2_matches.walk(match, rng):
            swapped = bool(match._position.extra[state.SNAP_COUNT])
            if rng.random() < (0.2 if swapped else 0.05):
                for viewer in viewers(match):
                    check_sample(match, viewer, rng, seen)
    print(dict(seen))
    for name in ("samples", "own turns", "others see something else", "hands remembered", "roles seen", "old roles"):
        assert seen[name] > 0, name


def check_sample(match: Match, viewer: int | None, rng: random.Random, seen: Counter[str]) -> None:
    """Everything that must hold for a sample."""
    truth, seat = match._position, number_of(viewer)
    sample = match.sample(viewer, rng)
    view = match.view(viewer)
    assert str(view) == str(sample.view(viewer))
    assert truth.actor == sample.actor
    if viewer is not None and viewer == truth.actor:
        assert sorted(truth.moves()) == sorted(sample.moves())
        seen["own turns"] += 1
    for field in VECTORS:
        for index, (old, new) in enumerate(zip(getattr(truth, field), getattr(sample, field), strict=True)):
            assert old == new or not may_know(truth, seat, field, index), (field, index)
    assert material(truth) == material(sample)
    seen["samples"] += 1
    assert view.expansion is not None
    seen["hands remembered"] += bool(view.expansion.known)
    seen["roles seen"] += len([role for role in view.roles if role != "?"]) > 1
    seen["old roles"] += any(old.role != "?" for old in view.expansion.old_roles)
    other = (seat + 1) % match.rules.players
    seen["others see something else"] += str(truth.view(other)) != str(sample.view(other))


@pytest.mark.parametrize("part", range(2))
def test_a_sample_depends_only_on_what_the_seat_knows(part: int, volume: Callable[..., int]) -> None:
    """With the same dice, two positions the seat cannot tell apart give the very same sample, to the last number."""
    checked = differing = 0
    for number in range(part, volume(40, interpreted=10), 2):
        match = saboteur2_matches.new(number)
        rng = random.Random(number)
        for _ in saboteur2_matches.walk(match, rng):
            if rng.random() < (0.1 if match._position.extra[state.SNAP_COUNT] else 0.02):
                for viewer in viewers(match):
                    seat = number_of(viewer)
                    truth, dice = match._position, rng.getrandbits(40)
                    other = truth.sample(seat, Dice(rng.getrandbits(40)))
                    first, second = truth.sample(seat, Dice(dice)), other.sample(seat, Dice(dice))
                    assert dump(first) == dump(second)
                    checked += 1
                    differing += dump(first) != dump(truth)
    print(f"{checked} samples, {differing} unlike the truth")
    assert differing > 0


def test_a_view_shows_nothing_else(volume: Callable[..., int]) -> None:
    """Whatever stands where a viewer may not look, his view is the same, byte for byte."""
    changed: Counter[str] = Counter()
    for number in range(volume(40, interpreted=10)):
        match = saboteur2_matches.new(number)
        rng = random.Random(number)
        for _ in saboteur2_matches.walk(match, rng):
            if rng.random() < 0.1:
                for viewer in viewers(match):
                    scrambled = scramble(match, viewer, rng, changed)
                    assert str(match.view(viewer)) == str(scrambled.view(viewer))
    print(dict(changed))
    assert {"deck", "goals", "hands", "seats", "discards", "extra"} == set(changed)


def scramble(match: Match, viewer: int | None, rng: random.Random, changed: Counter[str]) -> Position:
    """The position with nonsense wherever the viewer may not look."""
    truth = match._position
    other = truth.copy()
    kinds, goals = len(match.rules.codec.cards), list(match.rules.game.goal_tiles)
    for field in VECTORS:
        items = list(getattr(truth, field))
        for index, item in enumerate(items):
            declared = field != "seats" or index % SEAT_WIDTH in SEATS["saboteur2"]
            if declared and may_know(truth, number_of(viewer), field, index):
                continue
            if field == "goals":
                items[index] = rng.choice(goals)
            elif field == "seats" or (field == "extra" and index < state.ROLE_CARD + state.ROLES):
                items[index] = rng.randrange(6)
            elif field == "discards":
                items[index] = item & ~KIND | rng.randrange(kinds)
            else:
                items[index] = rng.randrange(kinds)
            changed[field] += items[index] != item
        setattr(other, field, vector(items))
    return other


def test_a_sample_can_be_played_to_the_end(volume: Callable[..., int]) -> None:
    """It is a position like any other, and can be sampled again."""
    played = 0
    for number in range(volume(30, interpreted=10)):
        match = saboteur2_matches.new(number)
        rng = random.Random(number)
        for _ in saboteur2_matches.walk(match, rng):
            if rng.random() < 0.02:
                sample = match.sample(rng.choice(viewers(match)), rng)
                again = sample.sample(rng.randrange(match.rules.players), Dice(rng.getrandbits(30)))
                assert again.playout(Dice(rng.getrandbits(30))) > 0
                assert again.actor is None
                played += 1
    assert played > 0


def test_views_print_and_parse(volume: Callable[..., int]) -> None:
    """What a viewer is sent can be read back."""
    for number in range(volume(10, interpreted=5)):
        match = saboteur2_matches.new(number)
        rng = random.Random(number)
        for _ in saboteur2_matches.walk(match, rng):
            if rng.random() < 0.1:
                view = match.view(rng.choice(viewers(match)))
                assert view == View.parse(str(view))
        assert match.view(0) == View.parse(str(match.view(0)))


# What is remembered.


def test_who_gives_a_hand_away_remembers_it() -> None:
    """The giver knows the cards until they turn up; thrown away unseen they may be in either place."""
    for seed in range(40):
        match = Match.new("saboteur2", 3, seed, first="p1")
        swap = next((move for move in match.moves() if str(move) == "swap-hands p2"), None)
        if swap is None:
            continue
        mine, theirs = list(match.view(0).hand), list(match.view(1).hand)
        mine.remove("swap-hands")
        match.play(swap)
        assert theirs == list(match.view(0).hand)
        assert mine == list(match.view(1).hand)[:-1]
        (known,) = section(match, 0).known
        assert (sorted(mine), 1, 6, ()) == (list(known.cards), known.seat, known.among, known.discards)
        (known,) = section(match, 1).known
        assert (sorted(theirs), 0, 6, ()) == (list(known.cards), known.seat, known.among, known.discards)
        assert section(match, 2).known == ()
        match.play(f"discard {match.view(1).hand[0]} {match.view(1).hand[1]}")
        (known,) = section(match, 0).known
        assert (sorted(mine), 1, 8, (1, 2)) == (list(known.cards), known.seat, known.among, known.discards)
        return
    raise AssertionError("no swap was dealt")


HANDED_ON = """
format = 1
game = "saboteur2"
players = 3
hands = { p1 = ["swap-hands", "EW", "EW", "map"], p2 = ["NE", "NW", "NS"], p3 = ["NES", "NS"] }
piles = { draw = ["swap-hands", "ESW", "NESW", "NES", "free"] }
"""


def test_in_a_sample_others_remember_what_the_seat_knows_they_saw() -> None:
    """p1's hand went on to p3: whatever else a sample holds, p2 has given away exactly the cards p1 gave him."""
    match = Match.from_scenario(HANDED_ON)
    match.play("swap-hands p2")
    match.play("swap-hands p3")
    (known,) = section(match, 0).known
    assert (("EW", "EW", "map"), 2, 4) == (known.cards, known.seat, known.among)
    rng = random.Random(4)
    for _ in range(40):
        view = match.sample(0, rng).view(1)
        assert isinstance(view, View)
        assert view.expansion is not None
        assert ("EW", "EW", "map") in [known.cards for known in view.expansion.known if known.seat == 2]


def section(match: Match, seat: int) -> Expansion:
    """What a seat sees that only Saboteur 2 has."""
    found = match.view(seat).expansion
    assert found is not None
    return found
