"""Who may know what of a position: every number of it is declared here, in one table.

Views are built by `Sight`, which may read only what this table allows; the tests compare the two, and fail on anything
of a position that is not declared. A number whose rule says no may still be guessed at from others (the picks between
two of one's own are known as a heap): then it is the heap that the view shows.
"""

from __future__ import annotations

from collections.abc import Callable

from saboteur.engine.core.position import STEP_WIDTH, Position
from saboteur.engine.core.seat import BY, FACE_UP, FRONT, NUGGETS, PEEKED, ROLE, SEAT_WIDTH, SIZE
from saboteur.engine.core.step import ORIENT
from saboteur.engine.dark_cave import state as cave
from saboteur.engine.duel import state as duel
from saboteur.engine.saboteur import gold
from saboteur.engine.saboteur.state import ASIDE, OFFER, PASSES, PILE, SHOWN, START
from saboteur.engine.saboteur.steps import DRAFT
from saboteur.engine.saboteur2 import state as s2

SPECTATOR = -1

Rule = Callable[[Position, int, int], bool]
"""Whether a seat may know the number with this index."""


def public(_position: Position, _seat: int, _index: int) -> bool:
    """Everyone may."""
    return True


def hidden(_position: Position, _seat: int, _index: int) -> bool:
    """Nobody may."""
    return False


def in_hand(position: Position, seat: int, index: int) -> bool:
    """A hand is its holder's; what a slot held before it was emptied is nobody's."""
    holder, slot = divmod(index, position.game.hand_room)
    return holder == seat and slot < position.of(holder, SIZE)


def thrown(position: Position, seat: int, index: int) -> bool:
    """Played cards are public, cards thrown away are known to whoever threw them; those of past rounds are gone."""
    card = position.discards[index]
    return index < position.discard_count and (card & FACE_UP != 0 or card >> BY & 15 == seat)


def under_goal(position: Position, seat: int, index: int) -> bool:
    """A goal is known once it is turned up (also while it is asked how it shall lie), before only to who looked."""
    if not position.board.hidden(index):
        return True
    asked = range(0, position.depth, STEP_WIDTH)
    if any(position.agenda[at] == ORIENT and position.agenda[at + 2] == index for at in asked):
        return True
    return seat != SPECTATOR and position.of(seat, PEEKED) >> index & 1 == 1


def of_seats(position: Position, seat: int, index: int) -> bool:
    """What is kept of each seat, field by field."""
    owner, field = divmod(index, SEAT_WIDTH)
    return SEATS[position.game.name][field](position, seat, owner)


def own_role(position: Position, seat: int, owner: int) -> bool:
    """One's role is one's own until the round is over."""
    return owner == seat or roles_shown(position, seat, owner)


def roles_shown(position: Position, _seat: int, _index: int) -> bool:
    """Hidden until the round is over."""
    return position.extra[SHOWN] == 1


def own_gold(position: Position, seat: int, owner: int) -> bool:
    """One's gold is one's own until the match is over."""
    return owner == seat or position.depth == 0


def of_history(position: Position, seat: int, index: int) -> bool:
    """What past rounds brought, as each game remembers it."""
    return HISTORY[position.game.name](position, seat, index)


def gold_history(position: Position, seat: int, index: int) -> bool:
    """Results, roles and payments are public, a picked gold card is known to the picker until the match is over."""
    entry = position.history[index]
    return gold.entry_kind(entry) != gold.PICKED or own_gold(position, seat, gold.entry_seat(entry))


def on_offer(position: Position, seat: int, _index: int) -> bool:
    """The gold cards handed round are seen by whoever chooses."""
    top = position.depth - STEP_WIDTH
    return top >= 0 and position.agenda[top] == DRAFT and position.agenda[top + 1] == seat


def of_role_slot(position: Position, seat: int, index: int) -> bool:
    """A role card of Saboteur 2 is known to whoever wore or inspected it, and to all once the round is over."""
    known = position.extra[s2.ROLE_KNOWN + index - s2.ROLE_CARD]
    return position.extra[s2.SHOWN] == 1 or (seat != SPECTATOR and known >> seat & 1 == 1)


def worn_role(position: Position, seat: int, owner: int) -> bool:
    """The role a player of Saboteur 2 has now."""
    return of_role_slot(position, seat, s2.ROLE_CARD + position.extra[s2.ROLE_SLOT + owner])


def of_snapshot(position: Position, seat: int, index: int) -> bool:
    """A swapped hand was seen by both players; that it was swapped, and how many cards it had, by all."""
    snap, part = divmod(index - s2.SNAP, s2.SNAP_WIDTH)
    at = s2.SNAP + snap * s2.SNAP_WIDTH
    return part < s2.CARDS or seat in {position.extra[at + s2.GIVER], position.extra[at + s2.TAKER]}


