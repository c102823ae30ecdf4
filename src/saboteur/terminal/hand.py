"""Draw or list a hand of cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from saboteur.cards.actions import is_action
from saboteur.terminal.canvas import Canvas
from saboteur.terminal.card import HEIGHT, draw_card, draw_gold
from saboteur.terminal.choice import Choice
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.style import Look

SLOT = 13


def draw_hand(
    hand: Sequence[str],
    narrator: Narrator,
    look: Look,
    width: int,
    *,
    chosen: int | None = None,
    usable: Collection[str] | None = None,
    new: int | None = None,
) -> list[Text]:
    """Draw numbered cards with their names below, in as many rows as needed."""
    lines: list[Text] = []
    slot = max([SLOT, *(len(named(code, narrator)) + 1 for code in hand)])
    if slot * len(hand) > width + 1:
        # Shorter names are better than a second row.
        slot = SLOT
    per_row = max(1, (width + 1) // slot)
    for first in range(0, len(hand), per_row):
        canvas = Canvas()
        for place, code in enumerate(hand[first : first + per_row]):
            number = first + place
            x = place * slot
            style = _style(look, number == chosen, usable is None or code in usable)
            canvas.put(x, 0, str(number + 1), style)
            if number == new:
                canvas.put(x, 1, "*", look.style("turn"))
            draw_card(canvas, x + 2, 0, code, look)
            canvas.put(x, HEIGHT, named(code, narrator)[: slot - 1], style)
        lines += canvas.lines(0, 0, width, HEIGHT + 1)
    return lines


def draw_choices(
    choices: Sequence[Choice], offer: Sequence[int | str], narrator: Narrator, look: Look, width: int
) -> list[Text]:
    """Draw choices as cards: the gold on offer, or a card both ways up."""
    canvas = Canvas()
    x = 0
    for choice in choices:
        move = choice.moves[0]
        canvas.put(x, 0, choice.label, look.style("label"))
        if move.value is not None:
            draw_gold(canvas, x + 2, 0, move.value, look)
            copies = offer.count(move.value)
            name = narrator.move(move) + (f" ({copies}x)" if copies > 1 else "")
        else:
            draw_card(canvas, x + 2, 0, move.card or "", look)
            name = move.card or ""
        canvas.put(x, HEIGHT, name, look.style("you"))
        x += max(SLOT, len(name) + 2)
    return canvas.lines(0, 0, width, HEIGHT + 1)


def list_hand(
    hand: Sequence[str],
    narrator: Narrator,
    look: Look,
    *,
    chosen: int | None = None,
    usable: Collection[str] | None = None,
) -> Text:
    """The hand as one line, where there is no room to draw it."""
    words = Text()
    for number, code in enumerate(hand):
        style = _style(look, number == chosen, usable is None or code in usable)
        words.append(f"{'  ' if number else ''}{number + 1} ", look.style("muted"))
        name = named(code, narrator)
        words.append(name if is_action(code) else f"{name} {code}", style)
    return words


def named(code: str, narrator: Narrator) -> str:
    """A card's short name, after its group if it has one."""
    group, dot, _ = code.partition(".")
    return f"{group} {narrator.card(code, 'short')}" if dot else narrator.card(code, "short")


def _style(look: Look, chosen: bool, usable: bool) -> str:
    return look.style("label" if chosen else "you" if usable else "muted")
