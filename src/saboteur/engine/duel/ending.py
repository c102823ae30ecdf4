"""The end of a round of the Duel: gold is taken, trolls are paid, and the next round is dealt."""

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
        """Everyone takes the cards that bear his markers, then owes a nugget for each troll he bribed."""
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
        """A gold card leaves play for good; a goal is in no deck anyway."""
        tiles = position.board.tiles
        tile = position.board.at(place) & TILE
        add_gold(position, seat, tiles.gold[tile], 1)
        if tiles.kind[tile] >= 0:
            position.extra[TAKEN + tiles.kind[tile]] += 1
        if position.log is not None:
            position.log.add(game_events.COLLECT, seat, tile, place, 0, 0)


@final
class Pay(Step):
    """Asks with which gold cards a seat pays the trolls, if there is a choice; pushed with the number of trolls."""

    kind: i64 = PAY
    asking: i64 = DEPENDS
    per_troll: bool  # a card for each troll, the cheapest first; else all trolls at once

    def __init__(self, per_troll: bool) -> None:
        self.per_troll = per_troll

    def asks(self, position: "Position", seat: i64, debt: i64, b: i64) -> bool:
        """Everybody sees the gold cards, so everybody can tell whether there is a choice."""
        moves = Moves()
        self.moves(position, seat, debt, b, moves)
        return moves.count > 1

    def run(self, position: "Position", seat: i64, debt: i64, b: i64) -> None:
        """Pay in the only way."""
        moves = Moves()
        self.moves(position, seat, debt, b, moves)
        if moves.items[0] != payment(0, 0, 0):
            give_up(position, seat, moves.items[0])

    def moves(self, position: "Position", seat: i64, debt: i64, b: i64, moves: Moves) -> None:
        """Every set of cards of the smallest sum that suffices."""
        ones = gold_cards(position, seat, 1)
        twos = gold_cards(position, seat, 2)
        threes = gold_cards(position, seat, 3)
        if self.per_troll:
            one = min(debt, ones)
            two = min(debt - one, twos)
            moves.add(payment(one, two, min(debt - one - two, threes)))
            return
        total = min(debt, ones + 2 * twos + 3 * threes)
        # The sums from the debt upwards: the first that can be made is the smallest.
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
        """It must be one of these sets."""
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
        """The cards go into the box."""
        give_up(position, seat, move)


@final
class NextRound(Step):
    """Deals the next round, or ends the match; pushed with the reason why this one ended."""

    kind: i64 = NEXT_ROUND
    last_round: bool  # who gained less in the last round begins, not who owns less

    def __init__(self, last_round: bool) -> None:
        self.last_round = last_round

    def run(self, position: "Position", seat: i64, reason: i64, b: i64) -> None:
        """The poorer begins, blue if both have the same."""
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
