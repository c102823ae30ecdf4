"""What a position of Saboteur 2 keeps in its extra vector, and at which offsets."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.seat import ROLE
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# The role cards of the round in the order in which they were shuffled: the seats' first, then the face-down pile.
# They stay in their slots; a seat that swaps its hat moves on to the next slot of the pile.
ROLE_CARD: Final = 0
ROLE_KNOWN: Final = 16  # the seats that know the card in each slot, as a mask
ROLE_SLOT: Final = 32  # the slot of each seat
NEXT_ROLE: Final = 44  # the slot on top of the pile
ROLES: Final = 16

SHOWN: Final = 45  # 1 once the roles of the round are shown
OUT: Final = 46  # seats that sit out the rest of the round, as a mask
THEFTS: Final = 47  # thefts played in this round
THEFT_AT: Final = 48  # for each seat: which of them lies in front of it

# Hands keep their number when they change owners; see `memory`.
HAND_OF: Final = 60  # for each seat: the hand it holds
SNAP_COUNT: Final = 72
LOG_COUNT: Final = 73
ASIDE_COUNT: Final = 74
ASIDE: Final = 75  # cards put aside unseen
ASIDES: Final = 16

SNAP: Final = 91  # what a hand held when it changed owners, read by `snap_of`
SNAP_WIDTH: Final = 13
SNAPS: Final = 8
HAND: Final = 0
WHEN: Final = 1  # how long the log was
GIVER: Final = 2
TAKER: Final = 3
COUNT: Final = 4
CARDS: Final = 5
HAND_MOST: Final = 8

LOG: Final = 195  # what came into hands and left them since the first swap, one `log_line` each
LOG_ROOM: Final = 320
WORN_BY: Final = 515  # for each slot of a role card: the seat that has or had it
EXTRA_SIZE: Final = 531

# Things in front of a seat beyond broken tools (see `position`), as bits.
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
    """What a snapshot tells; its cards stand at CARDS and behind."""
    return position.extra[SNAP + snap * SNAP_WIDTH + field]


def keep_snap(position: "Position", snap: i64, field: i64, value: i64) -> None:
    """Write something into a snapshot."""
    position.extra[SNAP + snap * SNAP_WIDTH + field] = value


def log_line(hand: i64, what: i64, value: i64) -> i64:
    """A line of the log: what happened to a hand, and the card or discard."""
    return hand | what << 4 | value << 6


def line_hand(line: i64) -> i64:
    """The hand of which the line tells."""
    return line & 15


def line_what(line: i64) -> i64:
    """What happened to it (see `memory`)."""
    return line >> 4 & 3


def line_value(line: i64) -> i64:
    """The card that came or left openly, or the number of the discard."""
    return line >> 6


def wear(position: "Position", seat: i64, slot: i64) -> None:
    """Give a seat the role card in a slot; it knows it."""
    extra = position.extra
    extra[ROLE_SLOT + seat] = slot
    extra[WORN_BY + slot] = seat
    extra[ROLE_KNOWN + slot] |= 1 << seat
    position.keep(seat, ROLE, extra[ROLE_CARD + slot])
