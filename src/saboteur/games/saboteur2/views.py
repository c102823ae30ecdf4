"""Views of Saboteur 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saboteur.cards.box import Value
from saboteur.engine.core.game import Game
from saboteur.engine.core.position import Position
from saboteur.engine.core.sight import UNKNOWN
from saboteur.engine.saboteur2 import history as chronicle
from saboteur.engine.saboteur2.memory import HID, SHOWED
from saboteur.engine.saboteur2.observer import Saboteur2Observer
from saboteur.engine.saboteur2.sight import Saboteur2Sight
from saboteur.games.views import Own, Views, most_gold
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.event_part import FRONTS
from saboteur.notation.filling import Filling
from saboteur.notation.move import Cell
from saboteur.notation.verdict import Stolen, Verdict
from saboteur.view import Expansion, HandEvent, HandGiven, Known, OldRole, Outcome, Result, RoleCard

SIDES = ("nobody", "blue-diggers", "green-diggers", "diggers", "saboteurs")
"""Winning sides by engine number; `diggers` are both teams together."""


MOST_RESULTS = 256
"""Number of cached lists of results."""


class Saboteur2Views(Views):
    """Adds roles, gold, remembered hands and finished rounds."""

    sight = Saboteur2Sight

    def __init__(self, codec: Codec, options: Mapping[str, Value]) -> None:
        super().__init__(codec, options, FRONTS)
        self._results: Mapping[tuple[int, ...], tuple[Result, ...]] = Filling(
            lambda numbers: results(codec, list(numbers)), MOST_RESULTS
        )

    def own(self, eyes: Saboteur2Sight, number: int) -> tuple[Any, ...]:
        """Roles, gold, remembered hands and finished rounds."""
        roles = tuple([self._role(role) for role in eyes.roles()])
        return Own(
            role=roles[number - 1] if number else None,
            roles=roles,
            gold=tuple(eyes.gold()),
            results=self._results[tuple(eyes.history())],
            expansion=self._expansion(eyes),
        ).parts()

    def results(self, position: Position) -> tuple[Result, ...]:
        """How each finished round ended."""
        return results(self.codec, chronicle.chronicle(position))

    def outcome(self, position: Position) -> Outcome:
        """Most gold wins."""
        return most_gold(tuple(Saboteur2Sight(position, UNKNOWN).gold()))

    def observer(self, game: Game) -> Saboteur2Observer:
        """Writes observations of this game."""
        return Saboteur2Observer(game, self.window(), len(self.codec.roles))

    def _role(self, number: int) -> str:
        return self.codec.roles[number] if number >= 0 else HIDDEN

    def _expansion(self, eyes: Saboteur2Sight) -> Expansion:
        old = iter(eyes.old_roles())
        cards, sizes = self.codec.cards, eyes.hand_sizes()
        known = []
        for holders, held, discards in eyes.remembered():
            among = len(discards) + sum(sizes[seat] for seat in holders)
            names = tuple(sorted(cards[card] for card in held))
            known.append(Known(names, among, next(iter(holders), None), tuple(discards)))
        dealt, log, thefts = iter(eyes.role_cards()), iter(eyes.hand_log()), tuple(eyes.thefts())
        return Expansion(
            role_cards=tuple(
                [
                    RoleCard(seat, self._role(role), tuple([at for at in range(self.codec.players) if seen >> at & 1]))
                    for seat, role, seen in zip(dealt, dealt, dealt, strict=True)
                ]
            ),
            old_roles=tuple([OldRole(seat, self._role(role)) for seat, role in zip(old, old, strict=True)]),
            role_pile=eyes.role_pile,
            aside=eyes.aside,
            sitting_out=tuple(eyes.sitting_out()),
            known=tuple(known),
            thefts=thefts if any(thefts) else (),
            hands_given=tuple([self._given(numbers) for numbers in eyes.hands_given()]),
            hand_events=tuple([self._hand_event(*line) for line in zip(log, log, log, strict=True)]),
        )

    def _given(self, numbers: list[int]) -> HandGiven:
        hand, when, giver, taker, size, *cards = numbers
        return HandGiven(hand, giver, taker, size, when, tuple([self.codec.cards[card] for card in cards]))

    def _hand_event(self, hand: int, what: int, value: int) -> HandEvent:
        if what == SHOWED:
            return HandEvent(hand, card=self.codec.cards[value])
        return HandEvent(hand, discard=value) if what == HID else HandEvent(hand)


def results(codec: Codec, numbers: list[int]) -> tuple[Result, ...]:
    """Finished rounds from a match's chronicle (kind, seat, value triples)."""
    found: list[Result] = []
    at = 0
    while at < len(numbers):
        end = at + 3
        while end < len(numbers) and numbers[end] != chronicle.ENDED:
            end += 3
        found.append(_Reader(codec, numbers[at:end]).result(len(found) + 1))
        at = end
    return tuple(found)


