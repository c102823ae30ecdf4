"""Simulations and contests on a real Ray cluster of several nodes, each with processes of its own."""

import json
import os
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# A busy machine takes longer to start a node than Ray waits by default; read when it is imported.
os.environ.setdefault("RAY_raylet_start_wait_time_s", "120")

import pyarrow.parquet
import pytest
import ray
from click.testing import CliRunner
from ray.cluster_utils import Cluster

import plots
from saboteur.arena import Contest, contend
from saboteur.bots import BotError
from saboteur.cli import main
from saboteur.processes import SimulationError
from saboteur.ray_workers import on_ray
from saboteur.rows import match_rows, write_rows
from saboteur.simulate import Plan, play_matches, simulate

PLAN = Plan(game="saboteur", players=4, bots=("random", "greedy"), matches=30, seed=5)


def add(cluster: Cluster, arguments: dict[str, Any]) -> None:
    """Add a node; Ray gives each half a minute to start, and a very busy machine may need the next one, too."""
    for left in (2, 1, 0):
        try:
            cluster.add_node(**arguments)
        except Exception as error:
            if not left or "timed out during startup" not in str(error):
                raise
        else:
            return


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A head that plays nothing, and two nodes with one processor each."""
    found = Cluster()
    for arguments in ({"num_cpus": 0, "include_dashboard": False}, {"num_cpus": 1}, {"num_cpus": 1}):
        add(found, arguments)
    ray.init(address=found.address, log_to_driver=False, logging_level="error")
    found.wait_for_nodes()
    try:
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def test_the_numbers_are_those_of_one_process(cluster: Cluster) -> None:
    assert simulate(PLAN) == simulate(PLAN, workers=on_ray(cluster.address))
    contest = Contest(game="duel", bots=("greedy", "random"), players=(2,), matches=8, seed=3)
    assert contend(contest) == contend(contest, workers=on_ray(cluster.address))


def test_a_lost_node_changes_no_number(cluster: Cluster) -> None:
    """Half of the cluster dies while it plays; what it was asked is asked again elsewhere."""
    done: list[int] = []
    lost = threading.Event()

    def lose() -> None:
        while not done:
            time.sleep(0.01)
        node = random.Random(1).choice(list(cluster.worker_nodes))
        cluster.remove_node(node, allow_graceful=False)
        lost.set()

    plan = Plan(game="saboteur", players=5, bots=("greedy",), matches=120, seed=7)
    killer = threading.Thread(target=lose)
    killer.start()
    report = simulate(plan, progress=done.append, workers=on_ray(cluster.address))
    killer.join()
    assert lost.is_set()
    assert sum(done) == plan.matches
    assert report == simulate(plan)


def test_an_interrupted_contest_goes_on_with_what_was_played(cluster: Cluster, tmp_path: Path) -> None:
    journal = tmp_path / "contest.journal"

    def pairs(*options: str) -> object:
        line = ["arena", "duel", "--bots", "greedy,random", "--seed", "3", "--matches", "8", *options]
        result = CliRunner().invoke(main, [*line, "--json", str(tmp_path / "found.json")])
        assert result.exit_code == 0, result.output
        return json.loads((tmp_path / "found.json").read_text())["pairs"]

    spread = ("--ray", cluster.address, "--resume", str(journal))
    expected = pairs()
    assert expected == pairs(*spread)
    whole = journal.read_bytes().splitlines(keepends=True)
    assert len(whole) == 5, "a head, and a line for each deal"
    # As if the process had ended in the middle of the fourth line.
    journal.write_bytes(b"".join(whole[:3]) + whole[3][:9])
    assert expected == pairs(*spread)
    again = journal.read_bytes().splitlines(keepends=True)
    assert whole[:3] == again[:3]
    assert sorted(whole[3:]) == sorted(again[3:]), "only what was missing is played again"


def test_failures_are_sentences(cluster: Cluster, tmp_path: Path, monkeypatch: Any) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text("class Bad:\n    def choose(self, view, moves, rng):\n        raise ValueError('ouch')\n")
    plan = Plan(game="duel", players=2, bots=(f"{bot}:Bad",), matches=2)
    with pytest.raises(BotError, match="ouch"):
        simulate(plan, workers=on_ray(cluster.address))
    monkeypatch.setattr("saboteur.ray_workers.DIGEST", "another engine")
    with pytest.raises(SimulationError, match="install the same one everywhere"):
        simulate(PLAN, workers=on_ray(cluster.address))


def test_a_bot_that_ends_its_process_ends_the_simulation(cluster: Cluster, tmp_path: Path) -> None:
    bot = tmp_path / "deadly.py"
    bot.write_text("import os\nclass Deadly:\n    def choose(self, *_):\n        os.kill(os.getpid(), 9)\n")
    plan = Plan(game="duel", players=2, bots=(f"{bot}:Deadly",), matches=2)
    with pytest.raises(SimulationError, match="perhaps a bot ends its process"):
        simulate(plan, workers=on_ray(cluster.address))


def test_no_cluster_at_an_address_is_a_sentence() -> None:
    with pytest.raises(SimulationError, match="There is no Ray cluster at"):
        simulate(PLAN, workers=on_ray("127.0.0.1:1"))


def test_a_machine_too_busy_to_start_ray_gets_another_try_and_a_sentence(monkeypatch: Any) -> None:
    """Ray raises a bare exception after half a minute."""
    tries: list[Any] = []

    def late(**options: Any) -> None:
        tries.append(options)
        raise Exception("The current node timed out during startup.")  # noqa: TRY002 - as Ray does

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", late)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    with pytest.raises(SimulationError, match=r"timed out during startup.*very busy"):
        simulate(PLAN, workers=on_ray())
    assert 2 == len(tries)


def test_tables_are_written_as_parquet(tmp_path: Path) -> None:
    plan = Plan(game="duel", players=2, bots=("random",), matches=2, seed=1)
    rows = list(match_rows(plan, play_matches(plan)))
    write_rows(tmp_path / "rows.parquet", rows)
    assert rows == pyarrow.parquet.read_table(tmp_path / "rows.parquet").to_pylist()


def test_roles_are_told_from_the_rounds_of_a_contest(tmp_path: Path) -> None:
    file = tmp_path / "rounds.parquet"
    line = ["arena", "saboteur", "--players", "4", "--bots", "random,greedy", "--matches", "4", "--table", str(file)]
    result = CliRunner().invoke(main, line)
    assert result.exit_code == 0, result.output
    rows = plots.gather_roles([file])
    assert {("saboteur", "4", "random", "greedy")} == {
        (row["game"], row["players"], row["bot"], row["against"]) for row in rows
    }
    assert {"digger", "saboteur"} >= {row["role"] for row in rows}
    assert all(0 <= float(row["low"]) <= float(row["won"]) <= float(row["high"]) <= 1 for row in rows)
    assert "| `saboteur`, 4 | saboteur |" in plots.role_table(rows)
