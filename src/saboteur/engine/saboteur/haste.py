"""A turn of the base game in a rollout, chosen without listing moves that cannot be the best.

Chooses as `Policy.pick` does among the moves of `list_turn`: the highest weight, with a random number below the jitter
added to each. Cards laid at ends that matter to no distance all weigh the same, so they are listed only when that
weight has a chance.
"""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import FIXED, TILE, Board
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
BITS_OF_SEEN: Final = 62
"""Cards with numbers below are found again by a bit of one number."""
ONE: Final = vec[i64]([1])
"""In a vector: compiled, a number that is written down has 32 bits when it is shifted."""


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
    cards: vec[i64]  # of the hand, each once
    paths: vec[i64]  # tiles of its path cards, both ways up
    worths: vec[i64]  # by arms: what a card is worth on the front being tried

    def __init__(self) -> None:
        self.best = WORST
        self.found = 0
        self.after = 0
        self.looks = -1
        self.tried = vec[i64]([0] * MOST_ENDS)
        self.afters = vec[i64]([0] * (16 * MOST_ENDS))
        self.uses = Moves()
        self.cards = vec[i64]([0] * 64)
        self.paths = vec[i64]([0] * 128)
        self.worths = vec[i64]([0] * 16)

    def forget(self, fronts: i64) -> None:
        """Forget what was tried at so many fronts."""
        tried = self.tried
        i: i64
        for i in range(fronts):
            tried[i] = 0

    def knows(self, move: i64, looks: i64) -> bool:
        """Whether the move, which lays a card, is the one just found, on a maze looked at so often."""
        return move == self.found and looks == self.looks

    def pick(self, policy: "SaboteurPolicy", position: "Position", seat: i64, dice: Dice) -> i64:
        """The best move of a turn that the policy has surveyed."""
        families = policy.families
        cards = self.cards
        self.best = WORST
        self.looks = policy.seen_looks
        count = self._throw(policy, position, seat, dice)
        able = position.seats[seat * SEAT_WIDTH + FRONT] & (BROKEN | TRAPPED) == 0
        paths: i64 = 0
        i: i64
        for i in range(count):
            card = cards[i]
            family = families[card]
            if family == PATH:
                if able:
                    paths = self._unfold(position, card, paths)
            elif family == BREAK:
                # It helps a digger only against somebody who is doubted.
                if policy.role == SABOTEUR or policy.rumour.anyone(w.SUSPECT, DIGGER):
                    self._break(policy, position, seat, card, dice)
            elif family == REPAIR:
                self._repair(policy, position, seat, card, dice)
            elif family == ROCKFALL:
                self._fall(policy, position, seat, card, dice)
            elif family != MAP or not policy.knows or policy.role == SABOTEUR:
                # A map of what is known is worth less than any discard of a digger; a saboteur may use it up.
                self._play(policy, position, seat, card, dice)
        if paths > 0:
            policy.find_fronts(position.board)
            for i in range(policy.now.front_count):
                if self._bound(policy, position.board, i) + policy.jitter > self.best:
                    self._lay(policy, position.board, i, paths, dice)
            self._lay_elsewhere(policy, position, seat, count, dice)
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

    def _throw(self, policy: "SaboteurPolicy", position: "Position", seat: i64, dice: Dice) -> i64:
        """Throw away what is worth least; list each card of the hand once, and say how many these are."""
        hands = position.hands
        cards = self.cards
        keeps = policy.keeps
        offset: i64 = 0
        if policy.role == SABOTEUR:
            offset = len(policy.families)
        least: i64 = 1 << 20
        worst: i64 = 0
        seen: i64 = 0
        count: i64 = 0
        start = seat * position.game.hand_room
        i: i64
        for i in range(start, start + position.seats[seat * SEAT_WIDTH + SIZE]):
            card = hands[i] & KIND
            if card < BITS_OF_SEEN:
                if seen >> card & 1:
                    continue
                seen |= ONE[0] << card
            elif _held(cards, count, card):
                continue
            cards[count] = card
            count += 1
            keep = keeps[offset + card]
            if keep < least or (keep == least and card < worst):
                least = keep
                worst = card
        if policy.knows and policy.families[worst] == MAP:
            least = w.NEUTRAL
        self._take(-least, discard(worst), dice, policy.jitter)
        return count

    def _unfold(self, position: "Position", card: i64, count: i64) -> i64:
        """List the tiles of a path card behind so many others; how many these are now."""
        paths = self.paths
        upright = position.game.tile_of[card]
        paths[count] = upright
        turned = position.game.tiles.turned[upright]
        if turned == upright:
            return count + 1
        paths[count + 1] = turned
        return count + 2

    def _bound(self, policy: "SaboteurPolicy", board: Board, front: i64) -> i64:
        """No card is worth more on this front: none leads further than by all arms, or does more harm than by none."""
        lead = self._try(policy, board, front, 15)
        if policy.role == DIGGER:
            return policy.lay_worth(lead)
        bound: i64 = w.MISLEAD
        lost = policy.expect(self._try(policy, board, front, 0)) - policy.turns
        if lost > 0:
            bound = max(bound, w.HARM * lost // MILLI)
        if policy.price > 0:
            bound -= policy.price * told_by_way(policy.gain(lead)) // MILLI
        return bound

    def _try(self, policy: "SaboteurPolicy", board: Board, front: i64, arms: i64) -> i64:
        """Cards missing up to each goal with a card on this front that leads on by these arms."""
        at = 16 * front + arms
        if self.tried[front] >> arms & 1 == 0:
            self.tried[front] |= 1 << arms
            self.afters[at] = policy.try_lead(board, policy.now.fronts[front], arms)
        return self.afters[at]

    def _lay(self, policy: "SaboteurPolicy", board: Board, front: i64, count: i64, dice: Dice) -> None:
        """Try so many tiles on a front; what a card is worth depends on nothing but the arms by which it leads on."""
        tiles = board.tiles
        joins = tiles.joined
        openings = tiles.openings
        blocked = tiles.blocked
        paths = self.paths
        worths = self.worths
        jitter = policy.jitter
        price = policy.price
        place = policy.now.fronts[front]
        shown = board.grid[place & board.mask]
        near = shown & 15
        open_ = shown >> SHOWS_OPEN & 15
        link = shown >> SHOWS_LINK
        known: i64 = 0
        i: i64
        for i in range(count):
            tile = paths[i]
            sides = openings[tile]
            # As in `add_lays`; an end shows an arm of the network, so that whatever fits is joined to it.
            if sides & near != open_:
                continue
            ways = sides & ~blocked[tile]
            arms = joins[tile * 16 + (link & ways)] & ways
            if known >> arms & 1 == 0:
                known |= 1 << arms
                after = self._try(policy, board, front, arms)
                weight = policy.lay_worth(after)
                if price > 0:
                    weight -= price * told_by_way(policy.gain(after)) // MILLI
                worths[arms] = weight
            weight = worths[arms]
            if weight + jitter > self.best and self._take(weight, lay(tile, place), dice, jitter):
                self.after = self.afters[16 * front + arms]

    def _lay_elsewhere(self, policy: "SaboteurPolicy", position: "Position", seat: i64, count: i64, dice: Dice) -> None:
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
        for i in range(count):
            card = self.cards[i]
            if policy.families[card] != PATH:
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
        position.game.effects[card].uses(position, seat, card, moves)
        i: i64
        for i in range(moves.count):
            self._take(policy.weight(position, seat, moves.items[i]), moves.items[i], dice, policy.jitter)

    def _fall(self, policy: "SaboteurPolicy", position: "Position", seat: i64, card: i64, dice: Dice) -> None:
        """Try a rockfall on a few cards."""
        moves = self.uses
        moves.count = 0
        if not _aim(position, card, dice, moves):
            position.game.effects[card].uses(position, seat, card, moves)
            thin(moves, 0, TARGETS, dice)
        i: i64
        for i in range(moves.count):
            move = moves.items[i]
            # A digger would rather throw away anything than cut a way.
            if policy.role == SABOTEUR or policy.through[position.board.at(place_of(move)) & TILE] == 0:
                self._take(policy.weight(position, seat, move), move, dice, policy.jitter)

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


def _held(cards: vec[i64], count: i64, card: i64) -> bool:
    """Whether the card is one of the first so many."""
    i: i64 = 0
    while i < count and cards[i] != card:
        i += 1
    return i < count


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
