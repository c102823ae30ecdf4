"""Fixed numbers for moves: a block for each card, tile or verb, and within it the number of the target.

Independent of the position: a move has the same number whenever it is legal. Moves aimed outside the window share the
last number, OVERFLOW.
"""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.moves import (
    AIM,
    CARD,
    CARD_BITS,
    CARD_BYTE,
    DETAIL,
    DISCARD,
    LAY,
    ORIENT,
    PLAY,
    REMOVE,
    SPOT,
    Moves,
    aim_of,
    card_of,
    place_of,
    spot_of,
    spot_place_of,
    verb_of,
)
from saboteur.engine.core.place import ORIGIN
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.sheet import Sheet, blank_numbers, bytes_of
from saboteur.engine.core.window import Window
from saboteur.engine.native import append, i32, i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# What the targets of a block are numbered by.
ALONE: Final = 0  # nothing follows
SEAT: Final = 1
SEAT_TOOL: Final = 2
CELL: Final = 3
CELL_OR_SEAT: Final = 4
EDGE: Final = 5
FIELD: Final = 6
VALUE: Final = 7  # a gold card or a creature
OTHERS: Final = 8  # further discarded cards, none below the block's own
PAIR: Final = 9  # the two cards paid for a removal
PAYMENT: Final = 10  # number of gold cards of value 1, 2 and 3
DOMAINS: Final = 11

TOOLS: Final = 4  # no tool, or one of three
VALUES: Final = 4
SIDES: Final = 2
MOST_GOLD: Final = 9  # gold cards of one value in a payment, and one: there are eight markers, so eight bribes at most
VERBS: Final = 32
EAST: Final = 1


