"""Everything a screen shows, made only from a view and the events its seat saw."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from saboteur.notation.event import Event
from saboteur.notation.move import Cell
from saboteur.terminal.choice import Choice
from saboteur.terminal.maze import Maze, maze_of
from saboteur.terminal.names import Player
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.style import Look
from saboteur.view import View


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The content of a screen for one viewer."""

    view: View
    maze: Maze
    players: tuple[Player, ...]
    narrator: Narrator
    news: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    spot: Cell | None = None
    """The cell the choices are about, if they are listed beside the maze."""
    chosen: int | None = None
    usable: Collection[str] | None = None
    new: int | None = None
    """The index of the hand card drawn last."""
    message: str = ""
    wrong: bool = False
    """Whether the message is an error."""
    hint: str = ""


def scene_of(view: View, events: Sequence[Event], players: tuple[Player, ...], lang: str, look: Look) -> Scene:
    """The scene of a view and the recent events its seat saw."""
    teller = narrator_of(view, players, lang, look)
    new = None
    mine = [event.card for event in events if event.kind == "draw" and event.seat == view.seat]
    if view.seat is not None and len(mine) == 1 and mine[0] in view.hand:
        new = max(index for index, card in enumerate(view.hand) if card == mine[0])
    return Scene(
        view=view,
        maze=maze_of(view, events),
        players=players,
        narrator=teller,
        news=tuple(teller.news(events)),
        new=new,
    )


def narrator_of(view: View, players: tuple[Player, ...], lang: str, look: Look) -> Narrator:
    """The narrator for the seat of a view."""
    goals = tuple(sorted((goal.cell for goal in view.goals), key=lambda cell: cell[1]))
    return Narrator(lang, tuple(player.name for player in players), view.seat, goals, look.glyphs, view.game)
