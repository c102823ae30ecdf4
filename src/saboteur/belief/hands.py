"""What the others may hold: a player who stays broken probably has no repair card, one who discards no good path.

Each turn is evidence about the player's cards, and decays as these are replaced. Counted
in 80 rounds of `greedy` and `miner` with five players: after three turns with a broken tool a hand holds half as many
cards that would repair it as one dealt at random, after five a fifth.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from saboteur.belief.scene import Scene
from saboteur.cards.actions import is_action
from saboteur.cards.deck import Deck
from saboteur.cards.shape import Shape
from saboteur.notation.event import Event

TURNS = frozenset(
    {
        "lay", "break", "repair", "rockfall", "map", "discard", "remove", "trap", "free", "theft", "hands-off", "look",
        "swap-hats",
    }
)  # fmt: skip
"""What a turn is spent on."""
STAYED = -0.4
"""Evidence of a turn spent otherwise about each card that would have repaired the player's own tool."""
UNREAD = -0.45
"""The same about a map, while the player has not looked at any goal."""
IDLE = -0.2
"""Evidence of a discard with all tools whole about each through card."""
KEPT = 0.8
"""Decay per turn, as one card of the hand is replaced."""
LEAST = -2.0
"""Upper bound of the evidence about a card."""
FAINT = 0.05


class Hands:
    """Evidence about the cards in everybody's hand, from public information."""

    def __init__(self, scene: Scene, deck: Deck) -> None:
        self._scene = scene
        actions = [card.code for card in deck.actions]
        self._repairs = {
            tool: [code for code in actions if code.startswith("repair") and tool in code.split("-")]
            for tool in {word for code in actions for word in code.split("-")[1:]}
        }
        if "free" in actions:
            self._repairs["trapped"] = ["free"]
        self._maps = [code for code in actions if code == "map"]
        self._paths = [path.code for path in deck.paths if not is_action(path.code) and _leads_through(path.code)]
        self._odds: list[dict[str, float]] = [{} for _ in range(scene.players)]

    def begin(self) -> None:
        """Reset for a new round."""
        for odds in self._odds:
            odds.clear()

    def take_in(self, event: Event) -> None:
        """Judge a turn; the scene has already followed it."""
        seat = event.seat
        if event.kind == "round":
            self.begin()
        if seat is None:
            return
        if event.kind == "swap-hands" and event.target is not None:
            every = self._odds
            every[seat], every[event.target] = every[event.target], every[seat]
        if event.kind not in TURNS:
            return
        odds = {card: KEPT * one for card, one in self._odds[seat].items() if KEPT * one < -FAINT}
        for tool in self._scene.broken[seat]:
            _add(odds, self._repairs.get(tool, ()), STAYED)
        if event.kind != "map" and not self._scene.looked.get(seat):
            _add(odds, self._maps, UNREAD)
        if event.kind == "discard" and not self._scene.broken[seat]:
            _add(odds, self._paths, IDLE)
        self._odds[seat] = odds

    def weights(self, me: int | None) -> dict[int, dict[str, float]]:
        """For each other seat, how likely it holds a card relative to a random card, at most 1."""
        return {
            seat: {card: exp(one) for card, one in odds.items()}
            for seat, odds in enumerate(self._odds)
            if odds and seat != me
        }


def _add(odds: dict[str, float], cards: Sequence[str], says: float) -> None:
    for card in cards:
        odds[card] = max(LEAST, odds.get(card, 0.0) + says)


def _leads_through(code: str) -> bool:
    return any(mask & (mask - 1) for mask in Shape.parse(code).segment_masks)
