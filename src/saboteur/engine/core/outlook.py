"""The distances of one network to each face-down goal, now and with one more card."""

from typing import Final, final

from saboteur.engine.core.board import FACE_DOWN, LINK, OCCUPIED, TILE, Board
from saboteur.engine.core.fit import SHOWS_LINK
from saboteur.engine.core.place import STEPS
from saboteur.engine.core.ways import FARS, FIELDS, ONES, TOP, TOPS, Ways, nearer
from saboteur.engine.native import i64, vec

MOST_ENDS: Final = 256


@final
class Outlook:
    """What a policy sees of one network; distances to all goals are one number, as in `ways`."""

    ways: Ways
    network: i64
    ends: vec[i64]  # empty places into which the network leads
    end_count: i64
    hidden: i64  # the highest bit of each goal that lies face down
    best: i64  # cards missing; FAR for goals that were turned up
    second: i64  # the same without the nearest end
    after: i64  # the same with the card last tried; 0 if it leads into the goal
    loose: bool  # whether the card last tried joins a loose part, so that `after` says too little

    def __init__(self, ways: Ways, network: i64) -> None:
        self.ways = ways
        self.network = network
        self.ends = vec[i64]([0] * MOST_ENDS)
        self.end_count = 0
        self.hidden = 0
        self.best = FARS
        self.second = FARS
        self.after = FARS
        self.loose = False

    def look(self, board: Board) -> None:
        """Evaluate the current maze."""
        steps = self.ways.steps
        shown = 15 << (SHOWS_LINK + 4 * self.network)
        ends = self.ends
        grid = board.grid
        edge = board.edge
        mask = board.mask
        count: i64 = 0
        best: i64 = FARS
        second: i64 = FARS
        i: i64
        for i in range(board.edge_count):
            place = edge[i]
            cell = place & mask
            if grid[cell] & shown != 0 and count < MOST_ENDS:
                ends[count] = place
                count += 1
                there = steps[cell]
                more = ((best | TOPS) - there) & TOPS
                change = (best ^ there) & (more - (more >> 7))
                best ^= change
                second = nearer(second, there ^ change)
        self.end_count = count
        hidden: i64 = 0
        goals = board.goals
        for i in range(len(goals)):
            if grid[goals[i] & mask] & FACE_DOWN != 0:
                hidden |= TOP[i]
        self.hidden = hidden
        known = hidden - (hidden >> 7)
        self.best = best & known | FARS & ~known
        self.second = second & known | FARS & ~known

    def lay(self, board: Board, place: i64, tile: i64, joined: i64) -> None:
        """Try a card of which these arms are joined to the network; see `after`."""
        self.lead(board, place, joined & ~(board.tiles.blocked[tile] >> (4 * self.network)) & 15)

    def lead(self, board: Board, place: i64, live: i64) -> None:
        """Try a card through which the network leads on by these arms; see `after`."""
        steps = self.ways.steps
        mask = self.ways.mask
        grid = board.grid
        after = self.best
        cell = place & mask
        if grid[cell] >> (SHOWS_LINK + 4 * self.network) & 15 != 0:
            # Where this end was the nearest, another is now: as near as it was, if there were two.
            same = ~(((steps[cell] ^ after) | TOPS) - ONES) & self.hidden
            after ^= (after ^ self.second) & (same - (same >> 7))
        self.loose = False
        side: i64 = -1
        while live != 0:
            side += 1
            arm = live & 1
            live >>= 1
            if arm == 0:
                continue
            cell = place + STEPS[side] & mask
            value = grid[cell]
            if value & OCCUPIED == 0:
                after = nearer(after, steps[cell])
            elif value & FACE_DOWN != 0:
                after &= ~FIELDS[value & TILE]
            elif (board.tiles.openings[value & TILE] & ~(value >> (LINK + 4 * self.network))) >> (side ^ 2) & 1:
                self.loose = True
        self.after = after

    def join(self, board: Board, place: i64, live: i64) -> None:
        """Continue through the loose parts that the card last tried joins, if there are neither ladders nor doors."""
        after = self.after
        side: i64
        for side in range(4):
            if live >> side & 1:
                value = board.grid[place + STEPS[side] & board.mask]
                if value & OCCUPIED != 0 and value & FACE_DOWN == 0:
                    after = nearer(after, self.ways.behind(board, place, side))
        self.after = after

    def reach(self, board: Board) -> i64:
        """The distances on a trial board, after an evaluation; 0 for goals into which it leads."""
        best = self.best
        i: i64
        for i in range(len(board.goals)):
            if board.reached >> (i + 16 * self.network) & 1:
                best &= ~FIELDS[i]
        return best
