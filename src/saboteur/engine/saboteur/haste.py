"""A turn of the base game in a rollout, chosen without listing moves that cannot be the best.

Chooses as `Policy.pick` does among the moves of `list_turn`: the highest weight, with a random number below the jitter
added to each. Cards laid at ends that matter to no distance all weigh the same, so they are listed only when that
weight has a chance.
"""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import FIXED
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.family import BREAK, MAP, PATH, REPAIR, ROCKFALL
from saboteur.engine.core.fit import SHOWS_LINK, SHOWS_OPEN
from saboteur.engine.core.moves import Moves, aim_of, discard, lay, place_of, play_at
from saboteur.engine.core.outlook import MOST_ENDS
from saboteur.engine.core.policy import MILLI, WORST, thin
from saboteur.engine.core.seat import BROKEN, FRONT, KIND, SEAT_WIDTH, SIZE, TRAPPED
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur import weights as w
from saboteur.engine.saboteur.cover import told_by_deed, told_by_way
from saboteur.engine.saboteur.end_round import DIGGER, SABOTEUR
from saboteur.engine.saboteur.reveal import BITS
from saboteur.engine.saboteur.tool_worth import break_worth, repair_worth

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position
    from saboteur.engine.saboteur.policy import SaboteurPolicy

TARGETS: Final = 2
"""Cards at which a rockfall of a rollout is aimed on trial."""


