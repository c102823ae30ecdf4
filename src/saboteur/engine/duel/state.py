"""State of the Duel and its solo game in a position's extra vector."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.board import FIXED
from saboteur.engine.core.moves import PAY, aim_of
from saboteur.engine.core.place import ORIGIN
from saboteur.engine.core.seat import NOBODY, NUGGETS
from saboteur.engine.core.step import END_ROUND
from saboteur.engine.duel import events as game_events
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# Offsets.
MARKERS: Final = 0  # markers left
OPEN: Final = 1  # goals turned up this round
MARKED: Final = 2  # markers placed
MARK: Final = 3  # the markers, at most MARKS
MARKS: Final = 8
WATCHED: Final = 11  # number of cards with unmarked gold or troll
WATCH: Final = 12  # their places, at most WATCHES
WATCHES: Final = 48
OWNED: Final = 60  # gold cards owned, read with `gold_cards`: seat * 4 + value
BEFORE: Final = 68  # nuggets of each seat at the start of the round
GOAL: Final = 70  # where each goal of the box is
GOALS: Final = 20
ASIDE: Final = 90  # cards set aside this round (solo)
ASIDES: Final = 10
TAKEN: Final = 100  # number of each path card out of play for good, to the end of the vector

# A placed marker: the place, then the seat and whether it is on a troll.
PLACE_MASK: Final = (1 << 24) - 1
BY: Final = 24
ON_TROLL: Final = 1 << 28

# Where a goal is; unseen in the box, with a mask of the seats that looked at it above.
UNUSED: Final = 0
ON_TABLE: Final = 1
BOX_SEEN: Final = 2
BOX_UNSEEN: Final = 3
WHERE: Final = 15
LOOKED: Final = 4

# Why a round ended.
ALL_GOALS: Final = 0
ALL_MARKERS: Final = 1
HANDS_EMPTY: Final = 2

# History of a match, one entry per round: why it ended, then each seat's gain, offset by LEAST.
REASON: Final = 15
GAIN: Final = 4
GAIN_BITS: Final = 8
LEAST: Final = 64


def mark_place(mark: i64) -> i64:
    """The place of a marker."""
    return (mark & PLACE_MASK) - ORIGIN


def watch(position: "Position", place: i64) -> None:
    """Watch a card with gold or a troll; rockfalls cannot remove it."""
    extra = position.extra
    board = position.board
    extra[WATCH + extra[WATCHED]] = place
    extra[WATCHED] += 1
    board.own()
    board.grid[place & board.mask] |= FIXED


def put_marker(position: "Position", seat: i64, place: i64, troll: i64) -> None:
    """Put a marker of the seat on a watched card."""
    extra = position.extra
    i: i64 = WATCH
    while extra[i] != place:
        i += 1
    extra[WATCHED] -= 1
    end = WATCH + extra[WATCHED]
    while i < end:
        extra[i] = extra[i + 1]
        i += 1
    extra[MARK + extra[MARKED]] = place + ORIGIN | seat << BY | troll
    extra[MARKED] += 1
    extra[MARKERS] -= 1
    if position.log is not None:
        kind: i64 = game_events.MARK
        if troll != 0:
            kind = game_events.BRIBE
        position.log.add(kind, seat, place, 0, 0, 0)


def secured(position: "Position", place: i64, seat: i64) -> bool:
    """Whether a watched card's gold is joined to the seat's start."""
    board = position.board
    return board.linked(place, seat) & board.tiles.gold_arms[board.at(place) & 1023] != 0


def end_round(position: "Position", reason: i64) -> None:
    """End the round and drop all pending steps."""
    position.depth = 0
    position.push(END_ROUND, NOBODY, reason, 0)


def gold_cards(position: "Position", seat: i64, value: i64) -> i64:
    """Number of gold cards of this value a seat owns."""
    return position.extra[OWNED + 4 * seat + value]


def add_gold(position: "Position", seat: i64, value: i64, count: i64) -> None:
    """Give a seat this many gold cards of this value."""
    position.extra[OWNED + 4 * seat + value] += count


def worth(position: "Position", seat: i64) -> i64:
    """Nuggets in a seat's gold cards."""
    return gold_cards(position, seat, 1) + 2 * gold_cards(position, seat, 2) + 3 * gold_cards(position, seat, 3)


def give_up(position: "Position", seat: i64, move: i64) -> None:
    """Move the gold cards named by a payment to the box."""
    cards = aim_of(move)
    log = position.log
    if log is not None:
        log.add(game_events.PAY, seat, cards & 255, cards >> 8 & 255, cards >> 16, 0)
    value: i64
    for value in range(1, 4):
        add_gold(position, seat, value, -(cards & 255))
        cards >>= 8
    position.keep(seat, NUGGETS, worth(position, seat))


def payment(ones: i64, twos: i64, threes: i64) -> i64:
    """The move that pays with this many cards of each value."""
    return PAY | (ones | twos << 8 | threes << 16) << 18
