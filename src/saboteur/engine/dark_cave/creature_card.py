"""Rat, lindworm and goblin: cards that bring a creature out of a dark hole or move it again."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import SPOT as SPOT_BITS
from saboteur.engine.core.moves import Moves, card_of, play_at, spot_of, spot_place_of
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.core.seat import FACE_UP
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.fields import ROOM
from saboteur.engine.dark_cave.movement import Movement
from saboteur.engine.dark_cave.state import (
    CREATURE_COUNT,
    FIELD,
    LURE,
    MASTER,
    OUT,
    SPOT,
    creature_of,
    dwarfs_at,
    keep_creature,
    place_of_spot,
    spot_at,
)
from saboteur.engine.dark_cave.steps import ATTACK, PROWL
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class CreatureCard(Effect):
    """The creature comes out of a hole or moves on from where it is, led by the player."""

    motion: Movement
    creature: i64
    reach: i64  # most steps it goes

    def __init__(self, motion: Movement, creature: i64, reach: i64) -> None:
        self.motion = motion
        self.creature = creature
        self.reach = reach

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """The field it stands on, else every field with a dark hole."""
        spot = creature_of(position, self.creature, SPOT)
        if spot != OUT:
            self.add(position, spot, card, moves)
            return
        board = position.board
        i: i64
        for i in range(board.card_count):
            place = board.cards[i]
            hole = self.motion.fields.hole[board.tile_at(place)]
            if hole >= 0:
                self.add(position, spot_at(place, hole), card, moves)

    def add(self, position: "Position", spot: i64, card: i64, moves: Moves) -> None:
        """Add the use starting on this spot."""
        place = place_of_spot(spot)
        name = self.motion.fields.name[position.board.tile_at(place) * ROOM + (spot & FIELD)]
        moves.add(play_at(card, place) | name << SPOT_BITS)

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """It starts from where it stands; if it is not in the cave, from a dark hole."""
        spot = self.motion.spot_named(position, spot_place_of(move), spot_of(move))
        there = creature_of(position, self.creature, SPOT)
        if spot == OUT or there not in (OUT, spot):
            return NO_TARGET
        tile = position.board.tile_at(place_of_spot(spot))
        if there == OUT and self.motion.fields.hole[tile] != spot & FIELD:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Take the creature over from its previous master; from a hole it first attacks the dwarfs there."""
        creature = self.creature
        fresh = creature_of(position, creature, SPOT) == OUT
        if fresh:
            position.extra[CREATURE_COUNT] += 1
        else:
            position.throw(creature_of(position, creature, MASTER), creature_of(position, creature, LURE), FACE_UP)
        spot = self.motion.spot_named(position, spot_place_of(move), spot_of(move))
        keep_creature(position, creature, SPOT, spot)
        keep_creature(position, creature, MASTER, seat)
        keep_creature(position, creature, LURE, card_of(move))
        if position.log is not None:
            position.log.add(game_events.CREATURE, seat, card_of(move), spot_place_of(move), spot_of(move), 0)
        met = dwarfs_at(position, spot)
        if fresh and met != 0:
            position.push(ATTACK, seat, creature, met)
        else:
            position.push(PROWL, seat, creature, self.reach)
