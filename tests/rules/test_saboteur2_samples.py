"""Samples of Saboteur 2 have the right probabilities: compared with every case that fits what was seen.

The cases are listed from the events alone: cards are dealt in every order and discarded unseen in every way, and
contradictions are removed. Each final arrangement of the cards counts once.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import permutations, takewhile
from math import factorial, prod

import pytest
from msgspec.structs import replace

import chisquare
import tiny
from saboteur import Event, Match, Position
from saboteur.cards import deck
from saboteur.cards.box import Layout, Table
from saboteur.cards.options import resolve
from saboteur.engine.core.seat import BY, FACE_UP, KIND, SIZE
from saboteur.engine.saboteur2 import state
from saboteur.games import Ruleset
from saboteur.games.saboteur2 import build as saboteur2

pytestmark = pytest.mark.alike

Hands = tuple[tuple[str, ...], ...]
PLAYED = {"map": "map", "theft": "theft", "look": "inspection", "swap-hands": "swap-hands", "swap-hats": "swap-hats"}


def rules(cards: dict[str, int], players: int, hand: int, aside: int, roles: dict[str, int] | None = None) -> Ruleset:
    """Saboteur 2 with these cards; goals lie near."""
    box = deck.load("saboteur2")
    small = replace(
        box,
        paths=tuple(replace(card, count=cards[card.code]) for card in box.paths if card.code in cards),
        actions=tuple(replace(card, count=cards.get(card.code, 0)) for card in box.actions),
        tables={players: Table(players, (hand,), (0,), roles or {})},
        layouts={players: Layout(((0, 0),), ((2, -2), (2, 0), (2, 2)))},
        aside=(aside,),
    )
    return saboteur2.build(small, players, resolve(small, None, players, first="p1"))


# Every case.


def cases(match: Match, seat: int | None) -> dict[Hashable, float]:
    """How likely each (hands, unseen discards, pile with the cards aside) is."""
    cards = [match.rules.codec.cards[card] for card in match.rules.game.deck]
    events = [event for event in match.seen(seat) if event.kind in {*PLAYED, "draw", "discard", "give", "lay"}]
    found: set[tuple[Hands, tuple[str, ...], tuple[str, ...]]] = set()
    for pile in set(permutations(cards)):
        for hands, unseen, left in deals(events, ((),) * match.rules.players, (), pile):
            found.add((tuple(tuple(sorted(hand)) for hand in hands), unseen, left))
    assert found
    weights = {case: prod(orders(hand) for other, hand in enumerate(case[0]) if other != seat) for case in found}
    return {case: weight / sum(weights.values()) for case, weight in weights.items()}


def orders(hand: tuple[str, ...]) -> int:
    """In how many orders a hand can be held."""
    return factorial(len(hand)) // prod(factorial(count) for count in Counter(hand).values())


def gifts(events: list[Event]) -> list[str | None]:
    """The cards of a hand that changes owners here."""
    first = events[0]
    return [event.card for event in takewhile(lambda event: event.kind == "give" and event.seat == first.seat, events)]


def deals(
    events: list[Event], hands: Hands, unseen: tuple[str, ...], pile: tuple[str, ...]
) -> Iterator[tuple[Hands, tuple[str, ...], tuple[str, ...]]]:
    """Every possible result of this pile."""
    for at, event in enumerate(events):
        who, rest = event.seat, events[at + 1 :]
        assert who is not None
        hand = hands[who]
        if event.kind == "draw":
            if event.card not in {pile[0], "?"}:
                return
            hands, pile = put(hands, {who: (*hand, pile[0])}), pile[1:]
        elif event.kind == "give":
            assert event.target is not None
            if event.card != "?" and Counter(gifts(events[at:])) - Counter(hands[event.target]):
                return
        else:
            wanted = PLAYED.get(event.kind, event.card)
            for card in sorted(set(hand)):
                slot = hand.index(card)
                kept = put(hands, {who: hand[:slot] + hand[slot + 1 :]})
                if event.kind == "swap-hands" and card == wanted:
                    assert event.target is not None
                    kept = put(kept, {who: kept[event.target], event.target: kept[who]})
                if event.kind == "discard" and event.card == "?":
                    yield from deals(rest, kept, (*unseen, card), pile)
                elif card == wanted:
                    yield from deals(rest, kept, unseen, pile)
            return
    yield hands, unseen, pile


def put(hands: Hands, changed: dict[int, tuple[str, ...]]) -> Hands:
    """The hands with some of them changed."""
    return tuple(changed.get(seat, hand) for seat, hand in enumerate(hands))


def look(match: Match, seat: int | None) -> Callable[[Position], Hashable]:
    """Reads hands, unseen discards and the pile of a position."""
    words, room = match.rules.codec.cards, match.rules.game.hand_room

    def read(position: Position) -> Hashable:
        hands = []
        for other in range(match.rules.players):
            held = list(position.hands)[other * room : other * room + position.of(other, SIZE)]
            hands.append(tuple(sorted(words[card & KIND] for card in held)))
        thrown = list(position.discards)[: position.discard_count]
        unseen = [card for card in thrown if not card & FACE_UP and card >> BY & 15 != (-1 if seat is None else seat)]
        aside = list(position.extra)[state.ASIDE : state.ASIDE + position.extra[state.ASIDE_COUNT]]
        pile = list(position.deck)[position.drawn :] + aside
        return tuple(hands), tuple(words[card & KIND] for card in unseen), tuple(words[card] for card in pile)

    return read


# Comparing.


def moments(number: int) -> Match:
    """A moment of a tiny match after a hand has been swapped."""
    rng = random.Random(number)
    players = rng.choice((2, 2, 3))
    hand = rng.choice((2, 3)) if players == 2 else 2
    small = {"EW": 2, "map": 2, "theft": 1, "swap-hands": rng.choice((1, 2))}
    if players == 3 or hand == 3:
        small["map"] = 3
    match = tiny.match(
        rules(small, players, hand, aside=1), number, hands_first=["swap-hands"], treasure=rng.randrange(3)
    )
    for turn in range(rng.randrange(2, 6)):
        legal = [move for move in match.moves() if match.results == ()]
        swaps = [move for move in legal if move.card == "swap-hands"]
        hidden = [move for move in legal if move.verb == "discard"]
        wanted = swaps if swaps and (turn == 0 or rng.random() < 0.7) else hidden if rng.random() < 0.7 else legal
        ahead = match.copy()
        ahead.play(rng.choice(wanted))
        if ahead.results:
            break
        match = ahead
    return match


@pytest.mark.parametrize("part", range(3))
def test_hands_after_a_swap(part: int, volume: Callable[..., int]) -> None:
    """Every way in which the cards can lie after a swap, and after cards were thrown away unseen, is equally likely."""
    tested: Counter[str] = Counter()
    likely = []
    for number in range(part, volume(36, interpreted=6), 3):
        match = moments(number)
        for seat in (None, *range(match.rules.players)):
            share = cases(match, seat)
            rng = random.Random(number)
            counts = Counter(look(match, seat)(match.sample(seat, rng)) for _ in range(2_500))
            likely.append(chisquare.p_value(counts, share))
            tested["comparisons"] += 1
            tested["cases"] += len(share)
            view = match.view(seat)
            assert view.expansion is not None
            for known in view.expansion.known:
                tested["remembered"] += known.seat is not None
                tested["got back"] += known.seat is None
                tested["with unseen discards"] += len(known.discards) > 0
    print(f"{dict(tested)}, least p {min(likely):.5f}")
    assert min(likely) > 0.001 / len(likely)
    for name in ("remembered", "with unseen discards"):
        assert tested[name] > 0


@pytest.mark.parametrize("number", range(4))
def test_roles_after_hats_and_inspections(number: int) -> None:
    """A role is known to who wears, wore or has seen it; the others lie in any order."""
    roles = {"blue-digger": 2, "boss": 1, "saboteur": 2, "green-digger": 0, "profiteer": 0, "geologist": 0}
    small = rules({"EW": 1, "inspection": 3, "swap-hats": 2}, 3, 2, 0, roles)
    rng = random.Random(number)
    match = tiny.match(small, number)
    for _ in range(3):
        match.play(rng.choice([move for move in match.moves() if move.verb == "play"] or match.moves()))
    names, players = small.codec.roles, 3
    held = [names[role] for role in small.game.role_cards]
    for seat in (None, 0, 1, 2):
        fits: set[tuple[str, ...]] = set()
        for order in set(permutations(held)):
            worn, top, good = list(range(players)), players, True
            for event in match.seen(seat):
                if event.kind == "swap-hats":
                    worn[event.target or 0], top = top, top + 1
                elif event.kind in {"role", "look"}:
                    who = event.seat if event.kind == "role" else event.target
                    good = good and event.role in {"?", order[worn[who or 0]]}
            if good:
                fits.add(order)
        counts: Counter[Hashable] = Counter(
            tuple(names[role] for role in list(match.sample(seat, rng).extra)[: len(held)]) for _ in range(1_500)
        )
        share: dict[Hashable, float] = dict.fromkeys(fits, 1 / len(fits))
        assert chisquare.p_value(counts, share) > 0.0001
