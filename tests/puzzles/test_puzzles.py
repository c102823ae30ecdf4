"""Puzzles: every one that is shipped is solved again, and wrong files are told what is wrong with them."""

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from saboteur.analysis.claims import BAD
from saboteur.coach.change import Change, Kind
from saboteur.games import GAMES
from saboteur.lessons import Wrong
from saboteur.notation.move import write_cell
from saboteur.notation.reason import InvalidMove
from saboteur.puzzles import PuzzleError, Run, of_the_day, parse, puzzle, puzzles, read
from saboteur.puzzles.check import problems
from saboteur.puzzles.level import level
from saboteur.puzzles.puzzle import Puzzle
from saboteur.puzzles.told import Told, told
from saboteur.puzzles.trial import Trial
from saboteur.replay import uncovered
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.puzzle_words import PuzzleWords
from saboteur.text import LANGUAGES, decimal, has

ALL = puzzles()
MOVES = [one for one in ALL if one.kind == "move"]
LOGS = [one for one in ALL if one.kind != "move"]


def test_there_are_two_hundred_of_all_games_and_kinds() -> None:
    assert len(ALL) >= 200
    assert set(GAMES) == {one.game for one in ALL}
    kinds = Counter(one.kind for one in ALL)
    assert all(kinds[kind] >= 30 for kind in ("move", "who", "gold"))
    assert len({one.level for one in ALL}) == 5
    assert len(ALL) == len({one.id for one in ALL})


def test_a_newcomer_sees_every_game_and_kind_first_the_easy_ones() -> None:
    assert [one.level for one in ALL] == sorted(one.level for one in ALL)
    assert {(one.game, one.kind) for one in ALL[:12]} == {(one.game, one.kind) for one in ALL if one.level == 1}
    assert all(a.game != b.game or a.kind != b.kind for a, b in pairwise(ALL[:30]))
    alone = puzzles("saboteur")
    assert {one.kind for one in alone[:3]} == {"move", "who", "gold"}


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_bounded_search_still_prefers_every_answer(game: str) -> None:
    assert [] == [problem for one in MOVES if one.game == game for problem in problems(one)]


def test_a_careful_reader_still_comes_to_every_probability() -> None:
    assert [] == [problem for one in LOGS for problem in problems(one)]


@pytest.mark.parametrize("kind", sorted({one.kind for one in ALL}))
def test_a_better_rival_is_noticed(kind: str) -> None:
    """The check can fail: with answer and rival exchanged it does."""
    one = next(one for one in ALL if one.kind == kind and one.next_best is not None)
    other = one.next_best
    assert other is not None
    assert [] != problems(_changed(one, answers=(other,)))


def _changed(one: Puzzle, **fields: Any) -> Puzzle:
    return msgspec.structs.replace(one, **fields)


def test_margins_are_clear_and_inside_their_intervals() -> None:
    for one in MOVES:
        margin, low, high = one.margin
        assert 0 < low <= margin <= high, one.id
        assert margin >= (0.75 if one.game == "solo" else 0.14), one.id
        deep, low, high = one.deeper
        assert 0 < low <= deep <= high, one.id


def test_the_worth_of_answer_and_next_best_differ_by_the_margin() -> None:
    """Whoever subtracts the told numbers finds the told difference."""
    for one in MOVES:
        said = Run(one).solution()
        assert said.value is not None
        assert said.other_value is not None
        assert said.value - said.other_value == pytest.approx(one.margin[0], abs=0.002), one.id


def test_solutions_say_what_the_answer_changes() -> None:
    """Where no role and no goal explains a move, at least one difference does; none speaks against it."""
    for one in MOVES:
        assert one.changes or one.game not in {"duel", "solo", "dark-cave"}, one.id
        for change in one.changes:
            more = change.share > change.other
            assert more == (change.seat == one.seat) or change.kind not in {"mark", "gold"}, one.id
        assert Run(one).solution().changes == one.changes
        assert one.next_best is not None
        assert () == told(one, one.match(), one.next_best).changes, "nothing of the answer is told to whoever missed it"


@pytest.mark.compiled
def test_what_an_answer_changes_is_found_again_in_other_worlds() -> None:
    for one in MOVES[::9]:
        trial = Trial(one.match(), 5)
        found = {(now.kind, now.seat, now.cell): now for now in trial.changes(one.answers[0], one.next_best or "", 60)}
        for change in one.changes:
            if abs(change.share - change.other) >= 0.4:
                now = found[change.kind, change.seat, change.cell]
                assert (now.share > now.other) == (change.share > change.other), one.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_change_has_its_words(lang: str) -> None:
    (one,) = parse(GOOD)
    words = PuzzleWords(one, Narrator(lang, tuple(one.names("Ada")), 0), ())
    kinds = get_args(Kind)
    changes = tuple(Change(kind=kind, seat=0, cell=(8, 0), share=1.0, other=0.25) for kind in kinds)
    told = words.told(Told(what="right", answer="EW 7,0", value=1.0, best=1.0, changes=changes))[-1]
    assert len(kinds) == told.count("25") + told.count(decimal(0.25, lang))


