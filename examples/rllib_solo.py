"""RLlib on the solo game: PPO with its own module for action masks.

`python examples/rllib_solo.py [UPDATES]` needs `saboteur-game[gymnasium]`, `ray[rllib]` and PyTorch. RLlib 2.60 asks
for Gymnasium 1.2.2.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from saboteur.envs.gymnasium import SaboteurEnv

STEPS = 256


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observation and mask in one dictionary, under the names that the module asks for."""

    def __init__(self, settings: dict[str, Any]) -> None:
        env = SaboteurEnv(**settings)
        super().__init__(env)
        self.observation_space = spaces.Dict(
            observations=spaces.Box(0.0, 1.0, env.observation_space.shape, np.float32),
            action_mask=spaces.Box(0.0, 1.0, (int(env.action_space.n),), np.float32),
        )

    def observation(self, observation: Any) -> dict[str, Any]:
        """The observation with its mask."""
        inner = self.env.unwrapped
        mask = inner.game.mask(inner.seat)
        return {"observations": observation.astype(np.float32) / 255, "action_mask": mask.astype(np.float32)}


def main(updates: int) -> None:
    """Train for some updates, and report."""
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config=DefaultModelConfig(fcnet_hiddens=[64], head_fcnet_hiddens=[]),
    )
    config = (
        PPOConfig()
        .environment(Masked, env_config={"game": "solo"})
        .env_runners(num_env_runners=0)
        .training(train_batch_size=STEPS, minibatch_size=64, num_epochs=2, gamma=0.995)
        .rl_module(rl_module_spec=module)
        .debugging(seed=1, log_level="ERROR")
    )
    learner = config.build_algo()
    for update in range(updates):
        played = learner.train()["env_runners"]
        ended = played.get("num_episodes")
        found = f"{played['episode_return_mean']:.3f} of all gold a match" if ended else "no match ended"
        print(f"update {update + 1}: {found}", flush=True)
    learner.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
