"""Watch a recorded match step by step, or print it as text."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text

from saboteur.match import Match
from saboteur.notation.event import Event
from saboteur.notation.move import write_seat
from saboteur.terminal.board import draw_board
from saboteur.terminal.command import REPLAY_COMMANDS, command_of, shown, words_of
from saboteur.terminal.display import Display
from saboteur.terminal.ending import final_lines, pages, round_lines, round_pages
from saboteur.terminal.explain import explain
from saboteur.terminal.keyboard import Leave
from saboteur.terminal.maze import Maze, last_maze, maze_of
from saboteur.terminal.names import players
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.replay_steps import Eyes, Step, replay_steps
from saboteur.terminal.scene import Scene, narrator_of, scene_of
from saboteur.terminal.screen import compose, hanging, packed, wrapped
from saboteur.text import text


class ReplayViewer:
    """Shows the steps of a match with chosen eyes."""

    def __init__(self, match: Match, display: Display, lang: str, eyes: Eyes = "all") -> None:
        self.match = match
        self.display = display
        self.lang = lang
        self.eyes = eyes
        self.steps = replay_steps(match)
        self.players = players([""] * match.rules.players)
        self.at = 0
        self.wrong = ""
        self.told = ""
        self._page = 0
        self._pages = 1

    def run(self) -> None:
        """Show the match until the viewer leaves; print it if the display is not live."""
        if not self.display.live:
            self.display.print(self.as_text())
            return
        try:
            with self.display.opened():
                while True:
                    line = self.display.ask(self.draw)
                    self.wrong = self.told = ""
                    self._obey(line.strip()[:40])
        except Leave:
            return

    # Showing.

    def draw(self, width: int, height: int) -> Sequence[Text]:
        """Draw the current step."""
        step = self.steps[self.at]
        if step.final or step.ends:
            return self._draw_end(step, width, height)
        self._page, self._pages = 0, 1
        foot = self._foot(width)
        news = (*self._told(step), *(self._hands(step) if self.eyes == "all" else ()))
        scene = msgspec.structs.replace(self._scene(step), news=tuple(news), new=None)
        return [*compose(scene, self.display.look, width, height - len(foot)), *foot]

    def _draw_end(self, step: Step, width: int, height: int) -> list[Text]:
        """Draw the end of a round or of the match, on several pages if needed."""
        # The page number needs room, too.
        self._pages = 9
        room = height - len(self._foot(width)) - 1
        if step.final:
            found = pages(wrapped(self._final(step), width), room)
        else:
            found = round_pages(self._last_maze(step), self._result(step), self.display.look, width, room)
        self._pages = len(found)
        self._page = min(self._page, self._pages - 1)
        return [*found[self._page], Text(), *self._foot(width)]

    def as_text(self) -> list[Text]:
        """The whole match as text, with the maze and the result of each round."""
        lines: list[Text] = []
        for number, step in enumerate(self.steps):
            if step.final:
                lines += [Text(), *self._final(step)]
                continue
            told = self._told(step)
            for words in told:
                lines += wrapped([Text(f"{number:>4}  {words}")], self.display.width)
            if step.ends or number == len(self.steps) - 1:
                maze = self._last_maze(step) if step.ends else maze_of(step.view(self.eyes))
                lines += [Text(), *draw_board(maze, self.display.look, self.display.width, tight=True).lines, Text()]
            if step.ends:
                lines += [*wrapped(self._result(step), self.display.width), Text()]
        return lines

    def _foot(self, width: int) -> list[Text]:
        who = {"all": self._say("replay-all"), None: self._say("replay-spectator")}.get(self.eyes, "")  # type: ignore[arg-type]
        if isinstance(self.eyes, int):
            who = f"{write_seat(self.eyes)} {self.players[self.eyes].name}"
        last = len(self.steps) - 1
        step = self.steps[self.at]
        status = self._say(
            "replay-step", step=self.at, steps=last, round=step.round, seat=who, game=self._teller(step).game
        )
        if self._pages > 1:
            status += self._say("replay-page", page=self._page + 1, pages=self._pages)
        look = self.display.look
        first = Text(self.wrong, look.style("error")) if self.wrong else Text(self.told or status, look.style("title"))
        return [*wrapped([first], width), *packed(self._say("replay-hint"), width, look.style("muted"))]

    def _scene(self, step: Step) -> Scene:
        return scene_of(step.view(self.eyes), step.events(self.eyes), self.players, self.lang, self.display.look)

    def _teller(self, step: Step) -> Narrator:
        return narrator_of(step.view(self.eyes), self.players, self.lang, self.display.look)

    def _told(self, step: Step) -> list[str]:
        events = step.events(self.eyes)
        if step.ends:
            # The events after it belong to the next deal.
            until = next((place for place, event in enumerate(events) if event.kind == "round"), len(events))
            events = events[:until]
        return self._sentences(step, events)

    def _log(self, step: Step) -> list[Text]:
        """The events of the round up to this step."""
        seen = step.match.events if self.eyes == "all" else step.match.seen(self.eyes)
        deals = [place for place, event in enumerate(seen) if event.kind == "round"] + [len(seen)]
        told = self._sentences(step, seen[deals[step.round - 1] : deals[step.round]])
        return wrapped([Text(words) for words in told], self.display.width)

    def _sentences(self, step: Step, events: Sequence[Event]) -> list[str]:
        teller = self._teller(step)
        if self.eyes == "all":
            shown = [event for event in events if event.kind == "role"]
            return [*teller.news(events), *(teller.event(event) for event in shown)]
        return teller.news(events)

    def _hands(self, step: Step) -> list[str]:
        match = step.match
        return [f"{write_seat(seat)}: {' '.join(match.view(seat).hand)}" for seat in range(match.rules.players)]

    def _last_maze(self, step: Step) -> Maze:
        return last_maze(step.view(self.eyes), step.events(self.eyes))

    def _result(self, step: Step) -> list[Text]:
        result = (
            step.match.results[step.round - 1] if self.eyes == "all" else step.view(self.eyes).results[step.round - 1]
        )
        seen = step.match.events if self.eyes == "all" else step.match.seen(self.eyes)
        return round_lines(result, self._teller(step), self.players, self.display.look, seen)

    def _final(self, step: Step) -> list[Text]:
        return final_lines(step.view(self.eyes), self._teller(step), self.players, self.display.look)

    def _say(self, key: str, **values: str | int) -> str:
        return self.display.look.glyphs.plain(text(key, self.lang, **values))

    # Reading.

    def _obey(self, line: str) -> None:
        words = words_of(line) or ["n"]
        command = command_of(words[0], self.lang, REPLAY_COMMANDS) if len(words) == 1 else None
        turned = self._page + {"next": 1, "previous": -1}.get(command or "", 0)
        if command == "quit":
            raise Leave
        if command == "log":
            self.display.pages(self._log(self.steps[self.at]), self._say("hint-page"))
        elif command == "help":
            self._explain("")
        elif words[0].startswith("?"):
            self._explain(" ".join([words[0][1:], *words[1:]]).strip())
        elif turned != self._page and 0 <= turned < self._pages:
            self._page = turned
        else:
            self._go(words, command, line)

    def _go(self, words: list[str], command: str | None, line: str) -> None:
        """Go to another step, or see with other eyes."""
        last = len(self.steps) - 1
        number = int(words[-1]) if words[-1].isdecimal() else -1
        before = self.at
        if command in {"next", "previous"}:
            self.at = min(max(0, self.at + (1 if command == "next" else -1)), last)
        elif command in {"first", "last"}:
            self.at = 0 if command == "first" else last
        elif command in {"all", "spectator"}:
            self.eyes = "all" if command == "all" else None
        elif len(words) == 1 and 0 <= number <= last:
            self.at = number
        elif words[0].lower() == "r" and any(step.round == number for step in self.steps):
            self.at = next(place for place, step in enumerate(self.steps) if step.round == number)
        elif self._seat(words) is not None:
            self.eyes = self._seat(words)
        else:
            rounds = self.steps[-1].round
            self.wrong = self._say(
                "replay-wrong", input=line[:30], steps=last, rounds=rounds, players=len(self.players)
            )
        if self.at != before:
            self._page = 0

    def _explain(self, topic: str) -> None:
        """Answer ? about a card, a place or a player; ? alone lists the commands."""
        if not topic:
            self.display.pages(self._help(), self._say("hint-page"))
            return
        told = explain(topic, self._scene(self.steps[self.at]))
        if told is None:
            self.wrong = self._say("replay-wrong-topic", input=topic[:30])
        else:
            self.told = told

    def _help(self) -> list[Text]:
        look, dot = self.display.look, self.display.look.glyphs.plain(" · ")

        def word(command: str) -> str:
            return look.glyphs.plain(shown(command, self.lang))

        rows = (
            (f"Enter{dot}n", "replay-help-next"),
            ("p", "replay-help-previous"),
            ("40", "replay-help-step"),
            ("r2", "replay-help-round"),
            (f"{word('first')}{dot}{word('last')}", "replay-help-ends"),
            ("s1", "replay-help-seat"),
            (word("spectator"), "replay-help-spectator"),
            (word("all"), "replay-help-all"),
            (word("log"), "replay-help-log"),
            (f"? map{dot}? 8,2{dot}? p2", "replay-help-explain"),
            ("q", "replay-help-quit"),
        )
        lines = [Text(self._say("help-title"), look.style("title"))]
        for typed, key in rows:
            lines += hanging(Text().append(f"  {typed:<22}", look.style("turn")), self._say(key), self.display.width)
        return lines

    def _seat(self, words: list[str]) -> int | None:
        word = "".join(words).lower()
        if word[:1] in {"s", "p"} and word[1:].isdecimal() and 1 <= int(word[1:]) <= len(self.players):
            return int(word[1:]) - 1
        return None
