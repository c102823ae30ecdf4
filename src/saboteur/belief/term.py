"""A piece of evidence for or against a player's role."""

from __future__ import annotations

import msgspec

from saboteur.notation.move import Cell

PRIOR = "prior"
"""The prior from the role cards."""
OTHERS = "others"
"""What is known about the others: there are only so many cards of each role."""
KNOWN = "known"
"""The seat knows the role."""
LEFT = "left"
"""How many goals the treasure may still lie under."""
CERTAIN = 20.0
"""Log odds of what is known."""


class Deed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A judged action or claim: `what` names a row of the game's table, `amount` scales it."""

    seq: int
    seat: int
    what: str
    amount: float = 1.0
    target: int | None = None
    cell: Cell | None = None
    card: str | None = None
    tool: str | None = None


class Term(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of a ledger. The terms of a seat or a goal add up to the log odds of the probability that is shown."""

    kind: str
    """`prior`, `others`, `left`, `known`, or what the player did: `forward`, `back`, `break`, `said-gold` …"""
    seat: int | None
    """Who did it; None if nobody did anything."""
    log_odds: float
    """Positive if it is evidence for the role, or the treasure."""
    seq: int | None = None
    """The number of the event."""
    target: int | None = None
    """Whom it was done to."""
    cell: Cell | None = None
    card: str | None = None
    tool: str | None = None
