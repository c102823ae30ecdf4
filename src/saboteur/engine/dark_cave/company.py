"""The dwarfs whose ways matter to a seat: their weights, distances, and the path of the leading opponent."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import TILE
from saboteur.engine.core.policy import MILLI
from saboteur.engine.dark_cave.fields import ROOM
from saboteur.engine.dark_cave.prospects import friend
from saboteur.engine.dark_cave.state import FIGURE, OUT
from saboteur.engine.dark_cave.trails import FAR, MOST_DWARFS, Trails
from saboteur.engine.dark_cave.weights import OTHERS
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

AHEAD: Final = 7
"""The number of steps of a way considered for webs and rockfalls."""


@final
class Company:
    """A seat and others, as that seat knows them."""

    trails: Trails
    seats: vec[i64]
    shares: vec[i64]  # how much each counts, in thousandths; below 0 for foes
    count: i64
    rung: vec[i64]  # steps to the nearest ladder
    edges: vec[i64]  # sides of cards on the leading opponent's way and not on one's own: place * 4 + side
    edge_count: i64

    def __init__(self, trails: Trails) -> None:
        self.trails = trails
        self.seats = vec[i64]([0] * MOST_DWARFS)
        self.shares = vec[i64]([0] * MOST_DWARFS)
        self.count = 0
        self.rung = vec[i64]([FAR] * MOST_DWARFS)
        self.edges = vec[i64]([0] * FAR)
        self.edge_count = 0

    def watch(self, position: "Position", seat: i64, everyone: bool) -> None:
        """Choose whose ways count, all or the seat's and the leading opponent's, and measure how far they reach."""
        extra = position.extra
        trails = self.trails
        inside = extra[FIGURE + seat] != OUT
        count: i64 = 0
        ahead: i64 = -1
        ahead_share: i64 = 0
        nearest: i64 = FAR + 1
        other: i64
        for other in range(position.game.players):
            spot = extra[FIGURE + other]
            if spot == OUT:
                continue
            share: i64 = MILLI
            if other != seat:
                share = friend(position, seat, other) * OTHERS // MILLI
                left = trails.left[trails.node(spot)]
                if share < 0 and left < nearest:
                    nearest = left
                    ahead = other
                    ahead_share = share
                if not everyone and inside:
                    continue
            if share != 0:
                self.seats[count] = other
                self.shares[count] = share
                count += 1
        if ahead >= 0 and not everyone and inside:
            self.seats[count] = ahead
            self.shares[count] = ahead_share
            count += 1
        self.count = count
        self._reach(position)
        self.edge_count = 0
        if ahead >= 0:
            self._look_ahead(position, extra[FIGURE + ahead], extra[FIGURE + seat])

    def steps(self, number: i64, node: i64) -> i64:
        """Steps from the dwarf with this number in the company to a field."""
        return self.trails.steps[number * self.trails.nodes + node]

    def _reach(self, position: "Position") -> None:
        trails = self.trails
        board = position.board
        i: i64
        j: i64
        for i in range(self.count):
            trails.reach(position, position.extra[FIGURE + self.seats[i]], i * trails.nodes)
            self.rung[i] = FAR
            for j in range(board.card_count):
                rung = trails.fields.ladder[board.at(board.cards[j]) & TILE]
                if rung >= 0:
                    self.rung[i] = min(self.rung[i], self.steps(i, trails.cells + ROOM * j + rung))

    def _look_ahead(self, position: "Position", theirs: i64, mine: i64) -> None:
        """Note what lies on an opponent's way and not on one's own."""
        trails = self.trails
        i: i64
        j: i64
        trails.look_ahead(position, theirs, AHEAD)
        count = trails.edge_count
        for i in range(count):
            self.edges[i] = trails.edges[i]
        if mine != OUT:
            trails.look_ahead(position, mine, AHEAD)
            kept: i64 = 0
            for i in range(count):
                j = 0
                while j < trails.edge_count and trails.edges[j] != self.edges[i]:
                    j += 1
                if j == trails.edge_count:
                    self.edges[kept] = self.edges[i]
                    kept += 1
            count = kept
        self.edge_count = count
