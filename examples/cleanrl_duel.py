"""The Duel against itself in the style of CleanRL: PPO with action masks, one file, nothing hidden.

`python examples/cleanrl_duel.py [--updates 50] [--num-envs 32]` needs PyTorch and NumPy. Both seats are played by the
same network, each row of the batch by whoever is to move; what a match was worth goes back to each seat's decisions.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions.categorical import Categorical

from saboteur.batch import Batch

SEATS = 2


@dataclass
class Args:
    """The hyperparameters."""

    seed: int = 1
    updates: int = 50
    num_envs: int = 32
    num_steps: int = 64
    learning_rate: float = 3e-4
    gamma: float = 0.99
    epochs: int = 2
    minibatches: int = 4
    clip: float = 0.2
    entropy: float = 0.01


class Agent(nn.Module):
    """A network that scores all actions and values the state, from the same hidden numbers."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh())
        self.actor, self.critic = nn.Linear(64, actions), nn.Linear(64, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Categorical, Any]:
        """The choice among the legal actions, and the value."""
        hidden = self.body(seen.float() / 255)
        return Categorical(logits=self.actor(hidden).masked_fill(~masks, -1e9)), self.critic(hidden)[:, 0]


def returns_of(actors: Any, rewards: Any, done: Any, last: Any, to_move: Any, gamma: float) -> Any:
    """What follows each decision for its own seat; matches still running are worth what the network thinks."""
    steps, rows = actors.shape
    ahead = np.zeros((rows, SEATS))
    # The game is zero-sum: what one seat expects, the other fears.
    ahead[np.arange(rows), to_move], ahead[np.arange(rows), 1 - to_move] = last, -last
    found = np.zeros((steps, rows), np.float32)
    for step in reversed(range(steps)):
        ahead = np.where(done[step][:, None], 0.0, gamma * ahead) + rewards[step]
        found[step] = ahead[np.arange(rows), actors[step]]
    return found


def main(args: Args) -> None:
    """Train, and report."""
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    batch = Batch("duel", SEATS, args.num_envs, seed=args.seed)
    agent = Agent(batch.observation.size, batch.space.size)
    optimiser = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)

    def look() -> tuple[Any, Any, Any]:
        rows = args.num_envs
        seen = np.frombuffer(batch.observations, np.uint8).reshape(rows, -1).copy()
        masks = np.frombuffer(batch.masks, bool).reshape(rows, -1).copy()
        return torch.from_numpy(seen), torch.from_numpy(masks), np.frombuffer(batch.actors, np.uint8).astype(np.int64)

    began, ended = time.monotonic(), 0
    for update in range(1, args.updates + 1):
        kept: list[tuple[Any, ...]] = []
        for _ in range(args.num_steps):
            seen, masks, actors = look()
            with torch.no_grad():
                choice, value = agent(seen, masks)
                action = choice.sample()
            batch.step(action.tolist())
            rewards = np.frombuffer(batch.rewards).reshape(args.num_envs, SEATS).copy()
            done = np.frombuffer(batch.done, np.uint8).astype(bool)
            kept.append((seen, masks, action, choice.log_prob(action), value, actors, rewards, done))
        seen, masks, to_move = look()
        with torch.no_grad():
            last = agent(seen, masks)[1].numpy()
        columns = list(zip(*kept, strict=True))
        actors, rewards, done = (np.stack(column) for column in columns[5:])
        ended += int(done.sum())
        aims = torch.from_numpy(returns_of(actors, rewards, done, last, to_move, args.gamma)).reshape(-1)
        seen, masks, action, before, value = (torch.cat(column) for column in columns[:5])
        gains = aims - value
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        doubt, miss = torch.zeros(()), torch.zeros(())
        for _ in range(args.epochs):
            for piece in torch.randperm(len(aims)).chunk(args.minibatches):
                choice, value = agent(seen[piece], masks[piece])
                ratio = (choice.log_prob(action[piece]) - before[piece]).exp()
                clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
                policy = -torch.minimum(ratio * gains[piece], clipped * gains[piece]).mean()
                miss = (value - aims[piece]).square().mean()
                doubt = choice.entropy().mean()
                optimiser.zero_grad()
                (policy + 0.5 * miss - args.entropy * doubt).backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimiser.step()
        speed = update * args.num_steps * args.num_envs / (time.monotonic() - began)
        told = f"{ended} matches, entropy {doubt:.2f}, error {miss:.3f}, {speed:.0f} decisions/s"
        print(f"update {update}: {told}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn The Duel against itself.")
    for name, usual in vars(Args()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(usual), default=usual)
    main(Args(**vars(parser.parse_args())))
