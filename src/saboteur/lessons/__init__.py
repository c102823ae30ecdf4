"""Lessons: guided first games, step by step on real positions. `docs/lessons.md` explains how to write one.

>>> from saboteur.lessons import Run, lesson
>>> run = Run(lesson("saboteur"))
>>> run.step.do
('EW 4,0',)
>>> run.answer("NS 4,0").reason
'does-not-fit'
>>> run.answer("EW 4,0") is None, run.place
(True, Place(chapter=0, answers=('EW 4,0',)))
"""

from saboteur.lessons.error import LessonError
from saboteur.lessons.lesson import LESSONS, Chapter, Lesson, Step, lesson, parse
from saboteur.lessons.run import Place, Run, Wrong

__all__ = ["LESSONS", "Chapter", "Lesson", "LessonError", "Place", "Run", "Step", "Wrong", "lesson", "parse"]
