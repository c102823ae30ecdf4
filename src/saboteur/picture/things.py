"""What stands on the cards of a maze: dwarfs and creatures of The Dark Cave, markers and keys of The Duel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from saboteur.notation.move import Cell
from saboteur.picture import kit
from saboteur.picture.kit import HEIGHT, WIDTH
from saboteur.picture.player import Player
from saboteur.view import View

Point = tuple[float, float]
BESIDE = 30
"""How far apart dwarfs stand who share a field."""


def things(view: View, players: Sequence[Player]) -> Iterator[tuple[Cell, Point, str]]:
    """Each thing with its cell, its place on that card and its drawing, back to front."""
    cards = {laid.cell: laid.card for laid in view.board} | {
        goal.cell: f"goal/{goal.card}" for goal in view.goals if goal.open
    }
    if view.duel is not None:
        for marker in view.duel.marked:
            what = f"marker {view.duel.colours[marker.seat]}"
            yield _token(what, marker.cell, cards, "troll" if marker.troll else "gold")
        for key in view.duel.keys:
            yield _token(f"key {view.duel.colours[key.seat]}", key.cell, cards, "door")
    if view.cave is None:
        return
    for creature in view.cave.creatures:
        yield (*_field(creature.field, cards), _scaled(kit.kit()[f"creature {creature.name}"], 1.1))
    for seat, field in enumerate(view.cave.figures):
        if field == "out":
            continue
        group = [other for other, at in enumerate(view.cave.figures) if at == field]
        cell, (x, y) = _field(field, cards)
        aside = (group.index(seat) - (len(group) - 1) / 2) * BESIDE
        drawing = _scaled(players[seat].head(), 0.62 if len(group) > 1 else 0.74)
        yield cell, (x + aside, y), f'<g transform="rotate(78)">{drawing}</g>' if view.cave.lying[seat] else drawing


def on_board(cell: Cell, at: Point, corner: Cell, drawing: str) -> str:
    """A thing at its place, where `corner` is the upper left cell."""
    x, y = (cell[0] - corner[0]) * WIDTH + at[0], (cell[1] - corner[1]) * HEIGHT + at[1]
    return f'<g transform="translate({x:.1f} {y:.1f})">{drawing}</g>'


def _token(name: str, cell: Cell, cards: dict[Cell, str], on: str) -> tuple[Cell, Point, str]:
    places = kit.places("features", cards.get(cell, ""))
    x, y = places.get(on, (WIDTH / 2 - 10, HEIGHT / 2 + 12))
    return cell, (x + 10, y - 12), _scaled(kit.kit()[name], 0.9)


def _field(field: str, cards: dict[Cell, str]) -> tuple[Cell, Point]:
    """The cell of a field, written like `2,1.N`, and its place there."""
    where, _, part = field.partition(".")
    x, _, y = where.partition(",")
    cell = int(x), int(y)
    places = kit.places("fields", cards.get(cell, ""))
    return cell, places.get(part, places.get("", (WIDTH / 2, HEIGHT / 2)))


def _scaled(drawing: str, scale: float) -> str:
    return f'<g transform="scale({scale})">{drawing}</g>'
