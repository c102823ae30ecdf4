"""A puzzle: a position with its log, a question, and the proven answer."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from saboteur.coach import Change
from saboteur.games import GAMES
from saboteur.lessons import LessonError
from saboteur.lessons.lesson import Act, read_act
from saboteur.lessons.sheet_file import read_sheet
from saboteur.match import Match
from saboteur.notation.move import Move, read_cell, read_seat, write_cell
from saboteur.notation.reason import IllegalMove, InvalidMove
from saboteur.plain_file import read_plain
from saboteur.puzzles.error import PuzzleError
from saboteur.puzzles.level import level
from saboteur.puzzles.sheet import FORMAT, KINDS, ChangeSheet, FileSheet, Kind, PuzzleSheet, Words
from saboteur.scenario import Scenario, ScenarioError
from saboteur.scenario.file import sheet_of

NAMES = ("Tilda", "Brom", "Odo", "Grimma", "Yusuf", "Mirja", "Anton", "Hedwig", "Jorun", "Falk", "Runa")
"""The others, in the order of play after the one who is asked."""
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One puzzle, ready to be asked."""

    id: str
    game: str
    kind: Kind
    seat: int
    answers: tuple[str, ...]
    values: dict[str, float]
    margin: tuple[float, ...]
    deeper: tuple[float, ...]
    """The same where the seat goes on searching; empty if that was not measured."""
    worlds: int
    changes: tuple[Change, ...]
    """How rounds end otherwise after the answer than after the next best."""
    fails: dict[str, float]
    scenario: Scenario
    log: tuple[Act, ...]
    title: Words
    story: Words
    hint: Words
    solution: Words

    @property
    def level(self) -> int:
        """How hard it is, from 1 to 5."""
        return level(self.fails)

    @property
    def next_best(self) -> str | None:
        """The best of the wrong answers."""
        wrong = [answer for answer in self.values if answer not in self.answers]
        return max(wrong, key=self.values.__getitem__, default=None)

    def match(self) -> Match:
        """A match that stands where the question is asked; `PuzzleError` if the log does not lead there."""
        try:
            match = self.scenario.match()
            for act in self.log:
                if act.says:
                    match.say(act.seat, act.text)
                else:
                    match.play(act.text, by=act.seat)
        except (IllegalMove, InvalidMove, ScenarioError) as error:
            raise PuzzleError(f"{self.id}: {error}") from None
        return match

    def names(self, me: str) -> list[str]:
        """A name for each seat; the own is given."""
        players = self.scenario.rules.players
        named = {(self.seat + number) % players: name for number, name in enumerate(NAMES[: players - 1], 1)}
        return [named.get(seat, me) for seat in range(players)]


_FOLDER = files("saboteur") / "puzzles"


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game that come with the program, by their ids."""
    found = {}
    for file in sorted((_FOLDER / game).iterdir(), key=lambda one: one.name) if (_FOLDER / game).is_dir() else ():
        if file.name.endswith(".toml"):
            for puzzle in parse(file.read_text(encoding="utf-8")):
                found[puzzle.id] = puzzle
    return found


def puzzles(game: str | None = None, kind: Kind | None = None) -> list[Puzzle]:
    """All puzzles, or those of a game or a kind, the easy ones first; those of a level take turns by game and kind."""
    found = [
        one for name in GAMES if game in {None, name} for one in shipped(name).values() if kind in {None, one.kind}
    ]
    found.sort(key=lambda one: (one.level, one.id))
    alike: Counter[tuple[int, str, str]] = Counter()
    turns = {}
    for one in found:
        turns[one.id] = alike[one.level, one.game, one.kind]
        alike[one.level, one.game, one.kind] += 1
    order = {sort: place for place, sort in enumerate(_spread({(one.game, one.kind) for one in found}))}
    return sorted(found, key=lambda one: (one.level, turns[one.id], order[one.game, one.kind]))


def _spread(sorts: set[tuple[str, Kind]]) -> list[tuple[str, Kind]]:
    """The same games and kinds so that neighbours differ in both, as far as there are others."""
    left = sorted(sorts, key=lambda sort: (GAMES.index(sort[0]), KINDS.index(sort[1])))
    found: list[tuple[str, Kind]] = []
    while left:
        last = found[-1] if found else ("", "")
        best = min(left, key=lambda sort: ((sort[0] == last[0]) + (sort[1] == last[1]), left.index(sort)))
        left.remove(best)
        found.append(best)
    return found


def puzzle(name: str) -> Puzzle:
    """The puzzle of this id; `PuzzleError` if there is none."""
    for game in GAMES:
        if name in shipped(game):
            return shipped(game)[name]
    raise PuzzleError(f"There is no puzzle {name[:40]!r}; `saboteur puzzle --list` lists them.")


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file of one's own; `PuzzleError` says what is wrong with it."""
    try:
        return parse(read_plain(path, pipe=True).decode("utf-8-sig"))
    except OSError as error:
        raise PuzzleError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise PuzzleError(f"{path} is no text in UTF-8.") from None


