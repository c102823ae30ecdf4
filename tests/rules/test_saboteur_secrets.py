"""In the base game nobody learns secrets from events, or from prompts that are skipped."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import matches
from saboteur.engine.saboteur.gold import count
from saboteur.engine.saboteur.state import OFFER
from saboteur.testing.dump import dump
from twins import Twins


@pytest.mark.parametrize("part", range(2))
def test_events_and_questions_tell_nothing_else(part: int, volume: Callable[..., int]) -> None:
    """Matches that differ only in a viewer's unknowns still look the same to that viewer after the next move.

    This covers masked events, who is asked what (a skipped prompt reveals something, too), and the view.
    """
    seen: Counter[str] = Counter()
    for number in range(part, volume(48, interpreted=16), 2):
        match = matches.new(number)
        rng = random.Random(number)
        for move in matches.walk(match, rng):
            if rng.random() < (0.9 if match.view(None).offer else 0.25):
                for viewer in matches.viewers(match):
                    twins = Twins(match, viewer, rng)
                    differ = dump(twins.truth) != dump(twins.other)
                    one, other = twins.play(move)
                    assert [str(event) for event in one.seen(viewer)] == [str(event) for event in other.seen(viewer)]
                    assert str(one.view(viewer)) == str(other.view(viewer))
                    seen["pairs"] += 1
                    seen["of different positions"] += differ
                    seen["different in truth"] += one.events != other.events
                    seen.update({event.kind for event in one.events})
    print(dict(seen))
    for name in ("different in truth", "map", "discard", "draw", "offer", "take", "reveal", "round-over", "paid"):
        assert seen[name] > 0, name


def test_a_last_gold_card_is_never_asked_for_and_any_other_always_is(volume: Callable[..., int]) -> None:
    """Whether the cards on offer are equal is a secret, so the question is asked even with a single answer."""
    single = asked = 0
    for number in range(volume(60, interpreted=20)):
        match = matches.new(number)
        for move in matches.walk(match, random.Random(number)):
            if move.verb == "take":
                view = match.view(match.actor)
                assert count(match._position.extra, OFFER) == len(view.offer) > 1
                asked += 1
                single += len(set(view.offer)) == 1
    print(f"{asked} questions, {single} with a single answer")
    assert single > 0
