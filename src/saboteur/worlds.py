"""Samples positions that are consistent with a view, for bots to search in. They use only what the seat may know."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from saboteur.engine.core.chance import Dice
from saboteur.games import DeckFile, Ruleset, ruleset
from saboteur.notation.move import Move
from saboteur.view import Outcome, View
from saboteur.weights import ByCell, BySeat, Weights

if TYPE_CHECKING:
    from saboteur.engine.core.game import Worlds as Sampler
    from saboteur.engine.core.position import Position

SEED_BITS = 58
GRAIN = 1 << 29
TRIES = 5_000
"""Samples tried for one weighted position."""


class Worlds:
    """Positions that the seat of a view cannot distinguish, each equally likely.

    The same view and the same randomness give the same positions, whatever is hidden in the match.

    >>> from saboteur import Match
    >>> match = Match.new("saboteur", players=5, seed=7)
    >>> view = match.view(0)
    >>> worlds = Worlds(view, random.Random(1))
    >>> position = worlds()
    >>> str(position.view(0)) == str(view)
    True
    >>> worlds.playout(position).reason in ("most-gold", "shared-gold")
    True
    """

    def __init__(self, view: View, rng: random.Random, deck: DeckFile | None = None) -> None:
        """Lazy: a bot that needs no positions pays nothing. ``deck`` is the match's custom deck, if it has one."""
        self._view = view
        self._rng = rng
        self._deck = deck
        self._rules: Ruleset | None = None
        self._sampler: Sampler | None = None
        self._dice: Dice | None = None

    def __call__(
        self, *, roles: BySeat | None = None, goals: ByCell | None = None, hands: BySeat | None = None
    ) -> Position:
        """A position that fits the view; `ValueError` if there is none.

        With weights (by seat and role, by cell and goal, by seat and card) a position is as likely as the product of
        all that apply to it: ``worlds(roles={2: {"saboteur": 5}}, goals={(8, 0): {"gold": 2}})``. Exact by rejection;
        after `TRIES` rejected positions one of these is taken by its weight.
        """
        if roles or goals or hands:
            return self._weighted(Weights(self.rules, roles or {}, goals or {}, hands or {}))
        return self.sampler.sample(self.dice)

    def _weighted(self, weights: Weights) -> Position:
        """Rejection sampling by weight; after too many rejections, choose among the rejected positions by weight."""
        total, kept = 0.0, None
        for _ in range(TRIES):
            world = self()
            weight = weights.of(world)
            if int(self.dice.below(GRAIN)) * weights.most < weight * GRAIN:
                return world
            total += weight
            # Weighted reservoir sampling: each is kept with its share of the weight so far.
            if weight > 0 and int(self.dice.below(GRAIN)) * total < weight * GRAIN:
                kept = world
        if kept is None:
            raise ValueError("No position fits these weights; give what is possible a weight above 0.")
        return kept

    @property
    def rules(self) -> Ruleset:
        """The rules of the match."""
        if self._rules is None:
            self._rules = rules_of(self._view, self._deck)
        return self._rules

    @property
    def sampler(self) -> Sampler:
        """The engine's source of these positions."""
        if self._sampler is None:
            seat = -1 if self._view.seat is None else self._view.seat
            self._sampler = self.rules.decoder.decode(self._view).worlds(seat)
        return self._sampler

    @property
    def dice(self) -> Dice:
        """The random generator of these positions; playouts may use it, too."""
        if self._dice is None:
            self._dice = Dice(self._rng.getrandbits(SEED_BITS))
        return self._dice

    def code(self, move: Move | str) -> int:
        """The number of a move, as positions take it."""
        return self.rules.codec.code(Move.parse(move) if isinstance(move, str) else move)

    def move(self, code: int) -> Move:
        """The move behind a number."""
        return self.rules.codec.move(code)

    def playout(self, position: Position) -> Outcome:
        """Play a position to the end of the match with random moves; how it ended."""
        position.playout(self.dice)
        return self.rules.views.outcome(position)


def rules_of(view: View, deck: DeckFile | None = None) -> Ruleset:
    """The rules of the match behind a view."""
    options = dict(view.options)
    edition = options.pop("edition", None)
    return ruleset(view.game, view.players, None if edition is None else str(edition), deck, **options)
