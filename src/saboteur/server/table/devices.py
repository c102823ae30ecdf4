"""One hand per person: which of their devices shows it. All tabs of a browser are one device."""

from __future__ import annotations

from collections.abc import Collection

from saboteur.server.table.client import Client


def others(clients: Collection[Client], client: Client) -> list[Client]:
    """A person's connections from other devices."""
    return [
        one
        for one in clients
        if one.subscribed and one.session != client.session and _person(one) == _person(client) is not None
    ]


def shown_elsewhere(clients: Collection[Client], client: Client) -> bool:
    """Whether another device of the person shows the hand."""
    return any(not one.held for one in others(clients, client))


def settle(clients: Collection[Client]) -> None:
    """When hands are dealt, the device used last shows the person's hand."""
    for client in sorted(clients, key=lambda one: one.used, reverse=True):
        if client.subscribed and not client.held:
            for other in others(clients, client):
                other.held = True


def _person(client: Client) -> str | None:
    return None if client.person is None else client.person.id
