"""Drawing: simple in the Duel; in the solo game some cards take effect at once."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.board import FIXED, TILE
from saboteur.engine.core.seat import FACE_UP, FRONT, KIND, SIZE
from saboteur.engine.duel import events as game_events
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


class Draw(ABC):
    """How a player draws."""

    @abstractmethod
    def draw(self, position: "Position", seat: i64) -> None:
        """Draw a card, if there is one."""

    @abstractmethod
    def resolve_hand(self, position: "Position", seat: i64) -> None:
        """Resolve the first hand of a round as if it were drawn."""


@final
class DrawOne(Draw):
    """Draws a card from the pile into the hand."""

    def draw(self, position: "Position", seat: i64) -> None:
        """Draw a card, if there is one."""
        position.draw(seat)

    def resolve_hand(self, position: "Position", seat: i64) -> None:
        """Nothing happens by itself."""


@final
class DrawAlone(Draw):
    """Broken tools and rockfalls take effect when drawn, and another card is drawn."""

    rockfall: i64
    replace_all: bool  # draw again after every such card, not only after a tool was broken

    def __init__(self, rockfall: i64, replace_all: bool) -> None:
        self.rockfall = rockfall
        self.replace_all = replace_all

    def draw(self, position: "Position", seat: i64) -> None:
        """Draw until a card stays in the hand or nothing more is drawn."""
        while position.draw(seat):
            hand = position.hands[seat * position.game.hand_room + position.of(seat, SIZE) - 1]
            if not self.strikes(position, hand & KIND):
                return
            position.keep(seat, SIZE, position.of(seat, SIZE) - 1)
            if not self.strike(position, seat, hand & KIND):
                return

    def resolve_hand(self, position: "Position", seat: i64) -> None:
        """Resolve each such card of the hand in turn, then its replacement."""
        room = seat * position.game.hand_room
        dealt = position.hands[room : room + position.of(seat, SIZE)]
        draws: i64 = 0
        i: i64
        for i in range(len(dealt)):
            card = dealt[i] & KIND
            if self.strikes(position, card):
                position.take_out(seat, card)
                if self.strike(position, seat, card):
                    draws += 1
        for i in range(draws):
            self.draw(position, seat)

    def strikes(self, position: "Position", card: i64) -> bool:
        """Whether the card takes effect at once."""
        return card == self.rockfall or broken_tool(position.game.broken_cards, card) >= 0

    def strike(self, position: "Position", seat: i64, card: i64) -> bool:
        """Apply the card; return whether another is drawn for it."""
        tool = broken_tool(position.game.broken_cards, card)
        if tool >= 0 and position.of(seat, FRONT) >> tool & 1 == 0:
            position.keep(seat, FRONT, position.of(seat, FRONT) | 1 << tool)
            if position.log is not None:
                position.log.add(events.BREAK, seat, card, seat, tool, 0)
            return True
        position.throw(seat, card, FACE_UP)
        if (tool >= 0 or not fall(position, seat)) and position.log is not None:
            position.log.add(game_events.NO_EFFECT, seat, card, 0, 0, 0)
        return self.replace_all


def broken_tool(broken_cards: vec[i64], card: i64) -> i64:
    """The tool the card breaks, or -1."""
    tool: i64
    for tool in range(3):
        if broken_cards[tool] == card:
            return tool
    return -1


def fall(position: "Position", seat: i64) -> bool:
    """Remove the last laid path card without gold or troll; False if there is none."""
    board = position.board
    i = board.card_count - 1
    while i >= 0:
        place = board.cards[i]
        value = board.at(place)
        if value & FIXED == 0:
            tile = value & TILE
            board.remove(place)
            position.throw(seat, board.tiles.kind[tile], FACE_UP)
            if position.log is not None:
                position.log.add(events.ROCKFALL, seat, tile, place, 0, 0)
            return True
        i -= 1
    return False
