"""Lost and found gold, and hand cards lost at random."""

from typing import TYPE_CHECKING

from saboteur.engine.core import events
from saboteur.engine.core.chance import LOSS
from saboteur.engine.core.seat import KIND, NUGGETS, ROLE, SIZE
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.hand_memory import Groups, blur
from saboteur.engine.dark_cave.state import SHOWN, SUPPLY, VEIN, VEIN_COUNT, place_of_spot
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def lose_card(position: "Position", groups: Groups, seat: i64) -> None:
    """Discard a random hand card, unseen by the others."""
    size = position.of(seat, SIZE)
    if size == 0:
        return
    start = seat * position.game.hand_room
    hand = position.hands[start : start + size]
    i: i64
    for i in range(size):
        hand[i] &= KIND
    lost = position.chance.shuffle(LOSS, hand, 1)[0]
    card = position.take_out(seat, lost)
    position.throw(seat, card, 0)
    blur(position, groups, seat, card, True)
    if position.log is not None:
        position.log.add(game_events.LOSE, seat, lost, 0, 0, 1 << seat)


def lose_gold(position: "Position", seat: i64) -> None:
    """Return one gold to the supply, if the seat has any."""
    gold = position.of(seat, NUGGETS)
    if gold == 0:
        return
    position.keep(seat, NUGGETS, gold - 1)
    position.extra[SUPPLY] += 1
    if position.log is not None:
        position.log.add(game_events.DROP, seat, 1, 0, 0, 0)


def fill_vein(position: "Position", spot: i64) -> None:
    """Put gold on a vein that has entered the maze."""
    extra = position.extra
    extra[VEIN + extra[VEIN_COUNT]] = spot
    extra[VEIN_COUNT] += 1
    extra[SUPPLY] -= 1


def vein_at(position: "Position", spot: i64) -> i64:
    """The number of the vein with gold on this spot, or -1."""
    extra = position.extra
    i: i64
    for i in range(extra[VEIN_COUNT]):
        if extra[VEIN + i] == spot:
            return i
    return -1


def empty_vein(position: "Position", vein: i64) -> None:
    """Remove the gold of a vein; the others keep their order."""
    extra = position.extra
    extra[VEIN_COUNT] -= 1
    i = vein
    while i < extra[VEIN_COUNT]:
        extra[VEIN + i] = extra[VEIN + i + 1]
        i += 1
    extra[VEIN + i] = 0


def take_vein(position: "Position", seat: i64, vein: i64) -> None:
    """Give the seat the gold of a vein and reveal its clan card."""
    place = place_of_spot(position.extra[VEIN + vein])
    empty_vein(position, vein)
    position.keep(seat, NUGGETS, position.of(seat, NUGGETS) + 1)
    if position.log is not None:
        position.log.add(game_events.VEIN, seat, place, 0, 0, 0)
    show_clan(position, seat)


def show_clan(position: "Position", seat: i64) -> None:
    """Reveal the seat's clan card."""
    if position.extra[SHOWN] >> seat & 1:
        return
    position.extra[SHOWN] |= 1 << seat
    if position.log is not None:
        position.log.add(events.SHOW_ROLE, seat, position.of(seat, ROLE), 0, 0, 0)
