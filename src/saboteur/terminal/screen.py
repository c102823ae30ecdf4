"""Lay out a screen: maze, players, news, hand and prompt."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.text import Text

from saboteur.notation.move import Cell, write_cell, write_seat
from saboteur.terminal import dark_cave, duel
from saboteur.terminal.board import draw_board
from saboteur.terminal.hand import draw_choices, draw_hand, list_hand
from saboteur.terminal.scale import Drawing
from saboteur.terminal.scene import Scene
from saboteur.terminal.style import Look

PANEL = 26
"""Minimum columns for the panel beside the maze."""
ALONE = 18
"""The same for a single player."""
AFTERWARDS = frozenset({"take", "steal", "pay"})
"""Prompts that come after the end of a round."""
NARROW = 62
LOW = 20


def compose(scene: Scene, look: Look, width: int, height: int) -> list[Text]:
    """Lay out a screen in at most this many columns and lines."""
    foot = _foot(scene, look, width)
    head = wrapped([header(scene, look, width)], width)
    if height - len(head) - len(foot) < LOW:
        # The round's intro told the aim; the maze needs the line more.
        head = wrapped([header(scene, look, width, aim=False)], width)
    left = height - len(head) - len(foot)
    if width < NARROW:
        hand = _hand(scene, look, width, drawn=False)
        return head + _stacked(scene, look, width, left - len(hand)) + hand + foot
    least = PANEL if scene.view.players > 1 else ALONE
    hand = _hand(scene, look, width, drawn=True)
    board = _board(scene, look, width - least - 1, left - len(hand))
    if left < LOW:
        listed = _hand(scene, look, width, drawn=False)
        larger = _board(scene, look, width - least - 1, left - len(listed))
        if len(larger.lines) > len(board.lines):
            hand, board = listed, larger
    left -= len(hand)
    panel = _panel(scene, look, width - board.width - 1, left)
    return head + beside(board, panel, left) + hand + foot


def plain(scene: Scene, look: Look, width: int) -> list[Text]:
    """The same from top to bottom, for plain text output."""
    board = _board(scene, look, width, 1000)
    news = [Text(f"- {words}") for words in scene.news]
    body = [*news, Text(), header(scene, look, width), Text(), *board.lines, Text(), *player_lines(scene, look, width)]
    hand = _hand(scene, look, width, drawn=True)
    return wrapped([*body, *choice_lines(scene, look, width), Text(), *hand], width) + _foot(scene, look, width)


def plain_choice(scene: Scene, look: Look, width: int) -> list[Text]:
    """Only the choices, for plain text output that shows the rest above."""
    placed = labels(scene)
    board = draw_board(scene.maze, look, width, labels=placed).lines if placed else []
    cards = _hand(scene, look, width, drawn=True) if any(choice.pictured for choice in scene.choices) else []
    return [*board, *cards, *wrapped(choice_lines(scene, look, width), width), *_foot(scene, look, width)]


def _board(scene: Scene, look: Look, width: int, height: int) -> Drawing:
    prompt = scene.view.prompt
    # After the end of a round nobody builds on, so the empty margin is dropped.
    over = prompt is not None and prompt.kind in AFTERWARDS
    steps = dark_cave.footprints(scene.choices)
    maze = msgspec.structs.replace(scene.maze, figures=scene.maze.figures + steps)
    return draw_board(maze, look, width, height, labels=labels(scene), focus=scene.maze.fresh, tight=over)


def labels(scene: Scene) -> dict[Cell, str]:
    """The labels of cells."""
    if scene.spot is not None:
        return {} if dark_cave.footprints(scene.choices) else {scene.spot: "?"}
    return {choice.spot: choice.label for choice in scene.choices if choice.spot is not None}


def header(scene: Scene, look: Look, width: int, *, aim: bool = True) -> Text:
    """The status line: round, deck, gold and role."""
    view, teller = scene.view, scene.narrator
    say = teller.say
    words = Text()
    rounds = view.options.get("rounds", 1)
    parts = [say("status-round", round=view.round, rounds=int(rounds)), say("status-deck", cards=view.draw_pile)]
    if view.duel is not None:
        parts.append(say("status-markers", markers=view.duel.markers))
    elif view.seat is not None:
        parts.append(say("status-gold", gold=view.gold[view.seat]))
    words.append(look.glyphs.plain(" · ").join(parts), look.style("muted"))
    role = view.role or duel.dwarf(view)
    if role is not None:
        words.append("  ")
        words.append(say("status-role", role=teller.role(role, "a")), look.style(role))
        told = f" {teller.role(role, duel.aim(view))}"
        # In the Duel both have the same aim, and the maze needs the room.
        if words.cell_len + len(told) <= width or (aim and view.duel is None):
            words.append(told)
    return words


def player_lines(scene: Scene, look: Look, width: int) -> list[Text]:
    """The players with hand size and broken tools, and whose turn it is."""
    view = scene.view
    lines = []
    room = max(len(player.name) for player in scene.players)
    own = scene.narrator.say("you")
    for seat, player in enumerate(scene.players):
        acts = seat == view.actor
        mine = seat == view.seat
        line = Text().append(f"{look.glyphs.turn if acts else ' '} ", look.style("turn"))
        name = f"{write_seat(seat):<{len(write_seat(view.players - 1))}} {own if mine else player.name:<{room}}"
        line.append(name, look.style("turn" if acts else "you" if mine else "muted") if acts or mine else "")
        line.append(f" {view.hand_sizes[seat]:>2}", look.style("muted"))
        role = view.roles[seat] if view.roles else "?"
        if role != "?" and not mine and view.cave is None:
            line.append(f" {scene.narrator.role(role)}", look.style(role))
        broken = _broken(scene, seat, look, width - line.cell_len)
        fits = line.cell_len + len(broken) <= width
        if fits:
            line.append(broken, look.style("broken"))
        if player.bot and line.cell_len + len(player.bot) + 3 <= width:
            line.append(f" ({player.bot})", look.style("muted"))
        lines.append(line)
        if not fits:
            below = hanging(Text("   "), broken.strip(), width)
            for text in below:
                text.stylize(look.style("broken"))
            lines += below
    return lines


def _broken(scene: Scene, seat: int, look: Look, room: int) -> str:
    """A player's broken tools, abbreviated if there is little room."""
    view, teller = scene.view, scene.narrator
    if view.cave is not None:
        return dark_cave.status(view, seat, teller)
    before = "" if view.duel is None else duel.status(view, view.duel, seat, teller)
    words = ""
    for form in ("", "short"):
        words = before + "".join(f" {look.glyphs.broken}{teller.lying(card, form)}" for card in view.front[seat])
        if len(words) <= room:
            return words
    return words


