"""What one seat may see in the base game, beyond what all games share."""

from typing import TYPE_CHECKING, Any, final

from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import NOBODY, NUGGETS, ROLE
from saboteur.engine.core.sight import UNKNOWN, Sight
from saboteur.engine.core.telling import Telling
from saboteur.engine.core.vector import numbers
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur.gold import PICKED, ROUND_WON, entry_kind, entry_seat, entry_value
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

    def tell_own(
        self, roles: Telling, gold: Telling, offer: Telling, picks: Telling, history: Telling
    ) -> tuple[Any, ...]:
        """The parts that only this game shows, in one call: roles, passes, gold, offer, seen offers, picks, history."""
        return (
            self.tell_roles(roles),
            self._position.extra[PASSES],
            self.tell_gold(gold),
            self.tell_offer(offer),
            self.offers_seen(),
            self.tell_picks(picks),
            self.tell_history(history),
        )

    def tell_roles(self, words: Telling) -> tuple[Any, ...]:
        """Every seat's role as far as this seat knows it, then the one set aside."""
        position = self._position
        players = position.game.players
        shown = position.extra[SHOWN] == 1
        result = vec[i64]([UNKNOWN] * (players + 1))
        seat: i64
        for seat in range(players):
            if shown or seat == self._seat:
                result[seat] = position.of(seat, ROLE)
        if shown:
            result[players] = position.extra[ASIDE]
        return words.tell(result)

    def tell_gold(self, words: Telling) -> tuple[Any, ...]:
        """Every seat's nuggets as far as this seat knows them: its own, and all once the match is over."""
        return words.tell(_gold(self._position, self._seat, self._position.depth == 0))

    def tell_offer(self, words: Telling) -> tuple[Any, ...]:
        """The gold cards being passed round: their values if this seat is choosing, else UNKNOWN for each."""
        position = self._position
        choosing = self._choosing()
        result = vec[i64]()
        value: i64 = 3
        i: i64
        while value > 0:
            shown: i64 = UNKNOWN
            if choosing:
                shown = value
            for i in range(position.extra[OFFER + value]):
                result = append(result, shown)
            value -= 1
        return words.tell(result)

    def tell_history(self, words: Telling) -> tuple[Any, ...]:
        """The history as kind, seat, value triples; others' picks are UNKNOWN until the match is over."""
        return words.tell(_history(self._position, self._seat, self._position.depth == 0))

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

    def tell_picks(self, words: Telling) -> tuple[Any, ...]:
        """The value of each gold card this seat picked."""
        history = self._position.history
        result = vec[i64]()
        i: i64
        for i in range(len(history)):
            if entry_kind(history[i]) == PICKED and entry_seat(history[i]) == self._seat:
                result = append(result, entry_value(history[i]))
        return words.tell(result)

    def _choosing(self) -> bool:
        position = self._position
        at = position.depth - STEP_WIDTH
        return position.depth > 0 and position.agenda[at] == DRAFT and position.agenda[at + 1] == self._seat


def full_history(position: "Position") -> list[int]:
    """The complete history as kind, seat, value triples: for the match itself, never for a view."""
    return numbers(_history(position, NOBODY, True))


def full_gold(position: "Position") -> list[int]:
    """Every seat's nuggets, complete."""
    return numbers(_gold(position, NOBODY, True))


def _history(position: "Position", eyes: i64, complete: bool) -> vec[i64]:
    result = vec[i64]([0] * (3 * len(position.history)))
    i: i64
    for i in range(len(position.history)):
        item = position.history[i]
        seat = entry_seat(item)
        result[3 * i] = entry_kind(item)
        result[3 * i + 1] = seat
        if complete or entry_kind(item) != PICKED or seat == eyes:
            result[3 * i + 2] = entry_value(item)
        else:
            result[3 * i + 2] = UNKNOWN
    return result


def _gold(position: "Position", eyes: i64, complete: bool) -> vec[i64]:
    players = position.game.players
    result = vec[i64]([UNKNOWN] * players)
    seat: i64
    for seat in range(players):
        if complete or seat == eyes:
            result[seat] = position.of(seat, NUGGETS)
    return result
