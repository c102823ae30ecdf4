"""A lesson: chapters with a position each, and their steps."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec

from saboteur.games import GAMES
from saboteur.lessons.error import LessonError
from saboteur.lessons.sheet import FORMAT, ChapterSheet, LessonSheet, NudgeSheet, StepSheet
from saboteur.lessons.sheet_file import read_sheet
from saboteur.match import Match
from saboteur.notation.claim import Claim
from saboteur.notation.move import Move, read_seat
from saboteur.notation.reason import REASONS, InvalidMove
from saboteur.scenario import Scenario, ScenarioError
from saboteur.scenario.file import sheet_of

ANY = "*"
"""At the end of a move: any continuation."""
SAY = "say "
"""Prefix of a claim."""
POINTS = ("card", "cell", "seat", "role", "turn", "discard", "choices")
"""What can be highlighted; card, cell and seat take a name."""
_LINE = re.compile(r"(p[1-9][0-9]?)( says)?: (.+)")


class Act(msgspec.Struct, frozen=True):
    """A scripted player's move or claim."""

    seat: int
    text: str
    says: bool = False


class Nudge(msgspec.Struct, frozen=True):
    """A hint for certain wrong answers."""

    say: str
    move: str | None = None
    card: str | None = None
    reason: str | None = None


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One instruction. `do`, `refused` and `claim` list accepted answers; if all are empty, the learner only reads."""

    say: str
    """Text id of the teacher's words."""
    do: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    """Moves to try that the engine refuses."""
    claim: tuple[str, ...] = ()
    then: tuple[Act, ...] = ()
    """What happens next by itself."""
    point: tuple[str, ...] | None = None
    """What to highlight; None highlights the first of `do`."""
    nudges: tuple[Nudge, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def reads(self) -> bool:
        """Whether the learner only reads."""
        return not (self.do or self.refused or self.claim)


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """Steps from one position."""

    name: str
    """Text id of the title."""
    scenario: Scenario
    first: tuple[Act, ...]
    """What the others do before the first step."""
    steps: tuple[Step, ...]

    def match(self) -> Match:
        """A new match at the start of the chapter."""
        return self.scenario.match()


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson of a game."""

    game: str
    names: tuple[str, ...]
    """Names of the others, from p2 on."""
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> list[str]:
        """The numbers of the rules it teaches, without duplicates, in order."""
        return list(dict.fromkeys(rule for chapter in self.chapters for step in chapter.steps for rule in step.rules))

    @property
    def texts(self) -> list[str]:
        """The ids of all its texts."""
        found = [f"lesson-{self.game}"]
        for chapter in self.chapters:
            found.append(chapter.name)
            for step in chapter.steps:
                found += [step.say, *(nudge.say for nudge in step.nudges)]
        return list(dict.fromkeys(found))


_FOLDER = files("saboteur") / "lessons"
LESSONS = tuple(game for game in GAMES if (_FOLDER / f"{game}.toml").is_file())
"""The games that have a lesson."""


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game; `LessonError` if there is none, or it is wrong."""
    if game not in LESSONS:
        raise LessonError(f"There is no lesson for {game[:40]!r}; there are lessons for {', '.join(LESSONS)}.")
    return parse((_FOLDER / f"{game}.toml").read_text(encoding="utf-8"))


def parse(text: str) -> Lesson:
    """Read a lesson; `LessonError` says what is wrong with it and where."""
    sheet = read_sheet(text, LessonSheet, FORMAT, LessonError)
    if len(sheet.names) != sheet.players - 1:
        raise LessonError(f"names: {sheet.players} players need {sheet.players - 1} names, all but the learner's.")
    if not sheet.chapter:
        raise LessonError("A lesson has at least one [[chapter]].")
    chapters = tuple(_chapter(sheet, one) for one in sheet.chapter)
    return Lesson(game=sheet.game, names=tuple(sheet.names), chapters=chapters)


def _chapter(sheet: LessonSheet, chapter: ChapterSheet) -> Chapter:
    where = f"chapter {chapter.name!r}"
    if not chapter.step:
        raise LessonError(f"{where}: A chapter has at least one [[chapter.step]].")
    shared = {"format": 1, "game": sheet.game, "players": sheet.players, "name": chapter.name}
    try:
        scenario = Scenario(sheet_of(chapter.scenario | shared), where)
    except ScenarioError as error:
        raise LessonError(str(error)) from None
    prefix = f"lesson-{sheet.game}"
    steps = []
    for number, step in enumerate(chapter.step, 1):
        try:
            steps.append(_step(step, prefix, sheet.players))
        except (InvalidMove, LessonError) as error:
            raise LessonError(f"{where}, step {number}: {error}") from None
    return Chapter(
        name=f"{prefix}-chapter-{chapter.name}",
        scenario=scenario,
        first=tuple(read_act(line, sheet.players) for line in chapter.first),
        steps=tuple(steps),
    )


def _step(step: StepSheet, prefix: str, players: int) -> Step:
    if sum(map(bool, (step.do, step.refused, step.claim))) > 1:
        raise LessonError("A step has one of 'do', 'refused' and 'claim'; make two steps of it.")
    for point in step.point or ():
        if point.partition(" ")[0] not in POINTS:
            raise LessonError(f"point: {point[:40]!r} cannot be highlighted; there are {', '.join(POINTS)}.")
    return Step(
        say=f"{prefix}-{step.say}",
        do=tuple(map(written, step.do)),
        refused=tuple(map(written, step.refused)),
        claim=tuple(str(Claim.parse(text)) for text in step.claim),
        then=tuple(read_act(line, players) for line in step.then),
        point=None if step.point is None else tuple(step.point),
        nudges=tuple(_nudge(nudge, prefix) for nudge in step.wrong),
        rules=tuple(step.rules),
    )


def written(text: str) -> str:
    """A move, or `say` and a claim, in canonical form; a trailing `*` stays."""
    if text.startswith(SAY):
        return f"{SAY}{Claim.parse(text.removeprefix(SAY))}"
    return text if text.endswith(ANY) else str(Move.parse(text))


def _nudge(nudge: NudgeSheet, prefix: str) -> Nudge:
    if nudge.reason is not None and nudge.reason not in REASONS:
        raise LessonError(f"{nudge.reason[:40]!r} is not a reason; there are {', '.join(REASONS)}.")
    if nudge.move is nudge.card is nudge.reason is None:
        raise LessonError("A nudge in 'wrong' says for which 'move', 'card' or 'reason' it is.")
    move = None if nudge.move is None else written(nudge.move)
    return Nudge(f"{prefix}-{nudge.say}", move, nudge.card, nudge.reason)


def read_act(line: str, players: int) -> Act:
    """What somebody does, from a line like ``p2: EW 1,0`` or ``p2 says: gold 8,2``."""
    found = _LINE.fullmatch(line)
    if found is None or read_seat(found[1]) >= players:
        raise LessonError(f"{line[:60]!r}: write what somebody does like 'p2: EW 1,0' or 'p2 says: gold 8,2'.")
    seat = read_seat(found[1])
    if found[2]:
        return Act(seat, str(Claim.parse(found[3])), says=True)
    return Act(seat, str(Move.parse(found[3])))
