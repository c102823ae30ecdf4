"""Replace every part of a running cluster with another version while people play, and check that nothing was lost.

python tests/support/upgrade_cluster.py FOLDER PYTHON     # PYTHON runs the version that is there before
"""

import sys
import threading
from pathlib import Path

import break_cluster
import clusters
from clusters import Player, Running
from histories import History, check, read_logs

ORDER = ("owner1", "owner2", "bots1", "bots2", "edge1", "edge2")
"""As docs/hosting.md says it."""


def upgrade(running: Running, python: str) -> History:
    """Replace one part after the other, each as soon as everybody plays again; what people were told."""
    stopping = threading.Event()
    players = [Player(running.entrance, number, stopping) for number in range(4)]
    for player in players:
        player.start()
    break_cluster.wait_for(players, 8)
    for name in ORDER:
        part = running.cluster.parts[name]
        part.stop()
        part.python = python
        part.start()
        break_cluster.wait_for(players, 8)
        print(f"{name} replaced, {sum(player.count for player in players)} moves", flush=True)
    stopping.set()
    for player in players:
        player.join(clusters.PATIENCE)
        assert not player.is_alive()
        assert player.trouble is None, player.trouble
    return History(
        tuple(move for player in players for move in player.played),
        tuple(one for player in players for one in player.seen),
    )


def main() -> None:
    """Start the old version and upgrade it."""
    running = Running(Path(sys.argv[1]), 2, 2, 2, python=sys.argv[2])
    try:
        history = upgrade(running, sys.executable)
        assert check(history, read_logs(running.cluster.postgres.url)) == []
        assert clusters.verified(running.cluster.postgres.url) == []
        assert "Traceback" not in running.cluster.log()
        done = sum(move.acknowledged for move in history.played)
        print(f"{len(ORDER)} parts replaced, {done} moves acknowledged, nothing lost", flush=True)
    finally:
        running.close()


if __name__ == "__main__":
    main()
