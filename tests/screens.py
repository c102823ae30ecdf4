"""What the text game shows: screens of any match, as plain characters."""

import random
from collections.abc import Iterator

import caves
import crew
import duels
import lively
from saboteur import Match
from saboteur.terminal.names import players
from saboteur.terminal.scene import scene_of
from saboteur.terminal.screen import compose
from saboteur.terminal.style import Look

SIZES = ((60, 24), (80, 24), (140, 60))
LOOK = Look()


def screen(match: Match, seat: int | None, width: int = 90, height: int = 40, lang: str = "en") -> str:
    """What a seat is shown."""
    scene = scene_of(match.view(seat), match.seen(seat), players([""] * match.rules.players), lang, LOOK)
    return "\n".join(line.plain.rstrip() for line in compose(scene, LOOK, width, height))


def fits_everywhere(match: Match, seat: int, lang: str) -> bool:
    """Whether the screen keeps to small and large terminals."""
    return all(max(map(len, screen(match, seat, width, height, lang).splitlines())) <= width for width, height in SIZES)


def walk(game: str, number: int, rounds: int = 1) -> Iterator[Match]:
    """A random match of any game, stopping before each move and at the end."""
    if game in {"duel", "solo"}:
        yield from duels.walk(game, number)
        return
    rng = random.Random(number)
    match = {
        "saboteur": lambda: Match.new("saboteur", players=4, seed=number, rounds=rounds),
        "saboteur2": lambda: crew.new(number, rounds=rounds),
        "dark-cave": lambda: caves.new(number),
    }[game]()
    while match.actor is not None:
        yield match
        moves = match.moves()
        if game == "saboteur":
            maps = [move for move in moves if move.card == "map"]
            match.play(maps[0] if maps else lively.choose(moves, rng))
        elif game == "saboteur2":
            match.play(crew.choose(moves, rng))
        else:
            match.play(caves.choose(match.view(match.actor), moves, rng))
    yield match
