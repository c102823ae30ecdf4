"""Creatures move from field to field."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.board import TILE
from saboteur.engine.core.moves import STEP, STOP, Moves, verb_of
from saboteur.engine.core.reason import FINE, WRONG_PROMPT
from saboteur.engine.core.step import DEPENDS, Step
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.fields import ROOM
from saboteur.engine.dark_cave.movement import Movement
from saboteur.engine.dark_cave.state import FIELD, SPOT, creature_of, dwarfs_at, keep_creature, place_of_spot
from saboteur.engine.dark_cave.steps import ATTACK, PROWL
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Prowl(Step):
    """Asks where the creature goes; pushed with the creature and its remaining steps."""

    kind: i64 = PROWL
    asking: i64 = DEPENDS
    motion: Movement
    scratch: Moves

    def __init__(self, motion: Movement) -> None:
        self.motion = motion
        self.scratch = Moves()

    def asks(self, position: "Position", seat: i64, creature: i64, left: i64) -> bool:
        """Ask if it can move."""
        spot = creature_of(position, creature, SPOT)
        return left > 0 and self.motion.can_step(position, spot, False, self.scratch)

    def run(self, position: "Position", seat: i64, creature: i64, left: i64) -> None:
        """It stays."""

    def moves(self, position: "Position", seat: i64, creature: i64, left: i64, moves: Moves) -> None:
        """Every step, and staying."""
        self.motion.steps(position, creature_of(position, creature, SPOT), False, moves)
        moves.add(STOP)

    def why_not(self, position: "Position", seat: i64, creature: i64, left: i64, move: i64) -> i64:
        """A step must lead to an adjacent field."""
        verb = verb_of(move)
        if verb == STOP:
            return FINE
        if verb != STEP:
            return WRONG_PROMPT
        return self.motion.why_not(position, creature_of(position, creature, SPOT), False, move)

    def play(self, position: "Position", seat: i64, creature: i64, left: i64, move: i64) -> None:
        """Move on until it stops or meets a dwarf."""
        if verb_of(move) == STOP:
            return
        spot = self.motion.target(position, move)
        keep_creature(position, creature, SPOT, spot)
        if position.log is not None:
            place = place_of_spot(spot)
            tile = position.board.at(place) & TILE
            name = self.motion.fields.name[tile * ROOM + (spot & FIELD)]
            position.log.add(game_events.PROWL, seat, creature, place, name, 0)
        met = dwarfs_at(position, spot)
        if met != 0:
            position.push(ATTACK, seat, creature, met)
        else:
            position.push(PROWL, seat, creature, left - 1)
