"""The board agrees with the oracle on random mazes of every game, and its folded grid never confuses two cells."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable

import pytest

from oracle.maze import Maze, Rule
from saboteur.cards import deck as decks
from saboteur.engine.core.board import Board
from saboteur.engine.core.fit import ANYHOW, JOINED, LINKED
from saboteur.engine.core.game import empty_board
from saboteur.engine.core.place import STEPS, place_at, reach_of_fold, x_of, y_of
from saboteur.engine.core.tiles import BESIDE_GOAL, BESIDE_GOLD
from saboteur.engine.saboteur2.end_round import BLUE_DOORS, GREEN_DOORS
from saboteur.engine.saboteur2.routes import free_way
from saboteur.games.card_table import CardTable, Reading

Cell = tuple[int, int]
SIDES = "NESW"
REASONS = (None, "occupied", "not-adjacent", "does-not-fit", "not-connected", "beside-goal", "beside-gold")

READINGS = {
    "saboteur": Reading(ladders=False),
    "saboteur2": Reading(),
    "duel": Reading(("green", "blue")),
    "solo": Reading(("green",)),
    "dark-cave": Reading(kept=False),
}
SIZES = {"saboteur": 2048, "saboteur2": 4096, "duel": 2048, "solo": 2048, "dark-cave": 4096}
COLOURS: dict[str, tuple[str | None, ...]] = {
    "saboteur": (None,),
    "saboteur2": (None,),
    "duel": ("green", "blue"),
    "solo": ("green",),
    "dark-cave": (),
}


class Pair:
    """The same maze twice: on the engine's board and in the oracle."""

    def __init__(self, game: str, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        deck = decks.load(game)
        players = deck.players[0]
        self.cards = CardTable(deck, players, READINGS[game])
        self.paths = [path.code for path in deck.paths for _ in range(path.count)]
        layout = deck.layout(players)
        self.goals = list(layout.goals)
        self.board = empty_board(self.cards.tiles, SIZES[game], 120, len(self.goals))
        colours: dict[Cell, str | None] = {}
        laid: dict[Cell, str] = {}
        starts = [tile for tile in self.cards.starts if game != "solo" or "green" in self.cards.codec.tiles[tile]]
        for tile, cell in zip(starts, layout.starts, strict=True):
            code = self.cards.codec.tiles[tile]
            colour = "blue" if "blue" in code else "green" if "green" in code else None
            self.board.put_start(place_at(*cell), tile, 1 if colour == "blue" else 0)
            colours[cell] = colour
            laid[cell] = code
        for number, cell in enumerate(self.goals):
            self.board.put_goal(number, place_at(*cell))
        self.maze = Maze(laid, self.goals, colours)

    def rule(self, colour: str | None) -> Rule:
        return Rule(self.game, colour=colour)

    def needs(self, code: str, network: int, colour: str | None) -> tuple[int, int]:
        """A game's placement rule as the board's need and avoid."""
        if self.game == "dark-cave":
            return JOINED, 0
        ladder = next((part for part in code.partition(":")[2].split("+") if part.startswith("ladder")), "")
        if self.game == "saboteur2" and ladder:
            return ANYHOW, BESIDE_GOAL
        if self.game in {"duel", "solo"} and ladder:
            if ladder == f"ladder-{colour}":
                return ANYHOW, BESIDE_GOAL | BESIDE_GOLD
            if self.game == "duel":
                linked = self.board.climbed >> (READINGS["duel"].networks.index(ladder[7:]) + 1 + 8 * network) & 1
                return ANYHOW if linked else LINKED + 4 * network, BESIDE_GOAL | BESIDE_GOLD
        return LINKED + 4 * network, 0

    def check(self) -> int:
        """Every tile of the deck on every cell around the maze gets the same answer; the networks are the same."""
        self.check_links()
        words = self.cards.codec
        cells = self.maze.frontier | set(self.maze.cards) | {(50, 50)}
        codes = self.rng.sample(sorted(words.lay), 5)
        checked = 0
        for network, colour in enumerate(COLOURS[self.game] or (None,)):
            for code in codes:
                need, avoid = self.needs(code, network, colour)
                openings = self.cards.tiles.openings[words.lay[code]]
                for cell in cells:
                    found = REASONS[self.board.why_not(place_at(*cell), openings, need, avoid)]
                    expected = self.maze.why_not(code, cell, self.rule(colour))
                    assert found == expected, f"{self.game} {code} {cell} {colour} {self.maze.cards} {self.maze.keys}"
                    checked += 1
        return checked

    def check_links(self) -> None:
        for network, colour in enumerate(COLOURS[self.game]):
            ignore = self.game == "saboteur2"
            expected = self.maze.connected(colour, ignore)
            found = set()
            for cell in self.maze.cards:
                linked = self.board.linked(place_at(*cell), network)
                tile = self.board.tile_at(place_at(*cell))
                for side in range(4):
                    if linked >> side & 1:
                        mask = self.cards.tiles.segments[tile * 4 + side]
                        found.add((cell, frozenset(s for i, s in enumerate(SIDES) if mask >> i & 1)))
            assert found == expected, (self.game, colour, self.maze.cards)
            reached = {
                self.goals[i]
                for i in range(len(self.goals))
                if self.board.hidden(i) and self.board.reached >> (i + 16 * network) & 1
            }
            assert reached == self.maze.reached(colour), (self.game, colour, self.maze.cards)
        assert {(x_of(p), y_of(p)) for p in self.edge()} == self.maze.frontier

    def edge(self) -> list[int]:
        return [self.board.edge[i] for i in range(self.board.edge_count)]

    # Changing both.

    def lay(self, code: str, cell: Cell) -> None:
        self.board.lay(place_at(*cell), self.cards.codec.lay[code])
        self.maze = self.maze.laid(code, cell)

    def remove(self, cell: Cell) -> None:
        self.board.remove(place_at(*cell))
        self.maze = self.maze.without(cell)
        rebuilt = self.board.copy()
        rebuilt.rebuild()
        assert drawn(self.board) == drawn(rebuilt)

    def turn_up(self, number: int, code: str) -> None:
        self.board.turn_up(number, self.cards.codec.goal[code])
        self.maze = self.maze.revealed(code, self.goals[number])


def grow(pair: Pair, steps: int, seen: Counter[str]) -> None:
    """Lay, remove, turn up and open at random, comparing after every step."""
    rng = pair.rng
    words = pair.cards.codec
    colours = COLOURS[pair.game] or (None,)
    for _ in range(steps):
        act = rng.random()
        hidden = [i for i in range(len(pair.goals)) if pair.board.hidden(i)]
        reached = [i for i in hidden if (pair.board.reached | pair.board.reached >> 16) >> i & 1]
        if reached or (hidden and pair.game == "dark-cave" and act < 0.03):
            pair.turn_up(rng.choice(reached or hidden), rng.choice(sorted(words.goal)))
            seen["goals"] += 1
        elif act < 0.12 and pair.maze.removable():
            pair.remove(rng.choice(sorted(pair.maze.removable())))
            seen["rockfalls"] += 1
        elif act < 0.2 and pair.game == "duel":
            open_something(pair, seen)
        else:
            colour = rng.choice(colours)
            lays: list[tuple[str, Cell]] = []
            for code in rng.sample(pair.paths, 5):
                lays += sorted(pair.maze.lays(code, pair.rule(colour)))
            if lays:
                # Mostly towards a goal, or none would ever be reached.
                best = min(lays, key=lambda lay: (way_left(pair, lay[1]), "|" in lay[0]))
                chosen = best if rng.random() < 0.8 else rng.choice(lays)
                before = pair.maze.connected(colour) if COLOURS[pair.game] else set()
                pair.lay(*chosen)
                after = pair.maze.connected(colour) if COLOURS[pair.game] else set()
                seen["laid"] += 1
                seen["gaps closed"] += len({node[0] for node in after - before} - {chosen[1]}) > 0
        seen["answers"] += pair.check()


def way_left(pair: Pair, cell: Cell) -> int:
    """Distance from a cell to the nearest face-down goal."""
    hidden = pair.maze.hidden or {(0, 0)}
    return min(abs(cell[0] - x) + abs(cell[1] - y) for x, y in hidden)


def open_something(pair: Pair, seen: Counter[str]) -> None:
    """Use a key or bribe a troll, if there is one."""
    colour = pair.rng.choice(("green", "blue"))
    network = ("green", "blue").index(colour)
    trolls = sorted(pair.maze.bribable(colour))
    assert {cell for cell in pair.maze.cards if touchable(pair, cell, network)} == set(trolls)
    if trolls and pair.rng.random() < 0.7:
        cell = pair.rng.choice(trolls)
        pair.maze = pair.maze.paid(cell)
        arms = pair.cards.tiles.trolls[pair.board.tile_at(place_at(*cell))]
        for side in range(4):
            if arms >> side & 1:
                pair.board.open_arm(place_at(*cell), side, 0)
                pair.board.open_arm(place_at(*cell), side, 1)
        seen["trolls"] += 1
        return
    doors = sorted(pair.maze.locked(colour))
    if doors:
        cell = pair.rng.choice(doors)
        pair.maze = pair.maze.keyed(colour, cell)
        arms = pair.cards.tiles.doors[pair.board.tile_at(place_at(*cell))]
        for side in range(4):
            if (arms | arms >> 4) >> side & 1:
                pair.board.open_arm(place_at(*cell), side, network)
        seen["keys"] += 1


def touchable(pair: Pair, cell: Cell, network: int) -> bool:
    """Whether the network reaches an unbribed troll of this card."""
    tile = pair.board.tile_at(place_at(*cell))
    arms = pair.cards.tiles.trolls[tile]
    if cell in pair.maze.bribed:
        return False
    return any(arms >> side & 1 and pair.board.touches(place_at(*cell), side, network) for side in range(4))


@pytest.mark.parametrize("game", list(READINGS))
def test_the_board_agrees_with_the_oracle(game: str, volume: Callable[..., int]) -> None:
    """Placement, networks, reached goals and the edge, on mazes grown at random."""
    rng = random.Random(f"board {game}")
    seen: Counter[str] = Counter()
    for _ in range(volume(8, interpreted=4)):
        grow(Pair(game, rng), 40, seen)
    wanted = {"laid", "rockfalls", "goals"} | ({"trolls", "keys"} if game == "duel" else set())
    wanted |= {"gaps closed"} if COLOURS[game] else set()
    assert all(seen[name] > 0 for name in wanted), seen


def test_a_copy_of_a_board_is_its_own() -> None:
    """Changing a copy leaves the board as it was."""
    pair = Pair("saboteur2", random.Random(3))
    grow(pair, 12, Counter())
    copy = pair.board.copy()
    for place in [copy.cards[i] for i in range(1, copy.card_count)]:
        if place not in [place_at(*cell) for cell in pair.goals]:
            copy.remove(place)
    pair.check()


def has_ladder(pair: Pair, place: int) -> bool:
    """Whether a ladder stands on the card there."""
    return pair.cards.tiles.ladder[pair.board.tile_at(place)] != 0


@pytest.mark.slow
def test_doors_shut_at_the_end_of_a_saboteur_2_round() -> None:
    """S2-25: a colour has a free way if some way avoids the other colour's doors."""
    rng = random.Random(5)
    seen: Counter[str] = Counter()
    for _ in range(30):
        pair = Pair("saboteur2", rng)
        grow(pair, 40, Counter())
        for number, cell in enumerate(pair.goals):
            if pair.board.hidden(number):
                continue
            for colour, shut in (("blue", GREEN_DOORS), ("green", BLUE_DOORS)):
                way = list(free_way(pair.board, place_at(*cell), shut))
                assert bool(way) == pair.maze.free(colour, cell)
                seen["free" if way else "shut"] += 1
                if way:
                    assert (place_at(0, 0), place_at(*cell)) == (way[0], way[-1])
                for here, there in itertools.pairwise(way):
                    beside = there - here in STEPS
                    assert beside or (has_ladder(pair, here) and has_ladder(pair, there))
                    seen["step" if beside else "climb"] += 1
    assert min(seen[name] for name in ("free", "shut", "step", "climb")) > 0, seen


def test_cells_of_the_folded_grid_never_meet() -> None:
    """Two cells that share an index are further apart than the longest maze the deck can make.

    Every card lies next to an earlier one, so a maze of n path cards reaches at most n cells beyond a start or goal
    card, and its edge one more; the cells around goals are marked, too.
    """
    for game, size in SIZES.items():
        deck = decks.load(game)
        tunnels = sum(card.count for card in deck.paths)
        for players in range(deck.players[0], deck.players[1] + 1):
            layout = deck.layout(players)
            fixed = [*layout.starts, *layout.goals]
            spread = max(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in fixed for b in fixed)
            assert tunnels + spread + 2 < reach_of_fold(size), (game, players)


def test_places_and_cells_are_one_to_one() -> None:
    for x in range(-100, 101, 7):
        for y in range(-100, 101, 9):
            assert (x, y) == (x_of(place_at(x, y)), y_of(place_at(x, y)))


def drawn(board: Board) -> list[object]:
    """All that a board says of its cards."""
    cells = [board.at(place_at(x, y)) for x in range(-6, 15) for y in range(-8, 9)]
    cards = [board.cards[i] for i in range(board.card_count)]
    edge = [board.edge[i] for i in range(board.edge_count)]
    return [cells, cards, edge, board.reached, board.climbed]


def open_first(pair: Pair) -> None:
    """Open the first arm that is closed."""
    blocked = pair.cards.tiles.blocked
    for place in (pair.board.cards[i] for i in range(pair.board.card_count)):
        arms = int(blocked[pair.board.tile_at(place)])
        if arms:
            arm = arms.bit_length() - 1
            pair.board.open_arm(place, arm & 3, arm >> 2)
            return
    raise AssertionError("no card has a closed arm")


CHANGES: dict[str, Callable[[Pair], None]] = {
    "lay": lambda pair: pair.board.lay(pair.edge()[0], pair.cards.codec.lay["NESW"]),
    "lay_all": lambda pair: pair.board.lay_all([pair.edge()[0]], [pair.cards.codec.lay["NESW"]]),
    "turn_up": lambda pair: pair.board.turn_up(0, pair.cards.codec.goal["NESW"]),
    "remove": lambda pair: pair.board.remove(pair.board.cards[pair.board.card_count - 1]),
    "open_arm": open_first,
    "put_start": lambda pair: pair.board.put_start(pair.edge()[0], pair.cards.starts[0], 0),
    "put_goal": lambda pair: pair.board.put_goal(0, pair.edge()[0]),
    "begin_at": lambda pair: pair.board.begin_at(pair.board.cards[1], 0, 0),
    "rebuild": lambda pair: pair.board.rebuild(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_boards_with_the_same_cards_change_apart(change: str) -> None:
    # Only the Duel's trolls close arms.
    pair = Pair("duel" if change == "open_arm" else "saboteur", random.Random(3))
    grow(pair, 24 if change == "open_arm" else 12, Counter())
    board = pair.board
    kept, copied, same = drawn(board), board.copy(), board.twin()
    for changed, others in ((board, (copied, same)), (same, (copied,))):
        pair.board = changed
        CHANGES[change](pair)
        after = drawn(changed)
        assert all(drawn(other) == kept for other in others)
        other = changed.twin()
        pair.board = other
        CHANGES["rebuild"](pair)
        assert drawn(changed) == after
