"""The instruction line of a step, shared by terminal and page."""

from __future__ import annotations

import msgspec

from saboteur.lessons.lesson import ANY, Step
from saboteur.notation.move import Cell, Move

_WORDS = {
    **{verb: verb for verb in ("discard", "remove", "stop", "chop", "bribe", "take", "steal")},
    "agree": "vote",
    "refuse": "vote",
}


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """The text id of an instruction and its arguments."""

    text: str
    card: str | None = None
    cell: Cell | None = None
    field: str | None = None
    seat: int | None = None


def task(step: Step, prompt: str | None = None) -> Task:
    """The instruction of a step, at a prompt of this kind."""
    if step.claim:
        return Task("lesson-do-claim")
    wanted = next(iter((*step.do, *step.refused)), None)
    if wanted is None:
        return Task("lesson-do-read")
    first = wanted.split()[0]
    if first in _WORDS:
        return Task(f"lesson-do-{_WORDS[first]}")
    if f"discard {ANY}" in step.do:
        return Task("lesson-do-any")
    if wanted.endswith(ANY):
        return Task("lesson-do-lay-any", card=first)
    move = Move.parse(wanted)
    if move.verb == "step":
        way = "lead" if prompt == "prowl" else "try-step" if step.refused else "step"
        return Task(f"lesson-do-{way}", cell=move.cell, field=move.field)
    if move.verb == "lay":
        return Task("lesson-do-try" if step.refused else "lesson-do-lay", card=move.card, cell=move.cell)
    if move.seat is not None:
        return Task(
            "lesson-do-play-self" if move.seat == 0 else "lesson-do-play-player", card=move.card, seat=move.seat
        )
    return Task("lesson-do-play-place" if move.cell else "lesson-do-play", card=move.card, cell=move.cell)
