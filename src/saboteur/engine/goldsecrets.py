"""The gold a seat cannot know, dealt anew.

When gold is handed round, everyone sees the cards that reach him and how many each took, but not which.
So a seat knows its own picks exactly, the picks between two of its own (and after its last) as a heap whose owners
it cannot tell apart, and nothing of the picks before its first. What it knows of a later round weighs what is likely
of an earlier one: the rounds are dealt in order, and a deal is kept as often as the known cards could come out of it.
"""

from typing import TYPE_CHECKING, Final

from saboteur.engine.chance import Dice
from saboteur.engine.gold import (
    OFFER,
    PAID,
    PICKED,
    PILE,
    ROUND_WON,
    change_from,
    count,
    entry,
    entry_kind,
    entry_seat,
    entry_value,
)
from saboteur.engine.native import append, i64, vec
from saboteur.engine.position import NUGGETS, SEAT_WIDTH, STEP_WIDTH
from saboteur.engine.step import DRAFT

if TYPE_CHECKING:
    from saboteur.engine.position import Position

ON_OFFER: Final = 30
"""Stands for the owner of a card that nobody has taken yet."""

CHANGE: Final = 2
"""The most single nuggets that paying one player can bring back to the pile."""


def redeal_gold(position: "Position", seat: i64, gold: vec[i64], dice: Dice) -> None:
    """Deal anew who took which gold card, as far as the seat cannot know it."""
    history = position.history
    picks: i64 = 0
    i: i64
    for i in range(len(history)):
        if entry_kind(history[i]) == PICKED:
            picks += 1
    if picks + count(position.extra, OFFER) == 0:
        return
    owners = vec[i64]()
    values = vec[i64]()
    rounds = vec[i64]()  # where each round's entries begin
    for i in range(len(history)):
        kind = entry_kind(history[i])
        if kind == ROUND_WON:
            rounds = append(rounds, len(owners))
        elif kind == PICKED:
            owners = append(owners, entry_seat(history[i]))
            values = append(values, entry_value(history[i]))
        elif kind == PAID:
            owners = append(owners, -1)
            values = append(values, entry_value(history[i]))
    value: i64
    for value in range(1, 4):
        for i in range(position.extra[OFFER + value]):
            owners = append(owners, ON_OFFER)
            values = append(values, value)
    rounds = append(rounds, len(owners))
    choosing = position.agenda[position.depth - STEP_WIDTH] == DRAFT and (
        position.agenda[position.depth - STEP_WIDTH + 1] == seat
    )
    pile = vec[i64]([0, gold[0], gold[1], gold[2]])
    dealt = values[:]
    while not deal_rounds(rounds, owners, values, dealt, pile, seat, choosing, dice):
        pile = vec[i64]([0, gold[0], gold[1], gold[2]])
    write_back(position, owners, dealt, pile)


def deal_rounds(
    rounds: vec[i64],
    owners: vec[i64],
    values: vec[i64],
    dealt: vec[i64],
    pile: vec[i64],
    seat: i64,
    choosing: bool,
    dice: Dice,
) -> bool:
    """Deal every round in order; False if this deal has to be thrown away."""
    most = pile[:]
    known = vec[i64]([0] * 4)
    r: i64
    i: i64
    value: i64
    for r in range(len(rounds) - 1):
        start = rounds[r]
        end = rounds[r + 1]
        if start < end and owners[start] == -1:
            for i in range(start, end):
                change_from(pile, 0, values[i])
                most[1] += CHANGE
            continue
        sight = first_sight(owners, start, end, seat, choosing)
        for value in range(1, 4):
            known[value] = 0
        for i in range(sight, end):
            known[values[i]] += 1
        for value in range(1, 4):
            for i in range(known[value]):
                if dice.below(most[value] - i) >= pile[value] - i:
                    return False
            pile[value] -= known[value]
            most[value] -= known[value]
        for i in range(start, sight):
            dealt[i] = draw_one(pile, dice)
        mix_heaps(owners, values, dealt, sight, end, seat, choosing, dice)
    return True


def first_sight(owners: vec[i64], start: i64, end: i64, seat: i64, choosing: bool) -> i64:
    """From which pick of the round on the seat knows the cards."""
    i: i64
    for i in range(start, end):
        if owners[i] == seat or (choosing and owners[i] == ON_OFFER):
            return i
    return end


def draw_one(pile: vec[i64], dice: Dice) -> i64:
    """Draw a card from the pile."""
    left = dice.below(pile[1] + pile[2] + pile[3])
    value: i64 = 1
    while left >= pile[value]:
        left -= pile[value]
        value += 1
    pile[value] -= 1
    return value


def mix_heaps(
    owners: vec[i64], values: vec[i64], dealt: vec[i64], start: i64, end: i64, seat: i64, choosing: bool, dice: Dice
) -> None:
    """Shuffle what lies between two sights of the seat; its own picks and an offer it sees stay."""
    i: i64
    for i in range(start, end):
        dealt[i] = values[i]
    first = start
    while first < end:
        if owners[first] == seat or (choosing and owners[first] == ON_OFFER):
            first += 1
            continue
        last = first
        while last < end and owners[last] != seat and not (choosing and owners[last] == ON_OFFER):
            last += 1
        for i in range(first, last - 1):
            j = i + dice.below(last - i)
            value = dealt[i]
            dealt[i] = dealt[j]
            dealt[j] = value
        first = last


def write_back(position: "Position", owners: vec[i64], dealt: vec[i64], pile: vec[i64]) -> None:
    """Put the new deal into the position."""
    extra = position.extra
    value: i64
    seat: i64
    for value in range(1, 4):
        extra[PILE + value] = pile[value]
        extra[OFFER + value] = 0
    for seat in range(position.game.players):
        position.seats[seat * SEAT_WIDTH + NUGGETS] = 0
    position.history = position.history[:]
    at: i64 = 0
    i: i64
    for i in range(len(position.history)):
        kind = entry_kind(position.history[i])
        if kind in (PICKED, PAID):
            owner = entry_seat(position.history[i])
            position.seats[owner * SEAT_WIDTH + NUGGETS] += dealt[at]
            if kind == PICKED:
                position.history[i] = entry(PICKED, owner, dealt[at])
            at += 1
    while at < len(owners):
        extra[OFFER + dealt[at]] += 1
        at += 1
