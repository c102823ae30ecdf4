"""The public part of a round: the way, broken tools, who has looked where, who holds which role card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from saboteur.belief.way import Missing, Way
from saboteur.notation.event import Event
from saboteur.notation.move import Cell, read_field
from saboteur.view import View


class Change(NamedTuple):
    """How an event changed the way; empty if it did not."""

    before: Missing
    after: Missing


NO_CHANGE = Change({}, {})
TOOLS = frozenset({"break", "repair", "trap", "free", "remove"})
LEADS_ON = frozenset(
    {"lay", "discard", "step", "draw", "equip", "map", "look", "leave", "web", "rockfall", "swap-hands"}
)
"""Events after which no creature is led any more."""
START: Cell = (0, 0)
CLANS = ("yellow", "blue")


def works_for(role: str) -> str:
    """The clan for which a dwarf of The Dark Cave works: a disloyal one for the other."""
    clan, _, loyalty = role.partition("-")
    if loyalty != "saboteur":
        return clan
    return "blue" if clan == "yellow" else "yellow"


class Scene:
    """Follows the public part of events."""

    def __init__(self, view: View, *, digs: bool) -> None:
        self.players = view.players
        self.clans = () if view.cave is None else view.cave.clans
        self.way = Way(view) if digs else None
        self.broken: list[set[str]] = [set() for _ in range(view.players)]
        """The broken tools of each seat; `trapped` counts as one."""
        self.looked: dict[int, set[Cell]] = {}
        """The goals at which a seat has looked."""
        self.holders: list[int] = []
        """Whose each role card is or was, in the order of dealing."""
        self.started = False
        """Whether the round has been followed from its beginning."""
        self.inspected: set[tuple[int, int]] = set()
        """Who has looked at whose role card."""
        self.hunter: int | None = None
        """Who has just led a creature through The Dark Cave."""
        self.stood: dict[int, Cell] = {}
        """Where the dwarfs of The Dark Cave stand; not named: at the start."""
        self.last_step: tuple[Cell, Cell] | None = None
        """From where to where a dwarf went last."""
        self.out: dict[int, str] = {}
        """The roles of those who have left it."""
        self.left: set[int] = set()
        """Who has left it."""

    def begin(self) -> None:
        """Start a round."""
        if self.way is not None:
            self.way.begin()
        for tools in self.broken:
            tools.clear()
        self.looked.clear()
        self.holders.clear()
        self.inspected.clear()
        self.hunter = None
        self.stood.clear()
        self.out.clear()
        self.left.clear()
        self.started = True

    def look(self, view: View) -> None:
        """Correct what was missed. Only public parts of the view are used."""
        if self.way is not None:
            self.way.look(view)
        for tools, front in zip(self.broken, view.front, strict=True):
            tools.clear()
            tools.update([card.removeprefix("broken-") for card in front if card != "theft"])
        for goal in view.goals:
            for seat in goal.seen_by:
                self.looked.setdefault(seat, set()).add(goal.cell)
        self.clans = () if view.cave is None else view.cave.clans
        if view.cave is not None:
            self.left = set(view.cave.left)
        if view.expansion is not None:
            self.holders = [card.seat for card in view.expansion.role_cards]
        elif len(self.holders) != len(view.roles):
            self.holders = list(range(len(view.roles)))

    def slot(self, seat: int) -> int:
        """The role card that the seat has now."""
        for at in range(len(self.holders) - 1, -1, -1):
            if self.holders[at] == seat:
                return at
        return seat

    def take_in(self, event: Event) -> Change:
        """Follow an event; how it changed the way."""
        kind, seat = event.kind, event.seat
        if kind == "round":
            self.begin()
        elif kind == "role" and seat is not None:
            self.holders.append(seat)
        elif kind in {"lay", "rockfall", "reveal"}:
            return self._change(event)
        elif kind == "map" and seat is not None and event.cell is not None:
            self.looked.setdefault(seat, set()).add(event.cell)
        elif kind == "look" and seat is not None and event.target is not None:
            self.inspected.add((seat, event.target))
        elif kind == "swap-hats" and event.target is not None:
            self.inspected -= {pair for pair in self.inspected if pair[1] == event.target}
        elif kind in TOOLS:
            self._tools(event)
        if self.clans:
            self._walk(event)
        return NO_CHANGE

    def _tools(self, event: Event) -> None:
        """Track the cards in front of players."""
        kind, seat = event.kind, event.seat
        if kind == "break" and event.target is not None and event.tool is not None:
            self.broken[event.target].add(event.tool)
        elif kind == "repair" and event.target is not None and event.tool is not None:
            self.broken[event.target].discard(event.tool)
        elif kind == "trap" and event.target is not None:
            self.broken[event.target].add("trapped")
        elif kind == "free" and event.target is not None:
            self.broken[event.target].discard("trapped")
        elif kind == "remove" and seat is not None and event.card is not None:
            self.broken[seat].discard(event.card.removeprefix("broken-"))

    def _walk(self, event: Event) -> None:
        """Track dwarfs and creatures of The Dark Cave."""
        kind, seat = event.kind, event.seat
        if kind in {"creature", "prowl"}:
            self.hunter = seat
        elif kind in LEADS_ON:
            self.hunter = None
        if kind == "step" and seat is not None and event.field is not None:
            before, now = self.stood.get(seat, START), read_field(event.field)[0]
            self.stood[seat] = now
            self.last_step = (before, now)
        elif kind == "leave" and seat is not None:
            self.left.add(seat)
        elif kind == "show-role" and seat is not None and event.role is not None:
            self.out[seat] = event.role

    def ahead(self, clan: str) -> int:
        """How many more dwarfs have carried their gold out for a clan than for the other."""
        return sum(1 if works_for(role) == clan else -1 for role in self.out.values())

    def goes_on(self, roles: Sequence[str]) -> bool:
        """Whether a match of dwarfs with these roles goes on: once all who work for a clan have left, it is over."""
        inside = {works_for(role) for seat, role in enumerate(roles[: self.players]) if seat not in self.left}
        return len(inside) == len(CLANS)

    def _change(self, event: Event) -> Change:
        way = self.way
        if way is None or event.cell is None:
            return NO_CHANGE
        before = way.missing
        if event.kind == "rockfall":
            way.remove(event.cell)
        elif event.kind == "lay":
            way.lay(event.card or "", event.cell)
        else:
            goal = event.goal or ""
            way.lay("NESW" if goal == "gold" else goal.split()[-1], event.cell)
        return Change(before, way.missing)
