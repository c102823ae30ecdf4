"""Erases a person from a table's log, which still folds and replays."""

from __future__ import annotations

import secrets

import msgspec

from saboteur.server.table import entry as log
from saboteur.server.table.state import State, fold

GONE = "gone-"
"""Prefix of the ids of people who left; no other id has it."""


def is_gone(person: str) -> bool:
    """Whether this stands for somebody who has been taken out of the log."""
    return person.startswith(GONE)


class Forgotten(msgspec.Struct, frozen=True):
    """A log without a person: the changed entries, the added ones, and the state after them."""

    changed: tuple[tuple[int, log.AnyEntry], ...]
    added: tuple[log.AnyEntry, ...]
    people: tuple[str, ...]
    """Who was erased: the person, and those who only exist on their device."""
    state: State


def forget(table_id: str, entries: list[tuple[log.AnyEntry, float]], person: str, now: float) -> Forgotten:
    """Replace a person with a placeholder: another id at each table, no name, no messages."""
    beside = {one.person for one, _ in entries if isinstance(one, log.Sat) and one.keeper == person}
    # Sorted, so that the same people always get the same ids.
    people = (person, *sorted(beside - {person}))
    aliases = {one: f"{GONE}{secrets.token_urlsafe(9)}" for one in people}
    leaving = _leaving(fold(table_id, entries), people)
    told = [*entries, *((one, now) for one in leaving)]
    changed = []
    for seq, (entry, _at) in enumerate(told):
        masked = _mask(entry, aliases)
        if masked != entry:
            changed.append((seq, masked))
    after = [at for _, at in told]
    masks = dict(changed)
    state = fold(table_id, [(masks.get(seq, entry), after[seq]) for seq, (entry, _) in enumerate(told)])
    added = tuple(masks.get(seq, entry) for seq, (entry, _) in enumerate(told) if seq >= len(entries))
    return Forgotten(tuple(one for one in changed if one[0] < len(entries)), added, people, state)


def _leaving(state: State, people: tuple[str, ...]) -> list[log.AnyEntry]:
    """How somebody leaves an unfinished table: a seat in a lobby becomes free, a bot finishes a match."""
    entries: list[log.AnyEntry] = []
    if state.phase in {"over", "closed"}:
        return entries
    others = [one for one in state.people if one not in people and not is_gone(one)]
    if state.phase == "lobby":
        entries += [log.Stood(person=one) for one in people if state.seat_of(one) is not None]
    else:
        seats = ((number, state.seats[number]) for one in people if (number := state.seat_of(one)) is not None)
        entries += [log.Resign(seat=number) for number, seat in seats if not seat.resigned]
    if state.host in people and others:
        entries.append(log.Host(person=others[0]))
    elif not others:
        entries.append(log.Closed())
    return entries


def _mask(entry: log.AnyEntry, aliases: dict[str, str]) -> log.AnyEntry:
    who = getattr(entry, "person", None)
    if isinstance(entry, log.Chat | log.Dressed | log.Helped) and who in aliases:
        return log.Erased()
    parts = {
        name: aliases[value]
        for name in ("person", "host", "keeper")
        if isinstance(value := getattr(entry, name, None), str) and value in aliases
    }
    if not parts:
        return entry
    if isinstance(entry, log.Sat) and who in aliases:
        parts["name"] = ""
    if isinstance(entry, log.Move | log.Claim):
        # Chosen by the person's device.
        parts |= {"id": "", "digest": ""}
    return msgspec.structs.replace(entry, **parts)
