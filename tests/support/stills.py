"""Tables with fixed people, and matches that differ only in what one seat cannot know."""

import random

from saboteur import Match
from saboteur.server.table import entry as log
from saboteur.server.table import request
from saboteur.server.table.state import State


class Still:
    """A table with fixed people."""

    def __init__(self, match: Match, table: str = "t") -> None:
        self.state = State(table)
        rules = match.rules
        self.state.add(
            log.Created(
                code="ABCDEF",
                game=rules.name,
                players=rules.players,
                options=dict(rules.options),
                host="h0",
                advice=True,
            ),
            0.0,
        )
        for seat in range(rules.players):
            self.state.add(log.Sat(person=f"h{seat}", name=f"N{seat}", seat=seat), 0.0)
        self.state.add(log.Chat(person="h0", name="N0", seat=0, text="hello", id="1"), 0.0)
        self.state.add(log.Start(record="", seq=0), 0.0)
        self.state.match = match

    def is_connected(self, person: str) -> bool:
        return person != "h1"

    def watching(self) -> int:
        return 2

    def screens(self) -> int:
        return 1

    def seconds_left(self) -> float | None:
        return None

    def nudge_from(self) -> int | None:
        return None

    def vacation(self, person: str | None) -> int | None:
        return 1_800_000_000 if person == "h0" else None

    def awaits_step(self) -> bool:
        return False

    def sealed(self) -> bool:
        return self.state.sealed(0.0)


def otherwise(match: Match, seat: int | None, rng: random.Random) -> Match:
    """The match with everything the seat cannot know redealt."""
    other = match.copy()
    chance, log_ = other._position.chance, other._position.log
    other._position = match.sample(seat, rng)
    other._position.chance, other._position.log = chance, log_
    other._legal = None
    return other


DOINGS: tuple[request.AnyRequest, ...] = (
    request.Chat(id="t", text="Who are you?"),
    request.Claim(id="c", claim="no-path"),
    request.Pause(id="p"),
    request.Here(id="h"),
    request.Next(id="n"),
    request.Sit(id="s", seat=0),
    request.Start(id="b"),
    request.Move(id="m", seq=10_000, move="map 8,2"),
)
