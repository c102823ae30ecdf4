"""Playouts of the base game sample moves with the right probabilities."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable

import pytest

import chisquare
import matches
from saboteur import Dice, Match
from saboteur.engine.core.moves import DISCARD, LAY, PLAY, aim_of, card_of, verb_of
from saboteur.engine.core.seat import KIND, SIZE


def chances(match: Match) -> dict[Hashable, float]:
    """The expected probability of each move: a uniform card, then a uniform use."""
    position, tiles = match._position, match.rules.game.tiles
    moves = position.moves()
    if verb_of(moves[0]) not in {LAY, PLAY, DISCARD}:
        return {move: 1 / len(moves) for move in moves}
    actor = match.actor or 0
    room = match.rules.game.hand_room
    hand = [position.hands[actor * room + slot] & KIND for slot in range(position.of(actor, SIZE))]
    uses: dict[int, list[int]] = {card: [] for card in hand}
    for move in moves:
        verb = verb_of(move)
        card = aim_of(move) - 1 if verb == DISCARD else tiles.kind[card_of(move)] if verb == LAY else card_of(move)
        uses[card].append(move)
    return {move: hand.count(card) / len(hand) / len(ways) for card, ways in uses.items() for move in ways}


def test_every_move_can_be_sampled_and_nothing_else(volume: Callable[..., int]) -> None:
    """Each as often as it should be."""
    seen: Counter[str] = Counter()
    likely = []
    for number in range(volume(24, interpreted=8)):
        match = matches.new(number)
        rng = random.Random(number)
        dice = Dice(number)
        for _ in matches.walk(match, rng):
            legal = match._position.moves()
            assert len(set(legal)) == len(legal)
            assert match._position.sample_move(dice) in legal
            seen["moves"] += 1
            if rng.random() < (0.3 if match.view(None).offer else 0.02):
                expected = chances(match)
                assert set(expected) == set(legal)
                assert sum(expected.values()) == pytest.approx(1)
                counts = Counter[Hashable](match._position.sample_move(dice) for _ in range(len(legal) * 60))
                assert set(counts) == set(legal)
                likely.append(chisquare.p_value(counts, expected))
                seen["positions"] += 1
    print(f"{dict(seen)}, least p {min(likely):.4f}")
    assert min(likely) > 0.001 / len(likely)
