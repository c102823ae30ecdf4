"""The Duel and its solo game: markers, gold and whatever leaves play lie open; goals and cards put aside do not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import FRONT, NUGGETS, PEEKED, SIZE
from saboteur.engine.duel import state
from saboteur.testing.facts import Facts, hidden, public
from saboteur.testing.scramble import Scramble
from saboteur.testing.secrecy import SPECTATOR, under_goal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from saboteur.match import Match


def where_goal(position: Position, seat: int, index: int) -> bool:
    """A goal's place is known once it is turned up, and to seats that looked at it."""
    number = index - state.GOAL
    where = position.extra[index]
    if where & state.WHERE == state.ON_TABLE:
        return under_goal(position, seat, list(position.goals).index(position.game.goal_tiles[number]))
    looked = where & state.WHERE == state.BOX_UNSEEN and seat != SPECTATOR and where >> (state.LOOKED + seat) & 1 == 1
    return looked or where & state.WHERE == state.BOX_SEEN


def aside_and_taken(match: Match) -> Iterable[int]:
    """The cards put aside in a solo round, and the tunnels taken in earlier rounds."""
    position = match._position
    board = position.board
    if match.rules.players == 1:
        yield from list(position.extra)[state.ASIDE : state.ASIDE + state.ASIDES]
    # Tunnels taken at the end of a round still lie there while their owner is asked how to pay; earlier ones do not.
    laid = {board.tiles.kind[board.tile_at(place)] for place in list(board.cards)[: board.card_count]}
    for kind, count in enumerate(list(position.extra)[state.TAKEN :]):
        if kind not in laid:
            yield from [kind] * count


def all_gold(match: Match) -> int:
    """Nuggets on all goals and tunnels, in play or out of it."""
    position = match._position
    game, extra, tiles = position.game, position.extra, position.board.tiles
    places = {state.BOX_SEEN, state.BOX_UNSEEN, state.UNUSED, state.ON_TABLE}
    total = sum(
        tiles.gold[tile]
        for number, tile in enumerate(game.goal_tiles)
        if extra[state.GOAL + number] & state.WHERE in places
    )
    paths = Counter(card for card in game.deck if card < len(game.tile_of))
    return total + sum(count * tiles.gold[game.tile_of[kind]] for kind, count in paths.items())


def places(position: Position) -> object:
    """How many goals are where."""
    return sorted(list(position.extra)[state.GOAL : state.GOAL + state.GOALS])


class DuelScramble(Scramble):
    """Goals change places with goals that are as unknown; cards put aside become any."""

    def extra_number(self, index: int, item: int) -> int:
        """A card put aside becomes any card; goals are mixed below."""
        return self.any_card() if state.ASIDE <= index < state.ASIDE + state.ASIDES else item

    def tie(self, other: Position) -> None:
        """Mix where the unknown goals are."""
        goals = range(state.GOAL, state.GOAL + len(self.truth.game.goal_tiles))
        unknown = [at for at in goals if not self.known("extra", at)]
        values = [self.truth.extra[at] for at in unknown]
        self.rng.shuffle(values)
        for at, value in zip(unknown, values, strict=True):
            other.extra[at] = value


DUEL = Facts(
    seats={SIZE: public, FRONT: public, NUGGETS: public, PEEKED: public},
    extra={
        **dict.fromkeys(range(state.GOAL), public),
        **dict.fromkeys(range(state.GOAL, state.GOAL + state.GOALS), where_goal),
        **dict.fromkeys(range(state.ASIDE, state.ASIDE + state.ASIDES), hidden),
        **dict.fromkeys(range(state.TAKEN, state.TAKEN + 64), public),
    },
    other_cards=aside_and_taken,
    gold=all_gold,
    gold_total=30,
    shared=places,
    scramble=DuelScramble,
)

FACTS = {"duel": DUEL, "solo": DUEL}
