"""A circle as its members see it, and access to its table."""

from __future__ import annotations

import msgspec

from saboteur.games import game
from saboteur.server import circle_resource as told
from saboteur.server import resource
from saboteur.server.circle.evenings import looks_of
from saboteur.server.refusal import Refusal
from saboteur.server.store.circles import Circle, CirclePerson, Circles, CircleTable
from saboteur.server.store.store import Person
from saboteur.server.table.answer import Phase
from saboteur.server.table.desk import Desk
from saboteur.server.table.summary import Summary

LIVE = frozenset({"lobby", "playing", "between", "paused"})
"""Phases of a table that people can still join."""
PAST = 6 * 3600
"""Seconds after its beginning for which a date is the next one."""
EARLY = 2 * 3600
"""Seconds before a date at which people begin to come."""
TRIES = 3


async def member_of(circles: Circles, circle: str, person: Person) -> tuple[Circle, list[CirclePerson]]:
    """A circle and its people; `Refusal` if there is none, or none that this person belongs to."""
    found = await circles.find(circle)
    people = (await circles.people([circle]))[circle]
    if found is None or not any(one.person == person.id and one.member for one in people):
        raise Refusal("no-such-circle", 404)
    return found, people


async def tell(circles: Circles, circle: Circle, people: list[CirclePerson], you: str, now: float) -> told.CircleInfo:
    """A circle as this member sees it."""
    names = {one.person: one.name for one in people}
    date = circle.date
    return told.CircleInfo(
        id=circle.id,
        name=circle.name,
        code=circle.code,
        invite=f"/circle/join/{circle.invite}",
        founded=int(circle.created),
        zone=circle.zone,
        shown=circle.shown,
        yours=circle.founder == you,
        founder=circle.founder,
        people=tuple(
            told.Member(
                id=one.person,
                name=one.name,
                looks=looks_of(one),
                member=one.member,
                answer=msgspec.convert(one.answer, told.Answer),
                you=one.person == you,
            )
            for one in people
        ),
        usual=msgspec.json.decode(circle.usual, type=told.Usual),
        date=None
        if date is None or date + PAST < now
        else told.CircleDate(
            at=int(date), minutes=circle.minutes, game=circle.date_game, by=names.get(circle.date_by or "")
        ),
        table=await _table(circles, circle.table_id),
    )


async def _table(circles: Circles, table_id: str | None) -> told.CircleTableInfo | None:
    found = None if table_id is None else await circles.table(table_id)
    if table_id is None or found is None or found[0] not in LIVE or not found[1]:
        return None
    summary = msgspec.json.decode(found[1], type=Summary)
    there = zip(summary.names, summary.people, strict=True)
    names = tuple(name for name, person in there if person is not None)
    return told.CircleTableInfo(table_id, msgspec.convert(found[0], Phase), summary.game, names)


async def come_to_table(desk: Desk, circle: str, person: Person) -> resource.Opened:
    """The circle's table; it is opened if there is none. Concurrent requests get the same one."""
    circles = desk.store.circles
    for _ in range(TRIES):
        found, _people = await member_of(circles, circle, person)
        there = await _table(circles, found.table_id)
        if there is not None:
            return resource.Opened(there.id, found.code)
        desk.notice.check_open()
        try:
            wanted = new_table(found, desk.store.clock.now())
            opened = await desk.create(person, wanted, circle=CircleTable(circle, found.table_id))
        except Refusal as refusal:
            if refusal.reason != "circle-moved":
                raise
        else:
            return resource.Opened(opened.id, found.code)
    raise Refusal("circle-moved")


def new_table(circle: Circle, now: float) -> resource.NewTable:
    """The table that a circle usually opens, or what was wished for this evening; never a public one."""
    usual = msgspec.json.decode(circle.usual, type=told.Usual)
    tonight = circle.date is not None and circle.date - EARLY <= now <= circle.date + PAST
    if tonight and circle.date_game not in {None, usual.game}:
        assert circle.date_game is not None
        least, most = game(circle.date_game).players
        players = min(max(usual.players, least), most)
        # Options belong to a game.
        usual = msgspec.structs.replace(usual, game=circle.date_game, players=players, edition=None, options={})
    return resource.NewTable(
        game=usual.game,
        players=usual.players,
        edition=usual.edition,
        options=usual.options,
        spectators=usual.spectators,
        clock=usual.clock,
        pace=usual.pace,
        hints=usual.hints,
    )
