"""A lesson in the terminal: the teacher's text above the game's screen."""

from __future__ import annotations

import re

import msgspec
from rich.text import Text

from saboteur.lessons import Lesson, Run, Wrong
from saboteur.lessons.lesson import SAY
from saboteur.lessons.run import LEARNER, READ
from saboteur.lessons.wording import task
from saboteur.notation.claim import Claim
from saboteur.notation.move import Move, write_field
from saboteur.terminal.command import command_of
from saboteur.terminal.display import Display
from saboteur.terminal.keyboard import Leave
from saboteur.terminal.lesson_turn import LESSON_COMMANDS, Going, LessonTurn, Tried
from saboteur.terminal.names import Player
from saboteur.terminal.progress import Progress
from saboteur.terminal.rulebook import rules_lines
from saboteur.terminal.scene import Scene, narrator_of, scene_of
from saboteur.terminal.screen import compose, plain, wrapped
from saboteur.terminal.turn import Pages
from saboteur.text import text

_BOLD = re.compile(r"\*\*(.+?)\*\*")


def _unmarked(words: str) -> str:
    return _BOLD.sub(r"\1", words)


class LessonSession:
    """A learner in the terminal."""

    def __init__(self, lesson: Lesson, display: Display, lang: str, progress: Progress) -> None:
        self.lesson = lesson
        self.display = display
        self.lang = lang
        self.progress = progress
        self.run_ = Run(lesson, progress.place(lesson))
        if self.run_.finished:
            # After the end, start over.
            self.run_ = Run(lesson)
        self.players = (Player(text("you", lang)), *(Player(name) for name in lesson.names))
        self.wrong = ""

    def run(self) -> bool:
        """Go on to the end; False if the learner leaves earlier."""
        try:
            with self.display.opened():
                while not self.run_.finished:
                    self._step()
                    self.progress.keep(self.lesson, self.run_.place)
        except (Leave, KeyboardInterrupt):
            self.display.print([self._say("lesson-left", game=self.lesson.game)])
            return False
        self.display.print([_unmarked(self._say("lesson-finished")), self._say("lesson-play", game=self.lesson.game)])
        return True

    def _step(self) -> None:
        run = self.run_
        try:
            answer = self._ask()
        except Going as going:
            if going.where == "back":
                run.back()
            else:
                run.skip()
            self.wrong = ""
            return
        wrong = run.answer(answer)
        self.wrong = "" if wrong is None else self._refusal(wrong)

    def _ask(self) -> str:
        run = self.run_
        step = run.step
        scene = self._scene()
        if step.reads or run.match.actor != LEARNER:
            return self._ask_plainly(scene)
        pages = Pages(lambda: [Text(words) for words in scene.news], self._rules)
        turn = LessonTurn(self.display, scene, run.match.moves(), self._why_not, pages, scene.message)
        turn.wrong = self.wrong
        try:
            decision = turn.decide()
        except Tried as tried:
            return str(tried.move)
        return f"{SAY}{decision}" if isinstance(decision, Claim) else str(decision)

    def _ask_plainly(self, scene: Scene) -> str:
        """A step without a move: read on, or make a claim."""
        claim = self.run_.step.claim
        hint = self._say("lesson-hint-claim" if claim else "lesson-hint-read", claim=claim[0] if claim else "")
        shown = msgspec.structs.replace(scene, message=self.wrong or scene.message, wrong=bool(self.wrong), hint=hint)
        look = self.display.look
        line = self.display.ask(
            lambda width, height: (
                compose(shown, look, width, height) if self.display.live else plain(shown, look, width)
            )
        ).strip()
        first, _, rest = line.partition(" ")
        command = command_of(first, self.lang)
        if command == "quit":
            raise Leave
        going = command_of(line, self.lang, LESSON_COMMANDS)
        if going is not None:
            raise Going(going)
        if not claim:
            return READ
        return f"{SAY}{rest.lower()}" if command == "say" and self._is_claim(rest) else READ

    def _is_claim(self, words: str) -> bool:
        try:
            Claim.parse(words.lower())
        except ValueError:
            return False
        return True

    def _why_not(self, move: Move) -> str | None:
        if str(move) in self.run_.step.refused:
            raise Tried(move)
        return self.run_.match.why_not(move, by=LEARNER)

    # Showing.

    def _scene(self) -> Scene:
        run = self.run_
        match = run.match
        scene = scene_of(
            match.view(LEARNER), match.seen(LEARNER, run.since), self.players, self.lang, self.display.look
        )
        return msgspec.structs.replace(scene, message=self._told())

    def _told(self) -> str:
        run = self.run_
        heading = self._say(
            "lesson-step",
            step=len(run.answers) + 1,
            steps=len(run.chapter.steps),
            chapter=text(run.chapter.name, self.lang),
        )
        said = f"{self._say('lesson-teacher')}: {self._say(run.step.say)}"
        return f"{heading}\n{_unmarked(said)}\n> {self._task()}"

    def _task(self) -> str:
        view = self.run_.match.view(LEARNER)
        now = task(self.run_.step, view.prompt.kind if view.prompt else None)
        teller = narrator_of(view, self.players, self.lang, self.display.look)
        values: dict[str, str | int] = {}
        if now.card is not None:
            values["card"] = f"{teller.card(now.card, 'a')} ({now.card})"
        if now.cell is not None:
            values["place"] = write_field(now.cell, now.field or "")
        if now.seat is not None:
            values["name"] = self.players[now.seat].name
        return self._say(now.text, **values)

    def _refusal(self, wrong: Wrong) -> str:
        """The engine's reason and the teacher's nudge."""
        parts = []
        if wrong.reason is not None:
            parts.append(self._say(f"reason-{wrong.reason}", game=self.lesson.game))
        if wrong.nudge is not None:
            parts.append(self._say(wrong.nudge))
        elif wrong.reason is None:
            parts.append(self._say("lesson-look-again" if self.run_.step.claim else "lesson-not-now"))
        return f"{_unmarked(' '.join(parts))}\n> {self._task()}"

    def _rules(self) -> list[Text]:
        return wrapped(
            rules_lines(self.lesson.game, self.lang, self.display.look, self.display.width), self.display.width
        )

    def _say(self, key: str, **values: str | int) -> str:
        return self.display.look.glyphs.plain(text(key, self.lang, **values))
