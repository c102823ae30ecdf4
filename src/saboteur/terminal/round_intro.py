"""The text at the beginning of a round."""

from __future__ import annotations

from rich.text import Text

from saboteur.cards.options import resolve
from saboteur.games import game
from saboteur.notation.move import write_seat
from saboteur.terminal import duel
from saboteur.terminal.names import Player
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.scene import narrator_of
from saboteur.terminal.style import Look
from saboteur.text import has
from saboteur.view import View


def round_intro(view: View, players: tuple[Player, ...], lang: str, look: Look) -> list[Text]:
    """The players, the changed rules, and the viewer's role."""
    teller = narrator_of(view, players, lang, look)
    say = teller.say
    lines: list[Text] = []
    if view.round == 1:
        names = [
            f"{player.name} ({player.bot})" if player.bot else player.name
            for seat, player in enumerate(players)
            if seat != view.seat
        ]
        seat = write_seat(view.seat or 0)
        called = say(f"game-{view.game}")
        welcome = say("welcome", game=called, names=teller.listed(names), seat=seat)
        lines += [
            Text(say(f"game-{view.game}.line"), look.style("title")),
            Text(),
            Text(welcome if names else say("welcome-alone", game=called)),
        ]
        changed = changed_options(view, teller)
        if changed:
            lines.append(Text(say("welcome-options", options="; ".join(changed))))
        lines.append(Text())
    lines.append(
        Text(say("status-round", round=view.round, rounds=int(view.options.get("rounds", 1))), look.style("title"))
    )
    role = view.role or duel.dwarf(view)
    if role is not None:
        lines.append(Text(say("status-role", role=teller.role(role, "a")), look.style(role)))
        lines.append(Text(teller.role(role, "help")))
    return [*lines, Text()]


def changed_options(view: View, teller: Narrator) -> list[str]:
    """The options that differ from the default, in words."""
    usual = resolve(game(view.game))
    return [option_text(name, value, teller) for name, value in view.options.items() if usual.get(name) != value]


def option_text(name: str, value: str | bool | int, teller: Narrator) -> str:
    """An option and its value in words."""
    written = str(value).lower()
    key = f"option-{name}.{written}"
    return f"{teller.say(f'option-{name}')}: {teller.say(key) if has(key, teller.lang) else written}"
