"""Answers to ? and help: cards, places, players, and what can be typed."""

from __future__ import annotations

from rich.text import Text

from saboteur.games import game
from saboteur.move import Cell, read_cell, read_seat, write_cell, write_seat
from saboteur.reason import InvalidMove
from saboteur.shape import NotationError, Shape
from saboteur.terminal.cavern import status
from saboteur.terminal.command import shown
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.scene import Scene
from saboteur.terminal.screen import hanging
from saboteur.terminal.style import Look


def explain(topic: str, scene: Scene) -> str | None:
    """What there is to say about a hand card's number, a card, a cell or a player; None if nothing."""
    if topic.isdecimal():
        number = int(topic)
        return scene.narrator.explain(scene.view.hand[number - 1]) if 1 <= number <= len(scene.view.hand) else None
    box = game(scene.view.game)
    for card in box.actions:
        if topic.lower() == card.code.lower():
            return scene.narrator.explain(card.code)
    try:
        shape = Shape.parse(topic.upper())
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


def _by_name(topic: str, scene: Scene) -> str | None:
    for seat, player in enumerate(scene.players):
        if player.name.lower() == topic.lower():
            return _player(seat, scene)
    for card in [row.code for row in game(scene.view.game).actions]:
        names = {scene.narrator.card(card).lower(), scene.narrator.card(card, "short").lower()}
        if topic.lower() in names:
            return scene.narrator.explain(card)
    return None


def _cell(cell: Cell, scene: Scene) -> str:
    teller = scene.narrator
    for goal in scene.view.goals:
        if goal.cell == cell:
            key = "explain-secret" if not goal.open and goal.card != "?" else "explain-goal"
            return teller.say(key, place=_capital(teller.place(cell)), goal=teller.goal(goal.card))
    shape = scene.maze.cards.get(cell)
    if shape is None:
        return teller.say("explain-cell-empty", cell=write_cell(cell))
    lit = scene.maze.lit()[cell]
    return f"{write_cell(cell)}: {teller.explain(str(shape))} {teller.say('explain-lit' if lit else 'explain-cold')}"


def _player(seat: int, scene: Scene) -> str:
    teller, view = scene.narrator, scene.view
    name = f"{write_seat(seat)} {teller.say('you') if seat == view.seat else teller.name(seat)}"
    parts = [teller.say("explain-player", who=name, cards=view.hand_sizes[seat])]
    if view.cave is not None:
        parts.append(f"{status(view, seat, teller).strip()}.")
    elif view.front[seat]:
        broken = [card for card in view.front[seat] if card.startswith("broken")]
        if broken:
            parts.append(teller.say("explain-player-broken", tools=_capital(teller.listed(map(teller.lying, broken)))))
        parts += [f"{_capital(teller.lying(card))}." for card in view.front[seat] if card not in broken]
    if scene.players[seat].bot:
        parts.append(teller.say("explain-bot", bot=scene.players[seat].bot))
    return " ".join(parts)


def help_lines(scene: Scene, look: Look, width: int) -> list[Text]:
    """All that can be typed, the signs, and who you are."""
    teller = scene.narrator
    lang = teller.lang
    lines = [_heading(teller.say("help-title"), look)]
    dot = teller.glyphs.plain(" · ")
    rows = [
        ("3", "help-card"),
        ("a", "help-place"),
        (f"3 1,0{dot}3 p2", "help-direct"),
        ("x3", "help-discard"),
        ("SW 3,-1", "help-notation"),
        (f"?3{dot}? map{dot}? 8,2{dot}? p2", "help-explain"),
        (f"{shown('say', lang)} trust p2", "help-say"),
        (shown("log", lang), "help-log"),
        (shown("rules", lang), "help-rules"),
        (f"q{dot}{shown('quit', lang)}", "help-quit"),
    ]
    for typed, key in rows:
        lines += hanging(Text().append(f"  {typed:<26}", look.style("turn")), teller.say(key), width)
    lines += [*hanging(Text("  "), teller.say("help-undo"), width), Text(), _heading(teller.say("help-legend"), look)]
    lines += _legend(teller, look, width)
    if scene.view.role is not None:
        role = teller.say("status-role", role=teller.role(scene.view.role, "a"))
        lines += [Text(), _heading(role, look), *hanging(Text("  "), teller.role(scene.view.role, "help"), width)]
    lines += [Text(), _heading(teller.say("help-players"), look)]
    for seat in range(scene.view.players):
        lines += hanging(Text("  "), _player(seat, scene), width)
    return lines


def _legend(teller: Narrator, look: Look, width: int) -> list[Text]:
    glyphs = look.glyphs
    signs = [
        (f"{glyphs.lit[10]}{glyphs.lit[15]}{glyphs.lit[10]}", "lit", "legend-lit"),
        (f"{glyphs.cold[10]}{glyphs.cold[15]}{glyphs.cold[10]}", "cold", "legend-cold"),
        (f"{glyphs.lit[8]}{glyphs.rubble}{glyphs.lit[2]}", "dead", "legend-dead"),
        (f"{glyphs.frame[3]}?{glyphs.frame[3]}", "gate", "legend-gate"),
        (f"{glyphs.eye}{glyphs.gold} {glyphs.eye}{glyphs.stone}", "secret", "legend-secret"),
        (glyphs.start, "start", "legend-start"),
        (glyphs.turn, "turn", "legend-turn"),
    ]
    lines = []
    for sign, style, key in signs:
        first = Text("  ").append(sign, look.style(style)).append(" " * (6 - len(sign)))
        lines += hanging(first, teller.say(key), width)
    return lines


def _heading(words: str, look: Look) -> Text:
    return Text(words, look.style("title"))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
