"""The maze: which card lies where, which arms belong to which network, and where a card fits.

Each cell is one number.

An *empty* cell holds what its face-up neighbours show it, four bits each (N = 1, E = 2, S = 4, W = 8):
there is a card · it opens towards this cell · that opening belongs to network 0 · … to network 1; then two
flags: next to a goal, next to gold. "Fits on all sides" and "is connected" are bit operations on this number.

An *occupied* cell holds its tile, the arms joined to network 0 and 1, the arms closed to network 0 and 1
(doors, trolls), and flags. A network is everything reachable from a start card: most games have one, the Duel
has one per colour.

Laying and opening only extend the networks (``_spread``); removing a card that others may hang on rebuilds them.
"""

from typing import Final, final

from saboteur.engine.core.fit import IS_OCCUPIED, SHOWS_LINK, misfit
from saboteur.engine.core.place import STEPS
from saboteur.engine.core.tiles import BESIDE_GOAL, BESIDE_GOLD, Tiles
from saboteur.engine.core.vector import clone
from saboteur.engine.native import i64, vec

NO_PLACE: Final = -(1 << 22)
SHOWN: Final = 0x1111  # all that an empty cell is shown from the north

# Occupied cells.
TILE: Final = 1023
LINK: Final = 10
SHUT: Final = 18
LINKS: Final = 255 << 10
GOAL: Final = 1 << 26
FACE_DOWN: Final = 1 << 27
FIXED: Final = 1 << 28
LISTED: Final = 1 << 28  # of an empty cell, while the edge is listed
OCCUPIED: Final = 1 << 29  # no higher: Python's own integers get slower from bit 30 on


