"""The card counter: which cards of the box a seat has seen in this round, and how many are still out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from saboteur.cards.shape import NotationError, Shape
from saboteur.games import Ruleset
from saboteur.notation.event import HIDDEN
from saboteur.view import View

Kind = Literal["tunnel", "dead-end", "action"]


class CardCount(msgspec.Struct, frozen=True):
    """Identical cards of the box: how many in all, in the seat's hand, seen elsewhere, and still out."""

    card: str
    kind: Kind
    total: int
    mine: int
    seen: int
    out: int


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """All cards of the draw pile as one seat has seen them."""

    cards: tuple[CardCount, ...]
    mine: int
    seen: int
    out: int
    """Cards the seat has not seen: the sum of the next four."""
    pile: int
    hands: int
    thrown: int
    """Thrown away face down by others."""
    aside: int
    """Taken out unseen before the round."""


def count(rules: Ruleset, view: View) -> Count:
    """The cards of the box, counted from the view alone."""
    box = Counter[str]()
    for path in rules.deck.paths:
        box[_same(path.code)] += path.count
    for action in rules.deck.actions:
        box[action.code] += action.count
    mine = Counter(_same(card) for card in view.hand)
    seen = Counter(_same(card) for card in _open_cards(rules, view))
    cards = tuple(
        CardCount(card, _kind(card), total, mine[card], seen[card], total - mine[card] - seen[card])
        for card, total in box.items()
    )
    held = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
    thrown = sum(discard.card == HIDDEN for discard in view.discards)
    out = sum(card.out for card in cards)
    return Count(
        cards=cards,
        mine=mine.total(),
        seen=seen.total(),
        out=out,
        pile=view.draw_pile,
        hands=held,
        thrown=thrown,
        aside=out - view.draw_pile - held - thrown,
    )


def _open_cards(rules: Ruleset, view: View) -> Iterator[str]:
    """Every card of the draw pile that lies open, or that the seat has thrown away."""
    layout = rules.deck.layout(rules.players)
    fixed = {*layout.starts, *layout.goals}
    yield from (laid.card for laid in view.board if laid.cell not in fixed)
    yield from (discard.card for discard in view.discards if discard.card != HIDDEN)
    for front in view.front:
        yield from front
    if view.duel is not None:
        yield from view.duel.taken


def _same(card: str) -> str:
    """One code for a card whichever way up it lies."""
    try:
        shape = Shape.parse(card)
    except NotationError:
        return card
    return max(str(shape), str(shape.turned()))


def _kind(card: str) -> Kind:
    try:
        shape = Shape.parse(card)
    except NotationError:
        return "action"
    ends = [mask for mask in shape.segments if mask.bit_count() == 1]
    # An arm that ends at a ladder leads on.
    return "dead-end" if ends and not any(f.name.startswith("ladder") for f in shape.features) else "tunnel"
