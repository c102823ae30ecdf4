"""Matches of Saboteur 2: hands never exceed six cards, and masked records contain the roles that were seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import saboteur2_matches
from saboteur import Match
from saboteur.testing.walk import viewers


def test_no_hand_grows_beyond_six_cards(volume: Callable[..., int]) -> None:
    """Also after hands were swapped and cards paid."""
    for number in range(volume(60, interpreted=15)):
        match = saboteur2_matches.new(number)
        for _ in saboteur2_matches.walk(match, random.Random(number)):
            assert max(match.view(None).hand_sizes) <= 6


def test_a_masked_record_tells_the_truth_and_no_secret(volume: Callable[..., int]) -> None:
    """Everything but ``?`` agrees with the full record; roles appear for those who saw them."""
    told: Counter[str] = Counter()
    for number in range(volume(20, interpreted=10)):
        match = saboteur2_matches.new(number)
        rng = random.Random(number)
        for _ in saboteur2_matches.walk(match, rng):
            if rng.random() < 0.01:
                break
        whole = match.record().splitlines()
        for viewer in viewers(match):
            masked = [line for line in match.record(seat=viewer).splitlines() if not line.startswith("masked")]
            for full, seen in zip(whole, masked, strict=True):
                if full.startswith('  "goals '):
                    continue
                words = list(zip(full.split(), seen.split(), strict=True))
                assert all(true == shown or shown.strip('",') == "?" for true, shown in words), (full, seen)
                told[full.split()[0].strip('"')] += sum(true == shown for true, shown in words) - 1
        shown = [event for event in match.seen(0) if event.role not in {None, "?"}]
        roles = [line for line in match.record(seat=0).splitlines() if line.startswith('  "roles ')]
        assert sum(len(line.split()) - 1 - line.count("?") for line in roles) == len({*map(role_place(match), shown)})
    print(dict(told))
    assert told["roles"] > 0
    assert told["deck"] > 0


def role_place(match: Match) -> Callable[[object], object]:
    """Which card of which round a role event speaks of: its round, and the slot of the role in it."""
    places: dict[int, tuple[int, int]] = {}
    round_, worn, top, spare = 0, [0], 0, 0
    for event in match.events:
        if event.kind == "round":
            round_, worn, top, spare = round_ + 1, list(range(match.rules.players)), match.rules.players, 0
        elif event.kind == "swap-hats":
            worn[event.target or 0], top = top, top + 1
        elif event.kind == "show-aside":
            free = [slot for slot in range(15) if slot not in worn]
            places[event.seq], spare = (round_, free[spare]), spare + 1
        elif event.role is not None:
            places[event.seq] = round_, worn[(event.target if event.kind == "look" else event.seat) or 0]
    return lambda event: places[event.seq]  # type: ignore[attr-defined]  # an event
