"""A round as a few sentences, each with the figure that proves it, and what its headline names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from saboteur.analysis.analysis import Point, RoundStory, Sentence, Side
from saboteur.analysis.claims import BAD
from saboteur.analysis.sides import value
from saboteur.analysis.suspicion import enough
from saboteur.notation.move import Move

HALF = 0.5
LUCK = 0.15
"""Smallest luck of a seat in a round that is worth a sentence."""
OPEN = 0.05
"""Largest distance from even chances at which nobody leads."""
GREAT = 0.1
"""Smallest change of chances that counts as a turning point."""
CLEARLY = 0.1
"""How much larger the change must be for another side to be named instead of the first."""
SHORT = 8
"""Rounds with fewer moves have no turning points."""


def headline(one: RoundStory) -> tuple[str, ...]:
    """What turned the round most: a believed lie first, then actions; at most two, all different."""
    found: list[str] = []
    if any(spoken.truth == "lie" and spoken.believed for spoken in one.claims):
        found.append("lie")
    turns = sorted(_turns(one), key=lambda turn: (-abs(turn[1]), turn[0].at))
    found += ["draw" if drew(point) else deed(point.move or "") for point, _, _ in turns]
    if not found and any(spoken.truth == "lie" for spoken in one.claims):
        found.append("lie")
    return tuple(dict.fromkeys(found))[:2]


def tale(one: RoundStory, match: Sequence[int] | None = None) -> tuple[Sentence, ...]:
    """The sentences of a round, in the order of reading.

    `match`: who won the match, if the curve is about the match instead of the round; empty while it runs.
    """
    return (*_end(one, match), *_turned(one), *_seen(one), *_lied(one), *_luck(one))


def deed(move: str) -> str:
    """The kind of a move, as headlines name it."""
    if not move:
        return "turn"
    asked = Move.parse(move)
    card = asked.card or ""
    if asked.verb == "lay":
        path = card.partition(":")[0]
        return (
            "dead-end"
            if all(len(part) == 1 for part in path.partition(".")[2 if "." in path else 0].split("|"))
            else "tunnel"
        )
    for start in ("broken", "repair"):
        if card.startswith(start):
            return start
    return card if card in KNOWN else asked.verb if asked.verb in KNOWN else "turn"


def drew(point: Point) -> bool:
    """Whether a card that was drawn turned the round, after a move that did nothing."""
    return (point.move or "") in IDLE and abs(point.luck) > abs(point.skill)


IDLE = {"done", "pass", "stop", "suffer"}
"""Moves without an event of their own: the next event in the log is about something else."""

KNOWN = {
    "rockfall", "map", "discard", "theft", "hands-off", "swap-hats", "inspection", "swap-hands", "trapped", "free",
    "key", "web", "boots", "axe", "rat", "lindworm", "goblin", "information", "step",
}  # fmt: skip
"""Cards and verbs that headlines know by name."""


def _turns(one: RoundStory) -> list[tuple[Point, float, Side]]:
    """The turning points with what they changed, for the first side unless it changed much more for another."""
    if len(one.curve) <= SHORT or not one.sides:
        return []
    found = []
    for here, after in zip(one.curve, one.curve[1:], strict=False):
        if here.turning:
            changes = [(value(after.chances, side) - value(here.chances, side), side) for side in one.sides]
            change, side = changes[0]
            for other in changes[1:]:
                if abs(other[0]) > abs(change) + CLEARLY:
                    change, side = other
            found.append((here, change, side))
    return found


def _end(one: RoundStory, match: Sequence[int] | None) -> Iterator[Sentence]:
    """Who won, and how long it looked otherwise; in solo, the gold so far."""
    if len(one.sides) == 1:
        gold = round(one.curve[-1].chances[0]) if one.curve else 0
        yield Sentence(kind="alone", figure="curve", seats=one.sides[0].seats, count=gold)
        return
    yield Sentence(kind=f"won-{one.winner}" if one.winner else "won", figure="curve", seats=one.winners)
    if match is None:
        yield from _behind(one, one.winners)
    elif match:
        # Who won the only round of a match has been told.
        if one.round > 1 or set(match) != set(one.winners):
            yield Sentence(kind="won-match", figure="curve", seats=tuple(match))
        yield from _behind(one, match)
    elif one.curve:
        yield _ahead(one)


def _ahead(one: RoundStory) -> Sentence:
    """Who is more likely to win the match after a round."""
    side = max(one.sides, key=lambda side: value(one.curve[-1].chances, side))
    share = value(one.curve[-1].chances, side)
    kind = "lead" if share >= HALF + OPEN else "lead-open"
    return Sentence(kind=kind, figure="curve", seats=side.seats, percent=round(100 * share))


def _behind(one: RoundStory, winning: Sequence[int]) -> Iterator[Sentence]:
    """How long it looked as if they would not win."""
    winners = [side for side in one.sides if set(side.seats) & set(winning)]
    # Where all win together, as in a draw, nobody was behind.
    if not winners or len(winners) == len(one.sides) or len(one.curve) <= SHORT:
        return
    won = winners[0]
    behind = [at for at, point in enumerate(one.curve[:-1]) if value(point.chances, won) < HALF]
    if not behind:
        least = min(value(point.chances, won) for point in one.curve)
        yield Sentence(kind="always-ahead", figure="curve", seats=won.seats, percent=round(100 * least))
    else:
        last = behind[-1]
        least = min(behind, key=lambda at: value(one.curve[at].chances, won))
        yield Sentence(
            kind="until-then",
            figure="curve",
            seats=won.seats,
            turn=last + 1,
            at=one.curve[least].at,
            percent=round(100 * value(one.curve[least].chances, won)),
        )


def _turned(one: RoundStory) -> Iterator[Sentence]:
    """The greatest turn."""
    turns = _turns(one)
    if turns:
        point, change, side = max(turns, key=lambda turn: abs(turn[1]))
        if len(one.sides) > 1 and abs(change) < GREAT:
            return
        # In solo the gold changes instead of the chance, also in hundredths.
        unit = "-gold" if len(one.sides) == 1 else ""
        yield Sentence(
            kind=f"turn-up{unit}" if change > 0 else f"turn-down{unit}",
            figure="curve",
            by=point.seat,
            seats=side.seats,
            turn=one.curve.index(point) + 1,
            at=point.at,
            percent=round(100 * abs(change)),
            move=point.move,
        )


def _seen(one: RoundStory) -> Iterator[Sentence]:
    """Which traitor fooled whom, who exposed one first, and who was suspected wrongly."""
    for about, role in enumerate(one.roles):
        traces = [
            trace
            for trace in one.suspicions
            if trace.about == about and one.roles[trace.by] not in BAD and trace.values
        ]
        if not traces:
            continue
        first, end = (sum(trace.values[at] for trace in traces) / len(traces) for at in (0, -1))
        last = round(100 * end)
        seers = sorted((trace.seen_through, trace.by, trace) for trace in traces if trace.seen_through is not None)
        fooled = tuple(trace.by for trace in traces if trace.seen_through is None)
        if role in BAD and seers:
            since, by, trace = seers[0]
            turn = trace.at.index(since) + 1
            yield Sentence(kind="seen-through", figure="suspicions", by=by, seats=(about,), turn=turn, percent=last)
            if fooled:
                yield Sentence(kind="fooled-still", figure="suspicions", seats=(about,), fooled=fooled)
        elif role in BAD:
            most = min(traces, key=lambda trace: trace.values[-1]).by
            yield Sentence(kind="fooled", figure="suspicions", by=most, seats=(about,), fooled=fooled, percent=last)
        elif end >= enough(first):
            yield Sentence(kind="wronged", figure="suspicions", seats=(about,), percent=last)


def _lied(one: RoundStory) -> Iterator[Sentence]:
    """Who lied most, and whether it worked."""
    lies: dict[int, int] = {}
    believed: dict[int, int] = {}
    for spoken in one.claims:
        if spoken.truth == "lie":
            lies[spoken.seat] = lies.get(spoken.seat, 0) + 1
            believed[spoken.seat] = believed.get(spoken.seat, 0) + (spoken.believed is True)
    if lies:
        most = max(lies, key=lambda seat: (lies[seat], -seat))
        kind = "lied-believed" if believed[most] else "lied"
        yield Sentence(kind=kind, figure="claims", seats=(most,), count=lies[most])


def _luck(one: RoundStory) -> Iterator[Sentence]:
    """Whom the cards helped or hurt most; if nobody won, they helped nobody."""
    if one.balance and one.winners and len(one.sides) > 1:
        seat = max(range(len(one.balance)), key=lambda at: abs(one.balance[at].luck))
        luck = one.balance[seat].luck
        if abs(luck) >= LUCK:
            kind = "lucky" if luck > 0 else "unlucky"
            yield Sentence(kind=kind, figure="balance", seats=(seat,), percent=round(100 * abs(luck)))
