"""Answer a puzzle: what is right, what is wrong and why, a hint, the solution."""

from __future__ import annotations

import msgspec

from saboteur.lessons import Wrong
from saboteur.lessons.clash import clashing
from saboteur.match import Match
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Move, read_cell, read_seat, write_cell, write_seat
from saboteur.notation.reason import InvalidMove
from saboteur.puzzles.puzzle import Puzzle
from saboteur.puzzles.told import Told, evidence, told


class Reply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The verdict on an answer."""

    right: bool
    answer: str
    wrong: Wrong | None = None
    """Why the rules forbid it."""
    told: Told | None = None
    """What it is worth, if the rules allow it."""


class Clue(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A small clue; its text is ``puzzle-hint-<kind>``."""

    kind: str
    card: str | None = None
    seq: int | None = None
    """The event to look at."""


class Run:
    """A player's attempt at a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match: Match = puzzle.match()

    @property
    def options(self) -> tuple[str, ...]:
        """The answers to choose from: players or goals; the moves are the match's."""
        view = self.match.view(self.puzzle.seat)
        if self.puzzle.kind == "who":
            return tuple(write_seat(seat) for seat in range(view.players) if seat != self.puzzle.seat)
        if self.puzzle.kind == "gold":
            return tuple(write_cell(goal.cell) for goal in view.goals if not goal.open and goal.card == HIDDEN)
        return ()

    def answer(self, text: str) -> Reply:
        """Judge an answer; `InvalidMove` if it cannot be read."""
        answer = self._read(text)
        if self.puzzle.kind == "move":
            move = Move.parse(answer)
            reason = self.match.why_not(move, by=self.puzzle.seat)
            if reason is not None:
                sides = clashing(self.match.view(self.puzzle.seat), move) if reason == "does-not-fit" else ""
                return Reply(right=False, answer=answer, wrong=Wrong(reason, None, sides))
        elif answer not in self.options:
            raise InvalidMove(f"{text[:40]!r} is none of the answers; they are {', '.join(self.options)}.")
        return Reply(right=answer in self.puzzle.answers, answer=answer, told=told(self.puzzle, self.match, answer))

    def hint(self) -> Clue:
        """A clue that does not tell the answer."""
        if self.puzzle.kind != "move":
            found = evidence(self.puzzle, self.match, self.puzzle.answers[0])
            return Clue(kind="event", seq=found[0].seq) if found else Clue(kind=self.puzzle.kind)
        move = Move.parse(self.puzzle.answers[0])
        if move.verb == "step":
            return Clue(kind="step")
        return Clue(kind="move") if move.card is None else Clue(kind="card", card=move.card)

    def solution(self) -> Told:
        """The answer and why."""
        return told(self.puzzle, self.match, self.puzzle.answers[0])

    def after(self, answer: str | None = None) -> Match:
        """The match after an answer, or the first one, has been played."""
        match = self.puzzle.match()
        if self.puzzle.kind == "move":
            match.play(self.puzzle.answers[0] if answer is None else answer, by=self.puzzle.seat)
        return match

    def _read(self, text: str) -> str:
        if self.puzzle.kind == "move":
            return str(Move.parse(text))
        if self.puzzle.kind == "who":
            return write_seat(read_seat(text))
        return write_cell(read_cell(text))
