"""RLlib on the solo game: PPO with RLlib's own module for action masks.

`python examples/rllib_solo.py [ITERATIONS]` needs `saboteur-game[gymnasium]`, `ray[rllib]` and PyTorch.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from saboteur.envs.gymnasium import SaboteurEnv


class Masked(gymnasium.Env[Any, Any]):
    """The environment with observation and mask in one dictionary, as RLlib's module expects them."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.env = SaboteurEnv(**config)
        self.action_space = self.env.action_space
        seen = self.env.observation_space
        self.observation_space = spaces.Dict(
            action_mask=spaces.Box(0.0, 1.0, (int(self.action_space.n),), np.float32),
            observations=spaces.Box(0.0, 1.0, seen.shape, np.float32),
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new match."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self._masked(seen, info), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action."""
        seen, reward, over, cut, info = self.env.step(action)
        return self._masked(seen, info), reward, over, cut, {}

    def _masked(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        mask = info["action_mask"].astype(np.float32)
        if not mask.any():
            mask[-1] = 1  # nothing is asked after the end, but a softmax needs something
        return {"action_mask": mask, "observations": seen.astype(np.float32) / 255}


def main(iterations: int) -> None:
    """Train for some iterations, and tell."""
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    config = (
        PPOConfig()
        .environment(Masked, env_config={"game": "solo"})
        .env_runners(num_env_runners=0)
        .learners(num_learners=0)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]}
            )
        )
        .training(train_batch_size_per_learner=400, minibatch_size=100, num_epochs=2, lr=3e-4)
    )
    algorithm = config.build_algo()
    for iteration in range(iterations):
        found = algorithm.train()
        share = found["env_runners"].get("episode_return_mean")
        print(f"iteration {iteration + 1}: {share} of all gold a match", flush=True)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
