"""Offsets of The Dark Cave's state in a position's extra vector."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# A spot is a field in the maze: the place of the card, then the field's number on it.
FIELD_BITS: Final = 3
FIELD: Final = 7
OUT: Final = -(1 << 40)
"""The spot of a dwarf that has left, or of a creature not in the cave."""

# Per seat (at most eight).
FIGURE: Final = 0  # the spot of the dwarf
LYING: Final = 8  # 1 while the dwarf lies on the ground
BOOTS: Final = 16  # boots in front of the seat: card + 1, or 0
AXES: Final = 24  # axes in front of the seat: card + 1, one byte each, latest lowest
LEFT: Final = 32  # seats that have left, in order: seat + 1, then zeros

# Three webs, read with `web_of`.
WEB: Final = 40
WEB_WIDTH: Final = 5
WEBS: Final = 3
PLACE: Final = 0  # the cell west or north of the web's edge
SIDE: Final = 1  # EAST or SOUTH of that cell
STRENGTH: Final = 2
OWNER: Final = 3
CARD: Final = 4
WEB_COUNT: Final = 55

NO_WEB: Final = 0
WEAK: Final = 1
STRONG: Final = 2

# Rat, lindworm and goblin, read with `creature_of`.
CREATURE: Final = 56
CREATURE_WIDTH: Final = 3
CREATURES: Final = 3
SPOT: Final = 0
MASTER: Final = 1
LURE: Final = 2  # the card in front of the master
CREATURE_COUNT: Final = 65

RAT: Final = 0
LINDWORM: Final = 1
GOBLIN: Final = 2

# Spots of veins with gold, with room for all veins of the deck.
VEIN: Final = 66
VEINS: Final = 8
VEIN_COUNT: Final = 74

SHOWN: Final = 75  # mask of the seats whose clan cards are face up
LEFT_COUNT: Final = 76
STUNNED: Final = 77  # 1 if the dwarf on turn got up this turn and cannot move
PROPOSED: Final = 78  # 1 once the player on turn has proposed to end the match
ENDED: Final = 79  # why the match is over; 0 while it runs
SUPPLY: Final = 80  # gold in the supply
CLOUDS: Final = 81  # number of clouds (see `hand_memory`); 0 until hands are swapped
ASIDE: Final = 82  # clan cards set aside: role + 1, then zeros
ASIDES: Final = 8
REMOVED: Final = 90  # cards removed from the match unseen, to the end of the vector

# Seat fields of this game (see `core.seat`).
LOOKED: Final = 5  # mask of the seats whose clan card this seat has looked at

# Why a match ended.
CLAN_OUT: Final = 1
CARDS_USED_UP: Final = 2
AGREED: Final = 3

YELLOW: Final = 0
BLUE: Final = 1


def spot_at(place: i64, field: i64) -> i64:
    """The spot of a field."""
    return place << FIELD_BITS | field


def place_of_spot(spot: i64) -> i64:
    """The place of the spot's card."""
    return spot >> FIELD_BITS


def clan_of(role: i64) -> i64:
    """The colour on the back of a clan card."""
    return role >> 1


def works_for(role: i64) -> i64:
    """The clan a dwarf carries gold for; saboteurs work for the other one."""
    return role >> 1 ^ role & 1


def web_of(position: "Position", web: i64, field: i64) -> i64:
    """A field of a web."""
    return position.extra[WEB + web * WEB_WIDTH + field]


def keep_web(position: "Position", web: i64, field: i64, value: i64) -> None:
    """Set a field of a web."""
    position.extra[WEB + web * WEB_WIDTH + field] = value


def creature_of(position: "Position", creature: i64, field: i64) -> i64:
    """A field of a creature."""
    return position.extra[CREATURE + creature * CREATURE_WIDTH + field]


def keep_creature(position: "Position", creature: i64, field: i64, value: i64) -> None:
    """Set a field of a creature."""
    position.extra[CREATURE + creature * CREATURE_WIDTH + field] = value


def creature_at(position: "Position", spot: i64) -> bool:
    """Whether a creature stands on the spot."""
    if position.extra[CREATURE_COUNT] == 0:
        return False
    creature: i64 = 0
    while creature < CREATURES and creature_of(position, creature, SPOT) != spot:
        creature += 1
    return creature < CREATURES


def dwarfs_at(position: "Position", spot: i64) -> i64:
    """Mask of the seats whose dwarfs stand on the spot."""
    extra = position.extra
    mask: i64 = 0
    seat: i64
    for seat in range(position.game.players):
        if extra[FIGURE + seat] == spot:
            mask |= 1 << seat
    return mask


def occupied(position: "Position", place: i64) -> bool:
    """Whether a dwarf or a creature stands on the card."""
    extra = position.extra
    seat: i64
    for seat in range(position.game.players):
        if place_of_spot(extra[FIGURE + seat]) == place:
            return True
    creature: i64 = 0
    while creature < CREATURES and place_of_spot(creature_of(position, creature, SPOT)) != place:
        creature += 1
    return creature < CREATURES
