"""Reads views of the base game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from saboteur.cards.actions import TOOLS
from saboteur.engine.core.game import Game
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.engine.core.vector import vector
from saboteur.engine.saboteur.end_round import ROUND
from saboteur.engine.saboteur.gold import HELD, NO_SEAT, PAID, PICKED, ROUND_WON, change_from, entry
from saboteur.engine.saboteur.state import ASIDE, OFFER, PASSES, PILE, SHOWN, START
from saboteur.games.decoder import Decoder
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.view import Result, View

ANY = 1
"""Placeholder for gold cards that the seat has not seen: sampling deals them."""


class SaboteurDecoder(Decoder):
    """Adds roles, and gold with the history of the match."""

    def __init__(self, game: Game, codec: Codec, gold: list[int]) -> None:
        super().__init__(game, codec, [f"broken-{tool}" for tool in TOOLS])
        self._gold = gold

    def fill(self, position: Position, view: View) -> None:
        """Roles, passes, gold."""
        extra = position.extra
        extra[PASSES] = view.passes
        extra[SHOWN] = int(view.aside_role != HIDDEN)
        numbers = {name: number for number, name in enumerate(self.codec.roles)}
        roles = [None if role == HIDDEN else numbers[role] for role in (*view.roles, view.aside_role)]
        unseen = Counter(self.game.role_cards)
        unseen.subtract(role for role in roles if role is not None)
        rest = sorted(unseen.elements())
        dealt = [rest.pop() if role is None else role for role in roles]
        for seat in range(self.game.players):
            position.keep(seat, ROLE, dealt[seat])
        extra[ASIDE] = dealt[-1]
        for value, count in enumerate(self._gold, 1):
            extra[PILE + value] = extra[START + value] = count
        self._fill_gold(position, view)

    def _fill_gold(self, position: Position, view: View) -> None:
        gold = [0] * self.game.players
        history: list[int] = []
        picks = _Picks(view)
        for result in view.results:
            history += self._round(result)
            if result.takers:
                values = picks.draft(result.takers, last=result is view.results[-1])
                for seat, value in zip(result.takers, values, strict=False):
                    history.append(entry(PICKED, seat, value))
                    gold[seat] += value
            else:
                for seat, amount in _paid(result):
                    history.append(entry(PAID, seat, amount))
                    gold[seat] += amount
                    change_from(position.extra, PILE, amount)
        if view.offer and not (view.results and view.results[-1].takers):
            picks.draft((), last=True)
        for value in picks.offer:
            position.extra[OFFER + value] += 1
        position.history = vector(history)
        for seat, amount in enumerate(gold):
            position.keep(seat, NUGGETS, amount)

    def _round(self, result: Result) -> Iterator[int]:
        roles = self.codec.roles
        side = roles.index(result.winner.removesuffix("s"))
        reached = NO_SEAT if result.reached_by is None else result.reached_by
        yield entry(ROUND_WON, reached, side | result.round << ROUND)
        for seat, role in enumerate(result.roles):
            yield entry(HELD, seat, roles.index(role))
        yield entry(HELD, NO_SEAT, roles.index(result.aside))


def _paid(result: Result) -> Iterator[tuple[int, int]]:
    """What each saboteur was paid."""
    if result.reached_by is None:
        for seat, role in enumerate(result.roles):
            if role == "saboteur":
                yield seat, int(result.gold[seat])


class _Picks:
    """The gold cards of each draft in the order in which they were taken, as far as the seat can know them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.own = 0
        """How many of its own picks are placed."""
        self.offer: list[int] = []

    def draft(self, takers: tuple[int, ...], *, last: bool) -> list[int]:
        """The values of a draft; those still on offer are kept apart."""
        view = self.view
        shown = view.offer if last else ()
        on_offer = [value if isinstance(value, int) else ANY for value in shown]
        values: list[int] = []
        heap: Counter[int] | None = None  # what the seat saw and nobody has taken yet, None before its first look
        for at, seat in enumerate(takers):
            if seat == view.seat:
                heap = Counter(view.offers_seen[self.own])
                values.append(view.picks[self.own])
                heap[view.picks[self.own]] -= 1
                self.own += 1
                later = view.offers_seen[self.own] if seat in takers[at + 1 :] else None
                if later is not None:
                    heap.subtract(later)
                elif shown and HIDDEN not in shown:
                    heap.subtract(on_offer)
            else:
                values.append(ANY if heap is None else _take(heap))
        if heap is not None and HIDDEN in shown:
            on_offer = [_take(heap) for _ in shown]
        self.offer = on_offer
        return values


def _take(heap: Counter[int]) -> int:
    value = min(value for value, count in heap.items() if count > 0)
    heap[value] -= 1
    return value
