"""How much better a move must look before a search departs from its policy's: the gain of each threshold.

    python benchmarks/doubt.py --game solo --players 1 --rollouts 300 --positions 60

A search is asked at some turns of matches between greedy bots. Its favourite and the policy's own move are then
compared in other worlds, in thousandths of what the policy plays for: a nugget, or a chance to win. A line says what a
move gains on average if the favourite is taken only when it is better by more than so many standard errors.
`Policy.doubt` is that number divided by sqrt(2 ln candidates).
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import sqrt

from saboteur import Match, View, Worlds
from saboteur.bots import Referee
from saboteur.bots.thinking import Handed
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.search import Budget, Search

DEMANDS = (0.0, 0.3, 0.6, 0.9, 1.2, 1.5, 1.9, 2.5, 3.2)
EVERY = 7
"""One in this many turns is sampled."""
LIMIT = 600.0
Tried = tuple[float, float]
"""By how many standard errors the favourite was better, and by how much it was better in other worlds."""


def turns(game: str, players: int, rng: random.Random) -> Iterator[View]:
    """Views of some turns of matches between greedy bots."""
    while True:
        match = Match.new(game, players, rng.getrandbits(60))
        bots = [Referee("greedy", seat, random.Random(rng.getrandbits(60)), LIMIT) for seat in range(players)]
        first, count = rng.randrange(EVERY), 0
        while (seat := match.actor) is not None:
            view = match.view(seat)
            if view.prompt is not None and view.prompt.kind == "turn":
                count += 1
                if count % EVERY == first:
                    yield view
            match.play(bots[seat].ask(match, view).move)


def tried(view: View, rollouts: int, checks: int, rng: random.Random) -> Tried | None:
    """Search, and compare what was found; None if there was nothing to decide."""
    assert view.seat is not None
    worlds = Worlds(view, random.Random(rng.getrandbits(60)))
    policy = worlds().game.policy
    assert policy is not None
    nothing = [0] * view.players
    search = Search(policy.own(), Handed(worlds), view.seat, nothing, Dice(rng.getrandbits(60)))
    finding = search.run(Budget(rollouts), doubt=0.0)
    if not finding.rollouts or len(finding.moves) < 2:
        return None
    if finding.move == finding.blueprint:
        return 0.0, 0.0
    at = finding.moves.index(finding.move)
    count = int(search.tried[at])
    mean = int(search.ahead[at]) / count
    squares = sum(int(search.squares[i]) for i in range(1, len(finding.moves)))
    spread = max(int(search.squares[at]) / count - mean * mean, squares / sum(finding.counts[1:]))
    check = Search(policy.own(), Handed(worlds), view.seat, nothing, Dice(rng.getrandbits(60)))
    check.prefer([finding.blueprint, finding.move])
    check.run(Budget(2 * checks), doubt=0.0)
    return mean / sqrt(max(1e-9, spread / count)), int(check.ahead[1]) / int(check.tried[1])


def main() -> None:
    """Search and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="solo")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--rollouts", type=int, default=300)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--checks", type=int, default=250, help="worlds in which what was found is compared")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    rows: list[Tried] = []
    for view in turns(asked.game, asked.players, rng):
        found = tried(view, asked.rollouts, asked.checks, rng)
        rows += [] if found is None else [found]
        if len(rows) >= asked.positions:
            break
    print(f"{asked.game}, {asked.players} players, {asked.rollouts} rollouts, {len(rows)} positions, seed {asked.seed}")
    for demand in DEMANDS:
        gains = [gain if errors > demand else 0.0 for errors, gain in rows]
        mean = sum(gains) / len(gains)
        error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
        leaves = sum(errors > demand for errors, _ in rows) / len(rows)
        print(f"above {demand:.1f} standard errors: leaves {leaves:4.0%}, gains {mean:+6.1f} ± {1.96 * error:.1f}")


if __name__ == "__main__":
    main()
