"""Boots and axes, placed in front of a player."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import Moves, aim_of, card_of, play
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.state import AXES, BOOTS
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Boots(Effect):
    """At most one pair per player."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every player without boots."""
        target: i64
        for target in range(position.game.players):
            if position.extra[BOOTS + target] == 0:
                moves.add(play(card, target))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """Nobody wears two pairs."""
        target = aim_of(move)
        if target >= position.game.players or position.extra[BOOTS + target] != 0:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Put them on."""
        position.extra[BOOTS + aim_of(move)] = card_of(move) + 1
        if position.log is not None:
            position.log.add(game_events.EQUIP, seat, card_of(move), aim_of(move), 0, 0)


@final
class Axe(Effect):
    """Any number per player."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every player."""
        target: i64
        for target in range(position.game.players):
            moves.add(play(card, target))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """Any player may get it."""
        if aim_of(move) >= position.game.players:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Put it in front of the player."""
        at = AXES + aim_of(move)
        position.extra[at] = position.extra[at] << 8 | card_of(move) + 1
        if position.log is not None:
            position.log.add(game_events.EQUIP, seat, card_of(move), aim_of(move), 0, 0)
