"""The steps of a recorded match, each with the view of any seat."""

from __future__ import annotations

from typing import Literal

import msgspec

from saboteur.engine.core.chance import Script
from saboteur.match import Drawn, Match, Played, Said
from saboteur.notation.event import Event
from saboteur.replay import uncovered
from saboteur.terminal.maze import end_of_round
from saboteur.view import View

Eyes = int | Literal["all"] | None
"""A seat, everyone at once, or a spectator (None)."""


class Step(msgspec.Struct, frozen=True):
    """A position of the match and the events that led to it."""

    match: Match
    since: int
    ends: bool = False
    """Whether it shows the end of a round: the last maze and the result, not yet the next deal."""
    final: bool = False
    """The final standing."""

    @property
    def round(self) -> int:
        """The round the step belongs to."""
        view = self.match.view(None)
        return end_of_round(view).round if self.ends else view.round

    def events(self, eyes: Eyes) -> list[Event]:
        """The events of this step that these eyes may see."""
        if eyes == "all":
            return list(self.match.events[self.since :])
        return self.match.seen(eyes, self.since)

    def view(self, eyes: Eyes) -> View:
        """The position, as these eyes may see it."""
        return everything(self.match) if eyes == "all" else self.match.view(eyes)


def replay_steps(match: Match) -> list[Step]:
    """Replay a match and keep every step; the first one is the deal."""
    outcomes = [(entry.what, list(entry.numbers)) for entry in match.story if isinstance(entry, Drawn)]
    again = Match(match.rules, Script(outcomes))
    steps = [Step(again.copy(), 0)]
    for entry in match.story:
        since = again.seq
        if isinstance(entry, Said):
            again.say(entry.seat, entry.claim)
        elif isinstance(entry, Played):
            again.play(entry.move, by=entry.seat, by_bot=entry.by_bot)
        else:
            continue
        now = again.copy()
        kinds = {event.kind for event in now.events[since:]}
        if kinds & {"round", "match-over"}:
            steps.append(Step(now, since, ends=True))
            steps.append(Step(now, now.seq if now.actor is None else _deal(now), final=now.actor is None))
        else:
            steps.append(Step(now, since))
    return steps


def everything(match: Match) -> View:
    """The spectator's view with all roles and goals revealed."""
    view = match.view(None)
    roles = tuple(match.view(seat).role or "?" for seat in range(view.players))
    finished = None if view.finished is None else _uncovered(view.finished, match)
    return msgspec.structs.replace(_uncovered(view, match), roles=roles, finished=finished)


def _uncovered(view: View, match: Match) -> View:
    """The view with what really lies under the goals."""
    return msgspec.structs.replace(view, goals=uncovered(view, match))


def _deal(match: Match) -> int:
    """The number of the event that began the last deal."""
    return max(event.seq for event in match.events if event.kind == "round")
