"""What a position of The Dark Cave keeps in its extra vector, and at which offsets."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# A spot is a field of the maze: the place of the card, then the number of the field on it.
FIELD_BITS: Final = 3
FIELD: Final = 7
OUT: Final = -(1 << 40)
"""The spot of a dwarf that has left the cave, and of a creature that is not in it."""

# For each seat (there are at most eight).
FIGURE: Final = 0  # the spot of the dwarf
LYING: Final = 8  # 1 while the dwarf lies on the ground
BOOTS: Final = 16  # the boots in front of the seat: card + 1, or 0
AXES: Final = 24  # the axes in front of the seat: card + 1 in a byte each, the last one lowest
LEFT: Final = 32  # the seats that have left, in their order: seat + 1, then zeros

# Webs, read by `web_of`: three of them.
WEB: Final = 40
WEB_WIDTH: Final = 5
WEBS: Final = 3
PLACE: Final = 0  # the cell west or north of the edge on which it lies
SIDE: Final = 1  # EAST or SOUTH of that cell
STRENGTH: Final = 2
OWNER: Final = 3
CARD: Final = 4
WEB_COUNT: Final = 55

NO_WEB: Final = 0
WEAK: Final = 1
STRONG: Final = 2

# Creatures, read by `creature_of`: rat, lindworm, goblin.
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

# Gold lying on veins: spots of their fields, as many as there are veins in the deck at most.
VEIN: Final = 66
VEINS: Final = 8
VEIN_COUNT: Final = 74

SHOWN: Final = 75  # the seats whose clan cards lie open, a bit for each
LEFT_COUNT: Final = 76
STUNNED: Final = 77  # 1 if the dwarf of the player on turn got up in this turn and does not move
PROPOSED: Final = 78  # 1 once the player on turn has proposed to end
ENDED: Final = 79  # why the match is over, 0 while it runs
SUPPLY: Final = 80  # gold that lies in the supply
CLOUDS: Final = 81  # see `clouds`: 0 until hands are swapped
ASIDE: Final = 82  # clan cards set aside: role + 1, then zeros
ASIDES: Final = 8
REMOVED: Final = 90  # the cards of the draw pile that are out of the match unseen, to the end of the vector

# Seat fields of this game (see `position`).
LOOKED: Final = 5  # the seats whose clan card this one has looked at, a bit for each

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
    """The place of the card on which the spot lies."""
    return spot >> FIELD_BITS


def clan_of(role: i64) -> i64:
    """The colour on the back of a clan card."""
    return role >> 1


def works_for(role: i64) -> i64:
    """The clan for which a dwarf carries gold: a saboteur does for the other one."""
    return role >> 1 ^ role & 1


def web_of(position: "Position", web: i64, field: i64) -> i64:
    """What is kept of a web."""
    return position.extra[WEB + web * WEB_WIDTH + field]


def keep_web(position: "Position", web: i64, field: i64, value: i64) -> None:
    """Keep something of a web."""
    position.extra[WEB + web * WEB_WIDTH + field] = value


def creature_of(position: "Position", creature: i64, field: i64) -> i64:
    """What is kept of a creature."""
    return position.extra[CREATURE + creature * CREATURE_WIDTH + field]


def keep_creature(position: "Position", creature: i64, field: i64, value: i64) -> None:
    """Keep something of a creature."""
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
    """The seats whose dwarfs stand on the spot, as a mask."""
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
