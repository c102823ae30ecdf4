"""The policy of The Duel and its solo game: mark gold, approach the goals, keep the opponent from both."""

from math import exp, sqrt
from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import NO_PLACE, TILE, Board
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.family import BREAK, KEY, MAP, PATH, REPAIR, ROCKFALL
from saboteur.engine.core.hand import sorted_hand
from saboteur.engine.core.moves import (
    BRIBE,
    DISCARD,
    LAY,
    MARK,
    ORIENT,
    PAY,
    PLAY,
    REMOVE,
    Moves,
    aim_of,
    card_of,
    discard,
    discard_two,
    first_card,
    other_cards,
    place_of,
    remove,
    verb_of,
)
from saboteur.engine.core.outlook import Outlook
from saboteur.engine.core.policy import MILLI, Policy, thin
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import BROKEN, FRONT, NUGGETS, PEEKED
from saboteur.engine.core.ways import FAR, FIELD, WIDTH, Ways
from saboteur.engine.duel.bribe import add_bribes, open_trolls
from saboteur.engine.duel.key import locked, unlock
from saboteur.engine.duel.state import WATCH, WATCHED
from saboteur.engine.duel.steps import PAY as PAY_STEP
from saboteur.engine.duel.values import Values
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.reveal import BITS

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game
    from saboteur.engine.core.position import Position

REFRESH: Final = 5
"""Number of laid cards after which distances are measured again."""
TARGETS: Final = 2
"""Number of random targets tried for a rockfall in a rollout."""
SPREAD: Final = 4.0
"""Standard deviation of a round's effect on the lead, in nuggets."""
LEADS: Final = 60
"""Larger leads count as this one."""


