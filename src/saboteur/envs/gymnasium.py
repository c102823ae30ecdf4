"""One seat against bots, and many matches at once, as Gymnasium environments.

Importing this module registers `saboteur/Saboteur-v1`, `saboteur/Saboteur2-v1`, `saboteur/Duel-v1`, `saboteur/Solo-v1`
and `saboteur/DarkCave-v1`. `info["action_mask"]` says which actions are legal.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from saboteur.batch import Batch
from saboteur.bots.referee import Referee
from saboteur.envs.game import RENDER_MODES, Game
from saboteur.envs.versions import VERSION
from saboteur.match import Match

SEED_BITS = 40
IDS = {"saboteur": "Saboteur", "saboteur2": "Saboteur2", "duel": "Duel", "solo": "Solo", "dark-cave": "DarkCave"}


class SaboteurEnv(gymnasium.Env[Any, Any]):
    """One seat learns, bots of the package play the others. The reward comes with the last step."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str = "saboteur",
        players: int | None = None,
        *,
        seat: int = 0,
        bot: str = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = Game(game, players, options)
        self.seat = seat
        self.bot = bot
        self.options = options
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.game.shape.size,), np.uint8)
        self.action_space = spaces.Discrete(self.game.space.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new match and let the bots play up to the first decision of the seat."""
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(1 << SEED_BITS))
        self.match = Match.new(self.game.rules.name, self.game.players, seed=number, **self.options)
        rng = random.Random(number)  # noqa: S311 - repeatable
        self.bots = {seat: Referee(self.bot, seat, rng) for seat in range(self.game.players) if seat != self.seat}
        self._wait()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action; an illegal one is replaced by the lowest legal one and reported in the info."""
        space = self.game.space
        legal = space.legal(self.match)
        wanted = int(action)
        fine = wanted in legal
        self.match.play(space.move(wanted if fine else legal[0], self.match))
        self._wait()
        seen, info = self._seen()
        if not fine:
            info["illegal"] = True
        over = self.match.actor is None
        return seen, float(self.game.position.rewards()[self.seat]), over, False, info

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.game.render(self.render_mode)

    def _wait(self) -> None:
        """Let the bots play until the seat is to move."""
        match = self.match
        while match.actor is not None and match.actor != self.seat:
            match.play(self.bots[match.actor].ask(match).move)
        self.game.position = match._position  # noqa: SLF001 - the engine's half of a match

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        found = self.game.observe(self.seat)
        return found["observation"], {"action_mask": found["action_mask"]}


class SaboteurVectorEnv(VectorEnv[Any, Any, Any]):
    """Many matches on `saboteur.batch`: each row's observation is that of its seat to move (`info["actor"]`).

    For self-play, or the solo game. The reward is that of the seat that acted; `info["rewards"]` has everyone's.
    Finished rows begin a new match in the same step.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self, game: str = "solo", players: int = 1, num_envs: int = 64, *, reward: Any = "win", **options: Any
    ) -> None:
        self.num_envs = num_envs
        self.batch = Batch(game, players, num_envs, reward=reward, **options)
        self.single_observation_space = spaces.Box(0, 255, (self.batch.observation.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.space.size)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin new matches in all rows."""
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(1 << SEED_BITS)))
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one legal action in each row."""
        rows = np.arange(self.num_envs)
        actors = np.frombuffer(self.batch.actors, np.uint8).copy()
        self.batch.step(np.asarray(actions))
        rewards = np.frombuffer(self.batch.rewards, np.float64).reshape(self.num_envs, -1)
        done = np.frombuffer(self.batch.done, np.uint8).astype(bool)
        return self._seen(), rewards[rows, actors].copy(), done, np.zeros(self.num_envs, bool), self._info()

    def _seen(self) -> Any:
        return np.frombuffer(self.batch.observations, np.uint8).reshape(self.num_envs, -1).copy()

    def _info(self) -> dict[str, Any]:
        rewards = np.frombuffer(self.batch.rewards, np.float64).reshape(self.num_envs, -1)
        return {
            "action_mask": np.frombuffer(self.batch.masks, np.int8).reshape(self.num_envs, -1).copy(),
            "actor": np.frombuffer(self.batch.actors, np.uint8).copy(),
            "rewards": rewards.copy(),
        }


for _game, _name in IDS.items():
    gymnasium.register(
        f"saboteur/{_name}-v{VERSION}",
        entry_point="saboteur.envs.gymnasium:SaboteurEnv",
        kwargs={"game": _game},
    )
