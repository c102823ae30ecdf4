"""Chance that is determined by a key alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from saboteur.engine.core.chance import Chance


class Keyed(Chance):
    """Every card has a number of its own in each draw, from HMAC-SHA256; cards are drawn in the order of the numbers.

    So a later round is the same for everybody as far as it can be: whoever has taken a card out of the game before
    finds the others in the same order. It holds no state but how often it was asked for what, and a match can go on
    with it at any point.
    """

    def __init__(self, key: bytes, version: str, asked: Counter[int] | None = None) -> None:
        """`version` names the cards and rules; `asked` counts what was drawn before."""
        self._key = key
        self._version = version
        self._asked: Counter[int] = Counter(asked or {})

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """Draw ``count`` of the cards, in the order drawn."""
        number = self._asked[what]
        self._asked[what] += 1
        copies: Counter[int] = Counter()
        ranked: list[tuple[bytes, int]] = []
        for card in cards:
            ranked.append((self._rank(what, number, card, copies[card]), card))
            copies[card] += 1
        ranked.sort()
        return [card for _, card in ranked[:count]]

    def copy(self) -> Keyed:
        """An independent one with the same future draws."""
        return Keyed(self._key, self._version, self._asked)

    def _rank(self, what: int, number: int, card: int, copy: int) -> bytes:
        message = f"saboteur deal 1\0{self._version}\0{what}\0{number}\0{card}\0{copy}\0"
        return hmac.digest(self._key, message.encode(), hashlib.sha256)
