"""Learn the solo game by PPO with action masks over `saboteur.batch`, in one file: the bot `learned` comes from here.

`python examples/learn_solo.py --minutes 25 --out learned.npz --curve curve.csv` (needs PyTorch and NumPy; one thread)
plays 128 matches at once, learns from scratch by its own play for that many minutes of processor time, and stores the
best weights by gold per match. Nothing is learned from another player; at the beginning coming nearer to hidden goals
is rewarded, too. What the network sees of a position and of
each legal move is in `saboteur.bots.learned.encoder`. Seeds 0 to 999 are left for reports.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from saboteur.batch import Batch
from saboteur.bots.learned.encoder import Encoder

ROWS, STEPS = 128, 32
GAMMA, LAMBDA, CLIP = 0.995, 0.95, 0.2
EPOCHS, PIECE = 3, 512
RATE, ENTROPY = 1.2e-3, 0.012
NEAR, FADED = 0.4, 0.5
"""Reward for a goal reached, in equal parts for each of the last eight steps; gone after this share of the time."""
GOLD = 4.0
"""Nuggets that count as a reward of 1."""
SEED = 1_000_003

Step = tuple[Any, ...]
"""Inputs of the network in all rows, what was picked and thought of it, and what it brought."""


class Net(nn.Module):
    """Scores moves and values states; `saboteur.bots.learned.network` does the first with NumPy."""

    def __init__(self, encoder: Encoder, wide: int = 64) -> None:
        super().__init__()
        self.state = nn.Linear(encoder.state_size, 2 * wide)
        self.mix = nn.Linear(2 * wide, wide)
        self.move = nn.Linear(encoder.move_size, wide, bias=False)
        self.block = nn.Embedding(encoder.blocks, wide)
        self.join = nn.Linear(wide, wide // 2)
        self.score = nn.Linear(wide // 2, 1)
        self.value = nn.Linear(2 * wide, 1)
        nn.init.zeros_(self.block.weight)
        nn.init.zeros_(self.score.weight)

    def forward(self, states: Tensor, moves: Tensor, blocks: Tensor, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each legal move's probability, and the value of each state."""
        state = torch.relu(self.state(states))
        seen = torch.relu(self.move(moves) + self.block(blocks) + self.mix(state)[rows])
        scores = self.score(torch.relu(self.join(seen)))[:, 0]
        # A softmax over the moves of each state; all other actions are masked by not being there.
        most = torch.full((len(states),), -torch.inf).scatter_reduce(0, rows, scores.detach(), "amax")
        scores = scores - most[rows]
        total = torch.zeros(len(states)).index_add(0, rows, scores.exp())
        return scores - total.log()[rows], self.value(state)[:, 0]


class Play:
    """Running matches, and the network's decisions in them."""

    def __init__(self) -> None:
        self.batch = Batch("solo", 1, ROWS, seed=SEED, reward="gold")
        self.encoder = Encoder(self.batch.rules)
        self.running = np.zeros(ROWS)
        self.near, self.round = np.zeros(ROWS), np.zeros(ROWS)
        self.finished: list[float] = []
        self.generator = np.random.default_rng(SEED)

    def look(self) -> tuple[Any, ...]:
        """The inputs of the network in every row, and the legal actions they stand for."""
        masks = np.frombuffer(self.batch.masks, bool).reshape(ROWS, -1)
        views = np.frombuffer(self.batch.observations, np.uint8).reshape(ROWS, -1)
        rows, actions = np.nonzero(masks)
        return (*self.encoder.encode(views, rows, actions), rows, actions)

    def praise(self, steps: list[Step], states: Any, bonus: float) -> None:
        """Add the bonus for coming nearer to the rewards of the last step."""
        gained = self.approach(states)
        if steps:
            steps[-1][-2][:] += bonus * np.where(steps[-1][-1], 0, gained)

    def approach(self, states: Any) -> Any:
        """How much nearer each row has come to the goals of its round since the last call."""
        near, round_ = self.encoder.nearness(states), self.encoder.round(states)
        gained = np.where(round_ == self.round, near - self.near, 0)
        self.near, self.round = near, round_
        return gained

    def gather(self, net: Net, bonus: float) -> tuple[list[Step], Any]:
        """Play some steps in every row."""
        steps: list[Step] = []
        for _ in range(STEPS):
            states, moves, blocks, rows, actions = self.look()
            self.praise(steps, states, bonus)
            odds, values = net(*map(torch.from_numpy, (states, moves, blocks, rows)))
            # The largest of the logarithms with Gumbel noise is a sample.
            noisy = odds.numpy() + self.generator.gumbel(size=len(rows))
            best = np.full(ROWS, -np.inf)
            np.maximum.at(best, rows, noisy)
            picks = np.flatnonzero(noisy == best[rows])
            self.batch.step(actions[picks])
            gold = np.frombuffer(self.batch.rewards).reshape(ROWS, -1)[:, 0].copy()
            done = np.frombuffer(self.batch.done, np.uint8).astype(bool)
            self.running += gold
            self.finished += self.running[done].tolist()
            self.running[done] = 0
            steps.append((states, moves, blocks, rows, picks, odds.numpy()[picks], values.numpy(), gold / GOLD, done))
        states, moves, blocks, rows, _ = self.look()
        self.praise(steps, states, bonus)
        return steps, net(*map(torch.from_numpy, (states, moves, blocks, rows)))[1].numpy()

    def recent(self) -> list[float]:
        """The gold of the matches finished since the last call."""
        found, self.finished = self.finished, []
        return found


