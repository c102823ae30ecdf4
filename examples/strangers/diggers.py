"""Strangers at the table: players of Saboteur and Saboteur 2 with one idea each, to try a bot against.

saboteur simulate saboteur --players 5 --bots examples/strangers/diggers.py:Loud,my_bot.py:Mine --matches 100
"""

import random
from collections.abc import Sequence
from functools import cached_property

from saboteur import Event, Move, View
from saboteur.maze import Maze
from saboteur.notation.move import Cell

GOLD = "NESW"


class Table:
    """What a player sees at a glance: the maze, and how many cards are missing to the nearest goal."""

    def __init__(self, view: View, told: Cell | None = None) -> None:
        """``told`` is where somebody says that the gold lies."""
        self.view = view
        self.maze = Maze.of(view)
        closed = [goal for goal in view.goals if not goal.open and goal.card in {"?", GOLD}]
        self.sure = [goal.cell for goal in closed if goal.card == GOLD]
        self.targets = self.sure or [goal.cell for goal in closed if goal.cell == told] or [one.cell for one in closed]

    @cached_property
    def missing(self) -> int:
        """Cards missing now."""
        return self.missing_in(self.maze)

    def missing_in(self, maze: Maze) -> int:
        """Cards missing in another maze, as the crow flies."""
        if any(cell in self.targets for cell in maze.goals()):
            return 0
        return min([abs(x - a) + abs(y - b) for x, y in maze.ends() for a, b in self.targets], default=99)

    def gain(self, move: Move) -> int:
        """By how many cards a card laid, or a card taken away, brings the goal nearer."""
        assert move.cell is not None
        maze = self.maze.copy()
        if move.verb == "lay":
            maze.lay(move.card or "", move.cell)
        else:
            maze.remove(move.cell)
        return self.missing - self.missing_in(maze)


class Loud:
    """Sabotages from the first turn on and accuses whoever comes to mind; as a digger simply digs."""

    games: tuple[str, ...] = ("saboteur", "saboteur2")

    def __init__(self) -> None:
        self.enemies: set[int] = set()
        self.told: Cell | None = None

    def choose(self, view: View, moves: list[Move], rng: random.Random) -> Move:
        """What it likes best, chance deciding between equals."""
        if view.prompt is None or view.prompt.kind != "turn":
            return max(moves, key=lambda move: (move.value or 0, move.verb == "steal", rng.random()))
        table = Table(view, self.told)
        return max(moves, key=lambda move: (self.like(table, move), rng.random()))

    def like(self, table: Table, move: Move) -> float:
        """How much it likes a move."""
        return self.dig(table, move) if self.digs(table) else self.sabotage(table, move)

    def digs(self, table: Table) -> bool:
        """Whether it plays as a digger in this turn."""
        return table.view.role != "saboteur"

    def dig(self, table: Table, move: Move) -> float:
        """Every card nearer to a goal is welcome."""
        if move.verb == "lay":
            gain = table.gain(move)
            return 5.0 + gain if gain > 0 else gain - 0.5
        if move.verb == "discard":
            return 1.0 - sum(self.keeps(card) for card in move.cards)
        card, mine = move.card or "", move.seat == table.view.seat
        if card.startswith("repair"):
            return 8.0 if mine else -2.0 if move.seat in self.enemies else 2.0
        if card.startswith("broken"):
            return 4.0 if move.seat in self.enemies else -2.0
        if card == "map":
            return -1.0 if table.sure or move.cell not in table.targets else 3.0
        if card == "rockfall":
            return 4.0 if table.gain(move) > 0 else -2.0
        return 3.0 if move.verb == "remove" else 0.0

    def sabotage(self, table: Table, move: Move) -> float:
        """Dead ends, rockfalls and broken tools, whatever comes first."""
        if move.verb == "lay":
            return 0.1 - 6.0 * table.gain(move)
        card = move.card or ""
        if card == "rockfall":
            return 0.1 - 5.0 * table.gain(move)
        if card.startswith("broken"):
            return -3.0 if move.seat == table.view.seat else 5.0 - len(table.view.front[move.seat or 0])
        if card.startswith("repair"):
            return 3.0 if move.seat == table.view.seat else -3.0
        return 0.5 if move.verb == "discard" and "broken" not in str(move) else 0.0

    def keeps(self, card: str) -> float:
        """How much it would miss a card."""
        return 0.1 if "|" in card or len(card) == 1 else 0.6

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[str]:  # noqa: ARG002 - as bots are called
        """Saboteurs shout."""
        if view.role != "saboteur" or rng.random() < 0.5:
            return ()
        return (f"accuse p{rng.choice([seat for seat in range(view.players) if seat != view.seat]) + 1}",)


