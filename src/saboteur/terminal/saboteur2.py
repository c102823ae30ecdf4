"""Saboteur 2 on screen: what keeps a player from digging, and the verdict of a round."""

from __future__ import annotations

from saboteur.notation.move import write_cell
from saboteur.notation.verdict import Verdict
from saboteur.terminal.narrator import Narrator
from saboteur.view import Result, View

TEAMS = {"blue": "blue-digger", "green": "green-digger"}


def hindrance(view: View) -> str | None:
    """The reason why the viewer cannot lay paths, if any."""
    front = view.front[view.seat or 0]
    if any(card.startswith("broken") for card in front):
        return "tool-broken"
    return "trapped" if "trapped" in front else None


def winning_side(result: Result) -> str:
    """The winning side; "nobody" if no member of it has a share (none exist, or all are trapped)."""
    if result.verdict is None:
        return result.winner if result.winners else "nobody"
    member = result.winner.removesuffix("s")
    return result.winner if any(result.roles[seat].endswith(member) for seat in result.winners) else "nobody"


def verdict_lines(result: Result, teller: Narrator) -> list[str]:
    """Sentences about who won a round, why, and everyone's gold."""
    verdict = result.verdict
    if verdict is None:
        return []
    return [
        *_connection(verdict, teller),
        *_shares(result, verdict, teller),
        *_crystals(verdict, teller),
        *_thefts(verdict, teller),
    ]


def _connection(verdict: Verdict, teller: Narrator) -> list[str]:
    say = teller.say
    if verdict.connector is None:
        return [say("verdict-not-connected")]
    lines = [say("verdict-connected", role=teller.role(verdict.connector_role), **teller.who(verdict.connector))]
    ways = {"blue": verdict.blue_way, "green": verdict.green_way}
    for team, way in ways.items():
        cells = ", ".join(write_cell(cell) for cell in way)
        lines.append(say(f"verdict-{team}-free", cells=cells) if way else say(f"verdict-{team}-shut"))
    own = next((team for team, role in TEAMS.items() if role == verdict.connector_role), None)
    if own is not None and ways[own] and all(ways.values()):
        lines.append(say("verdict-own-team"))
    elif own is not None and not ways[own] and any(ways.values()):
        lines.append(say("verdict-special"))
    return lines


def _shares(result: Result, verdict: Verdict, teller: Narrator) -> list[str]:
    say = teller.say
    names = teller.people(verdict.counted)
    lines = [say("verdict-share", count=len(verdict.counted), names=names, share=verdict.share)]
    if not verdict.counted:
        lines = [say("verdict-nobody")]
    for seat in verdict.counted:
        less = verdict.deductions[seat]
        if less:
            role = teller.role(result.roles[seat])
            lines.append(say("verdict-less", role=role, less=less, gold=verdict.paid[seat], **teller.who(seat)))
    lines += [say("verdict-left-out", **teller.who(seat)) for seat in verdict.left_out]
    return lines


def _crystals(verdict: Verdict, teller: Narrator) -> list[str]:
    return [
        teller.say("verdict-mined", crystals=verdict.crystals, gold=gold, **teller.who(seat))
        for seat, gold in enumerate(verdict.mined)
        if gold
    ]


def _thefts(verdict: Verdict, teller: Narrator) -> list[str]:
    return [
        teller.say(
            "verdict-stole",
            target="you" if theft.victim == teller.seat else "other",
            name=teller.name(theft.victim),
            **teller.who(theft.thief),
        )
        for theft in verdict.stolen
        if theft.victim is not None
    ]
