"""The result of a round and of the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from saboteur.notation.event import HIDDEN, Event
from saboteur.notation.move import write_seat
from saboteur.terminal import dark_cave, duel, saboteur2
from saboteur.terminal.board import draw_board
from saboteur.terminal.maze import Maze
from saboteur.terminal.names import Player
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.screen import PANEL, beside, wrapped
from saboteur.terminal.style import Look
from saboteur.view import Result, View

TIMES = "\N{MULTIPLICATION SIGN}"
SIDES = {
    "diggers": "digger",
    "saboteurs": "saboteur",
    "blue-diggers": "blue-digger",
    "green-diggers": "green-digger",
    "yellow": "yellow-loyal",
    "blue": "blue-loyal",
}
"""The style of each winning side."""


def round_lines(
    result: Result, teller: Narrator, players: tuple[Player, ...], look: Look, events: Sequence[Event] = ()
) -> list[Text]:
    """The result of a round: winners, reason, roles, and the gold that is known.

    `events` are those the viewer saw; the Duel tells its result with them.
    """
    if not result.roles:
        return duel.round_lines(result, teller, players, look, duel.payday(events, teller))
    say = teller.say
    side = saboteur2.winning_side(result)
    lines = [Text(say("round-over", round=result.round), look.style("title")), Text()]
    style = SIDES.get(side, "muted")
    if side == "nobody" and result.winners:
        lines.append(Text(say("round-won-others", names=teller.people(result.winners)), look.style(style)))
    else:
        lines.append(Text(say(f"round-won-{side}"), look.style(style)))
    mine = result.reached_by is not None and result.reached_by == teller.seat
    values = {"who": teller.name(result.reached_by), "you": "yes" if mine else "no"}
    lines.append(Text(say(f"result-{result.reason}", **values)))
    if teller.seat is not None and result.winners:
        lines.append(Text(say("round-you-won" if teller.seat in result.winners else "round-you-lost")))
    told = saboteur2.verdict_lines(result, teller)
    if told:
        lines += [Text(), *map(Text, told)]
    lines += [Text(), Text(say("round-roles"), look.style("title"))]
    room = max(len(player.name) for player in players)
    wide = len(write_seat(len(players) - 1))
    for seat, player in enumerate(players):
        role = result.roles[seat]
        name = say("you") if seat == teller.seat else player.name
        line = Text().append(
            f"{write_seat(seat):<{wide}} {name:<{room}} ", look.style("you") if seat == teller.seat else ""
        )
        line.append(teller.role(role), look.style(role))
        gold = result.gold[seat]
        if gold == HIDDEN or gold:
            line.append(f" {gold:+}" if isinstance(gold, int) else f" +{gold}", look.style("digger"))
        lines.append(line)
    spare = result.aside.split() if result.verdict is None else result.verdict.spare_roles
    if spare:
        left = teller.listed(
            f"{count} {teller.glyphs.plain(TIMES)} {role}" if count > 1 else role
            for role, count in sorted(Counter(map(teller.role, spare)).items())
        )
        lines.append(Text(f"{say('round-aside')}: {left}", look.style("muted")))
    return lines


def round_screen(maze: Maze, lines: Sequence[Text], hint: str, look: Look, width: int, height: int) -> list[Text]:
    """The final maze of the round beside its result."""
    board = draw_board(maze, look, width - PANEL - 1, height - 1, focus=maze.fresh, tight=True)
    panel = wrapped(list(lines), max(PANEL, min(50, width - board.width - 1)))
    if width - board.width - 1 < PANEL or len(panel) > height - 1:
        told = wrapped(list(lines), width)
        if len(told) > height - 1:
            told = [line for line in told if line.plain]
        return [*told[: height - 1], Text(hint, look.style("muted"))]
    body = beside(board, panel, height - 1)
    return [*body, Text(hint, look.style("muted"))]


def round_pages(maze: Maze, lines: Sequence[Text], look: Look, width: int, height: int) -> list[list[Text]]:
    """The same in pages: one if everything fits, else the result first and then the maze."""
    board = draw_board(maze, look, width - PANEL - 1, height, focus=maze.fresh, tight=True)
    room = width - board.width - 1
    panel = wrapped(list(lines), max(PANEL, min(50, room)))
    if room >= PANEL and len(panel) <= height:
        return [beside(board, panel, height)]
    alone = draw_board(maze, look, width, height, focus=maze.fresh, tight=True)
    return [*pages(wrapped(list(lines), width), height), alone.lines]


def pages(lines: Sequence[Text], height: int) -> list[list[Text]]:
    """Split lines into pages of at most `height`."""
    return [list(lines[first : first + height]) for first in range(0, len(lines), max(3, height))]


def final_lines(view: View, teller: Narrator, players: tuple[Player, ...], look: Look) -> list[Text]:
    """The final standing, best first, and who won."""
    if view.cave is not None:
        return dark_cave.final_lines(view, teller, players, look)
    say = teller.say
    gold = [amount if isinstance(amount, int) else 0 for amount in view.gold]
    best = [seat for seat in range(view.players) if gold[seat] == max(gold)]
    lines = [Text(say("final-title"), look.style("title")), Text()]
    room = max(len(player.name) for player in players)
    for seat in sorted(range(view.players), key=lambda seat: (-gold[seat], seat)):
        place = 1 + sum(amount > gold[seat] for amount in gold)
        name = say("you") if seat == teller.seat else players[seat].name
        style = look.style("digger") if seat in best else look.style("you") if seat == teller.seat else ""
        line = Text().append(f"{say('final-place', place=place):>3} {write_seat(seat):<3} {name:<{room}}  ", style)
        line.append(say("final-gold", gold=gold[seat]))
        if players[seat].bot:
            line.append(f"  ({players[seat].bot})", look.style("muted"))
        lines.append(line)
    lines.append(Text())
    if view.duel is not None and (view.players == 1 or len(best) > 1):
        lines.append(Text(duel.outcome(view, teller, best), look.style("title")))
    elif len(best) == 1:
        mine = "yes" if best[0] == teller.seat else "no"
        lines.append(Text(say("outcome-most-gold", you=mine, who=teller.name(best[0])), look.style("title")))
    else:
        who = teller.capital(teller.people(best))
        lines.append(Text(say("outcome-shared-gold", who=who), look.style("title")))
    return lines
