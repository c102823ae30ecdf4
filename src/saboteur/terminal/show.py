"""Watching bots: all cards open, and the thoughts of the player on turn."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
from rich.text import Text

from saboteur.analysis.live import ROLLOUTS, hope
from saboteur.belief import Belief, sentence
from saboteur.belief.term import KNOWN, OTHERS, PRIOR
from saboteur.bots import Referee
from saboteur.engine import FORM
from saboteur.match import Match
from saboteur.notation.event import Event
from saboteur.pace import FACTORS, Pace
from saboteur.terminal.board import draw_board
from saboteur.terminal.display import Display
from saboteur.terminal.ending import final_lines, round_lines
from saboteur.terminal.keyboard import Leave
from saboteur.terminal.maze import Maze, last_maze
from saboteur.terminal.names import players
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.replay_steps import everything
from saboteur.terminal.scene import narrator_of, scene_of
from saboteur.terminal.screen import compose, wrapped
from saboteur.text import decimal, text

SHOWN = 1.6
"""Seconds a move is shown at the normal pace."""
SLOW = 8
"""How much the search is reduced without a compiled engine."""
SURE, LIKELY = 0.995, 0.34
"""Suspicions that are facts, and those not worth mentioning."""


class Show:
    """Lets bots play, and shows each move with the thoughts behind it."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[str],
        display: Display,
        lang: str,
        *,
        seed: int | str,
        pace: Pace | None = "normal",
        thoughts: bool = True,
    ) -> None:
        self.match = match
        self.display = display
        self.lang = lang
        self.pace = pace
        self.players = players(bots)
        # Every seat's bot and belief get what that seat may know, and nothing else.
        self._bots = [
            Referee(bot, seat, random.Random(f"{seed} {seat}"))  # noqa: S311 - to be repeated
            for seat, bot in enumerate(bots)
        ]
        roles = bool(match.view(0).roles)
        self._beliefs = [Belief(match.view(seat)) for seat in range(len(bots))] if thoughts and roles else []
        self._hopes = thoughts and not roles
        self._known = [match.seq] * len(bots)

    def run(self) -> None:
        """Play to the end, or until the viewer leaves."""
        if not self.display.live:
            while self.match.actor is not None:
                self.display.print(self._as_text(*self._step()))
            self.display.print(["", *self._final()])
            return
        try:
            with self.display.opened():
                while self.match.actor is not None:
                    self._present(*self._step())
                self.display.pages(wrapped(self._final(), self.display.width), self._say("hint-enter"))
        except Leave:
            return

    def _step(self) -> tuple[int, list[str], list[Event]]:
        """Play the next move: its seat, the thoughts before it, and what happened."""
        seat = self.match.actor or 0
        thoughts = self._thoughts(seat)
        decision = self._bots[seat].ask(self.match)
        before = self.match.seq
        for claim in decision.claims:
            self.match.say(seat, claim)
        self.match.play(decision.move, by=seat)
        return seat, thoughts, list(self.match.events[before:])

    def _thoughts(self, seat: int) -> list[str]:
        """Whom the seat suspects most and why, or what it hopes for; from its own knowledge alone."""
        if not self._beliefs:
            return self._hope(seat) if self._hopes else []
        belief, view = self._beliefs[seat], self.match.view(seat)
        belief.see(self.match.seen(seat, self._known[seat]))
        self._known[seat] = self.match.seq
        belief.look(view)
        doubts = [(doubt, other) for other, doubt in enumerate(belief.suspicion) if other != seat]
        doubt, other = max(doubts, default=(0.0, seat))
        names = [player.name for player in self.players]
        if not LIKELY <= doubt <= SURE:
            return [self._say("watch-unsure", who=names[seat])]
        return [self._say("watch-suspects", who=names[seat], told=self._reasons(belief, other, names))]

    def _hope(self, seat: int) -> list[str]:
        """The result a seat expects, in games without suspects."""
        share = hope(self.match, seat, ROLLOUTS if FORM == "compiled" else ROLLOUTS // SLOW)
        if share is None:
            return []
        who = self.players[seat].name
        if len(self.players) == 1:
            return [self._say("show-hopes-gold", who=who, gold=decimal(share, self.lang))]
        return [self._say("show-hopes", who=who, percent=round(100 * share))]

    def _reasons(self, belief: Belief, other: int, names: Sequence[str]) -> str:
        """The suspicion and its strongest evidence, in the third person."""
        deeds = [term for term in belief.ledger(other) if term.kind not in {PRIOR, OTHERS, KNOWN}]
        first = sorted(deeds, key=lambda term: -abs(term.log_odds))[:2]
        values: dict[str, str | int] = {"name": names[other], "percent": round(100 * belief.suspicion[other])}
        if not first:
            return text("belief-line-bare", self.lang, **values)
        return text(
            "belief-line", self.lang, **values, terms=", ".join(sentence(term, self.lang, names) for term in first)
        )

    # Showing.

    def _present(self, _seat: int, thoughts: Sequence[str], events: Sequence[Event]) -> None:
        if _ends(events):
            lines = wrapped([Text(""), *self._round()], self.display.width)
            self._wait(self.display.pages(lines, self._say("hint-enter")))
            return
        scene = scene_of(everything(self.match), events, self.players, self.lang, self.display.look)
        hint = self._say("watch-step" if self.pace == "step" else "watch-hint")
        scene = msgspec.structs.replace(scene, news=(*scene.news, *thoughts), new=None, hint=hint)

        def draw(width: int, height: int) -> Sequence[Text]:
            return compose(scene, self.display.look, width, height)

        if self.pace == "step":
            self._wait(self.display.ask(draw))
        else:
            self.display.show(draw)
            self.display.pause(0.0 if self.pace is None else SHOWN * FACTORS[self.pace])

    def _wait(self, answer: str) -> None:
        if answer.strip().lower() in {"q", "quit"}:
            raise Leave

    def _as_text(self, _seat: int, thoughts: Sequence[str], events: Sequence[Event]) -> list[Text]:
        shown = events[: next((at for at, event in enumerate(events) if event.kind == "round"), len(events))]
        told = [*(f"      {thought}" for thought in thoughts), *self._teller().news(shown)]
        lines = wrapped([Text(words) for words in told], self.display.width)
        if _ends(events):
            board = draw_board(self._last(events), self.display.look, self.display.width, tight=True).lines
            lines += [Text(), *board, Text(), *wrapped(self._round(), self.display.width), Text()]
        return lines

    def _round(self) -> list[Text]:
        teller, look = self._teller(), self.display.look
        return round_lines(self.match.results[-1], teller, self.players, look, list(self.match.events))

    def _last(self, events: Sequence[Event]) -> Maze:
        return last_maze(everything(self.match), events)

    def _final(self) -> list[Text]:
        return final_lines(everything(self.match), self._teller(), self.players, self.display.look)

    def _teller(self) -> Narrator:
        return narrator_of(everything(self.match), self.players, self.lang, self.display.look)

    def _say(self, key: str, **values: str | int) -> str:
        return self.display.look.glyphs.plain(text(key, self.lang, **values))


def _ends(events: Sequence[Event]) -> bool:
    return any(event.kind in {"round", "match-over"} for event in events)
