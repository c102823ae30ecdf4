"""A game: card tables and rule parts, immutable during a match."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, final

from saboteur.engine.core.board import Board
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.step import Step
from saboteur.engine.core.tiles import Tiles
from saboteur.engine.native import append, i64, mypyc_attr, vec

if TYPE_CHECKING:
    from saboteur.engine.core.observer import Observer
    from saboteur.engine.core.policy import Policy
    from saboteur.engine.core.position import Position


class Setup(ABC):
    """Sets up matches and rounds."""

    @abstractmethod
    def start(self, position: "Position") -> None:
        """Begin a match on an empty position."""

    @abstractmethod
    def deal(self, position: "Position", starter: i64) -> None:
        """Begin a round."""


class Secrets(ABC):
    """Resamples what a seat cannot know."""

    @abstractmethod
    def redeal(self, position: "Position", seat: i64, dice: Dice) -> None:
        """Redeal everything hidden from the seat (-1: a spectator), uniformly at random."""

    @abstractmethod
    def worlds(self, position: "Position", seat: i64) -> "Worlds":
        """Many samples for the seat, prepared once; they do not follow later changes of the position."""


class Worlds(ABC):
    """The positions that a seat cannot distinguish."""

    @abstractmethod
    def sample(self, dice: Dice) -> "Position":
        """One of them, all equally likely; it depends only on what the seat knows and the dice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rim:
    """Turns positions into views; implemented outside the engine."""

    def view(self, position: "Position", seat: int | None) -> object:
        """The position as the seat may see it."""
        raise NotImplementedError

    def outcome(self, position: "Position") -> object:
        """How a finished match ended."""
        raise NotImplementedError

    def rewards(self, position: "Position") -> list[float]:
        """The value of a finished match to each seat."""
        raise NotImplementedError

    def observer(self, game: "Game") -> "Observer":
        """The writer of the game's observations."""
        raise NotImplementedError


@final
class Game:
    """The parts of a game for a given number of players and set of options."""

    name: str
    players: i64
    rounds: i64
    hand_size: i64
    hand_room: i64  # the most cards a hand can ever hold
    extra_size: i64
    tiles: Tiles
    template: Board  # the board at the start of a round
    deck: vec[i64]  # every card of the draw pile
    tile_of: vec[i64]  # the upright tile of each path card
    goal_tiles: vec[i64]  # the goals as printed
    treasure: i64  # the tile that ends the round when reached, or -1
    role_cards: vec[i64]
    broken_cards: vec[i64]  # cards in front of players (broken pick, lantern, cart, then the game's own), by bit
    setup: Setup
    secrets: Secrets
    # Vectors, because items of a list are type-checked on each access.
    steps: vec[Step]  # by kind
    effects: vec[Effect]  # by card
    rim: Rim
    observer: "Observer | None"  # writes observations; made when the first is asked for
    policy: "Policy | None"  # plays rollouts for searches; None if the game has none

    def __init__(self, name: str, players: i64, rounds: i64, tiles: Tiles, template: Board) -> None:
        self.name = name
        self.players = players
        self.rounds = rounds
        self.hand_size = 0
        self.hand_room = 0
        self.extra_size = 0
        self.tiles = tiles
        self.template = template
        self.deck = vec[i64]()
        self.tile_of = vec[i64]()
        self.goal_tiles = vec[i64]()
        self.treasure = -1
        self.role_cards = vec[i64]()
        self.broken_cards = vec[i64]()
        self.steps = vec[Step]()
        self.effects = vec[Effect]()
        self.rim = Rim()
        self.observer = None
        self.policy = None

    def set_steps(self, steps: list[Step]) -> None:
        """Register the steps of the game, each under its own kind."""
        idle = Step()
        for step in steps:
            if step.kind < 0:
                raise ValueError("a step without a kind")
            while len(self.steps) <= step.kind:
                self.steps = append(self.steps, idle)
            if self.steps[step.kind] is not idle:
                raise ValueError("two steps of one kind")
            self.steps[step.kind] = step

    def set_effects(self, effects: list[Effect]) -> None:
        """Register the effects, by card."""
        self.effects = vec[Effect](effects)

    def set_cards(
        self, deck: list[int], tile_of: list[int], goal_tiles: list[int], role_cards: list[int], broken: list[int]
    ) -> None:
        """Register the cards. Takes lists because vectors cannot be made outside the engine."""
        self.broken_cards = vec[i64](broken)
        self.deck = vec[i64](deck)
        self.tile_of = vec[i64](tile_of)
        self.goal_tiles = vec[i64](goal_tiles)
        self.role_cards = vec[i64](role_cards)


def empty_board(tiles: Tiles, size: i64, cards: i64, goals: i64) -> Board:
    """A board without cards: a grid of ``size`` with room for this many face-up cards."""
    return Board(
        tiles,
        vec[i64]([0] * size),
        vec[i64]([0] * cards),
        vec[i64]([0] * (2 * cards + 8)),
        vec[i64]([0] * goals),
        vec[i64]([0] * tiles.networks),
    )