class Sleeper(Loud):
    """As a saboteur digs like everyone until the gold is near or two thirds of the pile are gone."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = 0

    def digs(self, table: Table) -> bool:
        """Sleep as long as there is time."""
        view = table.view
        self.pile = max(self.pile, view.draw_pile)
        return view.role != "saboteur" or (table.missing > 2 and 3 * view.draw_pile > self.pile)

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[str]:  # noqa: ARG002 - as bots are called
        """Nothing."""
        return ()


class Paranoid(Loud):
    """Whoever breaks a tool, brings down a rock or twice in a row throws a card away is an enemy."""

    def __init__(self) -> None:
        super().__init__()
        self.idle: set[int] = set()

    def see(self, events: Sequence[Event]) -> None:
        """Suspect."""
        for event in events:
            if event.kind == "round":
                self.enemies.clear()
                self.idle.clear()
            elif event.seat is not None:
                if event.kind in {"break", "rockfall"} or (event.kind == "discard" and event.seat in self.idle):
                    self.enemies.add(event.seat)
                if event.kind == "discard":
                    self.idle.add(event.seat)
                elif event.kind in {"lay", "repair", "map"}:
                    self.idle.discard(event.seat)

    def dig(self, table: Table, move: Move) -> float:
        """Stop enemies first; help nobody."""
        if (move.card or "").startswith(("broken", "repair")) and move.seat != table.view.seat:
            return 7.0 if "broken" in str(move) and move.seat in self.enemies else -2.0
        return super().dig(table, move)

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[str]:  # noqa: ARG002 - as bots are called
        """Name the enemies."""
        others = sorted(self.enemies - {view.seat or 0})
        return (f"accuse p{rng.choice(others) + 1}",) if others else ()


class Believer(Sleeper):
    """Digs wherever somebody says that the gold lies; as a saboteur names a goal where it does not, and digs there."""

    def see(self, events: Sequence[Event]) -> None:
        """Believe the last who spoke of gold."""
        for event in events:
            if event.kind == "round":
                self.told = None
            elif event.kind == "claim" and (event.claim or "").startswith("gold "):
                x, y = (event.claim or "").split()[1].split(",")
                self.told = int(x), int(y)

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[str]:  # noqa: ARG002 - as bots are called
        """Tell what a map has shown, or the opposite."""
        for goal in view.goals:
            if not goal.open and goal.card != "?":
                lies = view.role == "saboteur"
                return (f"{'gold' if (goal.card == GOLD) != lies else 'stone'} {goal.cell[0]},{goal.cell[1]}",)
        return ()


class Hoarder(Loud):
    """Keeps its action cards until the pile is empty or its own tools are broken, then plays one after the other."""

    def like(self, table: Table, move: Move) -> float:
        """Path cards first."""
        liked = super().like(table, move)
        helps = (move.card or "").startswith("repair") and move.seat == table.view.seat
        spends = move.verb == "play" or any(card == card.lower() for card in move.cards)
        return min(liked, 9.0) - 20.0 if spends and not helps and table.view.draw_pile else liked

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[str]:  # noqa: ARG002 - as bots are called
        """Nothing."""
        return ()


class Drifter(Hoarder):
    """Lays any card that connects, wherever, whichever its role; a child at the table."""

    def like(self, table: Table, move: Move) -> float:
        """A card in the maze is a good card."""
        if move.verb == "play":
            return 6.0 if (move.card or "").startswith("repair") and move.seat == table.view.seat else 1.0
        return 5.0 if move.verb == "lay" else 0.0


class Thief(Loud):
    """Saboteur 2: steals, hides in other hats and looks into other hands before it lays a card."""

    games = ("saboteur2",)

    def like(self, table: Table, move: Move) -> float:
        """Whatever brings something at once."""
        mine = move.seat == table.view.seat
        at_once = {"theft": 9.0, "free": 7.0 if mine else -1.0, "inspection": 6.0, "hands-off": 4.0, "trapped": 4.0}
        at_once |= {"swap-hats": 3.0, "swap-hands": 2.0}
        liked = at_once.get(move.card or "") if move.verb == "play" else None
        return super().like(table, move) if liked is None else liked
