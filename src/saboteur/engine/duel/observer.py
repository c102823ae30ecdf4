"""What a seat knows of the Duel and its solo game, as numbers."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.observer import Observer
from saboteur.engine.core.seat import NUGGETS
from saboteur.engine.core.sheet import Sheet
from saboteur.engine.duel.state import BY, GOAL, MARK, MARKED, MARKERS, ON_TROLL, TAKEN, UNUSED, gold_cards, mark_place
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class DuelObserver(Observer):
    """Adds markers, gold cards, goals for later rounds and path cards out of play."""

    marked: i64
    bribed: i64
    markers: i64
    gold_cards: i64
    goals_left: i64
    taken: i64

    def add_planes(self) -> None:
        """Add the planes of markers."""
        seat: i64
        self.marked = self.depth
        for seat in range(self.game.players):
            self.plane(f"marked-{seat}")
        self.bribed = self.plane("bribed")

    def add_features(self) -> None:
        """Add the features of gold and goals."""
        self.markers = self.feature("markers", 1)
        self.gold_cards = self.feature("gold-cards", 3 * self.game.players)
        self.goals_left = self.feature("goals-left", 1)
        self.taken = self.feature("taken", self.game.extra_size - TAKEN)

    def gold_seen(self, position: "Position", seat: i64, other: i64) -> i64:
        """Everyone's: gold cards are open."""
        return position.of(other, NUGGETS)

    def add(self, position: "Position", seat: i64, first: i64, sheet: Sheet) -> None:
        """Write them."""
        extra = position.extra
        players = position.game.players
        i: i64
        value: i64
        for i in range(MARK, MARK + extra[MARKED]):
            cell = self.window.cell_of(mark_place(extra[i]))
            if cell >= 0:
                owner = ((extra[i] >> BY & 15) - first) % players
                sheet.put(cell * self.depth + self.marked + owner, 1)
                if extra[i] & ON_TROLL != 0:
                    sheet.put(cell * self.depth + self.bribed, 1)
        sheet.put(self.markers, extra[MARKERS])
        for i in range(players):
            for value in range(1, 4):
                count = gold_cards(position, i, value)
                if count != 0:
                    sheet.put(self.gold_cards + (i - first) % players * 3 + value - 1, count)
        left: i64 = 0
        for i in range(len(position.game.goal_tiles)):
            if extra[GOAL + i] == UNUSED:
                left += 1
        sheet.put(self.goals_left, left)
        for i in range(len(extra) - TAKEN):
            if extra[TAKEN + i] != 0:
                sheet.put(self.taken + i, extra[TAKEN + i])
