"""The preview of a table for anyone with its link: until it is over, only the game and the number of seats."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from saboteur.bots.character import character_of
from saboteur.picture import Ending, Player
from saboteur.server.table.looks import worn
from saboteur.server.table.seating import Seat
from saboteur.server.table.state import State

BOTS = ("Alva", "Brom", "Tilda", "Odo", "Fenja", "Grimma", "Hakon", "Isa", "Jost", "Korin", "Lumi", "Mato")
"""The names of bots by seat, as in `web/src/screens/people.ts`."""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """The preview of a table."""

    game: str
    players: int
    ending: Ending | None = None
    """How the match ended; nothing else is ever revealed here."""


def preview(state: State, person: str | None, *, sealed: bool = False) -> Preview:
    """The preview of a table. Its players see all names, others those of bots and of public tables.

    `sealed`: without its end, because others still play the same cards.
    """
    created = state.created
    outcome = state.running.outcome if state.phase == "over" and not sealed else None
    if outcome is None:
        return Preview(game=created.game, players=created.players)
    named = created.public or state.seat_of(person) is not None
    match = state.running
    ending = Ending(
        view=match.view(None),
        results=match.results,
        outcome=outcome,
        players=_players(state, named=named),
        day=datetime.fromtimestamp(state.changed_at, UTC).date(),
    )
    return Preview(game=created.game, players=created.players, ending=ending)


def _players(state: State, *, named: bool) -> tuple[Player, ...]:
    """Everybody's looks; names of people only if they may be shown."""
    taken = {seat.name for seat in state.seats if seat.person is not None}
    characters = [character_of(seat.bot or "") or "" for seat in state.seats]
    found = []
    for number, (seat, looks) in enumerate(zip(state.seats, worn(state), strict=True)):
        own = characters[number] if characters.index(characters[number]) == number else ""
        name = _bot_name(seat, own, number, taken) if seat.bot is not None else seat.name if named else ""
        found.append(Player(name, (looks.hat, looks.beard, looks.colour, looks.hair, looks.skin), characters[number]))
    return tuple(found)


def _bot_name(seat: Seat, own: str, number: int, taken: set[str]) -> str:
    name = own.capitalize() or (BOTS[number] if number < len(BOTS) else seat.name)
    return f"{name} II" if name in taken else name
