"""Who wins together in a round."""

from __future__ import annotations

from saboteur.analysis.analysis import Side
from saboteur.analysis.claims import BAD

TEAMS = ("blue", "green")


def sides(game: str, roles: tuple[str, ...], players: int) -> tuple[Side, ...]:
    """The sides of a round: diggers and saboteurs, the two teams, the two clans, or everybody alone."""
    if not roles or game in {"duel", "solo"}:
        return tuple(Side(name="alone", seats=(seat,)) for seat in range(players))
    if game == "saboteur":
        found = {name: _having(roles, {name}) for name in ("digger", "saboteur")}
        return tuple(Side(name=f"{name}s", seats=seats) for name, seats in found.items() if seats)
    if game == "dark-cave":
        # A saboteur works for the other clan.
        clans = {
            clan: _having(roles, {f"{clan}-loyal", f"{other}-saboteur"})
            for clan, other in (("yellow", "blue"), ("blue", "yellow"))
        }
        return tuple(Side(name=name, seats=seats) for name, seats in clans.items() if seats)
    named = {
        team: tuple(seat for seat, role in enumerate(roles) if role.startswith(team) and role not in BAD)
        for team in TEAMS
    }
    named["saboteurs"] = _having(roles, BAD)
    taken = {seat for seats in named.values() for seat in seats}
    others = tuple(Side(name="alone", seats=(seat,)) for seat in range(players) if seat not in taken)
    return (*(Side(name=name, seats=seats) for name, seats in named.items() if seats), *others)


def _having(roles: tuple[str, ...], wanted: set[str]) -> tuple[int, ...]:
    return tuple(seat for seat, role in enumerate(roles) if role in wanted)


def value(chances: tuple[float, ...], side: Side) -> float:
    """A side's chances."""
    return sum(chances[seat] for seat in side.seats) / len(side.seats)
