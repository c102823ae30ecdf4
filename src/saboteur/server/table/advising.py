"""Hints and beliefs from one seat's view and events, and the live view of bots; a helper process computes them."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

import msgspec

from saboteur.analysis import Live
from saboteur.coach import Idea, Knowledge
from saboteur.server.coach.helper import Adviser
from saboteur.server.coach.task import Task, Told
from saboteur.server.refusal import Refusal
from saboteur.server.table import action, answer, request
from saboteur.server.table import entry as log
from saboteur.server.table.client import Client
from saboteur.server.table.table import Table

Wish = request.Hint | request.Know | request.Watch
_shows: WeakKeyDictionary[Table, tuple[int, asyncio.Task[Told]]] = WeakKeyDictionary()
"""The computation shared by all spectators of bots at a table, and its number of moves."""


def check(table: Table, client: Client, message: request.Hint | request.Know) -> int:
    """The seat that is advised; `Refusal` if it may not be."""
    state = table.state
    seat = table.audience.seat_of(client)
    if state.phase not in {"playing", "paused", "between"}:
        raise Refusal("not-playing")
    if seat is None:
        raise Refusal("no-seat", 403)
    if not state.hints_allowed:
        raise Refusal("no-hints", 403)
    if isinstance(message, request.Hint) and state.seats[seat].resigned:
        raise Refusal("resigned")
    if isinstance(message, request.Hint) and state.running.actor != seat:
        raise Refusal("not-your-turn")
    table.quotas.check_insight(client.key)
    return seat


async def advise(table: Table, adviser: Adviser, client: Client, message: Wish) -> None:
    """Answer such a request without blocking moves."""
    try:
        told: answer.Hint | answer.Know | answer.Watch
        if isinstance(message, request.Watch):
            told = await _show(table, adviser, client, message)
        else:
            told = await _advice(table, adviser, client, message)
    except Refusal as refusal:
        client.refuse(refusal, message.id)
        return
    client.send(answer.write(told))
    client.send(answer.write(answer.Ack(id=message.id, seq=client.seq)))


async def _show(table: Table, adviser: Adviser, client: Client, message: request.Watch) -> answer.Watch:
    """The live view of a match between bots, computed once for all spectators."""
    state = table.state
    if not state.bots_only or state.phase != "playing":
        raise Refusal("no-show", 403)
    table.quotas.check_insight(client.key)
    shown = _shows.get(table)
    # One position at a time: while an older one is computed, everybody gets that.
    if shown is None or (shown[1].done() and shown[0] != state.moved):
        task = Task(kind="watch", record=state.running.record())
        shown = state.moved, asyncio.create_task(_told(adviser, task))
        _shows[table] = shown
    told = await asyncio.shield(shown[1])
    if not told.answer:
        raise Refusal("no-advice", 503)
    return answer.Watch(id=message.id, moved=shown[0], live=msgspec.json.decode(told.answer, type=Live))


async def _told(adviser: Adviser, task: Task) -> Told:
    return await adviser.ask(task)


async def _advice(
    table: Table, adviser: Adviser, client: Client, message: request.Hint | request.Know
) -> answer.Hint | answer.Know:
    seat = check(table, client, message)
    person = table.audience.acting(client)
    if person is not None and len(set(table.state.people)) > 1:
        await table.change(action.Change((log.Helped(person=person.id, name=person.name, seat=seat),)))
    match, moved = table.state.running, table.state.moved
    view, events = match.view(seat), tuple(match.seen(seat))
    asks = isinstance(message, request.Hint)
    told = await adviser.ask(Task(kind="hint" if asks else "know", view=view, events=events))
    if not told.answer:
        raise Refusal("no-advice", 503)
    if table.audience.seat_of(client) != seat:
        # A shared device shows another hand by now.
        raise Refusal("stale")
    if asks:
        ideas = msgspec.json.decode(told.answer, type=tuple[Idea, ...])
        return answer.Hint(id=message.id, moved=moved, ideas=ideas)
    return answer.Know(id=message.id, moved=moved, knowledge=msgspec.json.decode(told.answer, type=Knowledge))
