"""What one seat may see of a position of the base game, beyond what all games have."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.engine.core.sight import UNKNOWN, Sight
from saboteur.engine.native import i64
from saboteur.engine.saboteur.gold import PICKED, ROUND_WON, count, entry_kind, entry_seat, entry_value
from saboteur.engine.saboteur.state import ASIDE, OFFER, PASSES, SHOWN
from saboteur.engine.saboteur.steps import DRAFT

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class SaboteurSight(Sight):
    """Roles, gold and the history of the rounds."""

    @property
    def passes(self) -> int:
        """How many players in a row have passed with the pile empty."""
        return self._position.extra[PASSES]

    def roles(self) -> list[int]:
        """Everyone's role as far as the seat knows it, then the one set aside."""
        position = self._position
        shown = position.extra[SHOWN] == 1
        result: list[int] = []
        seat: i64
        for seat in range(position.game.players):
            if shown or seat == self._seat:
                result.append(position.of(seat, ROLE))
            else:
                result.append(UNKNOWN)
        if shown:
            result.append(position.extra[ASIDE])
        else:
            result.append(UNKNOWN)
        return result

    def gold(self) -> list[int]:
        """Everyone's nuggets as far as the seat knows them: its own, and all once the match is over."""
        position = self._position
        over = position.depth == 0
        result: list[int] = []
        seat: i64
        for seat in range(position.game.players):
            if over or seat == self._seat:
                result.append(position.of(seat, NUGGETS))
            else:
                result.append(UNKNOWN)
        return result

    def offer(self) -> list[int]:
        """The gold cards now handed round: their values if they are in the seat's hands, else UNKNOWN each."""
        position = self._position
        result: list[int] = []
        if self._choosing():
            value: i64 = 3
            while value > 0:
                i: i64
                for i in range(position.extra[OFFER + value]):
                    result.append(value)
                value -= 1
        else:
            for i in range(count(position.extra, OFFER)):
                result.append(UNKNOWN)
        return result

    def history(self) -> list[int]:
        """The history of the match as kind, seat, value in turn; what others picked reads UNKNOWN until the end."""
        position = self._position
        over = position.depth == 0
        result: list[int] = []
        i: i64
        for i in range(len(position.history)):
            item = position.history[i]
            result.append(entry_kind(item))
            result.append(entry_seat(item))
            if entry_kind(item) == PICKED and not over and entry_seat(item) != self._seat:
                result.append(UNKNOWN)
            else:
                result.append(entry_value(item))
        return result

    def offers_seen(self) -> list[list[int]]:
        """The gold cards that lay before the seat each time it picked one, the picked one among them."""
        position = self._position
        history = position.history
        result: list[list[int]] = []
        i: i64
        j: i64
        value: i64
        for i in range(len(history)):
            if entry_kind(history[i]) == PICKED and entry_seat(history[i]) == self._seat:
                seen: list[int] = []
                j = i
                while j < len(history) and entry_kind(history[j]) != ROUND_WON:
                    if entry_kind(history[j]) == PICKED:
                        seen.append(entry_value(history[j]))
                    j += 1
                if j == len(history):
                    for value in range(1, 4):
                        for j in range(position.extra[OFFER + value]):
                            seen.append(value)
                seen.sort(reverse=True)
                result.append(seen)
        return result

    def picks(self) -> list[int]:
        """What the seat took each time it picked a gold card."""
        history = self._position.history
        result: list[int] = []
        i: i64
        for i in range(len(history)):
            if entry_kind(history[i]) == PICKED and entry_seat(history[i]) == self._seat:
                result.append(entry_value(history[i]))
        return result

    def _choosing(self) -> bool:
        position = self._position
        at = position.depth - STEP_WIDTH
        return position.depth > 0 and position.agenda[at] == DRAFT and position.agenda[at + 1] == self._seat


def full_history(position: "Position") -> list[int]:
    """The history of the match as kind, seat, value in turn, nothing hidden: for the match itself, never for a view."""
    result: list[int] = []
    i: i64
    for i in range(len(position.history)):
        item = position.history[i]
        result.append(entry_kind(item))
        result.append(entry_seat(item))
        result.append(entry_value(item))
    return result


def full_gold(position: "Position") -> list[int]:
    """Everyone's nuggets, nothing hidden."""
    result: list[int] = []
    seat: i64
    for seat in range(position.game.players):
        result.append(position.of(seat, NUGGETS))
    return result
