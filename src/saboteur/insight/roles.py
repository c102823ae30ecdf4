"""Which roles the others may have: the role cards of the round without those the seat has located."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from saboteur.games import Ruleset
from saboteur.notation.event import HIDDEN
from saboteur.view import View


def unknown_seats(view: View) -> tuple[int, ...]:
    """The seats whose role the seat does not know."""
    return tuple(seat for seat, role in enumerate(view.roles) if role == HIDDEN)


def pool(rules: Ruleset, view: View) -> dict[str, int]:
    """The role cards the unknown seats may have, each with how many there are."""
    known = Counter(view.roles)
    if view.expansion is not None:
        known.update(old.role for old in view.expansion.old_roles)
    if view.cave is not None:
        known.update(view.cave.aside)
    cards = rules.deck.role_cards(rules.players)
    return {role: cards[role] - known[role] for role in rules.codec.roles if cards.get(role, 0) > known[role]}


def dealt(cards: dict[str, int], seats: int) -> Iterator[Counter[str]]:
    """Every way in which this many seats can hold these cards, as counts per role."""

    def deal(roles: tuple[str, ...], left: int) -> Iterator[Counter[str]]:
        if not roles:
            if left == 0:
                yield Counter()
            return
        for number in range(min(cards[roles[0]], left) + 1):
            for rest in deal(roles[1:], left - number):
                yield rest + Counter({roles[0]: number})

    yield from deal(tuple(cards), seats)