def choice_lines(scene: Scene, look: Look, width: int) -> list[Text]:
    """The choices with their labels, one per line; cells side by side."""
    lines: list[Text] = []
    places: list[Text] = []
    for choice in scene.choices:
        line = Text().append(f"{choice.label} ", look.style("place"))
        if choice.cell is not None:
            places.append(line.append(write_cell(choice.cell)))
        elif not choice.pictured:
            lines.append(line.append(scene.narrator.move(choice.moves[0])))
    packed = Text()
    for place in places:
        if packed and packed.cell_len + 2 + place.cell_len > width:
            lines.append(packed)
            packed = Text()
        packed.append("  " if packed else "").append_text(place)
    return [*lines, packed] if packed else lines


def _panel(scene: Scene, look: Look, width: int, height: int) -> list[Text]:
    lines = player_lines(scene, look, width)
    listed = wrapped(choice_lines(scene, look, width), width)
    room = height - len(lines) - 1
    if listed and len(listed) > room:
        # The choices matter more than the players.
        return [*listed, Text(), *lines][:height]
    if room < 2:
        return lines[:height]
    if listed:
        lines += [Text(), *listed[:room]]
        room -= len(listed) + 1
    news = [line for words in scene.news for line in _item(words, look, width)]
    if len(news) > room:
        # Start with a whole sentence rather than a cut one.
        cut = Text(scene.narrator.say("news-cut"), look.style("muted"))
        begin = next((at for at in range(len(news) - room + 1, len(news)) if not news[at].plain.startswith("  ")), None)
        news = [] if begin is None or room < 2 else [cut, *news[begin:]]
    return [*lines, Text(), *news] if news else lines