@final
class Board:
    """A maze and its networks, updated card by card."""

    tiles: Tiles
    grid: vec[i64]
    mask: i64
    cards: vec[i64]  # places of the face-up cards, oldest first
    card_count: i64
    edge: vec[i64]  # empty places next to a face-up card
    edge_count: i64
    goals: vec[i64]  # places of the goals by number; shared by copies
    roots: vec[i64]  # the start place of each network; shared by copies
    reached: i64  # face-down goals a network leads into: bit = goal number + 16 * network
    climbed: i64  # ladder groups joined to a network: bit = group + 8 * network
    changes: i64  # counts changes of the maze, for callers that cache it
    shared: bool  # whether another board shares grid, cards and edge (copied before a change)

    def __init__(
        self, tiles: Tiles, grid: vec[i64], cards: vec[i64], edge: vec[i64], goals: vec[i64], roots: vec[i64]
    ) -> None:
        self.tiles = tiles
        self.grid = grid
        self.mask = len(grid) - 1
        self.cards = cards
        self.card_count = 0
        self.edge = edge
        self.edge_count = 0
        self.goals = goals
        self.roots = roots
        self.reached = 0
        self.climbed = 0
        self.changes = 0
        self.shared = False

    def copy(self) -> "Board":
        """An independent board with the same cards, to be changed at once."""
        shared = self.shared
        other = self.twin()
        other.own()
        self.shared = shared
        return other

    def twin(self) -> "Board":
        """A copy-on-write board with the same cards: each copies its cells when it changes, which many never do."""
        self.shared = True
        other = Board(self.tiles, self.grid, self.cards, self.edge, self.goals, self.roots)
        other.card_count = self.card_count
        other.edge_count = self.edge_count
        other.reached = self.reached
        other.climbed = self.climbed
        other.changes = self.changes
        other.shared = True
        return other

    def own(self) -> None:
        """Copy shared grid, cards and edge; call it before anything in them changes."""
        if self.shared:
            self.grid = clone(self.grid)
            self.cards = clone(self.cards)
            self.edge = clone(self.edge)
            self.shared = False

    def at(self, place: i64) -> i64:
        """The number of a cell."""
        return self.grid[place & self.mask]

    def tile_at(self, place: i64) -> i64:
        """The face-up tile on the place, or -1."""
        value = self.at(place)
        if value & OCCUPIED == 0 or value & FACE_DOWN != 0:
            return -1
        return value & TILE

    def linked(self, place: i64, network: i64) -> i64:
        """The arms of the card that are joined to the network."""
        return self.at(place) >> (LINK + 4 * network) & 15

    def why_not(self, place: i64, openings: i64, need: i64, avoid: i64) -> i64:
        """Why a card with these openings cannot lie on the place; FINE if it can."""
        value = self.at(place)
        if value & OCCUPIED != 0:
            return IS_OCCUPIED
        return misfit(value, openings, need, avoid)

    # Setting up.

    def put_start(self, place: i64, tile: i64, network: i64) -> None:
        """Lay a start card: the root of its network, if the maze has one."""
        self._settle(place, tile, FIXED)
        if network < self.tiles.networks:
            self.roots[network] = place
            self._spread_all(place, network)

    def put_goal(self, number: i64, place: i64) -> None:
        """Lay a goal face down."""
        self.own()
        self.changes += 1
        self.goals[number] = place
        self.grid[place & self.mask] = OCCUPIED | GOAL | FACE_DOWN | number
        self._warn_around(place, BESIDE_GOAL)

    # Changing the maze.

    def lay(self, place: i64, tile: i64) -> None:
        """Lay a card and extend the networks through it."""
        self._settle(place, tile, 0)

    def lay_all(self, places: list[int], tiles: list[int]) -> None:
        """Lay many cards at once."""
        i: i64
        for i in range(len(places)):
            self._settle(places[i], tiles[i], 0)

    def turn_up(self, number: i64, tile: i64) -> None:
        """Turn a goal face up as the given tile; it joins the maze."""
        self.own()
        place = self.goals[number]
        self.grid[place & self.mask] = 0
        self._settle(place, tile, GOAL | FIXED)
        self.reached &= ~(65537 << number)

    def remove(self, place: i64) -> None:
        """Remove a card; the cards behind it stay in place."""
        self.own()
        cards = self.cards
        i: i64 = 0
        while cards[i] != place:
            i += 1
        self.card_count -= 1
        while i < self.card_count:
            cards[i] = cards[i + 1]
            i += 1
        if self.reached != 0 or self.tiles.gold[self.at(place) & TILE] != 0 or self._joins_others(place):
            self.grid[place & self.mask] = 0
            self.rebuild()
        else:
            self._hide(place)
            self._line_up()

    def open_arm(self, place: i64, side: i64, network: i64) -> None:
        """Open a closed arm to a network."""
        self.own()
        self.changes += 1
        value = self.at(place) & ~(1 << (SHUT + 4 * network + side))
        self.grid[place & self.mask] = value
        segment = self.tiles.segments[(value & TILE) * 4 + side]
        if value >> (LINK + 4 * network) & segment != 0 or self.shown(place) >> (SHOWS_LINK + 4 * network) >> side & 1:
            self._spread(place, segment, network)

    def begin_at(self, place: i64, side: i64, network: i64) -> None:
        """Start the network at this arm instead of its start card, and drop the other networks."""
        self.own()
        self.changes += 1
        i: i64
        for i in range(self.edge_count):
            self.grid[self.edge[i] & self.mask] &= ~(255 << SHOWS_LINK)
        for i in range(self.card_count):
            self.grid[self.cards[i] & self.mask] &= ~LINKS
        self.reached = 0
        self.climbed = 0
        self._spread(place, self.tiles.segments[(self.at(place) & TILE) * 4 + side], network)

    def rebuild(self) -> None:
        """Recompute edge and networks from the cards alone."""
        self.own()
        self.changes += 1
        grid = self.grid
        mask = self.mask
        i: i64
        for i in range(self.edge_count):
            grid[self.edge[i] & mask] = 0
        self.edge_count = 0
        self.reached = 0
        self.climbed = 0
        for i in range(len(self.goals)):
            self._warn_around(self.goals[i], BESIDE_GOAL)
        for i in range(self.card_count):
            place = self.cards[i]
            value = grid[place & mask] & ~LINKS
            grid[place & mask] = value
            self._show(place, value, 0)
        for i in range(self.tiles.networks):
            self._spread_all(self.roots[i], i)

    # Asking.

    def shown(self, place: i64) -> i64:
        """What the neighbours show a cell, occupied or not, in the format of an empty cell without flags."""
        result: i64 = 0
        side: i64
        for side in range(4):
            value = self.at(place + STEPS[side])
            if value & OCCUPIED != 0 and value & FACE_DOWN == 0:
                back = side ^ 2
                result |= 1 << side
                if self.tiles.openings[value & TILE] >> back & 1:
                    result |= 16 << side
                    result |= (live_arms(value, 0) >> back & 1) << (SHOWS_LINK + side)
                    result |= (live_arms(value, 1) >> back & 1) << (SHOWS_LINK + 4 + side)
        return result

    def touches(self, place: i64, side: i64, network: i64) -> bool:
        """Whether the network reaches this arm of the card, from inside or from the neighbour."""
        if self.linked(place, network) >> side & 1:
            return True
        if self.tiles.openings[self.at(place) & TILE] >> side & 1 == 0:
            return False
        return self.shown(place) >> (SHOWS_LINK + 4 * network) >> side & 1 != 0

    def joins(self, place: i64, tile: i64, network: i64) -> i64:
        """The arms a tile would have joined to the network if it were laid on this empty place."""
        tiles = self.tiles
        arms = self.at(place) >> (SHOWS_LINK + 4 * network)
        arms &= tiles.openings[tile] & ~(tiles.blocked[tile] >> (4 * network))
        return tiles.joined[tile * 16 + arms]

    def goal_at(self, place: i64) -> i64:
        """The number of the goal on this place, or -1."""
        i: i64
        for i in range(len(self.goals)):
            if self.goals[i] == place:
                return i
        return -1

    def is_near(self, place: i64) -> bool:
        """Whether a card lies here or a face-up card next to it. Other places may share a cell with an occupied one."""
        i: i64
        for i in range(self.card_count):
            if self.cards[i] == place:
                return True
        for i in range(self.edge_count):
            if self.edge[i] == place:
                return True
        return self.goal_at(place) >= 0

    def hidden(self, number: i64) -> bool:
        """Whether the goal still lies face down."""
        return self.at(self.goals[number]) & FACE_DOWN != 0

    # Inside.

    def _settle(self, place: i64, tile: i64, flags: i64) -> None:
        """Put a card on an empty cell, show it to the neighbours and join it to the networks."""
        self.own()
        tiles = self.tiles
        grid = self.grid
        mask = self.mask
        cell = place & mask
        shown = grid[cell]
        if flags != 0:
            shown = self.shown(place)
        blocked = tiles.blocked[tile]
        openings = tiles.openings[tile]
        value = OCCUPIED | flags | tile | blocked << SHUT
        live: i64 = 0  # arms through which network 0 (low nibble) and network 1 (high nibble) leave the card
        network: i64
        for network in range(tiles.networks):
            joined = shown >> (SHOWS_LINK + 4 * network) & openings & ~(blocked >> (4 * network)) & 15
            if joined != 0:
                joined = tiles.joined[tile * 16 + joined]
                value |= joined << (LINK + 4 * network)
                live |= (joined & ~(blocked >> (4 * network))) << (4 * network)
        self.changes += 1
        self._drop_edge(place)
        grid[cell] = value
        self.cards[self.card_count] = place
        self.card_count += 1
        self._show(place, value, live)
        if tiles.ladder[tile] != 0:
            self._join_ladder(place, tile)

    def _show(self, place: i64, value: i64, live: i64) -> None:
        """Show a card to its neighbours, with the arms through which networks leave it.

        Cells seeing their first card join the edge; the networks enter cards and goals.
        """
        grid = self.grid
        mask = self.mask
        edge = self.edge
        count = self.edge_count
        shows = self.tiles.shows
        steps = STEPS
        at = (value & TILE) * 4
        flags: i64 = 0
        if value & GOAL != 0:
            flags = BESIDE_GOAL
        side: i64
        for side in range(4):
            there = place + steps[side]
            cell = there & mask
            other = grid[cell]
            arms = live >> side & 17
            back = side ^ 2
            if other & OCCUPIED == 0:
                if other & 15 == 0:
                    edge[count] = there
                    count += 1
                grid[cell] = other | flags | shows[at + side] | arms << (SHOWS_LINK + back)
            elif arms != 0:
                if arms & 1:
                    self._lead(there, back, 0)
                if arms & 16:
                    self._lead(there, back, 1)
        self.edge_count = count

    def _hide(self, place: i64) -> None:
        """Empty the cell of a card at the end of a path: it is shown what lies around it, its neighbours less."""
        self.changes += 1
        grid = self.grid
        mask = self.mask
        shown = self.shown(place)
        side: i64
        for side in range(4):
            cell = (place + STEPS[side]) & mask
            other = grid[cell]
            if other & OCCUPIED == 0:
                grid[cell] = other & ~(SHOWN << (side ^ 2))
            elif other & GOAL != 0:
                shown |= BESIDE_GOAL
            elif self.tiles.gold[other & TILE] != 0:
                shown |= BESIDE_GOLD
        grid[place & mask] = shown

    def _line_up(self) -> None:
        """List the edge anew, in the order in which the cards have come to see it."""
        grid = self.grid
        mask = self.mask
        edge = self.edge
        cards = self.cards
        steps = STEPS
        count: i64 = 0
        i: i64
        side: i64
        for i in range(self.card_count):
            place = cards[i]
            for side in range(4):
                there = place + steps[side]
                cell = there & mask
                if grid[cell] & (OCCUPIED | LISTED) == 0:
                    grid[cell] |= LISTED
                    edge[count] = there
                    count += 1
        for i in range(count):
            grid[edge[i] & mask] &= ~LISTED
        self.edge_count = count

    def _joins_others(self, place: i64) -> bool:
        """Whether other cards may be joined to a network through this one: not if it is the end of a path."""
        value = self.at(place)
        links = (value >> LINK | value >> (LINK + 4)) & 15
        if links == 0:
            return False
        if self.tiles.ladder[value & TILE] != 0:
            return True
        ties: i64 = 0
        side: i64
        for side in range(4):
            if links >> side & 1:
                other = self.at(place + STEPS[side])
                if other & OCCUPIED != 0 and other & FACE_DOWN == 0:
                    ties += (other >> LINK | other >> (LINK + 4)) >> (side ^ 2) & 1
        return ties > 1

    def _lead(self, place: i64, side: i64, network: i64) -> None:
        """Let a network into an occupied cell from this side."""
        value = self.grid[place & self.mask]
        if value & FACE_DOWN != 0:
            self.reached |= 1 << ((value & TILE) + 16 * network)
        elif value >> (SHUT + 4 * network + side) & 1 == 0:
            segment = self.tiles.segments[(value & TILE) * 4 + side]
            if segment != 0 and value >> (LINK + 4 * network) & segment == 0:
                self._spread(place, segment, network)

    def _join_ladder(self, place: i64, tile: i64) -> None:
        """Join a ladder just laid to the others of its group: both ways."""
        tiles = self.tiles
        group = tiles.ladder[tile]
        network: i64
        for network in range(tiles.networks):
            if self.linked(place, network) & tiles.rungs[tile] != 0:
                self._climb(group, network)
            elif self.climbed >> (group + 8 * network) & 1:
                self._enter(place, tiles.rungs[tile], network)

    def _warn_around(self, place: i64, flag: i64) -> None:
        """Set a flag on the empty cells around a place."""
        side: i64
        for side in range(4):
            there = (place + STEPS[side]) & self.mask
            value = self.grid[there]
            if value & OCCUPIED == 0:
                self.grid[there] = value | flag

    def _drop_edge(self, place: i64) -> None:
        """Remove a cell from the edge, if it is there."""
        edge = self.edge
        i: i64
        for i in range(self.edge_count):
            if edge[i] == place:
                self.edge_count -= 1
                edge[i] = edge[self.edge_count]
                return

    def _spread_all(self, place: i64, network: i64) -> None:
        """Join every segment of a card to the network."""
        tile = self.at(place) & TILE
        side: i64
        for side in range(4):
            segment = self.tiles.segments[tile * 4 + side]
            if segment != 0:
                self._enter(place, segment, network)

    def _enter(self, place: i64, segment: i64, network: i64) -> None:
        """Join a segment to the network, unless it is already."""
        if self.grid[place & self.mask] >> (LINK + 4 * network) & segment == 0:
            self._spread(place, segment, network)

    def _spread(self, place: i64, segment: i64, network: i64) -> None:
        """Join a segment to the network, and everything its arms lead to."""
        grid = self.grid
        mask = self.mask
        cell = place & mask
        value = grid[cell] | segment << (LINK + 4 * network)
        grid[cell] = value
        live = segment & ~(value >> (SHUT + 4 * network))
        side: i64
        for side in range(4):
            if live >> side & 1:
                there = place + STEPS[side]
                cell = there & mask
                other = grid[cell]
                back = side ^ 2
                if other & OCCUPIED == 0:
                    grid[cell] = other | 1 << (SHOWS_LINK + 4 * network + back)
                else:
                    self._lead(there, back, network)
        group = self.tiles.ladder[value & TILE]
        if group != 0 and self.tiles.rungs[value & TILE] & segment != 0:
            self._climb(group, network)

    def _climb(self, group: i64, network: i64) -> None:
        """Join every ladder of the group to the network."""
        bit: i64 = 1
        bit <<= group + 8 * network
        if self.climbed & bit != 0:
            return
        self.climbed |= bit
        i: i64
        for i in range(self.card_count):
            place = self.cards[i]
            tile = self.at(place) & TILE
            if self.tiles.ladder[tile] == group:
                self._enter(place, self.tiles.rungs[tile], network)


def live_arms(value: i64, network: i64) -> i64:
    """The arms of an occupied cell through which the network leaves it."""
    return value >> (LINK + 4 * network) & ~(value >> (SHUT + 4 * network)) & 15
