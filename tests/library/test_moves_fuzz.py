"""Tens of thousands of broken moves, claims, events and views: each is read or refused with a sentence, never more."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from mutate_text import Breaker
from saboteur import GAMES, Claim, Event, InvalidMove, Match, Move, View, game
from saboteur.notation.event import EventError
from saboteur.notation.reason import REASONS

CLAIMS = ("gold 8,2", "stone 8,-2", "trust p1", "accuse p10", "repair-me", "no-path")
TOKENS = (
    "p0", "p1", "p10", "p99", "p100", "P2", "p٣", "p-1", "0", "1", "2", "3", "4", "-0", "-1", "007", "1_0", "1e3", "٣",
    "9" * 30, "9" * 5000, "0,0", "8,-2", "-0,0", "1,", ",", "1,2,3", "100,100", "101,0", "999,-999", "1000,0", "٣,٣",
    "1.5,2", "2,1.N", "2,1.end", "NESW", "EW", "ew", "WE", "N|E|S|W", "E|W", "NN", "N:", ":N", "NS|EW:bridge@N", "?",
    "II.rat", "map", "rockfall", "broken-pick", "repair-pick-cart", "cart", "lantern", "pick", "axe", "discard", "take",
    "orient", "lay", "play", "remove", "step", "pay", "stop", "pass", "agree", "gold", "stone", "trust", "?", "\x00",
    "\ud800", "é", "null", "true", "{}", "[]", '"', "\\", "/", "\u2028", "\xa0", "|", "||", "@", "+", "-", "",
)  # fmt: skip
mutate = Breaker(TOKENS, "NESWpx0189-+.,:|@_?\"'[]{}\\ \t\n\x00\x7f\xa0é٣²", r"\w+|\s+|.")


def sentence(error: Exception) -> None:
    """An error says in a short sentence what is wrong."""
    text = str(error)
    assert text.endswith("."), text
    assert len(text) < 600, text


def played() -> tuple[list[Match], list[str], list[str]]:
    """Matches of every game, with all their moves and events."""
    found: list[Match] = []
    moves: set[str] = set()
    events: set[str] = set()
    for name in GAMES:
        least, most = game(name).players
        for players in {least, most}:
            match = Match.new(name, players, seed=1)
            rng = random.Random(players)
            for _ in range(60):
                if match.actor is None:
                    break
                moves.update(str(move) for move in match.moves())
                match.play(rng.choice(match.moves()))
            found.append(match)
            for seat in (None, 0):
                events.update(str(event).partition(" ")[2] for event in match.seen(seat))
    moves |= {"take 3", "orient SW", "repair-pick-cart p2 cart", "remove broken-pick EW map", "pay 2 1", "steal p2"}
    return found, sorted(moves), sorted(events)


@pytest.mark.once
@pytest.mark.slow
def test_broken_moves_never_crash(volume: Callable[..., int]) -> None:
    """At least 50,000 mutated moves; those that parse print and parse back, and every game answers them."""
    rng = random.Random(2004)
    found, moves, _ = played()
    seen: Counter[str] = Counter()
    for _ in range(volume(50_000)):
        text = mutate(rng.choice(moves), rng)
        try:
            move = Move.parse(text)
        except InvalidMove as error:
            sentence(error)
            seen["refused"] += 1
            continue
        except BaseException as error:
            raise AssertionError(f"{error!r} for {text!r}") from error
        assert move == Move.parse(str(move)), text
        assert repr(move) == f"Move({str(move)!r})"
        seen["read"] += 1
        try:
            reason = rng.choice(found).why_not(move)
        except InvalidMove as error:
            sentence(error)
            seen["unknown to the game"] += 1
        else:
            assert reason is None or reason in REASONS
            seen["answered"] += 1
    print(dict(seen))
    assert min(seen.values()) > 1_000


@pytest.mark.once
@pytest.mark.slow
def test_moves_put_together_by_hand_never_crash(volume: Callable[..., int]) -> None:
    """Parts that do not belong together, are missing or make no sense."""
    rng = random.Random(5)
    found, moves, _ = played()
    verbs = [
        "lay",
        "play",
        "discard",
        "nonsense",
        "",
        *(text.split()[0] for text in moves if text.split()[0].islower()),
    ]
    cards = [None, "", "EW", "map", "what", "repair-pick-cart", "p1"]
    numbers = [None, -1, 0, 1, 3, 7, 2**70]
    seen: Counter[str] = Counter()
    for _ in range(volume(20_000)):
        move = Move(
            rng.choice(verbs),
            card=rng.choice(cards),
            cards=tuple(rng.choice(["EW", "map", "", "x"]) for _ in range(rng.choice((0, 0, 1, 2, 5)))),
            cell=rng.choice([None, None, (1, 0), (-5, 7), (10**9, 0)]),
            seat=rng.choice(numbers),
            tool=rng.choice([None, None, "pick", "hammer"]),
            value=rng.choice(numbers),
        )
        try:
            reason = rng.choice(found).why_not(move)
        except InvalidMove as error:
            sentence(error)
            seen["refused"] += 1
        else:
            assert reason is None or reason in REASONS
            seen["answered"] += 1
    print(dict(seen))
    assert min(seen.values()) > 10


@pytest.mark.once
@pytest.mark.slow
def test_broken_claims_never_crash(volume: Callable[..., int]) -> None:
    """At least 50,000 mutated claims."""
    rng = random.Random(6)
    match = Match.new("saboteur", 3, seed=1)
    goals = {None, *(goal.cell for goal in match.view(None).goals)}
    seen: Counter[str] = Counter()
    for _ in range(volume(50_000)):
        text = mutate(rng.choice(CLAIMS), rng)
        try:
            claim = Claim.parse(text)
        except InvalidMove as error:
            sentence(error)
            seen["refused"] += 1
        except BaseException as error:
            raise AssertionError(f"{error!r} for {text!r}") from error
        else:
            assert claim == Claim.parse(str(claim))
            assert repr(claim) == f"Claim({str(claim)!r})"
            seen["read"] += 1
            if seen["read"] % 50 == 0 and (claim.seat or 0) < 3 and claim.cell in goals:
                event = match.say(0, claim)
                assert event == Event.parse(str(event))
    print(dict(seen))
    assert min(seen.values()) > 1_000


@pytest.mark.once
@pytest.mark.slow
def test_broken_events_never_crash(volume: Callable[..., int]) -> None:
    """At least 50,000 mutated events."""
    rng = random.Random(7)
    _, _, events = played()
    seen: Counter[str] = Counter()
    for _ in range(volume(50_000)):
        text = mutate(f"{rng.randrange(300)} {rng.choice(events)}", rng)
        try:
            event = Event.parse(text)
        except EventError as error:
            sentence(error)
            seen["refused"] += 1
        except BaseException as error:
            raise AssertionError(f"{error!r} for {text!r}") from error
        else:
            assert event == Event.parse(str(event)), text
            assert event.masked() == Event.parse(str(event.masked())), text
            seen["read"] += 1
    print(dict(seen))
    assert min(seen.values()) > 1_000


@pytest.mark.once
@pytest.mark.slow
def test_broken_views_never_crash(volume: Callable[..., int]) -> None:
    """At least 50,000 mutated views; a view is JSON."""
    rng = random.Random(8)
    found, _, _ = played()
    texts = [str(match.view(seat)) for match in found for seat in (None, 0)]
    texts = sorted(texts, key=len)[:6]
    seen: Counter[str] = Counter()
    for _ in range(volume(50_000)):
        text = mutate(rng.choice(texts), rng)
        try:
            view = View.parse(text)
        except ValueError as error:
            sentence(error)
            seen["refused"] += 1
        except BaseException as error:
            raise AssertionError(f"{error!r} for {text!r}") from error
        else:
            assert view == View.parse(str(view)), text
            seen["read"] += 1
    print(dict(seen))
    assert min(seen.values()) > 1_000
