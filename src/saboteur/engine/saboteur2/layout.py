"""Set up positions of Saboteur 2 for scenarios."""

from typing import TYPE_CHECKING

from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur2.deal import lay_roles, put_aside
from saboteur.engine.saboteur2.end_turn import send_out
from saboteur.engine.saboteur2.state import HAND_OF, NEXT_ROLE, ROLE_CARD, THEFT_AT, THEFTS

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def furnish(position: "Position", roles: list[int], aside: list[int], thieves: list[int], rest_of_round: bool) -> None:
    """Deal the roles in this order, the rest forming the pile; ``thieves`` are in the order of their thefts.

    With ``rest_of_round``, seats without cards are out.
    """
    extra = position.extra
    lay_roles(position, vec[i64](roles))
    put_aside(position, vec[i64](aside))
    seat: i64
    for seat in range(position.game.players):
        extra[HAND_OF + seat] = seat
    for seat in thieves:
        extra[THEFTS] += 1
        extra[THEFT_AT + seat] = extra[THEFTS]
    if rest_of_round:
        for seat in range(position.game.players):
            send_out(position, seat)


def role_pile(position: "Position") -> list[int]:
    """The role pile, top card first."""
    first = ROLE_CARD + position.extra[NEXT_ROLE]
    return [role for role in position.extra[first : ROLE_CARD + len(position.game.role_cards)]]
