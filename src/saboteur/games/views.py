"""Views, results and outcomes of positions, built from what a seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial

from saboteur.cards.box import Value
from saboteur.cards.deck import load
from saboteur.cards.shape import letters
from saboteur.engine.core.board import LINK, TILE
from saboteur.engine.core.game import Game, Rim
from saboteur.engine.core.observer import Observer
from saboteur.engine.core.place import ORIGIN
from saboteur.engine.core.position import Position
from saboteur.engine.core.sight import (
    DISCARD_CARD,
    DISCARD_DOWN,
    DISCARD_SEAT,
    GOAL_OPEN,
    GOAL_PLACE,
    GOAL_SEEN,
    GOAL_TILE,
    LAID_PLACE,
    SEEN_BITS,
    Sight,
)
from saboteur.engine.core.window import Window
from saboteur.games.prompts import prompts_of
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.filling import Filling
from saboteur.view import Discard, Goal, Laid, Outcome, Prompt, Result, View


class Views(Rim, ABC):
    """Builds the views of one game. Each game adds its own parts to the common ones."""

    def __init__(self, codec: Codec, options: Mapping[str, Value]) -> None:
        self.codec = codec
        self.options = options
        self.prompts = prompts_of(codec.game)
        # The same few hundred cards, goals and discards come again and again.
        self._laid: dict[int, Callable[[int], Laid]] = Filling(
            lambda networks: Filling(partial(self._lay, networks)).__getitem__
        )
        self._goal: Callable[[int], Goal] = Filling(self._new_goal).__getitem__
        self._discard: Callable[[int], Discard] = Filling(self._new_discard).__getitem__
        self._card: Callable[[int], str] = codec.cards.__getitem__

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> View:
        """The position as the seat may see it."""

    @abstractmethod
    def results(self, position: Position) -> tuple[Result, ...]:
        """How each finished round ended, complete."""

    @abstractmethod
    def outcome(self, position: Position) -> Outcome:
        """How a finished match ended."""

    def rewards(self, position: Position) -> list[float]:
        """What a finished match is worth to each seat: the losers pay one point in all, the winners share it.

        So the sum is zero; if all win, or none, everyone gets 0. A lone player gets a share of the most gold there is.
        """
        found = self.outcome(position)
        winners = len(found.winners)
        losers = len(found.gold) - winners
        if len(found.gold) == 1:
            return [found.gold[0] / load(self.codec.game).max_gold]
        if not winners or not losers:
            return [0.0] * len(found.gold)
        return [1 / winners if seat in found.winners else -1 / losers for seat in range(len(found.gold))]

    def observer(self, game: Game) -> Observer:
        """What writes observations; a game that shows more has its own."""
        return Observer(game, self.window(), len(self.codec.roles))

    def window(self) -> Window:
        """The cells that observations and action numbers cover."""
        return Window(*load(self.codec.game).bounds)

    @abstractmethod
    def fronts(self, eyes: Sight) -> tuple[tuple[str, ...], ...]:
        """The cards in front of each seat."""

    def common(self, eyes: Sight, seat: int | None) -> dict[str, object]:
        """The parts common to the views of all games."""
        codec = self.codec
        prompt = self.prompt(eyes)
        return {
            "game": codec.game,
            "options": self.options,
            "players": codec.players,
            "seat": seat,
            "round": eyes.round,
            "turn": eyes.turn,
            "actor": None if prompt is None else prompt.seat,
            "prompt": prompt,
            "board": self.board(eyes),
            "goals": tuple(map(self._goal, eyes.goals())),
            "hand": tuple(map(self._card, eyes.hand())),
            "hand_sizes": tuple(eyes.hand_sizes()),
            "front": self.fronts(eyes),
            "draw_pile": eyes.pile,
            "discards": tuple(map(self._discard, eyes.discards())),
            # What follows a finished round is no part of it.
            "pending": () if prompt is None else self._pending(eyes),
            "finished": eyes.finished,
        }

    def prompt(self, eyes: Sight) -> Prompt | None:
        """The open prompt."""
        numbers = eyes.prompt()
        # Between two rounds nobody is asked, but the match is not over either.
        if not numbers or numbers[0] not in self.prompts:
            return None
        kind = self.prompts[numbers[0]]
        if kind == "orient":
            return Prompt(kind, numbers[1], self._goal(eyes.goals()[numbers[2]]).cell)
        return Prompt(kind, numbers[1])

    def board(self, eyes: Sight) -> tuple[Laid, ...]:
        """The face-up cards."""
        return self.laid(eyes.board(), eyes.networks)

    def laid(self, cards: list[int], networks: int) -> tuple[Laid, ...]:
        """Cards from the engine's numbers."""
        return tuple(map(self._laid[networks], cards))

    def _lay(self, networks: int, card: int) -> Laid:
        links = card >> LINK & 255
        arms = [letters(links >> 4 * network & 15) for network in range(networks)]
        cell = self.codec.cell((card >> LAID_PLACE) - ORIGIN)
        return Laid(self.codec.tiles[card & TILE], cell, tuple(arms) if links else ())

    def _new_goal(self, goal: int) -> Goal:
        tile = (goal & GOAL_TILE) - 1
        seen = goal >> GOAL_SEEN & SEEN_BITS
        return Goal(
            self.codec.cell((goal >> GOAL_PLACE) - ORIGIN),
            self.codec.goal_names[tile] if tile >= 0 else HIDDEN,
            bool(goal >> GOAL_OPEN & 1),
            tuple([seat for seat in range(self.codec.players) if seen >> seat & 1]),
        )

    def _new_discard(self, discard: int) -> Discard:
        card = (discard & DISCARD_CARD) - 1
        seat = discard >> DISCARD_SEAT & 15
        return Discard(self.codec.cards[card] if card >= 0 else HIDDEN, seat, bool(discard >> DISCARD_DOWN & 1))

    def _pending(self, eyes: Sight) -> tuple[tuple[int, int, int, int], ...]:
        steps = eyes.pending()
        if not steps:
            return ()
        numbers = iter(steps)
        return tuple(zip(numbers, numbers, numbers, numbers, strict=True))


def most_gold(gold: tuple[int, ...]) -> Outcome:
    """The richest win, jointly if tied."""
    winners = tuple(seat for seat, amount in enumerate(gold) if amount == max(gold))
    return Outcome(winners, gold, "most-gold" if len(winners) == 1 else "shared-gold")
