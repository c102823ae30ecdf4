"""Simulations are repeatable and fair, and report errors clearly."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from saboteur import Match
from saboteur.bots import LIMIT
from saboteur.cli import main
from saboteur.commands.simulate import simulate as command
from saboteur.simulate import Plan, simulate
from saboteur.tally import rate

LONG = os.environ.get("SABOTEUR_LONG") == "1"
EXAMPLE = Path(__file__).parents[2] / "examples" / "my_first_bot.py"


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["simulate", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.mark.slow
@pytest.mark.once
def test_same_seed_same_numbers_whatever_the_jobs() -> None:
    plan = Plan("saboteur", 4, ("greedy", "random"), matches=24, seed=3, options={"rounds": 1})
    alone = simulate(plan)
    assert alone == simulate(plan, jobs=2)
    assert alone == simulate(plan)
    assert alone != simulate(msgspec.structs.replace(plan, seed=4))


@pytest.mark.once
def test_the_first_bot_beats_random() -> None:
    plan = Plan("saboteur", 5, (f"{EXAMPLE}:Mole", "random"), matches=60, seed=1)
    report = simulate(plan)
    assert report.gold_per_bot[f"{EXAMPLE}:Mole"] > report.gold_per_bot["random"]


@pytest.mark.slow
@pytest.mark.compiled
def test_greedy_diggers_beat_random_saboteurs(volume: Callable[..., int]) -> None:
    rounds = volume(200)
    plan = Plan("saboteur", 5, (), "greedy", "random", matches=rounds, seed=1, options={"rounds": 1})
    won = simulate(plan).winners["diggers"]
    print(f"greedy diggers against random saboteurs: {won}")
    assert won.share >= 0.85


@pytest.mark.slow
@pytest.mark.compiled
def test_random_diggers_have_no_chance_against_greedy_saboteurs(volume: Callable[..., int]) -> None:
    rounds = volume(200)
    plan = Plan("saboteur", 5, (), "random", "greedy", matches=rounds, seed=1, options={"rounds": 1})
    won = simulate(plan).winners.get("diggers", rate(0, rounds))
    print(f"random diggers against greedy saboteurs: {won}")
    assert won.share <= 0.01


@pytest.mark.parametrize("players", range(3, 11))
def test_bots_play_whole_matches_at_every_number_of_players(players: int, volume: Callable[..., int]) -> None:
    matches = volume(20, interpreted=2) * (10 if LONG else 1)
    report = simulate(Plan("saboteur", players, ("greedy", "random", "greedy"), matches=matches, seed=players))
    print(f"{players} players: {matches} matches, longest round {report.round_length.most} turns")
    assert report.matches == matches
    assert report.rounds == 3 * matches
    assert report.round_length.most == 67  # every card of the deck, once


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("solo", 1), *[("dark-cave", n) for n in range(2, 9)]])
def test_bots_play_whole_matches_of_the_other_games(game: str, players: int, volume: Callable[..., int]) -> None:
    matches = volume(4, interpreted=1) * (10 if LONG else 1)
    report = simulate(Plan(game, players, ("greedy", "random", "greedy"), matches=matches, seed=players))
    print(f"{game}, {players} players: {matches} matches, longest round {report.round_length.most} turns")
    assert report.matches == matches
    assert report.rounds == matches * (1 if game == "dark-cave" else 3)


@pytest.mark.once
def test_the_command_prints_tables_and_json(tmp_path: Path) -> None:
    code, out = run("saboteur", "--players", "3", "--bots", "random", "--matches", "3", "--records", str(tmp_path))
    assert code == 0
    assert "rounds won by" in out
    records = sorted(tmp_path.iterdir())
    assert len(records) == 3
    assert Match.replay(records[0].read_text()).outcome is not None
    code, out = run("saboteur", "--players", "3", "--bots", "random", "--matches", "2", "--json")
    assert code == 0
    assert json.loads(out)["matches"] == 2


@pytest.mark.once
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "'chess' is not one of"),
        (["saboteur", "--players", "2"], "3 to 10 players"),
        (["saboteur", "--bots", "nobody"], "There is no bot"),
        (["saboteur", "--bots", "missing.py:Bot"], "there is no file"),
        (["saboteur", "--diggers", "greedy"], "together"),
        (["saboteur", "--diggers", "greedy", "--saboteurs", "greedy", "--bots", "random"], "not both"),
        (["saboteur2", "--diggers", "greedy", "--saboteurs", "greedy"], "other roles"),
        (["saboteur", "--option", "rounds"], "NAME=VALUE"),
        (["saboteur", "--option", "rounds=9"], "rounds"),
        (["saboteur", "--option", "rounds=1", "--option", "rounds=2"], "The option rounds is given twice."),
        (["saboteur", "--option", "players=3"], "no option 'players'"),
        (["saboteur", "--option", "edition=fr"], "no edition 'fr'"),
        (["saboteur", "--edition", "de", "--option", "edition=en"], "The option edition is given twice."),
        (["duel", "--players", "3"], "duel is for 2 players, not 3."),
        (["saboteur", "--limit", "nan"], "86400"),
        (["saboteur", "--limit", "inf"], "86400"),
        (["saboteur", "--limit", "0"], "86400"),
        (["saboteur", "--matches", "0"], "matches"),
    ],
)
def test_wrong_input_gets_a_sentence(arguments: list[str], words: str) -> None:
    code, out = run(*arguments)
    assert code == 2
    assert words in out
    assert "Traceback" not in out


@pytest.mark.once
@pytest.mark.parametrize(
    ("body", "limit", "words"),
    [
        ("return 'EW 99,99'", "20", "none of its"),
        ("return 7", "20", "instead of one of its moves"),
        ("return 1 / 0", "20", "crashed"),
        ("import time; time.sleep(60)", "0.2", "time limit"),
    ],
)
def test_a_bot_that_misbehaves_is_named(tmp_path: Path, body: str, limit: str, words: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(f"class Bad:\n    def choose(self, view, moves, rng):\n        {body}\n")
    for jobs in ("1", "2"):
        code, out = run("saboteur", "--bots", f"{file}:Bad", "--limit", limit, "--jobs", jobs, "--matches", "25")
        assert code == 2
        assert f"{file}:Bad" in out
        assert words in out


@pytest.mark.once
def test_bots_by_role() -> None:
    """Assigned per round: a seat has the diggers' bot in one round and the saboteurs' in another."""
    plan = Plan("saboteur", 3, (), "random", "greedy", matches=40, seed=2)
    report = simulate(plan)
    assert {"greedy": ["saboteur"], "random": ["digger"]} == {bot: list(won) for bot, won in report.rounds_won.items()}
    assert report.rounds_won["random"]["digger"].of == report.rounds == 120
    # One of the four role cards is set aside. If it is the saboteur, that side wins without a member.
    held = report.rounds_won["greedy"]["saboteur"]
    assert 70 < held.of < 110
    assert held.of - held.times == report.winners.get("diggers", rate(0, 120)).times
    assert report.matches_won == {}


@pytest.mark.once
def test_bots_sit_everywhere_equally_often() -> None:
    plan = Plan("saboteur", 3, ("greedy", "random", f"{EXAMPLE}:Mole"))
    assert 3 == len({plan.bot_at(number, 0, None) for number in range(3)})
    assert ["random", f"{EXAMPLE}:Mole", "greedy"] == [plan.bot_at(1, seat, None) for seat in range(3)]


@pytest.mark.once
def test_a_bot_that_ends_its_process_is_survived(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("import os\nclass Bad:\n    def choose(self, view, moves, rng): os.kill(os.getpid(), 9)\n")
    code, out = run("saboteur", "--bots", f"{file}:Bad", "--jobs", "2", "--matches", "50")
    assert code == 2
    assert "ended before its time" in out


@pytest.mark.once
def test_a_record_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "saboteur-1.toml").mkdir()
    code, out = run("saboteur", "--bots", "random", "--matches", "1", "--records", str(tmp_path))
    assert code == 2
    assert "cannot be written" in out
    (tmp_path / "file").touch()
    code, out = run("saboteur", "--bots", "random", "--matches", "1", "--records", str(tmp_path / "file"))
    assert code == 2


@pytest.mark.once
@pytest.mark.skipif(os.name == "nt", reason="signals differ")
def test_the_interrupt_key_ends_everything_quietly(tmp_path: Path) -> None:
    """This includes worker processes, and bots in the middle of a move."""
    words = [sys.executable, "-m", "saboteur", "simulate", "saboteur", "--matches", "100000", "--jobs", "2"]
    words += ["--records", str(tmp_path)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    until(lambda: any(tmp_path.glob("*.toml")))
    os.killpg(process.pid, signal.SIGINT)
    out = process.communicate(timeout=60)[0].decode()
    assert 130 == process.returncode
    assert "Stopped; nothing is reported." == out.splitlines()[-1]
    assert "Traceback" not in out
    until(lambda: not alive(process.pid))


@pytest.mark.once
@pytest.mark.skipif(os.name == "nt", reason="signals differ")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_nobody_plays_on_for_a_simulation_that_was_ended(number: signal.Signals, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "saboteur", "simulate", "saboteur", "--matches", "100000", "--jobs", "2"]
    words += ["--records", str(tmp_path)]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        until(lambda: any(tmp_path.glob("*.toml")))
        process.send_signal(number)
        assert -number == process.wait(60)
        until(lambda: not alive(process.pid))
    finally:
        if alive(process.pid):
            os.killpg(process.pid, signal.SIGKILL)


def until(happened: Callable[[], bool]) -> None:
    """Wait for something that should happen soon; fail after a minute."""
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def alive(group: int) -> bool:
    """Whether a process of the group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.once
