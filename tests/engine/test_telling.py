"""Lists of numbers put into words: always the right words, whatever was told before."""

import random

from saboteur import Match
from saboteur.engine.core.telling import Telling
from saboteur.engine.core.vector import vector
from saboteur.notation.filling import Filling


def test_words_are_right_whatever_was_told_before() -> None:
    made: list[int] = []

    def word(number: int) -> str:
        made.append(number)
        return f"<{number}>"

    # Small numbers are looked up in a list; others, negative ones too, in the table.
    telling = Telling(Filling(word), [None] * 4)
    rng = random.Random(1)
    last: list[int] = []
    for _ in range(500):
        cut = rng.randint(0, len(last))
        last = last[:cut] + [rng.randint(-3, 1 << 40 if rng.random() < 0.1 else 5) for _ in range(rng.randint(0, 4))]
        assert tuple(f"<{number}>" for number in last) == telling.tell(vector(last))
    assert len(set(made)) == len(made)


def test_what_has_not_changed_is_the_same_object() -> None:
    telling = Telling(Filling(lambda number: (number,)))
    first = telling.tell(vector([3, 1, 2]))
    assert telling.tell(vector([3, 1, 2])) is first
    longer = telling.tell(vector([3, 1, 2, 5]))
    assert longer == (*first, (5,))
    assert all(one is other for one, other in zip(first, longer, strict=False))
    assert () == telling.tell(vector([]))


def test_views_of_two_matches_do_not_mix() -> None:
    """Two tables of one game share their words; each seat still sees its own cards."""
    rng = random.Random(3)
    matches = [Match.new("saboteur", 4, seed=seed) for seed in (1, 2)]
    for _ in range(60):
        for match in matches:
            if match.actor is not None:
                match.play(rng.choice(match.moves()))
        for seat in (None, 0, 1, 2, 3):
            for match in matches:
                again = Match.replay(match.record())
                assert str(again.view(seat)) == str(match.view(seat))
