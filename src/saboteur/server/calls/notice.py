"""The texts of notifications: in the person's language, and nothing their seat may not know."""

from __future__ import annotations

import msgspec

from saboteur.match import Match
from saboteur.notation.event import Event
from saboteur.server.table.state import State
from saboteur.terminal.narrator import SILENT, Narrator
from saboteur.text import text

UNTOLD = SILENT | {"draw", "claim", "round", "take", "offer"}
"""Events that are not worth a push, which has room for one."""
LONGEST = 200
"""Characters of a notice at most; it must fit into a push message."""
MOST = 20
"""Sentences of a digest at most."""


class Notice(msgspec.Struct, frozen=True):
    """A push message: the public part of what happened, as everybody at the table sees it."""

    title: str
    body: str
    tag: str
    path: str


def notice(state: State, lang: str, tag: str, *, nudged: bool = False) -> Notice:
    """It is somebody's turn, and the last event."""
    match = state.running
    # A spectator's events: the message may be visible on a locked screen.
    events = [event for event in match.seen(None) if event.kind not in UNTOLD]
    told = _narrator(state, match, None, lang).news(events[-1:])
    game = text(f"game-{state.created.game}", lang)
    body = " ".join([f"{game}.", *told])
    return Notice(
        title=text("call-nudge" if nudged else "call-turn", lang),
        body=body if len(body) <= LONGEST else body[: LONGEST - 1] + "…",
        tag=tag,
        path=f"/t/{state.table_id}",
    )


def digest(state: State, seat: int, lang: str) -> list[str]:
    """What happened since the seat's last move, as its player may know it."""
    match = state.running
    events = match.seen(seat)
    mine = [number for number, event in enumerate(events) if event.seat == seat and _acted(event)]
    since = events[mine[-1] + 1 :] if mine else events
    told = _narrator(state, match, seat, lang).news([event for event in since if event.kind not in UNTOLD - {"round"}])
    hidden = len(told) - MOST
    return told if hidden <= 0 else [text("call-earlier", lang, count=hidden), *told[-MOST:]]


def _acted(event: Event) -> bool:
    return event.kind not in UNTOLD


def _narrator(state: State, match: Match, seat: int | None, lang: str) -> Narrator:
    goals = tuple(sorted((goal.cell for goal in match.view(None).goals), key=lambda cell: (cell[1], cell[0])))
    corner = min(0, *(x for x, _ in goals)), min(0, *(y for _, y in goals))
    names = tuple(one.name for one in state.seats)
    return Narrator(lang, names, seat, goals, game=state.created.game, corner=corner)