@final
class Haste:
    """The best move so far of the turn being chosen."""

    best: i64
    found: i64
    after: i64  # cards missing up to each goal with the move found, if it lays a card
    looks: i64  # how often the policy had looked at the maze by then
    tried: vec[i64]  # by front: which arms of a card were tried there since the maze has changed
    afters: vec[i64]  # front * 16 + arms: what was found then
    uses: Moves  # of the card being weighed

    def __init__(self) -> None:
        self.best = WORST
        self.found = 0
        self.after = 0
        self.looks = -1
        self.tried = vec[i64]([0] * MOST_ENDS)
        self.afters = vec[i64]([0] * (16 * MOST_ENDS))
        self.uses = Moves()

    def forget(self, fronts: i64) -> None:
        """Forget what was tried at so many fronts."""
        i: i64
        for i in range(fronts):
            self.tried[i] = 0

    def knows(self, move: i64, looks: i64) -> bool:
        """Whether the move, which lays a card, is the one just found, on a maze looked at so often."""
        return move == self.found and looks == self.looks

    def pick(self, policy: "SaboteurPolicy", position: "Position", seat: i64, dice: Dice) -> i64:
        """The best move of a turn that the policy has surveyed."""
        seats = position.seats
        families = policy.families
        hands = position.hands
        start = seat * position.game.hand_room
        end = start + seats[seat * SEAT_WIDTH + SIZE]
        able = seats[seat * SEAT_WIDTH + FRONT] & (BROKEN | TRAPPED) == 0
        self.best = WORST
        self.looks = policy.seen_looks
        self._throw(policy, hands, start, end, dice)
        if able:
            policy.find_fronts(position.board)
        fronts: i64 = 0  # all that lies in front of anybody
        i: i64
        for i in range(position.game.players):
            fronts |= seats[i * SEAT_WIDTH + FRONT]
        paths: i64 = 0
        for i in range(start, end):
            card = hands[i] & KIND
            if _held(hands, start, i, card):
                continue
            family = families[card]
            if family == PATH:
                if able:
                    paths += 1
                    self._lay(policy, position, card, dice)
            elif family == BREAK:
                # It helps a digger only against somebody who is doubted.
                if policy.role == SABOTEUR or policy.rumour.anyone(w.SUSPECT, DIGGER):
                    self._break(policy, position, seat, card, dice)
            elif family == REPAIR:
                if fronts != 0:
                    self._repair(policy, position, seat, card, dice)
            elif family != MAP or not policy.knows or policy.role == SABOTEUR:
                # A map of what is known is worth less than any discard of a digger; a saboteur may use it up.
                self._play(policy, position, seat, card, dice)
        if paths > 0:
            self._lay_elsewhere(policy, position, seat, start, end, dice)
        return self.found

    def _take(self, weight: i64, move: i64, dice: Dice, jitter: i64) -> bool:
        """Take a move if it is better than the best so far."""
        if weight + jitter > self.best:
            weight += dice.below(jitter)
            if weight > self.best:
                self.best = weight
                self.found = move
                return True
        return False

    def _throw(self, policy: "SaboteurPolicy", hands: vec[i64], start: i64, end: i64, dice: Dice) -> None:
        """Throw away what is worth least."""
        keeps = policy.keeps
        offset: i64 = 0
        if policy.role == SABOTEUR:
            offset = len(policy.families)
        least: i64 = 1 << 20
        worst: i64 = 0
        i: i64
        for i in range(start, end):
            card = hands[i] & KIND
            keep = keeps[offset + card]
            if keep < least or (keep == least and card < worst):
                least = keep
                worst = card
        if policy.knows and policy.families[worst] == MAP:
            least = w.NEUTRAL
        self._take(-least, discard(worst), dice, policy.jitter)

    def _lay(self, policy: "SaboteurPolicy", position: "Position", card: i64, dice: Dice) -> None:
        """Try a path card, both ways up, at the ends that matter."""
        board = position.board
        tiles = board.tiles
        joins = tiles.joined
        grid = board.grid
        mask = board.mask
        fronts = policy.now.fronts
        count = policy.now.front_count
        tried = self.tried
        afters = self.afters
        jitter = policy.jitter
        price = policy.price
        upright = position.game.tile_of[card]
        tile = upright
        i: i64
        while True:
            openings = tiles.openings[tile]
            ways = openings & ~tiles.blocked[tile]
            for i in range(count):
                place = fronts[i]
                shown = grid[place & mask]
                # As in `add_lays`; an end shows an arm of the network, so that whatever fits is joined to it.
                if shown & 15 << SHOWS_OPEN != (shown & openings) << SHOWS_OPEN:
                    continue
                arms = joins[tile * 16 + (shown >> SHOWS_LINK & ways)] & ways
                at = 16 * i + arms
                if tried[i] >> arms & 1 == 0:
                    tried[i] |= 1 << arms
                    afters[at] = policy.try_lead(board, place, tile, arms)
                after = afters[at]
                weight = policy.lay_worth(after)
                if price > 0:
                    weight -= price * told_by_way(policy.gain(after)) // MILLI
                if self._take(weight, lay(tile, place), dice, jitter):
                    self.after = after
            tile = tiles.turned[tile]
            if tile == upright:
                return

    def _lay_elsewhere(
        self, policy: "SaboteurPolicy", position: "Position", seat: i64, start: i64, end: i64, dice: Dice
    ) -> None:
        """Lay a path card where it changes nothing, if nothing else is better than that."""
        weight: i64 = w.IDLE
        if policy.role == SABOTEUR:
            weight = w.HIDE
            if policy.price > 0:
                weight -= policy.price * told_by_way(0) // MILLI
        if weight + policy.jitter <= self.best:
            return
        now = policy.now
        moves = self.uses
        i: i64
        j: i64
        k: i64
        for i in range(start, end):
            card = position.hands[i] & KIND
            if policy.families[card] != PATH or _held(position.hands, start, i, card):
                continue
            moves.count = 0
            position.game.effects[card].uses(position, seat, card, moves)
            for j in range(moves.count):
                place = place_of(moves.items[j])
                k = 0
                while k < now.front_count and now.fronts[k] != place:
                    k += 1
                if k == now.front_count and self._take(weight, moves.items[j], dice, policy.jitter):
                    self.after = now.best

    def _play(self, policy: "SaboteurPolicy", position: "Position", seat: i64, card: i64, dice: Dice) -> None:
        """Try the uses of an action card."""
        moves = self.uses
        moves.count = 0
        if policy.families[card] != ROCKFALL or not _aim(position, card, dice, moves):
            position.game.effects[card].uses(position, seat, card, moves)
            if policy.families[card] == ROCKFALL:
                thin(moves, 0, TARGETS, dice)
        i: i64
        for i in range(moves.count):
            self._take(policy.weight(position, seat, moves.items[i]), moves.items[i], dice, policy.jitter)

    def _break(self, policy: "SaboteurPolicy", position: "Position", seat: i64, card: i64, dice: Dice) -> None:
        """Try to break a tool of each player."""
        moves = self.uses
        moves.count = 0
        position.game.effects[card].uses(position, seat, card, moves)
        i: i64
        for i in range(moves.count):
            target = aim_of(moves.items[i]) & 255
            weight = break_worth(
                policy.rumour, policy.role, target, position.seats[target * SEAT_WIDTH + FRONT] & BROKEN
            )
            if policy.price > 0 and target != seat:
                weight -= policy.price * told_by_deed(BREAK, policy.rumour.doubt(target, DIGGER)) // MILLI
            self._take(weight, moves.items[i], dice, policy.jitter)

    def _repair(self, policy: "SaboteurPolicy", position: "Position", seat: i64, card: i64, dice: Dice) -> None:
        """Try to repair a tool of each player."""
        moves = self.uses
        moves.count = 0
        position.game.effects[card].uses(position, seat, card, moves)
        i: i64
        for i in range(moves.count):
            target = aim_of(moves.items[i]) & 255
            last = BITS[position.seats[target * SEAT_WIDTH + FRONT] & BROKEN] == 1
            weight = repair_worth(policy.rumour, policy.role, target, target == seat, last)
            if policy.price > 0 and target != seat:
                weight -= policy.price * told_by_deed(REPAIR, policy.rumour.doubt(target, DIGGER)) // MILLI
            self._take(weight, moves.items[i], dice, policy.jitter)


def _held(hands: vec[i64], start: i64, slot: i64, card: i64) -> bool:
    """Whether an earlier slot of the hand holds the same card."""
    i = start
    while i < slot and hands[i] & KIND != card:
        i += 1
    return i < slot


def _aim(position: "Position", card: i64, dice: Dice, moves: Moves) -> bool:
    """Aim a rockfall at two random cards; False if there are so few that listing them is quicker."""
    board = position.board
    if board.card_count < 8:
        return False
    first: i64 = -1
    while moves.count < TARGETS:
        at = dice.below(board.card_count)
        place = board.cards[at]
        if at != first and board.grid[place & board.mask] & FIXED == 0:
            moves.add(play_at(card, place))
            first = at
    return True
