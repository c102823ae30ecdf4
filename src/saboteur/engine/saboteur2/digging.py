"""The distance of a role of Saboteur 2 from the gold, as its seat knows the goals, with the other team's doors shut."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import LINKS, SHUT, TILE, Board
from saboteur.engine.core.fit import SHOWS_LINK
from saboteur.engine.core.outlook import Outlook
from saboteur.engine.core.policy import MILLI
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import PEEKED, ROLE
from saboteur.engine.core.ways import FIELD, WIDTH, Ways, missing
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.weights import widest
from saboteur.engine.saboteur2.state import BLUE_DIGGER, BOSS, GREEN_DIGGER, PROFITEER, SABOTEUR

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game
    from saboteur.engine.core.position import Position

REFRESH: Final = 5
"""Number of laid cards after which distances are measured again."""


@final
class Digging:
    """Turns missing up to the gold, now and with one more card or one less."""

    through: vec[i64]  # by tile: some way leads through it
    root: Ways
    later: Ways
    now: Outlook  # for all
    mine: Outlook  # with the doors of the other team shut
    then: Outlook
    maze: Board  # on which the way of the seat is measured
    shut: bool  # whether that is not the true maze
    odds: vec[i64]  # the probability of gold under each goal, in thousandths
    turns: i64  # turns missing up to the gold
    role: i64
    digs: bool

    def __init__(self, game: "Game") -> None:
        self.root = Ways(game.template)
        self.later = Ways(game.template)
        self.now = Outlook(self.root, 0)
        self.mine = Outlook(self.root, 0)
        self.then = Outlook(self.root, 0)
        self.maze = game.template
        self.shut = False
        self.odds = vec[i64]([0] * len(game.template.goals))
        self.turns = 0
        self.role = SABOTEUR
        self.digs = False
        self.through = vec[i64]([0] * int(game.tiles.count))
        i: i64
        for i in range(game.tiles.count):
            self.through[i] = widest(game.tiles.segments, i) // 2

    def use(self, ways: Ways) -> None:
        """Use these distances."""
        self.now.ways = ways
        self.mine.ways = ways
        self.then.ways = ways

    def survey(self, position: "Position", seat: i64) -> None:
        """Evaluate the position before the move, as the seat knows it."""
        board = position.board
        ways = self.now.ways
        if board.card_count >= ways.cards + REFRESH or board.card_count < ways.cards:
            if ways is self.root:
                self.later.take(ways)
                self.use(self.later)
            self.later.follow(board)
        self.role = position.of(seat, ROLE)
        self.digs = self.role in (BLUE_DIGGER, GREEN_DIGGER, BOSS)
        peeked = position.of(seat, PEEKED)
        treasure = position.game.treasure
        unknown: i64 = 0
        sure: i64 = -1
        goal: i64
        for goal in range(len(self.odds)):
            self.odds[goal] = 0
            if board.hidden(goal):
                if peeked >> goal & 1 == 0:
                    unknown += 1
                elif position.goals[goal] == treasure:
                    sure = goal
        for goal in range(len(self.odds)):
            if goal == sure:
                self.odds[goal] = MILLI
            elif sure < 0 and board.hidden(goal) and peeked >> goal & 1 == 0:
                self.odds[goal] = MILLI // unknown
        self.now.look(board)
        self._shut_doors(board)
        if self.shut:
            self.mine.look(self.maze)
            self.turns = self.expect(self.mine.best)
        else:
            self.turns = self.expect(self.now.best)

    def _shut_doors(self, board: Board) -> None:
        """Shut the doors that a digger cannot pass, on a separate maze."""
        self.shut = False
        self.maze = board
        if self.role not in (BLUE_DIGGER, GREEN_DIGGER):
            return
        shutting = board.tiles.doors
        i: i64
        for i in range(board.card_count):
            place = board.cards[i]
            arms = self.doors(shutting[board.at(place) & TILE])
            if arms != 0 and board.at(place) & LINKS != 0:
                if not self.shut:
                    self.maze = board.copy()
                    self.shut = True
                self.maze.grid[place & board.mask] |= arms << SHUT
        if self.shut:
            self.maze.rebuild()

    def doors(self, doors: i64) -> i64:
        """The arms that the seat's role cannot pass."""
        if self.role == BLUE_DIGGER:
            return doors >> 4 & 15
        if self.role == GREEN_DIGGER:
            return doors & 15
        return 0

    def expect(self, steps: i64) -> i64:
        """Turns missing, over the goals that may hide the gold."""
        total: i64 = 0
        goal: i64
        for goal in range(len(self.odds)):
            total += self.odds[goal] * (steps >> WIDTH * goal & FIELD)
        return total

    def attempt(self, outlook: Outlook, board: Board, place: i64, tile: i64, dead: bool) -> i64:
        """The distances to each goal with the card laid there; a dead end leads nowhere."""
        if dead and not self.shut:
            outlook.look(board)
        joined: i64 = 0
        if not dead:
            joined = board.joins(place, tile, 0)
            group = board.tiles.ladder[tile]
            if group != 0 and board.climbed >> group & 1:
                joined |= board.tiles.rungs[tile]
        outlook.lay(board, place, tile, joined)
        if outlook.loose:
            tried = board.copy()
            tried.lay(place, tile)
            outlook.after = self.look_at(tried)
        return outlook.after

    def look_at(self, board: Board) -> i64:
        """The distances to each goal on a trial board."""
        self.then.look(board)
        return self.then.reach(board)

    def gains(self, after: i64) -> bool:
        """Whether a connection made now brings this role gold."""
        if self.role in (BOSS, PROFITEER):
            return True
        if self.role not in (BLUE_DIGGER, GREEN_DIGGER):
            return False
        goal: i64 = 0
        while goal < len(self.odds) and (missing(after, goal) > 0 or self.odds[goal] == 0):
            goal += 1
        return goal < len(self.odds)

    def without(self, board: Board, place: i64, exact: bool) -> i64:
        """How much nearer the gold is with a card removed: tried on a trial board, or estimated."""
        value = board.at(place)
        gain: i64 = 0
        goal: i64
        if exact:
            tried = self.maze.copy()
            tried.remove(place)
            ways = self.now.ways
            self.later.measure(tried)
            self.then.ways = self.later
            gain = self.turns - self.expect(self.look_at(tried))
            if ways is self.later:
                self.later.measure(board)
            self.then.ways = ways
        elif self.through[value & TILE] != 0:
            # The part behind it can be joined again by one card.
            if value & LINKS != 0:
                gain = -MILLI
        elif board.shown(place) >> SHOWS_LINK & 15 != 0:
            beside = self.now.ways.beside(board, place)
            for goal in range(len(self.odds)):
                saved = missing(self.now.best, goal) - missing(beside, goal)
                if saved > 0:
                    gain += self.odds[goal] * saved
        return gain

    def turned(self, position: "Position", tile: i64) -> i64:
        """Turns missing with the goal in question turned up like this."""
        goal = position.agenda[position.depth - STEP_WIDTH + 2]
        board = position.board.copy()
        board.turn_up(goal, tile)
        return self.expect(self.look_at(board))
