"""A game at the terminal: run the turns of people and bots, show them, and save."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec
from rich.text import Text

from saboteur.bots.referee import Decision, Referee
from saboteur.lessons.advice import advise
from saboteur.match import Match
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.pace import FACTORS, Pace
from saboteur.terminal.board import draw_board
from saboteur.terminal.coach import Coach
from saboteur.terminal.command import command_of
from saboteur.terminal.display import Display
from saboteur.terminal.ending import final_lines, round_lines, round_screen
from saboteur.terminal.insight import Insight
from saboteur.terminal.keyboard import Leave
from saboteur.terminal.maze import last_maze
from saboteur.terminal.names import players
from saboteur.terminal.round_intro import round_intro
from saboteur.terminal.rulebook import rules_lines
from saboteur.terminal.saves import SavedGame, SaveFolder
from saboteur.terminal.scene import Scene, narrator_of, scene_of
from saboteur.terminal.screen import compose, wrapped
from saboteur.terminal.turn import Pages, Turn
from saboteur.text import text

TOLD = 2
"""How often the same advice is given in a match."""
SHOWN = 1.0
"""Seconds a bot's move is shown at the normal pace."""
MOVED = frozenset({
    *("lay", "break", "repair", "rockfall", "map", "discard", "take", "key", "bribe", "remove", "trap", "free"),
    *("theft", "hands-off", "swap-hats", "swap-hands", "steal", "spare", "step", "creature", "web", "chop", "equip"),
    "play",
})  # fmt: skip
"""Events that are a player's own move."""


