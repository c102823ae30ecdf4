"""A learner in the style of CleanRL in one file: masked policy gradient over `saboteur.batch`, with NumPy alone.

`python examples/vector_learning.py [UPDATES]` learns the solo game with a linear policy over the first ply of the
factored action space, and prints the gold per match as it goes.
"""

import sys

import numpy as np

from saboteur.batch import Batch

ROWS, STEPS, RATE = 64, 128, 0.02


def main(updates: int) -> None:
    """Learn, and tell."""
    batch = Batch("solo", 1, ROWS, seed=1, reward="gold")
    space = batch.space
    blocks = np.array([space.space.block_at(number) for number in range(space.overflow)] + [space.factored.first - 1])
    features = slice(batch.observation.shape[0] * batch.observation.shape[1] * batch.observation.shape[2], None)
    weights = np.zeros((batch.observation.size - features.start, space.factored.first))
    rng = np.random.default_rng(1)
    baseline = 0.0
    for update in range(updates):
        seen, chosen, expected, gained = [], [], [], np.zeros((STEPS, ROWS))
        for step in range(STEPS):
            masks = np.frombuffer(batch.masks, np.uint8).reshape(ROWS, -1)
            views = np.frombuffer(batch.observations, np.uint8).reshape(ROWS, -1)[:, features] / 8.0
            scores = views @ weights
            actions, picks, odds = [], np.zeros(ROWS, int), np.zeros_like(scores)
            for row in range(ROWS):
                legal = np.flatnonzero(masks[row])
                weight = np.exp(scores[row, blocks[legal]] - scores[row].max())
                chances = weight / weight.sum()
                pick = rng.choice(len(legal), p=chances)
                actions.append(int(legal[pick]))
                picks[row] = blocks[legal[pick]]
                np.add.at(odds[row], blocks[legal], chances)
            batch.step(actions)
            gained[step] = np.frombuffer(batch.rewards).reshape(ROWS, -1)[:, 0]
            seen.append(views)
            chosen.append(picks)
            expected.append(odds)
        future = np.cumsum(gained[::-1], axis=0)[::-1]
        baseline += 0.1 * (future.mean() - baseline)
        for views, picks, odds, after in zip(seen, chosen, expected, future, strict=True):
            push = -odds
            push[np.arange(ROWS), picks] += 1
            weights += RATE / (ROWS * STEPS) * views.T @ (push * (after - baseline)[:, None])
        print(f"update {update + 1}: {gained.sum() / ROWS:.2f} nuggets per row in {STEPS} decisions", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