def advantages(steps: list[Step], last: Any) -> list[tuple[Any, Any]]:
    """Generalised advantage estimates and the returns they aim at, step by step."""
    ahead, run, found = last, np.zeros(ROWS), []
    for *_, values, gold, done in reversed(steps):
        going = 1.0 - done
        run = gold + GAMMA * ahead * going - values + GAMMA * LAMBDA * going * run
        found.append((run, run + values))
        ahead = values
    return found[::-1]


def pieces(steps: list[Step], aims: list[tuple[Any, Any]], generator: Any) -> Iterator[Any]:
    """The decisions of all steps, shuffled into pieces with their own row numbers."""
    # One long list of decisions, each with the slice of its moves.
    states = np.concatenate([step[0] for step in steps])
    moves = np.concatenate([step[1] for step in steps])
    blocks = np.concatenate([step[2] for step in steps])
    rows = np.concatenate([step[3] + ROWS * number for number, step in enumerate(steps)])
    starts = np.searchsorted(rows, np.arange(len(states) + 1))
    offsets = np.cumsum([0, *(len(step[3]) for step in steps)])
    picks = np.concatenate([step[4] + offsets[number] for number, step in enumerate(steps)]) - starts[:-1]
    before = np.concatenate([step[5] for step in steps])
    gains = np.concatenate([gain for gain, _ in aims]).astype(np.float32)
    returns = np.concatenate([goal for _, goal in aims]).astype(np.float32)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    order = generator.permutation(len(states))
    for at in range(0, len(order), PIECE):
        chosen = order[at : at + PIECE]
        sizes = starts[chosen + 1] - starts[chosen]
        first = np.cumsum(sizes) - sizes
        own = np.repeat(np.arange(len(chosen)), sizes)
        listed = np.arange(sizes.sum()) - first[own] + starts[chosen][own]
        inputs = states[chosen], moves[listed], blocks[listed], own
        yield (
            tuple(map(torch.from_numpy, inputs)),
            *map(torch.from_numpy, (first + picks[chosen], before[chosen], gains[chosen], returns[chosen])),
        )


def improve(net: Net, optimiser: Any, steps: list[Step], last: Any, generator: Any, entropy: float) -> float:
    """One update of PPO."""
    aims, doubt = advantages(steps, last), torch.zeros(())
    for _ in range(EPOCHS):
        for inputs, picks, before, gains, returns in pieces(steps, aims, generator):
            odds, values = net(*inputs)
            ratio = (odds[picks] - before).exp()
            policy = -torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            doubt = -(odds.exp() * odds).sum() / len(values)
            loss = policy + 0.5 * (values - returns).square().mean() - entropy * doubt
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
    return float(doubt.detach())


def store(net: Net, file: Path) -> None:
    """Write the weights, half precision, for the bot."""
    held = {name: weight.numpy().astype(np.float16) for name, weight in net.state_dict().items()}
    np.savez_compressed(file, **{name: weight for name, weight in held.items() if not name.startswith("value")})


def main(minutes: float, out: Path, curve: Path) -> None:
    """Train, and report."""
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    play = Play()
    net = Net(play.encoder)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    budget, decisions, update, best = 60 * minutes, 0, 0, 0.0
    recent: list[float] = []
    began = time.monotonic()
    with curve.open("w") as lines:
        lines.write("seconds,decisions,matches,gold\n")
        while (spent := time.process_time()) < budget:
            left = 1 - spent / budget
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(left, 0.05)
            with torch.no_grad():
                steps, last = play.gather(net, NEAR * max(1 - spent / budget / FADED, 0))
            doubt = improve(net, optimiser, steps, last, play.generator, ENTROPY * left)
            update, decisions = update + 1, decisions + ROWS * STEPS
            found = play.recent()
            recent = [*recent, *found][-400:]
            gold = float(np.mean(recent)) if recent else 0.0
            lines.write(f"{spent:.0f},{decisions},{len(found)},{gold:.3f}\n")
            lines.flush()
            if update % 10 == 0:
                wall = time.monotonic() - began
                print(f"{spent:5.0f} s ({wall:.0f}), {decisions}: {gold:.2f} gold, entropy {doubt:.2f}", flush=True)
                if gold > best and len(recent) == 400:
                    best = gold
                    store(net, out)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn the solo game.")
    parser.add_argument("--minutes", type=float, default=25, help="of processor time")
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    known = parser.parse_args()
    main(known.minutes, known.out, known.curve)
