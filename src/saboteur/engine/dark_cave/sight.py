"""What one seat may see in The Dark Cave, beyond what all games share."""

from typing import TYPE_CHECKING, Any, final

from saboteur.engine.core.place import NORTH
from saboteur.engine.core.seat import BY, FACE_UP, KIND, NUGGETS, ROLE, SIZE
from saboteur.engine.core.sight import UNKNOWN, Sight, laid_cards
from saboteur.engine.core.telling import Telling
from saboteur.engine.dark_cave.hand_memory import CLOUD, KNOWN, Groups
from saboteur.engine.dark_cave.state import (
    ASIDE,
    ASIDES,
    AXES,
    BOOTS,
    CARD,
    CREATURES,
    ENDED,
    FIELD,
    FIGURE,
    LEFT,
    LEFT_COUNT,
    LOOKED,
    LURE,
    LYING,
    MASTER,
    OUT,
    OWNER,
    PLACE,
    PROPOSED,
    SHOWN,
    SIDE,
    SPOT,
    STRENGTH,
    STUNNED,
    SUPPLY,
    VEIN,
    VEIN_COUNT,
    WEBS,
    clan_of,
    creature_of,
    place_of_spot,
    web_of,
)
from saboteur.engine.dark_cave.walk import steps_left
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class DarkCaveSight(Sight):
    """Adds figures, clans, webs, creatures, gold, and the backs of all cards."""

    def tell_traced(self, words: Telling) -> tuple[Any, ...]:
        """The board with the arms joined to the start card; traced on demand since no rule needs them."""
        board = self._position.board.copy()
        board.begin_at(board.cards[0], NORTH, 0)
        return words.tell(laid_cards(board))

    def whole(self) -> "Position":
        """The position of a match that is over: all clan cards are revealed then."""
        if self.ended == 0:
            raise ValueError("the match is not over")
        return self._position

    @property
    def ended(self) -> int:
        """Why the match is over; 0 while it runs."""
        return self._position.extra[ENDED]

    @property
    def stunned(self) -> bool:
        """Whether the dwarf on turn got up this turn and cannot move."""
        return self._position.extra[STUNNED] == 1

    @property
    def proposed(self) -> bool:
        """Whether the player on turn has proposed to end the match."""
        return self._position.extra[PROPOSED] == 1

    @property
    def supply(self) -> int:
        """Gold in the supply."""
        return self._position.extra[SUPPLY]

    def walk(self) -> int:
        """Remaining steps of the walking dwarf; valid during a walk only."""
        _, seat, left, met = self.prompt()
        return steps_left(self._position, seat, left, met)

    def figures(self) -> list[int]:
        """Place, tile and field of each seat's dwarf; three UNKNOWN once it has left."""
        result: list[int] = []
        seat: i64
        for seat in range(self._position.game.players):
            self._add_spot(self._position.extra[FIGURE + seat], result)
        return result

    def lying(self) -> list[bool]:
        """Which dwarfs lie on the ground."""
        result: list[bool] = []
        seat: i64
        for seat in range(self._position.game.players):
            result.append(self._position.extra[LYING + seat] == 1)
        return result

    def gold(self) -> list[int]:
        """Every seat's gold; it lies openly on the dwarf cards."""
        return self._each(NUGGETS)

    def clans(self) -> list[int]:
        """The colour on the back of each seat's clan card, then of those set aside."""
        position = self._position
        result: list[int] = []
        seat: i64
        for seat in range(position.game.players):
            result.append(clan_of(position.of(seat, ROLE)))
        i: i64
        for i in range(ASIDES):
            if position.extra[ASIDE + i] != 0:
                result.append(clan_of(position.extra[ASIDE + i] - 1))
        return result

    def roles(self) -> list[int]:
        """Each seat's clan card as far as this seat knows it, then those set aside."""
        position = self._position
        extra = position.extra
        known = extra[SHOWN]
        if self._seat >= 0:
            known |= position.of(self._seat, LOOKED) | 1 << self._seat
        over = extra[ENDED] != 0
        result: list[int] = []
        seat: i64
        for seat in range(position.game.players):
            if known >> seat & 1:
                result.append(position.of(seat, ROLE))
            else:
                result.append(UNKNOWN)
        i: i64
        for i in range(ASIDES):
            if extra[ASIDE + i] != 0:
                if over or (self._seat >= 0 and extra[LEFT] == self._seat + 1):
                    result.append(extra[ASIDE + i] - 1)
                else:
                    result.append(UNKNOWN)
        return result

    def shown(self) -> int:
        """Mask of the seats whose clan cards are face up."""
        return self._position.extra[SHOWN]

    def left(self) -> list[int]:
        """The seats that have left, in order."""
        extra = self._position.extra
        result: list[int] = []
        i: i64
        for i in range(extra[LEFT_COUNT]):
            result.append(extra[LEFT + i] - 1)
        return result

    def webs(self) -> list[int]:
        """Place, side, strength, owner and card of each web."""
        position = self._position
        result: list[int] = []
        web: i64
        for web in range(WEBS):
            if web_of(position, web, STRENGTH) > 0:
                result.append(web_of(position, web, PLACE))
                result.append(web_of(position, web, SIDE))
                result.append(web_of(position, web, STRENGTH))
                result.append(web_of(position, web, OWNER))
                result.append(web_of(position, web, CARD))
        return result

    def creatures(self) -> list[int]:
        """Number, place, tile, field, master and card of each creature in the cave."""
        position = self._position
        result: list[int] = []
        creature: i64
        for creature in range(CREATURES):
            spot = creature_of(position, creature, SPOT)
            if spot != OUT:
                result.append(creature)
                self._add_spot(spot, result)
                result.append(creature_of(position, creature, MASTER))
                result.append(creature_of(position, creature, LURE))
        return result

    def veins(self) -> list[int]:
        """Places of the veins that still have gold."""
        extra = self._position.extra
        result: list[int] = []
        i: i64
        for i in range(extra[VEIN_COUNT]):
            result.append(place_of_spot(extra[VEIN + i]))
        return result

    def looked(self) -> list[int]:
        """The seats at whose clan cards everyone has looked, as masks."""
        return self._each(LOOKED)

    def axes(self, seat: int) -> list[int]:
        """The axes in front of a seat, the one it uses first in front."""
        result: list[int] = []
        axes = self._position.extra[AXES + seat]
        while axes != 0:
            result.append((axes & 255) - 1)
            axes >>= 8
        return result

    def equipment(self, seat: int) -> list[int]:
        """The boots and axes in front of a seat."""
        extra = self._position.extra
        result: list[int] = []
        if extra[BOOTS + seat] != 0:
            result.append(extra[BOOTS + seat] - 1)
        return result + self.axes(seat)

    def hand_groups(self, groups: Groups) -> list[int]:
        """Number of cards of each group, per seat."""
        position = self._position
        result: list[int] = []
        seat: i64
        i: i64
        for seat in range(position.game.players):
            counts = [0, 0, 0]
            start = seat * position.game.hand_room
            for i in range(start, start + position.of(seat, SIZE)):
                counts[groups.of[position.hands[i] & KIND]] += 1
            result += counts
        return result

    def pile_groups(self, groups: Groups) -> list[int]:
        """Number of cards of each group in the pile."""
        position = self._position
        counts = [0, 0, 0]
        i: i64
        for i in range(position.drawn, len(position.deck)):
            counts[groups.of[position.deck[i]]] += 1
        return counts

    def discard_groups(self, groups: Groups) -> list[int]:
        """The group of each discard."""
        position = self._position
        result: list[int] = []
        i: i64
        for i in range(position.discard_count):
            result.append(groups.of[position.discards[i] & KIND])
        return result

    def known(self) -> list[list[int]]:
        """What the seat knows about hidden cards, cloud by cloud.

        Each entry: its number of slots, the seat holding some of them (or UNKNOWN), the number of discards and their
        indices, then the cards known to be among them.
        """
        position = self._position
        result: list[list[int]] = []
        if self._seat < 0:
            return result
        done: list[int] = []
        room = position.game.hand_room
        other: i64
        i: i64
        for other in range(position.game.players):
            if other != self._seat:
                for i in range(other * room, other * room + position.of(other, SIZE)):
                    self._add_cloud(position.hands[i], other, done, result)
        for i in range(position.discard_count):
            slot = position.discards[i]
            if slot & FACE_UP == 0 and slot >> BY & 15 != self._seat:
                self._add_cloud(slot, UNKNOWN, done, result)
        result.sort()
        return result

    def _add_cloud(self, slot: i64, holder: i64, done: list[int], result: list[list[int]]) -> None:
        """Add the cloud of a slot, once; a slot without a cloud counts as its own."""
        position = self._position
        bit: i64 = 1
        bit <<= KNOWN + self._seat
        cloud = slot >> CLOUD
        if cloud == 0:
            if slot & bit != 0:
                result.append([1, holder, 0, slot & KIND])
            return
        if cloud in done:
            return
        done.append(cloud)
        slots: i64 = 0
        cards: list[int] = []
        discards: list[int] = []
        room = position.game.hand_room
        other: i64
        i: i64
        for other in range(position.game.players):
            if other != self._seat:
                for i in range(other * room, other * room + position.of(other, SIZE)):
                    if position.hands[i] >> CLOUD == cloud:
                        slots += 1
                        if position.hands[i] & bit != 0:
                            cards.append(position.hands[i] & KIND)
        for i in range(position.discard_count):
            thrown = position.discards[i]
            if thrown >> CLOUD == cloud and thrown & FACE_UP == 0 and thrown >> BY & 15 != self._seat:
                slots += 1
                discards.append(i)
                if thrown & bit != 0:
                    cards.append(thrown & KIND)
        if cards:
            cards.sort()
            result.append([slots, holder, len(discards), *discards, *cards])

    def _add_spot(self, spot: i64, result: list[int]) -> None:
        if spot == OUT:
            result.append(UNKNOWN)
            result.append(UNKNOWN)
            result.append(UNKNOWN)
            return
        place = place_of_spot(spot)
        result.append(place)
        result.append(self._position.board.tile_at(place))
        result.append(spot & FIELD)
