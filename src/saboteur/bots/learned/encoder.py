"""Encodes observations and legal moves of the solo game as the inputs of the network.

Everything is computed from an observation (`saboteur.observation`) and the numbers of the legal moves
(`saboteur.actions`); the tables below only say what the cards show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from saboteur.arrays.actions import actions_of
from saboteur.arrays.observation import observation_of
from saboteur.engine.core import action_space as domain
from saboteur.engine.core import moves as verb
from saboteur.engine.core.place import x_of, y_of

if TYPE_CHECKING:
    from saboteur.games import Ruleset

SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Row and column of the neighbours in the north, east, south and west."""
CELLS = ((0, 0), *SIDES)
MARGIN = 2
FAR = 20.0
"""The distance of an unreachable goal."""
FLAGS = ("card", "goal", "face-down", "north", "east", "south", "west", "gold", "marked-0")
REACHED = ("reached-0-north", "reached-0-east", "reached-0-south", "reached-0-west")
MASKS = ("way-in-0", "shut-0")
GOALS = 6
BITS = np.array([1, 2, 4, 8])


class Encoder:
    """Computes the features of states and moves from observations and legal moves."""

    def __init__(self, rules: Ruleset) -> None:
        space, seen = actions_of(rules), observation_of(rules)
        self.size = space.size
        self.height, self.width, self.depth = seen.shape
        self.planes = {name: number for number, name in enumerate(seen.planes)}
        self.cells = self.height * self.width
        self.features = slice(self.cells * self.depth, seen.size)
        self.parts = seen.parts
        self.kinds = seen.features["hand"]
        bounds = seen.bounds
        goals = [int(place) for place in rules.game.template.goals]
        self.goals = np.array([(y_of(place) - bounds.top, x_of(place) - bounds.left) for place in goals])
        rows, columns = np.divmod(np.arange(self.cells), self.width)
        away = np.abs(rows[:, None] - self.goals[:, 0]) + np.abs(columns[:, None] - self.goals[:, 1])
        self.away = away.astype(np.float32)
        """Steps from each cell to each goal."""
        self._read_tiles(rules)
        self._read_moves(space.space)
        self.blocks = int(space.space.count) + 1
        self.state_size = (seen.size - self.features.start) + 4 * GOALS + 4
        self.move_size = len(CELLS) * (len(FLAGS) + 4 + 8) + self.looks.shape[1] + self.kinds + 4 * GOALS + 8

    def _read_tiles(self, rules: Ruleset) -> None:
        tiles = rules.game.tiles
        count = int(tiles.count)
        looks, self.exits = [], np.zeros((count + 1, 16), np.int64)
        for tile in range(count):
            joins = [tiles.segments[tile * 4 + one] >> other & 1 for one in range(4) for other in range(one + 1, 4)]
            masks = [tiles.openings[tile], tiles.blocked[tile] & 15, tiles.trolls[tile]]
            arms = [mask >> side & 1 for mask in masks for side in range(4)]
            gold = [tiles.gold[tile], tiles.ladder[tile] == 1, tiles.ladder[tile] == 2]
            looks.append([*arms, *joins, *gold, 1])
            closed = tiles.blocked[tile] & 15
            for ways in range(16):
                # The own ladder is joined to the start wherever it lies.
                inside = ways & ~closed | (tiles.rungs[tile] if tiles.ladder[tile] == 1 else 0)
                self.exits[tile, ways] = tiles.joined[tile * 16 + inside] & ~closed
        self.looks = np.array([*looks, [0] * len(looks[0])], np.float32)
        self.nothing = count

    def _read_moves(self, space: domain.ActionSpace) -> None:
        """The card or verb, the cell, the tile and the cards given away of each action number."""
        starts = np.array([int(space.starts[block]) for block in range(space.count)] + [self.size - 1])
        self.block = np.searchsorted(starts, np.arange(self.size), side="right") - 1
        aim = np.arange(self.size) - starts[self.block]
        verbs = np.array([int(space.verbs[block]) for block in range(space.count)] + [0])
        cards = np.array([int(space.cards[block]) for block in range(space.count)] + [0])
        domains = np.array([int(space.domains[block]) for block in range(space.count)] + [domain.ALONE])
        self.verb, card, kind = verbs[self.block], cards[self.block], domains[self.block]
        self.cell = np.where(kind == domain.CELL, aim, -1)
        self.tile = np.where((self.verb == verb.LAY) | (self.verb == verb.ORIENT), card, self.nothing)
        self.turning = self.verb == verb.ORIENT
        given = np.zeros((self.size, self.kinds), np.float32)
        each = np.arange(self.size)
        thrown, removed = self.verb == verb.DISCARD, self.verb == verb.REMOVE
        np.add.at(given, (each[thrown], card[thrown]), 1)
        more = thrown & (aim > 0)
        np.add.at(given, (each[more], (card + aim - 1)[more]), 1)
        upper = ((np.sqrt(8 * aim + 1) - 1) // 2).astype(np.int64)
        np.add.at(given, (each[removed], upper[removed]), 1)
        np.add.at(given, (each[removed], (aim - upper * (upper + 1) // 2)[removed]), 1)
        self.given = given

    def encode(self, views: Any, rows: Any, actions: Any) -> tuple[Any, Any, Any]:
        """The features of each state and each move, and the block of each move.

        ``views`` has a row of bytes for each state; ``actions`` lists legal moves, and ``rows`` the state of each.
        """
        count = len(views)
        board = views[:, : self.features.start].reshape(count, self.height, self.width, self.depth)
        flat = board.reshape(count, self.cells, self.depth)
        rest = views[:, self.features.start :].astype(np.float32)
        rest[:, self.parts["pile"].start - self.features.start] /= 12
        ways = flat[:, :, self.planes["way-in-0"]]
        now = self._nearest(ways)
        goals = board[:, self.goals[:, 0], self.goals[:, 1]]
        hidden = goals[:, :, self.planes["face-down"]].astype(np.float32)
        known = goals[:, :, self.planes["card"]] * hidden
        worth = goals[:, :, self.planes["gold"]] * hidden
        sums = np.stack([(ways > 0).sum(1) / 8, (now * hidden).sum(1) / 30, hidden.sum(1) / 3, worth.sum(1) / 3], 1)
        states = np.concatenate([rest / 2, hidden, known, worth, now / 8, sums], 1).astype(np.float32)
        asked = views[:, self.parts["asked"].start]
        moves = self._moves(board, rows, actions, asked, (now, hidden, known, worth))
        return states, moves, self.block[actions]

    def nearness(self, states: Any) -> Any:
        """Progress of each state towards its goals: 1 for each one turned up, down to 0 for those eight steps away."""
        aims = states[:, -4 * GOALS - 4 : -4].reshape(len(states), 4, GOALS)
        return np.where(aims[:, 0] > 0, np.maximum(1 - aims[:, 3], 0), 1).sum(1)

    def round(self, states: Any) -> Any:
        """The round of each state, scaled for the network."""
        return states[:, self.parts["round"].start - self.features.start]

    def _nearest(self, ways: Any) -> Any:
        """The fewest steps to each goal from a cell that a way leads into, by state."""
        state, cell = np.nonzero(ways)
        found = np.full((len(ways), GOALS), FAR, np.float32)
        np.minimum.at(found, state, self.away[cell])
        return found

    def _moves(self, board: Any, rows: Any, actions: Any, asked: Any, aims: tuple[Any, ...]) -> Any:
        now, hidden, known, worth = aims
        padded = np.pad(board, ((0, 0), (MARGIN, MARGIN), (MARGIN, MARGIN), (0, 0)))
        cell = self.cell[actions].copy()
        turning = self.turning[actions]
        if turning.any():
            goal = asked[rows[turning]]
            cell[turning] = self.goals[goal, 0] * self.width + self.goals[goal, 1]
        there = cell >= 0
        y, x = np.divmod(np.maximum(cell, 0), self.width)
        around = [padded[rows, y + MARGIN + down, x + MARGIN + right] for down, right in CELLS]
        entered = np.zeros(len(actions), np.int64)
        parts = []
        for number, planes in enumerate(around):
            planes[~there] = 0
            flags = planes[:, [self.planes[name] for name in (*FLAGS, *REACHED)]]
            masks = [planes[:, [self.planes[name]]] & BITS > 0 for name in MASKS]
            parts += [flags, *masks]
            if number:
                # A neighbour's joined arm that looks back here, unless it is closed.
                back = (number - 1) ^ 2
                open_arm = (planes[:, self.planes[REACHED[back]]] > 0) & ~masks[1][:, back]
                entered |= open_arm.astype(np.int64) << (number - 1)
        tile = self.tile[actions]
        out = self.exits[tile, entered]
        after, ends, reached = now[rows].copy(), np.zeros(len(actions), np.float32), np.zeros(len(actions), np.float32)
        for side, (down, right) in enumerate(SIDES):
            beyond = around[side + 1]
            leads = there & (out >> side & 1 == 1) & (entered >> side & 1 == 0)
            into_goal = leads & (beyond[:, self.planes["face-down"]] > 0)
            leads &= (beyond[:, self.planes["card"]] == 0) | into_goal
            inside = leads & (y + down >= 0) & (y + down < self.height) & (x + right >= 0) & (x + right < self.width)
            steps = self.away[np.where(inside, (y + down) * self.width + x + right, 0)]
            after = np.where(inside[:, None], np.minimum(after, steps), after)
            ends += leads
            reached += into_goal
        gain = now[rows] - after
        close, far = hidden[rows], (1 - hidden[rows]) * FAR
        nearest_now, nearest = (now[rows] + far).min(1), (after + far).min(1)
        place = np.stack(
            [
                there,
                x * there / 8,
                (y - self.height // 2) * there / 4,
                ends / 2,
                reached,
                nearest_now / 8,
                nearest / 8,
                (nearest_now - nearest) / 2,
            ],
            1,
        )
        goals = [close * gain / 2, close * after / 8, known[rows] * gain / 2, worth[rows] * gain / 2]
        parts += [self.looks[tile], self.given[actions], *goals, place]
        return np.concatenate(parts, 1).astype(np.float32)
