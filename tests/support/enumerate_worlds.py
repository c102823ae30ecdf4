"""Every hidden state possible for a seat, listed from the events it has seen and the rules alone.

Independent of how the engine samples: cards are dealt in every order, gold is drawn and taken in every way, and
contradictions to an event are removed. Equal cards count as different, so each case has the same weight.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from fractions import Fraction
from itertools import permutations, product
from math import comb

from saboteur import Event

Pile = tuple[int, int, int]


def current_round(events: list[Event]) -> list[Event]:
    """The events of the last round."""
    start = max(at for at, event in enumerate(events) if event.kind == "round")
    return events[start:]


# Cards.


def cards(seen: list[Event], seat: int | None, players: int, deck: list[str]) -> Counter[Hashable]:
    """How often each (hands, unseen discards, pile) occurs among all deals and all ways to discard unseen."""
    events = [event for event in current_round(seen) if event.kind in CARD_EVENTS]
    found: Counter[Hashable] = Counter()
    for order in permutations(range(len(deck))):
        pile = tuple(deck[card] for card in order)
        for hands, unseen, left in _deals(events, ((),) * players, (), pile):
            found[tuple(tuple(sorted(hand)) for hand in hands), unseen, left] += 1
    assert found, seat
    return found


CARD_EVENTS = {"draw", "lay", "break", "repair", "rockfall", "map", "discard"}
Hands = tuple[tuple[str, ...], ...]


def _deals(
    events: list[Event], hands: Hands, unseen: tuple[str, ...], pile: tuple[str, ...]
) -> Iterator[tuple[Hands, tuple[str, ...], tuple[str, ...]]]:
    for at, event in enumerate(events):
        who = event.seat
        assert who is not None
        hand = hands[who]
        if event.kind == "draw":
            if event.card not in {pile[0], "?"}:
                return
            hands = _with(hands, who, (*hand, pile[0]))
            pile = pile[1:]
        else:
            for slot, card in enumerate(hand):
                kept = _with(hands, who, hand[:slot] + hand[slot + 1 :])
                if event.kind == "discard" and event.card == "?":
                    yield from _deals(events[at + 1 :], kept, (*unseen, card), pile)
                elif card == _played(event):
                    yield from _deals(events[at + 1 :], kept, unseen, pile)
            return
    yield hands, unseen, pile


def _played(event: Event) -> str:
    if event.kind in {"map", "rockfall"}:
        return event.kind
    if event.kind == "break":
        return f"broken-{event.tool}"
    assert event.card is not None
    return {"SW": "NE"}.get(event.card, event.card)


def _with(hands: Hands, seat: int, hand: tuple[str, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def goals(seen: list[Event], cells: list[tuple[int, int]], kinds: list[str]) -> Counter[Hashable]:
    """How often each arrangement of the goals occurs, given what was turned up or looked at."""
    found: Counter[Hashable] = Counter()
    known = {event.cell: event.goal for event in current_round(seen) if event.goal not in {None, "?"}}
    for order in permutations(kinds):
        if all(_same_goal(known.get(cell), kind) for cell, kind in zip(cells, order, strict=True)):
            found[order] += 1
    return found


def _same_goal(known: str | None, kind: str) -> bool:
    """A stone may lie either way up."""
    turned = {"stone NE": "stone SW", "stone NW": "stone ES"}
    return known is None or known in {kind, turned.get(kind)}


def roles(seen: list[Event], players: int, held: list[str]) -> Counter[Hashable]:
    """How often each dealing of the roles occurs, the last one being set aside."""
    found: Counter[Hashable] = Counter()
    events = current_round(seen)
    own = {event.seat: event.role for event in events if event.kind in {"role", "show-role"} and event.role != "?"}
    aside = next((event.role for event in events if event.kind == "show-aside"), None)
    for order in permutations(held):
        if all(order[who] == role for who, role in own.items() if who is not None) and aside in {None, order[players]}:
            found[order] += 1
    return found


# Gold.


def gold(seen: list[Event], pile: Pile) -> dict[Hashable, float]:
    """The probability of each (values taken in turn, offer, pile), with every gold card equally likely."""
    states: dict[tuple[tuple[int, ...], Pile, Pile], Fraction] = {((), (0, 0, 0), pile): Fraction(1)}
    for event in seen:
        after: dict[tuple[tuple[int, ...], Pile, Pile], Fraction] = {}
        for (taken, offer, left), weight in states.items():
            for state, share in _gold_step(event, taken, offer, left):
                after[state] = after.get(state, Fraction(0)) + weight * share
        states = after
    total = sum(states.values())
    return {state: float(weight / total) for state, weight in states.items()}


def _gold_step(
    event: Event, taken: tuple[int, ...], offer: Pile, left: Pile
) -> Iterator[tuple[tuple[tuple[int, ...], Pile, Pile], Fraction]]:
    if event.kind == "offer":
        for drawn, share in _draws(left, len(event.values)) if sum(offer) == 0 else [(offer, Fraction(1))]:
            if "?" in event.values or event.values == (3,) * drawn[2] + (2,) * drawn[1] + (1,) * drawn[0]:
                yield (taken, drawn, left if sum(offer) else _less(left, drawn)), share
    elif event.kind == "take":
        for value in (1, 2, 3):
            if offer[value - 1] and event.value in {value, "?"}:
                one = (int(value == 1), int(value == 2), int(value == 3))
                yield ((*taken, value), _less(offer, one), left), Fraction(offer[value - 1], sum(offer))
    elif event.kind == "paid":
        assert isinstance(event.value, int)
        yield (taken, offer, paid(left, event.value)), Fraction(1)
    else:
        yield (taken, offer, left), Fraction(1)


def _draws(pile: Pile, count: int) -> Iterator[tuple[Pile, Fraction]]:
    for drawn in product(*(range(cards + 1) for cards in pile)):
        if sum(drawn) == count:
            ways = comb(pile[0], drawn[0]) * comb(pile[1], drawn[1]) * comb(pile[2], drawn[2])
            yield (drawn[0], drawn[1], drawn[2]), Fraction(ways, comb(sum(pile), count))


def paid(pile: Pile, amount: int) -> Pile:
    """What a payment leaves: the fewest cards worth exactly this, else the least sum above, with change in ones."""
    choices = product(*(range(min(cards, amount) + 1) for cards in pile))
    worths = [(cards[0] + 2 * cards[1] + 3 * cards[2], sum(cards), cards) for cards in choices]
    worth, _, spent = min(choice for choice in worths if choice[0] >= amount)
    ones, twos, threes = _less(pile, (spent[0], spent[1], spent[2]))
    return ones + worth - amount, twos, threes


def _less(pile: Pile, cards: Pile) -> Pile:
    return pile[0] - cards[0], pile[1] - cards[1], pile[2] - cards[2]
