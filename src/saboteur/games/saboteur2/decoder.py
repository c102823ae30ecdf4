"""Reads views of Saboteur 2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from saboteur.engine.core.game import Game
from saboteur.engine.core.place import ORIGIN
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.engine.core.vector import vector
from saboteur.engine.saboteur2 import history as told
from saboteur.engine.saboteur2.memory import DREW, HID, SHOWED
from saboteur.engine.saboteur2.state import (
    ASIDE,
    ASIDE_COUNT,
    CARDS,
    COUNT,
    GIVER,
    HAND,
    HAND_OF,
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
    THEFTS,
    WHEN,
    WORN_BY,
    keep_snap,
    log_line,
)
from saboteur.games.decoder import Decoder
from saboteur.games.saboteur2.views import SIDES
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.event_part import FRONTS
from saboteur.notation.verdict import Verdict
from saboteur.view import Expansion, Result, View


class Saboteur2Decoder(Decoder):
    """Adds role cards, thefts, hands given away and the rounds that are over."""

    def __init__(self, game: Game, codec: Codec) -> None:
        super().__init__(game, codec, FRONTS)
        self._role = {name: number for number, name in enumerate(codec.roles)}

    def aside(self, view: View) -> int:
        """The cards put aside in each round."""
        return _part(view).aside

    def pile_room(self, view: View) -> int:
        """All the others."""
        return len(self.game.deck) - _part(view).aside

    def put_aside(self, position: Position, cards: list[int]) -> None:
        """They have a place of their own."""
        position.extra[ASIDE_COUNT] = len(cards)
        for at, card in enumerate(cards):
            position.extra[ASIDE + at] = card

    def fill(self, position: Position, view: View) -> None:
        """Roles, gold, thefts, hands and history."""
        part = _part(view)
        extra = position.extra
        for seat, amount in enumerate(view.gold):
            position.keep(seat, NUGGETS, int(amount))
        extra[OUT] = sum(1 << seat for seat in part.sitting_out)
        for seat, number in enumerate(part.thefts):
            extra[THEFT_AT + seat] = number
        extra[THEFTS] = max(part.thefts, default=0)
        self._deal_roles(position, view)
        self._give_hands(position, part)
        position.history = vector([item for result in view.results for item in self._round(result)])

    def _deal_roles(self, position: Position, view: View) -> None:
        extra = position.extra
        dealt = _part(view).role_cards
        extra[SHOWN] = int(view.prompt is not None and view.prompt.kind == "steal")
        extra[NEXT_ROLE] = len(dealt)
        unseen = Counter(self.game.role_cards)
        unseen.subtract(self._role[card.role] for card in dealt if card.role != HIDDEN)
        rest = sorted(unseen.elements())
        for slot, card in enumerate(dealt):
            extra[ROLE_CARD + slot] = rest.pop() if card.role == HIDDEN else self._role[card.role]
            extra[ROLE_KNOWN + slot] = sum(1 << seat for seat in card.seen_by)
            extra[WORN_BY + slot] = card.seat
            extra[ROLE_SLOT + card.seat] = slot
            position.keep(card.seat, ROLE, extra[ROLE_CARD + slot])
        if extra[SHOWN]:
            # The end of the round has shown the pile, too, behind the role cards given up.
            rest = [self._role[role] for role in _spare(view.results[-1])][-len(rest) :] if rest else []
        for at, role in enumerate(rest):
            extra[ROLE_CARD + len(dealt) + at] = role

    def _give_hands(self, position: Position, part: Expansion) -> None:
        extra = position.extra
        numbers = self.codec.card_number
        holders = list(range(self.game.players))
        for at, given in enumerate(part.hands_given):
            fields = {HAND: given.hand, WHEN: given.when, GIVER: given.giver, TAKER: given.taker, COUNT: given.size}
            for field, value in fields.items():
                keep_snap(position, at, field, value)
            for slot, card in enumerate(given.cards):
                keep_snap(position, at, CARDS + slot, numbers[card])
            holders[given.taker] = given.hand
        for seat, hand in enumerate(holders):
            extra[HAND_OF + seat] = hand
        extra[SNAP_COUNT] = len(part.hands_given)
        extra[LOG_COUNT] = len(part.hand_events)
        for at, event in enumerate(part.hand_events):
            line = log_line(event.hand, DREW, 0)
            if event.card is not None:
                line = log_line(event.hand, SHOWED, numbers[event.card])
            elif event.discard is not None:
                line = log_line(event.hand, HID, event.discard)
            extra[LOG + at] = line

    def _round(self, result: Result) -> Iterator[int]:
        """The entries of a round, in the order in which its end writes them."""
        verdict = result.verdict
        if verdict is None:
            raise ValueError("a result lacks its verdict")
        nobody = told.NO_SEAT
        connector = nobody if verdict.connector is None else verdict.connector
        yield told.entry(told.ENDED, connector, SIDES.index(result.winner))
        for kind, way in ((told.BLUE_WAY, verdict.blue_way), (told.GREEN_WAY, verdict.green_way)):
            for cell in way:
                yield told.entry(kind, nobody, self.place(cell) + ORIGIN)
        for seat, role in enumerate(result.roles):
            yield told.entry(told.HELD, seat, self._role[role])
        for role in verdict.spare_roles:
            yield told.entry(told.HELD, nobody, self._role[role])
        yield from _shares(verdict)


def _shares(verdict: Verdict) -> Iterator[int]:
    """The entries about gold."""
    for seat, amount in enumerate(verdict.paid):
        if seat in verdict.left_out:
            yield told.entry(told.LEFT_OUT, seat, 0)
        elif seat in verdict.counted:
            yield told.entry(told.COUNTED, seat, verdict.share)
            yield told.entry(told.PAID, seat, amount)
    yield told.entry(told.CRYSTALS, told.NO_SEAT, verdict.crystals)
    for seat, amount in enumerate(verdict.mined):
        if amount:
            yield told.entry(told.MINED, seat, amount)
    for theft in verdict.stolen:
        yield told.entry(told.STOLE, theft.thief, 0 if theft.victim is None else theft.victim + 1)


def _spare(result: Result) -> tuple[str, ...]:
    return () if result.verdict is None else result.verdict.spare_roles


def _part(view: View) -> Expansion:
    if view.expansion is None:
        raise ValueError("the part expansion is missing")
    return view.expansion
