"""Who remembers which hand: hands change owners as a whole, and whoever gave one away has seen its cards.

When two hands are swapped, both players know what each of them held; a *snapshot* keeps it. From then on a log says
what came into each hand (unseen) and what left it, openly or face down. So the giver knows that every card of the
snapshot is still there, or was played openly, or lies among the cards thrown away face down from that hand since.
"""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.position import KIND, SEAT_WIDTH, SIZE
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
    SNAP,
    SNAP_COUNT,
    SNAP_WIDTH,
    TAKER,
    WHEN,
)

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# What the log tells of a hand.
DREW: Final = 0
SHOWED: Final = 1  # a card left it openly
HID: Final = 2  # a card left it face down; the number is that of the discard

OPEN: Final = -1
"""Stands for the end of a window that has none: the giver has not got the hand back."""


def note(position: "Position", seat: i64, what: i64, value: i64) -> None:
    """Write down what happens to the seat's hand, if anyone can have seen it."""
    extra = position.extra
    if extra[SNAP_COUNT] > 0:
        extra[LOG + extra[LOG_COUNT]] = extra[HAND_OF + seat] | what << 4 | value << 6
        extra[LOG_COUNT] += 1


def swap_hands(position: "Position", seat: i64, other: i64) -> None:
    """Let two seats exchange their hands, and both remember what they saw."""
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
    at = SNAP + extra[SNAP_COUNT] * SNAP_WIDTH
    extra[SNAP_COUNT] += 1
    extra[at + HAND] = extra[HAND_OF + giver]
    extra[at + WHEN] = extra[LOG_COUNT]
    extra[at + GIVER] = giver
    extra[at + TAKER] = taker
    size = position.of(giver, SIZE)
    extra[at + COUNT] = size
    i: i64
    for i in range(HAND_MOST):
        extra[at + CARDS + i] = 0
    for i in range(size):
        extra[at + CARDS + i] = position.hands[giver * position.game.hand_room + i] & KIND


def holder(position: "Position", hand: i64) -> i64:
    """The seat that holds the hand now."""
    seat: i64 = 0
    while position.extra[HAND_OF + seat] != hand:
        seat += 1
    return seat


def window_end(position: "Position", snap: i64) -> i64:
    """The snapshot with which the giver got the hand back, or OPEN."""
    extra = position.extra
    first = SNAP + snap * SNAP_WIDTH
    i: i64
    for i in range(snap + 1, extra[SNAP_COUNT]):
        at = SNAP + i * SNAP_WIDTH
        if extra[at + HAND] == extra[first + HAND] and extra[at + TAKER] == extra[first + GIVER]:
            return i
    return OPEN


def log_end(position: "Position", end: i64) -> i64:
    """Where in the log a window with this end stops."""
    if end == OPEN:
        return position.extra[LOG_COUNT]
    return position.extra[SNAP + end * SNAP_WIDTH + WHEN]


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
    at = SNAP + end * SNAP_WIDTH
    for i in range(position.extra[at + COUNT]):
        cards = append(cards, position.extra[at + CARDS + i])
    return cards


def missing(position: "Position", snap: i64, end: i64) -> vec[i64]:
    """The cards of the snapshot that its giver has not seen since: they are still there, or were thrown away unseen."""
    extra = position.extra
    first = SNAP + snap * SNAP_WIDTH
    hand = extra[first + HAND]
    counts = vec[i64]([0] * 256)
    i: i64
    for i in range(extra[first + COUNT]):
        counts[extra[first + CARDS + i]] += 1
    for i in range(extra[first + WHEN], log_end(position, end)):
        item = extra[LOG + i]
        if item & 15 == hand and item >> 4 & 3 == SHOWED and counts[item >> 6] > 0:
            counts[item >> 6] -= 1
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
    """The discards thrown away unseen from the hand of the snapshot during the window."""
    extra = position.extra
    first = SNAP + snap * SNAP_WIDTH
    result = vec[i64]()
    i: i64
    for i in range(extra[first + WHEN], log_end(position, end)):
        item = extra[LOG + i]
        if item & 15 == extra[first + HAND] and item >> 4 & 3 == HID:
            result = append(result, item >> 6)
    return result
