"""The ends of the maze at which a card can change the distance to the gold, and where each of its arms would lead."""

from typing import Final

from saboteur.engine.core.board import FACE_DOWN, LINK, OCCUPIED, TILE, Board
from saboteur.engine.core.fit import SHOWS_LINK, SHOWS_OPEN
from saboteur.engine.core.outlook import Outlook
from saboteur.engine.core.place import STEPS
from saboteur.engine.core.ways import BEYOND, FARS, FIELDS, ONES, TOPS, nearer
from saboteur.engine.native import i64, vec

# The fields of a front.
PLACE: Final = 0
SHOWN: Final = 1  # the number of the empty cell; beside a loose part also its sides with such, and with any card
BARE: Final = 2  # distances to each goal, as in `ways`, with a card there that leads nowhere
ARMS: Final = 3  # the same from where each of the four arms of a card would lead
LEAD: Final = 7  # the same with a card that leads on by all arms
FRONT_WIDTH: Final = 8

LOOSE: Final = 20
TAKEN: Final = 24


def find_fronts(board: Board, outlook: Outlook, book: vec[i64], first: i64) -> i64:
    """Write them from an index on, after evaluating a maze with one network; returns their end.

    Neighbours differ by one card at most, so a card can lead nearer to a goal only from an end that is as near as any.
    Ends of unknown distance matter too, and those beside a loose part through which a way leads. A card on any other
    end leaves all distances as they are.
    """
    ways = outlook.ways
    steps = ways.steps
    grid = board.grid
    ends = outlook.ends
    mask = board.mask
    best = outlook.best
    hidden = outlook.hidden
    at = first
    i: i64
    side: i64
    for i in range(outlook.end_count):
        place = ends[i]
        cell = place & mask
        shown = grid[cell]
        there = steps[cell]
        nearest = ~(((there ^ best) | TOPS) - ONES) & hidden
        if nearest == 0 and (there + BEYOND) & hidden == 0:
            loose = shown >> SHOWS_OPEN & ~(shown >> SHOWS_LINK) & 15
            if loose == 0 or not _leads_on(board, place, loose):
                continue
        # Where this end was the nearest, another is now: as near as it was, if there were two.
        after = best ^ (best ^ outlook.second) & (nearest - (nearest >> 7))
        book[at + PLACE] = place
        book[at + BARE] = after
        taken: i64 = 0
        loose = 0
        for side in range(4):
            cell = place + STEPS[side] & mask
            value = grid[cell]
            if value & OCCUPIED == 0:
                there = steps[cell]
            elif value & FACE_DOWN != 0:
                there = FARS & ~FIELDS[value & TILE]
            else:
                there = FARS
                taken |= 1 << side
                # As in `Outlook.lead`.
                loose |= ((board.tiles.openings[value & TILE] & ~(value >> LINK)) >> (side ^ 2) & 1) << side
            book[at + ARMS + side] = there
            after = nearer(after, there)
        if loose != 0:
            for side in range(4):
                if taken >> side & 1:
                    there = ways.behind(board, place, side)
                    book[at + ARMS + side] = there
                    after = nearer(after, there)
            shown |= loose << LOOSE | taken << TAKEN
        book[at + SHOWN] = shown
        book[at + LEAD] = after
        at += FRONT_WIDTH
    return at


def lead(book: vec[i64], front: i64, arms: i64) -> i64:
    """The distances to each goal with a card on a front that leads on by these arms."""
    shown = book[front + SHOWN]
    after = book[front + BARE]
    if shown >> LOOSE & arms == 0:
        # As in `Outlook.join`: cards around matter only if the arms lead into a loose part.
        arms &= ~(shown >> TAKEN)
    if arms & 1:
        after = nearer(after, book[front + ARMS])
    if arms & 2:
        after = nearer(after, book[front + ARMS + 1])
    if arms & 4:
        after = nearer(after, book[front + ARMS + 2])
    if arms & 8:
        after = nearer(after, book[front + ARMS + 3])
    return after


def _leads_on(board: Board, place: i64, arms: i64) -> bool:
    """Whether a way leads through a loose neighbour, of those that open to a place from these sides."""
    found: i64 = 0
    side: i64 = 0
    while arms != 0:
        if arms & 1:
            value = board.grid[place + STEPS[side] & board.mask]
            segment = board.tiles.segments[(value & TILE) * 4 + (side ^ 2)]
            found |= segment & (segment - 1)
        arms >>= 1
        side += 1
    return found != 0
