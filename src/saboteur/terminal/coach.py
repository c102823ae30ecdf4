"""Hints and beliefs, as lines."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text

from saboteur.belief import Belief, Term, deed, gold_summary, summary
from saboteur.coach import Change, Idea, Reason, hint
from saboteur.coach.change import AVERAGES
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.terminal.action import action
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.screen import hanging
from saboteur.terminal.style import Look
from saboteur.text import decimal
from saboteur.view import View


class Coach(msgspec.Struct, frozen=True):
    """The texts of hints."""

    view: View
    events: Sequence[Event]
    teller: Narrator
    look: Look
    width: int

    def hint(self) -> list[Text]:
        """The best moves, each with its reason; empty if there is nothing to choose."""
        ideas = hint(self.view, self.events)
        if not ideas:
            return []
        lines = [Text(self.teller.say("hint-title"), self.look.style("turn")), Text()]
        for rank, idea in enumerate(ideas, 1):
            if idea.change is None:
                words = self.teller.say(
                    "hint-idea", rank=rank, move=spelt(self.teller, idea.move), why=why(self.teller, idea.reason)
                )
            else:
                told = changed(self.teller, idea.change).removesuffix(".")
                words = self.teller.say("hint-idea-change", rank=rank, move=spelt(self.teller, idea.move), why=told)
            lines += hanging(Text("  "), f"{words} ({self._worth(idea)})", self.width)
        return lines

    def know(self) -> list[Text]:
        """How suspicious each other player is, and where the gold may lie."""
        belief = Belief(self.view, self.events)
        others = [seat for seat in range(self.view.players) if seat != self.view.seat]
        lang, names, place = self.teller.lang, self.teller.names, self.teller.place
        told = [summary(belief, seat, lang, names, cell=place) for seat in others] if belief.against else []
        goals = sorted(belief.gold, key=lambda cell: (cell[1], cell[0]))
        told += [self.teller.capital(gold_summary(belief, goal, lang, names, cell=place)) for goal in goals]
        if not told:
            return []
        lines = [Text(self.teller.say("know-title"), self.look.style("turn")), Text()]
        return [*lines, *(line for words in told for line in hanging(Text("  "), words, self.width))]

    def _worth(self, idea: Idea) -> str:
        if idea.alike:
            return self.teller.say("hint-worth-alike")
        if self.view.players == 1:
            return self.teller.say("hint-worth-gold", gold=decimal(idea.chance, self.teller.lang))
        return self.teller.say("hint-worth", percent=round(100 * idea.chance))


def spelt(teller: Narrator, move: str) -> str:
    """A move in words, with the notation that can be typed."""
    return f"{action(Move.parse(move), teller)} ({move})"


def changed(teller: Narrator, one: Change) -> str:
    """The effect of a move, as a sentence."""

    def often(value: float) -> str:
        if one.kind in AVERAGES:
            return decimal(value, teller.lang)
        return teller.say("change-often", percent=round(100 * value))

    place = "" if one.cell is None else teller.place(one.cell) if one.kind == "reach" else teller.cell(one.cell)
    who = "you" if one.seat == teller.seat else "other"
    words = teller.say(
        f"change-{one.kind}",
        who=who,
        name=teller.name(one.seat),
        place=place,
        share=often(one.share),
        other=often(one.other),
    )
    return teller.capital(words)


def why(teller: Narrator, reason: Reason) -> str:
    """A reason in words."""
    told = teller.say(
        f"hint-{reason.kind}",
        place="" if reason.cell is None else teller.place(reason.cell),
        name="" if reason.seat is None else teller.name(reason.seat),
        percent="none" if reason.percent is None else reason.percent,
        before=0 if reason.before is None else reason.before,
        after=0 if reason.after is None else reason.after,
    )
    if reason.deed is None:
        return told
    return teller.say("hint-because", why=told, deed=done(teller, reason.deed, reason.times))


def done(teller: Narrator, term: Term, times: int = 1) -> str:
    """An action, in words."""
    found = deed(term, teller.lang, teller.names, me=teller.seat, cell=teller.place, times=times)
    return teller.glyphs.plain(found)
