"""The maze: cards on cells, connections, and where a card may be laid.

Every function follows the numbered rules literally and looks at the whole board. A maze never changes, so it answers
the same question only once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from .card import OPPOSITE, SIDES, Card, Segment, both_ways, read
from .notation import Cell

Node = tuple[Cell, Segment]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


@dataclass(frozen=True)
class Rule:
    """Whose laying rule is asked for: the game, its options and the player's colour."""

    game: str = "saboteur"
    connect: str = "required"
    ladder_joint: bool = False
    colour: str | None = None

    @property
    def two_networks(self) -> bool:
        """Tell whether doors and trolls hinder laying (the Duel and its solo game)."""
        return self.game in ("duel", "solo")


def beside(cell: Cell, side: str) -> Cell:
    """Give the cell across this side (G-01)."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


class Maze:
    """Face-up cards, face-down goals and the tokens that open arms; never changed in place."""

    def __init__(
        self,
        cards: Mapping[Cell, str],
        hidden: Iterable[Cell] = (),
        starts: Mapping[Cell, str | None] | None = None,
        goals: Iterable[Cell] | None = None,
        *,
        keys: Mapping[str, Iterable[Cell]] | None = None,
        bribed: Iterable[Cell] = (),
    ) -> None:
        """`starts` gives each start card's colour, `goals` the face-up goals too."""
        self.cards = dict(cards)
        self.hidden = frozenset(hidden)
        self.starts = {(0, 0): None} if starts is None else dict(starts)
        self.goals = self.hidden | frozenset(goals or ())
        self.keys = {colour: frozenset(doors) for colour, doors in (keys or {}).items()}
        self.bribed = frozenset(bribed)
        self._face_up = {cell: read(code) for cell, code in self.cards.items()}
        self._neighbours: dict[Cell, list[tuple[str, Cell, Card]]] = {}
        self._connected: dict[tuple[str | None, bool], set[Node]] = {}
        self._ways_in: dict[tuple[Cell, str | None, bool], set[str]] = {}
        self._places: dict[tuple[str, Rule], set[Cell]] = {}

    # Changes, each giving a new maze

    def laid(self, code: str, cell: Cell) -> "Maze":
        """Put a card on an empty cell."""
        return self._with(cards={**self.cards, cell: code})

    def without(self, cell: Cell) -> "Maze":
        """Take a card off the board, and a key that lay on it (G-13, R-D-18)."""
        return self._with(
            cards={c: code for c, code in self.cards.items() if c != cell},
            keys={colour: doors - {cell} for colour, doors in self.keys.items()},
            bribed=self.bribed - {cell},
        )

    def revealed(self, code: str, cell: Cell) -> "Maze":
        """Turn a face-down goal up; it stays a goal."""
        return self._with(cards={**self.cards, cell: code}, hidden=self.hidden - {cell})

    def keyed(self, colour: str, cell: Cell) -> "Maze":
        """Open the door on this card for one colour (D-25)."""
        doors = self.keys.get(colour, frozenset()) | {cell}
        return self._with(keys={**self.keys, colour: doors})

    def paid(self, cell: Cell) -> "Maze":
        """Bribe the troll on this card (D-21)."""
        return self._with(bribed=self.bribed | {cell})

    def _with(
        self,
        cards: Mapping[Cell, str] | None = None,
        hidden: Iterable[Cell] | None = None,
        keys: Mapping[str, Iterable[Cell]] | None = None,
        bribed: Iterable[Cell] | None = None,
    ) -> "Maze":
        return Maze(
            self.cards if cards is None else cards,
            self.hidden if hidden is None else hidden,
            self.starts,
            self.goals,
            keys=self.keys if keys is None else keys,
            bribed=self.bribed if bribed is None else bribed,
        )

    # What is connected

    def neighbours(self, cell: Cell) -> list[tuple[str, Cell, Card]]:
        """List the face-up cards around a cell with the side each lies on (G-01, G-07)."""
        if cell not in self._neighbours:
            around = [(side, beside(cell, side)) for side in SIDES]
            found = [(side, near, self._face_up[near]) for side, near in around if near in self._face_up]
            self._neighbours[cell] = found
        return self._neighbours[cell]

    def passable(self, cell: Cell, side: str, colour: str | None, ignore_doors: bool) -> bool:
        """Tell whether nothing on this arm of a face-up card stops this colour (D-08, D-09)."""
        card = self._face_up[cell]
        if card.troll_arm == side and cell not in self.bribed:
            return False
        return ignore_doors or card.door_arm != side or self.has_key(cell, colour)

    def enterable(self, node: Node, colour: str | None, ignore_doors: bool) -> bool:
        """Tell whether no door across the whole segment stops this colour (S2-14)."""
        cell, segment = node
        card = self._face_up[cell]
        shut = card.door_colour and card.door_arm is None and segment == card.segments[0]
        return ignore_doors or not shut or self.has_key(cell, colour)

    def has_key(self, cell: Cell, colour: str | None) -> bool:
        """Tell whether the door on this card lets this colour through (D-08)."""
        if colour is None or self._face_up[cell].door_colour == colour:
            return True
        return cell in self.keys.get(colour, ())

    def links(self, node: Node) -> Iterator[Node]:
        """Give what this segment is linked to without touching it: ladders and tunnels.

        A ladder is linked with the start card and all other ladders (S2-12), a coloured one with the start card of its
        colour only (D-10), in both directions.
        """
        cell, _ = node
        card = self._face_up[cell]
        if card.tunnel:
            yield from ((cell, other) for other in card.segments)
        colours = {self.starts[cell]} if cell in self.starts else set()
        if card.ladder:
            colours.add(card.ladder_colour)
        for colour in colours:
            yield from self.start_nodes(colour)
            for other_cell, other in self._face_up.items():
                if other.ladder and other.ladder_colour == colour and self.climbable(colour):
                    yield other_cell, other.segments[0]

    def climbable(self, ladder_colour: str | None) -> bool:
        """Tell whether a start card is there for such a ladder to lead to (SO-08)."""
        return ladder_colour in self.starts.values()

    def start_nodes(self, colour: str | None) -> Iterator[Node]:
        """Give the segments of the start cards of this colour."""
        for cell, own in self.starts.items():
            if own == colour:
                yield from ((cell, segment) for segment in self._face_up[cell].segments)

    def connected(
        self,
        colour: str | None = None,
        ignore_doors: bool = True,
        keys: Mapping[str, Iterable[Cell]] | None = None,
        bribed: Iterable[Cell] | None = None,
    ) -> set[Node]:
        """Flood the maze from the start card, or from this colour's (G-09, S2-25, D-10)."""
        if keys is not None or bribed is not None:
            return self._with(keys=keys, bribed=bribed).connected(colour, ignore_doors)
        if (colour, ignore_doors) not in self._connected:
            self._connected[colour, ignore_doors] = self._flood(colour, ignore_doors)
        return self._connected[colour, ignore_doors]

    def _flood(self, colour: str | None, ignore_doors: bool) -> set[Node]:
        found: set[Node] = set()
        waiting: list[Node] = []
        for own in set(self.starts.values()):
            if colour is None or own is None or own == colour:
                waiting += self.start_nodes(own)
        while waiting:
            node = waiting.pop()
            if node in found or not self.enterable(node, colour, ignore_doors):
                continue
            found.add(node)
            waiting += self.links(node)
            cell, segment = node
            for side, near, other in self.neighbours(cell):
                back = OPPOSITE[side]
                if side not in segment or not other.opens(back):
                    continue  # no joint (G-08)
                here = self.passable(cell, side, colour, ignore_doors)
                if here and self.passable(near, back, colour, ignore_doors):
                    waiting.append((near, other.owner[back]))
        return found

    def ways_in(self, cell: Cell, colour: str | None = None, ignore_doors: bool = True) -> set[str]:
        """Give the sides on which a connected path leads up to this cell (G-10, D-16)."""
        asked = cell, colour, ignore_doors
        if asked not in self._ways_in:
            connected = self.connected(colour, ignore_doors)
            sides = set()
            for side, near, card in self.neighbours(cell):
                back = OPPOSITE[side]
                leads = card.opens(back) and (near, card.owner[back]) in connected
                if leads and self.passable(near, back, colour, ignore_doors):
                    sides.add(side)
            self._ways_in[asked] = sides
        return self._ways_in[asked]

    def reached(self, colour: str | None = None) -> set[Cell]:
        """Give the face-down goals a path leads to; for a colour, past what stops it."""
        ignore_doors = colour is None
        return {goal for goal in self.hidden if self.ways_in(goal, colour, ignore_doors)}

    def free(self, colour: str, goal: Cell) -> bool:
        """Tell whether some way to this goal has no door against this colour (S2-25)."""
        if goal in self.hidden:
            return goal in self.reached(colour)
        return any(cell == goal for cell, _ in self.connected(colour, ignore_doors=False))

    # Where a card may be laid

    def why_not(self, code: str, cell: Cell, rule: Rule) -> str | None:
        """Name the first thing that forbids a card lying here like this, or None."""
        card = read(code)
        if cell in self._face_up or cell in self.hidden:
            return "occupied"
        neighbours = self.neighbours(cell)
        if not neighbours:
            return "not-adjacent"
        if self.mismatches(card, cell):
            return "does-not-fit"
        if not self.attached(card, cell, rule):
            return "not-connected"
        if self.climbs(card, rule):
            if any(beside(cell, side) in self.goals for side in SIDES):
                return "beside-goal"
            if rule.two_networks and any(other.gold for _, _, other in neighbours):
                return "beside-gold"
        return None

    def mismatches(self, card: Card, cell: Cell) -> int:
        """Count the face-up neighbours with an open side against a closed one (G-06)."""
        around = self.neighbours(cell)
        return sum(card.opens(side) != other.opens(OPPOSITE[side]) for side, _, other in around)

    def climbs(self, card: Card, rule: Rule) -> bool:
        """Tell whether the card is laid as a ladder (S2-13, D-14; not in C, SO-08)."""
        has_ladders = rule.game in ("saboteur2", "duel", "solo")
        return card.ladder and has_ladders and self.climbable(card.ladder_colour)

    def attached(self, card: Card, cell: Cell, rule: Rule) -> bool:
        """Tell whether the card would be connected as the game demands."""
        joints = [side for side, _, other in self.neighbours(cell) if card.opens(side) and other.opens(OPPOSITE[side])]
        if rule.game == "dark-cave":
            return bool(joints)  # C-16, C-17
        if rule.game == "saboteur" and rule.connect == "adjacent":
            return True  # B-14
        connected = self.connected(rule.colour, ignore_doors=not rule.two_networks)
        if self.climbs(card, rule):
            if rule.ladder_joint and not joints:
                return False  # R-S2-17, R-D-27
            if any(node in connected for node in self.start_nodes(card.ladder_colour)):
                return True  # through its own link (S2-12, D-14, R-D-05)
        # G-09, B-14, D-12; what sits on the new card's own arm does not matter (R-D-07).
        ways = self.ways_in(cell, rule.colour, ignore_doors=not rule.two_networks)
        return any(card.opens(side) for side in ways)

    @cached_property
    def frontier(self) -> set[Cell]:
        """The empty cells next to a face-up card."""
        around = {beside(cell, side) for cell in self._face_up for side in SIDES}
        return around - self._face_up.keys() - self.hidden

    def places(self, code: str, rule: Rule) -> set[Cell]:
        """Give every cell where a card may lie, exactly as the code shows it."""
        if (code, rule) not in self._places:
            fine = {cell for cell in self.frontier if self.why_not(code, cell, rule) is None}
            self._places[code, rule] = fine
        return self._places[code, rule]

    def lays(self, code: str, rule: Rule) -> set[tuple[str, Cell]]:
        """Give every way to lay a card, as printed or turned by half (G-05)."""
        return {(shown, cell) for shown in both_ways(code) for cell in self.places(shown, rule)}

    # How a goal may be turned up

    def orientations(self, code: str, cell: Cell, rule: Rule, laid: Cell | None = None) -> set[str]:
        """Give the ways a revealed goal may lie; more than one is the active player's choice."""
        turns = both_ways(code)
        if rule.two_networks:
            return self._fitting(turns, cell)
        ways = self.ways_in(cell)
        from_laid = {side for side in ways if beside(cell, side) == laid}
        joining = _opening(turns, from_laid or ways)
        return _fewest(joining, lambda turn: self.mismatches(read(turn), cell))  # B-24

    def _fitting(self, turns: set[str], cell: Cell) -> set[str]:
        fitting = {turn for turn in turns if not self.mismatches(read(turn), cell)}
        if fitting:
            return fitting
        ways = set().union(*(self.ways_in(cell, c, False) for c in self.starts.values()))
        return _opening(turns, ways)  # D-17

    # What tokens and action cards may aim at

    def bribable(self, colour: str) -> set[Cell]:
        """Give the trolls this colour's network reaches from either side (D-21)."""
        connected = self.connected(colour, ignore_doors=False)
        found = set()
        for cell, card in self._face_up.items():
            arm = card.troll_arm
            if arm is None or cell in self.bribed:
                continue
            inside = (cell, card.owner[arm]) in connected
            outside = arm in self.ways_in(cell, colour, ignore_doors=False)
            if inside or outside:
                found.add(cell)
        return found

    def locked(self, colour: str) -> set[Cell]:
        """Give the doors against this colour that have no key of it yet (D-25, R-D-17)."""
        doors = {cell for cell, card in self._face_up.items() if card.door_colour}
        return {cell for cell in doors if not self.has_key(cell, colour)}

    def removable(self) -> set[Cell]:
        """Give the tunnels that rock may bury (B-21, D-26)."""
        tunnels = self._face_up.keys() - self.starts.keys() - self.goals
        cards = self._face_up
        return {cell for cell in tunnels if not cards[cell].gold and not cards[cell].troll_arm}


def _opening(turns: set[str], sides: set[str]) -> set[str]:
    """Keep the turns open on one of these sides; all, if none is."""
    return {turn for turn in turns if any(read(turn).opens(side) for side in sides)} or turns


def _fewest(turns: set[str], count: Callable[[str], int]) -> set[str]:
    """Keep the turns with the lowest count."""
    least = min(count(turn) for turn in turns)
    return {turn for turn in turns if count(turn) == least}
