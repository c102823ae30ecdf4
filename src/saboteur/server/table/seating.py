"""Who sits where at a table, and who shares a device with whom."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    absent: bool = False
    resigned: bool = False
    keeper: str | None = None
    """The person whose device this one shares."""

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return self.person is None and self.bot is None

    @property
    def person_decides(self) -> bool:
        """Whether its person decides rather than a bot."""
        return self.person is not None and not self.absent and not self.resigned


class Seating:
    """What follows from the seats. They change rarely, and every message asks."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.people = tuple(seat.person for seat in seats if seat.person is not None)
        """Everyone who has a seat."""
        self.voters = frozenset(seat.person for seat in seats if seat.person is not None and seat.person_decides)
        """The people who play themselves at present."""
        self.names = tuple(seat.name for seat in seats)
        self.sitting = tuple(seat.person for seat in seats)
        """The person at each seat."""
        self.free = sum(seat.free for seat in seats)
        """The number of free seats."""
        self.seat: dict[str, int] = {}
        """The seat of each person."""
        self._keeper: dict[str, str] = {}
        self._beside: dict[str, tuple[str, ...]] = {}
        for number, seat in enumerate(seats):
            if seat.person is None:
                continue
            self.seat.setdefault(seat.person, number)
            if seat.keeper is not None:
                self._keeper.setdefault(seat.person, seat.keeper)
                self._beside[seat.keeper] = (*self._beside.get(seat.keeper, ()), seat.person)
        self.summaries: dict[int | None, str] = {}
        """What lists show of a running match, by the seat whose move is awaited: made once for each."""
        self.shared = bool(self._beside)
        """Whether any device is handed round."""

    def sharing(self, person: str) -> tuple[str, ...]:
        """The people who share a device with this one, themselves included; its owner first."""
        keeper = self._keeper.get(person, person)
        beside = self._beside.get(keeper)
        return (keeper,) if beside is None else tuple(dict.fromkeys((keeper, *beside)))

    def kept_by(self, person: str) -> tuple[int, ...]:
        """The seats on a device that is handed round, the owner's included; none if nobody shares it."""
        if not self.shared:
            return ()
        people = self.sharing(person)
        if len(people) == 1:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.person in people)
