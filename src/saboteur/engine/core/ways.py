"""Distances in cards from each empty cell to each face-down goal, as policies estimate them.

A way leads through empty cells around starts and goals. A loose part of the maze, joined to no start, leads from any of
its ends to any other as if they were neighbours.

Distances to all goals are one number, eight bits for each goal, of which the highest stays free: so two such numbers
are compared, goal by goal, with a handful of operations.
"""

from typing import Final, final

from saboteur.engine.core.board import FACE_DOWN, LINK, LINKS, OCCUPIED, SHUT, TILE, Board
from saboteur.engine.core.place import STEPS, place_at, x_of, y_of
from saboteur.engine.native import append, i64, vec

FAR: Final = 40
"""The distance of unreachable goals."""
LOST: Final = 2
"""Mark of an empty cell whose distance must be recomputed."""
ROOM: Final = 2
"""Margin around starts and goals in which ways are searched."""
MOST_GOALS: Final = 7
WIDTH: Final = 8
"""Bits for each goal."""
FIELD: Final = 127
ONES: Final = 0x01010101010101
TOPS: Final = 0x80808080808080
EVENS: Final = 0xFF00FF00FF00FF
FARS: Final = FAR * ONES
# By goal, in vectors: compiled, a literal has 32 bits when it is shifted.
FIELDS: Final = vec[i64]([FIELD << WIDTH * goal for goal in range(MOST_GOALS)])
BEYOND: Final = (128 - FAR) * ONES
"""Added to distances, it sets the highest bit of those that are FAR."""
TOP: Final = vec[i64]([(FIELD + 1) << WIDTH * goal for goal in range(MOST_GOALS)])


def missing(steps: i64, goal: i64) -> i64:
    """The distance to one of the goals.

    >>> missing(0x0507, 0), missing(0x0507, 1)
    (7, 5)
    """
    return steps >> WIDTH * goal & FIELD


def nearer(steps: i64, others: i64) -> i64:
    """The minimum of both, goal by goal.

    >>> hex(nearer(0x0507, 0x0803))
    '0x503'
    """
    more = ((steps | TOPS) - others) & TOPS
    return steps ^ (steps ^ others) & (more - (more >> 7))


def total(steps: i64) -> i64:
    """The sum over all goals.

    >>> total(0x0507)
    12
    """
    steps = (steps & EVENS) + (steps >> WIDTH & EVENS)
    steps += steps >> 4 * WIDTH
    return steps + (steps >> 2 * WIDTH) & 0xFFFF


