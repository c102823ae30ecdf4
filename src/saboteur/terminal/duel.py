"""The Duel and its solo game on screen: colours, markers, debts and gains."""

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
"""Events that add or cost gold at the end of a round."""


def dwarf(view: View) -> str | None:
    """The viewer's dwarf, in place of a role."""
    if view.duel is None or view.seat is None:
        return None
    return f"{view.duel.colours[view.seat]}-dwarf"


def aim(view: View) -> str:
    """The attribute of the dwarf's text that states the goal of the game."""
    return "aim" if view.players > 1 else "alone"


def status(view: View, duel: Duel, seat: int, teller: Narrator, *, told: bool = False) -> str:
    """A player's colour, gold, marked gold and debt; as a sentence if `told`."""
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
    """Sentences about the gold collected and paid when the last round ended."""
    ends = [place for place, event in enumerate(events) if event.kind == "round-ends"]
    if not ends:
        return []
    later = events[ends[-1] :]
    until = next((place for place, event in enumerate(later) if event.kind == "round"), len(later))
    return [teller.event(event) for event in later[:until] if event.kind in PAYDAY]


def round_lines(
    result: Result, teller: Narrator, players: tuple[Player, ...], look: Look, told: Sequence[str]
) -> list[Text]:
    """The result of a round: how it ended, and everyone's gain."""
    say = teller.say
    lines = [Text(say("round-over", round=result.round), look.style("title")), Text()]
    lines.append(Text(say(f"result-{result.reason}")))
    if len(players) > 1:
        won = result.winners
        told_won = say("duel-won", **teller.who(won[0])) if len(won) == 1 else say("duel-won-draw")
        lines.append(Text(told_won, look.style("title")))
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
    """The outcome of a solo match by its gold, or a draw."""
    if view.players == 1:
        gold = int(view.gold[0])
        return teller.say(f"outcome-{next(band for least, band in BANDS if gold >= least)}", gold=gold)
    return teller.say("outcome-draw", who=teller.capital(teller.people(best)))