class _Reader:
    """Reads one round of the chronicle."""

    def __init__(self, codec: Codec, numbers: list[int]) -> None:
        self.codec = codec
        self.entries = [tuple(numbers[at : at + 3]) for at in range(0, len(numbers), 3)]

    def result(self, round_: int) -> Result:
        """How it ended."""
        _, seat, side = self.entries[0]
        reached_by = None if seat == chronicle.NO_SEAT else seat
        verdict = self._verdict(reached_by)
        gold = [paid + mined for paid, mined in zip(verdict.paid, verdict.mined, strict=True)]
        for theft in verdict.stolen:
            if theft.victim is not None:
                gold[theft.victim] -= 1
                gold[theft.thief] += 1
        return Result(
            round_,
            SIDES[side],
            verdict.counted,
            reason(side, reached=reached_by is not None),
            reached_by,
            self._roles(),
            "",
            tuple(gold),
            verdict=verdict,
        )

    def _verdict(self, connector: int | None) -> Verdict:
        counted = {seat: value for kind, seat, value in self.entries if kind == chronicle.COUNTED}
        paid = self._amounts(chronicle.PAID)
        stolen = [(seat, value) for kind, seat, value in self.entries if kind == chronicle.STOLE]
        return Verdict(
            connector=connector,
            connector_role=None if connector is None else self._roles()[connector],
            blue_way=self._way(chronicle.BLUE_WAY),
            green_way=self._way(chronicle.GREEN_WAY),
            counted=tuple(counted),
            left_out=tuple(seat for kind, seat, _ in self.entries if kind == chronicle.LEFT_OUT),
            share=next(iter(counted.values()), 0),
            deductions=tuple(counted.get(seat, 0) - paid[seat] for seat in range(self.codec.players)),
            paid=paid,
            crystals=next(value for kind, _, value in self.entries if kind == chronicle.CRYSTALS),
            mined=self._amounts(chronicle.MINED),
            stolen=tuple(Stolen(thief, victim - 1 if victim else None) for thief, victim in stolen),
            spare_roles=self._held(nobody=True),
        )

    def _roles(self) -> tuple[str, ...]:
        return self._held(nobody=False)

    def _held(self, *, nobody: bool) -> tuple[str, ...]:
        entries = [entry for entry in self.entries if entry[0] == chronicle.HELD]
        return tuple(self.codec.roles[role] for _, seat, role in entries if (seat == chronicle.NO_SEAT) is nobody)

    def _way(self, kind: int) -> tuple[Cell, ...]:
        return tuple(self.codec.cell(value) for found, _, value in self.entries if found == kind)

    def _amounts(self, kind: int) -> tuple[int, ...]:
        amounts = {seat: value for found, seat, value in self.entries if found == kind}
        return tuple(amounts.get(seat, 0) for seat in range(self.codec.players))


def reason(side: int, *, reached: bool) -> str:
    """Why a round ended for this side."""
    if not reached:
        return "treasure-not-reached" if side == chronicle.SABOTEURS else "no-saboteurs"
    return "treasure-reached" if side != chronicle.NO_SIDE else "doors-shut"
