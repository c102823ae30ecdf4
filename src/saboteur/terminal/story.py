"""The story of a match in lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from saboteur.analysis import Analysis, Judged, Point, RoundStory, Spoken
from saboteur.analysis.analysis import Sentence, Side
from saboteur.analysis.tale import IDLE, drew
from saboteur.match import Match
from saboteur.notation.move import Move
from saboteur.terminal.action import action
from saboteur.terminal.glyphs import UNICODE
from saboteur.terminal.narrator import Narrator
from saboteur.text import decimal, has

BARS = "▁▂▃▄▅▆▇█"
DIGITS = "01234567"
"""The bars of a terminal without block characters."""
WIDTH = 64
"""Most characters of a curve."""
SHARES = {"lucky", "sharp-eyed", "trusting", "turned-it", "unlucky", "unseen"}
"""Awards whose figure is a share."""


def told(story: Analysis, match: Match, narrator: Narrator) -> Iterator[str]:
    """The lines, round by round."""
    for one in story.rounds:
        yield from _round(story, one, match, narrator)
        yield ""
    if story.awards:
        yield narrator.say("story-awards")
    for award in story.awards:
        figure = _percent(award.figure) if award.name in SHARES else round(award.figure)
        key = f"saga-award-{award.name}"
        title, why = narrator.say(key), narrator.say(f"{key}.why", figure=figure)
        yield "  " + narrator.say("story-award", name=narrator.name(award.seat), title=title, why=why)


def _round(story: Analysis, one: RoundStory, match: Match, narrator: Narrator) -> Iterator[str]:
    values = {"round": one.round, "rounds": len(story.rounds), "count": len(one.winners)}
    yield narrator.say("story-round", winners=narrator.people(one.winners), **values)
    if one.roles:
        roles = (f"{narrator.name(seat)} ({narrator.role(role)})" for seat, role in enumerate(one.roles))
        yield "  " + ", ".join(roles)
    for sentence in one.tale:
        yield "  " + _sentence(sentence, one, match, narrator)
    if not one.curve:
        yield "  " + narrator.say("story-no-curve")
    else:
        seat = _subject(one)
        kind = "story-curve-gold" if story.players == 1 else "story-curve"
        yield "  " + narrator.say(kind, name=_side(one, seat, narrator))
        yield "  " + _bars(one.curve, seat, narrator)
        for at, point in enumerate(one.curve):
            if point.turning and at + 1 < len(one.curve):
                yield "  " + _turn(story, point, one.curve[at + 1], seat, match, narrator)
    for judged in one.judged:
        yield "  " + _judged(story, judged, match, narrator)
    for spoken in one.claims:
        yield "  " + _spoken(spoken, narrator)
    for seat, balance in enumerate(one.balance):
        skill, luck = (_change(story, value, narrator) for value in (balance.skill, balance.luck))
        yield "  " + narrator.say("story-balance", name=narrator.name(seat), skill=skill, luck=luck)


def _sentence(one: Sentence, told: RoundStory, match: Match, narrator: Narrator) -> str:
    """A sentence of the story, as on the page."""
    moment = next((point for point in told.curve if point.at == one.at), None)
    first = told.sides[0] if told.sides else Side(name="alone", seats=())
    side = next((one_side for one_side in told.sides if one_side.seats == one.seats), first)
    values: dict[str, str | int] = {
        "names": narrator.people(one.seats),
        "count": len(one.seats) if one.count is None else one.count,
        "who": narrator.name(one.by),
        "fooled": narrator.people(one.fooled),
        "side": narrator.people(side.seats) if side.name == "alone" else narrator.say(f"saga-side-{side.name}"),
        "round": told.round,
        "rounds": len(match.results),
        "turn": one.turn or 0,
        "percent": one.percent or 0,
        "gold": decimal((one.percent or 0) / 100, narrator.lang),
        "deed": "" if moment is None else _deed(match, moment, narrator),
    }
    known = has(f"tale-{one.kind}", narrator.lang)
    return narrator.capital(narrator.say(f"tale-{one.kind}" if known else "tale-won", **values))


def _subject(one: RoundStory) -> int:
    """The seat whose chances the curve shows: a digger's where there are any."""
    return next((seat for seat, role in enumerate(one.roles) if "saboteur" not in role), 0)


def _side(one: RoundStory, seat: int, narrator: Narrator) -> str:
    """The name of a curve: a seat's, or that of all with the same role."""
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
    return narrator.say("story-turn", what=_deed(match, before, narrator), before=values[0], after=values[1])


def _judged(story: Analysis, judged: Judged, match: Match, narrator: Narrator) -> str:
    return narrator.say(
        f"story-{judged.verdict}",
        what=_deed(match, judged, narrator),
        other=_better(judged, narrator),
        gain=_figure(story, abs(judged.gain), narrator),
    )


def _better(judged: Judged, narrator: Narrator) -> str:
    """The better move; of the same card in the same place it is only said that it lay the wrong way round."""
    named, made = (action(Move.parse(move), narrator) for move in (judged.other, judged.move))
    return narrator.say("saga-way-round") if named == made else named


def _spoken(spoken: Spoken, narrator: Narrator) -> str:
    heard = {True: "yes", False: "no", None: "unknown"}[spoken.believed]
    words = narrator.claim(spoken.seat, spoken.claim)
    name = narrator.name(spoken.seat)
    return narrator.say(f"story-{spoken.truth}", name=name, claim=words, believed=heard)


def _deed(match: Match, moment: Point | Judged, narrator: Narrator) -> str:
    """What a move did, as the log tells it."""
    verb = Move.parse(moment.move).verb if moment.move else ""
    event = match.events[moment.seq]
    if isinstance(moment, Point) and drew(moment) and event.kind == "draw" and event.seat == moment.seat:
        return narrator.event(event).rstrip(".")
    if verb in IDLE and event.kind != "spare":
        return narrator.say(f"saga-did-{verb}", who=narrator.name(moment.seat))
    return narrator.event(event).rstrip(".")


def _figure(story: Analysis, value: float, narrator: Narrator) -> str:
    return decimal(value, narrator.lang) if story.players == 1 else narrator.say("percent", value=_percent(value))


def _change(story: Analysis, value: float, narrator: Narrator) -> str:
    """A change with its sign: in points of winning chance, in solo in gold."""
    if story.players == 1:
        return f"{'-' if value < 0 else '+'}{decimal(abs(value), narrator.lang)}"
    return f"{_percent(value):+d}"


def _percent(value: float) -> int:
    return round(100 * value)
