"""Replays a finished match step by step."""

from __future__ import annotations

from collections.abc import Iterator

from saboteur.engine.core.chance import Script
from saboteur.match import Drawn, Match, Played, Said


def moments(match: Match) -> Iterator[tuple[Match, Played | Said]]:
    """Each move and claim, with the match just before it. The match is mutated: copy what you keep."""
    outcomes = [(entry.what, list(entry.numbers)) for entry in match.story if isinstance(entry, Drawn)]
    again = Match(match.rules, Script(outcomes))
    for entry in match.story:
        if isinstance(entry, Drawn):
            continue
        yield again, entry
        if isinstance(entry, Said):
            again.say(entry.seat, entry.claim)
        else:
            again.play(entry.move, by=entry.seat, by_bot=entry.by_bot)
