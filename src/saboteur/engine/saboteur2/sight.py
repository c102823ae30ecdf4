"""What one seat may see in Saboteur 2, beyond what all games share."""

from typing import final

from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.engine.core.sight import UNKNOWN, Sight
from saboteur.engine.native import i64
from saboteur.engine.saboteur2.history import chronicle
from saboteur.engine.saboteur2.memory import OPEN, hidden_since, holder, missing, window_end
from saboteur.engine.saboteur2.secrets import knows
from saboteur.engine.saboteur2.state import (
    ASIDE_COUNT,
    CARDS,
    COUNT,
    GIVER,
    HAND,
    LOG,
    LOG_COUNT,
    NEXT_ROLE,
    OUT,
    ROLE_CARD,
    ROLE_KNOWN,
    ROLE_SLOT,
    SHOWN,
    SNAP_COUNT,
    TAKER,
    THEFT_AT,
    WORN_BY,
    line_hand,
    line_value,
    line_what,
    snap_of,
)


@final
class Saboteur2Sight(Sight):
    """Adds roles held and given up, gold, remembered hands, and finished rounds."""

    def roles(self) -> list[int]:
        """Every seat's role as far as this seat knows it."""
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
        """Seat and role (as far as known) of every role card given up, in dealing order."""
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

    def role_cards(self) -> list[int]:
        """Seat, role (as far as known) and who has seen it, for every role card dealt, in order.

        Everybody sees who gets a role card and who inspects it.
        """
        extra = self._position.extra
        result: list[int] = []
        slot: i64
        for slot in range(extra[NEXT_ROLE]):
            result.append(extra[WORN_BY + slot])
            if self._knows(slot):
                result.append(extra[ROLE_CARD + slot])
            else:
                result.append(UNKNOWN)
            result.append(extra[ROLE_KNOWN + slot])
        return result

    def thefts(self) -> list[int]:
        """For each seat the number of its last theft, 0 if it played none."""
        result: list[int] = []
        seat: i64
        for seat in range(self._position.game.players):
            result.append(self._position.extra[THEFT_AT + seat])
        return result

    def hands_given(self) -> list[list[int]]:
        """Hand, length of the log, giver, taker and size of every hand given; its cards if the seat saw them."""
        position = self._position
        result: list[list[int]] = []
        snap: i64
        i: i64
        for snap in range(position.extra[SNAP_COUNT]):
            part: list[int] = []
            for i in range(CARDS):
                part.append(snap_of(position, snap, i))
            if self._seat >= 0 and (part[GIVER] == self._seat or part[TAKER] == self._seat):
                for i in range(part[COUNT]):
                    part.append(snap_of(position, snap, CARDS + i))
            result.append(part)
        return result

    def hand_log(self) -> list[int]:
        """Hand, what happened and the card or discard, for every line of the log; all of it is public."""
        extra = self._position.extra
        result: list[int] = []
        i: i64
        for i in range(LOG, LOG + extra[LOG_COUNT]):
            result.append(line_hand(extra[i]))
            result.append(line_what(extra[i]))
            result.append(line_value(extra[i]))
        return result

    @property
    def role_pile(self) -> int:
        """Number of role cards nobody has held."""
        return len(self._position.game.role_cards) - self._position.extra[NEXT_ROLE]

    @property
    def aside(self) -> int:
        """Number of cards set aside."""
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
        """Every seat's gold; anyone watching can add it up."""
        return self._each(NUGGETS)

    def remembered(self) -> list[list[list[int]]]:
        """For every hand the seat gave away: its holder (nobody if the seat got it back), cards, discards.

        Each card is still in that hand or among these discards.
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
        """The finished rounds, as in the chronicle."""
        return chronicle(self._position)

    def _knows(self, slot: i64) -> bool:
        extra = self._position.extra
        return extra[SHOWN] == 1 or knows(extra[ROLE_KNOWN + slot], self._seat)
