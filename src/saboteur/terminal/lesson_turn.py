"""One step of a lesson: a turn with back and next, in which a refused move may be the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from saboteur.notation.claim import Claim
from saboteur.notation.move import Move
from saboteur.terminal.command import command_of
from saboteur.terminal.display import Display
from saboteur.terminal.scene import Scene
from saboteur.terminal.turn import Pages, Turn

LESSON_COMMANDS = ("back", "skip")


class Tried(BaseException):
    """The learner tried a move that the step asks to try. A BaseException, so that no error handler catches it."""

    def __init__(self, move: Move) -> None:
        super().__init__()
        self.move = move


class Going(BaseException):
    """The learner goes back a step or on to the next."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


class LessonTurn(Turn):
    """Reads lines until they form a move or a claim; raises `Going` or `Tried` otherwise."""

    def __init__(
        self, display: Display, scene: Scene, moves: Sequence[Move], why_not: Callable[[Move], str | None],
        pages: Pages, said: str,
    ) -> None:  # fmt: skip
        super().__init__(display, scene, moves, why_not, pages)
        self.said = said
        self.task = said.splitlines()[-1]

    def scene(self) -> Scene:
        """The turn's scene; the task stays visible after a line that was not understood."""
        scene = super().scene()
        if not self.wrong or self.task in self.wrong:
            return scene
        return msgspec.structs.replace(scene, message=f"{self.wrong}\n{self.task}")

    def _foot(self) -> tuple[str, str]:
        message, hint = super()._foot()
        if self.chosen is None and self.way is None:
            return self.said, self.say("lesson-hint" if self.kind == "turn" else "lesson-hint-choice")
        return message, hint

    def _read(self, line: str) -> Move | Claim | None:
        command = command_of(line, self.lang, LESSON_COMMANDS)
        if command == "skip" or (command == "back" and self.chosen is None and self.way is None):
            raise Going(command)
        return super()._read(line)
