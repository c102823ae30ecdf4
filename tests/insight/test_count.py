"""The card counter: every card of the box is somewhere, and a seat is told nothing it has not seen."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from saboteur import GAMES, Match
from saboteur.cards.shape import NotationError, Shape
from saboteur.insight import Count, count
from saboteur.testing.material import cards_of
from saboteur.testing.walk import begin, viewers, walk

Volume = Callable[..., int]


def aside(match: Match) -> int:
    """The cards taken out unseen before the round."""
    view = match.view(None)
    if view.expansion is not None:
        return view.expansion.aside
    if view.duel is not None:
        return view.duel.aside
    return sum(match.rules.deck.aside)


@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_mine_seen_or_out(name: str, volume: Volume) -> None:
    """Cards still out are those of the pile, of other hands, thrown away unseen or put aside: no more and no fewer."""
    met: Counter[str] = Counter()
    for number in range(volume(8, interpreted=3)):
        match, rng = begin(name, number), random.Random(number)
        for _ in walk(match, rng):
            if rng.random() > 0.08:
                continue
            total = sum(cards_of(match).values())
            for viewer in viewers(match):
                found = count(match.rules, match.view(viewer))
                assert total == sum(card.total for card in found.cards) == found.mine + found.seen + found.out
                assert found.out == found.pile + found.hands + found.thrown + found.aside
                assert aside(match) == found.aside
                assert all(card.out >= 0 and card.total == card.mine + card.seen + card.out for card in found.cards)
                met["seen"] += found.seen > 0
                met["thrown"] += found.thrown > 0
    assert met["seen"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_out_is_what_nobody_showed(name: str, volume: Volume) -> None:
    """Counted from the whole position instead of from the view, the same cards are out."""
    for number in range(volume(4, interpreted=2)):
        match, rng = begin(name, number), random.Random(number)
        for _ in walk(match, rng):
            if rng.random() > 0.05:
                continue
            for viewer in range(match.rules.players):
                assert hidden(match, viewer) == out(count(match.rules, match.view(viewer)))


def hidden(match: Match, viewer: int) -> Counter[str]:
    """The cards in the pile, in other hands, thrown away unseen and aside, taken from the position itself."""
    codec = match.rules.codec
    everything = Counter({codec.cards[card]: number for card, number in cards_of(match).items()})
    view = match.view(viewer)
    shown = Counter(view.hand)
    shown.update(discard.card for discard in view.discards if discard.card != "?")
    for front in view.front:
        shown.update(front)
    if view.duel is not None:
        shown.update(view.duel.taken)
    board = match._position.board
    kinds = [codec.kind_of_tile[board.tile_at(place)] for place in list(board.cards)[: board.card_count]]
    shown.update(codec.cards[kind] for kind in kinds if kind >= 0)
    return merged(everything - shown)


def out(found: Count) -> Counter[str]:
    return merged(Counter({card.card: card.out for card in found.cards}))


def merged(cards: Counter[str]) -> Counter[str]:
    """Cards by what they show, whichever way up their code is written."""
    found: Counter[str] = Counter()
    for code, number in cards.items():
        try:
            shape = Shape.parse(code)
            found[min(str(shape), str(shape.turned()))] += number
        except NotationError:
            found[code] += number
    return +found


def test_own_cards_thrown_away_unseen_count_as_seen() -> None:
    match = Match.new("saboteur", 3, 5)
    seat = match.actor
    assert seat is not None
    move = next(move for move in match.moves() if move.verb == "discard")
    match.play(move)
    mine, others = count(match.rules, match.view(seat)), count(match.rules, match.view((seat + 1) % 3))
    assert (1, 0) == (mine.seen, mine.thrown)
    assert (0, 1) == (others.seen, others.thrown)
