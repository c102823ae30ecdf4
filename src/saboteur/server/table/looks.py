"""How the people at a table look: hat, beard, colour, hair and skin of a dwarf. No two seats have the same colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from saboteur.server.store.looks import Looks

if TYPE_CHECKING:
    from saboteur.server.table.state import State

COLOURS = (
    0xF0A23B, 0x5AA9EE, 0x72C26B, 0xEE6D57, 0xB796FF, 0x3FC4B1, 0xF28FBB, 0xC2D44E, 0xC6CCD2, 0xD39A68, 0x7FD3F2,
    0xFFE07A,
)  # fmt: skip
"""As in `web/src/art/dwarf.ts`; one for each seat of the largest table."""


USUAL = (
    Looks(0, 0, 0, 0, 0), Looks(1, 1, 1, 2, 0), Looks(2, 2, 2, 1, 0), Looks(3, 3, 3, 1, 0), Looks(4, 4, 4, 2, 0),
    Looks(5, 5, 5, 0, 1), Looks(6, 2, 6, 2, 1), Looks(7, 6, 7, 4, 0), Looks(2, 0, 8, 3, 0), Looks(3, 1, 9, 0, 1),
    Looks(4, 7, 10, 3, 2), Looks(5, 0, 11, 2, 1),
)  # fmt: skip
"""The looks of bots, and the defaults for people who did not choose."""


def usual(person: str) -> Looks:
    """The default looks of a person, at every table and in every circle, as in `web/src/art/dwarf.ts`.

    No two at a table are alike, so a later guest may get other looks there.
    """
    return USUAL[_place(person)]


def worn(state: State) -> tuple[Looks, ...]:
    """The looks of every seat: as chosen, else the person's or the seat's usual ones; no two are alike."""
    found = {
        number: state.looks[seat.person]
        for number, seat in enumerate(state.seats)
        if seat.person is not None and seat.person in state.looks
    }
    colours = {one.colour for one in found.values()}
    forms = {(one.hat, one.beard) for one in found.values()}
    # People before bots and free seats, which have no looks of their own.
    for number, seat in sorted(enumerate(state.seats), key=lambda one: one[1].person is None):
        if number in found:
            continue
        first = number if seat.person is None else _place(seat.person)
        wishes = [USUAL[(first + step) % len(USUAL)] for step in range(len(USUAL))]
        own = next((one for one in wishes if (one.hat, one.beard) not in forms), wishes[0])
        found[number] = msgspec.structs.replace(own, colour=_nearest(own.colour, colours))
        colours.add(found[number].colour)
        forms.add((own.hat, own.beard))
    return tuple(found[number] for number in range(len(state.seats)))


def fitting(state: State, person: str, wish: Looks) -> Looks:
    """The wished looks in a colour that no other person at the table wears."""
    taken = {
        looks.colour
        for seat, looks in zip(state.seats, worn(state), strict=True)
        if seat.person not in {None, person} and (looks.colour != wish.colour or seat.person in state.looks)
    }
    return msgspec.structs.replace(wish, colour=_nearest(wish.colour, taken))


def _place(person: str) -> int:
    return sum(map(ord, person)) % len(USUAL)


def _nearest(colour: int, taken: set[int]) -> int:
    free = [one for one in range(len(COLOURS)) if one not in taken] or [colour]
    return min(free, key=lambda one: (_distance(COLOURS[one], COLOURS[colour]), one))


def _distance(one: int, other: int) -> int:
    return sum(((one >> shift & 255) - (other >> shift & 255)) ** 2 for shift in (0, 8, 16))
