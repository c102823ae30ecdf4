"""Judges actions in The Dark Cave: to whom dwarfs lead creatures, whom they hinder, and how they vote."""

from __future__ import annotations

from collections.abc import Iterable

from saboteur.belief.scene import START, Scene
from saboteur.belief.term import Deed
from saboteur.notation.event import Event

CAUGHT = frozenset({"lie", "lose", "drop", "fend"})
"""What happens to a dwarf to whom a creature was led."""
HINDERS = frozenset({"web", "rockfall"})
VOTES = frozenset({"vote", "propose-end"})
IN_CAVE = CAUGHT | HINDERS | VOTES
NEAR = 3
"""Fields within which a web or a rockfall is meant for a dwarf."""


def judge_cave(event: Event, seat: int, scene: Scene) -> Iterable[Deed]:
    """What an event says about its player; clans are public."""
    if event.kind in HINDERS:
        yield from _hinder(event, seat, scene)
    elif event.kind in VOTES:
        yield from _vote(event, seat, scene)
    elif scene.hunter is not None and scene.hunter != seat:
        yield Deed(seq=event.seq, seat=scene.hunter, what=f"hunt-{whose(scene, scene.hunter, seat)}", target=seat)


def _hinder(event: Event, seat: int, scene: Scene) -> Iterable[Deed]:
    """A web or a rockfall close to a dwarf: it counts against the nearest one."""
    if event.cell is None:
        return
    x, y = event.cell
    away = {
        other: abs(cell[0] - x) + abs(cell[1] - y)
        for other in range(scene.players)
        if other != seat and other not in scene.out
        for cell in (scene.stood.get(other, START),)
    }
    nearest = min(away, key=lambda other: away[other], default=None)
    if nearest is not None and away[nearest] <= NEAR:
        yield Deed(
            seq=event.seq, seat=seat, what=f"hinder-{whose(scene, seat, nearest)}", target=nearest, cell=event.cell
        )


def _vote(event: Event, seat: int, scene: Scene) -> Iterable[Deed]:
    """Ending the match favours the clan that has brought out more."""
    lead = scene.ahead(scene.clans[seat]) if scene.clans else 0
    if lead:
        ends = event.kind == "propose-end" or event.vote == "agree"
        yield Deed(seq=event.seq, seat=seat, what="vote-own" if ends == (lead > 0) else "vote-other")


def whose(scene: Scene, seat: int, other: int) -> str:
    """Whether another dwarf is of a seat's own clan or of the other, as everybody sees it."""
    return "own" if scene.clans[seat] == scene.clans[other] else "other"
