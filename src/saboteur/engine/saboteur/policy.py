"""The policy of the base game for both roles, from a seat's knowledge and public information about the others."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import LINKS, TILE, Board
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.family import BREAK, MAP, REPAIR, ROCKFALL
from saboteur.engine.core.fit import SHOWS_LINK
from saboteur.engine.core.hand import sorted_hand
from saboteur.engine.core.moves import (
    DISCARD,
    LAY,
    ORIENT,
    PLAY,
    TAKE,
    Moves,
    aim_of,
    card_of,
    discard,
    first_card,
    place_of,
    verb_of,
)
from saboteur.engine.core.outlook import Outlook
from saboteur.engine.core.policy import MILLI, Policy, run_on, thin
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import BROKEN, FRONT, PEEKED, ROLE, SEAT_WIDTH
from saboteur.engine.core.step import END_ROUND, TURN
from saboteur.engine.core.ways import FIELDS, MOST_GOALS, ONES, TOP, TOPS, WIDTH, Ways, nearer, total
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur import weights as w
from saboteur.engine.saboteur.cover import (
    WHIM,
    price,
    told_by_deed,
    told_by_fall,
    told_by_look,
    told_by_way,
)
from saboteur.engine.saboteur.end_round import DIGGER, SABOTEUR
from saboteur.engine.saboteur.haste import TARGETS, Haste
from saboteur.engine.saboteur.reveal import BITS
from saboteur.engine.saboteur.rumour import Rumour
from saboteur.engine.saboteur.spoils import expected_gold
from saboteur.engine.saboteur.steps import DRAFT
from saboteur.engine.saboteur.tool_worth import break_worth, repair_worth

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game
    from saboteur.engine.core.position import Position

JITTER: Final = 40
CHANCES: Final = vec[i64]([0] + [MILLI // goals for goals in range(1, MOST_GOALS + 1)])
"""The probability of gold under each of this many goals, in thousandths."""
SEEN: Final = vec[i64]([sum(128 << 8 * goal for goal in range(7) if seen >> goal & 1) for seen in range(128)])
"""The highest bits, as in `ways`, of a mask of goals."""
REFRESH: Final = 10
"""Number of laid cards after which distances are measured again."""


@final
class SaboteurPolicy(Policy):
    """Weighs moves by the turns they save or cost the diggers."""

    stop: i64 = END_ROUND
    game: "Game"
    gold: list[int]  # gold cards of value 1, 2 and 3 in the pile of a match
    per_player: bool
    broken_no_gold: bool
    families: vec[i64]  # by card
    through: vec[i64]  # by tile: some way leads through it
    keeps: vec[i64]  # value of a card in hand to a digger, by card; the saboteurs' values follow
    shares: vec[i64]  # gold of each of t diggers who share
    root: Ways
    later: Ways
    now: Outlook
    then: Outlook
    rumour: Rumour
    likely: i64  # the fields (see `ways`) of the goals under which the gold may lie, as far as the seat knows
    chance: i64  # its probability under each of them, in thousandths
    knows: bool  # whether the seat is sure of that
    turns: i64  # turns missing up to the gold
    role: i64
    price: i64  # price of a unit of log odds for a hiding saboteur, in thousandths of a turn; 0 for everybody else
    exact: bool  # whether rockfalls are tried on a trial board
    haste: Haste
    seen: Board  # what `now` shows
    seen_changes: i64  # the change count of the maze at that time; -1: evaluate again
    seen_looks: i64  # the number of evaluations
    seen_fronts: bool  # whether its fronts were found

    def __init__(
        self, game: "Game", families: list[int], gold: list[int], per_player: bool, broken_no_gold: bool
    ) -> None:
        super().__init__()
        self.game = game
        self.gold = gold
        self.per_player = per_player
        self.broken_no_gold = broken_no_gold
        self.families = vec[i64](families)
        self.root = Ways(game.template)
        self.later = Ways(game.template)
        self.now = Outlook(self.root, 0)
        self.then = Outlook(self.root, 0)
        self.rumour = Rumour(game)
        self.likely = 0
        self.chance = 0
        self.knows = False
        self.turns = 0
        self.role = DIGGER
        self.price = 0
        self.jitter = JITTER
        self.exact = True
        self.seen = game.template
        self.seen_changes = -1
        self.seen_looks = 0
        self.seen_fronts = False
        self.through = vec[i64]([0] * int(game.tiles.count))
        self.shares = w.shares_of(game, gold, per_player)
        i: i64
        for i in range(game.tiles.count):
            self.through[i] = w.widest(game.tiles.segments, i) // 2
        self.keeps = vec[i64]([0] * (2 * len(families)))
        for i in range(len(families)):
            self.keeps[i] = w.digger_keeps(game, self.families[i], i)
            self.keeps[len(families) + i] = w.saboteur_keeps(game, self.families[i], i)
        self.haste = Haste(game, self.families, self.keeps)

    # The interface of policies.

    def own(self) -> Policy:
        """An independent policy with its own scratch data."""
        return SaboteurPolicy(
            self.game, [family for family in self.families], self.gold, self.per_player, self.broken_no_gold
        )

    def study(self, position: "Position") -> None:
        """Measure the distances from which all rollouts begin."""
        self.root.measure(position.board)
        self.exact = True
        self.seen_changes = -1

    def begin(self, position: "Position", belief: vec[i64]) -> None:
        """Restore these distances and the current belief."""
        self._use(self.root)
        self.rumour.begin(belief)

    def searches(self, position: "Position") -> bool:
        """The gold draft is not worth a search."""
        return position.agenda[position.depth - STEP_WIDTH] != DRAFT

    def pick(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> i64:
        """The best of the considered moves, with rockfalls weighed roughly."""
        self.exact = False
        if self.haste.able and position.agenda[position.depth - STEP_WIDTH] == TURN:
            self.survey(position, seat)
            found = self.haste.pick(self, position, seat, dice)
        else:
            found = super().pick(position, seat, dice, moves)
        self.exact = True
        return found

    def play_on(self, position: "Position", dice: Dice, moves: Moves) -> i64:
        """As `Policy.play_on`, and turns, of which there are most, by the shortest way."""
        agenda = position.agenda
        steps = position.game.steps
        turn = steps[TURN]
        hasty = self.haste.able
        stop = self.stop
        count: i64 = 0
        over = run_on(position, stop)
        while not over:
            at = position.depth - STEP_WIDTH
            kind = agenda[at]
            seat = agenda[at + 1]
            if kind == TURN and hasty:
                self.exact = False
                self.survey(position, seat)
                move = self.haste.pick(self, position, seat, dice)
                self.exact = True
                self.note(position, seat, move)
                position.depth = at
                turn.play(position, seat, 0, 0, move)
            else:
                move = self.pick(position, seat, dice, moves)
                self.note(position, seat, move)
                position.depth = at
                steps[kind].play(position, seat, agenda[at + 2], agenda[at + 3], move)
            if agenda[position.depth - STEP_WIDTH] != TURN:
                over = run_on(position, stop)
            count += 1
        return count

    def note(self, position: "Position", seat: i64, move: i64) -> None:
        """Update everybody's suspicion by the move's effect on the way or on its target."""
        verb = verb_of(move)
        if verb == DISCARD:
            if position.of(seat, FRONT) & BROKEN == 0:
                self.rumour.weigh(seat, w.THREW_AWAY)
        elif verb == LAY:
            board = position.board
            self._look(board)
            if not self.haste.knows(move, self.seen_looks):
                self.try_lay(board, place_of(move), card_of(move))
                self._judge_way(seat, self.now.after)
            else:
                self._judge_way(seat, self.haste.after)
        elif verb == PLAY:
            family = self.families[card_of(move)]
            if family == BREAK:
                self.rumour.deed(seat, aim_of(move) & 255, w.BROKE)
            elif family == REPAIR:
                self.rumour.deed(seat, aim_of(move) & 255, w.REPAIRED)
            elif family == ROCKFALL:
                if self.through[position.board.at(place_of(move)) & TILE] != 0:
                    self.rumour.weigh(seat, w.CUT)
                else:
                    self.rumour.weigh(seat, w.OPENED)

    def worth(self, position: "Position", seat: i64) -> i64:
        """Expected gold of the round, given how it ended."""
        return expected_gold(position, seat, self.shares, self.broken_no_gold)

    # Inside: considered moves.

    def list_turn(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> None:
        """Every use of every card but few rockfalls; discarding the least valuable card."""
        cards = sorted_hand(position, seat)
        effects = position.game.effects
        keeps: i64 = 0
        if position.of(seat, ROLE) == SABOTEUR:
            keeps = len(self.families)
        least: i64 = 0
        i: i64
        for i in range(len(cards)):
            card = cards[i]
            if self.keeps[keeps + card] < self.keeps[keeps + cards[least]]:
                least = i
            if i > 0 and cards[i - 1] == card:
                continue
            first = moves.count
            effects[card].uses(position, seat, card, moves)
            if self.families[card] == ROCKFALL:
                thin(moves, first, TARGETS, dice)
        moves.add(discard(cards[least]))

    # Inside: evaluating the position.

    def _use(self, ways: Ways) -> None:
        if self.now.ways is not ways:
            self.seen_changes = -1
        self.now.ways = ways
        self.then.ways = ways

    def _look(self, board: Board) -> None:
        """Evaluate, unless nothing has changed since the last time."""
        if self.seen_changes != board.changes or self.seen is not board:
            self.now.look(board)
            self.seen = board
            self.seen_changes = board.changes
            self.seen_looks += 1
            self.seen_fronts = False

    def find_fronts(self, board: Board) -> None:
        """Find the ends that matter, unless that is done; after a survey."""
        if not self.seen_fronts:
            self.haste.look(board, self.now)
            self.seen_fronts = True

    def _measure(self, board: Board) -> None:
        """Bring the distances up to date after some cards."""
        ways = self.now.ways
        if ways.cards <= board.card_count < ways.cards + REFRESH:
            return
        if ways is self.root:
            self.later.take(ways)
            self._use(self.later)
        self.later.follow(board)
        self.seen_changes = -1

    def survey(self, position: "Position", seat: i64) -> None:
        """Evaluate the position before the move, as the seat knows it."""
        board = position.board
        self._measure(board)
        self._look(board)
        at = seat * SEAT_WIDTH
        seats = position.seats
        self.role = seats[at + ROLE]
        peeked = seats[at + PEEKED]
        unknown = self.now.hidden & ~SEEN[peeked]
        self.chance = CHANCES[total(unknown >> WIDTH - 1)]
        self.knows = self.chance == MILLI
        goal: i64 = 0
        while peeked != 0:
            if peeked & 1 and position.goals[goal] == position.game.treasure and self.now.hidden & TOP[goal] != 0:
                unknown = TOP[goal]
                self.chance = MILLI
                self.knows = True
            peeked >>= 1
            goal += 1
        self.likely = unknown - (unknown >> WIDTH - 1)
        self.turns = self.expect(self.now.best)
        self.price = 0
        self.jitter = JITTER
        if self.role == SABOTEUR:
            self.price = price(position, self.turns)
            if self.price > 0:
                self.jitter = WHIM

    def expect(self, steps: i64) -> i64:
        """Turns missing, over the goals that may hide the gold."""
        return self.chance * total(steps & self.likely)

    # Inside: weighing moves.

    def weight(self, position: "Position", seat: i64, move: i64) -> i64:
        """The value of a move to the seat, from what it knows, less what it reveals if the seat hides."""
        weight = self._use_of(position, seat, move)
        if self.price > 0:
            weight -= self.price * self._tell(position, seat, move) // MILLI
        return weight

    def _tell(self, position: "Position", seat: i64, move: i64) -> i64:
        """The evidence of a move that was just weighed, in thousandths of log odds."""
        verb = verb_of(move)
        if verb == LAY:
            return told_by_way(self.gain(self.now.after))
        if verb != PLAY:
            return 0
        family = self.families[card_of(move)]
        if family == MAP:
            return told_by_look(self.knows)
        if family == ROCKFALL:
            return told_by_fall(self.through[position.board.at(place_of(move)) & TILE])
        target = aim_of(move) & 255
        if target == seat:
            return 0
        return told_by_deed(family, self.rumour.doubt(target, DIGGER))

    def _use_of(self, position: "Position", seat: i64, move: i64) -> i64:
        """The value of a move for the seat's side."""
        verb = verb_of(move)
        if verb == LAY:
            return self.lay_worth(self.try_lay(position.board, place_of(move), card_of(move)))
        if verb == DISCARD:
            card = first_card(aim_of(move))
            if self.families[card] == MAP and self.knows:
                return -w.NEUTRAL
            if self.role == SABOTEUR:
                return -self.keeps[len(self.families) + card]
            return -self.keeps[card]
        if verb == PLAY:
            return self._play(position, seat, move)
        if verb == ORIENT:
            return self._orient(position, card_of(move))
        if verb == TAKE:
            return aim_of(move)
        return 0

    def try_lay(self, board: Board, place: i64, tile: i64) -> i64:
        """The distances to each goal with the card laid there."""
        return self.try_lead(board, place, board.joins(place, tile, 0) & ~board.tiles.blocked[tile])

    def try_lead(self, board: Board, place: i64, arms: i64) -> i64:
        """The same, if these arms of the card are joined to the maze; nothing else about it matters."""
        now = self.now
        now.lead(board, place, arms)
        if now.loose:
            now.join(board, place, arms)
        return now.after

    def _look_at(self, board: Board) -> i64:
        """The distances to each goal on a trial board."""
        self.then.look(board)
        return self.then.reach(board)

    def lay_worth(self, after: i64) -> i64:
        """The value for the seat's side of a path card that leaves these distances."""
        gain = self.turns - self.expect(after)
        wins: i64 = 0
        reached = ~((after | TOPS) - ONES) & self.now.hidden
        if reached != 0:  # most cards lead into no goal
            wins = self.expect(reached >> WIDTH - 1)
        if self.role == DIGGER:
            if gain > 0 or wins > 0:
                return gain + w.WIN * wins
            return gain + w.IDLE
        if wins > 0:
            return w.LOSS
        if gain < 0:
            return w.HARM * -gain // MILLI
        if gain == 0 and self.knows and self._misleads(after):
            return w.MISLEAD
        return w.HIDE - gain

    def _misleads(self, after: i64) -> bool:
        """Whether a goal without gold comes nearer, without being turned up."""
        best = self.now.best
        closer = ((best | TOPS) - after - ONES) & ((after | TOPS) - ONES)
        return closer & self.now.hidden & ~(self.likely << 1) != 0

    def _play(self, position: "Position", seat: i64, move: i64) -> i64:
        family = self.families[card_of(move)]
        if family == MAP:
            return self.map_worth(position.board.goal_at(place_of(move)))
        if family == ROCKFALL:
            return self._rockfall(position.board, place_of(move))
        target = aim_of(move) & 255
        if family == BREAK:
            return break_worth(self.role, self.rumour.doubt(target, self.role), position.of(target, FRONT) & BROKEN)
        if family == REPAIR:
            return repair_worth(
                self.role,
                self.rumour.doubt(target, self.role),
                target == seat,
                BITS[position.of(target, FRONT) & BROKEN] == 1,
            )
        return w.NEUTRAL

    def map_worth(self, goal: i64) -> i64:
        """The value for the seat of looking at a goal."""
        if self.knows or self.likely & FIELDS[goal] == 0:
            return w.NEVER // 2
        if self.role == SABOTEUR:
            return w.SPY
        if self.turns > MILLI:
            return w.LOOK + self.chance
        return w.LOOK_LATE

    def _rockfall(self, board: Board, place: i64) -> i64:
        """Clear what is in the way, or cut the way."""
        gain: i64 = 0
        value = board.at(place)
        through = self.through[value & TILE] != 0
        if self.exact:
            tried = board.copy()
            tried.remove(place)
            ways = self.now.ways
            self.later.measure(tried)
            self.then.ways = self.later
            gain = self.turns - self.expect(self._look_at(tried))
            if ways is self.later:
                self.later.measure(board)
            self.then.ways = ways
        elif through:
            # The part behind it can be joined again by one card.
            if value & LINKS != 0:
                gain = -MILLI
        elif board.shown(place) >> SHOWS_LINK & 15 != 0:
            beside = self.now.ways.beside(board, place)
            gain = self.expect(self.now.best - nearer(self.now.best, beside))
        if self.role == SABOTEUR:
            if gain < 0:
                return w.COLLAPSE * -gain // MILLI
            return w.NEVER
        if gain >= w.CLEAR_LEAST:
            return gain
        return w.NEVER

    def _orient(self, position: "Position", tile: i64) -> i64:
        goal = position.agenda[position.depth - STEP_WIDTH + 2]
        board = position.board.copy()
        board.turn_up(goal, tile)
        turns = self.expect(self._look_at(board))
        if self.role == SABOTEUR:
            return turns
        return -turns

    # Inside: public evidence.

    def _judge_way(self, seat: i64, after: i64) -> None:
        """Judge a card by the goal that it helps most."""
        gain = self.gain(after)
        if gain > 0:
            self.rumour.weigh(seat, w.FORWARD)
        elif gain == 0:
            self.rumour.weigh(seat, w.ASIDE)
        else:
            self.rumour.weigh(seat, w.BACK)

    def gain(self, after: i64) -> i64:
        """Whether some goal comes nearer (1), stays as far (0), or none does (-1), at these distances."""
        saved = (self.now.best | TOPS) - after
        if (saved - ONES) & self.now.hidden != 0:
            return 1
        if saved & self.now.hidden != 0:
            return 0
        return -1
