"""The part of a view that only Saboteur 2 has."""

from __future__ import annotations

import msgspec

from saboteur.view.known import Known


class OldRole(msgspec.Struct, frozen=True, gc=False):
    """A role card that was given up, and by whom; ``?`` unless the seat has seen it."""

    seat: int
    role: str


class RoleCard(msgspec.Struct, frozen=True, gc=False):
    """A role card that somebody has or had in this round (``?`` unless the seat has seen it), and who has seen it."""

    seat: int
    role: str
    seen_by: tuple[int, ...]


class HandGiven(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A hand that changed its owner; the cards, if the seat has seen them."""

    hand: int
    """Hands keep their number, which is at first that of their seat."""
    giver: int
    taker: int
    size: int
    when: int
    """The number of `hand_events` before it."""
    cards: tuple[str, ...] = ()


class HandEvent(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card drawn into a hand (neither part said), played openly from it, or thrown away face down (its index)."""

    hand: int
    card: str | None = None
    discard: int | None = None


class Expansion(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The part of Saboteur 2."""

    old_roles: tuple[OldRole, ...]
    role_pile: int
    """How many role cards nobody has held in this round."""
    aside: int
    """How many cards are put aside in this round."""
    sitting_out: tuple[int, ...]
    """Who sits out the rest of the round."""
    known: tuple[Known, ...]
    role_cards: tuple[RoleCard, ...] = ()
    """Every role card that somebody has or had in this round, in the order of dealing."""
    thefts: tuple[int, ...] = ()
    """For each seat, which theft of the round lies in front of it or did so last, from 1; empty before the first."""
    hands_given: tuple[HandGiven, ...] = ()
    """In pairs, one per swap of hands."""
    hand_events: tuple[HandEvent, ...] = ()
    """Cards that entered or left any hand since the first swap."""
