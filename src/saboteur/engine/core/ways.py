"""How many cards are missing from each empty cell up to each face-down goal, as policies estimate it.

A way leads through empty cells around starts and goals. A loose part of the maze, joined to no start, leads from any of
its ends to any other as if they were neighbours.
"""

from typing import Final, final

from saboteur.engine.core.board import FACE_DOWN, LINK, LINKS, OCCUPIED, TILE, Board
from saboteur.engine.core.fit import SHOWS_LINK, SHOWS_OPEN
from saboteur.engine.core.place import STEPS, place_at, x_of, y_of
from saboteur.engine.native import append, i64, vec

FAR: Final = 40
"""Cards missing where no way leads."""
ROOM: Final = 2
"""How far around starts and goals a way is looked for."""
MANY: Final = 16
"""Cards laid since distances were measured, above which they are measured again."""


@final
class Ways:
    """Distances on one board. They go stale as cards are laid, slowly: measure again now and then."""

    size: i64
    mask: i64
    goals: i64
    region: vec[i64]  # cells in which a way is looked for
    inside: vec[i64]  # 1 for each of these cells
    steps: vec[i64]  # goal * size + cell
    cards: i64  # how many cards lay on the board when it was measured
    changes: i64  # how often the board had changed by then
    loose: bool  # whether some way led through a loose part of the maze
    _queue: vec[i64]
    _stack: vec[i64]
    _seen: vec[i64]  # stamp of the last visit to a loose card
    _stamp: i64

    def __init__(self, board: Board) -> None:
        self.size = len(board.grid)
        self.mask = board.mask
        self.goals = len(board.goals)
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
        self.steps = vec[i64]([FAR] * (len(board.grid) * len(board.goals)))
        self._queue = vec[i64]([0] * (len(self.region) + 8))
        self._stack = vec[i64]([0] * (4 * len(board.cards) + 8))
        self._seen = vec[i64]([0] * len(board.grid))
        self._stamp = 0
        self.cards = -1
        self.changes = -1
        self.loose = False

    def measure(self, board: Board) -> None:
        """Measure from all goals that lie face down."""
        self.cards = board.card_count
        self.changes = board.changes
        self.loose = False
        goal: i64
        for goal in range(self.goals):
            if board.hidden(goal):
                self._measure(board, goal)

    def take(self, other: "Ways") -> None:
        """Take over the distances measured by others of the same maze."""
        region = self.region
        steps = self.steps
        theirs = other.steps
        goal: i64
        i: i64
        for goal in range(self.goals):
            at = goal * self.size
            for i in range(len(region)):
                cell = at + region[i]
                steps[cell] = theirs[cell]
        self.cards = other.cards
        self.changes = other.changes
        self.loose = other.loose

    def follow(self, board: Board) -> None:
        """Bring the distances up to date: cards laid since make ways longer, anything else needs measuring again."""
        since = self.cards
        laid = board.card_count - since
        plain = not self.loose and board.changes - self.changes == laid and laid <= MANY
        i: i64 = since
        while plain and i < board.card_count:
            plain = board.at(board.cards[i]) & LINKS != 0
            i += 1
        if not plain:
            self.measure(board)
            return
        self.cards = board.card_count
        self.changes = board.changes
        goal: i64
        for goal in range(self.goals):
            if board.hidden(goal) and not self._retreat(board, goal * self.size, since):
                self._measure(board, goal)

    def _retreat(self, board: Board, at: i64, since: i64) -> bool:
        """Lengthen the ways that led through cells taken since; False if measuring again is quicker."""
        steps = self.steps
        mask = self.mask
        queue = self._queue
        sides = STEPS
        room = len(queue) - 4
        head: i64 = 0
        tail: i64 = 0
        i: i64
        side: i64
        for i in range(since, board.card_count):
            place = board.cards[i]
            further = steps[at + (place & mask)] + 1
            steps[at + (place & mask)] = FAR
            for side in range(4):
                there = place + sides[side]
                if further < FAR and steps[at + (there & mask)] == further:
                    queue[tail] = there
                    tail += 1
        while head < tail:
            place = queue[head]
            head += 1
            cell = at + (place & mask)
            missing = steps[cell]
            if missing >= FAR:
                continue
            best: i64 = FAR
            for side in range(4):
                best = min(best, steps[at + (place + sides[side] & mask)])
            best += 1
            if best <= missing:
                continue
            steps[cell] = min(best, FAR)
            if tail >= room:
                return False
            # Whatever led through this cell may have to go another way, too.
            for side in range(4):
                there = place + sides[side]
                if steps[at + (there & mask)] == missing + 1:
                    queue[tail] = there
                    tail += 1
        return True

    def from_goal(self, goal: i64, place: i64) -> i64:
        """Cards missing from this cell on, the one on the cell included; 0 on the goal itself."""
        return self.steps[goal * self.size + (place & self.mask)]

    def beside(self, board: Board, goal: i64, place: i64) -> i64:
        """Cards missing from this cell on, if it were empty."""
        at = goal * self.size
        best: i64 = FAR
        side: i64
        for side in range(4):
            cell = place + STEPS[side] & self.mask
            # Cells taken since the distances were measured lead nowhere; the goal itself does.
            if board.grid[cell] & OCCUPIED == 0 or self.steps[at + cell] == 0:
                best = min(best, self.steps[at + cell])
        return min(best + 1, FAR)

    def _measure(self, board: Board, goal: i64) -> None:
        at = goal * self.size
        mask = self.mask
        grid = board.grid
        steps = self.steps
        inside = self.inside
        region = self.region
        queue = self._queue
        seen = self._seen
        sides = STEPS
        i: i64
        for i in range(len(region)):
            steps[at + region[i]] = FAR
        place = board.goals[goal]
        steps[at + (place & mask)] = 0
        queue[0] = place
        head: i64 = 0
        tail: i64 = 1
        self._stamp += 1
        stamp = self._stamp
        side: i64
        while head < tail:
            place = queue[head]
            head += 1
            further = steps[at + (place & mask)] + 1
            for side in range(4):
                there = place + sides[side]
                cell = there & mask
                value = grid[cell]
                if value & OCCUPIED == 0:
                    if steps[at + cell] == FAR and inside[cell] != 0:
                        steps[at + cell] = further
                        queue[tail] = there
                        tail += 1
                elif value & (FACE_DOWN | LINKS) == 0 and seen[cell] != stamp:
                    tail = self._pass(board, at, there, side ^ 2, further, tail)

    def _pass(self, board: Board, at: i64, place: i64, side: i64, further: i64, tail: i64) -> i64:
        """Go through a loose part of the maze, entered by this side of one of its cards."""
        self.loose = True
        tiles = board.tiles
        grid = board.grid
        mask = self.mask
        if tiles.segments[(grid[place & mask] & TILE) * 4 + side] == 0:
            return tail
        stack = self._stack
        stack[0] = place
        stack[1] = side
        depth: i64 = 2
        out: i64
        while depth > 0:
            depth -= 2
            place = stack[depth]
            segment = tiles.segments[(grid[place & mask] & TILE) * 4 + stack[depth + 1]]
            if segment == 0 or self._seen[place & mask] == self._stamp:
                continue
            self._seen[place & mask] = self._stamp
            for out in range(4):
                if segment >> out & 1:
                    there = place + STEPS[out]
                    cell = there & mask
                    value = grid[cell]
                    if value & OCCUPIED == 0:
                        if self.steps[at + cell] == FAR and self.inside[cell] != 0:
                            self.steps[at + cell] = further
                            self._queue[tail] = there
                            tail += 1
                    elif value & (FACE_DOWN | LINKS) == 0 and self._seen[cell] != self._stamp:
                        stack[depth] = there
                        stack[depth + 1] = out ^ 2
                        depth += 2
        return tail