def test_the_truth_is_the_answer() -> None:
    """Nobody is told that the likely is not the true: such positions are no puzzles."""
    for one in LOGS:
        match = one.match()
        if one.kind == "who":
            assert match.view(int(one.answers[0][1:]) - 1).role in BAD, one.id
        else:
            lies = {write_cell(goal.cell): goal.card for goal in uncovered(match.view(one.seat), match)}
            assert lies[one.answers[0]].startswith("gold"), one.id


@pytest.mark.parametrize("one", [*MOVES[::12], *LOGS[::12]], ids=lambda one: one.id)
def test_every_answer_is_taken_and_told_the_same_each_time(one: Puzzle) -> None:
    run = Run(one)
    for answer in one.answers:
        assert run.answer(answer).right
        assert told(one, one.match(), answer) == run.answer(answer).told


def test_wrong_answers_say_why() -> None:
    for one in ALL[::9]:
        run = Run(one)
        other = one.next_best
        assert other is not None
        verdict = run.answer(other)
        assert not verdict.right
        assert verdict.told is not None
        assert (verdict.told.value or 0) < (verdict.told.best or 0)


def test_answers_that_are_none_are_refused() -> None:
    run = Run(next(one for one in LOGS if one.kind == "who"))
    with pytest.raises(InvalidMove):
        run.answer("p12")
    with pytest.raises(InvalidMove):
        run.answer("8,0")


def test_hints_do_not_tell_the_answer() -> None:
    for one in MOVES:
        hint = Run(one).hint()
        assert hint.kind in {"card", "step", "move"}
        assert all(has(f"puzzle-hint-{hint.kind}", lang) for lang in LANGUAGES)


def test_the_puzzle_of_the_day_changes_daily_and_comes_again_last() -> None:
    start = date(2026, 11, 16)
    first = start - timedelta(days=start.toordinal() % len(ALL))
    lap = [of_the_day(first + timedelta(days=number)).id for number in range(len(ALL))]
    assert len(set(lap)) == len(ALL)
    assert of_the_day(start).id == of_the_day(start).id


def test_levels_follow_the_failures() -> None:
    assert level({}) == 1
    assert level(dict.fromkeys(("random", "greedy"), 1.0)) == 5
    assert level({"random": 0.9, "greedy": 0.0, "miner": 0.0, "foreman": 0.0}) == 1


GOOD = """
format = 1
game = "saboteur"

[[puzzle]]
id = "last-card"
kind = "move"
seat = "p1"
answer = ["EW 7,0"]
values = { "EW 7,0" = 1.0, "discard EW" = 0.0 }
margin = [1.0, 1.0, 1.0]
fails = { random = 0.5 }

[puzzle.scenario]
players = 3
options = { rounds = 1 }
seed = 1
turn = "p1"
roles = { p1 = "digger", p2 = "digger", p3 = "saboteur" }
board = ["EW 1..6,0"]
goals = { "8,-2" = "stone NE", "8,0" = "gold", "8,2" = "stone ES" }
hands = { p1 = ["EW"] }
"""


def test_a_puzzle_may_be_laid_out_by_hand() -> None:
    (one,) = parse(GOOD)
    assert one.match().view(0).hand == ("EW",)
    assert Run(one).answer("EW 7,0").right
    assert Run(one).answer("EW 7,1").wrong is not None


def test_a_move_the_rules_forbid_is_refused_with_its_reason() -> None:
    (one,) = parse(GOOD)
    assert Run(one).answer("NS 7,0").wrong == Wrong("not-in-hand", None, "")
    assert Run(one).answer("EW 1,0").wrong == Wrong("occupied", None, "")
    with pytest.raises(InvalidMove):
        Run(one).answer("nonsense")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("format = 1", "format = 9", "format"),
        ('game = "saboteur"', 'game = "chess"', "There is no game 'chess'"),
        ('id = "last-card"', 'id = "Last card"', "An id has small letters"),
        ('seat = "p1"', 'seat = "p7"', "There is no p7"),
        ('answer = ["EW 7,0"]', "answer = []", "at least one answer"),
        ("margin = [1.0, 1.0, 1.0]", "margin = [1.0]", "margin is three numbers"),
        ('board = ["EW 1..6,0"]', 'board = ["XX 1,0"]', "XX"),
        ('kind = "move"', 'kind = "why"', "kind"),
        ("players = 3", "players = 3\nsecret = 1", "secret"),
        ("[[puzzle]]", "[[puzzle", "not valid TOML"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_told(old: str, new: str, says: str) -> None:
    with pytest.raises(PuzzleError, match=says):
        parse(GOOD.replace(old, new))


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(PuzzleError, match="cannot be read"):
        read(tmp_path / "none.toml")
    with pytest.raises(PuzzleError, match="There is no puzzle"):
        puzzle("none")
