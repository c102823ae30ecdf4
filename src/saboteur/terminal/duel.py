"""What a screen shows of the Duel and its solo game besides the maze: colours, markers, debts, and who gained what."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from saboteur.cards.shape import Shape
from saboteur.games.duel.views import BANDS
from saboteur.notation.event import Event
from saboteur.notation.move import write_seat
from saboteur.terminal.names import Player
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.signs import nuggets
from saboteur.terminal.style import Look
from saboteur.view import Duel, Result, View

PAYDAY = frozenset({"collect", "pay"})
"""What brings and costs gold at the end of a round."""


def dwarf(view: View) -> str | None:
    """The name of the reader's part in the Duel, told like a role."""
    if view.duel is None or view.seat is None:
        return None
    return f"{view.duel.colours[view.seat]}-dwarf"


def aim(view: View) -> str:
    """Which form of that name says what to do."""
    return "aim" if view.players > 1 else "alone"


def status(view: View, duel: Duel, seat: int, teller: Narrator, *, told: bool = False) -> str:
    """A player's colour and gold, what is marked for him, and what he owes the trolls; told, as a sentence."""
    colour = teller.say(f"colour-{duel.colours[seat]}")
    mine = [marker for marker in duel.marked if marker.seat == seat]
    shapes = {laid.cell: Shape.parse(laid.card) for laid in view.board}
    marked = sum(nuggets(shapes[marker.cell]) for marker in mine if not marker.troll)
    debt = sum(marker.troll for marker in mine)
    if told:
        values = {"gold": int(view.gold[seat]), "marked": marked, "debt": debt}
        return teller.say("explain-rival", colour=colour, **values)
    gold = teller.say("status-gold", gold=view.gold[seat])
    later = (f" +{marked}" if marked else "") + (f" -{debt}" if debt else "")
    return f" {colour}{teller.glyphs.plain(' · ')}{gold}{later}"


def payday(events: Sequence[Event], teller: Narrator) -> list[str]:
    """What the end of the last finished round brought everyone, in sentences."""
    ends = [place for place, event in enumerate(events) if event.kind == "round-ends"]
    if not ends:
        return []
    later = events[ends[-1] :]
    until = next((place for place, event in enumerate(later) if event.kind == "round"), len(later))
    return [teller.event(event) for event in later[:until] if event.kind in PAYDAY]


def round_lines(
    result: Result, teller: Narrator, players: tuple[Player, ...], look: Look, told: Sequence[str]
) -> list[Text]:
    """How a round ended, what was taken and paid, and what everyone gained."""
    say = teller.say
    lines = [Text(say("round-over", round=result.round), look.style("title")), Text()]
    lines.append(Text(say(f"result-{result.reason}")))
    if len(players) > 1:
        lines.append(Text(say(f"duel-won-{result.winner}"), look.style("title")))
    if told:
        lines += [Text(), *map(Text, told)]
    lines += [Text(), Text(say("round-gain"), look.style("title"))]
    room = max(len(player.name) for player in players)
    for seat, player in enumerate(players):
        name = say("you") if seat == teller.seat else player.name
        line = Text().append(f"{write_seat(seat)} {name:<{room}} ", look.style("you") if seat == teller.seat else "")
        lines.append(line.append(f" {result.gold[seat]:+}", look.style("digger")))
    return lines


def outcome(view: View, teller: Narrator, best: list[int]) -> str:
    """What the gold says at the end: how well it went alone, or that both have the same."""
    if view.players == 1:
        gold = int(view.gold[0])
        return teller.say(f"outcome-{next(band for least, band in BANDS if gold >= least)}", gold=gold)
    return teller.say("outcome-draw", who=teller.capital(teller.people(best)))