@final
class Outlook:
    """How near one network is to each face-down goal, and how near it would be with one more card."""

    ways: Ways
    network: i64
    ends: vec[i64]  # empty places into which the network leads
    end_count: i64
    best: vec[i64]  # cards missing, by goal
    best_end: vec[i64]  # the end from which they are
    second: vec[i64]  # cards missing from any other end
    after: vec[i64]  # the same with the card last tried; 0 if it leads into the goal
    loose: bool  # whether the card last tried joins a loose part, so that `after` says too little
    fronts: vec[i64]  # ends at which a card can change how near the network is; see `find_fronts`
    front_count: i64

    def __init__(self, ways: Ways, network: i64) -> None:
        self.ways = ways
        self.network = network
        self.ends = vec[i64]([0] * 256)
        self.end_count = 0
        self.best = vec[i64]([FAR] * ways.goals)
        self.best_end = vec[i64]([0] * ways.goals)
        self.second = vec[i64]([FAR] * ways.goals)
        self.after = vec[i64]([FAR] * ways.goals)
        self.loose = False
        self.fronts = vec[i64]([0] * 256)
        self.front_count = 0

    def look(self, board: Board) -> None:
        """See how things are now."""
        ways = self.ways
        steps = ways.steps
        shown = 15 << (SHOWS_LINK + 4 * self.network)
        ends = self.ends
        grid = board.grid
        edge = board.edge
        mask = board.mask
        count: i64 = 0
        i: i64
        goal: i64
        for i in range(board.edge_count):
            place = edge[i]
            if grid[place & mask] & shown != 0 and count < 256:
                ends[count] = place
                count += 1
        self.end_count = count
        for goal in range(ways.goals):
            best: i64 = FAR
            second: i64 = FAR
            end: i64 = 0
            at = goal * ways.size
            for i in range(count):
                missing = steps[at + (ends[i] & ways.mask)]
                if missing < best:
                    second = best
                    best = missing
                    end = ends[i]
                elif missing < second:
                    second = missing
            self.best[goal] = best
            self.best_end[goal] = end
            self.second[goal] = second

    def find_fronts(self, board: Board) -> None:
        """Find the ends that matter, after a look.

        Neighbours differ by one card at most, so a card can lead nearer to a goal only from an end that is as near
        as any. Ends of unknown distance matter too, and those beside a loose part. A card on any other end leaves
        all distances as they are.
        """
        ways = self.ways
        steps = ways.steps
        mask = ways.mask
        ends = self.ends
        best = self.best
        fronts = self.fronts
        grid = board.grid
        shift = SHOWS_LINK + 4 * self.network
        count: i64 = 0
        i: i64
        goal: i64
        for i in range(self.end_count):
            place = ends[i]
            cell = place & mask
            shown = grid[cell]
            matters = shown >> SHOWS_OPEN & ~(shown >> shift) & 15 != 0
            for goal in range(ways.goals):
                missing = steps[cell]
                if missing == best[goal] or missing >= FAR:
                    matters = True
                cell += ways.size
            if matters:
                fronts[count] = place
                count += 1
        self.front_count = count

    def lay(self, board: Board, place: i64, tile: i64, joined: i64) -> None:
        """Try a card of which these arms are joined to the network; see `after`."""
        # Vectors in local variables: this is tried for every card of every hand, the innermost loop of a search.
        ways = self.ways
        steps = ways.steps
        tiles = board.tiles
        after = self.after
        best = self.best
        best_end = self.best_end
        grid = board.grid
        goals = ways.goals
        size = ways.size
        mask = ways.mask
        goal: i64
        for goal in range(goals):
            if best_end[goal] == place:
                after[goal] = self.second[goal]
            else:
                after[goal] = best[goal]
        self.loose = False
        live = joined & ~(tiles.blocked[tile] >> (4 * self.network)) & 15
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
                for goal in range(goals):
                    after[goal] = min(after[goal], steps[cell])
                    cell += size
            elif value & FACE_DOWN != 0:
                after[value & TILE] = 0
            elif tiles.openings[value & TILE] & ~(value >> (LINK + 4 * self.network)) >> (side ^ 2) & 1:
                self.loose = True
