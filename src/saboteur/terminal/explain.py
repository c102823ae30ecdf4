"""Answers to `?` and `help`."""

from __future__ import annotations

from rich.text import Text

from saboteur.cards.actions import is_action
from saboteur.cards.shape import NotationError, Shape
from saboteur.games import game
from saboteur.notation.move import Cell, read_cell, read_seat, write_cell, write_seat
from saboteur.notation.reason import InvalidMove
from saboteur.terminal import dark_cave, duel
from saboteur.terminal.card import ALL, OTHERS, OWN, glow
from saboteur.terminal.command import shown, spelt
from saboteur.terminal.maze import goal_shape
from saboteur.terminal.scene import Scene
from saboteur.terminal.screen import hanging
from saboteur.terminal.style import Look

BUYING = ("saboteur2", "duel", "solo")
"""Games in which two cards remove one in front of a player."""


FORETOLD = ("saboteur2", "dark-cave")
"""Games with a forecast of who would win now."""


def explain(topic: str, scene: Scene) -> str | None:
    """Explain a hand card by number, a card, a cell or a player; None for anything else."""
    if topic.isdecimal():
        number = int(topic)
        return scene.narrator.explain(scene.view.hand[number - 1]) if 1 <= number <= len(scene.view.hand) else None
    box = game(scene.view.game)
    for code in _actions(scene):
        if topic.lower() == code.lower():
            return scene.narrator.explain(code)
    try:
        shape = Shape.parse(spelt(topic))
    except NotationError:
        pass
    else:
        printed = {card.shape for card in box.paths}
        return scene.narrator.explain(str(shape)) if printed & {shape, shape.turned()} else None
    try:
        return _cell(read_cell(topic), scene)
    except InvalidMove:
        pass
    try:
        seat = read_seat(topic.lower())
    except InvalidMove:
        return _by_name(topic, scene)
    return _player(seat, scene) if seat < scene.view.players else None


def _actions(scene: Scene) -> list[str]:
    """The action cards of the box, and those of a custom deck in the viewer's hand."""
    box = [card.code for card in game(scene.view.game).actions]
    return [*box, *(code for code in scene.view.hand if is_action(code) and code not in box)]


def _by_name(topic: str, scene: Scene) -> str | None:
    for seat, player in enumerate(scene.players):
        if player.name.lower() == topic.lower():
            return _player(seat, scene)
    for card in _actions(scene):
        names = {scene.narrator.card(card).lower(), scene.narrator.card(card, "short").lower()}
        if topic.lower() in names:
            return scene.narrator.explain(card)
    return None


def _cell(cell: Cell, scene: Scene) -> str:
    teller = scene.narrator
    for goal in scene.view.goals:
        if goal.cell == cell:
            key = "explain-secret" if not goal.open and goal.card != "?" else "explain-goal"
            words = teller.say(key, place=teller.capital(teller.place(cell)), goal=teller.goal(goal.card))
            if goal.card == "?":
                return words
            return " ".join([words, teller.shape(goal_shape(goal.card)), *_state(cell, scene)])
    shape = scene.maze.cards.get(cell)
    if shape is None:
        return teller.say("explain-cell-empty", cell=write_cell(cell))
    return " ".join([f"{write_cell(cell)}: {teller.explain(str(shape))}", *_state(cell, scene)])


def _state(cell: Cell, scene: Scene) -> list[str]:
    """Who is connected to an open card, and what lies on it."""
    teller, duel = scene.narrator, scene.view.duel
    if cell not in scene.maze.cards:
        return []
    whose = glow(scene.maze.lit.get(cell, 0), ALL)
    if duel is None or teller.seat is None:
        return [teller.say("explain-lit" if whose == OWN else "explain-cold")]
    told = [teller.say({OWN: "explain-own", OTHERS: "explain-far"}.get(whose, "explain-none"))]
    told += [teller.say("explain-key", **teller.who(key.seat)) for key in duel.keys if key.cell == cell]
    for marker in duel.marked:
        if marker.cell == cell:
            told.append(teller.say("explain-bribed" if marker.troll else "explain-marked", **teller.who(marker.seat)))
    return told


def _player(seat: int, scene: Scene) -> str:
    teller, view = scene.narrator, scene.view
    name = f"{write_seat(seat)} {teller.say('you') if seat == view.seat else teller.name(seat)}"
    parts = [teller.say("explain-player", who=name, cards=view.hand_sizes[seat])]
    if view.cave is not None:
        parts.append(f"{dark_cave.status(view, seat, teller).strip()}.")
        return " ".join([*parts, *_bot(seat, scene)])
    if view.duel is not None:
        parts.append(duel.status(view, view.duel, seat, teller, told=True))
    if view.front[seat]:
        broken = [card for card in view.front[seat] if card.startswith("broken")]
        if broken:
            parts.append(
                teller.say("explain-player-broken", tools=teller.capital(teller.listed(map(teller.lying, broken))))
            )
        parts += [f"{teller.capital(teller.lying(card))}." for card in view.front[seat] if card not in broken]
    return " ".join([*parts, *_bot(seat, scene)])