def _item(words: str, look: Look, width: int) -> list[Text]:
    bullet = Text().append(look.glyphs.plain("· ").replace("|", "-"), look.style("muted"))
    return hanging(bullet, words, width)


def _stacked(scene: Scene, look: Look, width: int, height: int) -> list[Text]:
    people = player_lines(scene, look, width)
    news = wrapped(choice_lines(scene, look, width), width)
    news = news or [line for words in scene.news[-2:] for line in _item(words, look, width)][-4:]
    room = height - len(people) - len(news)
    if room < 6:
        people = [
            line
            for line, seat in zip(people, range(len(people)), strict=True)
            if seat == scene.view.actor or scene.view.front[seat]
        ]
        room = max(6, height - len(people) - len(news))
    board = _board(scene, look, width, room)
    return [*board.lines, *people, *news]


def _hand(scene: Scene, look: Look, width: int, *, drawn: bool) -> list[Text]:
    view = scene.view
    pictured = [choice for choice in scene.choices if choice.pictured]
    if pictured:
        return draw_choices(pictured, view.offer, scene.narrator, look, width)
    if not view.hand:
        return []
    if drawn and width >= NARROW:
        return draw_hand(
            view.hand, scene.narrator, look, width, chosen=scene.chosen, usable=scene.usable, new=scene.new
        )
    return wrapped([list_hand(view.hand, scene.narrator, look, chosen=scene.chosen, usable=scene.usable)], width)


def _foot(scene: Scene, look: Look, width: int) -> list[Text]:
    style = look.style("error" if scene.wrong else "title")
    message = [Text(line, style) for line in scene.message.splitlines()]
    hint = packed(scene.hint, width, look.style("muted")) if scene.hint else []
    return wrapped(message, width) + hint


def beside(board: Drawing, panel: list[Text], height: int) -> list[Text]:
    """The maze with a panel on its right."""
    lines = []
    for row in range(min(height, max(len(board.lines), len(panel)))):
        line = board.lines[row].copy() if row < len(board.lines) else Text()
        if row < len(panel):
            line.pad_right(board.width + 1 - line.cell_len)
            line.append_text(panel[row])
        lines.append(line)
    return lines


def hanging(first: Text, words: str, width: int) -> list[Text]:
    """Words after a prefix, wrapped with a hanging indent."""
    room = first.cell_len
    if width - room < 12:
        return wrapped([first.append(words)], width)
    lines = wrapped([Text(words)], width - room)
    return [first.append_text(lines[0]), *(Text(" " * room).append_text(line) for line in lines[1:])]


def packed(hint: str, width: int, style: str = "") -> list[Text]:
    """Wrap a hint between its parts."""
    dot = " | " if " | " in hint else " · "
    lines: list[str] = []
    for part in hint.split(dot):
        if lines and len(lines[-1]) + len(dot) + len(part) <= width:
            lines[-1] += dot + part
        else:
            lines.append(part)
    return wrapped([Text(line, style) for line in lines], width)


_RULER = Console(width=80, color_system=None)


def wrapped(lines: list[Text], width: int) -> list[Text]:
    """Wrap lines to a width."""
    result: list[Text] = []
    for line in lines:
        if line.cell_len <= width:
            result.append(line)
        else:
            result += list(line.wrap(_RULER, max(10, width)))
    return result
