"""Reads views of the Duel and its solo game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from saboteur.cards.actions import TOOLS
from saboteur.engine.core.board import TILE
from saboteur.engine.core.game import Game
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import NOBODY, NUGGETS
from saboteur.engine.core.vector import vector
from saboteur.engine.duel.bribe import open_trolls
from saboteur.engine.duel.deal import goal_index
from saboteur.engine.duel.key import unlock
from saboteur.engine.duel.state import (
    ASIDE,
    BEFORE,
    BOX_SEEN,
    BOX_UNSEEN,
    GAIN,
    GAIN_BITS,
    GOAL,
    LEAST,
    LOOKED,
    MARKERS,
    ON_TABLE,
    ON_TROLL,
    OPEN,
    TAKEN,
    add_gold,
    put_marker,
    watch,
)
from saboteur.games.decoder import Decoder
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.events.duel import ROUND_ENDS
from saboteur.view import Duel, View


class DuelDecoder(Decoder):
    """Adds markers, keys, gold and the goals that are not on the table."""

    def __init__(self, game: Game, codec: Codec, aside: int) -> None:
        super().__init__(game, codec, [f"broken-{tool}" for tool in TOOLS])
        self._aside = aside

    def aside(self, _view: View) -> int:
        """The cards put aside in each round of the solo game."""
        return self._aside

    def put_aside(self, position: Position, cards: list[int]) -> None:
        """They have a place of their own."""
        for at, card in enumerate(cards):
            position.extra[ASIDE + at] = card

    def out_of_play(self, view: View) -> Iterable[str]:
        """The tunnels taken in earlier rounds; those of this one still lie in the maze while the trolls are paid."""
        taken = Counter(_part(view).taken)
        if view.prompt is not None and view.prompt.kind == "pay":
            marked = {marker.cell for marker in _part(view).marked if not marker.troll}
            cards, kinds = self.codec.cards, self.codec.kind_of_tile
            for laid in self.laid_paths(view):
                if laid.cell in marked:
                    taken[cards[kinds[self.path_tile[laid.card]]]] -= 1
        return taken.elements()

    def pile_room(self, view: View) -> int:
        """Every card that was in play as the round began, but those aside."""
        return len(self.game.deck) - len(list(self.out_of_play(view))) - self._aside

    def unused_goals(self, view: View, unseen: Counter[int]) -> list[int]:
        """Neither those in the box."""
        boxed = _part(view).boxed_goals
        unseen.subtract(self.goal_named[name] for name in boxed if name != HIDDEN)
        return sorted(unseen.elements())

    def fill(self, position: Position, view: View) -> None:
        """Gold, goals in the box, markers and keys."""
        part = _part(view)
        extra = position.extra
        position.last = NOBODY
        for seat, amount in enumerate(view.gold):
            position.keep(seat, NUGGETS, int(amount))
            for value in part.gold_cards[seat]:
                add_gold(position, seat, value, 1)
        for card in part.taken:
            extra[TAKEN + self.codec.card_number[card]] += 1
        extra[OPEN] = sum(goal.open for goal in view.goals)
        self._box_goals(position, part)
        self._mark(position, part)
        self._remember(position, view)

    def _box_goals(self, position: Position, part: Duel) -> None:
        extra = position.extra
        printed = self.game.goal_tiles
        free = set(range(len(printed)))
        for tile in position.goals:
            number = goal_index(printed, tile)
            extra[GOAL + number] = ON_TABLE
            free.discard(number)
        unknown = []
        looked = part.boxed_seen_by or ((),) * len(part.boxed_goals)
        for name, lookers in zip(part.boxed_goals, looked, strict=True):
            where = BOX_UNSEEN | sum(1 << (LOOKED + seat) for seat in lookers)
            if name == HIDDEN:
                unknown.append(where)
                continue
            number = goal_index(printed, self.goal_named[name])
            extra[GOAL + number] = where if lookers else BOX_SEEN
            free.discard(number)
        for number, where in zip(sorted(free), unknown, strict=False):
            extra[GOAL + number] = where

    def _mark(self, position: Position, part: Duel) -> None:
        board, tiles = position.board, position.board.tiles
        for place in list(board.cards)[: board.card_count]:
            tile = board.at(place) & TILE
            if tiles.gold[tile] or tiles.trolls[tile]:
                watch(position, place)
        position.extra[MARKERS] = part.markers + len(part.marked)
        for number, marker in enumerate(part.marked, 1):
            place = self.place(marker.cell)
            put_marker(position, marker.seat, place, ON_TROLL if marker.troll else 0)
            # The last marker ends the round before its troll lets anyone pass.
            if marker.troll and (part.markers > 0 or number < len(part.marked)):
                open_trolls(board, place)
        for key in part.keys:
            unlock(board, self.place(key.cell), key.seat)

    def _remember(self, position: Position, view: View) -> None:
        history = []
        for result in view.results:
            item = ROUND_ENDS.index(result.reason)
            for seat, gain in enumerate(result.gold):
                item |= (int(gain) + LEAST) << (GAIN + GAIN_BITS * seat)
                position.extra[BEFORE + seat] += int(gain)
            history.append(item)
        position.history = vector(history)


def _part(view: View) -> Duel:
    if view.duel is None:
        raise ValueError("the part duel is missing")
    return view.duel
