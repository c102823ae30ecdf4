"""Views, results and outcomes of positions, built from what a seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

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
    DISCARDS,
    GOAL_OPEN,
    GOAL_PLACE,
    GOAL_SEEN,
    GOAL_TILE,
    LAID_PLACE,
    QUESTION_SEAT,
    SEEN_BITS,
    Sight,
)
from saboteur.engine.core.telling import Telling
from saboteur.engine.core.window import Window
from saboteur.games.prompts import prompts_of
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.filling import Filling
from saboteur.view import Cave, Discard, Duel, Expansion, Goal, Laid, Outcome, Prompt, Result, View

MOST_NETWORKS = 2
NUMBERS: dict[int, object] = Filling(lambda number: number)
"""Numbers that stand for themselves."""
NUMBERS_OR_HIDDEN: dict[int, object] = Filling(lambda number: number if number >= 0 else HIDDEN)


class Own(msgspec.Struct, gc=False):
    """The parts of a view that not all games have, as and where they are in `View`."""

    role: str | None = None
    roles: tuple[str, ...] = ()
    aside_role: str = HIDDEN
    passes: int = 0
    gold: tuple[int | str, ...] = ()
    offer: tuple[int | str, ...] = ()
    offers_seen: tuple[tuple[int, ...], ...] = ()
    picks: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()
    cave: Cave | None = None
    duel: Duel | None = None
    expansion: Expansion | None = None

    def parts(self) -> tuple[Any, ...]:
        """All of them in turn."""
        return msgspec.structs.astuple(self)


class Views(Rim, ABC):
    """Builds the views of one game. Each game adds its own parts to the common ones."""

    def __init__(self, codec: Codec, options: Mapping[str, Value]) -> None:
        self.codec = codec
        self.options = options
        self.prompts = prompts_of(codec.game)
        # The same few hundred cards, goals and discards come again and again.
        goals: dict[int, object] = Filling(self._new_goal)
        discards: dict[int, object] = Filling(self._new_discard)
        cards: dict[int, object] = dict(enumerate(codec.cards))
        kinds: list[object] = list(codec.cards)
        seen: list[object] = [None] * DISCARDS
        # What a seat is shown, the spectator first: most of it was the same the last time this seat looked.
        self._board_words = [Telling(Filling(partial(self._lay, networks))) for networks in range(MOST_NETWORKS + 1)]
        self._size_words = Telling(NUMBERS)
        self._questions: dict[int, Prompt | None] = Filling(self._new_question)
        self._goal_words = [Telling(goals) for _ in range(codec.players + 1)]
        self._hand_words = [Telling(cards, kinds) for _ in range(codec.players + 1)]
        self._discard_words = [Telling(discards, seen) for _ in range(codec.players + 1)]

    @abstractmethod
    def eyes(self, position: Position, seat: int) -> Sight:
        """What the seat (-1: a spectator) may see."""

    @abstractmethod
    def own(self, eyes: Any, number: int) -> tuple[Any, ...]:
        """The parts of `Own`; seats are numbered from 1, the spectator is 0."""

    def view(self, position: Position, seat: int | None) -> View:
        """The position as the seat may see it."""
        number = 0 if seat is None else seat + 1
        eyes = self.eyes(position, number - 1)
        prompt = self.prompt(eyes)
        round_, turn, goals, hand, sizes, pile, discards, pending, finished = eyes.tell(
            self._goal_words[number], self._hand_words[number], self._size_words, self._discard_words[number]
        )
        # Each part in its place: naming all of them takes four times as long as making the view.
        return View(  # type: ignore[call-arg]  # nobody can say how many parts the star stands for
            self.codec.game,
            self.options,
            self.codec.players,
            seat,
            round_,
            turn,
            None if prompt is None else prompt.seat,
            prompt,
            self.board(eyes),
            goals,
            hand,
            sizes,
            self.fronts(eyes),
            pile,
            discards,
            # What follows a finished round is no part of it.
            _by_four(pending) if pending and prompt is not None else (),
            *self.own(eyes, number),
            finished,
        )

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
    def fronts(self, eyes: Sight) -> tuple[Any, ...]:
        """The cards in front of each seat."""

    def prompt(self, eyes: Sight) -> Prompt | None:
        """The open prompt."""
        asked = self._questions[eyes.question]
        if asked is not None and asked.kind == "orient":
            goal = eyes.prompt()[2]
            return Prompt(asked.kind, asked.seat, eyes.tell_goals(self._goal_words[0])[goal].cell)
        return asked

    def board(self, eyes: Sight) -> tuple[Any, ...]:
        """The face-up cards."""
        return eyes.tell_board(self._board_words[eyes.networks])

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

    def _new_question(self, number: int) -> Prompt | None:
        # Between two rounds nobody is asked, but the match is not over either.
        kind = self.prompts.get(number >> QUESTION_SEAT)
        return None if kind is None else Prompt(kind, (number & (1 << QUESTION_SEAT) - 1) - 1)


def _by_four(steps: list[int]) -> tuple[tuple[int, int, int, int], ...]:
    numbers = iter(steps)
    return tuple(zip(numbers, numbers, numbers, numbers, strict=True))


def most_gold(gold: tuple[int, ...]) -> Outcome:
    """The richest win, jointly if tied."""
    winners = tuple(seat for seat, amount in enumerate(gold) if amount == max(gold))
    return Outcome(winners, gold, "most-gold" if len(winners) == 1 else "shared-gold")
