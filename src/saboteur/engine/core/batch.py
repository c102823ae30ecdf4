"""Many positions stepped in one call, with masks and observations of the seat to move."""

from array import array
from typing import Final, final

from saboteur.engine.core.action_space import ActionSpace
from saboteur.engine.core.canvas import Canvas
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Game
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.observer import Observer
from saboteur.engine.core.position import STEP_WIDTH, Position
from saboteur.engine.core.seat import NUGGETS
from saboteur.engine.core.sheet import Sheet, blank_numbers, bytes_of
from saboteur.engine.native import i64, u8, vec

SEED_STEP: Final = 7919
"""Distance between the seeds of two matches of one row."""
BLOCK: Final = 16
"""Rows that are prefetched into the processor's cache at once."""
FEW: Final = 64
"""This many rows stay there anyway."""
LINE: Final = 8
"""Numbers per cache line."""
LINE_BYTES: Final = 64


@final
class Batch:
    """Rows of matches. With auto-reset, a finished one is replaced by a new one after its rewards were written.

    Row ``r`` plays its matches with seeds that depend on the batch's seed and ``r`` alone, so a row does not depend on
    the size of the batch.
    """

    game: Game
    space: ActionSpace
    observer: Observer
    size: i64
    auto_reset: bool
    watched: bool  # whether masks and observations are written after each step
    positions: list[Position]
    dice: list[Dice]
    masks: list[Sheet]
    views: list[Canvas]
    mask_numbers: vec[u8]
    view_numbers: vec[u8]
    actors: vec[u8]
    done: vec[u8]
    rewards: vec[float]
    paid: vec[u8]  # whether the row has rewards
    gold: vec[i64]  # of each seat at the last step, for rewards in gold
    by_gold: bool
    scratch: Moves
    read: i64  # the sum of what was prefetched, so that the reads are not optimised away

    def __init__(
        self,
        game: Game,
        space: ActionSpace,
        observer: Observer,
        size: i64,
        auto_reset: bool,
        watched: bool,
        by_gold: bool,
    ) -> None:
        self.game = game
        self.space = space
        self.observer = observer
        self.size = size
        self.auto_reset = auto_reset
        self.watched = watched
        self.by_gold = by_gold
        self.positions = []
        self.dice = []
        self.masks = []
        self.views = []
        rows: i64 = 0
        if watched:
            rows = size
        self.mask_numbers = blank_numbers(rows * space.size)
        self.view_numbers = blank_numbers(rows * observer.size)
        self.actors = blank_numbers(size)
        self.done = blank_numbers(size)
        self.paid = blank_numbers(size)
        self.rewards = vec[float]([0.0] * (size * game.players))
        self.gold = vec[i64]([0] * (size * game.players))
        self.scratch = Moves()
        self.read = 0
        row: i64
        for row in range(size):
            dice = Dice(row)
            self.dice.append(dice)
            self.positions.append(Position(game, dice))
            self.masks.append(Sheet(self.mask_numbers, row * space.size))
            self.views.append(observer.canvas_on(self.view_numbers, row * observer.size))

    def reset(self, seed: int) -> None:
        """Start a new match in every row."""
        row: i64
        for row in range(self.size):
            self.dice[row] = Dice(seed * 1_000_003 + row * SEED_STEP)
            self._begin(row)
            self._clear_rewards(row)
            self.done[row] = 0
            self._show(row)

    def step(self, actions: list[int]) -> int:
        """Play one action in every row that is not over; -1, or the first row whose action is illegal.

        Nothing is played if there is one.
        """
        row: i64
        for row in range(self.size):
            if not self._allows(row, actions[row]):
                return row
        for row in range(self.size):
            if row % BLOCK == 0:
                self._fetch(row)
            self._play(row, self._code(row, actions[row]))
        return -1

    def step_random(self, steps: i64) -> None:
        """Play random moves in every row: a uniform card, then a uniform use of it, as in playouts."""
        row: i64
        i: i64
        steps_of = self.game.steps
        # Row by row: they do not depend on each other, and a position stays in the processor's cache.
        for row in range(self.size):
            for i in range(steps):
                position = self.positions[row]
                if position.depth > 0:
                    at = position.depth - STEP_WIDTH
                    agenda = position.agenda
                    step = steps_of[agenda[at]]
                    dice = self.dice[row]
                    move = step.sample(position, agenda[at + 1], agenda[at + 2], agenda[at + 3], dice, self.scratch)
                    self._play(row, move)
                elif self.paid[row] != 0:
                    self._clear_rewards(row)

    def step_uniform(self, steps: i64) -> None:
        """Play uniformly random legal moves in every row; masks must be written."""
        row: i64
        i: i64
        for row in range(self.size):
            if row % BLOCK == 0:
                self._fetch(row)
            for i in range(steps):
                if self.positions[row].depth > 0:
                    self._play(row, self._listed(row, self.dice[row].below(self.masks[row].count)))
                elif self.paid[row] != 0:
                    self._clear_rewards(row)

    def _fetch(self, first: i64) -> None:
        """Prefetch what a block of rows will need, one level of pointers after the other for all rows.

        Rows that were evicted from the cache are loaded line by line, each address known only once the previous line is
        there. The processor overlaps loads that do not depend on each other.
        """
        if self.size <= FEW or not self.watched:
            return  # without masks and observations a row is small
        last = min(first + BLOCK, self.size)
        features = self.observer.me
        width = self.observer.size
        read: i64 = 0
        row: i64
        i: i64
        for row in range(first, last):
            position = self.positions[row]
            read += position.depth + position.round + position.drawn + self.dice[row].low
            read += self.masks[row].count + self.views[row].drawn
            for i in range(row * width + features, (row + 1) * width, LINE_BYTES):
                read += i64(self.view_numbers[i])
        for row in range(first, last):
            position = self.positions[row]
            board = position.board
            read += board.edge_count + board.changes + position.agenda[0]
            read += position.discards[max(position.discard_count - 1, 0)]
            read += position.deck[min(position.drawn, len(position.deck) - 1)]
            for i in range(0, len(position.extra), LINE):
                read += position.extra[i]
            for i in range(0, len(position.seats), LINE):
                read += position.seats[i]
            for i in range(0, len(position.hands), LINE):
                read += position.hands[i]
        for row in range(first, last):
            board = self.positions[row].board
            grid = board.grid
            mask = board.mask
            edge = board.edge
            for i in range(board.edge_count):
                read += grid[edge[i] & mask]
        for row in range(first, last):
            canvas = self.views[row]
            read += canvas.sheet.count + i64(canvas.counts[canvas.kinds])
            for i in range(canvas.kinds + canvas.players, len(canvas.counts), LINE_BYTES):
                read += i64(canvas.counts[i])
        for row in range(first, last):
            sheet = self.masks[row]
            touched = sheet.touched
            for i in range(sheet.count):
                read += i64(self.mask_numbers[sheet.start + i64(touched[i])])
        self.read = read

    # One row.

    def _begin(self, row: i64) -> None:
        position = Position(self.game, self.dice[row])
        self.positions[row] = position
        position.start()
        players = self.game.players
        seat: i64
        for seat in range(players):
            self.gold[row * players + seat] = 0

    def _play(self, row: i64, move: i64) -> None:
        """Play a move; write rewards and the next observation."""
        position = self.positions[row]
        if self.paid[row] != 0:
            self._clear_rewards(row)
        if position.depth == 0:
            return
        at = position.depth - STEP_WIDTH
        agenda = position.agenda
        step = self.game.steps[agenda[at]]
        position.depth = at
        step.play(position, agenda[at + 1], agenda[at + 2], agenda[at + 3], move)
        position.settle()
        self.done[row] = 0
        if self.by_gold:
            self._pay_gold(row, position)
        if position.depth == 0:
            self.done[row] = 1
            if not self.by_gold:
                self._pay_wins(row, position)
            if self.auto_reset:
                self._begin(row)
        self._show(row)

    def _clear_rewards(self, row: i64) -> None:
        players = self.game.players
        self.paid[row] = 0
        seat: i64
        for seat in range(players):
            self.rewards[row * players + seat] = 0.0

    def _pay_wins(self, row: i64, position: Position) -> None:
        players = self.game.players
        found = self.game.rim.rewards(position)
        self.paid[row] = 1
        seat: i64
        for seat in range(players):
            self.rewards[row * players + seat] = found[seat]

    def _pay_gold(self, row: i64, position: Position) -> None:
        players = self.game.players
        seat: i64
        for seat in range(players):
            now = position.of(seat, NUGGETS)
            before = self.gold[row * players + seat]
            if now != before:
                self.paid[row] = 1
                self.rewards[row * players + seat] = float(now - before)
                self.gold[row * players + seat] = now

    def _show(self, row: i64) -> None:
        position = self.positions[row]
        seat: i64 = 0
        if position.depth > 0:
            seat = position.agenda[position.depth - STEP_WIDTH + 1]
        self.actors[row] = u8(seat)
        if self.watched:
            self.space.write_mask(position, self.scratch, self.masks[row])
            self.observer.write(position, seat, seat, self.views[row])

    def _allows(self, row: i64, action: i64) -> bool:
        if self.positions[row].depth == 0:
            return True
        if action < 0 or action >= self.space.size:
            return False
        if self.watched:
            return self.mask_numbers[row * self.space.size + action] == 1
        self.space.list_moves(self.positions[row], self.scratch)
        i: i64 = 0
        while i < self.scratch.count and self.space.index_of(self.scratch.items[i]) != action:
            i += 1
        return i < self.scratch.count

    def _listed(self, row: i64, number: i64) -> i64:
        """The legal move of the row with this number in the list; its mask was written in the same order."""
        action = i64(self.masks[row].touched[number])
        if action != self.space.overflow:
            return self.space.move_at(action)
        self.space.list_moves(self.positions[row], self.scratch)
        return self.scratch.items[number]

    def _code(self, row: i64, action: i64) -> i64:
        if self.positions[row].depth == 0:
            return 0
        if action != self.space.overflow:
            return self.space.move_at(action)
        self.space.list_moves(self.positions[row], self.scratch)
        return self.space.overflowing(self.scratch)

    # Memory for callers outside the engine.

    def mask_bytes(self) -> memoryview:
        """The masks of all rows."""
        return bytes_of(self.mask_numbers)

    def view_bytes(self) -> memoryview:
        """The observations of all rows."""
        return bytes_of(self.view_numbers)

    def actor_bytes(self) -> memoryview:
        """The seat to move in each row."""
        return bytes_of(self.actors)

    def done_bytes(self) -> memoryview:
        """1 for each row whose match ended with the last step."""
        return bytes_of(self.done)

    def reward_bytes(self) -> memoryview:
        """The rewards of each row and seat, as floats of eight bytes."""
        return floats_of(self.rewards)


def floats_of(numbers: vec[float]) -> memoryview:
    """The numbers as read-only memory: shared if compiled, a copy if interpreted."""
    shared: object = numbers
    if isinstance(shared, list):
        return memoryview(array("d", shared))
    return memoryview(numbers)
