"""How far it is through the cave, as a policy estimates it: over laid fields, and over cells yet to be built.

Distances are in steps. A cell without a card costs as many as a turn: a card must be found for it.
"""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import FACE_DOWN, NO_PLACE, OCCUPIED, TILE, Board
from saboteur.engine.core.place import STEPS, place_at, x_of, y_of
from saboteur.engine.dark_cave.fields import ROOM, Fields
from saboteur.engine.dark_cave.state import (
    AXES,
    CREATURE_COUNT,
    FIELD,
    WEB_COUNT,
    creature_at,
    place_of_spot,
)
from saboteur.engine.dark_cave.webs import web_at
from saboteur.engine.native import append, i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

FAR: Final = 120
"""Steps where no way leads."""
MARGIN: Final = 2
"""How far around start and goals a way is looked for."""

MOST_DWARFS: Final = 8

# What entering costs, in steps.
UNBUILT: Final = 4
GOAL: Final = 3  # a walk ends on a goal that is turned up
BEAST: Final = 4
TUNNEL: Final = 2
WOOD: Final = 1
WEBBED: Final = 6


@final
class Trails:
    """Distances to the exit on one board, and steps from one spot. Numbers are by node: empty cells, then fields."""

    fields: Fields
    mask: i64
    cells: i64
    region: vec[i64]  # place of each cell in which a way is looked for
    local: vec[i64]  # grid index -> number of the cell, or -1
    slot: vec[i64]  # grid index -> number of the card there
    across: vec[i64]  # tile * 16 + side * 4 + side: steps between the fields at two sides, or FAR
    left: vec[i64]  # steps up to the exit
    via: vec[i64]  # the first cell to be built on that way, or NO_PLACE
    steps: vec[i64]  # number of a dwarf * nodes + node: steps from that dwarf
    nodes: i64
    ladder: i64  # least steps from a ladder
    edges: vec[i64]  # sides of cards crossed on a way looked up: place * 4 + side
    edge_count: i64
    _heads: vec[i64]  # by steps: the first entry of the queue, or -1
    _nodes: vec[i64]
    _nexts: vec[i64]
    _count: i64
    _queue: vec[i64]
    _seen: vec[i64]
    _stamp: i64

    def __init__(self, fields: Fields, board: Board) -> None:
        self.fields = fields
        self.mask = board.mask
        west: i64 = 1 << 20
        north: i64 = 1 << 20
        east: i64 = -(1 << 20)
        south: i64 = -(1 << 20)
        i: i64
        for i in range(board.card_count + len(board.goals)):
            place = board.cards[i] if i < board.card_count else board.goals[i - board.card_count]
            west = min(west, x_of(place))
            east = max(east, x_of(place))
            north = min(north, y_of(place))
            south = max(south, y_of(place))
        self.region = vec[i64]()
        self.local = vec[i64]([-1] * len(board.grid))
        self.slot = vec[i64]([0] * len(board.grid))
        x: i64
        y: i64
        for y in range(north - MARGIN, south + MARGIN + 1):
            for x in range(west - MARGIN, east + MARGIN + 1):
                self.local[place_at(x, y) & self.mask] = len(self.region)
                self.region = append(self.region, place_at(x, y))
        self.cells = len(self.region)
        nodes = len(self.region) + ROOM * len(board.cards)
        self.nodes = nodes
        self.steps = vec[i64]([FAR] * (MOST_DWARFS * nodes))
        self.left = vec[i64]([FAR] * nodes)
        self.via = vec[i64]([NO_PLACE] * nodes)
        self.ladder = FAR
        self.edges = vec[i64]([0] * FAR)
        self.edge_count = 0
        self._heads = vec[i64]([-1] * (FAR + 16))
        self._nodes = vec[i64]([0] * (8 * nodes))
        self._nexts = vec[i64]([0] * (8 * nodes))
        self._count = 0
        self._queue = vec[i64]([0] * nodes)
        self._seen = vec[i64]([0] * nodes)
        self._stamp = 0
        self.across = vec[i64]([FAR] * (16 * len(fields.count)))
        for i in range(len(fields.count)):
            self._cross(i)

    def node(self, spot: i64) -> i64:
        """The node of a spot in the maze."""
        return self.cells + ROOM * self.slot[place_of_spot(spot) & self.mask] + (spot & FIELD)

    def number_cards(self, board: Board) -> None:
        """Give every card its nodes, whenever cards were laid or taken away."""
        slot = self.slot
        i: i64
        for i in range(board.card_count):
            slot[board.cards[i] & self.mask] = i

    def measure(self, position: "Position", goals: i64, seat: i64) -> None:
        """Measure the way of a seat to the exit, or to the nearest of these face-down goals."""
        board = position.board
        fields = self.fields
        left = self.left
        self.number_cards(board)
        self.ladder = FAR
        self._count = 0
        i: i64
        node: i64
        for node in range(self.cells + ROOM * board.card_count):
            left[node] = FAR
        for i in range(len(board.goals)):
            place = board.goals[i]
            if goals >> i & 1 and self.local[place & self.mask] >= 0:
                self._enqueue(self.local[place & self.mask], GOAL, NO_PLACE)
            elif not board.hidden(i) and fields.exit[board.at(place) & TILE] >= 0:
                self._enqueue(self.node(place << 3) + fields.exit[board.at(place) & TILE], 0, NO_PLACE)
        webs = position.extra[WEB_COUNT] > 0
        webbed: i64 = WEBBED
        if position.extra[AXES + seat] != 0:
            webbed = 1
        steps: i64 = 0
        while steps < FAR:
            entry = self._heads[steps]
            if entry < 0:
                steps += 1
                continue
            self._heads[steps] = self._nexts[entry]
            node = self._nodes[entry]
            if left[node] != steps:
                continue
            if node < self.cells:
                self._from_cell(position, node, steps, webs, webbed)
            else:
                self._from_field(position, node, steps, webs, webbed)

    def reach(self, position: "Position", spot: i64, at: i64) -> None:
        """Count the steps from a spot to every field, without building, from this index of `steps` on."""
        board = position.board
        fields = self.fields
        cells = self.cells
        mask = self.mask
        queue = self._queue
        node: i64
        steps = self.steps
        for node in range(cells, cells + ROOM * board.card_count):
            steps[at + node] = FAR
        webs = position.extra[WEB_COUNT] > 0
        node = self.node(spot)
        steps[at + node] = 0
        queue[0] = node
        head: i64 = 0
        tail: i64 = 1
        climbed = False
        i: i64
        side: i64
        while head < tail:
            node = queue[head]
            head += 1
            on = steps[at + node] + 1
            card = (node - cells) // ROOM
            first = cells + ROOM * card
            place = board.cards[card]
            tile = board.grid[place & mask] & TILE
            field = node - first
            inner = fields.inner[tile * ROOM + field]
            i = 0
            while inner != 0:
                if inner & 1 and steps[at + first + i] == FAR:
                    steps[at + first + i] = on
                    queue[tail] = first + i
                    tail += 1
                inner >>= 1
                i += 1
            arms = fields.arms[tile * ROOM + field]
            for side in range(4):
                if arms >> side & 1 == 0:
                    continue
                there = place + STEPS[side]
                value = board.grid[there & mask]
                if value & OCCUPIED == 0 or value & FACE_DOWN != 0 or (webs and web_at(position, place, side) >= 0):
                    continue
                other = fields.at_arm[(value & TILE) * 4 + (side ^ 2)]
                if other >= 0:
                    near = cells + ROOM * self.slot[there & mask] + other
                    if steps[at + near] == FAR:
                        steps[at + near] = on
                        queue[tail] = near
                        tail += 1
            if not climbed and fields.ladder[tile] == field:
                climbed = True
                for i in range(board.card_count):
                    rung = fields.ladder[board.grid[board.cards[i] & mask] & TILE]
                    near = cells + ROOM * i + rung
                    if rung >= 0 and steps[at + near] == FAR:
                        steps[at + near] = on
                        queue[tail] = near
                        tail += 1

    def onward(self, board: Board, place: i64, tile: i64, side: i64) -> i64:
        """Steps up to the exit for who enters a card, not laid yet, by this side."""
        best: i64 = FAR
        out: i64
        for out in range(4):
            inside = self.across[tile * 16 + side * 4 + out]
            if out != side and inside < FAR:
                best = min(best, inside + self.beyond(board, place + STEPS[out], out ^ 2))
        return best

    def beyond(self, board: Board, place: i64, side: i64) -> i64:
        """Steps up to the exit for who comes to a place by this side of it."""
        value = board.grid[place & self.mask]
        if value & OCCUPIED == 0:
            cell = self.local[place & self.mask]
            if cell < 0:
                return FAR
            return self.left[cell] + UNBUILT
        if value & FACE_DOWN != 0:
            cell = self.local[place & self.mask]
            if cell < 0 or self.left[cell] != GOAL:
                return FAR
            return GOAL + 1
        field = self.fields.at_arm[(value & TILE) * 4 + side]
        if field < 0:
            return FAR
        return self.left[self.cells + ROOM * self.slot[place & self.mask] + field] + 1

    def look_ahead(self, position: "Position", spot: i64, most: i64) -> None:
        """Note in `edges` which sides of cards one crosses within so many steps on the way from a spot."""
        board = position.board
        fields = self.fields
        left = self.left
        self.edge_count = 0
        node = self.node(spot)
        place = place_of_spot(spot)
        i: i64
        side: i64
        ahead: i64
        for ahead in range(most):
            tile = board.grid[place & self.mask] & TILE
            first = node - (node - self.cells) % ROOM
            field = node - first
            best = left[node]
            then: i64 = -1
            edge: i64 = -1
            for i in range(fields.count[tile]):
                if fields.inner[tile * ROOM + field] >> i & 1 and left[first + i] < best:
                    best = left[first + i]
                    then = first + i
            for side in range(4):
                there = place + STEPS[side]
                value = board.grid[there & self.mask]
                if fields.arms[tile * ROOM + field] >> side & 1 == 0 or value & OCCUPIED == 0:
                    continue
                if value & FACE_DOWN != 0:
                    if self.local[there & self.mask] >= 0 and left[self.local[there & self.mask]] < best:
                        best = 0
                        then = -1
                        edge = place * 4 + side
                    continue
                other = fields.at_arm[(value & TILE) * 4 + (side ^ 2)]
                if other >= 0 and left[self.cells + ROOM * self.slot[there & self.mask] + other] < best:
                    then = self.cells + ROOM * self.slot[there & self.mask] + other
                    best = left[then]
                    edge = place * 4 + side
            if edge >= 0:
                self.edges[self.edge_count] = edge
                self.edge_count += 1
                place += STEPS[edge & 3]
            if then < 0:
                return
            node = then

    # Inside.

    def _cross(self, tile: i64) -> None:
        """Count the steps between the sides of a card."""
        fields = self.fields
        steps = vec[i64]([0] * ROOM)
        side: i64
        out: i64
        i: i64
        sweep: i64
        for side in range(4):
            start = fields.at_arm[tile * 4 + side]
            if start < 0:
                continue
            for i in range(ROOM):
                steps[i] = FAR
            steps[start] = 0
            # A card is small: as many sweeps as it has fields find every way.
            for sweep in range(ROOM):
                for i in range(fields.count[tile]):
                    for out in range(fields.count[tile]):
                        if fields.inner[tile * ROOM + i] >> out & 1:
                            steps[out] = min(steps[out], steps[i] + 1 + self._price(tile, out))
            for out in range(4):
                end = fields.at_arm[tile * 4 + out]
                if end >= 0:
                    self.across[tile * 16 + side * 4 + out] = steps[end]

    def _price(self, tile: i64, field: i64) -> i64:
        """What a field costs besides the step onto it."""
        price: i64 = 0
        if self.fields.tunnel[tile] == field:
            price += TUNNEL
        if self.fields.wood[tile] >> field & 1:
            price += WOOD
        return price

    def _enqueue(self, node: i64, steps: i64, via: i64) -> None:
        if steps < self.left[node] and self._count < len(self._nodes):
            self.left[node] = steps
            self.via[node] = via
            entry = self._count
            self._count += 1
            self._nodes[entry] = node
            self._nexts[entry] = self._heads[steps]
            self._heads[steps] = entry

    def _from_cell(self, position: "Position", node: i64, steps: i64, webs: bool, webbed: i64) -> None:
        """Go on backwards from an empty cell or a face-down goal."""
        board = position.board
        place = self.region[node]
        cost = steps + 1
        via: i64 = NO_PLACE
        if board.grid[place & self.mask] & OCCUPIED == 0:
            cost = steps + UNBUILT
            via = place
        side: i64
        for side in range(4):
            there = place + STEPS[side]
            value = board.grid[there & self.mask]
            if value & OCCUPIED == 0:
                cell = self.local[there & self.mask]
                if cell >= 0:
                    self._enqueue(cell, cost, there)
            elif value & FACE_DOWN == 0:
                field = self.fields.at_arm[(value & TILE) * 4 + (side ^ 2)]
                if field >= 0:
                    near = self.cells + ROOM * self.slot[there & self.mask] + field
                    if webs and web_at(position, place, side) >= 0:
                        self._enqueue(near, cost + webbed, via)
                    else:
                        self._enqueue(near, cost, via)

    def _from_field(self, position: "Position", node: i64, steps: i64, webs: bool, webbed: i64) -> None:
        """Go on backwards from a field."""
        board = position.board
        fields = self.fields
        card = (node - self.cells) // ROOM
        first = self.cells + ROOM * card
        field = node - first
        place = board.cards[card]
        tile = board.grid[place & self.mask] & TILE
        via = self.via[node]
        cost = steps + 1
        if fields.tunnel[tile] == field:
            cost += TUNNEL
        if (fields.wood[tile] | fields.planks[tile]) >> field & 1:
            cost += WOOD
        if position.extra[CREATURE_COUNT] > 0 and creature_at(position, place << 3 | field):
            cost += BEAST
        inner = fields.inner[tile * ROOM + field]
        i: i64 = 0
        while inner != 0:
            if inner & 1:
                self._enqueue(first + i, cost, via)
            inner >>= 1
            i += 1
        arms = fields.arms[tile * ROOM + field]
        side: i64
        for side in range(4):
            if arms >> side & 1 == 0:
                continue
            there = place + STEPS[side]
            value = board.grid[there & self.mask]
            extra: i64 = 0
            if webs and web_at(position, place, side) >= 0:
                extra = webbed
            if value & OCCUPIED == 0:
                cell = self.local[there & self.mask]
                if cell >= 0:
                    self._enqueue(cell, cost + extra, there)
            elif value & FACE_DOWN == 0:
                other = fields.at_arm[(value & TILE) * 4 + (side ^ 2)]
                if other >= 0:
                    self._enqueue(self.cells + ROOM * self.slot[there & self.mask] + other, cost + extra, via)
        if self.ladder == FAR and fields.ladder[tile] == field:
            self.ladder = steps
            for i in range(board.card_count):
                rung = fields.ladder[board.grid[board.cards[i] & self.mask] & TILE]
                if rung >= 0 and i != card:
                    self._enqueue(self.cells + ROOM * i + rung, cost, via)
