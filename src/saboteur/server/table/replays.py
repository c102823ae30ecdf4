"""Replays finished matches and uploaded records step by step."""

from __future__ import annotations

from saboteur.engine.core.chance import Script
from saboteur.match import Drawn, Match, Played, Said
from saboteur.record import SECRET_VERBS, RecordError
from saboteur.replay import uncovered
from saboteur.server.refusal import Refusal
from saboteur.server.resource import Recorded, Replay, Step


def replay_record(body: Recorded) -> Replay:
    """Steps of an uploaded record; nothing is stored."""
    try:
        match = Match.replay(body.record)
    except RecordError as error:
        raise Refusal(error.reason, 400, why=str(error)) from None
    check_seat(body.seat, match)
    return replay(None, match, body.seat, body.first, body.count)


def check_seat(seat: int | None, match: Match) -> None:
    """Refuse a seat the match does not have."""
    if seat is not None and not 0 <= seat < match.rules.players:
        raise Refusal("no-such-seat", 400, most=match.rules.players)


def replay(
    table_id: str | None, finished: Match, seat: int | None, first: int, count: int, *, sealed: bool = False
) -> Replay:
    """Steps of a match as one viewer saw them; `sealed`: without what only its end reveals."""
    drawn = [(part.what, list(part.numbers)) for part in finished.story if isinstance(part, Drawn)]
    acts = [part for part in finished.story if not isinstance(part, Drawn)]
    match = Match(finished.rules, Script(drawn))
    steps = [] if first else [_step(match, None, seat, 0, sealed=sealed)]
    for number, act in enumerate(acts[: max(0, first + count - 1)], 1):
        since = match.seq
        if isinstance(act, Said):
            match.say(act.seat, act.claim)
        else:
            match.play(act.move, by=act.seat, by_bot=act.by_bot)
        if number >= first:
            steps.append(_step(match, act, seat, since, sealed=sealed))
    return Replay(id=table_id, seat=seat, total=len(acts) + 1, first=first, steps=tuple(steps[:count]))


def _step(match: Match, act: Played | Said | None, seat: int | None, since: int, *, sealed: bool) -> Step:
    view = match.view(seat)
    did = "" if act is None else str(act.claim if isinstance(act, Said) else act.move)
    if sealed and isinstance(act, Played) and act.seat != seat and act.move.verb in SECRET_VERBS:
        did = act.move.verb
    return Step(
        by=None if act is None else act.seat,
        did=did,
        events=tuple(match.seen(seat, since)) if sealed else match.events[since:],
        view=view,
        goals=(view.finished or view).goals if sealed else uncovered(view.finished or view, match),
    )