@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_a_terminal_shows_how_far_it_is() -> None:
    from pseudo_terminal import Terminal  # noqa: PLC0415 - not everywhere

    with Terminal("simulate", "saboteur", "--bots", "random", "--matches", "60", "--jobs", "2") as terminal:
        assert 0 == terminal.end(60)
        assert "60 matches" in terminal.raw
        assert "100%" in terminal.raw
        assert "rounds won by" in terminal.screen


@pytest.mark.once
def test_alone_one_wins_gold_and_no_rounds() -> None:
    words = [sys.executable, "-m", "saboteur", "simulate", "solo", "--bots", "greedy", "--matches", "6", "--seed", "1"]
    out = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert "solo, 1 player: 6 matches, 18 rounds" in out
    assert "won" not in out
    rows = [[cell.strip() for cell in row.split("│")] for row in out.splitlines() if row.startswith("│")]
    assert 6 == sum(int(row[2]) for row in rows if row[1].isdigit())
    assert 6 == sum(int(row[4].split()[0]) for row in rows if row[1] in {"poor", "decent", "good", "excellent"})


@pytest.mark.once
def test_without_a_terminal_nothing_but_the_numbers_is_printed() -> None:
    words = [sys.executable, "-m", "saboteur", "simulate", "saboteur", "--bots", "random", "--matches", "2", "--json"]
    done = subprocess.run(words, capture_output=True, check=True)
    assert 2 == json.loads(done.stdout)["matches"]
    assert not done.stderr


def test_the_limit_of_the_command_is_that_of_the_bots() -> None:
    """It is defined twice because the command is parsed before bots are loaded."""
    assert [LIMIT] == [option.default for option in command.params if option.name == "limit"]
