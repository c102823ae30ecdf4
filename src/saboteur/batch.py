"""Thousands of matches stepped in one call, with legal masks, observations, rewards and automatic resets.

>>> from saboteur.batch import Batch
>>> batch = Batch("saboteur", players=5, size=8, seed=1)
>>> batch.step(batch.sample())
>>> len(batch.actors), len(batch.masks) == 8 * batch.space.size
(8, True)
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Literal, NoReturn, SupportsIndex

from saboteur.arrays.actions import actions_of
from saboteur.arrays.observation import observation_of
from saboteur.cards.options import OptionError
from saboteur.engine.core.batch import Batch as Engine
from saboteur.engine.core.position import Position
from saboteur.games import ruleset
from saboteur.notation.reason import IllegalMove
from saboteur.whole import whole

if TYPE_CHECKING:
    from saboteur.cards.box import Value

MOST = 1 << 20
LARGE = 1 << 31


class Batch:
    """``size`` matches of one game, one per row, each waiting for an action.

    All arrays are the engine's memory, read-only and overwritten by the next step: wrap them once with
    ``numpy.frombuffer`` (the compiled engine updates them in place; interpreted, read them again after each step) or
    copy them into your own with ``out``. With ``watch=False`` no masks and observations are written.
    """

    def __init__(
        self,
        game: str,
        players: SupportsIndex,
        size: SupportsIndex,
        seed: SupportsIndex = 0,
        *,
        edition: str | None = None,
        auto_reset: bool = True,
        watch: bool = True,
        reward: Literal["win", "gold"] = "win",
        **options: Value | SupportsIndex,
    ) -> None:
        rows = whole(size)
        if rows is None or not 1 <= rows <= MOST:
            raise OptionError(f"A batch has 1 to {MOST} rows, not {size!r}.")
        if reward not in {"win", "gold"}:
            raise OptionError(f"Rewards are 'win' or 'gold', not {reward!r}.")
        self.rules = ruleset(game, players, edition, **options)
        self.players = self.rules.players
        self.size = rows
        self.space = actions_of(self.rules)
        self.observation = observation_of(self.rules)
        writer = self.rules.views.observer(self.rules.game)
        self._engine = Engine(
            self.rules.game, self.space.space, writer, rows, bool(auto_reset), bool(watch), by_gold=reward == "gold"
        )
        self._rng = random.Random(0)  # noqa: S311 - repeatable
        self.reset(seed)

    def reset(self, seed: SupportsIndex = 0) -> None:
        """Start a new match in every row."""
        number = whole(seed)
        if number is None:
            raise OptionError(f"A seed is a whole number, not {seed!r}.")
        self._rng.seed(number)
        self._engine.reset(number)

    def step(self, actions: Any) -> None:
        """Play one action per row; `IllegalMove` names the first row whose action is not legal, and nothing is played.

        ``actions`` is a list or an array of integers. The action of a row whose match is over is ignored.
        """
        numbers = _listed(actions)
        if len(numbers) != self.size:
            raise ValueError(f"There are {self.size} rows, but {len(numbers)} actions.")
        try:
            row = self._engine.step(numbers)
        except (TypeError, ValueError):
            # Checked only now: most callers pass an array of integers.
            row = self._engine.step(_small(numbers))
        if row >= 0:
            raise IllegalMove("not-legal", f"action {numbers[row]} of row {row}")

    def play_random(self, steps: SupportsIndex = 1) -> None:
        """Play random moves in every row, as playouts do: a uniform card of the hand, then a uniform use of it."""
        self._engine.step_random(_count(steps))

    def play_uniform(self, steps: SupportsIndex = 1) -> None:
        """Play uniformly random legal moves in every row."""
        if not self._engine.watched:
            raise ValueError("This batch writes no masks (watch=False); use play_random.")
        self._engine.step_uniform(_count(steps))

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
        """The observation of the seat to move in each row; reshape to (size, observation.size)."""
        return self._engine.view_bytes()

    @property
    def rewards(self) -> memoryview:
        """The rewards of the last step by seat, as doubles; reshape to (size, players)."""
        return self._engine.reward_bytes()

    @property
    def done(self) -> memoryview:
        """1 for each row whose match ended with the last step, or is over and was not reset."""
        return self._engine.done_bytes()

    def position(self, row: SupportsIndex) -> Position:
        """A copy of a row's position."""
        number = whole(row)
        if number is None or not 0 <= number < self.size:
            raise ValueError(f"There is no row {row!r}; the rows are 0 to {self.size - 1}.")
        return self._engine.positions[number].copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("A batch cannot be copied or sent to another process; make one there, with a seed of its own.")

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Batch of {self.size} matches of {self.rules.name}, {self.players} seats>"


def _listed(actions: Any) -> list[Any]:
    """The actions of all rows, not yet checked."""
    try:
        numbers = actions.tolist() if hasattr(actions, "tolist") else list(actions)
    except TypeError:
        numbers = actions
    if not isinstance(numbers, list):
        raise ValueError(f"Actions are a list or an array with one number for each row, not {actions!r}.")  # noqa: TRY004
    return numbers


def _small(numbers: list[Any]) -> list[int]:
    """Integers of any kind as the engine's; -1, which is never legal, for those that are too large."""
    found = []
    for row, number in enumerate(numbers):
        action = whole(number)
        if action is None:
            raise ValueError(f"Actions are whole numbers; that of row {row} is {number!r}.")
        found.append(action if 0 <= action < LARGE else -1)
    return found


def _count(steps: SupportsIndex) -> int:
    number = whole(steps)
    if number is None or not 0 <= number < LARGE:
        raise ValueError(f"Steps are a whole number from 0 on, not {steps!r}.")
    return number
