"""Judges actions in The Dark Cave: to whom dwarfs lead creatures, whom they hinder, and how they vote."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from saboteur.belief.scene import START, Scene
from saboteur.belief.term import Deed
from saboteur.notation.event import Event

Doubt = Callable[[], Sequence[float]]
"""The public's suspicion of each seat before the event."""
CAUGHT = frozenset({"lie", "lose", "drop", "fend"})
"""What happens to a dwarf to whom a creature was led."""
HINDERS = frozenset({"web", "rockfall"})
VOTES = frozenset({"vote", "propose-end"})
IN_CAVE = CAUGHT | HINDERS | VOTES
NEAR = 3
"""Fields within which a web or a rockfall is meant for a dwarf."""


def judge_cave(event: Event, seat: int, scene: Scene, doubt: Doubt) -> Iterable[Deed]:
    """What an event says about its player; clans are public."""
    if event.kind in HINDERS:
        yield from _hinder(event, seat, scene, doubt)
    elif event.kind in VOTES:
        yield from _vote(event, seat, scene)
    elif scene.hunter is not None and scene.hunter != seat:
        whose, amount = towards(scene, scene.hunter, seat, doubt)
        yield Deed(seq=event.seq, seat=scene.hunter, what=f"hunt-{whose}", amount=amount, target=seat)


def _hinder(event: Event, seat: int, scene: Scene, doubt: Doubt) -> Iterable[Deed]:
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
        whose, amount = towards(scene, seat, nearest, doubt)
        what = f"hinder-{whose}"
        yield Deed(seq=event.seq, seat=seat, what=what, amount=amount, target=nearest, cell=event.cell)


def _vote(event: Event, seat: int, scene: Scene) -> Iterable[Deed]:
    """Ending the match favours the clan that has brought out more."""
    lead = scene.ahead(scene.clans[seat]) if scene.clans else 0
    if lead:
        ends = event.kind == "propose-end" or event.vote == "agree"
        yield Deed(seq=event.seq, seat=seat, what="vote-own" if ends == (lead > 0) else "vote-other")


def towards(scene: Scene, seat: int, other: int, doubt: Doubt) -> tuple[str, float]:
    """Whether another dwarf is of a seat's own clan or of the other, as everybody sees it, and how much that says.

    If all are of one clan (3 or 4 players), half of them work against it: what is done to somebody says as much about
    the player as is known about that one's loyalty.
    """
    if len(set(scene.clans)) == 1:
        return "own", 1.0 - 2.0 * doubt()[other]
    return ("own" if scene.clans[seat] == scene.clans[other] else "other"), 1.0
