"""Deals the match of a day or week from its key.

>>> from saboteur.daily.period import Period
>>> day = Period.parse("mine", "2026-11-17")
>>> deal(day.kind, bytes(32)).record() == deal(day.kind, bytes(32)).record()
True
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from saboteur.daily.luck import Keyed
from saboteur.daily.period import TERMS, Kind
from saboteur.games import Ruleset, ruleset
from saboteur.match import Drawn, Match, Played
from saboteur.notation.reason import IllegalMove
from saboteur.record import RULES


def version_of(rules: Ruleset) -> str:
    """The cards and rules: servers that agree on them deal the same from the same key."""
    return f"{rules.name} {RULES} {rules.deck.digest}"


def rules_of(kind: Kind) -> Ruleset:
    """The rules of such matches."""
    terms = TERMS[kind]
    options: dict[str, Any] = dict(terms.options)
    return ruleset(terms.game, terms.players, None, **options)


def deal(kind: Kind, key: bytes) -> Match:
    """A new match with the cards of this key."""
    rules = rules_of(kind)
    return Match(rules, Keyed(key, version_of(rules)))


def resume(match: Match, key: bytes) -> None:
    """Let a replayed match continue with the draws of its key."""
    asked = Counter(part.what for part in match.story if isinstance(part, Drawn))
    match.luck = Keyed(key, version_of(match.rules), asked)


def dealt_from(match: Match, kind: Kind, key: bytes) -> bool:
    """Whether every outcome of chance in a match follows from the key."""
    rules = rules_of(kind)
    if match.rules is not rules:
        return False
    again = Match(rules, Keyed(key, version_of(rules)))
    try:
        for part in match.story:
            if isinstance(part, Played):
                again.play(part.move, by=part.seat)
    except IllegalMove:
        # Other cards allow other moves.
        return False
    drawn = [part for part in match.story if isinstance(part, Drawn)]
    return drawn == [part for part in again.story if isinstance(part, Drawn)]
