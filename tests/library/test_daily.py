"""The keys of the mine of the day and the Duel of the week, their commitments, and the deals that follow from them."""

import random
from collections import Counter
from collections.abc import Hashable
from datetime import UTC, datetime
from itertools import permutations

import pytest

from chisquare import p_value
from saboteur import Match
from saboteur.daily import (
    KINDS,
    BadKey,
    Keyed,
    Kind,
    Period,
    PeriodError,
    commitment,
    deal,
    dealt_from,
    derive,
    new_secret,
    read_commitment,
    read_key,
    streak,
)
from saboteur.daily.deal import resume
from saboteur.engine.core.chance import DECK
from saboteur.match import Drawn, Played

pytestmark = pytest.mark.once

SECRET = bytes(range(32))
DAY = Period.parse("mine", "2026-11-17")


def played(match: Match, seed: int, moves: int = 10**6) -> Match:
    rng = random.Random(seed)
    for _ in range(moves):
        if match.actor is None:
            break
        match.play(rng.choice(match.moves()))
    return match


def test_periods_are_days_and_iso_weeks_of_utc() -> None:
    newyear = datetime(2027, 1, 1, 0, 30, tzinfo=UTC).timestamp()
    assert [Period.at(kind, newyear).label for kind in KINDS] == ["2027-01-01", "2026-W53"]
    assert [Period.at(kind, newyear - 3600).label for kind in KINDS] == ["2026-12-31", "2026-W53"]
    week = Period.parse("duel", "2026-W53")
    assert (week.shifted(1).label, week.ends) == ("2027-W01", week.shifted(1).begins)
    for kind in KINDS:
        at = Period.at(kind, newyear)
        assert at.begins <= newyear < at.ends < at.closes
        assert Period.parse(kind, at.label) == at


@pytest.mark.parametrize(
    ("kind", "label"),
    [("mine", "20261117"), ("mine", "2026-W47-1"), ("mine", "2026-02-30"), ("mine", ""), ("duel", "2026-W54"),
     ("duel", "2026-11-17"), ("duel", "2026W47"), ("duel", "W47")],
)  # fmt: skip
def test_other_labels_are_refused(kind: Kind, label: str) -> None:
    with pytest.raises(PeriodError, match="write it like"):
        Period.parse(kind, label)


def test_every_secret_day_and_kind_has_a_key_and_a_commitment_of_its_own() -> None:
    periods = [Period.at(kind, 86_400.0 * day) for kind in KINDS for day in range(0, 700, 7)]
    keys = {derive(secret, one) for one in periods for secret in (SECRET, new_secret())}
    assert len(keys) == 2 * len(periods) == len({commitment(one, key) for one in periods[:1] for key in keys})
    key = derive(SECRET, DAY)
    assert len({commitment(one, key) for one in periods}) == len(periods), "a commitment binds the day, too"
    assert not any(key.hex() in told for told in (commitment(DAY, key), derive(SECRET, DAY.shifted(1)).hex()))


def test_keys_commitments_and_draws_are_the_same_everywhere() -> None:
    """Servers of a version agree; whoever changes one of these breaks promises already made."""
    key = derive(SECRET, DAY)
    assert key.hex() == "6caf31abe29fa9ac8b6c1d0d431c4a76ce5640c837952f1dde78b2e2bec22d18"
    assert commitment(DAY, key) == "38d344b66f84a4a764594a8ad38fca7a707d7dd0eef0f8b0a6fa8b9c40b4650f"
    assert Keyed(key, "v").draw(3, [*range(12)], 12) == [10, 6, 0, 11, 1, 7, 4, 5, 8, 2, 9, 3]


def test_keys_are_read_as_people_copy_them() -> None:
    key = derive(SECRET, DAY)
    assert read_key(f" {key.hex().upper()}\n") == key
    for bad in ("", key.hex()[1:], f"{key.hex()}0", "x" * 64):
        with pytest.raises(BadKey):
            read_key(bad)
        with pytest.raises(BadKey):
            read_commitment(bad)


def test_every_order_is_equally_likely() -> None:
    counts: Counter[Hashable] = Counter(
        tuple(Keyed(number.to_bytes(4), "v").draw(3, [7, 7, 8, 9], 4)) for number in range(12_000)
    )
    assert p_value(counts, dict.fromkeys(set(permutations([7, 7, 8, 9])), 1 / 12)) > 1e-4


def test_a_card_that_is_gone_leaves_the_others_in_their_order() -> None:
    cards = [1, 1, 2, 3, 3, 3, 4, 5, 6, 6]
    whole = Keyed(SECRET, "v").draw(3, cards, len(cards))
    for gone in (2, 4, 5):
        left = [card for card in cards if card != gone]
        assert Keyed(SECRET, "v").draw(3, left, len(left)) == [card for card in whole if card != gone]
    assert Keyed(SECRET, "v").draw(3, cards, 3) == whole[:3]


@pytest.mark.parametrize("kind", KINDS)
def test_a_deal_follows_from_its_key_alone_at_any_point_of_the_match(kind: Kind) -> None:
    whole = played(deal(kind, SECRET), 3)
    stopped = Match.replay(played(deal(kind, SECRET), 3, 30).record())
    resume(stopped, SECRET)
    done = sum(isinstance(part, Played) for part in stopped.story)
    for part in [part for part in whole.story if isinstance(part, Played)][done:]:
        stopped.play(part.move)
    assert stopped.record() == whole.record()
    assert dealt_from(whole, kind, SECRET)
    assert dealt_from(Match.replay(whole.record()), kind, SECRET)
    assert not dealt_from(whole, kind, bytes(32))
    assert not dealt_from(whole, "duel" if kind == "mine" else "mine", SECRET)
    assert not dealt_from(played(Match.new("solo", 1, 1, rounds=1), 1), kind, SECRET)


def test_two_people_find_the_same_cards_in_every_round() -> None:
    """As far as they can: whoever has taken a nugget out of the game before finds the other cards in their order."""
    decks = []
    for seed in (1, 2):
        story = played(deal("duel", SECRET), seed).story
        decks.append([list(part.numbers) for part in story if isinstance(part, Drawn) and part.what == DECK])
        assert len(decks[-1]) == 3
    assert decks[0][0] == decks[1][0]
    for one, two in zip(*decks, strict=True):
        both = Counter(one) & Counter(two)
        assert both.total() > 40
        alike = [[card for card in deck if one.count(card) == two.count(card)] for deck in (one, two)]
        assert alike[0] == alike[1]
        assert len(alike[0]) > 30


def test_a_day_of_rest_a_week_keeps_the_lamp_burning() -> None:
    # The 16th is a Monday.
    def days(*numbers: int) -> list[Period]:
        return [Period.parse("mine", f"2026-11-{number:02}") for number in numbers]

    assert streak([], DAY) == 0
    assert streak(days(16, 17), DAY) == 2
    assert streak(days(15, 16), DAY) == 2, "today is not over yet"
    assert streak(days(13, 14, 15), DAY) == 3, "nor is this week's day of rest used up"
    assert streak(days(9, 10, 11, 13, 14, 15, 17), DAY) == 7, "one day of rest in each of two weeks"
    assert streak(days(9, 10, 12, 14, 15, 16), DAY) == 4, "two in one week are too many"
    assert streak(days(13, 14), DAY) == 0
    weeks = [Period.parse("duel", f"2026-W{number}") for number in (44, 46, 47)]
    assert streak(weeks, weeks[-1]) == 2
