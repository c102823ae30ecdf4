"""Feedback on an answer to a puzzle, as lines."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.notation.event import Event
from saboteur.notation.move import read_cell, read_seat
from saboteur.puzzles import Clue, Evidence, Puzzle, Reply, Told
from saboteur.terminal.coach import changed, done, spelt, why
from saboteur.terminal.narrator import Narrator
from saboteur.text import decimal


class PuzzleWords(msgspec.Struct, frozen=True):
    """Puts verdicts, hints and solutions into words for one reader."""

    puzzle: Puzzle
    teller: Narrator
    events: Sequence[Event]

    def question(self) -> list[str]:
        """The heading, the story and the question."""
        one, say = self.puzzle, self.teller.say
        role = self._role()
        key = f"puzzle-story-{one.kind}" + ("" if role or one.kind != "move" else "-plain")
        story = one.story.get(self.teller.lang) or say(key, game=say(f"game-{one.game}"), role=role)
        title = one.title.get(self.teller.lang) or say(f"puzzle-kind-{one.kind}")
        solo = "-solo" if one.kind == "move" and one.game == "solo" else ""
        return [
            f"{one.id}: {title} ({say('puzzle-level', level=one.level)})",
            story,
            f"> {say(f'puzzle-ask-{one.kind}{solo}')}",
        ]

    def _role(self) -> str:
        found = next((e.role for e in self.events if e.kind == "role" and e.seat == self.puzzle.seat and e.role), None)
        return "" if found is None else self.teller.role(found, "a")

    def hint(self, hint: Clue) -> str:
        """A clue."""
        own = self.puzzle.hint.get(self.teller.lang)
        if own:
            return own
        card = "" if hint.card is None else f"{self.teller.card(hint.card)} ({hint.card})"
        return self.teller.say(f"puzzle-hint-{hint.kind}", card=card, what=self._event(hint.seq))

    def refusal(self, verdict: Reply) -> str:
        """Why an answer is wrong."""
        if verdict.wrong is not None:
            return self.teller.say(f"reason-{verdict.wrong.reason}", game=self.puzzle.game)
        assert verdict.told is not None
        return "\n".join(self.told(verdict.told))

    def told(self, told: Told) -> list[str]:
        """The value of an answer, and why."""
        own = self.puzzle.solution.get(self.teller.lang) if told.what == "right" else None
        if self.puzzle.kind == "move":
            return [*([own] if own else []), *self._move(told)]
        say, kind = self.teller.say, self.puzzle.kind
        lines = [own] if own else []
        found = [say(f"puzzle-{kind}-{told.what}", **self._answer(told.answer), value=_percent(told.value))]
        if told.other is not None:
            found.append(say(f"puzzle-{kind}-next", **self._answer(told.other), next=_percent(told.other_value)))
        # A sentence may begin with the answer, such as "the goal at I1".
        lines += map(self.teller.capital, found)
        if told.evidence:
            lines.append(f"{say('puzzle-evidence-title')}:")
            lines += [f"- {self._evidence(one)}" for one in told.evidence]
        return lines

    def _move(self, told: Told) -> list[str]:
        say = self.teller.say
        gold = "-gold" if self.puzzle.game == "solo" else ""
        number = _gold if gold else _percent
        lines = [
            say(
                f"puzzle-move-{told.what}{gold}",
                move=spelt(self.teller, told.answer),
                value=number(told.value, self.teller.lang),
                best=number(told.best, self.teller.lang),
            )
        ]
        if told.other is not None and told.margin:
            margin, low, high = (number(one, self.teller.lang) for one in told.margin)
            lines.append(
                say(
                    f"puzzle-move-margin{gold}",
                    other=spelt(self.teller, told.other),
                    next=number(told.other_value, self.teller.lang),
                    margin=margin,
                    sure="yes" if low == high else "no",
                    low=low,
                    high=high,
                )
            )
        if told.changes:
            lines.append(say("puzzle-changes", told=" ".join(changed(self.teller, one) for one in told.changes)))
        if told.reason is not None:
            key = "puzzle-move-reason" + ("-worse" if told.what == "worse" else "")
            lines.append(say(key, why=why(self.teller, told.reason)))
        return lines

    def _answer(self, answer: str) -> dict[str, str]:
        if self.puzzle.kind == "who":
            return {"name": self.teller.name(read_seat(answer))}
        return {"place": self.teller.place(read_cell(answer))}

    def _evidence(self, one: Evidence) -> str:
        what = self._event(one.seq) if one.term is None else done(self.teller, one.term)
        direction = "for" if one.percent > 0 else "against"
        return self.teller.say("puzzle-evidence", what=what, percent=abs(one.percent), direction=direction)

    def _event(self, seq: int | None) -> str:
        found = [event for event in self.events if event.seq == seq]
        return " ".join(self.teller.news(found))


def _percent(share: float | None, _lang: str = "") -> str:
    return "?" if share is None else str(round(100 * share))


def _gold(value: float | None, lang: str) -> str:
    return "?" if value is None else decimal(value, lang)
