"""The policy of Saboteur 2: each of the six roles for its own gold, from what a seat knows."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import Board
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.family import (
    BREAK,
    FREE,
    HANDS_OFF,
    INSPECTION,
    MAP,
    REPAIR,
    ROCKFALL,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
)
from saboteur.engine.core.hand import front_bit, sorted_hand
from saboteur.engine.core.moves import (
    DISCARD,
    LAY,
    ORIENT,
    PLAY,
    REMOVE,
    STEAL,
    Moves,
    aim_of,
    card_of,
    discard,
    discard_three,
    discard_two,
    first_card,
    other_cards,
    place_of,
    remove,
    verb_of,
)
from saboteur.engine.core.policy import MILLI, Policy, thin
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import BROKEN, FRONT, KIND, NUGGETS, ROLE, SIZE, TRAPPED
from saboteur.engine.core.ways import missing
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.reveal import BITS
from saboteur.engine.saboteur2 import weights as w
from saboteur.engine.saboteur2.digging import Digging
from saboteur.engine.saboteur2.history import COUNTED, ENDED, MINED
from saboteur.engine.saboteur2.state import (
    BLUE_DIGGER,
    BOSS,
    GEOLOGIST,
    GREEN_DIGGER,
    ROLE_KNOWN,
    ROLE_SLOT,
    SABOTEUR,
    TRAPPED_BIT,
)
from saboteur.engine.saboteur2.steps import STEAL as STEAL_STEP

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game
    from saboteur.engine.core.position import Position

TARGETS: Final = 2
"""Number of random targets tried for a rockfall in a rollout."""
ROLES: Final = 6


@final
class Saboteur2Policy(Policy):
    """Weighs moves by role: diggers and boss dig, saboteurs block, geologists lay crystals, all steal."""

    game: "Game"
    families: vec[i64]  # by card
    keeps: vec[i64]  # role * cards + card: value of a card in hand
    dig: Digging
    envy: i64  # weight of the others' average gold against the seat's own
    exact: bool  # whether rockfalls are tried on a trial board

    def __init__(self, game: "Game", families: list[int]) -> None:
        super().__init__()
        self.game = game
        self.families = vec[i64](families)
        self.dig = Digging(game)
        self.envy = w.ENVY
        self.exact = True
        self.jitter = w.JITTER
        i: i64
        role: i64
        self.keeps = vec[i64]([0] * (ROLES * len(families)))
        for role in range(ROLES):
            for i in range(len(families)):
                self.keeps[role * len(families) + i] = self._keep(role, i)

    # The interface of policies.

    def own(self) -> Policy:
        """An independent policy with its own scratch data."""
        return Saboteur2Policy(self.game, [family for family in self.families])

    def study(self, position: "Position") -> None:
        """Measure the distances from which all rollouts begin."""
        self.dig.root.measure(position.board)
        self.exact = True

    def begin(self, position: "Position", belief: vec[i64]) -> None:
        """Restore these distances."""
        self.dig.use(self.dig.root)

    def searches(self, position: "Position") -> bool:
        """Thefts are not worth a search: rob the richest."""
        return position.agenda[position.depth - STEP_WIDTH] != STEAL_STEP

    def pick(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> i64:
        """The best of the considered moves, with rockfalls weighed roughly."""
        self.exact = False
        found = super().pick(position, seat, dice, moves)
        self.exact = True
        return found

    def worth(self, position: "Position", seat: i64) -> i64:
        """The gold owned after the round, less a part of what the others own on average."""
        others: i64 = 0
        other: i64
        for other in range(position.game.players):
            if other != seat:
                others += position.of(other, NUGGETS)
        return MILLI * position.of(seat, NUGGETS) - self.envy * others // (position.game.players - 1)

    def success(self, position: "Position", seat: i64) -> i64:
        """Whether the seat has won the round, or was paid for crystals; gold of earlier rounds does not count here."""
        history = position.history
        i: i64 = len(history) - 1
        while i >= 0:
            told = history[i]
            kind = told & 15
            if kind == ENDED:
                return 0
            if told >> 4 & 31 == seat and (kind == COUNTED or (kind == MINED and told >> 9 > 0)):
                return MILLI
            i -= 1
        return 0

    # Inside: considered moves.

    def list_turn(self, position: "Position", seat: i64, dice: Dice, moves: Moves) -> None:
        """Every use of every card but few rockfalls; discarding, or paying with, the least valuable cards."""
        cards = sorted_hand(position, seat)
        effects = position.game.effects
        base = position.of(seat, ROLE) * len(self.families)
        size = len(cards)
        i: i64
        for i in range(size):
            if i == 0 or cards[i - 1] != cards[i]:
                first = moves.count
                effects[cards[i]].uses(position, seat, cards[i], moves)
                if self.families[cards[i]] == ROCKFALL:
                    thin(moves, first, TARGETS, dice)
        # The three cards that are worth least come first.
        for i in range(min(size, 3)):
            least = i
            j = i + 1
            while j < size:
                if self.keeps[base + cards[j]] < self.keeps[base + cards[least]]:
                    least = j
                j += 1
            card = cards[least]
            cards[least] = cards[i]
            cards[i] = card
        moves.add(discard(cards[0]))
        if size > 1:
            moves.add(discard_two(cards[0], cards[1]))
            front = position.of(seat, FRONT) & (BROKEN | TRAPPED)
            bit: i64
            for bit in range(TRAPPED_BIT + 1):
                if front >> bit & 1:
                    moves.add(remove(position.game.broken_cards[bit], cards[0], cards[1]))
        if size > 2:
            moves.add(discard_three(cards[0], cards[1], cards[2]))

    # Inside: evaluating the position.

    def survey(self, position: "Position", seat: i64) -> None:
        """Evaluate the position before the move, as the seat knows it."""
        self.dig.survey(position, seat)

    def _knows_role(self, position: "Position", seat: i64, other: i64) -> bool:
        return position.extra[ROLE_KNOWN + position.extra[ROLE_SLOT + other]] >> seat & 1 != 0

    def _rivalry(self, position: "Position", seat: i64, other: i64) -> i64:
        """How much another seat's gain is this seat's loss, in thousandths."""
        if not self._knows_role(position, seat, other):
            return w.RIVAL_UNKNOWN
        role = position.of(other, ROLE)
        if role != self.dig.role:
            return MILLI
        if role == SABOTEUR:
            return w.RIVAL_SABOTEUR
        if role in (BLUE_DIGGER, GREEN_DIGGER):
            return w.RIVAL_DIGGER
        return MILLI

    def _lasting(self, position: "Position", other: i64) -> i64:
        """The probability that a card in front of a seat is still there at the end, in thousandths."""
        pile = position.pile()
        if pile == 0 and position.of(other, SIZE) < 2:
            return MILLI
        if self.dig.turns <= w.LATE_TURNS or pile == 0:
            return w.LASTS_LATE
        if pile <= w.LATE_CARDS:
            return w.LASTS_SOON
        return w.LASTS_EARLY

    # Inside: weighing moves.

    def weight(self, position: "Position", seat: i64, move: i64) -> i64:
        """The value of a move to the seat, from what it knows."""
        verb = verb_of(move)
        if verb == LAY:
            return self._lay(position.board, place_of(move), card_of(move))
        if verb == PLAY:
            return self._play(position, seat, move)
        if verb in (DISCARD, REMOVE):
            total: i64 = 0
            drawn: i64 = w.DRAWN
            if self.dig.digs:
                drawn = w.DRAWN_DIGGING
            cards = aim_of(move)
            while cards != 0:
                keep = self.keeps[self.dig.role * len(self.families) + first_card(cards)]
                if verb == DISCARD:
                    total += drawn - keep
                else:
                    total -= max(0, keep)
                cards = other_cards(cards)
            if verb == DISCARD:
                return total
            return total + w.PAY_OFF + self._relief(position, seat, front_bit(position, seat, card_of(move)))
        if verb == ORIENT:
            turns = self.dig.turned(position, card_of(move))
            if self.dig.digs:
                return -turns
            return turns
        if verb == STEAL:
            return MILLI * position.of(aim_of(move), NUGGETS)
        return 0

    def _lay(self, board: Board, place: i64, tile: i64) -> i64:
        crystal = self._crystal(tile)
        after = self.dig.attempt(self.dig.now, board, place, tile, False)
        wins: i64 = 0
        goal: i64
        for goal in range(len(self.dig.odds)):
            if missing(after, goal) == 0:
                wins += self.dig.odds[goal]
        foreign = self.dig.doors(board.tiles.doors[tile]) != 0
        if self.dig.shut or foreign:
            after = self.dig.attempt(self.dig.mine, self.dig.maze, place, tile, foreign)
        if wins > 0:
            if self.dig.gains(after):
                return crystal + w.WIN * wins // MILLI
            return crystal - w.WIN * wins // MILLI
        if self.dig.role == GEOLOGIST:
            if crystal != 0:
                return crystal
            return w.IDLE
        gain = self.dig.turns - self.dig.expect(after)
        if self.dig.digs:
            if gain > 0:
                return crystal + gain
            return crystal + gain + w.IDLE
        if gain < 0:
            return crystal - w.HARM * gain // MILLI
        return crystal + w.IDLE - gain

    def _crystal(self, tile: i64) -> i64:
        if self.game.tiles.crystal[tile] == 0:
            return 0
        if self.dig.role == GEOLOGIST:
            return w.CRYSTAL
        return w.GIFT

    def _relief(self, position: "Position", seat: i64, bit: i64) -> i64:
        """The value of removing a card in front of the seat."""
        if bit == TRAPPED_BIT:
            return w.FREE_ME
        if bit > TRAPPED_BIT:
            return w.NEVER
        if not self.dig.digs and self.dig.role != GEOLOGIST:
            return 0
        if BITS[position.of(seat, FRONT) & (BROKEN | TRAPPED)] == 1:
            return w.MEND_ME
        return w.MEND_ME_PARTLY

    def _play(self, position: "Position", seat: i64, move: i64) -> i64:
        family = self.families[card_of(move)]
        if family == MAP:
            return self._map(self.dig.odds[position.board.goal_at(place_of(move))])
        if family == ROCKFALL:
            return self._rockfall(position.board, place_of(move))
        target = aim_of(move) & 255
        if family == BREAK:
            harm: i64 = w.BREAKING
            if self.dig.digs:
                harm = harm * self._rivalry(position, seat, target) // MILLI
            if position.of(target, FRONT) & (BROKEN | TRAPPED) != 0:
                return harm * 3 // 10
            return harm
        if family == REPAIR:
            if target != seat:
                return w.MEND_OTHER
            return self._relief(position, seat, 0)
        if family == TRAP:
            return w.TRAP * self._rivalry(position, seat, target) // MILLI * self._lasting(position, target) // MILLI
        if family == FREE:
            if target == seat:
                return w.FREE_ME
            return -MILLI
        if family == THEFT:
            if position.pile() <= w.SOON_CARDS or self.dig.turns <= w.SOON_TURNS:
                return w.THEFT
            return w.THEFT_EARLY
        if family == HANDS_OFF:
            if target == seat:
                return w.NEVER
            return w.HANDS_OFF
        if family == INSPECTION:
            if self._knows_role(position, seat, target):
                return -MILLI
            return w.INSPECT
        if family == SWAP_HATS:
            return self._swap_hats(position, seat, target)
        if family == SWAP_HANDS:
            return self._swap_hands(position, seat, target)
        return w.NEUTRAL

    def _map(self, chance: i64) -> i64:
        if 0 < chance < MILLI and self.dig.role != GEOLOGIST:
            return w.LOOK + chance
        return -300

    def _swap_hats(self, position: "Position", seat: i64, target: i64) -> i64:
        """Give away a hat that earns little."""
        if target == seat:
            if self.dig.role not in (GEOLOGIST, SABOTEUR) and self.dig.turns > w.NEAR:
                return w.HAT
            return -300
        return w.HAT * max(0, self._rivalry(position, seat, target) - 800) // MILLI - 300

    def _swap_hands(self, position: "Position", seat: i64, target: i64) -> i64:
        """Worthwhile for a player with few and useless cards."""
        more = position.of(target, SIZE) - position.of(seat, SIZE) + 1
        total = 200 * more
        start = seat * position.game.hand_room
        i: i64
        for i in range(start, start + position.of(seat, SIZE)):
            card = position.hands[i] & KIND
            if self.families[card] != SWAP_HANDS:
                total -= self.keeps[self.dig.role * len(self.families) + card]
        return total

    def _rockfall(self, board: Board, place: i64) -> i64:
        """Clear what is in the way, or cut the way."""
        dig = self.dig
        if dig.role == GEOLOGIST:
            return -MILLI
        gain = dig.without(board, place, self.exact)
        if dig.digs:
            if gain > w.CLEAR_LEAST:
                return gain
            return -MILLI
        if gain < 0:
            return -w.COLLAPSE * gain // MILLI
        return -MILLI

    def _keep(self, role: i64, card: i64) -> i64:
        """The value of keeping a card for a role."""
        digs = role in (BLUE_DIGGER, GREEN_DIGGER, BOSS)
        family = self.families[card]
        if card >= len(self.game.tile_of):
            if digs:
                return w.KEPT_DIGGING[family]
            return w.KEPT[family]
        tiles = self.game.tiles
        tile = self.game.tile_of[card]
        if role == GEOLOGIST:
            if tiles.crystal[tile] != 0:
                return 2 * MILLI
            return 0
        if tiles.ladder[tile] != 0:
            if digs:
                return 800
            return 0
        if (self.dig.through[tile] != 0) != digs:
            return -100
        self.dig.role = role
        if self.dig.doors(tiles.doors[tile]) != 0:
            return 0
        if tiles.crystal[tile] != 0:
            return 500 + w.GIFT
        return 500
