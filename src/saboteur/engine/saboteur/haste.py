"""A turn of the base game in a rollout, chosen without listing moves that cannot be the best.

Chooses as `Policy.pick` does among the moves of `list_turn`: the highest weight, with a random number below the jitter
added to each. Cards laid at ends that matter to no distance all weigh the same, so they are listed only when that
weight has a chance.
"""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import FIXED, TILE, Board
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.family import BREAK, MAP, OTHER, PATH, REPAIR, ROCKFALL
from saboteur.engine.core.fit import SHOWS_LINK, SHOWS_OPEN
from saboteur.engine.core.moves import CARD_BITS, Moves, aim_of, discard, lay, place_of, play, play_at
from saboteur.engine.core.outlook import MOST_ENDS, Outlook
from saboteur.engine.core.policy import MILLI, WORST, thin
from saboteur.engine.core.seat import BROKEN, FRONT, KIND, SEAT_WIDTH, SIZE, TRAPPED
from saboteur.engine.core.ways import TOP
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur import weights as w
from saboteur.engine.saboteur.cover import told_by_deed, told_by_look, told_by_way
from saboteur.engine.saboteur.effects.tool import Break, Repair
from saboteur.engine.saboteur.end_round import DIGGER, SABOTEUR
from saboteur.engine.saboteur.fronts import BARE, FRONT_WIDTH, LEAD, PLACE, SHOWN, find_fronts, lead
from saboteur.engine.saboteur.reveal import BITS
from saboteur.engine.saboteur.tool_worth import break_worth, repair_worth

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game
    from saboteur.engine.core.position import Position
    from saboteur.engine.saboteur.policy import SaboteurPolicy

TARGETS: Final = 2
"""Number of random targets tried for a rockfall in a rollout."""
ONE: Final = vec[i64]([1])
"""In a vector: compiled, a literal has 32 bits when it is shifted."""

# Parts of the book.
MOST_CARDS: Final = 62  # each has a bit of one number
MOST_TILES: Final = 64
TRAITS: Final = 0  # by card; see below
RANKS: Final = 64  # by card: its value in a digger's hand, above its number
SABOTEUR_RANKS: Final = 128  # the same in a saboteur's hand
ACTS: Final = 192  # cards of the hand other than paths, each once
PATHS: Final = 256  # tiles of its path cards, both ways up, each with its openings
LEADS: Final = 384  # tile * 16 + arms by which it is entered: the arms by which the network leads on
WORTHS: Final = 1408  # by arms: the value of a card on the front being tried
AFTERS: Final = 1424  # by arms: the distance with it
FRONTS: Final = 1440

# A card packed into one number: its family; for a path card both orientations (the same one twice if they look
# alike); for others the tools that it breaks or repairs, and whether the player's own may be broken.
FAMILY: Final = 31
UPRIGHT: Final = 8
TURNED: Final = 22
PATH_MASK: Final = (1 << 14) - 1
TOOLS: Final = 8
ONESELF: Final = 16

# A tile with its openings.
OPENINGS: Final = 10


