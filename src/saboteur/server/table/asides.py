"""Requests that only change what connected people see: nothing is logged, except a seat on a shared device."""

from __future__ import annotations

import secrets

from saboteur.server import sanitize
from saboteur.server.refusal import Refusal
from saboteur.server.store.store import Person, Store
from saboteur.server.table import action, answer, request
from saboteur.server.table.client import Client
from saboteur.server.table.table import Table

Aside = request.Open | request.Take | request.React | request.Lead | request.Point | request.Share


async def handle(store: Store, table: Table, client: Client, message: Aside) -> None:
    """Carry out such a request, or raise a `Refusal`."""
    if isinstance(message, request.Take):
        table.take(client)
        return
    person = table.audience.acting(client)
    if person is None or client.person is None:
        raise Refusal("no-name", 401)
    if isinstance(message, request.Open):
        if message.seat is not None and message.seat not in table.state.kept_by(client.person.id):
            raise Refusal("not-beside", 403)
        owner = None if message.seat is None else table.state.seats[message.seat].person
        notes = () if owner is None else await store.notes(owner, table.state.table_id)
        table.audience.open(client, message.seat, notes)
    elif isinstance(message, request.Share):
        await _share(store, table, client.person, message)
    elif isinstance(message, request.React):
        _react(table, person, message)
    else:
        _show(table, person, message)


async def _share(store: Store, table: Table, person: Person, message: request.Share) -> None:
    """Seat somebody who plays on a person's device: a person like any other, but nobody can sign in as them."""
    table.quotas.check(person.id, message, table.state)
    beside = Person(secrets.token_urlsafe(12), sanitize.name(message.name), person.language)
    # Refused before anything is stored.
    action.share(table.state, person, message, beside)
    await store.keep(beside)
    await table.change(lambda state: action.share(state, person, message, beside))


def _react(table: Table, person: Person, message: request.React) -> None:
    seat = action.check_voice(table.state, person)
    table.quotas.check_reaction(person.id)
    table.audience.tell(answer.Reaction(person=person.id, name=person.name, seat=seat, reaction=message.reaction))


def _show(table: Table, person: Person, message: request.Lead | request.Point) -> None:
    """Show everyone a step or a place of the replay."""
    if table.state.phase != "over":
        raise Refusal("not-over")
    seat = action.check_voice(table.state, person)
    table.quotas.check_pointing(person.id)
    if isinstance(message, request.Lead):
        table.audience.tell(answer.Led(person=person.id, name=person.name, seat=seat, step=message.step))
    else:
        table.audience.tell(answer.Pointed(person=person.id, name=person.name, seat=seat, cell=message.cell))
