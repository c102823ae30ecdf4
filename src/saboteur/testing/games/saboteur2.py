"""Saboteur 2: roles are known to seats that held or inspected them, swapped hands to both players; gold is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import FRONT, NUGGETS, PEEKED, ROLE, SIZE
from saboteur.engine.saboteur2 import state
from saboteur.testing.facts import Facts, hidden, public
from saboteur.testing.scramble import Scramble
from saboteur.testing.secrecy import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable

    from saboteur.match import Match


def of_role_slot(position: Position, seat: int, index: int) -> bool:
    """A role card is known to seats that held or inspected it, and to all once the round is over."""
    known = position.extra[state.ROLE_KNOWN + index - state.ROLE_CARD]
    return position.extra[state.SHOWN] == 1 or (seat != SPECTATOR and known >> seat & 1 == 1)


def worn_role(position: Position, seat: int, owner: int) -> bool:
    """The role a player has now."""
    return of_role_slot(position, seat, state.ROLE_CARD + position.extra[state.ROLE_SLOT + owner])


def of_snapshot(position: Position, seat: int, index: int) -> bool:
    """A swapped hand was seen by both players; that it was swapped, and how many cards it had, by all."""
    snap, part = divmod(index - state.SNAP, state.SNAP_WIDTH)
    at = state.SNAP + snap * state.SNAP_WIDTH
    return part < state.CARDS or seat in {position.extra[at + state.GIVER], position.extra[at + state.TAKER]}


def put_aside(match: Match) -> Iterable[int]:
    """The cards put aside before the round."""
    extra = list(match._position.extra)
    return extra[state.ASIDE : state.ASIDE + extra[state.ASIDE_COUNT]]


def roles_and_gold(position: Position) -> object:
    """All role cards, and everyone's gold."""
    roles = list(position.extra)[state.ROLE_CARD : state.ROLE_CARD + len(position.game.role_cards)]
    return sorted(roles), [position.of(seat, NUGGETS) for seat in range(position.game.players)]


class Saboteur2Scramble(Scramble):
    """Roles become other roles, cards other cards."""

    def extra_number(self, index: int, _item: int) -> int:
        """A role, or a card aside or once in a hand."""
        return self.rng.randrange(6) if index < state.ROLE_CARD + state.ROLES else self.any_card()

    def tie(self, other: Position) -> None:
        """Nothing is tied."""


FACTS = {
    "saboteur2": Facts(
        seats={SIZE: public, FRONT: public, ROLE: worn_role, NUGGETS: public, PEEKED: public},
        extra={
            **dict.fromkeys(range(state.EXTRA_SIZE), public),
            **dict.fromkeys(range(state.ROLE_CARD, state.ROLE_CARD + state.ROLES), of_role_slot),
            **dict.fromkeys(range(state.ASIDE, state.ASIDE + state.ASIDES), hidden),
            **dict.fromkeys(range(state.SNAP, state.SNAP + state.SNAPS * state.SNAP_WIDTH), of_snapshot),
        },
        other_cards=put_aside,
        shared=roles_and_gold,
        scramble=Saboteur2Scramble,
        audience={"look": ("seat", "target"), "give": ("seat", "target")},
    )
}