@final
class DuelPolicy(Policy):
    """Weighs moves by the gold they mark or bring nearer, its own minus the opponent's."""

    game: "Game"
    values: Values
    families: vec[i64]  # by card
    keeps: vec[i64]  # what a card in hand is worth, by card
    near: vec[i64]  # value of a nugget by distance in cards
    root: Ways
    later: Ways
    now: list[Outlook]  # by network
    then: list[Outlook]  # for trial boards
    hopes: vec[i64]  # value of each goal as far as the seat knows
    base: i64  # value of the position to the seat before its move
    scores: vec[i64]  # chance to win the match by rounds left and lead

    def __init__(self, game: "Game", families: list[int]) -> None:
        super().__init__()
        self.game = game
        self.values = Values(game.players == 1)
        # In solo there is no opponent to exploit mistakes of the search.
        self.doubt = 0.2 if game.players == 1 else 0.8
        self.foresight = 3 if game.players == 1 else 0
        self.families = vec[i64](families)
        self.root = Ways(game.template)
        self.later = Ways(game.template)
        self.now = [Outlook(self.root, 0)]
        self.then = [Outlook(self.root, 0)]
        if game.players == 2:
            self.now.append(Outlook(self.root, 1))
            self.then.append(Outlook(self.root, 1))
        self.hopes = vec[i64]([0] * len(game.template.goals))
        self.base = 0
        self.near = vec[i64]([0] * (FAR + 1))
        self.scores = vec[i64]([match_score(0, 0)] * int((game.rounds + 1) * (2 * LEADS + 1)))
        lead: i64
        for i in range(game.rounds + 1):
            for lead in range(-LEADS, LEADS + 1):
                self.scores[i * (2 * LEADS + 1) + LEADS + lead] = match_score(i, lead)
        self.keeps = vec[i64]([0] * len(families))
        self.prepare()

    def prepare(self) -> None:
        """Compute derived tables."""
        values = self.values
        self.jitter = values.jitter
        worth = 1000.0
        i: i64
        for i in range(FAR):
            self.near[i] = int(worth)
            worth *= float(values.nearer) / 1000.0
        self.near[0] = values.reached
        for i in range(len(self.families)):
            self.keeps[i] = self._keep(i)

    # The interface of policies.

    def own(self) -> Policy:
        """An independent policy with its own scratch data."""
        return DuelPolicy(self.game, [family for family in self.families])

    def study(self, position: "Position") -> None:
        """Measure the distances from which all rollouts begin."""
        self.root.measure(position.board)

    def begin(self, position: "Position", belief: vec[i64]) -> None:
        """Restore these distances."""
        self._use(self.root)

    def searches(self, position: "Position") -> bool:
        """Payments are not worth a search."""
        return position.agenda[position.depth - STEP_WIDTH] != PAY_STEP

    def worth(self, position: "Position", seat: i64) -> i64:
        """Alone: the gold owned. For two: the chance to win the match, in thousandths, and a little for the lead."""
        mine = position.of(seat, NUGGETS)
        if position.game.players == 1:
            return mine * MILLI
        lead = mine - position.of(1 - seat, NUGGETS)
        left = position.game.rounds - position.round
        lead = max(-LEADS, min(LEADS, lead))
        return self.scores[max(left, 0) * (2 * LEADS + 1) + LEADS + lead]

    def success(self, position: "Position", seat: i64) -> i64:
        """Alone: the gold. For two: the chance to win the match."""
        worth = self.worth(position, seat)
        if position.game.players == 1:
            return worth
        return max(0, min(MILLI, worth))

    # Inside: considered moves.

    def list_turn(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> None:
        """Every use of every card but few rockfalls; discarding the least valuable card; bribes."""
        cards = sorted_hand(position, seat)
        effects = position.game.effects
        size = len(cards)
        least: i64 = -1
        second: i64 = -1
        i: i64
        for i in range(size):
            card = cards[i]
            keep = self.keeps[card]
            if least < 0 or keep < self.keeps[cards[least]]:
                second = least
                least = i
            elif second < 0 or keep < self.keeps[cards[second]]:
                second = i
            if i > 0 and cards[i - 1] == card:
                continue
            count = moves.count
            effects[card].uses(position, seat, card, moves)
            if self.families[card] == ROCKFALL:
                thin(moves, count, TARGETS, dice)
        moves.add(discard(cards[least]))
        if second >= 0:
            moves.add(discard_two(cards[least], cards[second]))
            front = position.of(seat, FRONT) & BROKEN
            tool: i64
            for tool in range(3):
                if front >> tool & 1:
                    moves.add(remove(position.game.broken_cards[tool], cards[least], cards[second]))
        if position.extra[WATCHED] > 0:
            add_bribes(position, seat, moves)

    # Inside: weighing.

    def _use(self, ways: Ways) -> None:
        i: i64
        for i in range(len(self.now)):
            self.now[i].ways = ways
            self.then[i].ways = ways

    def survey(self, position: "Position", seat: i64) -> None:
        """Evaluate the position before the move."""
        board = position.board
        ways = self.now[0].ways
        if board.card_count >= ways.cards + REFRESH or board.card_count < ways.cards:
            if ways is self.root:
                self.later.take(ways)
                self._use(self.later)
            self.later.follow(board)
        peeked = position.of(seat, PEEKED)
        goal: i64
        for goal in range(len(self.hopes)):
            if not board.hidden(goal):
                self.hopes[goal] = 0
            elif peeked >> goal & 1:
                self.hopes[goal] = MILLI * board.tiles.gold[position.goals[goal]]
            else:
                self.hopes[goal] = self.values.hope
        i: i64
        for i in range(len(self.now)):
            self.now[i].look(board)
        self.base = self._ahead(self.now[seat].best)
        if len(self.now) == 2:
            self.base -= self.values.rival * self._ahead(self.now[1 - seat].best) // MILLI

    def _ahead(self, steps: i64) -> i64:
        """The value of the gold ahead at these distances to each goal."""
        hopes = self.hopes
        near = self.near
        total: i64 = 0
        goal: i64
        for goal in range(len(hopes)):
            if hopes[goal] != 0:
                total += hopes[goal] * near[steps >> WIDTH * goal & FIELD]
        return total // MILLI

    def weight(self, position: "Position", seat: i64, move: i64) -> i64:
        """The value of a move to the seat, from what it knows."""
        verb = verb_of(move)
        if verb == LAY:
            return self.values.laid + self._lay(position, seat, place_of(move), card_of(move))
        if verb == PLAY:
            return self._play(position, seat, move)
        if verb in (DISCARD, REMOVE):
            total: i64 = 0
            cards = aim_of(move)
            while cards != 0:
                if verb == DISCARD:
                    total += self.values.idle_discard
                total -= self.keeps[first_card(cards)]
                cards = other_cards(cards)
            if verb == REMOVE:
                total += self._mend(position, seat) * 4 // 5
            return total
        if verb == BRIBE:
            board = position.board.copy()
            open_trolls(board, place_of(move))
            return self.values.bribed + self._tried(position, seat, board, NO_PLACE)
        if verb == MARK:
            return MILLI * position.board.tiles.gold[position.board.at(place_of(move)) & TILE]
        if verb == ORIENT:
            goal = position.agenda[position.depth - STEP_WIDTH + 2]
            board = position.board.copy()
            board.turn_up(goal, card_of(move))
            return self._tried(position, seat, board, board.goals[goal])
        if verb == PAY:
            cards = aim_of(move)
            return -((cards & 255) + (cards >> 8 & 255) + (cards >> 16))
        return 0

    def _lay(self, position: "Position", seat: i64, place: i64, tile: i64) -> i64:
        """The gain with the card laid there."""
        board = position.board
        tiles = board.tiles
        mine = self.now[seat]
        joined = self._joined(board, place, tile, seat)
        mine.lay(board, place, tile, joined)
        loose = mine.loose
        gold: i64 = 0
        if tiles.gold[tile] != 0 and tiles.gold_arms[tile] & joined != 0:
            gold = MILLI * tiles.gold[tile]
        value = self.values.secured * gold + self._ahead(mine.after)
        if len(self.now) == 2:
            theirs = self.now[1 - seat]
            joined = self._joined(board, place, tile, 1 - seat)
            theirs.lay(board, place, tile, joined)
            loose = loose or theirs.loose
            if gold == 0 and tiles.gold[tile] != 0 and tiles.gold_arms[tile] & joined != 0:
                value -= self.values.secured * MILLI * tiles.gold[tile]
            value -= self.values.rival * self._ahead(theirs.after) // MILLI
        if loose:
            tried = board.copy()
            tried.lay(place, tile)
            return self._tried(position, seat, tried, place)
        return value - self.base

    def _joined(self, board: Board, place: i64, tile: i64, network: i64) -> i64:
        """The arms of a card that would be joined to the network."""
        joined = board.joins(place, tile, network)
        group = board.tiles.ladder[tile]
        if group != 0 and board.climbed >> (group + 8 * network) & 1:
            joined |= board.tiles.rungs[tile]
        return joined

    def _tried(self, position: "Position", seat: i64, board: Board, place: i64) -> i64:
        """The gain on a trial board, on which gold may lie at one more place."""
        value: i64 = 0
        who: i64
        for who in range(len(self.then)):
            outlook = self.then[who]
            outlook.look(board)
            ahead = self._ahead(outlook.reach(board))
            if who == seat:
                value += ahead
            else:
                value -= self.values.rival * ahead // MILLI
        if place != NO_PLACE:
            value += self._gain(board, place, seat)
        i: i64
        for i in range(WATCH, WATCH + position.extra[WATCHED]):
            if position.extra[i] != place:
                value += self._gain(board, position.extra[i], seat)
        return value - self.base

    def _gain(self, board: Board, place: i64, seat: i64) -> i64:
        """The value of a card's gold on a board: it belongs to the seat to move, if both reach it."""
        tile = board.tile_at(place)
        if tile < 0 or board.tiles.gold[tile] == 0:
            return 0
        arms = board.tiles.gold_arms[tile]
        if board.linked(place, seat) & arms != 0:
            return self.values.secured * MILLI * board.tiles.gold[tile]
        if len(self.now) == 2 and board.linked(place, 1 - seat) & arms != 0:
            return -self.values.secured * MILLI * board.tiles.gold[tile]
        return 0

    def _play(self, position: "Position", seat: i64, move: i64) -> i64:
        family = self.families[card_of(move)]
        if family == REPAIR:
            return self._mend(position, seat)
        if family == BREAK:
            if position.of(aim_of(move), FRONT) & BROKEN == 0:
                return self.values.breaking
            return self.values.breaking_more
        if family == MAP:
            if self.hopes[position.board.goal_at(place_of(move))] == self.values.hope:
                return self.values.look
            return self.values.look_again
        if family == KEY:
            return self.values.keyed + self._unlock(position, seat, place_of(move))
        if family == ROCKFALL:
            board = position.board.copy()
            board.remove(place_of(move))
            return self.values.fallen + self._tried(position, seat, board, NO_PLACE)
        return self.values.neutral

    def _unlock(self, position: "Position", seat: i64, place: i64) -> i64:
        """The value of a key; nothing unless a way leads up to the door."""
        board = position.board
        arms = locked(board, place, seat)
        side: i64
        for side in range(4):
            if arms >> side & 1 and board.touches(place, side, seat):
                tried = board.copy()
                unlock(tried, place, seat)
                return self._tried(position, seat, tried, NO_PLACE)
        return 0

    def _mend(self, position: "Position", seat: i64) -> i64:
        """The fewer tools stay broken, the more a repair is worth."""
        if BITS[position.of(seat, FRONT) & BROKEN] == 1:
            return self.values.mended
        return self.values.mended_partly

    def _keep(self, card: i64) -> i64:
        """The value of keeping a card."""
        values = self.values
        family = self.families[card]
        if family == REPAIR:
            return values.keep_repair
        if family == KEY:
            return values.keep_key
        if family == ROCKFALL:
            return values.keep_rockfall
        if family == MAP:
            return values.keep_map
        if family == BREAK:
            return values.keep_break
        if family != PATH:
            return values.neutral
        tiles = self.game.tiles
        tile = self.game.tile_of[card]
        widest: i64 = 0
        side: i64
        for side in range(4):
            widest = max(widest, BITS[tiles.segments[tile * 4 + side]])
        worth = values.keep_arm * widest
        if tiles.gold[tile] != 0:
            worth += values.keep_gold
        if tiles.ladder[tile] != 0:
            worth += values.keep_ladder
        if widest < 2:
            worth -= values.keep_dead_end
        return worth


def match_score(left: i64, lead: i64) -> i64:
    """The chance that a lead wins with this many rounds to come, in thousandths; at the end the lead counts, too."""
    if left > 0:
        return int(1000.0 / (1.0 + exp(-1.7 * float(lead) / (SPREAD * sqrt(float(left))))))
    if lead > 0:
        return 1000 + lead
    if lead == 0:
        return 500
    return lead
