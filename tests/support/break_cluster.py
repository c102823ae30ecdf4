"""Break a whole cluster while people play, and compare what they received with the logs.

python tests/support/break_cluster.py FOLDER EVENTS [SEED] [--cuts]   # ends with 1 and says what is wrong, if anything
"""

import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import clusters
from clusters import Breaker, Player, Running
from histories import History, check, read_logs
from networks import Namespaces

SHORT: dict[str, Any] = {"lease": 1.5}
"""Settings of the short run: its pauses and cuts are longer than the lease, not than the one of a real cluster."""
PAUSE = 2.5
PARTS = ("owner1", "owner2", "edge1", "edge2", "bots1", "bots2")


def wait_for(players: list[Player], more: int) -> None:
    """Wait for this many more acknowledged moves: everything works again."""
    began = sum(player.count for player in players)
    end = time.monotonic() + clusters.PATIENCE
    while sum(player.count for player in players) < began + more:
        assert not any(player.trouble for player in players), [player.trouble for player in players]
        assert time.monotonic() < end, "nobody can play"
        time.sleep(0.02)


def the_worst(*, cuts: bool) -> list[tuple[str, ...]]:
    """One of each kind: a split brain, a lost owner, edge, worker, bus and database, a restart, partitions."""
    kills = [("kill", name) for name in ("owner2", "nats", "postgres", "edge1", "bots1")]
    lines = [("cut", "owner1", "database"), ("cut", "owner2", "bus"), ("cut", "edge2", "everything")]
    return [("pause", "owner1"), *kills, ("restart", "owner1"), *(lines if cuts else ())]


def do(breaker: Breaker, what: tuple[str, ...]) -> None:
    """Break one thing and repair it."""
    match what:
        case ("pause", name):
            breaker.pause(name, PAUSE)
        case ("kill", name):
            breaker.kill(name)
        case ("cut", name, way):
            breaker.cut(name, way, PAUSE)
        case (_, name):
            breaker.restart(name)


def tell(number: int, breaker: Breaker, players: list[Player]) -> None:
    """Wait until people play again, and say how long that took."""
    began = time.monotonic()
    wait_for(players, 4)
    moves, seconds = sum(player.count for player in players), time.monotonic() - began
    print(f"{number + 1}. {breaker.done[-1]}: {seconds:.1f} s until four more moves, {moves} in all", flush=True)


def break_everything(running: Running, events: int, seed: int, *, cuts: bool) -> None:
    """Break the worst things, or this many at random."""
    stopping = threading.Event()
    players = [Player(running.entrance, number, stopping) for number in range(4)]
    for player in players:
        player.start()
    wait_for(players, 4)
    breaker = Breaker(running.cluster, seed=seed)
    if events:
        for number in range(events):
            breaker.anything()
            tell(number, breaker, players)
    else:
        for number, what in enumerate(the_worst(cuts=cuts)):
            do(breaker, what)
            tell(number, breaker, players)
    stopping.set()
    for player in players:
        player.join(clusters.PATIENCE)
        assert not player.is_alive()
        assert player.trouble is None, player.trouble
    history = History(
        tuple(move for player in players for move in player.played),
        tuple(one for player in players for one in player.seen),
    )
    assert check(history, read_logs(running.cluster.postgres.url)) == [], breaker.done
    assert len(history.played) > 20
    assert "Traceback" not in running.cluster.log()
    kinds = Counter(what.partition(" ")[0] for what in breaker.done)
    broken = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
    print(f"{len(breaker.done)} things broken: {broken}")
    print(f"{len(history.played)} moves acknowledged, nothing lost", flush=True)


def main() -> None:
    """Start a cluster and break it."""
    folder, events, cuts = Path(sys.argv[1]), int(sys.argv[2]), "--cuts" in sys.argv
    seed = next((int(one) for one in sys.argv[3:] if one.isdecimal()), 7)
    network = Namespaces(PARTS) if cuts else None
    running = Running(folder, 2, 2, 2, network, **({} if events else SHORT))
    try:
        break_everything(running, events, seed, cuts=cuts)
    finally:
        running.close()


if __name__ == "__main__":
    main()
