"""What a seat of the base game cannot know, dealt anew: cards, roles, goals and gold."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Secrets
from saboteur.engine.core.seat import BY, FACE_UP, KIND, ROLE, SIZE
from saboteur.engine.core.sight import known_goals
from saboteur.engine.core.vector import sort
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur.gold_secrets import redeal_gold
from saboteur.engine.saboteur.state import ASIDE, SHOWN

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class SaboteurSecrets(Secrets):
    """Hidden from a seat: other hands, the pile's order, what others threw away, roles, goals and gold not seen.

    What is dealt depends on nothing but what the seat knows and the dice, so a sample holds no trace of the truth.
    """

    def redeal(self, position: "Position", seat: i64, dice: Dice) -> None:
        """Deal all that anew, each possibility equally likely."""
        redeal_cards(position, seat, dice)
        forget_past(position)
        if position.extra[SHOWN] == 0:
            redeal_roles(position, seat, dice)
        redeal_goals(position, seat, dice)
        if position.depth > 0:
            redeal_gold(position, seat, dice)


def redeal_cards(position: "Position", seat: i64, dice: Dice) -> None:
    """Shuffle the cards the seat has not seen among the places where they can be.

    These are exactly the cards that lie there now, so the truth itself is the pool to deal from; sorted first, for
    whoever knows the dice could otherwise turn the shuffling back.
    """
    game = position.game
    hands = position.hands
    discards = position.discards
    deck = position.deck[:]
    pool = vec[i64]()
    other: i64
    i: i64
    for other in range(game.players):
        if other != seat:
            start = other * game.hand_room
            for i in range(start, start + position.of(other, SIZE)):
                pool = append(pool, hands[i])
    for i in range(position.discard_count):
        if discards[i] & FACE_UP == 0 and discards[i] >> BY & 15 != seat:
            pool = append(pool, discards[i] & KIND)
    for i in range(position.drawn, len(deck)):
        pool = append(pool, deck[i])
    sort(pool)
    dice.mix(pool, len(pool))
    at: i64 = 0
    for other in range(game.players):
        if other != seat:
            start = other * game.hand_room
            for i in range(start, start + position.of(other, SIZE)):
                hands[i] = pool[at]
                at += 1
    for i in range(position.discard_count):
        if discards[i] & FACE_UP == 0 and discards[i] >> BY & 15 != seat:
            discards[i] = discards[i] & ~KIND | pool[at]
            at += 1
    for i in range(position.drawn, len(deck)):
        deck[i] = pool[at]
        at += 1
    position.deck = deck


def forget_past(position: "Position") -> None:
    """Wipe out what the vectors still hold of cards that have gone: nobody needs it, and it is the truth."""
    game = position.game
    seat: i64
    i: i64
    for i in range(position.drawn):
        position.deck[i] = 0
    for seat in range(game.players):
        for i in range(position.of(seat, SIZE), game.hand_room):
            position.hands[seat * game.hand_room + i] = 0
    for i in range(position.discard_count, len(position.discards)):
        position.discards[i] = 0


def redeal_roles(position: "Position", seat: i64, dice: Dice) -> None:
    """Shuffle the roles of the others and the one set aside."""
    pool = vec[i64]([position.extra[ASIDE]])
    other: i64
    for other in range(position.game.players):
        if other != seat:
            pool = append(pool, position.of(other, ROLE))
    sort(pool)
    dice.mix(pool, len(pool))
    position.extra[ASIDE] = pool[0]
    at: i64 = 1
    for other in range(position.game.players):
        if other != seat:
            position.keep(other, ROLE, pool[at])
            at += 1


def redeal_goals(position: "Position", seat: i64, dice: Dice) -> None:
    """Shuffle the face-down goals at which the seat has not looked."""
    goals = position.goals[:]
    known = known_goals(position, seat)
    pool = vec[i64]()
    i: i64
    for i in range(len(goals)):
        if position.board.hidden(i) and known >> i & 1 == 0:
            pool = append(pool, goals[i])
    sort(pool)
    dice.mix(pool, len(pool))
    at: i64 = 0
    for i in range(len(goals)):
        if position.board.hidden(i) and known >> i & 1 == 0:
            goals[i] = pool[at]
            at += 1
    position.goals = goals
