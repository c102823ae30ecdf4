"""A position: the full state of a match, including hidden information."""

from operator import index
from typing import TYPE_CHECKING, Final, SupportsIndex, final

from saboteur.engine.core.board import Board
from saboteur.engine.core.chance import Chance, Dice
from saboteur.engine.core.events import DRAW, EventLog
from saboteur.engine.core.hand import holds
from saboteur.engine.core.moves import Moves, aim_at, has_place, spot_place_of
from saboteur.engine.core.reason import NOT_IN_HAND
from saboteur.engine.core.seat import BY, KIND, NOBODY, NUGGETS, SEAT_WIDTH, SIZE
from saboteur.engine.core.sheet import fill
from saboteur.engine.core.step import ALWAYS, DEPENDS
from saboteur.engine.core.vector import clone
from saboteur.engine.native import append, i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game, Worlds
    from saboteur.engine.core.observer import Observer

STEP_WIDTH: Final = 4


@final
class Position:
    """State of a match, changed in place by moves. Moves, cards and seats are numbers."""

    game: "Game"
    board: Board
    chance: Chance
    log: EventLog | None
    round: i64
    turn: i64  # the seat on turn, or last on turn
    last: i64  # the last seat to play or discard a hand card
    found: i64  # the seat that reached this round's treasure, or NOBODY
    drawn: i64  # number of cards drawn from the deck
    deck: vec[i64]  # this round's shuffled deck; shared by copies, never written
    goals: vec[i64]  # the tile under each goal; shared by copies, never written
    hands: vec[i64]  # seat * hand_room + slot
    seats: vec[i64]  # seat * SEAT_WIDTH + field
    discards: vec[i64]
    discard_count: i64
    agenda: vec[i64]  # the stack of steps
    depth: i64
    history: vec[i64]  # results of past rounds; shared by copies, replaced when extended
    extra: vec[i64]  # state of this game only, at its own offsets
    finished: object  # a spectator's view of the finished round until the next one's first move; None if unwatched

    def __init__(self, game: "Game", chance: Chance) -> None:
        self.game = game
        self.board = game.template
        self.chance = chance
        self.log = None
        self.round = 0
        self.turn = 0
        self.last = NOBODY
        self.found = NOBODY
        self.drawn = 0
        self.deck = game.deck
        self.goals = game.goal_tiles
        self.hands = game.deck
        self.seats = game.deck
        self.discards = game.deck
        self.discard_count = 0
        self.agenda = game.deck
        self.depth = 0
        self.history = vec[i64]()
        self.extra = game.deck
        self.finished = None

    def clear(self) -> None:
        """Allocate empty vectors; the board stays the template's until a round is opened."""
        game = self.game
        self.hands = vec[i64]([0] * (game.players * game.hand_room))
        self.seats = vec[i64]([0] * (game.players * SEAT_WIDTH))
        self.discards = vec[i64]([0] * len(game.deck))
        self.agenda = vec[i64]([0] * (24 * STEP_WIDTH))
        self.extra = vec[i64]([0] * game.extra_size)

    # Playing.

    @property
    def actor(self) -> int | None:
        """The seat to move; None when the match is over."""
        if self.depth == 0:
            return None
        return self.agenda[self.depth - STEP_WIDTH + 1]

    def moves(self) -> list[int]:
        """Every legal move of the actor, each once."""
        moves = Moves()
        if self.depth > 0:
            at = self.depth - STEP_WIDTH
            agenda = self.agenda
            step = self.game.steps[agenda[at]]
            step.moves(self, agenda[at + 1], agenda[at + 2], agenda[at + 3], moves)
        result: list[int] = []
        i: i64
        for i in range(moves.count):
            result.append(moves.items[i])
        return result

    def sample_move(self, dice: Dice) -> int:
        """A random legal move: a uniform card of the hand, then a uniform use of it."""
        return self._sample(dice, Moves())

    def why_not(self, move: SupportsIndex) -> int:
        """The number of the reason against this move of the actor; 0 if it is legal."""
        at = self.depth - STEP_WIDTH
        agenda = self.agenda
        seat = agenda[at + 1]
        code: i64 = index(move)
        if not holds(self, seat, code):
            return NOT_IN_HAND
        step = self.game.steps[agenda[at]]
        return step.why_not(self, seat, agenda[at + 2], agenda[at + 3], self.unfold(code))

    def play(self, move: SupportsIndex) -> None:
        """Play a legal move of the actor. Illegal moves are undefined: check `why_not` first."""
        self.finished = None
        # A check is cheaper than a call: searches play millions of single moves.
        if isinstance(move, int):
            self._play(move)
        else:
            self._play(index(move))

    def start(self) -> None:
        """Begin the match: deal the first round."""
        self.game.setup.start(self)
        self.settle()

    def playout(self, dice: Dice) -> int:
        """Play random moves to the end of the match and return their number."""
        self.chance = dice
        self.finished = None
        moves = Moves()
        steps = self.game.steps
        agenda = self.agenda
        count: i64 = 0
        while self.depth > 0:
            # `settle` and playing in one loop, so that each step is looked up once.
            at = self.depth - STEP_WIDTH
            step = steps[agenda[at]]
            seat = agenda[at + 1]
            a = agenda[at + 2]
            b = agenda[at + 3]
            if step.asking == ALWAYS or (step.asking == DEPENDS and step.asks(self, seat, a, b)):
                move = step.sample(self, seat, a, b, dice, moves)
                self.depth = at
                step.play(self, seat, a, b, move)
                count += 1
            else:
                self.depth = at
                step.run(self, seat, a, b)
        return count

    def copy(self) -> "Position":
        """An independent copy that shares the chance and has no log."""
        other = Position(self.game, self.chance)
        other.board = self.board.twin()
        other.round = self.round
        other.turn = self.turn
        other.last = self.last
        other.found = self.found
        other.drawn = self.drawn
        other.deck = self.deck
        other.goals = self.goals
        other.hands = clone(self.hands)
        other.seats = clone(self.seats)
        other.discards = clone(self.discards)
        other.discard_count = self.discard_count
        other.agenda = clone(self.agenda)
        other.depth = self.depth
        other.history = self.history
        other.extra = clone(self.extra)
        other.finished = self.finished
        return other

    def sample(self, seat: SupportsIndex, dice: Dice) -> "Position":
        """A uniformly random position that the seat (-1: a spectator) cannot distinguish from this one."""
        other = self.copy()
        other.chance = dice
        self.game.secrets.redeal(other, index(seat), dice)
        return other

    def worlds(self, seat: SupportsIndex) -> "Worlds":
        """A sampler for the seat (-1: a spectator), prepared once and faster than `sample`."""
        return self.game.secrets.worlds(self, index(seat))

    def view(self, seat: SupportsIndex | None) -> object:
        """The position as the seat may see it; None means a spectator."""
        if seat is None:
            return self.game.rim.view(self, None)
        return self.game.rim.view(self, index(seat))

    # Numbers for learning.

    @property
    def outcome(self) -> object:
        """How the match ended, an `Outcome`; None while it runs."""
        if self.depth > 0:
            return None
        return self.game.rim.outcome(self)

    def gold(self) -> list[int]:
        """Every seat's gold, whoever may know it."""
        result: list[int] = []
        seat: i64
        for seat in range(self.game.players):
            result.append(self.of(seat, NUGGETS))
        return result

    def rewards(self) -> list[float]:
        """The reward of each seat; 0 for all while the match runs."""
        if self.depth > 0:
            return [0.0] * self.game.players
        return self.game.rim.rewards(self)

    def observe(self, seat: SupportsIndex | None, out: object = None, rotate: bool = True) -> object:
        """Write what the seat may know (None: a spectator) into a buffer; without one, into new bytes.

        The buffer holds as many numbers as `saboteur.observation` says, one byte or one float each. With ``rotate``,
        whatever is listed by seat begins with this one.
        """
        row = self.observed(seat, rotate)
        if out is None:
            return bytes(row)
        fill(out, row)
        return out

    def observed(self, seat: SupportsIndex | None, rotate: bool = True) -> memoryview:
        """The observation, in memory that the next observation of this game overwrites."""
        viewer: i64 = -1
        if seat is not None:
            viewer = index(seat)
            if viewer < 0 or viewer >= self.game.players:
                raise ValueError(f"There is no seat {viewer}; the seats are 0 to {self.game.players - 1}.")
        first: i64 = 0
        if rotate and viewer > 0:
            first = viewer
        return self.observer().row(self, viewer, first)

    def observer(self) -> "Observer":
        """The writer of this game's observations."""
        found = self.game.observer
        if found is None:
            found = self.game.rim.observer(self.game)
            self.game.observer = found
        return found

    # The stack of steps.

    def push(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """Push a step."""
        at = self.depth
        agenda = self.agenda
        agenda[at] = kind
        agenda[at + 1] = seat
        agenda[at + 2] = a
        agenda[at + 3] = b
        self.depth = at + STEP_WIDTH

    def settle(self) -> None:
        """Run steps until one asks or the match is over."""
        agenda = self.agenda
        steps = self.game.steps
        while self.depth > 0:
            at = self.depth - STEP_WIDTH
            step = steps[agenda[at]]
            if step.asking == ALWAYS:
                return
            seat = agenda[at + 1]
            a = agenda[at + 2]
            b = agenda[at + 3]
            if step.asking == DEPENDS and step.asks(self, seat, a, b):
                return
            self.depth = at
            step.run(self, seat, a, b)

    # Seats, hands and piles.

    def of(self, seat: i64, field: i64) -> i64:
        """A field of a seat."""
        return self.seats[seat * SEAT_WIDTH + field]

    def keep(self, seat: i64, field: i64, value: i64) -> None:
        """Set a field of a seat."""
        self.seats[seat * SEAT_WIDTH + field] = value

    def pile(self) -> i64:
        """Number of cards in the draw pile."""
        return len(self.deck) - self.drawn

    def take_out(self, seat: i64, card: i64) -> i64:
        """Remove a card from the hand, keeping the order of the others; return it with its marks."""
        hands = self.hands
        seats = self.seats
        at = seat * SEAT_WIDTH + SIZE
        size = seats[at] - 1
        seats[at] = size
        i = seat * self.game.hand_room
        end = i + size
        taken = hands[i]
        while taken & KIND != card:
            i += 1
            taken = hands[i]
        while i < end:
            i += 1
            hands[i - 1] = hands[i]
        return taken

    def put_in(self, seat: i64, card: i64) -> None:
        """Add a card to the hand."""
        at = seat * SEAT_WIDTH + SIZE
        size = self.seats[at]
        self.hands[seat * self.game.hand_room + size] = card
        self.seats[at] = size + 1

    def throw(self, seat: i64, card: i64, flags: i64) -> None:
        """Put a card on the discards."""
        self.discards[self.discard_count] = card | seat << BY | flags
        self.discard_count += 1

    def remember(self, entry: i64) -> None:
        """Add to the history of the match."""
        self.history = append(self.history[:], entry)

    def draw(self, seat: i64) -> bool:
        """Draw a card for the seat alone to see, if the pile has one."""
        drawn = self.drawn
        if drawn >= len(self.deck):
            return False
        self.drawn = drawn + 1
        at = seat * SEAT_WIDTH + SIZE
        size = self.seats[at]
        card = self.deck[drawn]
        self.hands[seat * self.game.hand_room + size] = card
        self.seats[at] = size + 1
        if self.log is not None:
            self.log.add(DRAW, seat, card & KIND, 0, 0, 1 << seat)
        return True

    def unfold(self, move: i64) -> i64:
        """The move itself, or aimed at an empty place if its own shares a folded cell with an occupied one."""
        if not has_place(move) or self.board.is_near(spot_place_of(move)):
            return move
        # An empty place without neighbours.
        place: i64 = 0
        while self.board.grid[place] != 0:
            place += 1
        return aim_at(move, place)

    # Inside.

    def _sample(self, dice: Dice, moves: Moves) -> i64:
        at = self.depth - STEP_WIDTH
        agenda = self.agenda
        step = self.game.steps[agenda[at]]
        return step.sample(self, agenda[at + 1], agenda[at + 2], agenda[at + 3], dice, moves)

    def _play(self, move: i64) -> None:
        at = self.depth - STEP_WIDTH
        agenda = self.agenda
        step = self.game.steps[agenda[at]]
        self.depth = at
        step.play(self, agenda[at + 1], agenda[at + 2], agenda[at + 3], move)
        self.settle()
