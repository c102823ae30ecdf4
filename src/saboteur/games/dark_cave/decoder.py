"""Reads views of The Dark Cave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from saboteur.cards.actions import CREATURES
from saboteur.cards.shape import SIDES
from saboteur.engine.core.game import Game
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.engine.dark_cave import state
from saboteur.engine.dark_cave.fields import ROOM, Fields
from saboteur.engine.dark_cave.hand_memory import CLOUD, KNOWN, Groups
from saboteur.games.dark_cave.views import CLANS
from saboteur.games.dark_cave.views import OUT as GONE
from saboteur.games.decoder import Decoder
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import FIELDS as FIELD_NAMES
from saboteur.notation.move import read_field
from saboteur.view import Cave, View


class DarkCaveDecoder(Decoder):
    """Adds clans, figures, webs, creatures, and cards that are known by their backs."""

    def __init__(self, game: Game, codec: Codec, fields: Fields, groups: Groups) -> None:
        super().__init__(game, codec)
        self._fields = fields
        self._group = list(groups.of)
        self._role = {name: number for number, name in enumerate(codec.roles)}

    def aside(self, _view: View) -> int:
        """The cards that are out of the match unseen."""
        return self.game.extra_size - state.REMOVED

    def pile_room(self, view: View) -> int:
        """All the others."""
        return len(self.game.deck) - self.aside(view)

    def put_aside(self, position: Position, cards: list[int]) -> None:
        """They have a place of their own."""
        for at, card in enumerate(cards):
            position.extra[state.REMOVED + at] = card

    def deal_order(self, view: View, pool: list[int]) -> list[int]:
        """Each card where its back shows its group, and those the seat remembers where they can be."""
        backs = _Backs(view, self._group, self.codec)
        rest: list[list[int]] = [[], [], []]
        for card in pool:
            rest[self._group[card]].append(card)
        for cards in backs.remembered.values():
            for card in cards:
                rest[self._group[card]].remove(card)
        left = {where: list(cards) for where, cards in backs.remembered.items()}
        order = []
        for where, group in backs.slots:
            remembered = left.get(backs.cloud_of.get(where, -1))
            order.append(remembered.pop() if remembered else rest[group].pop(0))
        return order + sorted((card for cards in rest for card in cards), key=self._group.__getitem__)

    def fill(self, position: Position, view: View) -> None:
        """Figures, clans, gold, what lies in front of players, webs, creatures, and what is remembered."""
        part = _part(view)
        extra = position.extra
        for seat in range(self.game.players):
            extra[state.FIGURE + seat] = self._spot(position, part.figures[seat])
            extra[state.LYING + seat] = int(part.lying[seat])
            position.keep(seat, NUGGETS, int(view.gold[seat]))
        for seat, others in enumerate(part.looked):
            position.keep(seat, state.LOOKED, sum(1 << other for other in others))
        for at, seat in enumerate(part.left):
            extra[state.LEFT + at] = seat + 1
        extra[state.LEFT_COUNT] = len(part.left)
        extra[state.STUNNED] = int(part.stunned)
        extra[state.PROPOSED] = int(part.proposed)
        extra[state.SUPPLY] = part.supply
        extra[state.SHOWN] = sum(shown << seat for seat, shown in enumerate(part.shown))
        for at, cell in enumerate(part.veins):
            place = self.place(cell)
            field = self._fields.vein[position.board.tile_at(place)]
            extra[state.VEIN + at] = state.spot_at(place, field)
        extra[state.VEIN_COUNT] = len(part.veins)
        self._equip(position, view)
        self._haunt(position, part)
        self._deal_clans(position, view)
        self._recall(position, view)

    def _spot(self, position: Position, text: str) -> int:
        if text == GONE:
            return state.OUT
        cell, name = read_field(text)
        place = self.place(cell)
        tile = position.board.tile_at(place)
        for field in range(self._fields.count[tile]):
            if FIELD_NAMES[self._fields.name[tile * ROOM + field]] == name:
                return state.spot_at(place, field)
        raise ValueError(f"there is no field {text}")

    def _equip(self, position: Position, view: View) -> None:
        """Boots and axes: what is left in front of a seat without its webs and creatures."""
        part = _part(view)
        numbers = self.codec.card_number
        for seat in range(self.game.players):
            front = Counter(view.front[seat])
            front.subtract(web.card for web in part.webs if web.owner == seat)
            front.subtract(creature.card for creature in part.creatures if creature.owner == seat)
            axes = part.axes[seat] if part.axes else ()
            front.subtract(axes)
            for at, axe in enumerate(axes):
                position.extra[state.AXES + seat] |= numbers[axe] + 1 << 8 * at
            for boots in front.elements():
                position.extra[state.BOOTS + seat] = numbers[boots] + 1

    def _haunt(self, position: Position, part: Cave) -> None:
        numbers = self.codec.card_number
        for at, web in enumerate(part.webs):
            fields = {
                state.PLACE: self.place(web.cell),
                state.SIDE: SIDES.index(web.side),
                state.STRENGTH: web.strength,
                state.OWNER: web.owner,
                state.CARD: numbers[web.card],
            }
            for field, value in fields.items():
                state.keep_web(position, at, field, value)
        position.extra[state.WEB_COUNT] = len(part.webs)
        for number in range(state.CREATURES):
            state.keep_creature(position, number, state.SPOT, state.OUT)
        for creature in part.creatures:
            number = CREATURES.index(creature.name)
            state.keep_creature(position, number, state.SPOT, self._spot(position, creature.field))
            state.keep_creature(position, number, state.MASTER, creature.owner)
            state.keep_creature(position, number, state.LURE, numbers[creature.card])
        position.extra[state.CREATURE_COUNT] = len(part.creatures)

    def _deal_clans(self, position: Position, view: View) -> None:
        part = _part(view)
        unseen = Counter(self.game.role_cards)
        names = (*view.roles, *part.aside)
        unseen.subtract(self._role[name] for name in names if name != HIDDEN)
        rest = sorted(unseen.elements())
        for at, (name, clan) in enumerate(zip(names, (*part.clans, *part.aside_clans), strict=True)):
            role = self._role.get(name)
            if role is None:
                role = next(card for card in rest if state.clan_of(card) == CLANS.index(clan))
                rest.remove(role)
            if at < self.game.players:
                position.keep(at, ROLE, role)
            else:
                position.extra[state.ASIDE + at - self.game.players] = role + 1

    def _recall(self, position: Position, view: View) -> None:
        """Mark the cards that the seat remembers, and the slots among which they lie."""
        if view.seat is None or not _part(view).known:
            return
        backs = _Backs(view, self._group, self.codec)
        left = {cloud: Counter(cards) for cloud, cards in backs.remembered.items()}
        room, bit = self.game.hand_room, 1 << (KNOWN + view.seat)
        for where, cloud in backs.cloud_of.items():
            kind, number, slot = where
            vector, at = (position.hands, number * room + slot) if kind == HAND else (position.discards, number)
            card = vector[at] & 255
            if left[cloud][card] > 0:
                left[cloud][card] -= 1
                vector[at] |= bit
            vector[at] |= cloud << CLOUD
        position.extra[state.CLOUDS] = len(backs.remembered) + 1


HAND, DISCARD, PILE = "hand", "discard", "pile"
Where = tuple[str, int, int]
"""A place for a card: in a hand (seat and slot), among the discards, in the pile."""


class _Backs:
    """Where the seat sees only backs, in the order of dealing, and which places may hold what it remembers."""

    def __init__(self, view: View, groups: list[int], codec: Codec) -> None:
        part = _part(view)
        self.slots = list(_slots(view, part))
        self.cloud_of: dict[Where, int] = {}
        self.remembered: dict[int, list[int]] = {}
        """The remembered cards of each cloud."""
        group_at = dict(self.slots)
        for cloud, known in enumerate(part.known, 1):
            cards = [codec.card_number[card] for card in known.cards]
            self.remembered[cloud] = cards
            for index in known.discards:
                self.cloud_of[DISCARD, index, 0] = cloud
            free = [
                where
                for where, group in group_at.items()
                if where[:2] == (HAND, known.seat) and group == groups[cards[0]] and where not in self.cloud_of
            ]
            for where in free[: known.among - len(known.discards)]:
                self.cloud_of[where] = cloud


def _slots(view: View, part: Cave) -> Iterator[tuple[Where, int]]:
    for seat, counts in enumerate(part.hand_groups):
        if seat != view.seat:
            groups = [group for group in range(3) for _ in range(counts[group])]
            for slot, group in enumerate(groups):
                yield (HAND, seat, slot), group
    for index, discard in enumerate(view.discards):
        if discard.card == HIDDEN:
            yield (DISCARD, index, 0), part.discard_groups[index] - 1
    pile = [group for group in range(3) for _ in range(part.pile_groups[group])]
    for at, group in enumerate(pile):
        yield (PILE, at, 0), group


def _part(view: View) -> Cave:
    if view.cave is None:
        raise ValueError("the part cave is missing")
    return view.cave
