"""The Dark Cave: clan cards, and cards whose backs show their group, are hidden; cards given away are remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import NUGGETS, PEEKED, ROLE, SIZE
from saboteur.engine.dark_cave import state
from saboteur.engine.dark_cave.hand_memory import KNOWN
from saboteur.testing.facts import Facts, hidden, public
from saboteur.testing.scramble import Scramble
from saboteur.testing.secrecy import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable

    from saboteur.match import Match


def clan_card(position: Position, seat: int, owner: int) -> bool:
    """A clan card is known to its owner, to who has looked at it, and to all once it is shown."""
    if seat == owner or position.extra[state.SHOWN] >> owner & 1 == 1:
        return True
    return seat != SPECTATOR and position.of(seat, state.LOOKED) >> owner & 1 == 1


def clan_card_aside(position: Position, seat: int, _index: int) -> bool:
    """The clan cards set aside are seen by the first to leave, and by all when the match is over."""
    return position.extra[state.ENDED] != 0 or (seat != SPECTATOR and position.extra[state.LEFT] == seat + 1)


def removed(match: Match) -> Iterable[int]:
    """The cards out of the match unseen."""
    return list(match._position.extra)[state.REMOVED :]


def all_gold(match: Match) -> int:
    """Gold owned, in the supply and on veins."""
    position = match._position
    owned = sum(position.of(seat, NUGGETS) for seat in range(match.rules.players))
    return owned + position.extra[state.SUPPLY] + position.extra[state.VEIN_COUNT]


def clan_cards(position: Position) -> object:
    """All clan cards, those set aside among them."""
    held = [position.of(seat, ROLE) + 1 for seat in range(position.game.players)]
    return sorted([*held, *list(position.extra)[state.ASIDE : state.ASIDE + state.ASIDES]])


def back(what: str, name: str) -> str:
    """The group of a card, the colour of a clan card."""
    return name.partition("-")[0] if what == "roles" else name.partition(".")[0]


class DarkCaveScramble(Scramble):
    """The backs of cards and clan cards stay; so do cards that the viewer gave away."""

    def known(self, field: str, index: int) -> bool:
        """A card that the viewer has held is remembered."""
        if field in {"hands", "discards"} and self.seat != SPECTATOR:
            card = getattr(self.truth, field)[index]
            if card >> (KNOWN + self.seat) & 1:
                return True
        return super().known(field, index)

    def card_like(self, card: int) -> int:
        """A card of the same group."""
        names = self.rules.codec.cards
        group = names[card].partition(".")[0]
        return self.rng.choice([number for number, name in enumerate(names) if name.partition(".")[0] == group])

    def seat_number(self, field: int, item: int) -> int:
        """A clan card of the same colour."""
        return item & ~1 | self.rng.randrange(2) if field == ROLE else item

    def extra_number(self, index: int, item: int) -> int:
        """A clan card of the same colour, or any card out of the match."""
        if index >= state.REMOVED:
            return self.any_card()
        return (item - 1 & ~1 | self.rng.randrange(2)) + 1 if item else 0

    def tie(self, other: Position) -> None:
        """Nothing else is tied."""


FACTS = {
    "dark-cave": Facts(
        seats={SIZE: public, ROLE: clan_card, NUGGETS: public, PEEKED: public, state.LOOKED: public},
        extra={
            **dict.fromkeys(range(state.REMOVED), public),
            **dict.fromkeys(range(state.ASIDE, state.ASIDE + state.ASIDES), clan_card_aside),
            **dict.fromkeys(range(state.REMOVED, state.REMOVED + 3 * 99), hidden),
        },
        other_cards=removed,
        gold=all_gold,
        gold_total=46,
        shared=clan_cards,
        back=back,
        scramble=DarkCaveScramble,
        audience={"give": ("seat", "target")},
    )
}
