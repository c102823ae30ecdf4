"""Bots in simulations: what they print, how they fail, and what they can know in their own process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from saboteur import GAMES
from saboteur.bots import BotCheated, BotCrashed, BotError, BotNotLoaded, BotTooSlow
from saboteur.simulate import Plan, play_batch, simulate
from saboteur.tally import GRADES, Played, Score, summarise
from usual import usual

pytestmark = [pytest.mark.once, pytest.mark.slow]

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_first_bot.py"
PLAYERS = usual({"saboteur2": 4})
WAYS = [[], ["--jobs", "2"], ["--isolate"], ["--isolate", "--jobs", "2"]]


def bot(folder: Path, body: str, head: str = "") -> str:
    """The name of a bot with this method."""
    file = folder / "mine.py"
    file.write_text(f"import os, sys\n{head}\nclass Mine:\n    def choose(self, view, moves, rng):\n        {body}\n")
    return f"{file}:Mine"


def noting(file: Path) -> str:
    """The body of a bot that records its process."""
    return f"os.system(f'echo {{os.getpid()}} >> {file}'); return moves[0]"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "saboteur", "simulate", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.parametrize("way", WAYS, ids=" ".join)
def test_what_a_bot_prints_does_not_spoil_the_json(tmp_path: Path, way: list[str]) -> None:
    head = "print('loaded')"
    body = "print('thinking'); os.write(1, b'raw\\n'); os.system('echo shell'); return moves[0]"
    words = ["--bots", bot(tmp_path, body, head), "--matches", "2", "--option", "rounds=1", "--json"]
    done = run("saboteur", *words, *way)
    assert 0 == done.returncode, done.stderr
    assert 2 == json.loads(done.stdout)["matches"]
    for word in ("loaded", "thinking", "raw", "shell"):
        assert word in done.stderr


@pytest.mark.parametrize("way", WAYS, ids=" ".join)
def test_a_bot_that_crashes_shows_its_traceback_on_request(tmp_path: Path, way: list[str]) -> None:
    name = bot(tmp_path, "return helper(view)", "def helper(view):\n    return 1 / 0")
    done = run("saboteur", "--bots", name, "--matches", "2", "--option", "first=p1", *way)
    assert 2 == done.returncode
    assert f"The bot {name} at p1 crashed in mine.py, line 3: ZeroDivisionError" in done.stderr
    assert "Traceback" not in done.stderr
    assert "--traceback" in done.stderr
    done = run("saboteur", "--bots", name, "--matches", "2", "--option", "first=p1", "--traceback", *way)
    assert 2 == done.returncode
    assert "Traceback (most recent call last):" in done.stderr
    assert "return helper(view)" in done.stderr
    assert "seated.py" not in done.stderr


@pytest.mark.parametrize("way", WAYS, ids=" ".join)
def test_a_bot_that_ends_the_process_is_named(tmp_path: Path, way: list[str]) -> None:
    name = bot(tmp_path, "os._exit(0)")
    done = run("saboteur", "--bots", name, "--matches", "2", "--option", "first=p1", *way)
    assert 2 == done.returncode
    assert f"The bot {name} at p1 crashed in mine.py, line 5: SystemExit: it called os._exit(0)" in done.stderr


def test_a_bot_that_kills_its_own_process_is_named(tmp_path: Path) -> None:
    name = bot(tmp_path, "os.kill(os.getpid(), 9)")
    done = run("saboteur", "--bots", name, "--matches", "2", "--option", "first=p1", "--isolate")
    assert 2 == done.returncode
    assert f"The bot {name} at p1 crashed: its process ended with signal 9." in done.stderr


def test_a_bot_that_forks_may_end_the_other_process(tmp_path: Path) -> None:
    body = "child = os.fork()\n        if not child: os._exit(0)\n        os.waitpid(child, 0)\n        return moves[0]"
    report = simulate(Plan("saboteur", 3, (bot(tmp_path, body),), options={"rounds": 1}))
    assert 1 == report.matches


@pytest.mark.parametrize("isolate", [False, True])
@pytest.mark.parametrize(
    ("method", "words"),
    [
        ("def choose(self, view): pass", "choose takes (self, view), expected choose(self, view, moves, rng)."),
        (
            "def choose(view, moves, rng): pass",
            "choose takes (view, moves, rng), expected choose(self, view, moves, rng).",
        ),
        ("def choose(self, view, moves, rng, *, depth): pass", "choose takes (self, view, moves, rng, *, depth), exp"),
        ("@staticmethod\n    def choose(view): pass", "choose takes (view), expected choose(view, moves, rng)."),
        (
            "choose = lambda self, v, m, r: m[0]\n    def see(self): pass",
            "see takes (self), expected see(self, events).",
        ),
        ("choose = lambda self, v, m, r: m[0]\n    def say(self, view): pass", "expected say(self, view, move, rng)."),
    ],
)
def test_a_wrong_signature_is_named_as_such(tmp_path: Path, method: str, words: str, isolate: bool) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"class Mine:\n    {method}\n")
    with pytest.raises(BotNotLoaded) as error:
        simulate(Plan("saboteur", 3, (str(file),), isolate=isolate))
    assert "wrong-signature" == error.value.reason
    assert words in str(error.value)


@pytest.mark.parametrize(
    "method",
    [
        "def choose(self, *anything): return anything[1][0]",
        "def choose(self, view, moves, rng, depth=3): return moves[0]",
        "@staticmethod\n    def choose(view, moves, rng): return moves[0]",
        "@classmethod\n    def choose(cls, view, moves, rng): return moves[0]",
    ],
)
def test_other_right_signatures(tmp_path: Path, method: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"class Mine:\n    {method}\n")
    assert 1 == simulate(Plan("saboteur", 3, (str(file),), options={"rounds": 1})).matches


@pytest.mark.parametrize("game", GAMES)
def test_isolated_bots_play_the_same_matches(game: str, tmp_path: Path) -> None:
    bots = ("greedy", "random", f"{EXAMPLE}:Mole")
    plan = Plan(game, PLAYERS[game], bots, matches=3, seed=5, options={} if game == "dark-cave" else {"rounds": 1})
    folders = [tmp_path / name for name in ("alone", "isolated", "jobs")]
    for folder in folders:
        folder.mkdir()
    isolated = msgspec.structs.replace(plan, isolate=True)
    assert simulate(plan, 1, folders[0]) == simulate(isolated, 1, folders[1]) == simulate(isolated, 2, folders[2])
    records = [{file.name: file.read_text() for file in folder.iterdir()} for folder in folders]
    assert records[0] == records[1] == records[2]
    assert 3 == len(records[0])


SPY = """
import gc, sys
from saboteur.match import Match
class Mine:
    def choose(self, view, moves, rng):
        seen = [thing for thing in gc.get_objects() if type(thing) is Match]
        frame = sys._getframe()
        while frame is not None:
            seen += [thing for thing in frame.f_locals.values() if type(thing) is Match]
            frame = frame.f_back
        if seen or hasattr(Match, "met"):
            raise RuntimeError("spied")
        Match.met = True
        return moves[0]
    def see(self, events):
        if hasattr(Match, "met"):
            del Match.met
