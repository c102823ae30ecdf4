"""In Saboteur 2 players remember what they have seen: hands given away, and what others know about them."""

from __future__ import annotations

import random

from saboteur import Match, View
from saboteur.view import Expansion


def test_who_gives_a_hand_away_remembers_it() -> None:
    """The giver knows the cards until they turn up; discarded unseen they may be in either place."""
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