@final
class Haste:
    """The best move so far of the turn being chosen.

    All lookups of a turn are in one vector: compiled, each vector needs two registers and reference counting.
    """

    able: bool  # whether the game's cards are few enough
    best: i64
    found: i64
    after: i64  # distances to each goal with the move found, if it lays a card
    looks: i64  # the policy's evaluation count at that time
    uses: Moves  # of the card being weighed
    book: vec[i64]
    end: i64  # of the fronts in the book

    def __init__(self, game: "Game", families: vec[i64], keeps: vec[i64]) -> None:
        tiles = game.tiles
        self.able = len(families) <= MOST_CARDS and tiles.count <= MOST_TILES
        self.best = WORST
        self.found = 0
        self.after = 0
        self.looks = -1
        self.uses = Moves()
        self.book = vec[i64]([0] * (FRONTS + FRONT_WIDTH * MOST_ENDS))
        self.end = FRONTS
        if not self.able:
            return
        book = self.book
        i: i64
        arms: i64
        for i in range(len(families)):
            book[TRAITS + i] = _trait(game, families[i], i)
            book[RANKS + i] = keeps[i] << CARD_BITS | i
            book[SABOTEUR_RANKS + i] = keeps[len(families) + i] << CARD_BITS | i
        for i in range(tiles.count):
            ways = tiles.openings[i] & ~tiles.blocked[i]
            for arms in range(16):
                book[LEADS + 16 * i + arms] = tiles.joined[16 * i + (arms & ways)] & ways

    def look(self, board: Board, outlook: Outlook) -> None:
        """Write the fronts of a maze just evaluated."""
        self.end = find_fronts(board, outlook, self.book, FRONTS)

    def knows(self, move: i64, looks: i64) -> bool:
        """Whether the move, which lays a card, is the one just found, at this evaluation count."""
        return move == self.found and looks == self.looks

    def pick(self, policy: "SaboteurPolicy", position: "Position", seat: i64, dice: Dice) -> i64:
        """The best move of a turn that the policy has surveyed."""
        self.looks = policy.seen_looks
        hands = position.hands
        seats = position.seats
        book = self.book
        role = policy.role
        ranks: i64 = RANKS
        if role == SABOTEUR:
            ranks = SABOTEUR_RANKS
        start = seat * position.game.hand_room
        at = seat * SEAT_WIDTH
        able = seats[at + FRONT] & (BROKEN | TRAPPED) == 0
        least: i64 = 1 << 30
        seen: i64 = 0
        acts: i64 = ACTS
        paths: i64 = PATHS
        one = ONE[0]
        i: i64
        for i in range(start, start + seats[at + SIZE]):
            card = hands[i] & KIND
            if seen >> card & 1:
                continue
            seen |= one << card
            least = min(least, book[ranks + card])
            trait = book[TRAITS + card]
            if trait & FAMILY != PATH:
                book[acts] = card
                acts += 1
            elif able:
                upright = trait >> UPRIGHT & PATH_MASK
                turned = trait >> TURNED
                book[paths] = upright
                book[paths + 1] = turned
                paths += 1
                if turned != upright:
                    paths += 1
        worst = least & KIND
        least >>= CARD_BITS
        if policy.knows and book[TRAITS + worst] & FAMILY == MAP:
            least = w.NEUTRAL
        # The first of all is taken.
        self.best = dice.below(policy.jitter) - least
        self.found = discard(worst)
        broken: i64 = -1  # tools of anybody; computed lazily
        for i in range(ACTS, acts):
            card = book[i]
            trait = book[TRAITS + card]
            family = trait & FAMILY
            if family == BREAK:
                # It helps a digger only against a suspect.
                if role == SABOTEUR or policy.rumour.suspects != 0:
                    self._break(policy, position, seat, card, dice)
            elif family == REPAIR:
                if broken < 0:
                    broken = 0
                    for at in range(FRONT, len(seats), SEAT_WIDTH):
                        broken |= seats[at]
                if broken & trait >> TOOLS != 0:
                    self._repair(policy, position, seat, card, dice)
            elif family == ROCKFALL:
                self._fall(policy, position, seat, card, dice)
            elif family == MAP:
                # A map of what is known is worth less than any discard of a digger; a saboteur may use it up.
                if not policy.knows or role == SABOTEUR:
                    self._look(policy, position, card, dice)
            else:
                self._play(policy, position, seat, card, dice)
        if paths > PATHS:
            policy.find_fronts(position.board)
            self._lay(policy, paths, dice)
            weight: i64 = w.IDLE
            if role == SABOTEUR:
                weight = w.HIDE
                if policy.price > 0:
                    weight -= policy.price * told_by_way(0) // MILLI
            if weight + policy.jitter > self.best:
                self._idle(policy, position, seat, weight, dice)
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

    def _lay(self, policy: "SaboteurPolicy", end: i64, dice: Dice) -> None:
        """Try the paths in the book, up to this index, on each front where some card could be the best.

        The value of a card there depends only on the arms by which it leads on. All arms lead furthest, and no arms do
        the most harm.
        """
        book = self.book
        jitter = policy.jitter
        price = policy.price
        best = self.best
        at: i64
        i: i64
        for at in range(FRONTS, self.end, FRONT_WIDTH):
            if policy.role == DIGGER:
                bound = policy.lay_worth(book[at + LEAD])
            else:
                bound = w.MISLEAD
                lost = policy.expect(book[at + BARE]) - policy.turns
                if lost > 0:
                    bound = max(bound, w.HARM * lost // MILLI)
                if price > 0:
                    bound -= price * told_by_way(policy.gain(book[at + LEAD])) // MILLI
            if bound + jitter <= best:
                continue
            shown = book[at + SHOWN]
            near = (shown & 15) << OPENINGS
            open_ = (shown >> SHOWS_OPEN & 15) << OPENINGS
            entered = LEADS + (shown >> SHOWS_LINK & 15)
            known: i64 = 0
            for i in range(PATHS, end):
                path = book[i]
                # As in `add_lays`; an end shows an arm of the network, so that whatever fits is joined to it.
                if path & near != open_:
                    continue
                arms = book[entered + 16 * (path & TILE)]
                if known >> arms & 1 == 0:
                    known |= 1 << arms
                    after = lead(book, at, arms)
                    weight = policy.lay_worth(after)
                    if price > 0:
                        weight -= price * told_by_way(policy.gain(after)) // MILLI
                    book[WORTHS + arms] = weight
                    book[AFTERS + arms] = after
                weight = book[WORTHS + arms]
                if weight + jitter > best:
                    weight += dice.below(jitter)
                    if weight > best:
                        best = weight
                        self.found = lay(path & TILE, book[at + PLACE])
                        self.after = book[AFTERS + arms]
        self.best = best

    def _idle(self, policy: "SaboteurPolicy", position: "Position", seat: i64, weight: i64, dice: Dice) -> None:
        """Lay a path card where it changes nothing, which weighs the same everywhere."""
        book = self.book
        hands = position.hands
        moves = self.uses
        seen: i64 = 0
        start = seat * position.game.hand_room
        i: i64
        j: i64
        k: i64
        for i in range(start, start + position.seats[seat * SEAT_WIDTH + SIZE]):
            card = hands[i] & KIND
            if book[TRAITS + card] & FAMILY != PATH or seen >> card & 1:
                continue
            seen |= ONE[0] << card
            moves.count = 0
            position.game.effects[card].uses(position, seat, card, moves)
            for j in range(moves.count):
                place = place_of(moves.items[j])
                k = FRONTS
                while k < self.end and book[k + PLACE] != place:
                    k += FRONT_WIDTH
                if k == self.end and self._take(weight, moves.items[j], dice, policy.jitter):
                    self.after = policy.now.best

    def _play(self, policy: "SaboteurPolicy", position: "Position", seat: i64, card: i64, dice: Dice) -> None:
        """Try the uses of any action card."""
        moves = self.uses
        moves.count = 0
        position.game.effects[card].uses(position, seat, card, moves)
        i: i64
        for i in range(moves.count):
            self._take(policy.weight(position, seat, moves.items[i]), moves.items[i], dice, policy.jitter)

    def _look(self, policy: "SaboteurPolicy", position: "Position", card: i64, dice: Dice) -> None:
        """Try a map on each face-down goal."""
        goals = position.board.goals
        told: i64 = 0
        if policy.price > 0:
            told = policy.price * told_by_look(policy.knows) // MILLI
        goal: i64
        for goal in range(len(goals)):
            if policy.now.hidden & TOP[goal] != 0:
                self._take(policy.map_worth(goal) - told, play_at(card, goals[goal]), dice, policy.jitter)

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
            # A digger would rather discard anything than cut a way.
            if policy.role == SABOTEUR or policy.through[position.board.at(place_of(move)) & TILE] == 0:
                self._take(policy.weight(position, seat, move), move, dice, policy.jitter)

    def _break(self, policy: "SaboteurPolicy", position: "Position", seat: i64, card: i64, dice: Dice) -> None:
        """Try to break a tool of each player, as `Break.uses` lists them."""
        trait = self.book[TRAITS + card]
        tool = trait >> TOOLS & 255
        own = trait >> ONESELF & 1 != 0
        seats = position.seats
        rumour = policy.rumour
        doubts = rumour.doubts
        role = policy.role
        price = policy.price
        target: i64
        for target in range(rumour.seats):
            front = seats[target * SEAT_WIDTH + FRONT]
            if front & tool != 0 or (target == seat and not own):
                continue
            weight = break_worth(role, doubts[role * rumour.seats + target], front & BROKEN)
            if price > 0 and target != seat:
                weight -= price * told_by_deed(BREAK, doubts[target]) // MILLI
            self._take(weight, play(card, target), dice, policy.jitter)

    def _repair(self, policy: "SaboteurPolicy", position: "Position", seat: i64, card: i64, dice: Dice) -> None:
        """Try to repair a tool of each player."""
        seats = position.seats
        rumour = policy.rumour
        moves = self.uses
        moves.count = 0
        position.game.effects[card].uses(position, seat, card, moves)
        i: i64
        for i in range(moves.count):
            target = aim_of(moves.items[i]) & 255
            last = BITS[seats[target * SEAT_WIDTH + FRONT] & BROKEN] == 1
            weight = repair_worth(policy.role, rumour.doubt(target, policy.role), target == seat, last)
            if policy.price > 0 and target != seat:
                weight -= policy.price * told_by_deed(REPAIR, rumour.doubt(target, DIGGER)) // MILLI
            self._take(weight, moves.items[i], dice, policy.jitter)


def _trait(game: "Game", family: i64, card: i64) -> i64:
    """A card packed into one number; a card with a foreign effect belongs to another family."""
    if family == PATH:
        tiles = game.tiles
        upright = game.tile_of[card]
        turned = tiles.turned[upright]
        upright |= tiles.openings[upright] << OPENINGS
        turned |= tiles.openings[turned] << OPENINGS
        return PATH | upright << UPRIGHT | turned << TURNED
    effect = game.effects[card]
    if family == BREAK:
        if not isinstance(effect, Break):
            return OTHER
        trait = BREAK | 1 << (TOOLS + effect.tool)
        if effect.oneself:
            trait |= 1 << ONESELF
        return trait
    if family == REPAIR:
        if not isinstance(effect, Repair):
            return OTHER
        return REPAIR | effect.tools << TOOLS
    return family


def _aim(position: "Position", card: i64, dice: Dice, moves: Moves) -> bool:
    """Aim a rockfall at two random cards; False if there are so few that listing them is faster."""
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
