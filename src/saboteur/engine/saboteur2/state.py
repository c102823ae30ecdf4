"""Offsets of Saboteur 2's state in a position's extra vector."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.seat import ROLE
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# The round's role cards in shuffled order: first the seats', then the face-down pile.
# They stay in their slots; a seat that swaps hats moves on to the pile's next slot.
ROLE_CARD: Final = 0
ROLE_KNOWN: Final = 16  # per slot: mask of the seats that know the card
ROLE_SLOT: Final = 32  # the slot of each seat
NEXT_ROLE: Final = 44  # the slot on top of the pile
ROLES: Final = 16

SHOWN: Final = 45  # 1 once this round's roles are revealed
OUT: Final = 46  # mask of the seats that sit out the rest of the round
THEFTS: Final = 47  # number of thefts played this round
THEFT_AT: Final = 48  # per seat: the order of the theft in front of it

# Hands keep their number when they change owners; see `memory`.
HAND_OF: Final = 60  # for each seat: the hand it holds
SNAP_COUNT: Final = 72
LOG_COUNT: Final = 73
ASIDE_COUNT: Final = 74
ASIDE: Final = 75  # cards set aside unseen
ASIDES: Final = 16

SNAP: Final = 91  # what a hand held when it changed owners; read with `snap_of`
SNAP_WIDTH: Final = 13
SNAPS: Final = 8
HAND: Final = 0
WHEN: Final = 1  # length of the log at that time
GIVER: Final = 2
TAKER: Final = 3
COUNT: Final = 4
CARDS: Final = 5
HAND_MOST: Final = 8

LOG: Final = 195  # cards that entered or left hands since the first swap, one `log_line` each
LOG_ROOM: Final = 320
WORN_BY: Final = 515  # per role slot: the seat that has or had the card
EXTRA_SIZE: Final = 531

# Bits of cards in front of a seat, beyond broken tools (see `position`).
TRAPPED_BIT: Final = 3
THEFT: Final = 1 << 4

# Roles, as `games/saboteur2/build.py` numbers them.
BLUE_DIGGER: Final = 0
GREEN_DIGGER: Final = 1
BOSS: Final = 2
PROFITEER: Final = 3
GEOLOGIST: Final = 4
SABOTEUR: Final = 5


def snap_of(position: "Position", snap: i64, field: i64) -> i64:
    """A field of a snapshot; its cards start at CARDS."""
    return position.extra[SNAP + snap * SNAP_WIDTH + field]


def keep_snap(position: "Position", snap: i64, field: i64, value: i64) -> None:
    """Set a field of a snapshot."""
    position.extra[SNAP + snap * SNAP_WIDTH + field] = value


def log_line(hand: i64, what: i64, value: i64) -> i64:
    """A log line: what happened to a hand, and the card or discard."""
    return hand | what << 4 | value << 6


def line_hand(line: i64) -> i64:
    """The hand of a log line."""
    return line & 15


def line_what(line: i64) -> i64:
    """What happened to the hand (see `memory`)."""
    return line >> 4 & 3


def line_value(line: i64) -> i64:
    """The card that came or left openly, or the index of the discard."""
    return line >> 6


def wear(position: "Position", seat: i64, slot: i64) -> None:
    """Give a seat the role card in a slot and let it know the card."""
    extra = position.extra
    extra[ROLE_SLOT + seat] = slot
    extra[WORN_BY + slot] = seat
    extra[ROLE_KNOWN + slot] |= 1 << seat
    position.keep(seat, ROLE, extra[ROLE_CARD + slot])