def clan_card(position: Position, seat: int, owner: int) -> bool:
    """A clan card is known to its owner, to who has looked at it, and to all once it is shown."""
    if seat == owner or position.extra[cave.SHOWN] >> owner & 1 == 1:
        return True
    return seat != SPECTATOR and position.of(seat, cave.LOOKED) >> owner & 1 == 1


def clan_card_aside(position: Position, seat: int, _index: int) -> bool:
    """The clan cards set aside are seen by the first to leave, and by all when the match is over."""
    return position.extra[cave.ENDED] != 0 or (seat != SPECTATOR and position.extra[cave.LEFT] == seat + 1)


def where_goal(position: Position, seat: int, index: int) -> bool:
    """Where a goal of the Duel is, is known of those turned up, and to whoever looked at it on the table or before."""
    number = index - duel.GOAL
    where = position.extra[index]
    if where & duel.WHERE == duel.ON_TABLE:
        return under_goal(position, seat, list(position.goals).index(position.game.goal_tiles[number]))
    looked = where & duel.WHERE == duel.BOX_UNSEEN and seat != SPECTATOR and where >> (duel.LOOKED + seat) & 1 == 1
    return looked or where & duel.WHERE == duel.BOX_SEEN


def of_extra(position: Position, seat: int, index: int) -> bool:
    """What only one game needs, slot by slot."""
    return EXTRA[position.game.name][index](position, seat, index)


POSITION: dict[str, Rule] = {
    "game": public,
    "board": public,
    "chance": hidden,
    "log": hidden,
    "round": public,
    "turn": public,
    "last": public,
    "found": public,
    "drawn": public,
    "deck": hidden,
    "goals": under_goal,
    "hands": in_hand,
    "seats": of_seats,
    "discards": thrown,
    "discard_count": public,
    "agenda": public,
    "depth": public,
    "history": of_history,
    "extra": of_extra,
    "finished": public,
}
"""Every part of a position; a rule holds for each of its numbers."""

HISTORY: dict[str, Rule] = {
    "saboteur": gold_history,
    "saboteur2": public,
    "duel": public,
    "solo": public,
    "dark-cave": public,
}
"""What the games remember of past rounds; in Saboteur 2 all gold is paid and stolen before everyone's eyes."""

SEATS: dict[str, dict[int, Rule]] = {
    "saboteur": {SIZE: public, FRONT: public, ROLE: own_role, NUGGETS: own_gold, PEEKED: public},
    "saboteur2": {SIZE: public, FRONT: public, ROLE: worn_role, NUGGETS: public, PEEKED: public},
    "duel": {SIZE: public, FRONT: public, NUGGETS: public, PEEKED: public},
    "solo": {SIZE: public, FRONT: public, NUGGETS: public, PEEKED: public},
    "dark-cave": {SIZE: public, ROLE: clan_card, NUGGETS: public, PEEKED: public, cave.LOOKED: public},
}
"""What the games keep of a seat; the rules get its owner for an index. At which goals someone looked, all have seen."""

DUEL: dict[int, Rule] = {
    **dict.fromkeys(range(duel.GOAL), public),
    **dict.fromkeys(range(duel.GOAL, duel.GOAL + duel.GOALS), where_goal),
    **dict.fromkeys(range(duel.ASIDE, duel.ASIDE + duel.ASIDES), hidden),
    **dict.fromkeys(range(duel.TAKEN, duel.TAKEN + 64), public),
}
"""Markers, gold cards and whatever leaves play lie open; goals and the cards put aside do not."""

EXTRA: dict[str, dict[int, Rule]] = {
    "duel": DUEL,
    "solo": DUEL,
    "saboteur": {
        **{PILE + value: hidden for value in (1, 2, 3)},
        **{OFFER + value: on_offer for value in (1, 2, 3)},
        **{START + value: public for value in (1, 2, 3)},
        PASSES: public,
        ASIDE: roles_shown,
        SHOWN: public,
    },
    "saboteur2": {
        **dict.fromkeys(range(s2.EXTRA_SIZE), public),
        **dict.fromkeys(range(s2.ROLE_CARD, s2.ROLE_CARD + s2.ROLES), of_role_slot),
        **dict.fromkeys(range(s2.ASIDE, s2.ASIDE + s2.ASIDES), hidden),
        **dict.fromkeys(range(s2.SNAP, s2.SNAP + s2.SNAPS * s2.SNAP_WIDTH), of_snapshot),
    },
    "dark-cave": {
        **dict.fromkeys(range(cave.REMOVED), public),
        **dict.fromkeys(range(cave.ASIDE, cave.ASIDE + cave.ASIDES), clan_card_aside),
        **dict.fromkeys(range(cave.REMOVED, cave.REMOVED + 3 * 99), hidden),
    },
}
"""What only one game needs."""


def may_know(position: Position, seat: int, field: str, index: int = 0) -> bool:
    """Whether a seat may know a number of a position."""
    return POSITION[field](position, seat, index)