def _bot(seat: int, scene: Scene) -> list[str]:
    bot = scene.players[seat].bot
    return [scene.narrator.say("explain-bot", bot=bot)] if bot else []


def help_lines(scene: Scene, look: Look, width: int) -> list[Text]:
    """The help page: commands, legend, role and players."""
    teller = scene.narrator
    lang = teller.lang
    lines = [_heading(teller.say("help-title"), look)]
    dot = teller.glyphs.plain(" · ")
    rows = [
        ("3", "help-card"),
        ("a", "help-place"),
        (f"3 1,0{dot}3 p2", "help-direct"),
        ("x3", "help-discard"),
        *([("x3 5", "help-several")] if scene.view.game != "saboteur" else []),
        *([(f"{shown('remove', lang)} 3 5", "help-remove")] if scene.view.game in BUYING else []),
        ("SW 3,-1", "help-notation"),
        (f"?3{dot}? map{dot}? 8,2{dot}? p2", "help-explain"),
        (f"{shown('say', lang)} trust p2", "help-say"),
        (shown("log", lang), "help-log"),
        (shown("rules", lang), "help-rules"),
        (shown("count", lang), "help-count"),
        *([(shown("who", lang), "help-who")] if scene.view.game in FORETOLD else []),
        (shown("hint", lang), "help-hint"),
        *([(shown("know", lang), "help-know")] if scene.view.game not in {"duel", "solo"} else []),
        (f"q{dot}{shown('quit', lang)}", "help-quit"),
    ]
    for typed, key in rows:
        lines += hanging(Text().append(f"  {typed:<26}", look.style("turn")), teller.say(key), width)
    lines += [*hanging(Text("  "), teller.say("help-undo"), width), Text(), _heading(teller.say("help-legend"), look)]
    lines += _legend(scene, look, width)
    role = scene.view.role or duel.dwarf(scene.view)
    if role is not None:
        told = teller.say("status-role", role=teller.role(role, "a"))
        lines += [Text(), _heading(told, look), *hanging(Text("  "), teller.role(role, "help"), width)]
    lines += [Text(), _heading(teller.say("help-players"), look)]
    for seat in range(scene.view.players):
        lines += hanging(Text("  "), _player(seat, scene), width)
    return lines


def _legend(scene: Scene, look: Look, width: int) -> list[Text]:
    glyphs, view = look.glyphs, scene.view
    rival = view.duel is not None and view.players > 1

    def way(lines: str) -> str:
        return f"{lines[10]}{lines[15]}{lines[10]}"

    signs = [
        (way(glyphs.lit), "lit", "legend-own" if rival else "legend-lit"),
        *([(way(glyphs.far), "far", "legend-far")] if rival else []),
        (way(glyphs.cold), "cold", "legend-nobody" if rival else "legend-cold"),
        (f"{glyphs.lit[8]}{glyphs.rubble}{glyphs.lit[2]}", "dead", "legend-dead"),
        (f"{glyphs.frame[3]}?{glyphs.frame[3]}", "gate", "legend-gate"),
    ]
    if view.duel is not None:
        signs += [
            (f"{glyphs.eye}2{glyphs.gold} {glyphs.eye}{glyphs.stone}", "secret", "legend-peeked"),
            ("G B g", "green-door", "legend-door"),
            ("T t", "beast", "legend-troll"),
            ("H", "start", "legend-ladder"),
            (f"{glyphs.gold}{glyphs.gold}", "gold", "legend-nuggets"),
            ("+2 -1", "broken", "legend-later"),
        ]
    else:
        signs.append((f"{glyphs.eye}{glyphs.gold} {glyphs.eye}{glyphs.stone}", "secret", "legend-secret"))
    if view.expansion is not None:
        signs += [
            ("G B", "green-door", "legend-team-door"),
            ("H", "start", "legend-ladders"),
            ("*", "crystal", "legend-crystal"),
        ]
    if view.cave is not None:
        signs += [
            ("1 2", "dwarf", "legend-dwarfs"),
            ("R L G", "beast", "legend-beasts"),
            ("#", "web", "legend-web"),
            ("o H = t", "start", "legend-cave"),
            ("$", "gold", "legend-vein"),
        ]
    signs += [(glyphs.start, "start", "legend-start"), (glyphs.turn, "turn", "legend-turn")]
    lines = []
    for sign, style, key in signs:
        first = Text("  ").append(sign, look.style(style)).append(" " * (8 - len(sign)))
        lines += hanging(first, scene.narrator.say(key), width)
    return lines


def _heading(words: str, look: Look) -> Text:
    return Text(words, look.style("title"))
