"""Take a lesson step by step on a real match; go back, skip and resume."""

from __future__ import annotations

import msgspec

from saboteur.cards.shape import NotationError, Shape
from saboteur.lessons.clash import clashing
from saboteur.lessons.error import LessonError
from saboteur.lessons.lesson import ANY, SAY, Act, Chapter, Lesson, Nudge, Step
from saboteur.match import Match
from saboteur.notation.claim import Claim
from saboteur.notation.move import Move
from saboteur.notation.reason import IllegalMove, InvalidMove

LEARNER = 0
READ = "read"
"""The answer to a step that is only read."""
LONGEST = 100
"""Upper bound of answers in a chapter."""


class Place(msgspec.Struct, frozen=True):
    """A learner's place in a lesson, enough to resume. The chapter after the last one is the end."""

    chapter: int = 0
    answers: tuple[str, ...] = ()
    """Answers given in this chapter."""


class Wrong(msgspec.Struct, frozen=True):
    """Why an answer is not accepted."""

    reason: str | None
    """The engine's reason; None if the move is legal but not the one asked for."""
    nudge: str | None
    """Text id of the hint for this mistake."""
    sides: str = ""
    """The sides on which the card does not fit."""


class Run:
    """One learner in a lesson."""

    match: Match
    """The match of the chapter."""

    def __init__(self, lesson: Lesson, place: Place | None = None) -> None:
        """Start, or resume at a place; `LessonError` if the lesson does not lead there."""
        self.lesson = lesson
        self.chapter_number = 0
        self.answers: list[str] = []
        self.since = 0
        """Number of the first event since the last answer."""
        self._enter(0)
        if place is not None:
            self._go(place)

    @property
    def finished(self) -> bool:
        """Whether every chapter is done."""
        return self.chapter_number == len(self.lesson.chapters)

    @property
    def chapter(self) -> Chapter:
        """The current chapter; the last one after the end."""
        return self.lesson.chapters[min(self.chapter_number, len(self.lesson.chapters) - 1)]

    @property
    def step(self) -> Step:
        """The current step; `LessonError` after the end."""
        if self.finished:
            raise LessonError("The lesson is over.")
        return self.chapter.steps[len(self.answers)]

    @property
    def place(self) -> Place:
        """Where the learner is."""
        return Place(self.chapter_number, tuple(self.answers))

    @property
    def points(self) -> tuple[str, ...]:
        """What to highlight now, in the order of touches."""
        step = self.step
        if step.point is not None:
            return step.point
        wanted = next(iter(self.wanted()), None)
        return () if wanted is None or wanted.startswith(SAY) or wanted == READ else _points(Move.parse(wanted))

    def answer(self, text: str) -> Wrong | None:
        """Take an answer: a move, ``say`` and a claim, or ``read``. None means it was accepted.

        `InvalidMove` if it cannot be read.
        """
        step = self.step
        if step.reads or text == READ:
            if not step.reads:
                return Wrong(None, None)
            if text != READ:
                return self._wrong(text)
            self._take(READ)
            return None
        if text.startswith(SAY):
            claim = str(Claim.parse(text.removeprefix(SAY)))
            if claim not in step.claim:
                return Wrong(None, self._nudge(None, None, f"{SAY}{claim}"))
            self._take(f"{SAY}{claim}")
            return None
        move = str(Move.parse(text))
        if not any(_matches(move, wanted) for wanted in (*step.do, *step.refused)):
            return self._wrong(move)
        reason = self.match.why_not(move, by=LEARNER)
        if (reason is None) is bool(step.refused):
            return self._wrong(move)
        self._take(move)
        return None

    def skip(self) -> None:
        """Play the expected answer and go on."""
        self._take(self.wanted()[0])

    def back(self) -> bool:
        """Go back one step, also into the previous chapter; False at the very beginning."""
        if self.answers:
            self._go(Place(self.chapter_number, tuple(self.answers[:-1])))
            return True
        if self.chapter_number == 0:
            return False
        self._enter(self.chapter_number - 1)
        while len(self.answers) < len(self.chapter.steps) - 1:
            self.skip()
        return True

    # Inside.

    def _enter(self, number: int) -> None:
        self.chapter_number = number
        self.answers = []
        self.since = 0
        if number < len(self.lesson.chapters):
            self.match = self.lesson.chapters[number].match()
            self._play(self.lesson.chapters[number].first)

    def _go(self, place: Place) -> None:
        if not 0 <= place.chapter <= len(self.lesson.chapters) or len(place.answers) > LONGEST:
            raise LessonError(f"The lesson has chapters 0 to {len(self.lesson.chapters) - 1}.")
        if place.chapter == len(self.lesson.chapters):
            # Keep the last position on the table.
            self._enter(place.chapter - 1)
            while not self.finished:
                self.skip()
            return
        self._enter(place.chapter)
        for answer in place.answers:
            try:
                refused = self.answer(answer) is not None
            except InvalidMove as error:
                raise LessonError(str(error)) from None
            if refused or self.chapter_number != place.chapter:
                raise LessonError(f"The lesson does not go on with {answer[:40]!r} there.")

    def _take(self, answer: str) -> None:
        step = self.step
        self.since = self.match.seq
        if answer.startswith(SAY):
            self.match.say(LEARNER, answer.removeprefix(SAY))
        elif step.do:
            self.match.play(answer, by=LEARNER)
        self._play(step.then)
        self.answers.append(answer)
        if len(self.answers) == len(self.chapter.steps):
            if self.chapter_number + 1 < len(self.lesson.chapters):
                self._enter(self.chapter_number + 1)
            else:
                self.chapter_number += 1
                self.answers = []

    def _play(self, acts: tuple[Act, ...]) -> None:
        for act in acts:
            try:
                if act.says:
                    self.match.say(act.seat, act.text)
                else:
                    self.match.play(act.text, by=act.seat)
            except (IllegalMove, InvalidMove) as error:
                raise LessonError(f"{self.chapter.name}, p{act.seat + 1}: {error}") from None

    def wanted(self) -> list[str]:
        """The accepted answers, each in full; `LessonError` if none of them can be played."""
        step = self.step
        if step.claim:
            return [f"{SAY}{claim}" for claim in step.claim]
        if step.refused:
            return list(step.refused)
        if not step.do:
            return [READ]
        legal = list(map(str, self.match.moves())) if self.match.actor == LEARNER else []
        found = [move for wanted in step.do for move in legal if _matches(move, wanted)]
        if not found:
            raise LessonError(f"{self.chapter.name}, {step.say}: None of {', '.join(step.do)} can be played there.")
        return found

    def _wrong(self, text: str) -> Wrong:
        move = Move.parse(text)
        reason = self.match.why_not(move, by=LEARNER)
        sides = clashing(self.match.view(LEARNER), move) if reason == "does-not-fit" else ""
        return Wrong(reason, self._nudge(move, reason, str(move)), sides)

    def _nudge(self, move: Move | None, reason: str | None, text: str) -> str | None:
        def fits(nudge: Nudge) -> bool:
            if nudge.move is not None:
                return _matches(text, nudge.move)
            if nudge.card is not None:
                return move is not None and _same_card(move.card, nudge.card)
            return nudge.reason == reason

        return next((nudge.say for nudge in self.step.nudges if fits(nudge)), None)


def _matches(move: str, wanted: str) -> bool:
    return move.startswith(wanted.removesuffix(ANY)) if wanted.endswith(ANY) else move == wanted


def _points(move: Move) -> tuple[str, ...]:
    """What a move refers to: its card, then its place or player, else the choices it is one of."""
    card = [f"card {move.card}"] if move.card is not None and move.verb in {"lay", "play"} else []
    if move.verb == "discard":
        return *(f"card {name}" for name in move.cards), "discard"
    if move.cell is not None:
        word = str(move).split()[1 if move.verb in {"step", "mark", "bribe", "chop"} else -1]
        where = word if "," in word else str(move).split()[1]
        return *card, f"cell {where}"
    if move.seat is not None:
        return *card, f"seat p{move.seat + 1}"
    return tuple(card) or ("choices",)


def _same_card(one: str | None, other: str) -> bool:
    if one == other:
        return True
    try:
        return one is not None and str(Shape.parse(other).turned()) == str(Shape.parse(one))
    except NotationError:
        return False