"""


def test_an_isolated_bot_finds_no_match(tmp_path: Path) -> None:
    """In the same process it does; that is why there is --isolate."""
    file = tmp_path / "spy.py"
    file.write_text(SPY)
    plan = Plan("saboteur", 3, (str(file),), options={"rounds": 1})
    with pytest.raises(BotCrashed, match="spied"):
        simulate(plan)
    assert 1 == simulate(msgspec.structs.replace(plan, isolate=True)).matches


def test_isolated_seats_share_nothing(tmp_path: Path) -> None:
    """Not even two seats of the same bot, and the process that runs the matches does not load it."""
    file = tmp_path / "gossip.py"
    file.write_text(
        "import os\nSEEN = set()\n"
        f"with open({str(tmp_path / 'loaded')!r}, 'a') as out: out.write(f'{{os.getpid()}}\\n')\n"
        "class Mine:\n    def choose(self, view, moves, rng):\n        SEEN.add(view.seat)\n"
        "        assert len(SEEN) == 1, 'gossip'\n        return moves[0]\n"
    )
    done = run(
        "saboteur", "--bots", str(file), "--matches", "2", "--option", "first=p1", "--isolate", "--option", "rounds=1"
    )
    assert 0 == done.returncode, done.stderr
    assert 3 == len((tmp_path / "loaded").read_text().split())
    done = run("saboteur", "--bots", str(file), "--matches", "2", "--option", "rounds=1")
    assert 2 == done.returncode
    assert "gossip" in done.stderr


@pytest.mark.parametrize(
    ("body", "kind", "reason"),
    [
        ("return 1 / 0", BotCrashed, "crashed"),
        ("return 'EW 99,99'", BotCheated, "illegal-move"),
        ("return None", BotCheated, "no-move"),
        ("import time; time.sleep(60)", BotTooSlow, "too-slow"),
        ("import signal; signal.pthread_sigmask(0, {14})\n        while True: pass", BotTooSlow, "too-slow"),
    ],
)
def test_isolated_bots_fail_like_others(tmp_path: Path, body: str, kind: type[BotError], reason: str) -> None:
    plan = Plan("saboteur", 3, (bot(tmp_path, body),), limit=0.5, isolate=True, options={"first": "p1"})
    with pytest.raises(kind) as error:
        simulate(plan)
    assert reason == error.value.reason
    assert f"The bot {plan.bots[0]} at p1" in str(error.value)


def test_isolated_bots_end_with_the_simulation(tmp_path: Path) -> None:
    name = bot(tmp_path, noting(tmp_path / "pids"))
    simulate(Plan("saboteur", 3, (name,), isolate=True, options={"rounds": 1}))
    pids = {int(pid) for pid in (tmp_path / "pids").read_text().split()}
    assert 3 == len(pids)
    assert os.getpid() not in pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_bot_of_an_isolated_simulation_that_does_not_exist_is_named() -> None:
    done = run("saboteur", "--bots", "nobody", "--isolate")
    assert 2 == done.returncode
    assert "There is no bot 'nobody'" in done.stderr


def test_jobs_are_used_however_few_matches_there_are(tmp_path: Path) -> None:
    name = bot(tmp_path, noting(tmp_path / "pids"))
    plan = Plan("saboteur", 3, (name,), matches=4, options={"rounds": 1})
    assert simulate(plan, jobs=2) == simulate(plan)
    pids = set((tmp_path / "pids").read_text().split())
    assert str(os.getpid()) in pids
    assert len(pids) >= 2


def test_a_drawn_duel_is_won_by_nobody() -> None:
    """Of many real ones between equal bots."""
    plan = Plan("duel", 2, ("random", f"{EXAMPLE}:Mole"), matches=60, seed=1, options={"rounds": 1})
    matches = msgspec.json.decode(play_batch(msgspec.json.encode(plan), 0, 60, None), type=list[Played])
    drawn = [match for match in matches if match.reason == "draw"]
    assert drawn
    assert all(match.won == () and len(set(match.gold)) == 1 for match in drawn)
    assert not any(score.won for match in drawn for score in match.scores[0])
    report = summarise(plan, matches)
    assert len(drawn) == report.outcomes["draw"].times
    assert 60 - len(drawn) == sum(found.times for found in report.matches_won.values())
    assert 60 - len(drawn) == sum(found["player"].times for found in report.rounds_won.values())


def test_alone_the_grade_is_reported() -> None:
    """SO-10."""
    plan = Plan("solo", 1, ("greedy",), matches=4)
    score = (Score("greedy", "player", True, 5),)
    amounts = {"poor": 14, "decent": 19, "excellent": 25}
    matches = [Played(("green",), (9,), (score,), (gold,), (0,), grade) for grade, gold in amounts.items()]
    report = summarise(plan, [*matches, matches[0]])
    assert ["poor", "decent", "excellent"] == list(report.outcomes)
    assert 2 == report.outcomes["poor"].times
    done = run("solo", "--bots", "greedy", "--matches", "6", "--seed", "1", "--json")
    grades = json.loads(done.stdout)["outcomes"]
    assert 6 == sum(found["times"] for found in grades.values())
    assert set(grades) <= set(GRADES)
    done = run("solo", "--bots", "greedy", "--matches", "6", "--seed", "1")
    assert "grade" in done.stdout
    assert any(grade in done.stdout for grade in GRADES)
