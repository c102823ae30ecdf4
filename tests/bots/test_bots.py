"""Bots play with every option, and their errors are reported clearly."""

import os
import pickle
import random
import signal
from pathlib import Path

import msgspec
import pytest

import matches
from saboteur import Match, Move
from saboteur.bots import BOTS, BotCheated, BotCrashed, BotError, BotNotLoaded, BotTooSlow, Referee, load, load_all
from saboteur.bots.greedy import Greedy
from saboteur.engine import FORM


def play(match: Match, names: list[str], number: int) -> None:
    """Let bots play a match to its end."""
    table = [Referee(name, seat, random.Random(f"{number}/{seat}")) for seat, name in enumerate(names)]
    while match.actor is not None:
        decision = table[match.actor].ask(match)
        for claim in decision.claims:
            match.say(match.actor, claim)
        match.play(decision.move)
    for bot in table:
        bot.watch(match)


# Whole matches.


@pytest.mark.slow
def test_bots_play_with_every_option() -> None:
    for number in range(32 if FORM == "compiled" else 8):
        match = matches.new(number)
        play(match, ["greedy"] * match.rules.players, number)


def test_greedy_plays_a_game_and_a_question_it_does_not_know_at_random() -> None:
    """A new game can be tried before greedy knows it."""
    match = Match.new("saboteur", 3, 1)
    view, moves = match.view(match.actor), match.moves()
    assert view.prompt is not None
    for strange in (
        msgspec.structs.replace(view, game="chess"),
        msgspec.structs.replace(view, prompt=msgspec.structs.replace(view.prompt, kind="riddle")),
        msgspec.structs.replace(view, role="ghost"),
    ):
        chosen = {Greedy().choose(strange, moves, random.Random(seed)) for seed in range(60)}
        assert len(chosen) > 3
        assert chosen <= set(moves)


def test_greedy_leaves_what_it_gets_as_it_is() -> None:
    match = Match.new("saboteur", 4, 3)
    bots = [Greedy() for _ in range(4)]
    for _ in range(60):
        assert match.actor is not None
        view, moves, events = match.view(match.actor), match.moves(), match.seen(match.actor)
        before = str(view), list(moves), list(events)
        bots[match.actor].see(events)
        chosen = bots[match.actor].choose(view, moves, random.Random(1))
        assert before == (str(view), moves, events)
        match.play(chosen)


def test_greedy_chooses_the_same_again() -> None:
    """All its randomness comes from the rng it is given."""
    one, two = (Match.new("saboteur", 5, 9) for _ in range(2))
    play(one, ["greedy"] * 5, 1)
    play(two, ["greedy"] * 5, 1)
    assert one.events == two.events


# Bots that fail.

BAD = """
import sys, time
from saboteur import Move

class Loop:
    def choose(self, view, moves, rng):
        while True: pass

class Sleep(Loop):
    def choose(self, view, moves, rng): time.sleep(60)

class Crash(Loop):
    def choose(self, view, moves, rng): return moves[len(moves)]

class Leave(Loop):
    def choose(self, view, moves, rng): sys.exit(0)

class Blind(Loop):
    def see(self, events): raise KeyError(events[0].kind)

class Nothing(Loop):
    def choose(self, view, moves, rng): return None

class Number(Loop):
    def choose(self, view, moves, rng): return 1

class Odd(Loop):
    def choose(self, view, moves, rng): return Move("lay", card=5, cell=7)

class Mumble(Loop):
    def choose(self, view, moves, rng): return "what now?"

class Illegal(Loop):
    def choose(self, view, moves, rng): return "NESW 50,50"

class Forge(Loop):
    def choose(self, view, moves, rng):
        moves[:] = [Move.parse("NESW 50,50")]
        return moves[0]

class Text(Loop):
    def choose(self, view, moves, rng): return str(moves[0])

class Greet(Loop):
    def __init__(self, name): pass

class Silent: pass
"""


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """A file of bots that each do something wrong."""
    file = tmp_path / "bad.py"
    file.write_text(BAD)
    return str(file)


def answer(name: str, limit: float = 5.0) -> Move:
    match = Match.new("saboteur", 3, 1, first="p2")
    return Referee(name, 1, random.Random(1), limit).ask(match).move


