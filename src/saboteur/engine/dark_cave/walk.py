"""The second phase of a turn: the player's dwarf walks from field to field."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import TILE
from saboteur.engine.core.moves import AIM, CHOP, PASS, STEP, STOP, TAKE, Moves, aim_of, spot_of, spot_place_of, verb_of
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.round import hands_empty
from saboteur.engine.core.step import ALWAYS, DEPENDS, Step
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.ending import finish, leave
from saboteur.engine.dark_cave.fields import ROOM
from saboteur.engine.dark_cave.hand_memory import Groups
from saboteur.engine.dark_cave.losses import lose_card, lose_gold, take_vein, vein_at
from saboteur.engine.dark_cave.movement import Movement
from saboteur.engine.dark_cave.reveal import fill_goal, reveal_goal
from saboteur.engine.dark_cave.state import (
    BOOTS,
    CARDS_USED_UP,
    CREATURES,
    FIELD,
    FIGURE,
    LYING,
    OUT,
    SPOT,
    STUNNED,
    creature_at,
    creature_of,
    place_of_spot,
    spot_at,
)
from saboteur.engine.dark_cave.steps import ARRIVE, ATTACK, START_WALK, VEIN, WALK
from saboteur.engine.dark_cave.webs import add_chops, can_chop, chop, in_reach, web_at
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

STRIDE: Final = 3
"""Steps a dwarf may take without boots."""

# State of a walk besides the steps left.
MOVED: Final = 1
MET: Final = 2  # a creature was met: the walk continues only if it is gone


@final
class StartWalk(Step):
    """Starts the walk after the card has taken effect, if the dwarf can walk."""

    kind: i64 = START_WALK
    immediate: bool  # the match ends at once when all cards are used up

    def __init__(self, immediate: bool) -> None:
        self.immediate = immediate

    def run(self, position: "Position", seat: i64, a: i64, b: i64) -> None:
        """Compute the number of steps."""
        if self.immediate and position.pile() == 0 and hands_empty(position):
            finish(position, CARDS_USED_UP)
            return
        extra = position.extra
        if extra[FIGURE + seat] == OUT:
            return
        steps: i64 = STRIDE
        if extra[BOOTS + seat] != 0:
            steps += 1
        if extra[STUNNED] == 1 or extra[LYING + seat] == 1:
            steps = 0
        position.push(WALK, seat, steps, 0)


@final
class Walk(Step):
    """Asks for the next step; pushed with the steps left and what happened on the way."""

    kind: i64 = WALK
    asking: i64 = DEPENDS
    motion: Movement
    groups: Groups
    vein_may: bool
    axe_continues: bool
    immediate: bool
    scratch: Moves

    def __init__(self, motion: Movement, groups: Groups, vein_may: bool, axe_continues: bool, immediate: bool) -> None:
        self.motion = motion
        self.groups = groups
        self.vein_may = vein_may
        self.axe_continues = axe_continues
        self.immediate = immediate
        self.scratch = Moves()

    def asks(self, position: "Position", seat: i64, left: i64, happened: i64) -> bool:
        """Ask if there is a step to take or a web to cut."""
        spot = position.extra[FIGURE + seat]
        if spot == OUT:
            return False
        if steps_left(position, seat, left, happened) > 0 and self.motion.can_step(position, spot, True, self.scratch):
            return True
        return can_chop(position, self.motion.fields, seat)

    def run(self, position: "Position", seat: i64, left: i64, happened: i64) -> None:
        """End the walk."""
        self.halt(position, seat, happened)

    def moves(self, position: "Position", seat: i64, left: i64, happened: i64, moves: Moves) -> None:
        """Every step, every web within reach of an axe, and staying."""
        if steps_left(position, seat, left, happened) > 0:
            self.motion.steps(position, position.extra[FIGURE + seat], True, moves)
        add_chops(position, self.motion.fields, seat, moves)
        moves.add(STOP)

    def why_not(self, position: "Position", seat: i64, left: i64, happened: i64, move: i64) -> i64:
        """A step must lead to an adjacent field; an axe needs a web next to the dwarf."""
        verb = verb_of(move)
        if verb == STOP:
            return FINE
        if verb == CHOP:
            return why_not_chop(position, self.motion, seat, move)
        if verb != STEP:
            return WRONG_PROMPT
        if steps_left(position, seat, left, happened) == 0:
            return NO_TARGET
        return self.motion.why_not(position, position.extra[FIGURE + seat], True, move)

    def play(self, position: "Position", seat: i64, left: i64, happened: i64, move: i64) -> None:
        """Take the step, pay for it, and resolve what is there."""
        verb = verb_of(move)
        if verb == STOP:
            self.halt(position, seat, happened)
        elif verb == CHOP:
            position.push(WALK, seat, left, happened)
            chop(position, seat, spot_place_of(move), spot_of(move))
        else:
            spot = self.motion.target(position, move)
            if spot == OUT:
                reveal_goal(position, seat, spot_place_of(move), place_of_spot(position.extra[FIGURE + seat]))
            else:
                self.enter(position, seat, spot, left - 1)

    def enter(self, position: "Position", seat: i64, spot: i64, left: i64) -> None:
        """Step onto a face-up field."""
        fields = self.motion.fields
        extra = position.extra
        before = extra[FIGURE + seat]
        place = place_of_spot(spot)
        field = spot & FIELD
        tile = position.board.at(place) & TILE
        extra[FIGURE + seat] = spot
        if position.log is not None:
            position.log.add(game_events.STEP, seat, place, fields.name[tile * ROOM + field], 0, 0)
        planks = fields.planks[tile]
        crosses = place_of_spot(before) == place and planks >> (before & FIELD) & planks >> field & 1 != 0
        if crosses or fields.wood[tile] >> field & 1 != 0:
            lose_card(position, self.groups, seat)
            if self.immediate and position.pile() == 0 and hands_empty(position):
                finish(position, CARDS_USED_UP)
                return
        if fields.tunnel[tile] == field:
            lose_gold(position, seat)
        if fields.exit[tile] == field:
            leave(position, seat)
            return
        if not creature_at(position, spot):
            position.push(WALK, seat, left, MOVED)
            return
        if self.axe_continues:
            position.push(WALK, seat, left, MOVED | MET)
        else:
            position.push(WALK, seat, 0, MOVED)
        creature = i64(CREATURES)
        while creature > 0:
            creature -= 1
            if creature_of(position, creature, SPOT) == spot:
                position.push(ATTACK, seat, creature, 1 << seat)

    def halt(self, position: "Position", seat: i64, happened: i64) -> None:
        """Stop here; on a vein there is gold to take."""
        if happened & MOVED == 0 or position.extra[FIGURE + seat] == OUT:
            return
        vein = vein_at(position, position.extra[FIGURE + seat])
        if vein < 0:
            return
        if self.vein_may:
            position.push(VEIN, seat, vein, 0)
        else:
            take_vein(position, seat, vein)


@final
class Arrive(Step):
    """Puts the dwarf on the first field of the goal just turned up; pushed with the goal and the side of entry."""

    kind: i64 = ARRIVE
    motion: Movement

    def __init__(self, motion: Movement) -> None:
        self.motion = motion

    def run(self, position: "Position", seat: i64, goal: i64, side: i64) -> None:
        """The walk ends there."""
        fields = self.motion.fields
        place = position.board.goals[goal]
        fill_goal(position, fields, place)
        tile = position.board.at(place) & TILE
        field = fields.at_arm[tile * 4 + side]
        position.extra[FIGURE + seat] = spot_at(place, field)
        if position.log is not None:
            position.log.add(game_events.STEP, seat, place, fields.name[tile * ROOM + field], 0, 0)
        if fields.exit[tile] == field:
            leave(position, seat)
            return
        position.push(WALK, seat, 0, MOVED)


@final
class Vein(Step):
    """Asks whether to take a vein's gold, where the options leave the choice; pushed with the vein."""

    kind: i64 = VEIN
    asking: i64 = ALWAYS

    def moves(self, position: "Position", seat: i64, vein: i64, b: i64, moves: Moves) -> None:
        """Take it and reveal the clan card, or leave it."""
        moves.add(TAKE | 1 << AIM)
        moves.add(PASS)

    def why_not(self, position: "Position", seat: i64, vein: i64, b: i64, move: i64) -> i64:
        """One gold, or none."""
        verb = verb_of(move)
        if verb == PASS:
            return FINE
        if verb != TAKE:
            return WRONG_PROMPT
        if aim_of(move) != 1:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, vein: i64, b: i64, move: i64) -> None:
        """Take it, or not."""
        if verb_of(move) == TAKE:
            take_vein(position, seat, vein)


def steps_left(position: "Position", seat: i64, left: i64, happened: i64) -> i64:
    """Steps left in a walk with these numbers, regardless of what it has met."""
    if happened & MET != 0 and creature_at(position, position.extra[FIGURE + seat]):
        return 0
    if position.extra[LYING + seat] == 1:
        return 0
    return left


def why_not_chop(position: "Position", motion: Movement, seat: i64, move: i64) -> i64:
    """Why the seat cannot cut the web on this edge; FINE if it can."""
    if not can_chop(position, motion.fields, seat):
        return NO_TARGET
    web = web_at(position, spot_place_of(move), spot_of(move))
    if web < 0 or not in_reach(position, motion.fields, seat, web):
        return NO_TARGET
    return FINE
