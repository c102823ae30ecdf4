"""Lays out positions of The Dark Cave by hand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from saboteur.cards.actions import CREATURES
from saboteur.cards.shape import SIDES
from saboteur.engine.core.place import place_at
from saboteur.engine.dark_cave import state
from saboteur.engine.dark_cave.losses import fill_vein
from saboteur.engine.dark_cave.state import OUT, spot_at
from saboteur.games.dark_cave.views import DarkCaveViews
from saboteur.notation.move import FIELD_NUMBERS, Move, read_field
from saboteur.scenario.error import ScenarioError, either, within
from saboteur.scenario.layout import Layout
from saboteur.scenario.sheet import DarkCaveSheet

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


class DarkCaveLayout(Layout):
    """Adds figures, equipment, webs, creatures and what has happened to clan cards and veins."""

    keys = ("cave",)
    piles = ()
    gear: dict[int, list[int]]
    set_aside: list[int]

    @staticmethod
    def roles_aside(position: Position) -> list[int]:
        """The clan cards set aside."""
        return [role - 1 for role in position.extra[state.ASIDE : state.ASIDE + state.ASIDES] if role != 0]

    @property
    def cave(self) -> DarkCaveSheet:
        """What the scenario says about the cave."""
        return DarkCaveSheet() if self.sheet.cave is None else self.sheet.cave

    def furnish(self, position: Position) -> None:
        """Put all that into the position; everything else is as after the deal."""
        extra = position.extra
        for number in range(3):
            extra[state.CREATURE + number * state.CREATURE_WIDTH] = OUT
        for place, role in enumerate(self.set_aside):
            extra[state.ASIDE + place] = role + 1
        for seat in range(self.rules.players):
            extra[state.FIGURE + seat] = spot_at(place_at(*self.rules.deck.layout(self.rules.players).starts[0]), 0)
        for seat, cards in self.gear.items():
            self._equip(position, seat, cards)
        self._fill_veins(position)
        owned = sum(position.of(seat, 3) for seat in range(self.rules.players))
        extra[state.SUPPLY] = self.rules.deck.pieces["gold"] - owned - extra[state.VEIN_COUNT]
        with within("cave"):
            self._place_figures(position)
            self._place_webs(position)
            self._place_creatures(position)

    def _equip(self, position: Position, seat: int, cards: list[int]) -> None:
        for card in cards:
            if self.rules.codec.names[card] == "boots":
                position.extra[state.BOOTS + seat] = card + 1
            else:
                axes = position.extra[state.AXES + seat]
                position.extra[state.AXES + seat] = axes << 8 | card + 1

    def _fill_veins(self, position: Position) -> None:
        fields = cast("DarkCaveViews", self.rules.views).fields
        with within("cave, mined"):
            mined = [place_at(*read_field(text)[0]) for text in self.cave.mined]
        for place in list(position.board.cards)[: position.board.card_count]:
            vein = fields.vein[position.board.tile_at(place)]
            if vein >= 0 and place not in mined:
                fill_vein(position, spot_at(place, vein))

    def _place_figures(self, position: Position) -> None:
        cave, extra = self.cave, position.extra
        for seat, text in self.reader.by_seat(cave.figures, str).items():
            extra[state.FIGURE + seat] = self._spot(position, text)
        for seat in self._seats("lying", cave.lying):
            extra[state.LYING + seat] = 1
        for seat in self._seats("shown", cave.shown):
            extra[state.SHOWN] |= 1 << seat
        for seat in self._seats("left", cave.left):
            extra[state.FIGURE + seat] = OUT
            extra[state.LEFT + extra[state.LEFT_COUNT]] = seat + 1
            extra[state.LEFT_COUNT] += 1
            extra[state.SHOWN] |= 1 << seat

    def _seats(self, key: str, texts: list[str]) -> list[int]:
        """Some players, each named once."""
        with within(key):
            if len(set(texts)) < len(texts):
                raise ScenarioError("A player is named twice.")
            return [self.reader.seat(text) for text in texts]

    def _place_webs(self, position: Position) -> None:
        for number, text in enumerate(self.cave.webs):
            with within(f"webs {number + 1}"):
                words = text.split()
                if len(words) != 5 or words[2] not in {"1", "2"} or number >= state.WEBS:
                    raise ScenarioError("Write up to three webs as edge, strength, owner and card: '1,0 E 2 p1 I.web'.")
                edge = Move.parse(f"chop {words[0]} {words[1]}")
                at = state.WEB + number * state.WEB_WIDTH
                position.extra[at + state.PLACE] = place_at(*(edge.cell or (0, 0)))
                position.extra[at + state.SIDE] = SIDES.index(edge.side or "E")
                position.extra[at + state.STRENGTH] = int(words[2])
                position.extra[at + state.OWNER] = self.reader.seat(words[3])
                card = self.reader.card(words[4])
                if self.rules.codec.names[card] != "web":
                    raise ScenarioError(f"{words[4]} is no web; write for example I.web.")
                position.extra[at + state.CARD] = card
                position.extra[state.WEB_COUNT] += 1

    def _place_creatures(self, position: Position) -> None:
        for number, text in enumerate(self.cave.creatures, 1):
            with within(f"creatures {number}"):
                words = text.split()
                card = self.reader.card(words[0]) if words else 0
                name = self.rules.codec.names[card]
                if len(words) != 3 or name not in CREATURES:
                    raise ScenarioError("Write a creature as card, field and owner, for example 'I.rat 1,0 p2'.")
                at = state.CREATURE + CREATURES.index(name) * state.CREATURE_WIDTH
                if position.extra[at + state.SPOT] != OUT:
                    raise ScenarioError(f"There is only one {name}; it is named twice.")
                position.extra[at + state.SPOT] = self._spot(position, words[1])
                position.extra[at + state.MASTER] = self.reader.seat(words[2])
                position.extra[at + state.LURE] = card
                position.extra[state.CREATURE_COUNT] += 1

    def _spot(self, position: Position, text: str) -> int:
        fields = cast("DarkCaveViews", self.rules.views).fields
        cell, name = read_field(text)
        tile = position.board.tile_at(place_at(*cell))
        field = fields.find(tile, FIELD_NUMBERS[name]) if tile >= 0 else -1
        if field < 0:
            raise ScenarioError(f"There is no field {text[:40]!r}; see which card lies there.")
        return spot_at(place_at(*cell), field)

    def _front(self) -> dict[int, int]:
        with within("front"):
            self.gear = self.reader.by_seat(self.sheet.front, self._worn)
        return {}

    def _worn_out(self) -> list[int]:
        texts = [text.split()[-1] for text in self.cave.webs if text.split()]
        texts += [text.split()[0] for text in self.cave.creatures if text.split()]
        return [card for cards in self.gear.values() for card in cards] + [self.reader.card(text) for text in texts]

    def _worn(self, texts: list[str]) -> list[int]:
        cards = [self.reader.card(text) for text in texts]
        for card in cards:
            if self.rules.codec.names[card] not in {"boots", "axe"}:
                raise ScenarioError("Boots and axes lie in front of players; webs and creatures go under 'cave'.")
        names = [self.rules.codec.names[card] for card in cards]
        axes = sum(self.rules.codec.names[card] == "axe" for card in self.rules.game.deck)
        for name, most in (("boots", 1), ("axe", axes)):
            if names.count(name) > most:
                raise ScenarioError(f"At most {most} {name} may lie in front of a player.")
        return cards

    def _roles(self) -> tuple[list[int], int]:
        reader = self.reader
        if self.sheet.aside is not None:
            raise ScenarioError(
                "Name the clan cards set aside under cave.aside: a list, for there may be several.", "aside"
            )
        left = Counter(self.rules.game.role_cards)
        with within("roles"):
            said = reader.by_seat(self.sheet.roles, reader.role)
        with within("cave, aside"):
            self.set_aside = [reader.role(text) for text in self.cave.aside]
        left.subtract([*said.values(), *self.set_aside])
        if min(left.values()) < 0:
            used = either([f"{n} {self.rules.codec.roles[r]}" for r, n in Counter(self.rules.game.role_cards).items()])
            raise ScenarioError(f"{self.rules.players} players use these clan cards: {used}.", "roles")
        spare = len(self.rules.game.role_cards) - self.rules.players
        if len(self.set_aside) > spare:
            raise ScenarioError(f"With {self.rules.players} players {spare} clan cards are set aside.", "cave, aside")
        rest = list(left.elements())
        roles = [said[seat] if seat in said else rest.pop(0) for seat in range(self.rules.players)]
        self.set_aside += rest
        return roles, 0

    def _gold(self) -> dict[int, int]:
        if self.sheet.piles.gold:
            raise ScenarioError(f"{self.rules.name} has no pile of gold cards; remove this.", "piles, gold")
        purse = self.rules.deck.pieces["purse"]
        with within("gold"):
            said = self.reader.by_seat(self.sheet.gold, int)
            if any(not 0 <= amount <= 9 for amount in said.values()):
                raise ScenarioError("A dwarf has 0 to 9 gold.")
        return {seat: said.get(seat, purse) for seat in range(self.rules.players)}


LAYOUT = DarkCaveLayout
