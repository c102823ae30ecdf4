"""End of a round of the Duel: gold is taken, trolls are paid, the next round is dealt."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.board import TILE
from saboteur.engine.core.moves import PAY as PAY_VERB
from saboteur.engine.core.moves import Moves, verb_of
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.round import next_round
from saboteur.engine.core.seat import NOBODY, NUGGETS
from saboteur.engine.core.step import DEPENDS, END_ROUND, NEXT_ROUND, Step
from saboteur.engine.duel import events as game_events
from saboteur.engine.duel.state import (
    BEFORE,
    BY,
    GAIN,
    GAIN_BITS,
    LEAST,
    MARK,
    MARKED,
    ON_TROLL,
    TAKEN,
    add_gold,
    give_up,
    gold_cards,
    mark_place,
    payment,
    worth,
)
from saboteur.engine.duel.steps import PAY
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class EndRound(Step):
    """Pushed with the reason."""

    kind: i64 = END_ROUND

    def run(self, position: "Position", seat: i64, reason: i64, b: i64) -> None:
        """Let each seat take the cards with its markers; it then owes a nugget per bribed troll."""
        if position.log is not None:
            position.log.add(game_events.ROUND_ENDS, NOBODY, reason, 0, 0, 0)
        extra = position.extra
        position.push(NEXT_ROUND, NOBODY, reason, 0)
        who = position.game.players - 1
        while who >= 0:
            debt: i64 = 0
            i: i64
            for i in range(MARK, MARK + extra[MARKED]):
                if extra[i] >> BY & 15 == who:
                    if extra[i] & ON_TROLL != 0:
                        debt += 1
                    else:
                        self.take(position, who, mark_place(extra[i]))
            position.keep(who, NUGGETS, worth(position, who))
            if debt > 0:
                position.push(PAY, who, debt, 0)
            who -= 1

    def take(self, position: "Position", seat: i64, place: i64) -> None:
        """Take a gold card out of play for good; goals are in no deck anyway."""
        tiles = position.board.tiles
        tile = position.board.at(place) & TILE
        add_gold(position, seat, tiles.gold[tile], 1)
        if tiles.kind[tile] >= 0:
            position.extra[TAKEN + tiles.kind[tile]] += 1
        if position.log is not None:
            position.log.add(game_events.COLLECT, seat, tile, place, 0, 0)


@final
class Pay(Step):
    """Asks which gold cards pay the trolls, if there is a choice; pushed with the number of trolls."""

    kind: i64 = PAY
    asking: i64 = DEPENDS
    per_troll: bool  # pay each troll with one card, cheapest first; else all trolls at once

    def __init__(self, per_troll: bool) -> None:
        self.per_troll = per_troll

    def asks(self, position: "Position", seat: i64, debt: i64, b: i64) -> bool:
        """Gold cards are open, so everyone can tell whether there is a choice."""
        moves = Moves()
        self.moves(position, seat, debt, b, moves)
        return moves.count > 1

    def run(self, position: "Position", seat: i64, debt: i64, b: i64) -> None:
        """Pay the only way possible."""
        moves = Moves()
        self.moves(position, seat, debt, b, moves)
        if moves.items[0] != payment(0, 0, 0):
            give_up(position, seat, moves.items[0])

    def moves(self, position: "Position", seat: i64, debt: i64, b: i64, moves: Moves) -> None:
        """Every set of cards with the smallest sufficient sum."""
        ones = gold_cards(position, seat, 1)
        twos = gold_cards(position, seat, 2)
        threes = gold_cards(position, seat, 3)
        if self.per_troll:
            one = min(debt, ones)
            two = min(debt - one, twos)
            moves.add(payment(one, two, min(debt - one - two, threes)))
            return
        total = min(debt, ones + 2 * twos + 3 * threes)
        # Try sums from the debt upwards: the first that can be made is the smallest.
        while moves.count == 0:
            three: i64
            two = 0
            for three in range(min(threes, total // 3) + 1):
                for two in range(min(twos, (total - 3 * three) // 2) + 1):
                    one = total - 3 * three - 2 * two
                    if one <= ones:
                        moves.add(payment(one, two, three))
            total += 1

    def why_not(self, position: "Position", seat: i64, debt: i64, b: i64, move: i64) -> i64:
        """The answer must be one of these sets."""
        if verb_of(move) != PAY_VERB:
            return WRONG_PROMPT
        moves = Moves()
        self.moves(position, seat, debt, b, moves)
        i: i64
        for i in range(moves.count):
            if moves.items[i] == move:
                return FINE
        return NO_TARGET

    def play(self, position: "Position", seat: i64, debt: i64, b: i64, move: i64) -> None:
        """Move the cards to the box."""
        give_up(position, seat, move)


@final
class NextRound(Step):
    """Deals the next round or ends the match; pushed with the reason the round ended."""

    kind: i64 = NEXT_ROUND
    last_round: bool  # the player who gained less in the last round begins, not the one who owns less

    def __init__(self, last_round: bool) -> None:
        self.last_round = last_round

    def run(self, position: "Position", seat: i64, reason: i64, b: i64) -> None:
        """The poorer player begins; blue in a tie."""
        players = position.game.players
        result = reason
        least: i64 = 1 << 30
        starter: i64 = 0
        who: i64
        for who in range(players):
            owned = position.of(who, NUGGETS)
            gain = owned - position.extra[BEFORE + who]
            result |= (gain + LEAST) << (GAIN + GAIN_BITS * who)
            if self.last_round:
                owned = gain
            if owned <= least:
                least = owned
                starter = who
        position.remember(result)
        next_round(position, starter)
