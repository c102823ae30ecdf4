"""Where the cards of a match are."""

from __future__ import annotations

from collections import Counter

from saboteur.engine.core.seat import KIND, SIZE
from saboteur.match import Match
from saboteur.testing.facts import facts_of


def cards_of(match: Match) -> Counter[int]:
    """Every card of the deck, wherever it lies."""
    position, game, codec = match._position, match.rules.game, match.rules.codec
    found: Counter[int] = Counter()
    for seat in range(game.players):
        start = seat * game.hand_room
        found.update(card & KIND for card in list(position.hands)[start : start + position.of(seat, SIZE)])
    found.update(card & KIND for card in list(position.discards)[: position.discard_count])
    found.update(list(position.deck)[position.drawn :])
    board = position.board
    laid = [codec.kind_of_tile[board.tile_at(place)] for place in list(board.cards)[: board.card_count]]
    found.update(kind for kind in laid if kind >= 0)
    for cards in match.view(None).front:
        found.update(codec.card_number[card] for card in cards)
    found.update(facts_of(match.rules.name).other_cards(match))
    return found
