"""Views of the Duel and its solo game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saboteur.cards.actions import TOOLS
from saboteur.cards.box import Value
from saboteur.engine.core.game import Game
from saboteur.engine.core.position import Position
from saboteur.engine.core.sight import UNKNOWN
from saboteur.engine.duel.observer import DuelObserver
from saboteur.engine.duel.sight import DuelSight, full_history
from saboteur.games.views import Own, Views
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.events.duel import ROUND_ENDS
from saboteur.view import Duel, Key, Marker, Outcome, Result

DRAW = "draw"
BANDS = ((25, "excellent"), (20, "good"), (15, "decent"), (0, "poor"))
"""Grades of the solo game by gold."""


class DuelViews(Views):
    """Adds colours, markers, keys, gold and the goals that are not on the table."""

    sight = DuelSight

    def __init__(self, codec: Codec, options: Mapping[str, Value], colours: tuple[str, ...], aside: int) -> None:
        super().__init__(codec, options, [f"broken-{tool}" for tool in TOOLS])
        self.colours = colours
        self._aside = aside

    def own(self, eyes: DuelSight, number: int) -> tuple[Any, ...]:  # noqa: ARG002 - everybody sees the same
        """Colours, markers, keys, gold and the goals that are not on the table."""
        return Own(gold=tuple(eyes.gold()), results=self._results(eyes.history()), duel=self._duel(eyes)).parts()

    def results(self, position: Position) -> tuple[Result, ...]:
        """How each finished round ended."""
        return self._results(full_history(position))

    def outcome(self, position: Position) -> Outcome:
        """Most nuggets win; in the solo game they give the grade."""
        gold = tuple(DuelSight(position, UNKNOWN).gold())
        if len(gold) == 1:
            return Outcome((0,), gold, next(band for least, band in BANDS if gold[0] >= least))
        winners = tuple(seat for seat, amount in enumerate(gold) if amount == max(gold))
        return Outcome(winners, gold, "most-gold" if len(winners) == 1 else DRAW)

    def observer(self, game: Game) -> DuelObserver:
        """Writes observations of this game."""
        return DuelObserver(game, self.window(), len(self.codec.roles))

    def _duel(self, eyes: DuelSight) -> Duel:
        codec = self.codec
        marks, keys, boxed = iter(eyes.marks()), iter(eyes.keys()), eyes.boxed_goals()
        looked = [tuple([seat for seat in range(codec.players) if mask >> seat & 1]) for mask in boxed[1::2]]
        return Duel(
            colours=self.colours,
            markers=eyes.markers,
            marked=tuple(
                [
                    Marker(codec.cell(place), seat, bool(troll))
                    for place, seat, troll in zip(marks, marks, marks, strict=True)
                ]
            ),
            keys=tuple([Key(codec.cell(place), seat) for place, seat in zip(keys, keys, strict=True)]),
            gold_cards=tuple([tuple(eyes.gold_cards(seat)) for seat in range(codec.players)]),
            unused_goals=eyes.unused_goals,
            boxed_goals=tuple([codec.goal_names[tile] if tile >= 0 else HIDDEN for tile in boxed[::2]]),
            boxed_seen_by=tuple(looked) if any(looked) else (),
            taken=tuple([codec.cards[card] for card in eyes.taken()]),
            aside=self._aside,
        )

    def _results(self, numbers: list[int]) -> tuple[Result, ...]:
        width = 1 + len(self.colours)
        rounds = [numbers[at : at + width] for at in range(0, len(numbers), width)]
        return tuple([self._result(number, reason, gold) for number, (reason, *gold) in enumerate(rounds, 1)])

    def _result(self, number: int, reason: int, gold: list[int]) -> Result:
        winners = tuple(seat for seat, gain in enumerate(gold) if gain == max(gold))
        winner = self.colours[winners[0]] if len(winners) == 1 else DRAW
        return Result(number, winner, winners, ROUND_ENDS[reason], None, (), "", tuple(gold))
