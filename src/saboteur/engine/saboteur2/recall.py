"""Check whether a deal of the unseen cards is possible, and fill in what others have seen under it."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.seat import KIND
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur2.memory import DREW, HID, OPEN, last_cards, log_end
from saboteur.engine.saboteur2.state import (
    CARDS,
    COUNT,
    GIVER,
    HAND,
    HAND_MOST,
    LOG,
    LOG_ROOM,
    SNAP_COUNT,
    TAKER,
    WHEN,
    keep_snap,
    line_hand,
    line_value,
    line_what,
    snap_of,
)

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

OLD: Final = 1
"""Marks a card that was already in the hand when the window began."""


def left(position: "Position", item: i64) -> i64:
    """The card that left a hand in this log line."""
    if line_what(item) == HID:
        return position.discards[line_value(item)] & KIND
    return line_value(item)


def tell(position: "Position", snap: i64, end: i64, marks: vec[i64]) -> bool:
    """Replay a hand from a snapshot on; False if it cannot end with the cards now there.

    A card that leaves must have been in the hand: from the snapshot, or drawn since. Writes to ``marks`` (by log
    line, then by final card) which cards were there from the beginning.
    """
    extra = position.extra
    hand = snap_of(position, snap, HAND)
    counts = vec[i64]([0] * 256)
    i: i64
    for i in range(snap_of(position, snap, COUNT)):
        counts[snap_of(position, snap, CARDS + i)] += 1
    old = snap_of(position, snap, COUNT)
    drawn: i64 = 0
    for i in range(snap_of(position, snap, WHEN), log_end(position, end)):
        item = extra[LOG + i]
        if line_hand(item) != hand:
            continue
        if line_what(item) == DREW:
            drawn += 1
            continue
        card = left(position, item)
        marks[i] = 0
        if counts[card] > 0:
            counts[card] -= 1
            old -= 1
            marks[i] = OLD
        elif drawn == 0:
            return False
        else:
            drawn -= 1
    cards = last_cards(position, hand, end)
    for i in range(len(cards)):
        marks[LOG_ROOM + i] = 0
        if counts[cards[i]] > 0:
            counts[cards[i]] -= 1
            old -= 1
            marks[LOG_ROOM + i] = OLD
    return old == 0


def retell(position: "Position", seat: i64, dice: Dice) -> None:
    """Fill in every snapshot the seat has not seen, consistently with the present."""
    i: i64 = position.extra[SNAP_COUNT] - 1
    while i >= 0:
        if not _saw(position, i, seat):
            _fill_in(position, i, seat, dice)
        i -= 1


def _saw(position: "Position", snap: i64, seat: i64) -> bool:
    return snap_of(position, snap, GIVER) == seat or snap_of(position, snap, TAKER) == seat


def _fill_in(position: "Position", snap: i64, seat: i64, dice: Dice) -> None:
    """Walk back from the hand's next snapshot (or from now), returning cards that left and removing those that came."""
    extra = position.extra
    hand = snap_of(position, snap, HAND)
    end: i64 = OPEN
    seen: i64 = OPEN  # snapshots of this hand the seat has seen: the last before this one, the first from here on
    until: i64 = OPEN
    i: i64
    for i in range(extra[SNAP_COUNT]):
        if snap_of(position, i, HAND) != hand:
            continue
        if i > snap and end == OPEN:
            end = i
        if _saw(position, i, seat):
            if i < snap:
                seen = i
            elif until == OPEN:
                until = i
    marks = vec[i64]([0] * (LOG_ROOM + 16))
    if seen != OPEN:
        tell(position, seen, until, marks)
    cards = last_cards(position, hand, end)
    olds = vec[i64]()
    for i in range(len(cards)):
        olds = append(olds, 0)
    if seen != OPEN:
        _mark(position, seen, end, cards, olds)
    i = log_end(position, end) - 1
    while i >= snap_of(position, snap, WHEN):
        item = extra[LOG + i]
        if line_hand(item) == hand:
            if line_what(item) == DREW:
                _take_out(cards, olds, dice)
                cards = cards[: len(cards) - 1]
                olds = olds[: len(olds) - 1]
            else:
                cards = append(cards, left(position, item))
                olds = append(olds, marks[i])
        i -= 1
    for i in range(HAND_MOST):
        keep_snap(position, snap, CARDS + i, 0)
    for i in range(len(cards)):
        keep_snap(position, snap, CARDS + i, cards[i])


def _mark(position: "Position", seen: i64, end: i64, cards: vec[i64], olds: vec[i64]) -> None:
    """Mark the cards that were in the hand when the seat last saw it."""
    extra = position.extra
    counts = vec[i64]([0] * 256)
    i: i64
    for i in range(snap_of(position, seen, COUNT)):
        counts[snap_of(position, seen, CARDS + i)] += 1
    for i in range(snap_of(position, seen, WHEN), log_end(position, end)):
        item = extra[LOG + i]
        if line_hand(item) == snap_of(position, seen, HAND) and line_what(item) != DREW:
            card = left(position, item)
            if counts[card] > 0:
                counts[card] -= 1
    for i in range(len(cards)):
        if counts[cards[i]] > 0:
            counts[cards[i]] -= 1
            olds[i] = OLD


def _take_out(cards: vec[i64], olds: vec[i64], dice: Dice) -> None:
    """Move a card that may have been drawn (one not there from the beginning) to the end."""
    fresh: i64 = 0
    i: i64
    for i in range(len(cards)):
        if olds[i] == 0:
            fresh += 1
    pick = dice.below(fresh)
    for i in range(len(cards)):
        if olds[i] == 0:
            if pick == 0:
                last = len(cards) - 1
                cards[i], cards[last] = cards[last], cards[i]
                olds[i], olds[last] = olds[last], olds[i]
                return
            pick -= 1
