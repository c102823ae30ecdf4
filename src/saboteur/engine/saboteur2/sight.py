"""What one seat may see of a position of Saboteur 2, beyond what all games have."""

from typing import final

from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.engine.core.sight import UNKNOWN, Sight
from saboteur.engine.native import i64
from saboteur.engine.saboteur2.history import chronicle
from saboteur.engine.saboteur2.memory import OPEN, hidden_since, holder, missing, window_end
from saboteur.engine.saboteur2.secrets import knows
from saboteur.engine.saboteur2.state import (
    ASIDE_COUNT,
    GIVER,
    HAND,
    NEXT_ROLE,
    OUT,
    ROLE_CARD,
    ROLE_KNOWN,
    ROLE_SLOT,
    SHOWN,
    SNAP_COUNT,
    WORN_BY,
    snap_of,
)


@final
class Saboteur2Sight(Sight):
    """Roles held and given up, gold, hands remembered, and the rounds that are over."""

    def roles(self) -> list[int]:
        """Everyone's role as far as the seat knows it."""
        position = self._position
        extra = position.extra
        result: list[int] = []
        seat: i64
        for seat in range(position.game.players):
            if self._knows(extra[ROLE_SLOT + seat]):
                result.append(position.of(seat, ROLE))
            else:
                result.append(UNKNOWN)
        return result

    def old_roles(self) -> list[int]:
        """Seat and role (as far as known) of every role card that was given up, in the order of dealing."""
        position = self._position
        extra = position.extra
        result: list[int] = []
        slot: i64
        for slot in range(extra[NEXT_ROLE]):
            seat = extra[WORN_BY + slot]
            if extra[ROLE_SLOT + seat] != slot:
                result.append(seat)
                if self._knows(slot):
                    result.append(extra[ROLE_CARD + slot])
                else:
                    result.append(UNKNOWN)
        return result

    @property
    def role_pile(self) -> int:
        """How many role cards nobody has held."""
        return len(self._position.game.role_cards) - self._position.extra[NEXT_ROLE]

    @property
    def aside(self) -> int:
        """How many cards are put aside."""
        return self._position.extra[ASIDE_COUNT]

    def sitting_out(self) -> list[int]:
        """The seats that sit out the rest of the round."""
        result: list[int] = []
        seat: i64
        for seat in range(self._position.game.players):
            if self._position.extra[OUT] >> seat & 1:
                result.append(seat)
        return result

    def gold(self) -> list[int]:
        """Everyone's gold: whoever has watched can add it up."""
        return self._each(NUGGETS)

    def remembered(self) -> list[list[list[int]]]:
        """Of every hand the seat gave away: who holds it (nobody, if the seat got it back), cards, discards.

        The cards are still in that hand, or among these discards.
        """
        position = self._position
        extra = position.extra
        result: list[list[list[int]]] = []
        snap: i64
        for snap in range(extra[SNAP_COUNT]):
            if snap_of(position, snap, GIVER) != self._seat:
                continue
            end = window_end(position, snap)
            cards = [card for card in missing(position, snap, end)]
            if len(cards) > 0:
                holders: list[int] = []
                if end == OPEN:
                    holders.append(holder(position, snap_of(position, snap, HAND)))
                result.append([holders, cards, [number for number in hidden_since(position, snap, end)]])
        return result

    def history(self) -> list[int]:
        """The rounds that are over, as the chronicle tells them."""
        return chronicle(self._position)

    def _knows(self, slot: i64) -> bool:
        extra = self._position.extra
        return extra[SHOWN] == 1 or knows(extra[ROLE_KNOWN + slot], self._seat)
