"""Judges actions: which row of the game's table an event falls under, and with what amount."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from saboteur.belief.cave import IN_CAVE, Doubt, judge_cave, towards
from saboteur.belief.scene import Change, Scene
from saboteur.belief.term import Deed
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Cell

LIKELY = 0.1
"""Goals less likely to hide the gold do not count."""
HARMS = {"break": "break", "trap": "trap"}
HELPS = {"repair": "repair", "free": "free", "equip": "equip"}
SPEAKS = {"accuse": "accuse", "trust": "vouch"}
PLAIN = {
    "discard": "discard",
    "map": "map",
    "theft": "theft",
    "remove": "mend-self",
    "swap-hands": "swap-hands",
    "swap-hats": "swap-hat",
    "look": "inspect",
    "hands-off": "hands-off",
}
"""Actions whose target does not matter."""


def judge(
    event: Event,
    change: Change,
    scene: Scene,
    doubt: Doubt,
    gold: Callable[[], Mapping[Cell, float]],
    truth: Mapping[Cell, str],
) -> Iterable[Deed]:
    """What an event says about its player.

    ``gold`` says where the gold may be, ``truth`` what the judging seat knows about goals.
    """
    seat = event.seat
    if seat is None:
        return
    if event.kind == "claim":
        claim = Claim.parse(event.claim or "")
        if claim.seat is not None and claim.seat != seat and claim.what in SPEAKS:
            yield from _deed(event, seat, claim.seat, SPEAKS[claim.what], scene, doubt)
    elif scene.clans and event.kind in IN_CAVE:
        yield from judge_cave(event, seat, scene, doubt)
    elif event.kind in {"lay", "rockfall"}:
        yield from _dig(event, seat, change, scene, gold(), truth)
        yield from _features(event, seat)
    elif event.kind in PLAIN:
        yield _plain(event, seat, scene)
    elif event.target is not None and event.target != seat:
        what = HARMS.get(event.kind) or HELPS.get(event.kind)
        if what is not None:
            yield from _deed(event, seat, event.target, what, scene, doubt)
            yield from _knowing(event, seat, event.target, scene, doubt)


def _plain(event: Event, seat: int, scene: Scene) -> Deed:
    """An action whose target does not matter."""
    what = PLAIN[event.kind]
    if event.kind == "discard" and scene.broken[seat]:
        what = "discard-broken"
    elif event.kind == "swap-hats" and event.target == seat:
        what = "swap-own-hat"
    return Deed(seq=event.seq, seat=seat, what=what, target=event.target, cell=event.cell)


def _dig(
    event: Event, seat: int, change: Change, scene: Scene, gold: Mapping[Cell, float], truth: Mapping[Cell, str]
) -> Iterable[Deed]:
    """A card laid or taken away, by what it does to the goals that may hide the gold."""
    gains = {cell: change.before[cell] - after for cell, after in change.after.items() if cell in change.before}
    plausible = [gain for cell, gain in gains.items() if gold.get(cell, 0.0) > LIKELY]
    if not plausible:
        return
    best = max(plausible)
    if event.kind == "rockfall":
        what = "clear" if best > 0 else "cut" if min(plausible) < 0 else "rockfall"
    elif best > 0:
        what = "astray" if _goes_astray(gains, scene.looked.get(seat, set()), truth) else "forward"
    else:
        what = "back" if min(plausible) < 0 else "aside"
    yield Deed(seq=event.seq, seat=seat, what=what, cell=event.cell, card=event.card)


def _goes_astray(gains: Mapping[Cell, int], looked: Iterable[Cell], truth: Mapping[Cell, str]) -> bool:
    """Whether the player knows better: it has seen gold elsewhere, or stone where the card leads."""
    for cell in looked:
        gain = gains.get(cell)
        if gain is None or cell not in truth:
            continue
        elsewhere = max([other for there, other in gains.items() if there != cell], default=gain)
        if gain < elsewhere if truth[cell] == "gold" else gain > elsewhere:
            return True
    return False


def _features(event: Event, seat: int) -> Iterable[Deed]:
    """Doors and crystals on a card, which some roles like and others do not."""
    if event.kind != "lay" or event.card is None or ":" not in event.card:
        return
    for what in ("door-blue", "door-green", "crystal"):
        if what in event.card:
            yield Deed(seq=event.seq, seat=seat, what=what, cell=event.cell, card=event.card)


def _knowing(event: Event, seat: int, target: int, scene: Scene, doubt: Doubt) -> Iterable[Deed]:
    """An action towards a player by one who has seen that player's role card, weighted by trust in the actor."""
    if (seat, target) in scene.inspected and not scene.clans:
        what = "harmed-knowing" if event.kind in HARMS else "helped-knowing"
        yield Deed(seq=event.seq, seat=target, what=what, amount=1.0 - 2.0 * doubt()[seat], target=seat)


def _deed(event: Event, seat: int, target: int, what: str, scene: Scene, doubt: Doubt) -> Iterable[Deed]:
    """An action towards another player, by clan or by how much that player is trusted."""
    if scene.clans:
        whose, amount = towards(scene, seat, target, doubt)
        what = f"{what}-{whose}"
    else:
        amount = 1.0 - 2.0 * doubt()[target]
    yield Deed(seq=event.seq, seat=seat, what=what, amount=amount, target=target, card=event.card, tool=event.tool)
