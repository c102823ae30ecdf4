"""Screens of the text game for any match, as plain text."""

import io
import random
import re
from collections.abc import Iterator

from rich.console import Console

import dark_cave_matches
import duel_matches
import saboteur2_matches
import talkative
from saboteur import Match
from saboteur.terminal.display import Display
from saboteur.terminal.names import players
from saboteur.terminal.scene import Scene, scene_of
from saboteur.terminal.screen import NARROW, compose
from saboteur.terminal.style import Look
from saboteur.terminal.turn import Pages, Turn
from saboteur.testing.walk import begin

SIZES = ((60, 24), (80, 24), (140, 60))
LOOK = Look()
SHADES = Look(shades=True)
"""A look in which every meaning has its own style."""


def screen(match: Match, seat: int | None, width: int = 90, height: int = 40, lang: str = "en") -> str:
    """What a seat is shown."""
    scene = scene_of(match.view(seat), match.seen(seat), players([""] * match.rules.players), lang, LOOK)
    return "\n".join(line.plain.rstrip() for line in compose(scene, LOOK, width, height))


def question(match: Match, seat: int, lang: str) -> Scene:
    """What a seat is shown when it is asked."""
    display = Display(Console(file=io.StringIO()), io.StringIO())
    people = players([""] * match.rules.players)
    shown = scene_of(match.view(seat), match.seen(seat), people, lang, LOOK)
    return Turn(display, shown, match.moves(), lambda _: None, Pages(list, list)).scene()


def questions(match: Match, seat: int, lang: str) -> Iterator[Scene]:
    """Everything a seat can be shown in its turn: the hand, then each card and the first of its places."""
    display = Display(Console(file=io.StringIO()), io.StringIO())
    people = players([""] * match.rules.players)
    shown = scene_of(match.view(seat), match.seen(seat), people, lang, SHADES)
    turn = Turn(display, shown, match.moves(), lambda _: None, Pages(list, list))
    yield turn.scene()
    for number in range(len(turn.hand) if turn.kind == "turn" else 0):
        turn.chosen, turn.way = number, None
        yield turn.scene()
        turn.way = next((choice for choice in turn.scene().choices if len(choice.moves) > 1), None)
        if turn.way is not None:
            yield turn.scene()


def styled(shown: Scene, style: str, width: int, height: int) -> list[str]:
    """The words of this style on a screen; adjacent characters form one word."""
    found = []
    for line in compose(shown, SHADES, width, height - 1):
        for span in line.spans:
            if span.style == SHADES.style(style):
                found += line.plain[span.start : span.end].split()
    return found


def misses(match: Match, seat: int, lang: str) -> list[str]:
    """Faults of a question's screens: lines too long, or missing choices."""
    shown = question(match, seat, lang)
    found = []
    for width, height in SIZES:
        lines = [line.plain for line in compose(shown, LOOK, width, height - 1)]
        found += [f"{width}: {line}" for line in lines if len(line) > width]
        if shown.view.prompt is not None and shown.view.prompt.kind != "turn" and width > NARROW:
            wanted = [choice.label for choice in shown.choices]
            drawn = "\n".join(lines)
            found += [f"{width}: no {label}" for label in wanted if not re.search(rf"(?:^|\s){label} ", drawn)]
    return found


def walk(game: str, number: int, rounds: int = 1) -> Iterator[Match]:
    """A random match of any game, stopping before each move and at the end."""
    if game in {"duel", "solo"}:
        yield from duel_matches.walk(game, number)
        return
    rng = random.Random(number)
    match = {
        "saboteur": lambda: Match.new("saboteur", players=4, seed=number, rounds=rounds),
        "saboteur2": lambda: saboteur2_matches.new(number, rounds=rounds),
        "dark-cave": lambda: dark_cave_matches.new(number),
    }.get(game, lambda: begin(game, number, rounds=1))()
    while match.actor is not None:
        yield match
        moves = match.moves()
        if game == "saboteur":
            maps = [move for move in moves if move.card == "map"]
            match.play(maps[0] if maps else talkative.choose(moves, rng))
        elif game == "saboteur2":
            match.play(saboteur2_matches.choose(moves, rng))
        elif game == "dark-cave":
            match.play(dark_cave_matches.choose(match.view(match.actor), moves, rng))
        else:
            match.play(rng.choice(moves))
    yield match
