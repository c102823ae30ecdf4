"""Turns a view back into a position: what the seat knows is set, the rest is any consistent deal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Game
from saboteur.engine.core.place import place_at
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import BY, FACE_UP, FRONT, NOBODY, PEEKED, SIZE
from saboteur.engine.core.step import TURN
from saboteur.engine.core.vector import vector
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell
from saboteur.view import Laid, View


class Decoder(ABC):
    """Decodes the views of one game; each game adds its own parts.

    The hidden cards of the result are dealt in a fixed order: sample it before use.
    """

    def __init__(self, game: Game, codec: Codec, fronts: Iterable[str] = ()) -> None:
        self.game = game
        self.codec = codec
        self._front_bit = {name: 1 << bit for bit, name in enumerate(fronts)}
        kinds = codec.kind_of_tile
        self.path_tile = {name: tile for tile, name in enumerate(codec.tiles) if kinds[tile] >= 0}
        printed = set(game.goal_tiles)
        turned = {game.tiles.turned[tile]: tile for tile in printed}
        self._goal_tile = {codec.tiles[tile]: tile for tile in (*turned, *printed)}
        self._printed = {tile: tile for tile in printed} | {
            lying: tile for lying, tile in turned.items() if lying not in printed
        }
        self.goal_named = {codec.goal_names[tile]: tile for tile in (*turned, *printed)}

    @abstractmethod
    def fill(self, position: Position, view: View) -> None:
        """Set the parts of this game only."""

    def out_of_play(self, view: View) -> Iterable[str]:  # noqa: ARG002 - for the games
        """Cards of the deck that the seat knows to lie neither in hands nor in the maze, the piles or the fronts."""
        return ()

    def pile_room(self, view: View) -> int:  # noqa: ARG002 - for the games
        """How many cards the shuffled deck of this round had."""
        return len(self.game.deck)

    def aside(self, view: View) -> int:  # noqa: ARG002 - for the games
        """How many cards of the deck lie aside unseen."""
        return 0

    def put_aside(self, position: Position, cards: list[int]) -> None:  # noqa: B027 - most games put none aside
        """Put these cards where the game keeps what lies aside."""

    def decode(self, view: View) -> Position:
        """A position that gives this view; `ValueError` if there is none."""
        if view.actor is None:
            raise ValueError("This view is of a match that is over; nothing is hidden any more.")
        try:
            return self._decode(view)
        except (LookupError, TypeError, ValueError, ArithmeticError) as error:
            raise ValueError(
                f"This view fits no position of {self.game.name}: {type(error).__name__}: {error}."
            ) from None

    def _decode(self, view: View) -> Position:
        game = self.game
        position = Position(game, Dice(0))
        position.clear()
        # The template is shared by all positions of the game.
        position.board = game.template.copy()
        position.round = view.round
        position.turn = view.turn
        position.finished = view.finished
        for step in view.pending or ((TURN, view.turn, 0, 0),):
            position.push(*step)
        if view.pending:
            position.last = view.turn
        self._lay(position, view)
        self._set_goals(position, view)
        for seat in range(game.players):
            position.keep(seat, SIZE, view.hand_sizes[seat])
            position.keep(seat, FRONT, sum(self._front_bit.get(card, 0) for card in view.front[seat]))
        self._deal(position, view)
        self.fill(position, view)
        return position

    def place(self, cell: Cell) -> int:
        """The place of a cell."""
        return place_at(*cell)

    def _lay(self, position: Position, view: View) -> None:
        board = position.board
        goals = {goal.cell: number for number, goal in enumerate(view.goals)}
        treasure = self.game.treasure
        for laid in view.board[board.card_count :]:
            number = goals.get(laid.cell)
            if number is None:
                board.lay(self.place(laid.cell), self.path_tile[laid.card])
                continue
            tile = self._goal_tile[laid.card]
            board.turn_up(number, tile)
            if tile == treasure:
                position.found = view.turn

    def _set_goals(self, position: Position, view: View) -> None:
        """Goals seen as they are, the others in any order."""
        unseen = Counter(self.game.goal_tiles)
        known = {}
        for number, goal in enumerate(view.goals):
            if goal.card != HIDDEN:
                known[number] = self._printed[self.goal_named[goal.card]]
                unseen[known[number]] -= 1
            for seat in goal.seen_by:
                position.keep(seat, PEEKED, position.of(seat, PEEKED) | 1 << number)
        rest = self.unused_goals(view, unseen)
        position.goals = vector([known[at] if at in known else rest.pop() for at in range(len(view.goals))])

    def unused_goals(self, view: View, unseen: Counter[int]) -> list[int]:  # noqa: ARG002 - for the games
        """The goals that may lie face down on the table."""
        return sorted(unseen.elements())

    def unseen_cards(self, view: View) -> list[int]:
        """The cards of the draw pile that the seat cannot see, sorted."""
        numbers = self.codec.card_number
        pool = Counter(self.game.deck)
        pool.subtract(numbers[card] for card in view.hand)
        pool.subtract(self.codec.kind_of_tile[self.path_tile[laid.card]] for laid in self.laid_paths(view))
        pool.subtract(numbers[discard.card] for discard in view.discards if discard.card != HIDDEN)
        pool.subtract(numbers[card] for cards in view.front for card in cards)
        pool.subtract(numbers[card] for card in self.out_of_play(view))
        if min(pool.values()) < 0:
            raise ValueError("there are more cards than the deck has")
        return sorted(pool.elements())

    def laid_paths(self, view: View) -> list[Laid]:
        """The path cards in the maze."""
        goals = {goal.cell for goal in view.goals}
        starts = self.game.template.card_count
        return [laid for laid in view.board[starts:] if laid.cell not in goals]

    def _deal(self, position: Position, view: View) -> None:
        """Put the unseen cards wherever cards lie face down."""
        game = self.game
        numbers = self.codec.card_number
        pool = self.unseen_cards(view)
        hidden = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
        hidden += sum(discard.card == HIDDEN for discard in view.discards) + view.draw_pile + self.aside(view)
        if len(pool) != hidden:
            raise ValueError(f"{hidden} cards lie face down, {len(pool)} are unseen")
        at = iter(self.deal_order(view, pool))
        for seat in range(game.players):
            start = seat * game.hand_room
            own = [numbers[card] for card in view.hand] if seat == view.seat else None
            for slot in range(view.hand_sizes[seat]):
                position.hands[start + slot] = next(at) if own is None else own[slot]
        for index, discard in enumerate(view.discards):
            card = next(at) if discard.card == HIDDEN else numbers[discard.card]
            position.discards[index] = card | discard.seat << BY | (0 if discard.face_down else FACE_UP)
        position.discard_count = len(view.discards)
        drawn = self.pile_room(view) - view.draw_pile
        position.deck = vector([0] * drawn + [next(at) for _ in range(view.draw_pile)])
        position.drawn = drawn
        self.put_aside(position, list(at))

    def deal_order(self, view: View, pool: list[int]) -> list[int]:  # noqa: ARG002 - for the games
        """The unseen cards in the order in which they are dealt to their places."""
        return pool


def seat_or_nobody(seat: int | None) -> int:
    """A seat as the engine counts."""
    return NOBODY if seat is None else seat
