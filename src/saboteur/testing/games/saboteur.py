"""The base game: roles are secret until the round is over, gold until the match is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.engine.core.position import STEP_WIDTH, Position
from saboteur.engine.core.seat import FRONT, NUGGETS, PEEKED, ROLE, SIZE
from saboteur.engine.core.vector import vector
from saboteur.engine.saboteur import gold, state
from saboteur.engine.saboteur.state import ASIDE, PASSES, SHOWN
from saboteur.engine.saboteur.steps import DRAFT
from saboteur.testing.facts import Facts, hidden, public
from saboteur.testing.scramble import Scramble
from saboteur.testing.secrecy import may_know

if TYPE_CHECKING:
    from saboteur.match import Match


def own_role(position: Position, seat: int, owner: int) -> bool:
    """One's role is one's own until the round is over."""
    return owner == seat or roles_shown(position, seat, owner)


def roles_shown(position: Position, _seat: int, _index: int) -> bool:
    """Hidden until the round is over."""
    return position.extra[SHOWN] == 1


def own_gold(position: Position, seat: int, owner: int) -> bool:
    """One's gold is one's own until the match is over."""
    return owner == seat or position.depth == 0


def gold_history(position: Position, seat: int, index: int) -> bool:
    """Results, roles and payments are public, a picked gold card is known to the picker until the match is over."""
    entry = position.history[index]
    return gold.entry_kind(entry) != gold.PICKED or own_gold(position, seat, gold.entry_seat(entry))


def on_offer(position: Position, seat: int, _index: int) -> bool:
    """The gold cards handed round are seen by whoever chooses."""
    top = position.depth - STEP_WIDTH
    return top >= 0 and position.agenda[top] == DRAFT and position.agenda[top + 1] == seat


def all_gold(match: Match) -> int:
    """Nuggets owned, on offer and in the pile."""
    position = match._position
    owned = sum(position.of(seat, NUGGETS) for seat in range(match.rules.players))
    extra = position.extra
    return owned + sum(value * (extra[state.PILE + value] + extra[state.OFFER + value]) for value in (1, 2, 3))


def roles(position: Position) -> object:
    """All roles, the one set aside among them."""
    return sorted([*(position.of(seat, ROLE) for seat in range(position.game.players)), position.extra[ASIDE]])


class SaboteurScramble(Scramble):
    """Gold picked unseen becomes anything; gold that the viewer knows as a heap changes places within it."""

    def extra_number(self, index: int, item: int) -> int:
        """The role set aside and the pile of gold; the offer is mixed with the picks."""
        if index == ASIDE:
            return self.rng.randrange(2)
        return item if state.OFFER < index < state.OFFER + 4 else self.rng.randrange(20)

    def tie(self, other: Position) -> None:
        """Mix the picks of each draft, the last one with what is on offer."""
        history = list(other.history)
        offer = [value for value in (1, 2, 3) for _ in range(other.extra[state.OFFER + value])]
        start = 0
        while start < len(history):
            later = range(start + 1, len(history))
            end = next((at for at in later if gold.entry_kind(history[at]) == gold.ROUND_WON), len(history))
            places = [at for at in range(start, end) if gold.entry_kind(history[at]) == gold.PICKED]
            values = [gold.entry_value(history[at]) for at in places]
            last = end == len(history)
            owners = [gold.entry_seat(history[at]) for at in places]
            if self.truth.depth > 0:
                mixed = self.mix_draft(owners, values + offer * last)
                for at, owner, value in zip(places, owners, mixed, strict=False):
                    history[at] = gold.entry(gold.PICKED, owner, value)
                if last:
                    offer = mixed[len(places) :]
            start = end
        other.history = vector(history)
        for value in (1, 2, 3):
            other.extra[state.OFFER + value] = offer.count(value)

    def mix_draft(self, owners: list[int], values: list[int]) -> list[int]:
        """What else may have been taken and be on offer: the seat has seen the heap before each of its own picks."""
        on_table = "seen" if may_know(self.truth, self.seat, "extra", state.OFFER + 1) else "unseen"
        places = ["own" if owner == self.seat else "other" for owner in owners]
        places += [on_table] * (len(values) - len(owners))
        sighted = False
        heap: list[int] = []
        result = list(values)
        for at, place in enumerate([*places, "end"]):
            if place in {"own", "seen", "end"}:
                drawn = [result[slot] for slot in heap]
                self.rng.shuffle(drawn)
                for slot, value in zip(heap, drawn, strict=True):
                    result[slot] = value
                heap = []
                sighted = True
            elif sighted:
                heap.append(at)
            else:
                result[at] = self.rng.randrange(1, 4)
        return result


FACTS = {
    "saboteur": Facts(
        seats={SIZE: public, FRONT: public, ROLE: own_role, NUGGETS: own_gold, PEEKED: public},
        extra={
            **{state.PILE + value: hidden for value in (1, 2, 3)},
            **{state.OFFER + value: on_offer for value in (1, 2, 3)},
            **{state.START + value: public for value in (1, 2, 3)},
            PASSES: public,
            ASIDE: roles_shown,
            SHOWN: public,
        },
        history=gold_history,
        moves_per_round=67 + 9,
        gold=all_gold,
        gold_total=44,
        shared=roles,
        scramble=SaboteurScramble,
    )
}
