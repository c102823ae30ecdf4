"""The story of a match in lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from saboteur.analysis import Analysis, Judged, Point, RoundStory, Spoken
from saboteur.analysis.claims import BAD
from saboteur.analysis.suspicion import SURE
from saboteur.match import Match
from saboteur.terminal.glyphs import UNICODE
from saboteur.terminal.narrator import Narrator
from saboteur.text import decimal

BARS = "▁▂▃▄▅▆▇█"
DIGITS = "01234567"
"""The bars of a terminal without block characters."""
WIDTH = 64
"""Signs of a curve at most."""


def told(story: Analysis, match: Match, narrator: Narrator) -> Iterator[str]:
    """The lines, round by round."""
    for one in story.rounds:
        yield from _round(story, one, match, narrator)
        yield ""
    if story.awards:
        yield narrator.say("story-awards")
    for award in story.awards:
        figure = (
            _percent(award.figure)
            if award.name in {"lucky", "sharp-eyed", "turned-it", "unlucky", "unseen"}
            else round(award.figure)
        )
        yield "  " + narrator.say(f"award-{award.name}", name=narrator.name(award.seat), figure=figure)


def _round(story: Analysis, one: RoundStory, match: Match, narrator: Narrator) -> Iterator[str]:
    yield narrator.say("story-round", round=one.round, winners=narrator.people(one.winners), count=len(one.winners))
    if story.players > 1:
        roles = (f"{narrator.name(seat)} ({narrator.role(role)})" for seat, role in enumerate(one.roles))
        yield "  " + ", ".join(roles)
    if not one.curve:
        yield "  " + narrator.say("story-no-curve")
    else:
        seat = _subject(one)
        yield "  " + narrator.say("story-curve", name=_side(one, seat, narrator))
        yield "  " + _bars(one.curve, seat, narrator)
        for at, point in enumerate(one.curve):
            if point.turning and at + 1 < len(one.curve):
                yield "  " + _turn(story, point, one.curve[at + 1], seat, match, narrator)
    yield from _suspected(one, narrator)
    for judged in one.judged:
        yield "  " + _judged(story, judged, match, narrator)
    for spoken in one.claims:
        yield "  " + _spoken(spoken, narrator)


def _suspected(one: RoundStory, narrator: Narrator) -> Iterator[str]:
    """Who saw through a traitor first, and whom the others suspected wrongly in the end."""
    for about, role in enumerate(one.roles):
        traces = [trace for trace in one.suspicions if trace.about == about]
        if not traces:
            continue
        name = narrator.name(about)
        last = sum(trace.values[-1] for trace in traces) / len(traces)
        seers = sorted((trace.seen_through, trace.by) for trace in traces if trace.seen_through is not None)
        if role in BAD and seers:
            first = narrator.name(seers[0][1])
            yield "  " + narrator.say("story-seen-through", name=name, first=first, percent=_percent(last))
        elif role in BAD:
            yield "  " + narrator.say("story-unseen", name=name, percent=_percent(last))
        elif last >= SURE:
            yield "  " + narrator.say("story-wronged", name=name, percent=_percent(last))


def _subject(one: RoundStory) -> int:
    """The seat whose chances the curve shows: a digger's where there are any."""
    return next((seat for seat, role in enumerate(one.roles) if "saboteur" not in role), 0)


def _side(one: RoundStory, seat: int, narrator: Narrator) -> str:
    """Whose curve it is: a seat's, or that of all who play the same role."""
    role = one.roles[seat] if one.roles else ""
    if [*one.roles].count(role) < 2:
        return narrator.name(seat)
    return narrator.people(other for other, held in enumerate(one.roles) if held == role)


def _bars(curve: tuple[Point, ...], seat: int, narrator: Narrator) -> str:
    signs = BARS if narrator.glyphs is UNICODE else DIGITS
    most = max(1.0, *(point.chances[seat] for point in curve))
    step = max(1, -(-len(curve) // WIDTH))
    kept = [*curve[:-1:step], curve[-1]]
    return "".join(signs[min(7, int(point.chances[seat] / most * 8))] for point in kept)


def _turn(story: Analysis, before: Point, after: Point, seat: int, match: Match, narrator: Narrator) -> str:
    values = [_figure(story, point.chances[seat], narrator) for point in (before, after)]
    return narrator.say("story-turn", what=_deed(match, before.seq, narrator), before=values[0], after=values[1])


def _judged(story: Analysis, judged: Judged, match: Match, narrator: Narrator) -> str:
    return narrator.say(
        f"story-{judged.verdict}",
        what=_deed(match, judged.seq, narrator),
        other=judged.other,
        gain=_figure(story, abs(judged.gain), narrator),
    )


def _spoken(spoken: Spoken, narrator: Narrator) -> str:
    heard = {True: "yes", False: "no", None: "unknown"}[spoken.believed]
    words = narrator.claim(spoken.seat, spoken.claim)
    name = narrator.name(spoken.seat)
    return narrator.say(f"story-{spoken.truth}", name=name, claim=words, believed=heard)


def _deed(match: Match, seq: int, narrator: Narrator) -> str:
    """What a move did, as the log tells it."""
    return narrator.event(match.events[seq]).rstrip(".")


def _figure(story: Analysis, value: float, narrator: Narrator) -> str:
    return decimal(value, narrator.lang) if story.players == 1 else narrator.say("percent", value=_percent(value))


def _percent(value: float) -> int:
    return round(100 * value)
