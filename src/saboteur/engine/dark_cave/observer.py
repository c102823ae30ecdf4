"""What a seat knows of The Dark Cave, as numbers."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import TILE
from saboteur.engine.core.game import Game
from saboteur.engine.core.observer import Observer
from saboteur.engine.core.place import EAST
from saboteur.engine.core.seat import KIND, NUGGETS, ROLE, SIZE
from saboteur.engine.core.sheet import Sheet
from saboteur.engine.core.sight import UNKNOWN
from saboteur.engine.core.window import Window
from saboteur.engine.dark_cave.fields import ROOM, WHOLE, Fields
from saboteur.engine.dark_cave.hand_memory import Groups
from saboteur.engine.dark_cave.state import (
    AXES,
    BOOTS,
    CREATURES,
    FIELD,
    FIGURE,
    LEFT,
    LEFT_COUNT,
    LOOKED,
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
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

FEATURES: Final = ("hole", "cave-ladder", "exit", "tunnel", "wood")


@final
class DarkCaveObserver(Observer):
    """Adds dwarfs, creatures, webs and veins on their fields; clans, equipment and the backs of cards.

    A field on a cell is the number of its name, plus one.
    """

    fields: Fields
    groups: Groups
    figures: i64
    creatures: i64
    webs: i64
    web_owners: i64
    veins: i64
    fixtures: i64
    clans: i64
    lying: i64
    boots: i64
    axes: i64
    left: i64
    masters: i64
    looked: i64
    hand_groups: i64
    pile_groups: i64
    mood: i64
    supply: i64

    def __init__(self, game: Game, window: Window, roles: i64, fields: Fields, groups: Groups) -> None:
        self.fields = fields
        self.groups = groups
        super().__init__(game, window, roles)

    def add_planes(self) -> None:
        """Add the planes of everything that stands in the cave."""
        i: i64
        self.figures = self.depth
        for i in range(self.game.players):
            self.plane(f"figure-{i}")
        self.creatures = self.depth
        for name in ("rat", "lindworm", "goblin"):
            self.plane(name)
        self.webs = self.depth
        self.plane("web-east")
        self.plane("web-south")
        self.veins = self.plane("vein")
        self.fixtures = self.depth
        for name in FEATURES:
            self.plane(name)

    def add_features(self) -> None:
        """Add the features of dwarfs and cards."""
        players = self.game.players
        self.clans = self.feature("clans", 2 * players)
        self.lying = self.feature("lying", players)
        self.boots = self.feature("boots", players)
        self.axes = self.feature("axes", players)
        self.left = self.feature("left", players)
        self.masters = self.feature("masters", CREATURES * players)
        self.web_owners = self.feature("web-owners", players)
        self.looked = self.feature("looked", players * players)
        self.hand_groups = self.feature("hand-groups", 3 * players)
        self.pile_groups = self.feature("pile-groups", 3)
        self.mood = self.feature("stunned-proposed", 2)
        self.supply = self.feature("supply", 1)

    def role_seen(self, position: "Position", seat: i64, other: i64) -> i64:
        """Its own, those it looked at and those shown."""
        known = position.extra[SHOWN]
        if seat >= 0:
            known |= position.of(seat, LOOKED) | 1 << seat
        if known >> other & 1:
            return position.of(other, ROLE)
        return UNKNOWN

    def gold_seen(self, position: "Position", seat: i64, other: i64) -> i64:
        """Everyone's: it lies openly on the dwarf cards."""
        return position.of(other, NUGGETS)

    def add(self, position: "Position", seat: i64, first: i64, sheet: Sheet) -> None:
        """Write them."""
        self._write_cave(position, first, sheet)
        self._write_dwarfs(position, first, sheet)
        extra = position.extra
        players = position.game.players
        i: i64
        for i in range(extra[LEFT_COUNT]):
            sheet.put(self.left + (extra[LEFT + i] - 1 - first) % players, i + 1)
        for i in range(position.drawn, len(position.deck)):
            sheet.add(self.pile_groups + self.groups.of[position.deck[i] & KIND], 1)
        if extra[STUNNED] != 0:
            sheet.put(self.mood, 1)
        if extra[PROPOSED] != 0:
            sheet.put(self.mood + 1, 1)
        sheet.put(self.supply, extra[SUPPLY])

    def _write_cave(self, position: "Position", first: i64, sheet: Sheet) -> None:
        extra = position.extra
        board = position.board
        fields = self.fields
        players = position.game.players
        i: i64
        for i in range(board.card_count):
            cell = self.window.cell_of(board.cards[i])
            if cell >= 0:
                tile = board.at(board.cards[i]) & TILE
                at = cell * self.depth + self.fixtures
                self._write_field(tile, fields.hole[tile], at, sheet)
                self._write_field(tile, fields.ladder[tile], at + 1, sheet)
                self._write_field(tile, fields.exit[tile], at + 2, sheet)
                self._write_field(tile, fields.tunnel[tile], at + 3, sheet)
                if fields.wood[tile] | fields.planks[tile] != 0:
                    sheet.put(at + 4, fields.wood[tile] | fields.planks[tile])
        for i in range(extra[VEIN_COUNT]):
            self._write_spot(position, extra[VEIN + i], self.veins, sheet)
        for i in range(CREATURES):
            spot = creature_of(position, i, SPOT)
            if spot != OUT:
                self._write_spot(position, spot, self.creatures + i, sheet)
                master = (creature_of(position, i, MASTER) - first) % players
                sheet.put(self.masters + i * players + master, 1)
        for i in range(WEBS):
            strength = web_of(position, i, STRENGTH)
            if strength > 0:
                cell = self.window.cell_of(web_of(position, i, PLACE))
                if cell >= 0:
                    sheet.put(cell * self.depth + self.webs + web_of(position, i, SIDE) - EAST, strength)
                sheet.add(self.web_owners + (web_of(position, i, OWNER) - first) % players, 1)

    def _write_dwarfs(self, position: "Position", first: i64, sheet: Sheet) -> None:
        extra = position.extra
        players = position.game.players
        other: i64
        i: i64
        for other in range(players):
            slot = (other - first) % players
            if extra[FIGURE + other] != OUT:
                self._write_spot(position, extra[FIGURE + other], self.figures + slot, sheet)
            sheet.put(self.clans + 2 * slot + clan_of(position.of(other, ROLE)), 1)
            if extra[LYING + other] != 0:
                sheet.put(self.lying + slot, 1)
            if extra[BOOTS + other] != 0:
                sheet.put(self.boots + slot, 1)
            axes = extra[AXES + other]
            while axes != 0:
                sheet.add(self.axes + slot, 1)
                axes >>= 8
            looked = position.of(other, LOOKED)
            if looked != 0:
                for i in range(players):
                    if looked >> i & 1:
                        sheet.put(self.looked + slot * players + (i - first) % players, 1)
            start = other * position.game.hand_room
            for i in range(start, start + position.of(other, SIZE)):
                sheet.add(self.hand_groups + 3 * slot + self.groups.of[position.hands[i] & KIND], 1)

    def _write_spot(self, position: "Position", spot: i64, plane: i64, sheet: Sheet) -> None:
        place = place_of_spot(spot)
        cell = self.window.cell_of(place)
        if cell >= 0:
            tile = position.board.tile_at(place)
            if tile < 0:
                sheet.put(cell * self.depth + plane, WHOLE + 1)
            else:
                self._write_field(tile, spot & FIELD, cell * self.depth + plane, sheet)

    def _write_field(self, tile: i64, field: i64, at: i64, sheet: Sheet) -> None:
        if field >= 0:
            sheet.put(at, self.fields.name[tile * ROOM + field] + 1)
