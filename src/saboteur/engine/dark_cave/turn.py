"""A turn in The Dark Cave: upkeep, a card, a walk, drawing."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.effect import why_not_play
from saboteur.engine.core.hand import add_discards, add_uses, sorted_hand, throw_away
from saboteur.engine.core.moves import (
    CHOP,
    DISCARD,
    LAY,
    PLAY,
    PROPOSE_END,
    Moves,
    aim_of,
    card_count,
    card_of,
    discard,
    discard_two,
    spot_of,
    spot_place_of,
    verb_of,
)
from saboteur.engine.core.reason import FINE, WRONG_PROMPT
from saboteur.engine.core.round import hands_empty
from saboteur.engine.core.seat import KIND, SIZE
from saboteur.engine.core.step import ALWAYS, END_TURN, TURN, Step
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.attack import drive_away
from saboteur.engine.dark_cave.ending import finish
from saboteur.engine.dark_cave.hand_memory import CloudMemory, Groups, blur
from saboteur.engine.dark_cave.movement import Movement
from saboteur.engine.dark_cave.state import (
    CARDS_USED_UP,
    CREATURE_COUNT,
    CREATURES,
    LYING,
    MASTER,
    OUT,
    OWNER,
    PROPOSED,
    SPOT,
    STRENGTH,
    STUNNED,
    WEB_COUNT,
    WEBS,
    creature_of,
    web_of,
)
from saboteur.engine.dark_cave.steps import START_TURN, START_WALK, VOTE
from saboteur.engine.dark_cave.walk import why_not_chop
from saboteur.engine.dark_cave.webs import add_chops, can_chop, chop, weaken
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

RARELY: Final = 64
"""A playout proposes to end the match in one of this many turns; more often, and it would hardly see the exit."""


@final
class StartTurn(Step):
    """Upkeep at the start of a turn."""

    kind: i64 = START_TURN

    def run(self, position: "Position", seat: i64, a: i64, b: i64) -> None:
        """Weaken the player's own webs and creatures; a player without cards sits out."""
        position.turn = seat
        extra = position.extra
        extra[PROPOSED] = 0
        i: i64
        if extra[WEB_COUNT] > 0:
            for i in range(WEBS):
                if web_of(position, i, STRENGTH) > 0 and web_of(position, i, OWNER) == seat:
                    weaken(position, i)
        if extra[CREATURE_COUNT] > 0:
            for i in range(CREATURES):
                if creature_of(position, i, SPOT) != OUT and creature_of(position, i, MASTER) == seat:
                    drive_away(position, i)
        extra[STUNNED] = extra[LYING + seat]
        if extra[LYING + seat] == 1:
            extra[LYING + seat] = 0
            if position.log is not None:
                position.log.add(game_events.STAND, seat, 0, 0, 0, 0)
        if position.of(seat, SIZE) > 0:
            position.push(TURN, seat, 0, 0)
            return
        if position.log is not None:
            position.log.add(game_events.SIT_OUT, seat, 0, 0, 0, 0)
        position.push(START_TURN, (seat + 1) % position.game.players, 0, 0)


@final
class Turn(Step):
    """Asks for a card to lay, play or discard; the player may first use an axe or propose to end the match."""

    kind: i64 = TURN
    asking: i64 = ALWAYS
    motion: Movement
    groups: Groups
    memory: CloudMemory

    def __init__(self, motion: Movement, groups: Groups) -> None:
        self.motion = motion
        self.groups = groups
        self.memory = CloudMemory(groups)

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """Every use of every card, one or two discards, every web to cut, and the proposal to end."""
        cards = sorted_hand(position, seat)
        add_uses(position, seat, cards, moves)
        add_discards(cards, 2, moves)
        add_chops(position, self.motion.fields, seat, moves)
        if position.extra[PROPOSED] == 0:
            moves.add(PROPOSE_END)

    def sample(self, position: "Position", seat: i64, a: i64, b: i64, dice: Dice, moves: Moves) -> i64:
        """A random card, then a random use; sometimes an axe or a proposal."""
        game = position.game
        if position.extra[PROPOSED] == 0 and dice.below(RARELY) == 0:
            return PROPOSE_END
        moves.count = 0
        if can_chop(position, self.motion.fields, seat) and dice.below(2) == 0:
            add_chops(position, self.motion.fields, seat, moves)
            return moves.items[dice.below(moves.count)]
        size = position.of(seat, SIZE)
        start = seat * game.hand_room
        slot = dice.below(size)
        card = position.hands[start + slot] & KIND
        game.effects[card].uses(position, seat, card, moves)
        chosen = dice.below(moves.count + 2)
        if chosen < moves.count:
            return moves.items[chosen]
        if chosen == moves.count or size == 1:
            return discard(card)
        other = dice.below(size - 1)
        if other >= slot:
            other += 1
        return discard_two(card, position.hands[start + other] & KIND)

    def why_not(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> i64:
        """The card's own reasons; discarding one or two cards is always legal."""
        verb = verb_of(move)
        if verb in (LAY, PLAY):
            return why_not_play(position, seat, move)
        if verb == DISCARD and card_count(aim_of(move)) <= 2:
            return FINE
        if verb == CHOP:
            return why_not_chop(position, self.motion, seat, move)
        if verb == PROPOSE_END and position.extra[PROPOSED] == 0:
            return FINE
        return WRONG_PROMPT

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """Apply the cards, then start the walk."""
        verb = verb_of(move)
        if verb == CHOP:
            position.push(TURN, seat, 0, 0)
            chop(position, seat, spot_place_of(move), spot_of(move))
        elif verb == PROPOSE_END:
            self.propose(position, seat)
        elif verb == DISCARD:
            self.discard(position, seat, aim_of(move))
        else:
            position.last = seat
            position.push(END_TURN, seat, 1, seat)
            position.push(START_WALK, seat, 0, 0)
            card = card_of(move)
            if verb == LAY:
                card = position.game.tiles.kind[card]
            taken = position.take_out(seat, card)
            blur(position, self.groups, seat, taken, False)
            position.game.effects[card].play(position, seat, move)

    def propose(self, position: "Position", seat: i64) -> None:
        """Ask all the others, then continue the turn."""
        position.extra[PROPOSED] = 1
        if position.log is not None:
            position.log.add(game_events.PROPOSE_END, seat, 0, 0, 0, 0)
        position.push(TURN, seat, 0, 0)
        players = position.game.players
        position.push(VOTE, (seat + 1) % players, players - 2, 0)

    def discard(self, position: "Position", seat: i64, cards: i64) -> None:
        """Discard one or two cards face down."""
        position.last = seat
        count = throw_away(position, seat, cards, self.memory)
        position.push(END_TURN, seat, count, seat)
        position.push(START_WALK, seat, 0, 0)


@final
class EndTurn(Step):
    """Draws cards and passes play on; pushed with the seat on turn, the number of cards, and the seat that draws."""

    kind: i64 = END_TURN

    def run(self, position: "Position", seat: i64, draws: i64, drawer: i64) -> None:
        """The match ends when nobody holds a card, even if the pile has some: nobody could draw them."""
        i: i64
        for i in range(draws):
            position.draw(drawer)
        if hands_empty(position):
            finish(position, CARDS_USED_UP)
            return
        position.push(START_TURN, (seat + 1) % position.game.players, 0, 0)
