"""Lessons for the page. Stateless: the page sends its position with every request."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from saboteur.lessons import LESSONS, LessonError, Place, Run, Wrong, lesson
from saboteur.lessons.run import LEARNER
from saboteur.lessons.wording import task
from saboteur.notation.reason import InvalidMove
from saboteur.server.net.problems import problems
from saboteur.server.refusal import Refusal
from saboteur.server.resource import LessonState, LessonWish
from saboteur.server.table.answer import Choice


@post("/api/lessons/{game:str}", status_code=200, responses=problems(403, 404, 413))
async def post_lesson(game: FromPath[str], data: JSONBody[LessonWish]) -> LessonState:
    """Take a step of a lesson: answer, skip, go back, or only look at it."""
    if game not in LESSONS:
        raise Refusal("no-such-lesson", 404)
    try:
        run = Run(lesson(game), Place(data.chapter, data.answers))
        wrong = _act(run, data)
    except LessonError:
        # Saved by a page with an older version of the lesson.
        raise Refusal("no-such-place", 400) from None
    except InvalidMove:
        raise Refusal("unreadable-move", 400) from None
    return state_of(run, wrong)


def _act(run: Run, wish: LessonWish) -> Wrong | None:
    if wish.act == "answer" and not run.finished:
        return run.answer(wish.answer)
    if wish.act == "skip" and not run.finished:
        run.skip()
    elif wish.act == "back":
        run.back()
    return None


def state_of(run: Run, wrong: Wrong | None = None) -> LessonState:
    """Everything the page shows of a step."""
    match, chapter = run.match, run.chapter
    step = None if run.finished else run.step
    asked: dict[str, Any] = {}
    if step is not None:
        kind = "claim" if step.claim else "read" if step.reads else "move"
        prompt = match.view(LEARNER).prompt
        work = task(step, prompt.kind if prompt else None)
        asked = {"say": step.say, "task": work, "points": run.points, "kind": kind, "claims": step.claim}
    acts = match.actor == LEARNER and step is not None
    return LessonState(
        game=run.lesson.game,
        names=run.lesson.names,
        chapters=tuple(one.name for one in run.lesson.chapters),
        chapter=run.place.chapter,
        answers=run.place.answers,
        steps=len(chapter.steps),
        view=match.view(LEARNER),
        moves=tuple(Choice(str(move), move) for move in match.moves()) if acts else (),
        events=tuple(match.seen(LEARNER)),
        since=run.since,
        results=match.results,
        wrong=wrong,
        **asked,
    )


HANDLERS = [post_lesson]