@pytest.mark.parametrize(
    ("name", "error", "reason", "sentence"),
    [
        ("Loop", BotTooSlow, "too-slow", "s for a move; the time limit is 0.2 s"),
        ("Sleep", BotTooSlow, "too-slow", "s for a move; the time limit is 0.2 s"),
        ("Crash", BotCrashed, "crashed", "crashed in bad.py, line 13: IndexError: list index out of range"),
        ("Leave", BotCrashed, "crashed", "crashed in bad.py, line 16: SystemExit: 0"),
        ("Blind", BotCrashed, "crashed", "crashed in bad.py, line 19: KeyError: 'round'"),
        ("Nothing", BotCheated, "no-move", "gave None instead of one of its moves or a move's text"),
        ("Number", BotCheated, "no-move", "gave 1 instead of one of its moves or a move's text"),
        ("Odd", BotCheated, "illegal-move", "wanted to play something of the type Move, which is none of its"),
        ("Mumble", BotCheated, "no-move", "gave no move that can be read"),
        ("Illegal", BotCheated, "illegal-move", "wanted to play Move('NESW 50,50'), which is none of its"),
        ("Forge", BotCheated, "illegal-move", "wanted to play Move('NESW 50,50'), which is none of its"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_reason(
    bad: str, name: str, error: type[BotError], reason: str, sentence: str
) -> None:
    with pytest.raises(error) as caught:
        answer(f"{bad}:{name}", 0.2 if error is BotTooSlow else 20.0)
    assert reason == caught.value.reason
    assert f"{bad}:{name}" == caught.value.bot
    assert str(caught.value).startswith(f"The bot {bad}:{name} at p2 ")
    assert sentence in str(caught.value)


def test_an_answer_may_be_text(bad: str) -> None:
    assert Match.new("saboteur", 3, 1, first="p2").moves()[0] == answer(f"{bad}:Text")


@pytest.mark.skipif(os.name == "nt", reason="no such clock")
def test_a_limit_ends_with_the_move(bad: str) -> None:
    """The timer is stopped, so it does not fire later."""
    with pytest.raises(BotTooSlow):
        answer(f"{bad}:Loop", 0.1)
    assert (0.0, 0.0) == signal.getitimer(signal.ITIMER_REAL)
    answer("random")
    assert (0.0, 0.0) == signal.getitimer(signal.ITIMER_REAL)


@pytest.mark.parametrize(
    ("name", "reason", "sentence"),
    [
        ("genius", "no-such-bot", "There is no bot 'genius'; choose random, greedy, apprentice, miner"),
        ("", "no-such-bot", "There is no bot ''"),
        ("{folder}/none.py:Mine", "no-file", "there is no file"),
        ("{folder}/broken.py:Mine", "not-python", "broken.py fails with SyntaxError"),
        ("{folder}/leaves.py:Mine", "not-python", "leaves.py fails with SystemExit"),
        ("{folder}/bad.py:Mine", "no-class", "bad.py has no class Mine; it has Loop, Sleep, Crash"),
        ("{folder}/bad.py", "no-class", "bad.py has several classes with a method choose; name one like bad.py:Mine"),
        ("{folder}/empty.py", "no-class", "empty.py has no class with a method choose"),
        ("{folder}/empty.py:Mine", "no-class", "empty.py has no class Mine; it has no class at all"),
        ("{folder}/bad.py:Silent", "no-choose", "Silent has no method choose(view, moves, rng)"),
        ("{folder}/abstract.py:Mine", "no-choose", "Mine has no method choose(view, moves, rng)"),
        ("{folder}/bad.py:Greet", "does-not-start", "does not start: TypeError"),
    ],
)
def test_a_bot_that_cannot_be_loaded_says_why(bad: str, name: str, reason: str, sentence: str) -> None:
    folder = Path(bad).parent
    (folder / "broken.py").write_text("class Mine:\n  def choose(")
    (folder / "leaves.py").write_text("raise SystemExit")
    (folder / "empty.py").write_text("")
    (folder / "abstract.py").write_text("from saboteur.bots import Bot\nclass Mine(Bot): pass")
    with pytest.raises(BotNotLoaded) as caught:
        load(name.format(folder=folder))()
    assert reason == caught.value.reason
    assert sentence in str(caught.value)


def test_a_file_with_one_bot_needs_no_class_name(tmp_path: Path) -> None:
    """The file may import another one next to it."""
    (tmp_path / "beside_it.py").write_text("first = 0")
    file = tmp_path / "single.py"
    file.write_text("import beside_it\nclass Mine:\n  def choose(self, v, moves, r): return moves[beside_it.first]")
    assert Match.new("saboteur", 3, 1, first="p2").moves()[0] == answer(str(file))


def test_lists_of_bots_are_tried() -> None:
    assert ["greedy", "random", "greedy"] == load_all("greedy, random,greedy")
    assert set(BOTS) == {"random", "greedy", "apprentice", "miner", "foreman", "master"}
    with pytest.raises(BotNotLoaded):
        load_all("greedy,,random")


def test_a_bot_that_never_gets_ready_is_named(tmp_path: Path) -> None:
    file = tmp_path / "endless.py"
    file.write_text("class Mine:\n  def __init__(self):\n    while True: pass\n  def choose(self, v, moves, r): ...")
    with pytest.raises(BotNotLoaded, match=r"does not start: it took longer than 0\.2 s\.") as caught:
        Referee(str(file), 0, random.Random(1), 0.2)
    assert "does-not-start" == caught.value.reason


def test_errors_cross_processes() -> None:
    error = BotCheated("mine", "The bot mine cheated.", "no-move")
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (type(error), str(error), error.bot, error.reason) == (type(copy), str(copy), copy.bot, copy.reason)
