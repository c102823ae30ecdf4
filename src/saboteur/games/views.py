"""Views, results and outcomes of positions, built from what a seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from saboteur.cards.box import Value
from saboteur.cards.deck import load
from saboteur.cards.shape import letters
from saboteur.engine.core.game import Game, Rim
from saboteur.engine.core.observer import Observer
from saboteur.engine.core.position import Position
from saboteur.engine.core.sight import Sight
from saboteur.engine.core.window import Window
from saboteur.games.prompts import prompts_of
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.view import Discard, Goal, Laid, Outcome, Prompt, Result, View


class Views(Rim, ABC):
    """Builds the views of one game. Each game adds its own parts to the common ones."""

    def __init__(self, codec: Codec, options: Mapping[str, Value]) -> None:
        self.codec = codec
        self.options = options
        self.prompts = prompts_of(codec.game)
        self._laid: dict[tuple[int, int, int], Laid] = {}

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
            "goals": self._goals(eyes),
            "hand": tuple([codec.cards[card] for card in eyes.hand()]),
            "hand_sizes": tuple(eyes.hand_sizes()),
            "front": self.fronts(eyes),
            "draw_pile": eyes.pile,
            "discards": self._discards(eyes),
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
        cell = self.codec.cell(eyes.goals()[3 * numbers[2]]) if kind == "orient" else None
        return Prompt(kind, numbers[1], cell)

    def board(self, eyes: Sight) -> tuple[Laid, ...]:
        """The face-up cards."""
        return self.laid(eyes.board(), eyes.networks)

    def laid(self, cards: list[int], networks: int) -> tuple[Laid, ...]:
        """Cards from tile, place and joined arms of each."""
        numbers = iter(cards)
        known = self._laid
        result = []
        for key in zip(numbers, numbers, numbers, strict=True):
            laid = known.get(key)
            if laid is None:
                laid = known[key] = self._lay(networks, *key)
            result.append(laid)
        return tuple(result)

    def _lay(self, networks: int, tile: int, place: int, links: int) -> Laid:
        arms = [letters(links >> 4 * network & 15) for network in range(networks)]
        return Laid(self.codec.tiles[tile], self.codec.cell(place), tuple(arms) if links else ())

    def _goals(self, eyes: Sight) -> tuple[Goal, ...]:
        numbers = iter(eyes.goals())
        names = self.codec.goal_names
        looked = self._lookers(eyes.peeked())
        return tuple(
            [
                Goal(self.codec.cell(place), names[tile] if tile >= 0 else HIDDEN, bool(open_), looked.get(number, ()))
                for number, (place, tile, open_) in enumerate(zip(numbers, numbers, numbers, strict=True))
            ]
        )

    def _lookers(self, masks: list[int]) -> dict[int, tuple[int, ...]]:
        """The seats that looked at a goal, by its number."""
        found: dict[int, tuple[int, ...]] = {}
        for seat, mask in enumerate(masks):
            for number in range(mask.bit_length()):
                if mask >> number & 1:
                    found[number] = (*found.get(number, ()), seat)
        return found

    def _discards(self, eyes: Sight) -> tuple[Discard, ...]:
        numbers = iter(eyes.discards())
        cards = self.codec.cards
        return tuple(
            [
                Discard(cards[card] if card >= 0 else HIDDEN, seat, bool(face_down))
                for card, seat, face_down in zip(numbers, numbers, numbers, strict=True)
            ]
        )

    def _pending(self, eyes: Sight) -> tuple[tuple[int, int, int, int], ...]:
        numbers = iter(eyes.pending())
        return tuple(zip(numbers, numbers, numbers, numbers, strict=True))


def most_gold(gold: tuple[int, ...]) -> Outcome:
    """The richest win, jointly if tied."""
    winners = tuple(seat for seat, amount in enumerate(gold) if amount == max(gold))
    return Outcome(winners, gold, "most-gold" if len(winners) == 1 else "shared-gold")
