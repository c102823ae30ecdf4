"""Observations: what a seat knows as one row of numbers, planes for each cell of the window, then features.

Reads the position directly, but only what the seat may know: positions a seat cannot distinguish give equal rows.
"""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.board import GOAL, LINK, SHUT, TILE, Board
from saboteur.engine.core.canvas import Canvas, one_more
from saboteur.engine.core.fit import SHOWS_LINK
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import FRONT, KIND, PEEKED, SEAT_WIDTH, SIZE
from saboteur.engine.core.sheet import Sheet, blank_numbers, bytes_of
from saboteur.engine.core.sight import UNKNOWN, known_goals
from saboteur.engine.core.step import NEVER
from saboteur.engine.core.window import Window
from saboteur.engine.native import append, i64, u8, vec

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game
    from saboteur.engine.core.position import Position

ARMS: Final = ("north", "east", "south", "west")


class Observer:
    """Writes the common part of all games; a game's own observer adds its planes and features."""

    game: "Game"
    window: Window
    roles: i64  # different roles
    planes: list[str]
    features: list[str]
    sizes: list[int]  # numbers in each feature
    depth: i64  # number of planes: numbers per cell
    size: i64
    canvas: Canvas
    ink_starts: vec[i64]  # tile: where its marks begin; a mark is a plane and a number
    ink: vec[i64]
    prompts: vec[i64]  # number of a kind of step among those that ask, or -1
    # Planes by number, and where features begin.
    card: i64
    goal: i64
    face_down: i64
    reached: i64
    way_in: i64
    shut: i64
    me: i64
    actor: i64
    turn: i64
    prompt: i64
    asked: i64
    round: i64
    pile: i64
    hand: i64
    hand_sizes: i64
    front: i64
    discards: i64
    thrown: i64
    thrown_by: i64
    peeked: i64
    role: i64
    gold: i64
    gold_known: i64

    def __init__(self, game: "Game", window: Window, roles: i64) -> None:
        self.game = game
        self.window = window
        self.roles = roles
        self.planes = []
        self.features = []
        self.sizes = []
        self.size = 0
        self.depth = 0
        self.ink_starts = vec[i64]()
        self.ink = vec[i64]()
        self._common_planes()
        self.add_planes()
        self.size = self.depth * window.cells
        self._common_features()
        self.add_features()
        self.canvas = self.canvas_on(blank_numbers(self.size), 0)

    def canvas_on(self, numbers: vec[u8], start: i64) -> Canvas:
        """A canvas for rows that begin here."""
        return Canvas(Sheet(numbers, start), len(self.game.effects), self.game.players)

    # Laying out.

    def plane(self, name: str) -> i64:
        """Add a plane; its number."""
        plane = self.depth
        self.planes.append(name)
        self.depth = plane + 1
        return plane

    def feature(self, name: str, size: i64) -> i64:
        """Add a feature of this many numbers; where it begins."""
        start = self.size
        self.features.append(name)
        self.sizes.append(size)
        self.size += size
        return start

    def add_planes(self) -> None:
        """Add the game's own planes."""

    def add_features(self) -> None:
        """Add the game's own features."""

    def _common_planes(self) -> None:
        game = self.game
        tiles = game.tiles
        self.card = self.plane("card")
        self.goal = self.plane("goal")
        self.face_down = self.plane("face-down")
        arms = self.depth
        for arm in ARMS:
            self.plane(arm)
        joined = self.depth
        one: i64
        other: i64
        tile: i64
        for one in range(4):
            for other in range(one + 1, 4):
                self.plane(f"{ARMS[one]}-{ARMS[other]}")
        treasure = self.plane("treasure")
        gold = self.plane("gold")
        crystal = self.plane("crystal")
        ladder = self.plane("ladder")
        doors = self.plane("doors")
        trolls = self.plane("trolls")
        self.reached = self.depth
        self.way_in = self.depth
        self.shut = self.depth
        for one in range(tiles.networks):
            for arm in ARMS:
                self.plane(f"reached-{one}-{arm}")
        self.way_in = self.depth
        for one in range(tiles.networks):
            self.plane(f"way-in-{one}")
        self.shut = self.depth
        for one in range(tiles.networks):
            self.plane(f"shut-{one}")
        for tile in range(tiles.count):
            self.ink_starts = append(self.ink_starts, len(self.ink))
            plane = joined
            for one in range(4):
                self._mark(arms + one, tiles.openings[tile] >> one & 1)
                for other in range(one + 1, 4):
                    self._mark(plane, tiles.segments[tile * 4 + one] >> other & 1)
                    plane += 1
            self._mark(gold, tiles.gold[tile])
            self._mark(crystal, tiles.crystal[tile])
            self._mark(ladder, tiles.ladder[tile])
            self._mark(doors, tiles.doors[tile])
            self._mark(trolls, tiles.trolls[tile])
            if tile == game.treasure or tiles.turned[tile] == game.treasure:
                self._mark(treasure, 1)
        self.ink_starts = append(self.ink_starts, len(self.ink))

    def _mark(self, plane: i64, number: i64) -> None:
        if number != 0:
            self.ink = append(append(self.ink, plane), number)

    def _common_features(self) -> None:
        game = self.game
        players = game.players
        kinds = len(game.effects)
        self.me = self.feature("seat", players)
        self.actor = self.feature("actor", players)
        self.turn = self.feature("turn", players)
        self.prompts = vec[i64]([-1] * len(game.steps))
        asking: i64 = 0
        i: i64
        for i in range(len(game.steps)):
            if game.steps[i].asking != NEVER:
                self.prompts[i] = asking
                asking += 1
        self.prompt = self.feature("prompt", asking)
        self.asked = self.feature("asked", 2)
        self.round = self.feature("round", 1)
        self.pile = self.feature("pile", 1)
        self.hand = self.feature("hand", kinds)
        self.hand_sizes = self.feature("hand-sizes", players)
        self.front = self.feature("front", players * len(game.broken_cards))
        self.discards = self.feature("discards", kinds)
        self.thrown = self.feature("thrown", kinds)
        self.thrown_by = self.feature("thrown-by", players)
        self.peeked = self.feature("peeked", players * len(game.template.goals))
        self.role = self.feature("roles", players * self.roles)
        self.gold = self.feature("gold", players)
        self.gold_known = self.feature("gold-known", players)

    # Game-specific parts.

    def role_seen(self, position: "Position", seat: i64, other: i64) -> i64:
        """The other seat's role as far as the seat knows it, or UNKNOWN."""
        return UNKNOWN

    def gold_seen(self, position: "Position", seat: i64, other: i64) -> i64:
        """The other seat's gold as far as the seat knows it, or UNKNOWN."""
        return UNKNOWN

    def add(self, position: "Position", seat: i64, first: i64, sheet: Sheet) -> None:
        """Write the game's own planes and features."""

    # Writing.

    def write(self, position: "Position", seat: i64, first: i64, canvas: Canvas) -> None:
        """Write what the seat (-1: a spectator) knows; seat ``first`` comes first in whatever is listed by seat."""
        sheet = canvas.sheet
        sheet.wipe()
        if not canvas.shows(position.board):
            self._write_maze(position.board, canvas)
        canvas.follow(position, self.discards)
        self._write_known_goals(position, seat, sheet)
        self._write_seats(position, seat, first, sheet)
        self._write_cards(position, seat, first, canvas)
        self.add(position, seat, first, sheet)

    def _write_maze(self, board: Board, canvas: Canvas) -> None:
        """Write only the cells that have changed: rows are large, and most of a row is not in the cache."""
        window = self.window
        sheet = canvas.sheet
        grid = board.grid
        mask = board.mask
        i: i64
        canvas.wipe_ways()
        last = canvas.board
        fresh = last is not board
        if fresh:
            self._erase(canvas, 0)
            if last is not None:
                for i in range(len(last.goals)):
                    sheet.blank(window.cell_of(last.goals[i]) * self.depth, self.depth)
        for i in range(board.card_count):
            place = board.cards[i]
            value = grid[place & mask]
            if i < canvas.drawn and canvas.places[i] != place:
                # A card was removed: those behind it have moved up.
                self._erase(canvas, i)
                fresh = True
            if i >= canvas.drawn or canvas.values[i] != value:
                self._write_card(place, value, sheet)
                canvas.note(i, place, value)
                canvas.drawn = max(canvas.drawn, i + 1)
        if canvas.drawn > board.card_count:
            self._erase(canvas, board.card_count)
            fresh = True
        if fresh:
            for i in range(len(board.goals)):
                if board.hidden(i):
                    at = window.cell_of(board.goals[i]) * self.depth
                    sheet.write(at + self.goal, 1)
                    sheet.write(at + self.face_down, 1)
        self._write_ways(board, canvas)
        canvas.board = board
        canvas.changes = board.changes

    def _erase(self, canvas: Canvas, first: i64) -> None:
        """Remove the cards from this one on from the sheet."""
        i: i64
        for i in range(first, canvas.drawn):
            cell = self.window.cell_of(canvas.places[i])
            if cell >= 0:
                canvas.sheet.blank(cell * self.depth, self.depth)
        canvas.drawn = min(canvas.drawn, first)

    def _write_card(self, place: i64, value: i64, sheet: Sheet) -> None:
        cell = self.window.cell_of(place)
        if cell < 0:
            return
        at = cell * self.depth
        sheet.blank(at, self.depth)
        sheet.write(at + self.card, 1)
        ink = self.ink
        mark = self.ink_starts[value & TILE]
        end = self.ink_starts[(value & TILE) + 1]
        while mark < end:
            sheet.write(at + ink[mark], ink[mark + 1])
            mark += 2
        if value & GOAL != 0:
            sheet.write(at + self.goal, 1)
        network: i64
        side: i64
        for network in range(self.game.tiles.networks):
            links = value >> (LINK + 4 * network) & 15
            if links != 0:
                for side in range(4):
                    if links >> side & 1:
                        sheet.write(at + self.reached + 4 * network + side, 1)
            shut = value >> (SHUT + 4 * network) & 15
            if shut != 0:
                sheet.write(at + self.shut + network, shut)

    def _write_ways(self, board: Board, canvas: Canvas) -> None:
        grid = board.grid
        networks = board.tiles.networks
        i: i64
        network: i64
        for i in range(board.edge_count):
            place = board.edge[i]
            value = grid[place & board.mask]
            if value >> SHOWS_LINK & 255 != 0:
                cell = self.window.cell_of(place)
                if cell >= 0:
                    for network in range(networks):
                        shown = value >> (SHOWS_LINK + 4 * network) & 15
                        if shown != 0:
                            canvas.write_way(cell * self.depth + self.way_in + network, shown)

    def _write_known_goals(self, position: "Position", seat: i64, sheet: Sheet) -> None:
        known = known_goals(position, seat)
        if known == 0:
            return
        goals = position.board.goals
        i: i64
        for i in range(len(goals)):
            if known >> i & 1 and position.board.hidden(i):
                self._draw(position.goals[i], self.window.cell_of(goals[i]) * self.depth, sheet)

    def _draw(self, tile: i64, at: i64, sheet: Sheet) -> None:
        sheet.put(at + self.card, 1)
        ink = self.ink
        mark = self.ink_starts[tile]
        end = self.ink_starts[tile + 1]
        while mark < end:
            sheet.put(at + ink[mark], ink[mark + 1])
            mark += 2

    # What is always overwritten needs no clearing, which touches fewer cache lines.

    def _write_seats(self, position: "Position", seat: i64, first: i64, sheet: Sheet) -> None:
        players = position.game.players
        fronts = len(position.game.broken_cards)
        goals = len(position.board.goals)
        roles = self.roles
        sheet.blank(self.me, self.round - self.me)
        if seat >= 0:
            sheet.write(self.me + seat, 1)
        sheet.write(self.round, position.round)
        sheet.write(self.pile, position.pile())
        sheet.write(self.turn + slot_of(position.turn, first, players), 1)
        if position.depth > 0:
            at = position.depth - STEP_WIDTH
            agenda = position.agenda
            asking = self.prompts[agenda[at]]
            if asking >= 0:
                sheet.write(self.prompt + asking, 1)
                sheet.write(self.actor + slot_of(agenda[at + 1], first, players), 1)
                if agenda[at + 2] > 0:
                    sheet.write(self.asked, agenda[at + 2])
                if agenda[at + 3] > 0:
                    sheet.write(self.asked + 1, agenda[at + 3])
        seats = position.seats
        numbers = sheet.numbers
        start = sheet.start
        other: i64
        i: i64
        for other in range(players):
            slot = slot_of(other, first, players)
            at = other * SEAT_WIDTH
            numbers[start + self.hand_sizes + slot] = u8(seats[at + SIZE])
            front = seats[at + FRONT]
            to = start + self.front + slot * fronts
            for i in range(fronts):
                numbers[to + i] = u8(front >> i & 1)
            peeked = seats[at + PEEKED]
            to = start + self.peeked + slot * goals
            for i in range(goals):
                numbers[to + i] = u8(peeked >> i & 1)
            to = start + self.role + slot * roles
            role = self.role_seen(position, seat, other)
            for i in range(roles):
                numbers[to + i] = 0
            if role >= 0:
                numbers[to + role] = 1
            gold = self.gold_seen(position, seat, other)
            if gold == UNKNOWN:
                numbers[start + self.gold_known + slot] = 0
                numbers[start + self.gold + slot] = 0
            else:
                numbers[start + self.gold_known + slot] = 1
                numbers[start + self.gold + slot] = u8(min(max(gold, 0), 255))

    def _write_cards(self, position: "Position", seat: i64, first: i64, canvas: Canvas) -> None:
        sheet = canvas.sheet
        counts = canvas.counts
        kinds = canvas.kinds
        players = canvas.players
        numbers = sheet.numbers
        i: i64
        for i in range(players):
            numbers[sheet.start + self.thrown_by + slot_of(i, first, players)] = counts[kinds + i]
        sheet.blank(self.hand, kinds)
        if seat < 0:
            sheet.blank(self.thrown, kinds)
            return
        to = sheet.start + self.hand
        start = seat * position.game.hand_room
        hands = position.hands
        for i in range(start, start + position.of(seat, SIZE)):
            one_more(numbers, to + (hands[i] & KIND))
        to = sheet.start + self.thrown
        at = kinds + players + seat * kinds
        for i in range(kinds):
            numbers[to + i] = counts[at + i]

    def row(self, position: "Position", seat: int, first: int) -> memoryview:
        """One row, valid until the next call."""
        self.write(position, seat, first, self.canvas)
        return bytes_of(self.canvas.sheet.numbers)


def slot_of(seat: i64, first: i64, players: i64) -> i64:
    """The index of a seat if this one comes first."""
    slot = seat - first
    if slot < 0:
        slot += players
    return slot
