"""Broken tools, repairs, and other cards placed in front of players and removed again."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import DETAIL, Moves, aim_of, card_of, play
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.core.seat import FACE_UP, FRONT, SEAT_WIDTH
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Break(Effect):
    """Breaks a tool of a player who has no broken tool of this kind."""

    tool: i64
    oneself: bool
    event: i64

    def __init__(self, tool: i64, oneself: bool, event: i64 = events.BREAK) -> None:
        self.tool = tool
        self.oneself = oneself
        self.event = event

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every player whose tool it can break."""
        bit = 1 << self.tool
        seats = position.seats
        target: i64
        for target in range(position.game.players):
            if seats[target * SEAT_WIDTH + FRONT] & bit == 0 and (self.oneself or target != seat):
                moves.add(play(card, target))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The tool must be whole and (usually) someone else's."""
        target = aim_of(move)
        if target >= position.game.players or (target == seat and not self.oneself):
            return NO_TARGET
        if position.of(target, FRONT) >> self.tool & 1:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Leave the card in front of the target until someone repairs it."""
        target = aim_of(move)
        position.keep(target, FRONT, position.of(target, FRONT) | 1 << self.tool)
        if position.log is not None:
            position.log.add(self.event, seat, card_of(move), target, self.tool, 0)


@final
class Repair(Effect):
    """Removes one broken tool of a kind it shows; a double repair removes one of its two."""

    tools: i64
    anyone: bool  # also in front of others, not only of the player
    single: bool
    event: i64

    def __init__(self, tools: i64, anyone: bool = True, event: i64 = events.REPAIR) -> None:
        self.tools = tools
        self.anyone = anyone
        self.event = event
        self.single = tools & (tools - 1) == 0

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every matching broken tool."""
        seats = position.seats
        target: i64
        tool: i64
        for target in range(position.game.players):
            broken = seats[target * SEAT_WIDTH + FRONT] & self.tools
            if broken != 0 and (self.anyone or target == seat):
                for tool in range(5):
                    if broken >> tool & 1:
                        moves.add(play(card, target | self._detail(tool)))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The card must show the tool, and the tool must be broken."""
        target = aim_of(move) & 255
        tool = self._tool(move)
        if target >= position.game.players or tool < 0 or self.tools >> tool & 1 == 0:
            return NO_TARGET
        if not self.anyone and target != seat:
            return NO_TARGET
        if position.of(target, FRONT) >> tool & 1 == 0:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Move both cards to the discards; who broke the tool no longer matters."""
        target = aim_of(move) & 255
        tool = self._tool(move)
        position.keep(target, FRONT, position.of(target, FRONT) & ~(1 << tool))
        position.throw(seat, card_of(move), FACE_UP)
        position.throw(target, position.game.broken_cards[tool], FACE_UP)
        if position.log is not None:
            position.log.add(self.event, seat, card_of(move), target, tool, 0)

    def _detail(self, tool: i64) -> i64:
        """The tool as a detail of the aim, needed only where there is a choice."""
        if self.single:
            return 0
        return (tool + 1) << (DETAIL - 18)

    def _tool(self, move: i64) -> i64:
        named = (move >> DETAIL) - 1
        if not self.single:
            return named
        if named >= 0:
            return -1
        tool: i64 = 0
        while self.tools >> tool & 1 == 0:
            tool += 1
        return tool