def parse(text: str) -> list[Puzzle]:
    """Read a file of puzzles; `PuzzleError` says what is wrong with it and where."""
    sheet = read_sheet(text, FileSheet, FORMAT, PuzzleError)
    found: dict[str, Puzzle] = {}
    for one in sheet.puzzle:
        if one.id in found:
            raise PuzzleError(f"There are two puzzles {one.id!r}; give one of them another id.")
        found[one.id] = make(sheet.game, one)
    return list(found.values())


def make(game: str, sheet: PuzzleSheet) -> Puzzle:
    """A puzzle from its table; `PuzzleError` says what is wrong with it."""
    where = f"puzzle {sheet.id[:40]!r}"
    if not _ID.fullmatch(sheet.id):
        raise PuzzleError(f"{where}: An id has small letters, figures and single hyphens, like 'solo-last-card'.")
    try:
        scenario = Scenario(sheet_of({"format": 1, "game": game, "name": sheet.id} | sheet.scenario), where)
        players = scenario.rules.players
        seat = read_seat(sheet.seat)
        if seat >= players:
            raise PuzzleError(f"{where}: There is no {sheet.seat}; the players are p1 to p{players}.")
        log = tuple(read_act(line, players) for line in sheet.log)
        write = {"move": _move, "who": _player, "gold": _cell}[sheet.kind]
        answers = tuple(write(answer) for answer in sheet.answer)
        values = {write(answer): value for answer, value in sheet.values.items()}
        changes = tuple(_change(one) for one in sheet.changes)
    except ScenarioError as error:
        raise PuzzleError(str(error)) from None
    except (InvalidMove, LessonError) as error:
        raise PuzzleError(f"{where}: {error}") from None
    if not answers or any(answer not in values for answer in answers):
        raise PuzzleError(f"{where}: It needs at least one answer, and every answer has its number under 'values'.")
    if sheet.kind == "move" and len(sheet.margin) != 3:
        raise PuzzleError(f"{where}: margin is three numbers: how much better it is, and the ends of the interval.")
    return Puzzle(
        id=sheet.id, game=game, kind=sheet.kind, seat=seat, answers=answers, values=values, margin=tuple(sheet.margin),
        deeper=tuple(sheet.deeper), worlds=sheet.worlds, changes=changes, fails=sheet.fails, scenario=scenario, log=log,
        title=sheet.title, story=sheet.story, hint=sheet.hint, solution=sheet.solution,
    )  # fmt: skip


def _change(sheet: ChangeSheet) -> Change:
    return Change(
        kind=sheet.kind,
        seat=None if sheet.seat is None else read_seat(sheet.seat),
        cell=None if sheet.cell is None else read_cell(sheet.cell),
        share=sheet.share,
        other=sheet.other,
    )


def _move(text: str) -> str:
    return str(Move.parse(text))


def _player(text: str) -> str:
    return f"p{read_seat(text) + 1}"


def _cell(text: str) -> str:
    return write_cell(read_cell(text))
