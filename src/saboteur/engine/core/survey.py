"""What the networks of a maze reach, as lists for callers outside the engine."""

from saboteur.engine.core.board import Board
from saboteur.engine.core.fit import SHOWS_LINK
from saboteur.engine.native import i64


def links(board: Board, network: i64) -> list[int]:
    """Place and joined arms, alternating, of every card the network reaches."""
    result: list[int] = []
    i: i64
    for i in range(board.card_count):
        arms = board.linked(board.cards[i], network)
        if arms != 0:
            result.append(board.cards[i])
            result.append(arms)
    return result


def ends(board: Board, network: i64) -> list[int]:
    """The empty places the network leads into."""
    result: list[int] = []
    i: i64
    for i in range(board.edge_count):
        if board.at(board.edge[i]) >> (SHOWS_LINK + 4 * network) & 15 != 0:
            result.append(board.edge[i])
    return result


def goals_met(board: Board, network: i64) -> list[int]:
    """The places of the face-down goals the network leads into."""
    result: list[int] = []
    i: i64
    for i in range(len(board.goals)):
        if board.reached >> (i + 16 * network) & 1:
            result.append(board.goals[i])
    return result