@final
class ActionSpace:
    """Numbers every move of a game for a number of players."""

    window: Window
    players: i64
    kinds: i64  # different cards
    most: i64  # cards discarded at once
    size: i64  # all numbers, OVERFLOW included
    overflow: i64
    names: i64  # different names of fields
    field_of: vec[i64]  # number of a field's name among those in use, or -1
    name_of: vec[i64]
    count: i64  # blocks
    starts: vec[i64]
    verbs: vec[i64]
    cards: vec[i64]
    domains: vec[i64]
    lays: vec[i64]  # where the numbers of laying a tile begin
    discards: vec[i64]  # the number of discarding a single card
    by_tile: vec[i64]  # block of laying a tile, or -1; likewise below
    by_card: vec[i64]
    by_goal: vec[i64]  # turning a goal's tile
    by_first: vec[i64]  # discarding, by the lowest card
    by_removed: vec[i64]  # removing a card in front of the player
    by_verb: vec[i64]
    segments: vec[i64]  # where the targets of a domain begin in the second ply
    aims: i64  # all targets of the second ply
    moves: Moves
    sheet: Sheet | None

    def __init__(self, window: Window, players: i64, kinds: i64, tiles: i64, most: i64, fields: list[int]) -> None:
        self.window = window
        self.players = players
        self.kinds = kinds
        self.most = most
        self.size = 1
        self.overflow = 0
        self.names = len(fields)
        self.name_of = vec[i64](fields)
        self.field_of = vec[i64]([-1] * 64)
        i: i64
        for i in range(self.names):
            self.field_of[fields[i]] = i
        self.count = 0
        self.starts = vec[i64]()
        self.verbs = vec[i64]()
        self.cards = vec[i64]()
        self.domains = vec[i64]()
        self.lays = vec[i64]([0] * tiles)
        self.discards = vec[i64]([0] * kinds)
        self.by_tile = vec[i64]([-1] * tiles)
        self.by_goal = vec[i64]([-1] * tiles)
        self.by_card = vec[i64]([-1] * kinds)
        self.by_first = vec[i64]([-1] * kinds)
        self.by_removed = vec[i64]([-1] * kinds)
        self.by_verb = vec[i64]([-1] * VERBS)
        self.segments = vec[i64]([-1] * DOMAINS)
        self.aims = 0
        self.moves = Moves()
        self.sheet = None

    def add(self, verb: i64, card: i64, domain: i64) -> None:
        """Add a block; OVERFLOW stays after the last one."""
        block = self.count
        self.count = block + 1
        self.starts = append(self.starts, self.overflow)
        self.verbs = append(self.verbs, verb)
        self.cards = append(self.cards, card)
        self.domains = append(self.domains, domain)
        if verb == LAY:
            self.by_tile[card] = block
            self.lays[card] = self.overflow
        elif verb == PLAY:
            self.by_card[card] = block
        elif verb == ORIENT:
            self.by_goal[card] = block
        elif verb == DISCARD:
            self.by_first[card] = block
            self.discards[card] = self.overflow
        elif verb == REMOVE:
            self.by_removed[card] = block
        else:
            self.by_verb[verb] = block
        if self.segments[domain] < 0:
            self.segments[domain] = self.aims
            self.aims += self.room(domain, 0)
        self.overflow += self.room(domain, card)
        self.size = self.overflow + 1

    def room(self, domain: i64, first: i64) -> i64:
        """How many targets a domain has; those of further discards depend on the first card."""
        cells = self.window.cells
        if domain == SEAT:
            return self.players
        if domain == SEAT_TOOL:
            return self.players * TOOLS
        if domain == CELL:
            return cells
        if domain == CELL_OR_SEAT:
            return self.players + cells
        if domain == EDGE:
            return cells * SIDES
        if domain == FIELD:
            return cells * self.names
        if domain == VALUE:
            return VALUES
        if domain == OTHERS:
            left = self.kinds - first
            if self.most == 1:
                return 1
            if self.most == 2:
                return 1 + left
            return 1 + left + left * (left + 1) // 2
        if domain == PAIR:
            return self.kinds * (self.kinds + 1) // 2
        if domain == PAYMENT:
            return MOST_GOLD * MOST_GOLD * MOST_GOLD
        return 1

    # From moves to numbers.

    def block_of(self, move: i64) -> i64:
        """The block of a move, or -1 if the game has no such move."""
        verb = verb_of(move)
        if verb == LAY:
            return self.by_tile[card_of(move)]
        if verb == DISCARD:
            return self.by_first[(aim_of(move) & CARD_BYTE) - 1]
        if verb == PLAY:
            return self.by_card[card_of(move)]
        if verb == ORIENT:
            return self.by_goal[card_of(move)]
        if verb == REMOVE:
            return self.by_removed[card_of(move)]
        return self.by_verb[verb]

    def aim_in(self, block: i64, move: i64) -> i64:
        """The number of a move's target in its block, or -1 outside the window."""
        domain = self.domains[block]
        if domain == CELL:
            return self.window.cell_of(place_of(move))
        aim = aim_of(move)
        if domain == OTHERS:
            return others_number(aim >> CARD_BITS, self.cards[block], self.kinds)
        if domain in (SEAT, VALUE):
            return aim
        if domain == SEAT_TOOL:
            return (aim & 255) * TOOLS + (move >> DETAIL)
        if domain == PAIR:
            other = (aim >> CARD_BITS) - 1
            return other * (other + 1) // 2 + (aim & CARD_BYTE) - 1
        if domain == CELL_OR_SEAT:
            if aim < self.players:
                return aim
            cell = self.window.cell_of(place_of(move))
            if cell < 0:
                return -1
            return self.players + cell
        if domain == EDGE:
            cell = self.window.cell_of(spot_place_of(move))
            if cell < 0:
                return -1
            return cell * SIDES + spot_of(move) - EAST
        if domain == FIELD:
            cell = self.window.cell_of(spot_place_of(move))
            if cell < 0:
                return -1
            return cell * self.names + self.field_of[spot_of(move)]
        if domain == PAYMENT:
            return ((aim & 255) * MOST_GOLD + (aim >> 8 & 255)) * MOST_GOLD + (aim >> 16)
        return 0

    def index_of(self, move: i64) -> i64:
        """The number of a move; OVERFLOW outside the window, -1 if the game has no such move."""
        block = self.block_of(move)
        if block < 0:
            return -1
        aim = self.aim_in(block, move)
        if aim < 0:
            return self.overflow
        return self.starts[block] + aim

    # From numbers to moves.

    def block_at(self, index: i64) -> i64:
        """The block of a number below OVERFLOW."""
        low: i64 = 0
        high = self.count
        while high - low > 1:
            middle = (low + high) >> 1
            if self.starts[middle] <= index:
                low = middle
            else:
                high = middle
        return low

    def move_in(self, block: i64, aim: i64) -> i64:
        """The move of a block with this target."""
        verb = self.verbs[block]
        card = self.cards[block]
        domain = self.domains[block]
        move = verb
        if verb == DISCARD:
            return verb | (card + 1 | others_cards(aim, card, self.kinds) << CARD_BITS) << AIM
        if verb in (LAY, PLAY, ORIENT, REMOVE):
            move |= card << CARD
        if domain in (SEAT, VALUE):
            return move | aim << AIM
        if domain == SEAT_TOOL:
            return move | aim // TOOLS << AIM | aim % TOOLS << DETAIL
        if domain == CELL:
            return move | (self.window.place_of(aim) + ORIGIN) << AIM
        if domain == CELL_OR_SEAT:
            if aim < self.players:
                return move | aim << AIM
            return move | (self.window.place_of(aim - self.players) + ORIGIN) << AIM
        if domain == EDGE:
            place = self.window.place_of(aim // SIDES)
            return move | (place + ORIGIN) << AIM | aim % SIDES + EAST << SPOT
        if domain == FIELD:
            place = self.window.place_of(aim // self.names)
            return move | (place + ORIGIN) << AIM | self.name_of[aim % self.names] << SPOT
        if domain == PAIR:
            other = upper(aim)
            return move | (aim - other * (other + 1) // 2 + 1 | other + 1 << CARD_BITS) << AIM
        if domain == PAYMENT:
            threes = aim % MOST_GOLD
            twos = aim // MOST_GOLD % MOST_GOLD
            return move | (aim // (MOST_GOLD * MOST_GOLD) | twos << 8 | threes << 16) << AIM
        return move

    def move_at(self, index: i64) -> i64:
        """The move with a number below OVERFLOW."""
        block = self.block_at(index)
        return self.move_in(block, index - self.starts[block])

    # The second ply of the factored form numbers the targets of all domains, whatever the block.

    def second_of(self, block: i64, aim: i64) -> i64:
        """The number of a block's target among all targets: further discards by card, whichever card comes first."""
        domain = self.domains[block]
        if domain == OTHERS:
            return self.segments[OTHERS] + others_number(
                others_cards(aim, self.cards[block], self.kinds), 0, self.kinds
            )
        return self.segments[domain] + aim

    def aim_at(self, block: i64, second: i64) -> i64:
        """The number within the block of a target among all targets, or -1 if the block has no such target."""
        domain = self.domains[block]
        aim = second - self.segments[domain]
        if aim < 0 or aim >= self.room(domain, 0):
            return -1
        if domain == OTHERS:
            cards = others_cards(aim, 0, self.kinds)
            if cards != 0 and (cards & CARD_BYTE) - 1 < self.cards[block]:
                return -1
            return others_number(cards, self.cards[block], self.kinds)
        return aim

    # Legal moves, for callers outside the engine.

    def legal(self, position: "Position") -> list[int]:
        """The numbers of the actor's legal moves, ascending."""
        self.list_moves(position, self.moves)
        result: list[int] = []
        i: i64
        for i in range(self.moves.count):
            number = self.index_of(self.moves.items[i])
            if number != self.overflow:
                result.append(number)
        if len(result) < self.moves.count:
            result.append(self.overflow)
        result.sort()
        return result

    def mask(self, position: "Position") -> memoryview:
        """One byte per number, 1 if legal; valid until the next call."""
        sheet = self.sheet
        if sheet is None:
            sheet = Sheet(blank_numbers(self.size), 0)
            self.sheet = sheet
        self.write_mask(position, self.moves, sheet)
        return bytes_of(sheet.numbers)

    def outside(self, position: "Position") -> int:
        """The move that OVERFLOW plays, or -1."""
        self.list_moves(position, self.moves)
        return self.overflowing(self.moves)

    def plies(self, position: "Position") -> list[tuple[int, int]]:
        """Block and target of each legal move inside the window; -1 and -1 once if there are others."""
        self.list_moves(position, self.moves)
        result: list[tuple[int, int]] = []
        others = False
        i: i64
        for i in range(self.moves.count):
            move = self.moves.items[i]
            block = self.block_of(move)
            aim = self.aim_in(block, move)
            if aim < 0:
                others = True
            else:
                result.append((block, self.second_of(block, aim)))
        if others:
            result.append((-1, -1))
        return result

    # Legal moves, inside.

    def write_mask(self, position: "Position", moves: Moves, sheet: Sheet) -> None:
        """List the legal moves and mark their numbers."""
        sheet.wipe()
        self.list_moves(position, moves)
        sheet.make_room(moves.count)
        window = self.window
        items = moves.items
        lays = self.lays
        numbers = sheet.numbers
        touched = sheet.touched
        start = sheet.start
        i: i64
        for i in range(moves.count):
            move = items[i]
            verb = verb_of(move)
            # Fast path: most moves lay or discard a card, so their numbers need no block and domain.
            if verb == LAY:
                number = window.cell_of(place_of(move))
                if number >= 0:
                    number += lays[card_of(move)]
                else:
                    number = self.overflow
            elif verb == DISCARD and aim_of(move) <= CARD_BYTE:
                number = self.discards[aim_of(move) - 1]
            else:
                number = self.index_of(move)
            touched[i] = i32(number)
            numbers[start + number] = 1
        sheet.count = moves.count

    def list_moves(self, position: "Position", moves: Moves) -> None:
        """List the actor's legal moves."""
        moves.count = 0
        if position.depth > 0:
            at = position.depth - STEP_WIDTH
            agenda = position.agenda
            step = position.game.steps[agenda[at]]
            step.moves(position, agenda[at + 1], agenda[at + 2], agenda[at + 3], moves)

    def overflowing(self, moves: Moves) -> i64:
        """The lowest move outside the window, or -1: what OVERFLOW plays."""
        found: i64 = -1
        i: i64
        for i in range(moves.count):
            move = moves.items[i]
            if self.index_of(move) == self.overflow and (found < 0 or move < found):
                found = move
        return found


def upper(number: i64) -> i64:
    """The larger of two cards, from the number of their pair."""
    other: i64 = 0
    while (other + 1) * (other + 2) // 2 <= number:
        other += 1
    return other


def others_number(cards: i64, first: i64, kinds: i64) -> i64:
    """The number of up to two further cards, in a discard's coding, of those from ``first`` on."""
    if cards == 0:
        return 0
    one = (cards & CARD_BYTE) - 1 - first
    rest = cards >> CARD_BITS
    if rest == 0:
        return 1 + one
    other = rest - 1 - first
    return 1 + kinds - first + other * (other + 1) // 2 + one


def others_cards(number: i64, first: i64, kinds: i64) -> i64:
    """Up to two further cards in a discard's coding, from their number."""
    if number == 0:
        return 0
    left = kinds - first
    if number <= left:
        return number + first
    number -= 1 + left
    other = upper(number)
    one = number - other * (other + 1) // 2
    return one + first + 1 | (other + first + 1) << CARD_BITS
