"""What a seat knows of the base game, as numbers."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.observer import Observer
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.engine.core.sheet import Sheet
from saboteur.engine.core.sight import UNKNOWN
from saboteur.engine.native import i64
from saboteur.engine.saboteur.gold import count
from saboteur.engine.saboteur.state import ASIDE, OFFER, PASSES, SHOWN
from saboteur.engine.saboteur.steps import DRAFT

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class SaboteurObserver(Observer):
    """Adds passes, the role set aside and the gold handed round."""

    passes: i64
    aside: i64
    offer: i64
    offered: i64

    def add_features(self) -> None:
        """Add the features of gold and passes."""
        self.passes = self.feature("passes", 1)
        self.aside = self.feature("aside-role", self.roles)
        self.offer = self.feature("offer", 3)
        self.offered = self.feature("offered", 1)

    def role_seen(self, position: "Position", seat: i64, other: i64) -> i64:
        """Its own, and all once they are shown."""
        if other == seat or position.extra[SHOWN] == 1:
            return position.of(other, ROLE)
        return UNKNOWN

    def gold_seen(self, position: "Position", seat: i64, other: i64) -> i64:
        """Its own, and all once the match is over."""
        if other == seat or position.depth == 0:
            return position.of(other, NUGGETS)
        return UNKNOWN

    def add(self, position: "Position", seat: i64, first: i64, sheet: Sheet) -> None:
        """Write them; the values of offered gold cards only for the seat that chooses."""
        extra = position.extra
        if extra[PASSES] != 0:
            sheet.put(self.passes, extra[PASSES])
        if extra[SHOWN] == 1:
            sheet.put(self.aside + extra[ASIDE], 1)
        at = position.depth - STEP_WIDTH
        if position.depth > 0 and position.agenda[at] == DRAFT:
            sheet.put(self.offered, count(extra, OFFER))
            if position.agenda[at + 1] == seat:
                value: i64
                for value in range(1, 4):
                    sheet.put(self.offer + value - 1, extra[OFFER + value])
