"""What the others may hold: who stays broken has no repair card, who throws cards away hardly has a good one.

Each turn says something about the cards of whoever takes it, and is forgotten as these are replaced. Counted
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
"""What a turn spent on something else says about each card that would have repaired a tool of one's own."""
UNREAD = -0.45
"""The same about a map, as long as one has not looked at any goal."""
IDLE = -0.2
"""What a card thrown away with all tools whole says about each card through which a path leads."""
KEPT = 0.8
"""How much of it still holds a turn later: one of a handful of cards is new."""
LEAST = -2.0
"""Most that turns may say about a card."""
FAINT = 0.05


class Hands:
    """Evidence about the cards in everybody's hand, from what everybody saw."""

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
        """Forget everything: a new round has been dealt."""
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
        """For each other seat, how likely it holds a card against one nobody has had in hand, 1 at most."""
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
