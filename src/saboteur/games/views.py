"""Views, results and outcomes of positions, built from what a seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

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
from saboteur.engine.core.telling import Telling, Words
from saboteur.engine.core.window import Window
from saboteur.games.prompts import prompts_of
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.filling import Filling
from saboteur.view import Cave, Discard, Duel, Expansion, Goal, Laid, Outcome, Prompt, Result, View

MOST_NETWORKS = 2
Question = tuple[int | None, Prompt | None, bool]
"""Who is asked, the prompt, and whether it has details."""
NUMBERS: dict[int, object] = Filling(lambda number: number)
"""Numbers that need no decoding."""
NUMBERS_OR_HIDDEN: dict[int, object] = Filling(lambda number: number if number >= 0 else HIDDEN)


class Own(msgspec.Struct, gc=False):
    """The fields of `View` that not all games have, in its order."""

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

    sight: ClassVar[type[Sight]]
    """What a seat (-1: a spectator) may see of a position."""
    detailed: ClassVar[frozenset[str]] = frozenset({"orient"})
    """The prompts that say more than their kind and seat: `prompt` adds it."""
    plain: ClassVar[bool] = True
    """Whether maze and fronts are shown as the engine tells them; otherwise `maze` and `fronts` are asked."""

    def __init__(self, codec: Codec, options: Mapping[str, Value], fronts: Sequence[str] = ()) -> None:
        """`fronts` are the cards that may lie in front of a seat, by the engine's bit."""
        self.codec = codec
        self.options = options
        self.prompts = prompts_of(codec.game)
        # The same few hundred cards, goals and discards come again and again.
        goals: dict[int, object] = Filling(self._new_goal)
        discards: dict[int, object] = Filling(self._new_discard)
        before: dict[int, object] = Filling(
            lambda mask: tuple([card for bit, card in enumerate(fronts) if mask >> bit & 1])
        )
        cards: dict[int, object] = dict(enumerate(codec.cards))
        kinds: list[object] = list(codec.cards)
        seen: list[object] = [None] * DISCARDS
        # Caches by viewer, the spectator first: most of a view is unchanged since the viewer's last one.
        self._questions: dict[int, Question] = Filling(self._new_question)
        self._board_words = [Telling(Filling(partial(self._lay, networks))) for networks in range(MOST_NETWORKS + 1)]
        shared = Telling(NUMBERS), Telling(before)
        self._goal_words = [Telling(goals) for _ in range(codec.players + 1)]
        words = [
            Words(self._board_words, told, Telling(cards, kinds), *shared, Telling(discards, seen))
            for told in self._goal_words
        ]
        # In one tuple, because each attribute access takes longer than some parts of a view.
        self._seated = {
            number - 1 if number else None: (number, one, self.sight, self.plain, codec.game, options, codec.players)
            for number, one in enumerate(words)
        }

    @abstractmethod
    def own(self, eyes: Any, number: int) -> tuple[Any, ...]:
        """The parts of `Own`; seats are numbered from 1, the spectator is 0."""

    def view(self, position: Position, seat: int | None) -> View:
        """The position as the seat may see it."""
        if seat not in self._seated:
            raise ValueError(
                f"There is no seat {seat}; the seats are 0 to {self.codec.players - 1}, a spectator is None."
            )
        number, words, sight, plain, game, options, players = self._seated[seat]
        eyes = sight(position, number - 1)
        question, round_, turn, board, goals, hand, sizes, fronts, pile, discards, pending, finished = eyes.tell(words)
        actor, prompt, detailed = self._questions[question]
        if detailed and prompt is not None:
            prompt = self.prompt(eyes, prompt)
        if not plain:
            board, fronts = self.maze(eyes, board), self.fronts(eyes, fronts)
        # Positional arguments: keywords would take four times as long as making the view.
        return View(  # type: ignore[call-arg]  # nobody can say how many parts the star stands for
            game,
            options,
            players,
            seat,
            round_,
            turn,
            actor,
            prompt,
            board,
            goals,
            hand,
            sizes,
            fronts,
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
        """The rewards of a finished match: the losers share -1, the winners +1.

        The sum is zero; if all win, or none, everyone gets 0. In solo it is the share of the largest possible gold.
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
        """The writer of observations; games with more features have their own."""
        return Observer(game, self.window(), len(self.codec.roles))

    def window(self) -> Window:
        """The cells that observations and action numbers cover."""
        return Window(*load(self.codec.game).bounds)

    def prompt(self, eyes: Any, asked: Prompt) -> Prompt:
        """A prompt with its details."""
        goal = eyes.prompt()[2]
        return Prompt(asked.kind, asked.seat, eyes.tell_goals(self._goal_words[0])[goal].cell)

    def maze(self, eyes: Any, told: tuple[Any, ...]) -> tuple[Any, ...]:  # noqa: ARG002 - for the games
        """The face-up cards."""
        return told

    def fronts(self, eyes: Any, told: tuple[Any, ...]) -> tuple[Any, ...]:  # noqa: ARG002 - for the games
        """The cards in front of each seat."""
        return told

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

    def _new_question(self, number: int) -> Question:
        # Between two rounds nobody is to move, but the match is not over either.
        kind = self.prompts.get(number >> QUESTION_SEAT)
        if kind is None:
            return None, None, False
        seat = (number & (1 << QUESTION_SEAT) - 1) - 1
        return seat, Prompt(kind, seat), kind in self.detailed


def _by_four(steps: list[int]) -> tuple[tuple[int, int, int, int], ...]:
    numbers = iter(steps)
    return tuple(zip(numbers, numbers, numbers, numbers, strict=True))


def most_gold(gold: tuple[int, ...]) -> Outcome:
    """The richest win, jointly if tied."""
    winners = tuple(seat for seat, amount in enumerate(gold) if amount == max(gold))
    return Outcome(winners, gold, "most-gold" if len(winners) == 1 else "shared-gold")
