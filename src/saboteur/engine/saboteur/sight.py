"""What one seat may see in the base game, beyond what all games share."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import NOBODY, NUGGETS, ROLE
from saboteur.engine.core.sight import UNKNOWN, Sight
from saboteur.engine.native import i64
from saboteur.engine.saboteur.gold import PICKED, ROUND_WON, count, entry_kind, entry_seat, entry_value
from saboteur.engine.saboteur.state import ASIDE, OFFER, PASSES, SHOWN
from saboteur.engine.saboteur.steps import DRAFT

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class SaboteurSight(Sight):
    """Adds roles, gold and the history of the rounds."""

    @property
    def passes(self) -> int:
        """Number of consecutive passes with an empty pile."""
        return self._position.extra[PASSES]

    def roles(self) -> list[int]:
        """Every seat's role as far as this seat knows it, then the one set aside."""
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
        """Every seat's nuggets as far as this seat knows them: its own, and all once the match is over."""
        return _gold(self._position, self._seat, self._position.depth == 0)

    def offer(self) -> list[int]:
        """The gold cards being passed round: their values if this seat is choosing, else UNKNOWN for each."""
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
        """The history as kind, seat, value triples; others' picks are UNKNOWN until the match is over."""
        return _history(self._position, self._seat, self._position.depth == 0)

    def offers_seen(self) -> list[list[int]]:
        """The gold cards this seat could choose from at each of its picks."""
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
        """The value of each gold card this seat picked."""
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
    """The complete history as kind, seat, value triples: for the match itself, never for a view."""
    return _history(position, NOBODY, True)


def full_gold(position: "Position") -> list[int]:
    """Every seat's nuggets, complete."""
    return _gold(position, NOBODY, True)


def _history(position: "Position", eyes: i64, complete: bool) -> list[int]:
    result: list[int] = []
    i: i64
    for i in range(len(position.history)):
        item = position.history[i]
        seat = entry_seat(item)
        result.append(entry_kind(item))
        result.append(seat)
        if complete or entry_kind(item) != PICKED or seat == eyes:
            result.append(entry_value(item))
        else:
            result.append(UNKNOWN)
    return result


def _gold(position: "Position", eyes: i64, complete: bool) -> list[int]:
    result: list[int] = []
    seat: i64
    for seat in range(position.game.players):
        if complete or seat == eyes:
            result.append(position.of(seat, NUGGETS))
        else:
            result.append(UNKNOWN)
    return result
