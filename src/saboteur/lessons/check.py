"""Check lessons for mistakes."""

from __future__ import annotations

import re

from saboteur.lessons.error import LessonError
from saboteur.lessons.lesson import ANY, Lesson
from saboteur.lessons.run import LEARNER, Run
from saboteur.text import LANGUAGES, UnknownText, text

LONGEST = 180
MOST_SENTENCES = 2
_END = re.compile(r"[.!?](?=\s|$)")


def problems(lesson: Lesson) -> list[str]:
    """Everything wrong with a lesson: missing or long texts, unplayable moves, dead branches."""
    return [*_wording(lesson), *_playing(lesson)]


def _wording(lesson: Lesson) -> list[str]:
    found = []
    for key in lesson.texts:
        for lang in LANGUAGES:
            try:
                words = text(key, lang).replace("**", "")
            except UnknownText as error:
                found.append(str(error))
                continue
            if len(words) > LONGEST:
                found.append(f"{key} in {lang} has {len(words)} signs; {LONGEST} are the most.")
            if len(_END.findall(words)) > MOST_SENTENCES:
                found.append(f"{key} in {lang} has more than {MOST_SENTENCES} sentences.")
    return found


def _playing(lesson: Lesson) -> list[str]:
    """Play every answer of every step, with the first answers before and after it."""
    found = []
    run = Run(lesson)
    while not run.finished:
        place, step, match = run.place, run.step, run.match
        where = f"{run.chapter.name}, {step.say}"
        reasons = {
            move: match.why_not(move, by=LEARNER) for move in (*step.do, *step.refused) if not move.endswith(ANY)
        }
        found += [f"{where}: {move} cannot be played: {reasons[move]}." for move in step.do if reasons.get(move)]
        found += [f"{where}: {move} is not refused." for move in step.refused if not reasons.get(move)]
        try:
            for answer in run.wanted()[1:]:
                _to_end_of_chapter(Run(lesson, place), answer)
            run.skip()
        except LessonError as error:
            return [*found, f"{where}: {error}"]
    return found


def _to_end_of_chapter(run: Run, answer: str) -> None:
    chapter = run.place.chapter
    run.answer(answer)
    while run.place.chapter == chapter and not run.finished:
        run.skip()
