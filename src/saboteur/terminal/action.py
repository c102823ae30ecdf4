"""A move as an action, in the words of the page, where it need not be typed."""

from __future__ import annotations

from saboteur.cards.actions import action_name
from saboteur.notation.move import Move
from saboteur.terminal.narrator import Narrator
from saboteur.text import has

WHOLE = ("discard", "remove")
"""Verbs that are described with the cards they cost."""


def action(move: Move, teller: Narrator) -> str:
    """The action, its card, and its target."""
    where = "" if move.cell is None else teller.cell(move.cell)
    card = "" if move.card is None else teller.card(move.card, "a")
    if move.verb == "lay":
        return teller.capital(teller.say("play-whole-lay", card=card, cell=where))
    if move.cards and move.verb in WHOLE:
        cards = teller.listed(teller.card(one) for one in move.cards)
        return teller.say(f"play-whole-{move.verb}", what=_bought(move, teller), cards=cards)
    key = _key(move)
    return teller.say(
        key if has(key, teller.lang) else "play-do-play",
        name=teller.name(move.seat),
        tool=_tool(move, teller),
        cell=f"{where} {move.field}" if move.field else where,
        beyond=_beyond(move, teller),
        card=card,
        value=move.value or 0,
        count=len(move.cards),
        values=" + ".join(map(str, move.values)),
    )


def _key(move: Move) -> str:
    if move.verb != "play":
        return f"play-do-{move.verb}"
    name = action_name(move.card or "") or ""
    for start in ("broken", "repair"):
        if name.startswith(f"{start}-"):
            return f"play-do-{start}"
    return "play-do-information-cell" if name == "information" and move.cell is not None else f"play-do-{name}"


def _bought(move: Move, teller: Narrator) -> str:
    """What two cards buy: a repaired tool, freedom, or one card less in front of the player."""
    if move.verb != "remove":
        return ""
    card = move.card or ""
    kind = "broken" if card.startswith("broken-") else "trapped" if card.endswith("trapped") else "other"
    named = teller.say(f"tool-{card.partition('-')[2]}") if kind == "broken" else teller.card(card)
    return teller.say("play-do-pay-off", kind=kind, card=named)


def _tool(move: Move, teller: Narrator) -> str:
    name = move.tool or (action_name(move.card or "") or "").partition("-")[2]
    key = f"tool-{name}"
    return teller.say(key) if name and has(key, teller.lang) else ""


def _beyond(move: Move, teller: Narrator) -> str:
    """The cell on the other side of an edge."""
    if move.cell is None or move.side is None:
        return ""
    x, y = move.cell
    return teller.cell((x + 1, y) if move.side == "E" else (x, y + 1))