@final
class Ways:
    """Distances on one board. They slowly become stale as cards are laid: measure again now and then."""

    mask: i64
    goals: i64
    region: vec[i64]  # cells in which ways are searched, row by row
    inside: vec[i64]  # 1 for each of these cells
    steps: vec[i64]  # by cell
    taken: vec[i64]  # by cell: 1 if a card lay there when it was measured; LOST while distances are mended
    cards: i64  # how many cards lay on the board then
    loose: bool  # whether some part of the maze was loose
    _queue: vec[i64]
    _free: vec[i64]  # cells of the region whose distances are being found, row by row
    _ends: vec[i64]  # cells around each loose part, and -1 behind each
    _stack: vec[i64]
    _seen: vec[i64]  # stamp of the last visit to a loose card, and the arms visited
    _stamp: i64

    def __init__(self, board: Board) -> None:
        self.mask = board.mask
        self.goals = len(board.goals)
        if self.goals > MOST_GOALS:
            raise ValueError(f"A policy can tell {MOST_GOALS} goals apart, not {self.goals}.")
        left: i64 = 1 << 20
        top: i64 = 1 << 20
        right: i64 = -(1 << 20)
        bottom: i64 = -(1 << 20)
        i: i64
        for i in range(board.card_count + self.goals):
            place = board.cards[i] if i < board.card_count else board.goals[i - board.card_count]
            left = min(left, x_of(place))
            right = max(right, x_of(place))
            top = min(top, y_of(place))
            bottom = max(bottom, y_of(place))
        self.region = vec[i64]()
        self.inside = vec[i64]([0] * len(board.grid))
        x: i64
        y: i64
        for y in range(top - ROOM, bottom + ROOM + 1):
            for x in range(left - ROOM, right + ROOM + 1):
                cell = place_at(x, y) & self.mask
                self.region = append(self.region, cell)
                self.inside[cell] = 1
        self.steps = vec[i64]([FARS] * len(board.grid))
        self.taken = vec[i64]([0] * len(board.grid))
        self._queue = vec[i64]([0] * ((4 * self.goals + 1) * len(self.region)))
        self._free = vec[i64]([0] * len(self.region))
        self._ends = vec[i64]([0] * (8 * len(board.cards) + 8))
        self._stack = vec[i64]([0] * (8 * len(board.cards) + 8))
        self._seen = vec[i64]([0] * len(board.grid))
        self._stamp = 0
        self.cards = -1
        self.loose = False

    def take(self, other: "Ways") -> None:
        """Copy the distances measured for the same maze."""
        region = self.region
        steps = self.steps
        taken = self.taken
        theirs = other.steps
        theirs_taken = other.taken
        i: i64
        for i in range(len(region)):
            cell = region[i]
            steps[cell] = theirs[cell]
            taken[cell] = theirs_taken[cell]
        self.cards = other.cards
        self.loose = other.loose

    def measure(self, board: Board) -> None:
        """Measure from all goals that lie face down."""
        self.cards = board.card_count
        grid = board.grid
        steps = self.steps
        region = self.region
        free = self._free
        taken = self.taken
        count: i64 = 0
        loose = False
        i: i64
        for i in range(len(region)):
            cell = region[i]
            steps[cell] = FARS
            value = grid[cell]
            taken[cell] = 1
            if value & OCCUPIED == 0:
                taken[cell] = 0
                free[count] = cell
                count += 1
            elif value & (FACE_DOWN | LINKS) == 0:
                loose = True
        for i in range(self.goals):
            if board.hidden(i):
                steps[board.goals[i] & self.mask] = FARS & ~FIELDS[i]
        self.loose = loose
        ends: i64 = 0
        if loose:
            ends = self._find_ends(board)
        self._hear(count)
        while ends > 0 and self._pass(ends, grid):
            self._hear(count)

    def _hear(self, count: i64) -> None:
        """Relax the distances of this many free cells until nothing changes.

        Sweep upwards first: most cells lie west of the goals.
        """
        self._sweep(count, True)
        while self._sweep(count, False) and self._sweep(count, True):
            pass

    def _sweep(self, count: i64, upwards: bool) -> bool:
        """Relax the empty cells from two of their neighbours; whether anything changed."""
        steps = self.steps
        free = self._free
        mask = self.mask
        row = STEPS[0]
        column: i64 = -1
        i: i64 = 0
        on: i64 = 1
        if upwards:
            row = STEPS[2]
            column = 1
            i = count - 1
            on = -1
        news: i64 = 0
        while 0 <= i < count:
            cell = free[i]
            i += on
            # `nearer`, inlined: it is the hottest part of measuring.
            here = steps[cell]
            there = steps[cell + row & mask]
            other = steps[cell + column & mask]
            more = ((there | TOPS) - other) & TOPS
            there = (there ^ (there ^ other) & (more - (more >> 7))) + ONES
            more = ((here | TOPS) - there) & TOPS
            change = (here ^ there) & (more - (more >> 7))
            steps[cell] = here ^ change
            news |= change
        return news != 0

    def follow(self, board: Board) -> None:
        """Bring the distances up to date."""
        if self.loose or not self._mend(board):
            self.measure(board)

    def _mend(self, board: Board) -> bool:
        """Repair what has changed since, if no part of the maze was loose; False if one is now."""
        grid = board.grid
        steps = self.steps
        region = self.region
        free = self._free
        taken = self.taken
        queue = self._queue
        laid: i64 = 0
        count: i64 = 0
        cleared = False
        i: i64
        for i in range(len(region)):
            cell = region[i]
            value = grid[cell]
            if value & OCCUPIED == 0:
                free[count] = cell
                count += 1
                if taken[cell] != 0:
                    taken[cell] = 0
                    cleared = True
            elif value & (FACE_DOWN | LINKS) == 0:
                return False
            elif taken[cell] == 0:
                taken[cell] = 1
                queue[laid] = cell
                laid += 1
        self.cards = board.card_count
        watch: i64 = 0  # the highest bit of each goal that still lies face down
        for i in range(self.goals):
            if board.hidden(i):
                watch |= TOP[i]
            else:
                steps[board.goals[i] & self.mask] = FARS
        self._forget(grid, laid, watch)
        # Unless some cell was cleared, no way has become shorter: all but the lost distances are valid.
        lost: i64 = 0
        for i in range(count):
            cell = free[i]
            if taken[cell] != 0 or cleared:
                taken[cell] = 0
                free[lost] = cell
                lost += 1
        self._hear(lost)
        return True

    def _forget(self, grid: vec[i64], laid: i64, watch: i64) -> None:
        """Invalidate the distances of this many occupied cells in the queue, and of all ways through them.

        Marks the empty cells that are far now. A way continues through a neighbour that is nearer by one; a cell
        without one is invalidated too, once per goal, so that this terminates.
        """
        steps = self.steps
        mask = self.mask
        taken = self.taken
        queue = self._queue
        sides = STEPS
        head: i64 = 0
        tail = laid
        side: i64
        while head < tail:
            cell = queue[head]
            head += 1
            here = steps[cell]
            lost = watch & ~(here + BEYOND)
            if grid[cell] & OCCUPIED == 0:
                nearer_by_one = here - ONES
                for side in range(4):
                    # An equal field in both is a remaining way.
                    lost &= (steps[cell + sides[side] & mask] ^ nearer_by_one | TOPS) - ONES
                if lost == 0:
                    continue
                taken[cell] = LOST
            steps[cell] = here ^ (here ^ FARS) & (lost - (lost >> 7))
            further = here + ONES
            for side in range(4):
                there = cell + sides[side] & mask
                if ~((steps[there] ^ further | TOPS) - ONES) & lost != 0 and grid[there] & OCCUPIED == 0:
                    queue[tail] = there
                    tail += 1

    def _pass(self, count: i64, grid: vec[i64]) -> bool:
        """Relax the ends of each loose part from each other; whether anything changed."""
        steps = self.steps
        ends = self._ends
        news: i64 = 0
        first: i64 = 0
        i: i64 = 0
        while first < count:
            best: i64 = FARS
            i = first
            while ends[i] >= 0:
                best = nearer(best, steps[ends[i]])
                i += 1
            best = nearer(best + ONES, FARS)
            i = first
            while ends[i] >= 0:
                cell = ends[i]
                if grid[cell] & OCCUPIED == 0:
                    here = steps[cell]
                    steps[cell] = nearer(here, best)
                    news |= here ^ steps[cell]
                i += 1
            first = i + 1
        return news != 0

    def _find_ends(self, board: Board) -> i64:
        """List the cells, and goals, into which each loose part leads; how long the list is."""
        segments = board.tiles.segments
        grid = board.grid
        mask = self.mask
        ends = self._ends
        stack = self._stack
        seen = self._seen
        self._stamp += 16
        count: i64 = 0
        i: i64
        side: i64
        out: i64
        for i in range(board.card_count):
            value = grid[board.cards[i] & mask]
            if value & LINKS != 0:
                continue
            for side in range(4):
                first = count
                stack[0] = board.cards[i]
                stack[1] = side
                depth: i64 = 2
                while depth > 0:
                    depth -= 2
                    place = stack[depth]
                    cell = place & mask
                    segment = segments[(grid[cell] & TILE) * 4 + stack[depth + 1]]
                    seen[cell] = max(seen[cell], self._stamp)
                    if segment == 0 or seen[cell] & segment != 0:
                        continue
                    seen[cell] |= segment
                    for out in range(4):
                        if segment >> out & 1:
                            there = place + STEPS[out]
                            other = grid[there & mask]
                            if other & OCCUPIED == 0:
                                if self.inside[there & mask] != 0:
                                    ends[count] = there & mask
                                    count += 1
                            elif other & FACE_DOWN != 0:
                                ends[count] = there & mask
                                count += 1
                            elif other & LINKS == 0:
                                stack[depth] = there
                                stack[depth + 1] = out ^ 2
                                depth += 2
                if count > first:
                    ends[count] = -1
                    count += 1
        return count

    def behind(self, board: Board, origin: i64, side: i64) -> i64:
        """The distances once a card on an empty place has joined the loose part on this side to network 0."""
        segments = board.tiles.segments
        grid = board.grid
        steps = self.steps
        mask = self.mask
        stack = self._stack
        seen = self._seen
        self._stamp += 16
        best: i64 = FARS
        out: i64
        stack[0] = origin + STEPS[side]
        stack[1] = side ^ 2
        depth: i64 = 2
        while depth > 0:
            depth -= 2
            place = stack[depth]
            cell = place & mask
            value = grid[cell]
            back = stack[depth + 1]
            segment = segments[(value & TILE) * 4 + back]
            seen[cell] = max(seen[cell], self._stamp)
            if value >> (SHUT + back) & 1 or segment == 0 or (seen[cell] | value >> LINK) & segment != 0:
                continue
            seen[cell] |= segment
            segment &= ~(value >> SHUT)
            for out in range(4):
                if segment >> out & 1:
                    there = place + STEPS[out]
                    other = grid[there & mask]
                    if other & OCCUPIED == 0:
                        if there != origin:
                            best = nearer(best, steps[there & mask])
                    elif other & FACE_DOWN != 0:
                        best &= ~FIELDS[other & TILE]
                    else:
                        stack[depth] = there
                        stack[depth + 1] = out ^ 2
                        depth += 2
        return best

    def from_goal(self, goal: i64, place: i64) -> i64:
        """The distance from this cell, including the card on it; 0 on the goal itself."""
        return missing(self.steps[place & self.mask], goal)

    def beside(self, board: Board, place: i64) -> i64:
        """The distance from this cell, if it were empty."""
        steps = self.steps
        best: i64 = FARS - ONES
        side: i64
        for side in range(4):
            cell = place + STEPS[side] & self.mask
            # Cells occupied since the measurement lead nowhere; goals lead to themselves.
            if board.grid[cell] & (OCCUPIED | FACE_DOWN) != OCCUPIED:
                best = nearer(best, steps[cell])
        return best + ONES
