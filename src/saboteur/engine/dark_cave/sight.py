"""What one seat may see of a position of The Dark Cave, beyond what all games have."""

from typing import final

from saboteur.engine.core.place import NORTH
from saboteur.engine.core.seat import BY, FACE_UP, KIND, NUGGETS, ROLE, SIZE
from saboteur.engine.core.sight import UNKNOWN, Sight, laid_cards
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


@final
class DarkCaveSight(Sight):
    """Figures, clans, webs, creatures, gold, and the backs of all cards."""

    def traced_board(self) -> list[int]:
        """The board with the arms joined to the start card; no rule asks for them, so they are not kept."""
        board = self._position.board.copy()
        board.begin_at(board.cards[0], NORTH, 0)
        return laid_cards(board)

    @property
    def ended(self) -> int:
        """Why the match is over, 0 while it runs."""
        return self._position.extra[ENDED]

    @property
    def stunned(self) -> bool:
        """Whether the dwarf of the player on turn got up in this turn and does not move."""
        return self._position.extra[STUNNED] == 1

    @property
    def proposed(self) -> bool:
        """Whether the player on turn has proposed to end."""
        return self._position.extra[PROPOSED] == 1

    @property
    def supply(self) -> int:
        """Gold in the supply."""
        return self._position.extra[SUPPLY]

    def walk(self) -> int:
        """How many steps are left to the dwarf now walking; only a walk can be asked for it."""
        _, seat, left, met = self.prompt()
        return steps_left(self._position, seat, left, met)

    def figures(self) -> list[int]:
        """For every seat: the place, tile and field of its dwarf, or three times UNKNOWN once it has left."""
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
        """Everyone's gold; it lies on the dwarf cards for all to see."""
        return self._each(NUGGETS)

    def clans(self) -> list[int]:
        """The colour on the back of everyone's clan card, then of those set aside."""
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
        """Everyone's clan card as far as the seat knows it, then those set aside."""
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
        """The seats whose clan cards lie open, as a mask."""
        return self._position.extra[SHOWN]

    def left(self) -> list[int]:
        """The seats that have left, in their order."""
        extra = self._position.extra
        result: list[int] = []
        i: i64
        for i in range(extra[LEFT_COUNT]):
            result.append(extra[LEFT + i] - 1)
        return result

    def webs(self) -> list[int]:
        """Place, side, strength, owner and card of every web."""
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
        """Number, place, tile, field, master and card of every creature in the cave."""
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
        """The places of the veins that still have their gold."""
        extra = self._position.extra
        result: list[int] = []
        i: i64
        for i in range(extra[VEIN_COUNT]):
            result.append(place_of_spot(extra[VEIN + i]))
        return result

    def equipment(self, seat: int) -> list[int]:
        """The boots and axes in front of a seat."""
        extra = self._position.extra
        result: list[int] = []
        if extra[BOOTS + seat] != 0:
            result.append(extra[BOOTS + seat] - 1)
        axes = extra[AXES + seat]
        while axes != 0:
            result.append((axes & 255) - 1)
            axes >>= 8
        return result

    def hand_groups(self, groups: Groups) -> list[int]:
        """For every seat how many cards of each group it holds."""
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
        """How many cards of each group the pile holds."""
        position = self._position
        counts = [0, 0, 0]
        i: i64
        for i in range(position.drawn, len(position.deck)):
            counts[groups.of[position.deck[i]]] += 1
        return counts

    def discard_groups(self, groups: Groups) -> list[int]:
        """The group of every discard in turn."""
        position = self._position
        result: list[int] = []
        i: i64
        for i in range(position.discard_count):
            result.append(groups.of[position.discards[i] & KIND])
        return result

    def known(self) -> list[list[int]]:
        """What the seat knows of hidden cards, cloud by cloud.

        Each is the number of its slots, the seat whose hand has some of them (or UNKNOWN), how many are discards and
        their indices, then the cards known to be among them.
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
        """Add the cloud of a slot, once; a slot in none is one by itself."""
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
