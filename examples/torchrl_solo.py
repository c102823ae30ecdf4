"""TorchRL on the solo game: its collector, masked categorical policy and PPO loss.

`python examples/torchrl_solo.py [UPDATES]` needs `saboteur-game[gymnasium]`, `torchrl` and PyTorch.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from saboteur.envs.gymnasium import SaboteurEnv

STEPS, EPOCHS = 128, 2


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observation and mask in one dictionary."""

    def __init__(self, env: SaboteurEnv) -> None:
        super().__init__(env)
        self.mask_size = int(env.action_space.n)
        self.observation_space = spaces.Dict(
            observation=spaces.Box(0.0, 1.0, env.observation_space.shape, np.float32),
            action_mask=spaces.Box(0, 1, (self.mask_size,), np.int8),
        )

    def observation(self, observation: Any) -> dict[str, Any]:
        """The observation with its mask."""
        mask = self.env.unwrapped.game.mask(0)
        return {"observation": observation.astype(np.float32) / 255, "action_mask": mask}


class Scores(nn.Module):
    """Scores all actions; the mask goes with them."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.inner = nn.Sequential(nn.Linear(size, 64), nn.ReLU(), nn.Linear(64, actions))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits and mask."""
        return self.inner(seen), mask.bool()


def main(updates: int) -> None:
    """Train for some updates, and tell."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    env = GymWrapper(Masked(SaboteurEnv("solo")), categorical_action_encoding=True)
    size, actions = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    scores = TensorDictModule(Scores(size, actions), ["observation", "action_mask"], ["logits", "mask"])
    actor = ProbabilisticActor(
        scores, in_keys=["logits", "mask"], distribution_class=MaskedCategorical, return_log_prob=True
    )
    critic = ValueOperator(nn.Sequential(nn.Linear(size, 64), nn.ReLU(), nn.Linear(64, 1)))
    advantage = GAE(gamma=0.995, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic)
    optimiser = torch.optim.Adam(loss.parameters(), lr=3e-4)
    collector = Collector(env, actor, frames_per_batch=STEPS, total_frames=STEPS * updates)
    for update, data in enumerate(collector):
        for _ in range(EPOCHS):
            advantage(data)
            losses = loss(data.reshape(-1))
            total = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
            optimiser.zero_grad()
            total.backward()
            optimiser.step()
        ended = data["next", "done"]
        found = (
            f"{float(data['next', 'reward'][ended].mean()):.3f} of all gold a match"
            if ended.any()
            else "no match ended"
        )
        print(f"update {update + 1}: {found}", flush=True)
    collector.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
