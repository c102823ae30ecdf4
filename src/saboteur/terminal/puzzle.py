"""A puzzle in the terminal, on the game's screen."""

from __future__ import annotations

import msgspec
from rich.text import Text

from saboteur.notation.claim import Claim
from saboteur.notation.move import Move, read_cell, read_seat
from saboteur.puzzles import Puzzle, Reply, Run
from saboteur.terminal.command import command_of
from saboteur.terminal.display import Display
from saboteur.terminal.keyboard import Leave
from saboteur.terminal.names import Player
from saboteur.terminal.puzzle_words import PuzzleWords
from saboteur.terminal.rulebook import rules_lines
from saboteur.terminal.scene import Scene, narrator_of, scene_of
from saboteur.terminal.screen import compose, plain, wrapped
from saboteur.terminal.turn import Pages, Turn
from saboteur.text import text

ASKS = ("clue", "solution")


class Asked(BaseException):
    """The player asks for a clue or the solution. A BaseException, so that no error handler catches it."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class PuzzleTurn(Turn):
    """Reads lines until they form a move; raises `Asked` otherwise."""

    question = ""

    def _foot(self) -> tuple[str, str]:
        message, hint = super()._foot()
        if self.chosen is None and self.way is None:
            return self.question, self.say("puzzle-keys-move")
        return message, hint

    def _read(self, line: str) -> Move | Claim | None:
        asked = command_of(line, self.lang, ASKS)
        if asked is not None:
            raise Asked(asked)
        return super()._read(line)


class PuzzleSession:
    """A player at a puzzle."""

    def __init__(self, puzzle: Puzzle, display: Display, lang: str) -> None:
        self.puzzle = puzzle
        self.display = display
        self.lang = lang
        self.run_ = Run(puzzle)
        self.players = tuple(Player(name) for name in puzzle.names(text("you", lang)))
        self.view = self.run_.match.view(puzzle.seat)
        self.events = self.run_.match.seen(puzzle.seat)
        self.words = PuzzleWords(puzzle, narrator_of(self.view, self.players, lang, display.look), self.events)
        self.tries = 0
        self.note = ""
        self.wrong = False

    def run(self) -> bool:
        """Continue until it is solved; False if the player leaves or looks at the solution."""
        try:
            with self.display.opened():
                solved = self._solve()
        except (Leave, KeyboardInterrupt, EOFError):
            self.display.print([self._say("puzzle-left", id=self.puzzle.id)])
            return False
        self.display.print(wrapped([Text(line) for line in solved], self.display.width))
        return self.tries > 0

    def _solve(self) -> list[str]:
        while True:
            try:
                verdict = self._ask()
            except Asked as asked:
                if asked.what == "solution":
                    self.tries = 0
                    return self.words.told(self.run_.solution())
                self.note, self.wrong = self.words.hint(self.run_.hint()), False
                continue
            if verdict is None:
                continue
            self.tries += 1
            if verdict.right and verdict.told is not None:
                return [self._say("puzzle-solved", tries=self.tries), *self.words.told(verdict.told)]
            self.note, self.wrong = self.words.refusal(verdict), True

    def _ask(self) -> Reply | None:
        return self._ask_move() if self.puzzle.kind == "move" else self._ask_choice()

    def _ask_move(self) -> Reply:
        scene = scene_of(self.view, self.events[-8:], self.players, self.lang, self.display.look)
        pages = Pages(self._log, self._rules)
        match = self.run_.match
        turn = PuzzleTurn(self.display, scene, match.moves(), lambda m: match.why_not(m, by=self.puzzle.seat), pages)
        turn.question = "\n".join(self.words.question())
        if self.wrong:
            turn.wrong = self.note
        elif self.note:
            turn.told = f"{turn.question}\n{self.note}"
        decision = turn.decide()
        return self.run_.answer(str(decision))

    def _ask_choice(self) -> Reply | None:
        scene = self._choice_scene()
        look = self.display.look
        line = self.display.ask(
            lambda width, height: (
                compose(scene, look, width, height) if self.display.live else plain(scene, look, width)
            )
        ).strip()
        asked = command_of(line, self.lang, ASKS)
        if asked is not None:
            raise Asked(asked)
        if command_of(line, self.lang) == "quit":
            raise Leave
        if command_of(line, self.lang) == "log":
            self.display.pages(self._log(), self._say("hint-page"))
            return None
        options = self.run_.options
        if line.isdecimal() and 1 <= int(line) <= len(options):
            return self.run_.answer(options[int(line) - 1])
        self.note, self.wrong = self._say("puzzle-wrong-choice", count=len(options)), True
        return None

    def _choice_scene(self) -> Scene:
        scene = scene_of(self.view, self.events, self.players, self.lang, self.display.look)
        lines = [*self.words.question()]
        for number, option in enumerate(self.run_.options, 1):
            what = (
                self.players[read_seat(option)].name
                if self.puzzle.kind == "who"
                else self.words.teller.capital(self.words.teller.place(read_cell(option)))
            )
            lines.append(self._say("puzzle-option", number=number, place=what))
        if self.note:
            lines.append(self.note)
        return msgspec.structs.replace(
            scene, message="\n".join(lines), wrong=self.wrong, hint=self._say("puzzle-keys-choice")
        )

    def _log(self) -> list[Text]:
        return wrapped([Text(line) for line in self.words.teller.news(self.events)], self.display.width)

    def _rules(self) -> list[Text]:
        lines = rules_lines(self.puzzle.game, self.lang, self.display.look, self.display.width)
        return wrapped(lines, self.display.width)

    def _say(self, key: str, **values: str | int) -> str:
        return self.display.look.glyphs.plain(text(key, self.lang, **values))
