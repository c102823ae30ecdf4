"""Knowledge of swapped hands: a player who gave a hand away has seen its cards.

When two hands are swapped, both players know what each held; a *snapshot* keeps it. From then on a log records
what entered each hand (unseen) and what left it, openly or face down. So the giver knows that every card of the
snapshot is still in that hand, was played openly, or is among the hand's face-down discards since.
"""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.hand import HandMemory
from saboteur.engine.core.seat import KIND, SEAT_WIDTH, SIZE
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur2.state import (
    CARDS,
    COUNT,
    GIVER,
    HAND,
    HAND_MOST,
    HAND_OF,
    LOG,
    LOG_COUNT,
    SNAP_COUNT,
    TAKER,
    WHEN,
    keep_snap,
    line_hand,
    line_value,
    line_what,
    log_line,
    snap_of,
)

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# Log entries about a hand.
DREW: Final = 0
SHOWED: Final = 1  # a card left it openly
HID: Final = 2  # a card left it face down; the value is the discard's index

OPEN: Final = -1
"""End of an open window: the giver has not got the hand back."""


@final
class SnapshotMemory(HandMemory):
    """Notes face-down discards from hands that others have seen."""

    def thrown(self, position: "Position", seat: i64, card: i64) -> None:
        """Record the index of the discard."""
        if position.extra[SNAP_COUNT] > 0:
            note(position, seat, HID, position.discard_count - 1)


def note(position: "Position", seat: i64, what: i64, value: i64) -> None:
    """Log an event of the seat's hand, if anyone can have seen that hand."""
    extra = position.extra
    if extra[SNAP_COUNT] > 0:
        extra[LOG + extra[LOG_COUNT]] = log_line(extra[HAND_OF + seat], what, value)
        extra[LOG_COUNT] += 1


def swap_hands(position: "Position", seat: i64, other: i64) -> None:
    """Swap two hands; both players remember the cards they saw."""
    _take_snapshot(position, seat, other)
    _take_snapshot(position, other, seat)
    extra = position.extra
    hands = position.hands
    room = position.game.hand_room
    i: i64
    for i in range(room):
        a = seat * room + i
        b = other * room + i
        card = hands[a]
        hands[a] = hands[b]
        hands[b] = card
    size = position.of(seat, SIZE)
    position.keep(seat, SIZE, position.of(other, SIZE))
    position.keep(other, SIZE, size)
    hand = extra[HAND_OF + seat]
    extra[HAND_OF + seat] = extra[HAND_OF + other]
    extra[HAND_OF + other] = hand


def _take_snapshot(position: "Position", giver: i64, taker: i64) -> None:
    extra = position.extra
    snap = extra[SNAP_COUNT]
    extra[SNAP_COUNT] += 1
    keep_snap(position, snap, HAND, extra[HAND_OF + giver])
    keep_snap(position, snap, WHEN, extra[LOG_COUNT])
    keep_snap(position, snap, GIVER, giver)
    keep_snap(position, snap, TAKER, taker)
    size = position.of(giver, SIZE)
    keep_snap(position, snap, COUNT, size)
    i: i64
    for i in range(HAND_MOST):
        keep_snap(position, snap, CARDS + i, 0)
    for i in range(size):
        keep_snap(position, snap, CARDS + i, position.hands[giver * position.game.hand_room + i] & KIND)


def holder(position: "Position", hand: i64) -> i64:
    """The current holder of the hand."""
    seat: i64 = 0
    while position.extra[HAND_OF + seat] != hand:
        seat += 1
    return seat


def window_end(position: "Position", snap: i64) -> i64:
    """The snapshot at which the giver got the hand back, or OPEN."""
    extra = position.extra
    hand = snap_of(position, snap, HAND)
    giver = snap_of(position, snap, GIVER)
    i: i64
    for i in range(snap + 1, extra[SNAP_COUNT]):
        if snap_of(position, i, HAND) == hand and snap_of(position, i, TAKER) == giver:
            return i
    return OPEN


def log_end(position: "Position", end: i64) -> i64:
    """Length of the log when the window ended."""
    if end == OPEN:
        return position.extra[LOG_COUNT]
    return snap_of(position, end, WHEN)


def last_cards(position: "Position", hand: i64, end: i64) -> vec[i64]:
    """What the hand holds at the end of a window."""
    cards = vec[i64]()
    i: i64
    if end == OPEN:
        seat = holder(position, hand)
        start = seat * position.game.hand_room
        for i in range(start, start + position.seats[seat * SEAT_WIDTH + SIZE]):
            cards = append(cards, position.hands[i] & KIND)
        return cards
    for i in range(snap_of(position, end, COUNT)):
        cards = append(cards, snap_of(position, end, CARDS + i))
    return cards


def missing(position: "Position", snap: i64, end: i64) -> vec[i64]:
    """Snapshot cards the giver has not seen since: still in the hand, or discarded unseen."""
    extra = position.extra
    hand = snap_of(position, snap, HAND)
    counts = vec[i64]([0] * 256)
    i: i64
    for i in range(snap_of(position, snap, COUNT)):
        counts[snap_of(position, snap, CARDS + i)] += 1
    for i in range(snap_of(position, snap, WHEN), log_end(position, end)):
        item = extra[LOG + i]
        if line_hand(item) == hand and line_what(item) == SHOWED and counts[line_value(item)] > 0:
            counts[line_value(item)] -= 1
    if end != OPEN:
        back = last_cards(position, hand, end)
        for i in range(len(back)):
            if counts[back[i]] > 0:
                counts[back[i]] -= 1
    result = vec[i64]()
    card: i64
    for card in range(256):
        for i in range(counts[card]):
            result = append(result, card)
    return result


def hidden_since(position: "Position", snap: i64, end: i64) -> vec[i64]:
    """The indices of the hand's face-down discards during the window."""
    extra = position.extra
    result = vec[i64]()
    i: i64
    for i in range(snap_of(position, snap, WHEN), log_end(position, end)):
        item = extra[LOG + i]
        if line_hand(item) == snap_of(position, snap, HAND) and line_what(item) == HID:
            result = append(result, line_value(item))
    return result
