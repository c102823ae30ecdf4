"""Thousands of matches stepped in one call: legal masks, observations, rewards, new matches in place of finished ones.

>>> from saboteur.batch import Batch
>>> batch = Batch("saboteur", players=5, size=8, seed=1)
>>> batch.step(batch.sample())
>>> len(batch.actors), len(batch.masks) == 8 * batch.space.size
(8, True)
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

from saboteur.arrays.actions import actions_of
from saboteur.arrays.observation import observation_of
from saboteur.cards.options import OptionError
from saboteur.engine.core.batch import Batch as Engine
from saboteur.engine.core.position import Position
from saboteur.games import ruleset
from saboteur.notation.reason import IllegalMove

if TYPE_CHECKING:
    from saboteur.cards.box import Value

MOST = 1 << 20


class Batch:
    """``size`` matches of one game, one in each row, all waiting for an action.

    All arrays are memory of the engine, read-only and overwritten by the next step: wrap them once with
    ``numpy.frombuffer`` (the compiled engine keeps them in place; interpreted, ask again after each step) or copy them
    into your own with ``out``. With ``watch=False`` no masks and observations are written.
    """

    def __init__(
        self,
        game: str,
        players: SupportsIndex,
        size: int,
        seed: int = 0,
        *,
        edition: str | None = None,
        auto_reset: bool = True,
        watch: bool = True,
        reward: Literal["win", "gold"] = "win",
        **options: Value | SupportsIndex,
    ) -> None:
        if not 1 <= size <= MOST:
            raise OptionError(f"A batch has 1 to {MOST} rows, not {size!r}.")
        if reward not in {"win", "gold"}:
            raise OptionError(f"Rewards are 'win' or 'gold', not {reward!r}.")
        self.rules = ruleset(game, players, edition, **options)
        self.players = self.rules.players
        self.size = size
        self.space = actions_of(self.rules)
        self.observation = observation_of(self.rules)
        writer = self.rules.views.observer(self.rules.game)
        self._engine = Engine(
            self.rules.game, self.space.space, writer, size, auto_reset, watch, by_gold=reward == "gold"
        )
        self._rng = random.Random(seed)  # noqa: S311 - repeatable
        self.reset(seed)

    def reset(self, seed: SupportsIndex = 0) -> None:
        """Begin a new match in every row."""
        self._rng.seed(seed.__index__())
        self._engine.reset(seed.__index__())

    def step(self, actions: Any) -> None:
        """Play one action per row; `IllegalMove` names the first row whose action is not legal, and nothing is played.

        ``actions`` is a list or an array of whole numbers. A row whose match is over and not replaced ignores its own.
        """
        numbers = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        if len(numbers) != self.size:
            raise ValueError(f"There are {self.size} rows, but {len(numbers)} actions.")
        row = self._engine.step(numbers)
        if row >= 0:
            raise IllegalMove("not-legal", f"action {numbers[row]} of row {row}")

    def play_random(self, steps: int = 1) -> None:
        """Play random moves in every row, as playouts do: a uniform card of the hand, then a uniform use of it."""
        self._engine.step_random(steps)

    def play_uniform(self, steps: int = 1) -> None:
        """Play uniformly random legal moves in every row."""
        if not self._engine.watched:
            raise ValueError("This batch writes no masks (watch=False); use play_random.")
        self._engine.step_uniform(steps)

    def sample(self) -> list[int]:
        """A uniformly random legal action per row; 0 where the match is over."""
        rng, engine, space = self._rng, self._engine, self.space.space
        found = []
        for position in engine.positions:
            legal = space.legal(position)
            found.append(rng.choice(legal) if legal else 0)
        return found

    @property
    def actors(self) -> memoryview:
        """The seat to move in each row."""
        return self._engine.actor_bytes()

    @property
    def masks(self) -> memoryview:
        """One byte per row and action, 1 if legal; reshape to (size, space.size)."""
        return self._engine.mask_bytes()

    @property
    def observations(self) -> memoryview:
        """What the seat to move in each row knows; reshape to (size, observation.size)."""
        return self._engine.view_bytes()

    @property
    def rewards(self) -> memoryview:
        """What the last step brought each seat, doubles; reshape to (size, players)."""
        return self._engine.reward_bytes()

    @property
    def done(self) -> memoryview:
        """1 for each row whose match ended with the last step."""
        return self._engine.done_bytes()

    def position(self, row: int) -> Position:
        """A copy of a row's position."""
        return self._engine.positions[row].copy()

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Batch of {self.size} matches of {self.rules.name}, {self.players} seats>"
