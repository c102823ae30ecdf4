"""What a seat knows of Saboteur 2, as numbers."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.observer import Observer
from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.engine.core.sheet import Sheet
from saboteur.engine.core.sight import UNKNOWN
from saboteur.engine.native import i64
from saboteur.engine.saboteur2.secrets import knows
from saboteur.engine.saboteur2.state import (
    ASIDE_COUNT,
    NEXT_ROLE,
    OUT,
    ROLE_CARD,
    ROLE_KNOWN,
    ROLE_SLOT,
    SHOWN,
    THEFT_AT,
    WORN_BY,
)

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Saboteur2Observer(Observer):
    """Adds role cards given up, thefts in their order, who sits out and who has seen whose role."""

    sitting_out: i64
    thefts: i64
    given_up: i64
    role_pile: i64
    aside: i64
    seen_by: i64

    def add_features(self) -> None:
        """Add the features of roles and people."""
        players = self.game.players
        self.sitting_out = self.feature("sitting-out", players)
        self.thefts = self.feature("thefts", players)
        self.given_up = self.feature("given-up", players * self.roles)
        self.role_pile = self.feature("role-pile", 1)
        self.aside = self.feature("aside", 1)
        self.seen_by = self.feature("role-seen-by", players * players)

    def role_seen(self, position: "Position", seat: i64, other: i64) -> i64:
        """Its own and those it looked at; all once they are shown."""
        if position.extra[SHOWN] == 1 or knows(position.extra[ROLE_KNOWN + position.extra[ROLE_SLOT + other]], seat):
            return position.of(other, ROLE)
        return UNKNOWN

    def gold_seen(self, position: "Position", seat: i64, other: i64) -> i64:
        """Everyone's: anyone watching can add it up."""
        return position.of(other, NUGGETS)

    def add(self, position: "Position", seat: i64, first: i64, sheet: Sheet) -> None:
        """Write them."""
        extra = position.extra
        players = position.game.players
        other: i64
        viewer: i64
        slot: i64
        for other in range(players):
            at = (other - first) % players
            if extra[OUT] >> other & 1:
                sheet.put(self.sitting_out + at, 1)
            if extra[THEFT_AT + other] != 0:
                sheet.put(self.thefts + at, extra[THEFT_AT + other])
            known = extra[ROLE_KNOWN + extra[ROLE_SLOT + other]]
            for viewer in range(players):
                if known >> viewer & 1:
                    sheet.put(self.seen_by + at * players + (viewer - first) % players, 1)
        for slot in range(extra[NEXT_ROLE]):
            other = extra[WORN_BY + slot]
            if extra[ROLE_SLOT + other] != slot and (extra[SHOWN] == 1 or knows(extra[ROLE_KNOWN + slot], seat)):
                sheet.add(self.given_up + (other - first) % players * self.roles + extra[ROLE_CARD + slot], 1)
        sheet.put(self.role_pile, len(position.game.role_cards) - extra[NEXT_ROLE])
        sheet.put(self.aside, extra[ASIDE_COUNT])
