"""Creature attacks, and axes that drive creatures away."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.moves import AIM, SUFFER, Moves, aim_of, verb_of
from saboteur.engine.core.moves import FEND as FEND_VERB
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.round import hands_empty
from saboteur.engine.core.seat import FACE_UP, NOBODY
from saboteur.engine.core.step import ALWAYS, Step
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.ending import finish
from saboteur.engine.dark_cave.hand_memory import Groups
from saboteur.engine.dark_cave.losses import lose_card, lose_gold
from saboteur.engine.dark_cave.state import (
    AXES,
    CARDS_USED_UP,
    CREATURE_COUNT,
    GOBLIN,
    LINDWORM,
    LURE,
    LYING,
    MASTER,
    OUT,
    RAT,
    SPOT,
    creature_of,
    keep_creature,
)
from saboteur.engine.dark_cave.steps import ATTACK, FEND
from saboteur.engine.dark_cave.webs import use_axe
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

ASKED: Final = 8  # shift of the mask of seats already asked, above the mask of seats attacked


def drive_away(position: "Position", creature: i64) -> None:
    """Remove the creature from the cave and its card to the discards."""
    keep_creature(position, creature, SPOT, OUT)
    position.extra[CREATURE_COUNT] -= 1
    position.throw(creature_of(position, creature, MASTER), creature_of(position, creature, LURE), FACE_UP)
    if position.log is not None:
        position.log.add(game_events.VANISH, NOBODY, creature, 0, 0, 0)


@final
class Attack(Step):
    """Pushed with the seat on turn, the creature, and two masks: seats attacked and seats asked for an axe."""

    kind: i64 = ATTACK
    groups: Groups
    immediate: bool  # the match ends at once when all cards are used up

    def __init__(self, groups: Groups, immediate: bool) -> None:
        self.groups = groups
        self.immediate = immediate

    def run(self, position: "Position", seat: i64, creature: i64, victims: i64) -> None:
        """Ask each attacked seat with an axe, clockwise from the player on turn; then the attack takes effect."""
        extra = position.extra
        if creature_of(position, creature, SPOT) == OUT:
            return
        players = position.game.players
        i: i64
        for i in range(players):
            victim = (seat + i) % players
            if victims >> victim & 1 and victims >> (ASKED + victim) & 1 == 0 and extra[AXES + victim] != 0:
                position.push(ATTACK, seat, creature, victims | 1 << (ASKED + victim))
                position.push(FEND, victim, creature, 0)
                return
        for i in range(players):
            victim = (seat + i) % players
            if victims >> victim & 1:
                self.hit(position, creature, victim)
                if position.depth == 0:
                    return

    def hit(self, position: "Position", creature: i64, victim: i64) -> None:
        """Apply the attack to a dwarf."""
        if creature == RAT:
            lose_card(position, self.groups, victim)
            if self.immediate and position.pile() == 0 and hands_empty(position):
                finish(position, CARDS_USED_UP)
        elif creature == LINDWORM:
            if position.extra[LYING + victim] == 0:
                position.extra[LYING + victim] = 1
                if position.log is not None:
                    position.log.add(game_events.LIE, victim, 0, 0, 0, 0)
        elif creature == GOBLIN:
            lose_gold(position, victim)


@final
class Fend(Step):
    """Asks an attacked seat whether to use an axe; pushed with the creature."""

    kind: i64 = FEND
    asking: i64 = ALWAYS

    def moves(self, position: "Position", seat: i64, creature: i64, b: i64, moves: Moves) -> None:
        """Drive it away, or not."""
        moves.add(FEND_VERB | creature << AIM)
        moves.add(SUFFER)

    def why_not(self, position: "Position", seat: i64, creature: i64, b: i64, move: i64) -> i64:
        """The answer must name this creature."""
        if verb_of(move) == SUFFER:
            return FINE
        if verb_of(move) != FEND_VERB:
            return WRONG_PROMPT
        if aim_of(move) != creature:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, creature: i64, b: i64, move: i64) -> None:
        """With an axe, cancel the whole attack."""
        if verb_of(move) == SUFFER:
            return
        use_axe(position, seat)
        if position.log is not None:
            position.log.add(game_events.FEND, seat, creature, 0, 0, 0)
        drive_away(position, creature)
