"""The weights of the base game's policy for moves, cards and gold."""

from math import log
from typing import TYPE_CHECKING, Final

from saboteur.engine.core.family import BREAK, MAP, PATH, REPAIR, ROCKFALL
from saboteur.engine.core.place import EAST, WEST
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.reveal import BITS

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game

# A digger's weights, in thousandths of a turn by which the gold comes nearer.
WIN: Final = 20
IDLE: Final = -500  # a useless path is worse than discarding a useless card
LOOK: Final = 1400
LOOK_LATE: Final = 400
CLEAR_LEAST: Final = 800
SUSPECT: Final = 550
FRIEND: Final = 400
BREAKING: Final = 2200
BREAKING_MORE: Final = 600
HEAL_ME: Final = 3000
HEAL_ME_PARTLY: Final = 1500
HEAL: Final = 1200
HEAL_PARTLY: Final = 500
NEVER: Final = -1000
NEUTRAL: Final = 50

# A saboteur's, in thousandths of a turn that the diggers lose.
LOSS: Final = -20000
HARM: Final = 1200
COLLAPSE: Final = 800
MISLEAD: Final = 150
HIDE: Final = -50
SPY: Final = 300
SPOIL: Final = 1500
SPOIL_MORE: Final = 400
MEND: Final = 300
MEND_PARTLY: Final = 100
MEND_OTHER: Final = -300

# The public evidence of a move, in thousandths of log odds for a saboteur.
FORWARD: Final = -700
ASIDE: Final = 300
BACK: Final = 1800
OPENED: Final = -1500
CUT: Final = 2000
THREW_AWAY: Final = 250
BROKE: Final = 1600
REPAIRED: Final = -1200
ECHO: Final = 400
MOST_BELIEF: Final = 6000


def digger_keeps(game: "Game", family: i64, card: i64) -> i64:
    """The value of a card in a digger's hand: nothing for dead ends, most for ways that lead ahead."""
    if family == MAP:
        return 500
    if family == ROCKFALL:
        return 350
    if family == BREAK:
        return 250
    if family == REPAIR:
        return 300
    if family != PATH:
        return NEUTRAL
    tile = game.tile_of[card]
    if widest(game.tiles.segments, tile) < 2:
        return 0
    if game.tiles.segments[tile * 4 + EAST] >> WEST & 1:
        return 400
    return 200


def saboteur_keeps(game: "Game", family: i64, card: i64) -> i64:
    """The same in a saboteur's hand: cards that help the diggers should disappear."""
    if family == MAP:
        return 200
    if family in (ROCKFALL, BREAK):
        return 1000
    if family == REPAIR:
        return -50
    if family != PATH:
        return NEUTRAL
    if widest(game.tiles.segments, game.tile_of[card]) < 2:
        return 400
    return -100


def shares_of(game: "Game", gold: list[int], per_player: bool) -> vec[i64]:
    """Expected gold of each of t diggers who share, in thousandths of a nugget, at t.

    The first to choose gets more, but that is whoever happens to lay the last card: in a few hundred rollouts this
    noise would hide which move wins.
    """
    shares = vec[i64]([0] * 16)
    mean = float(gold[0] + 2 * gold[1] + 3 * gold[2]) / float(sum(gold))
    takers: i64
    for takers in range(1, 13):
        cards = takers
        if per_player:
            cards = min(game.players, 9)
        shares[takers] = int(1000.0 * mean * float(cards) / float(takers))
    return shares


def widest(segments: vec[i64], tile: i64) -> i64:
    """The most arms of a tile that are joined with each other."""
    most: i64 = 0
    side: i64
    for side in range(4):
        most = max(most, BITS[segments[tile * 4 + side]])
    return most


def log_odds(saboteurs: i64, others: i64) -> i64:
    """Prior log odds, in thousandths, of a role being one of the saboteurs' among this many."""
    share = max(0.02, min(0.98, float(saboteurs) / float(others)))
    return int(1000.0 * log(share / (1.0 - share)))
