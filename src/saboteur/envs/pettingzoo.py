"""The games as PettingZoo environments: `saboteur_v1.env(players=5)`, `saboteur_v1.parallel_env()`, and so on.

Seats are `player_0`, `player_1`, …; observations are dictionaries of `observation` and `action_mask`. With
`mask="array"` they are single arrays in which the mask follows the observation, with `mask="info"` arrays without
it, the mask being in the info. Only the seat to move acts: whatever the others choose in the parallel form does
nothing. Rewards come when the match is over.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from saboteur.cards.box import Value
from saboteur.cards.options import OptionError, either
from saboteur.envs.game import RENDER_MODES, Game
from saboteur.envs.versions import NAMES, VERSION

SEED_BITS = 40
MASKS = ("observation", "array", "info")


class Table:
    """Shared by both APIs: spaces, seeds and rendering."""

    def __init__(
        self,
        game: str,
        players: int | None,
        render_mode: str | None,
        max_cycles: int | None,
        mask: str,
        options: dict[str, Value],
    ) -> None:
        if mask not in MASKS:
            raise OptionError(f"There is no mask in {mask!r}; choose {either(MASKS)}.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"There is no render mode {render_mode!r}; choose {either(RENDER_MODES)}.")
        self.game = Game(game, players, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.agents_of = [f"player_{seat}" for seat in range(self.game.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents_of)}
        self.mask = mask
        self.told = mask == "info"
        """Whether masks are in the infos."""
        self.observations: dict[str, Any] = {agent: self._space() for agent in self.agents_of}
        self.actions = {agent: spaces.Discrete(self.game.space.size) for agent in self.agents_of}
        self._random = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """Deal; a seed determines this match and all following ones."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game.begin(int(self._random.integers(1 << SEED_BITS)))

    def observe(self, agent: str) -> Any:
        """The seat's observation, with its mask unless that is in the info."""
        seat = self.seats[agent]
        if self.mask == "observation":
            return self.game.observe(seat)
        return self.game.seen(seat) if self.told else self.game.row(seat)

    def _space(self) -> spaces.Space[Any]:
        size, actions = self.game.shape.size, self.game.space.size
        if self.mask == "array":
            most = np.full(size + actions, 255, np.uint8)
            most[size:] = 1
            return spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
        seen = spaces.Box(0, 255, (size,), np.uint8)
        return seen if self.told else spaces.Dict(observation=seen, action_mask=spaces.Box(0, 1, (actions,), np.int8))

    def info(self, agent: str, legal: bool = True) -> dict[str, Any]:
        """Whether the last action was illegal, and the mask if it belongs here."""
        found: dict[str, Any] = {} if legal else {"illegal": True}
        if self.told:
            found["action_mask"] = self.game.mask(self.seats[agent])
        return found


class SaboteurAEC(AECEnv):
    """A game in which the seat to move acts."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as in the base
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "saboteur",
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        mask: str = "observation",
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, render_mode, max_cycles, mask, options)
        self.metadata = {**type(self).metadata, "name": f"{NAMES[game]}_v{VERSION}"}
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents_of)
        self.agents: list[str] = []
        self._cycles = 0

    def observation_space(self, agent: str) -> Any:
        """The same for every seat."""
        return self.table.observations[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of `saboteur.actions`."""
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - none
        """Deal a new match."""
        self.table.begin(seed)
        agents = self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: self.table.info(agent) for agent in agents}
        self._cycles = 0
        self.agent_selection = agents[self.table.game.position.actor or 0]

    def observe(self, agent: str) -> Any:
        """The seat's observation and mask."""
        return self.table.observe(agent)

    def step(self, action: Any) -> None:
        """Play the selected seat's action; an illegal one is replaced by the lowest legal one, as the info says."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.table.game
        self._cumulative_rewards[agent] = 0.0
        if not game.play(int(action)):
            self.infos[agent] = {"illegal": True}
        elif self.infos[agent]:
            self.infos[agent] = {}
        self._cycles += 1
        position = game.position
        actor = position.actor
        if actor is None:
            self.rewards = dict(zip(self.possible_agents, position.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[actor]
            limit = self.table.max_cycles
            if limit is not None and self._cycles >= limit * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]
        if self.table.told:
            illegal = "illegal" in self.infos[agent]
            self.infos = {one: self.table.info(one, one != agent or not illegal) for one in self.agents}
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.game.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class SaboteurParallel(ParallelEnv):
    """The same with actions of all seats at once; only that of the seat to move counts."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as in the base

    def __init__(
        self,
        game: str = "saboteur",
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        mask: str = "observation",
        **options: Any,
    ) -> None:
        self.table = Table(game, players, render_mode, max_cycles, mask, options)
        self.metadata = {**type(self).metadata, "name": f"{NAMES[game]}_v{VERSION}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.table.agents_of)
        self.agents: list[str] = []
        self._cycles = 0

    def observation_space(self, agent: str) -> Any:
        """The same for every seat."""
        return self.table.observations[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of `saboteur.actions`."""
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:  # noqa: ARG002
        """Deal a new match."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(), {agent: self.table.info(agent) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Play the action of the seat to move."""
        game = self.table.game
        agents = self.agents
        legal = game.play(int(actions[agents[game.position.actor or 0]]))
        self._cycles += 1
        over = game.position.actor is None
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(agents, game.position.rewards(), strict=True))
        if over or cut:
            self.agents = []
        found = (
            {agent: self.table.observe(agent) for agent in agents},
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: self.table.info(agent, legal) for agent in agents},
        )
        if self.render_mode == "human":
            self.render()
        return found

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.game.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(agent) for agent in self.agents}


def _module(game: str) -> SimpleNamespace:
    def raw_env(**settings: Any) -> SaboteurAEC:
        return SaboteurAEC(game, **settings)

    def env(**settings: Any) -> Any:
        return wrappers.OrderEnforcingWrapper(raw_env(**settings))

    def parallel_env(**settings: Any) -> SaboteurParallel:
        return SaboteurParallel(game, **settings)

    return SimpleNamespace(env=env, raw_env=raw_env, parallel_env=parallel_env, game=game)


saboteur_v1 = _module("saboteur")
saboteur2_v1 = _module("saboteur2")
saboteur_duel_v1 = _module("duel")
saboteur_solo_v1 = _module("solo")
saboteur_dark_cave_v1 = _module("dark-cave")
ENVIRONMENTS = {
    f"{NAMES[module.game]}_v{VERSION}": module
    for module in (saboteur_v1, saboteur2_v1, saboteur_duel_v1, saboteur_solo_v1, saboteur_dark_cave_v1)
}
"""Every environment by its registered name."""