class Session:
    """One game, from its start or a save to its end."""

    def __init__(
        self, match: Match, bots: Sequence[str], display: Display, lang: str, *,
        saves: SaveFolder, file: Path, seed: int | None = None, salt: str = "", pace: Pace | None = None,
        advice: bool = False, key: str = "", names: Sequence[str] = (),
    ) -> None:  # fmt: skip
        self.match = match
        self.bots = tuple(bots)
        self.display = display
        self.lang = lang
        self.saves = saves
        self.file = file
        self.seed = seed
        self.salt = salt
        self.key = key
        """The key that determines all draws, if the deal is shared."""
        self.pace = pace
        """How fast bots move; None: at once."""
        self.advice = advice
        """Whether each turn begins with a line of advice."""
        self._advised: Counter[str] = Counter()
        self.names = tuple(names)
        """The names of the people, if given."""
        self.players = players(self.bots, self.names)
        self.people = [seat for seat, bot in enumerate(self.bots) if not bot]
        self._rngs = {seat: random.Random() for seat, bot in enumerate(self.bots) if bot}  # noqa: S311 - bots' dice
        self._seated = {seat: Referee(self.bots[seat], seat, rng) for seat, rng in self._rngs.items()}
        self._since = {seat: _last_move(match, seat) for seat in range(len(self.bots))}
        self._introduced = dict.fromkeys(range(len(self.bots)), 0)
        self._last: int | None = None
        self._unsaved = ""
        self._moving = False

    def run(self) -> bool:
        """Play until the match is over; False if the player leaves earlier."""
        self._unsaved = self.save()
        try:
            with self.display.opened():
                while self.match.actor is not None:
                    self._step(self.match.actor)
                if self.display.live:
                    self._show_final()
        except (Leave, KeyboardInterrupt):
            if self._moving or self.match.actor is not None:
                self._leave()
                return False
        self._finish()
        return True

    @property
    def watcher(self) -> int | None:
        """Whose view is shown between turns: the only person's, else a spectator's (None)."""
        return self.people[0] if len(self.people) == 1 else None

    # Playing.

    def _step(self, seat: int) -> None:
        if self.watcher is not None:
            self._introduce(self.watcher)
        decision = self._ask_bot(seat) if seat in self._seated else self._ask_person(seat)
        if decision is None:
            return
        before = self.match.seq
        if seat in self._since:
            self._since[seat] = before
        self._moving = True
        for claim in decision.claims:
            self.match.say(seat, claim)
        self.match.play(decision.move, by=seat)
        self._moving = False
        events = self.match.seen(self.watcher, before)
        if any(event.kind in {"round", "match-over"} for event in events):
            self._show_round(events)
            # Everybody has looked at it: the terminal is handed over again, even to the same person.
            self._last = None
        elif seat in self._seated:
            self._watch()

    def _ask_bot(self, seat: int) -> Decision:
        # Seed per move, so that a resumed game continues with the same moves.
        self._rngs[seat].seed(f"{self.salt} {seat} {self.match.seq}")
        return self._seated[seat].ask(self.match)

    def _ask_person(self, seat: int) -> Decision | None:
        self.save()
        if self.watcher is None and self._last != seat:
            self._curtain(seat)
            self._introduce(seat)
        self._last = seat
        scene = self._scene(seat)
        insight = Insight(self.match.rules, scene.view, scene.narrator, self.display.look, self.display.width)
        pages = Pages(lambda: self._log(seat), self._rules, insight, self._coach(seat, scene))
        turn = Turn(self.display, scene, self.match.moves(), lambda move: self.match.why_not(move, by=seat), pages)
        turn.told = self._advise(seat)
        decision = turn.decide()
        if isinstance(decision, Claim):
            self.match.say(seat, decision)
            return None
        return Decision(decision)

    def _coach(self, seat: int, scene: Scene) -> Coach | None:
        """Hints for a person who plays alone against bots."""
        if self.watcher is None:
            return None
        events = self.match.seen(seat)
        return Coach(scene.view, events, scene.narrator, self.display.look, self.display.width)

    def _advise(self, seat: int) -> str:
        """The most urgent sentence that was not shown often enough."""
        if not self.advice:
            return ""
        found = advise(self.match.view(seat), self.match.moves())
        said = next((key for key in found if self._advised[key] < TOLD), None)
        if said is None:
            return ""
        self._advised[said] += 1
        return f"{self._say('lesson-teacher')}: {self._say(said)}"

    # Showing.

    def _scene(self, seat: int) -> Scene:
        events = self.match.seen(seat, self._since[seat])
        return scene_of(self.match.view(seat), events, self.players, self.lang, self.display.look)

    def _introduce(self, seat: int) -> None:
        """Show players their role once per round, before their first turn."""
        view = self.match.view(seat)
        if self._introduced[seat] == view.round:
            return
        self._introduced[seat] = view.round
        told = round_intro(view, self.players, self.lang, self.display.look)
        if self._unsaved:
            # A warning at the end would be too late.
            told += [Text(self._say("cannot-save", why=self._unsaved), self.display.look.style("error")), Text()]
        self._go_on(self.display.pages(wrapped(told, self.display.width), self._say("hint-enter")))

    def _curtain(self, seat: int) -> None:
        """Hide the last player's screen and wait for the next player."""
        self.display.hide()
        # Scrolled text cannot be erased: warn everybody.
        told = [] if self.display.live else [self._say("curtain-scrolled")]
        self._go_on(self.display.ask_plainly([self._say("curtain", who=self.players[seat].name), *told]))

    def _watch(self) -> None:
        """Show a bot's move for a moment, or until Enter."""
        seat, actor = self.watcher, self.match.actor
        if seat is None or actor not in self._seated or not self.display.live or self.pace is None:
            return
        steps = self.pace == "step"
        hint = self._say("hint-step" if steps else "hint-bot", who=self.players[actor].name)
        scene = msgspec.structs.replace(self._scene(seat), hint=hint)

        def draw(width: int, height: int) -> Sequence[Text]:
            return compose(scene, self.display.look, width, height)

        if steps:
            self._go_on(self.display.ask(draw))
        else:
            self.display.show(draw)
            self.display.pause(SHOWN * FACTORS[self.pace])

    def _show_round(self, events: Sequence[Event]) -> None:
        view = self.match.view(self.watcher)
        maze = last_maze(view, events)
        teller = narrator_of(view, self.players, self.lang, self.display.look)
        look = self.display.look
        lines = round_lines(view.results[-1], teller, self.players, look, self.match.seen(self.watcher))
        if not self.display.live:
            if self.watcher is None:
                # Everyone reads the result, but not the hand above it.
                self.display.hide()
            self.display.print(
                [Text(), *draw_board(maze, look, self.display.width, tight=True).lines, Text(), *lines, Text()]
            )
            return
        hint = self._say("hint-enter")
        told = wrapped(lines, self.display.width)
        page = self.display.console.height - 3
        if len(told) <= page:
            self._go_on(self.display.ask(lambda width, height: round_screen(maze, lines, hint, look, width, height)))
            return
        # Too long for one screen: put the maze on its own page.
        told += [Text()] * (-len(told) % page)
        board = draw_board(maze, look, self.display.width, page, tight=True).lines
        self._go_on(self.display.pages([*told, *board], hint))

    def _show_final(self) -> None:
        self._go_on(self.display.ask_plainly([*self._final(), Text(), Text(self._say("hint-enter"), "dim")]))

    def _final(self) -> list[Text]:
        view = self.match.view(self.watcher)
        teller = narrator_of(view, self.players, self.lang, self.display.look)
        return final_lines(view, teller, self.players, self.display.look)

    def _go_on(self, answer: str) -> None:
        """Continue after a screen that waits for Enter; `Leave` if the player quits."""
        if command_of(answer.strip(), self.lang) == "quit":
            raise Leave

    def _log(self, seat: int) -> Sequence[Text]:
        view = self.match.view(seat)
        teller = narrator_of(view, self.players, self.lang, self.display.look)
        events = self.match.seen(seat)
        begun = max((event.seq for event in events if event.kind == "round"), default=0)
        return wrapped([Text(words) for words in teller.news(events[begun:])], self.display.width)

    def _rules(self) -> Sequence[Text]:
        return rules_lines(self.match.rules.name, self.lang, self.display.look, self.display.width)

    def _say(self, key: str, **values: str | int) -> str:
        return self.display.look.glyphs.plain(text(key, self.lang, **values))

    # Keeping.

    def save(self) -> str:
        """Save the game; returns the reason if that fails, else an empty string."""
        saved = SavedGame(
            game=self.match.rules.name,
            bots=self.bots,
            seed=self.seed,
            salt=self.salt,
            when=datetime.now().astimezone().isoformat(timespec="minutes"),
            record=self.match.record(),
            deck=self.match.rules.deck.home or None,
            key=self.key,
            names=self.names,
        )
        try:
            self.saves.write(self.file, saved)
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def _leave(self) -> None:
        # Interrupted during a move the match may be inconsistent; the last save is not.
        trouble = "" if self._moving else self.save()
        said = self._say("not-saved", why=trouble) if trouble else self._say("saved", game=self.match.rules.name)
        self.display.print([said])

    def _finish(self) -> None:
        self.display.print(self._final())
        try:
            kept = self.saves.finish(self.file, self.match.record())
        except OSError as error:
            self.display.print([self._say("not-saved", why=error.strerror or str(error))])
        else:
            self.display.print([self._say("record-kept", file=str(kept))])
        if self.seed is not None:
            self.display.print([self._say("seed-was", seed=str(self.seed))])


def _last_move(match: Match, seat: int) -> int:
    """The number of a seat's last move, where its news begins."""
    # In the solo game tools break and tunnels collapse by themselves.
    kinds = MOVED if match.rules.players > 1 else MOVED - {"break", "rockfall"}
    return max((event.seq for event in match.seen(None) if event.seat == seat and event.kind in kinds), default=0)
