"""Requests for moves of every kind, sensible or not."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from saboteur.cards.actions import CREATURES, TOOLS
from saboteur.match import Match
from saboteur.notation.codec import Codec
from saboteur.notation.move import FIELDS, Cell, Move
from saboteur.notation.verb import VERBS

FAR: tuple[Cell, ...] = ((100, -100), (-50, 3))
SEATS = range(12)


def requests(match: Match) -> list[Move]:
    """Every card at every cell nearby, at every player with every tool, and every answer to any question."""
    return _requests(match.rules.codec, _corners(match))[0]


def drawn(match: Match, rng: random.Random, count: int) -> list[Move]:
    """Some of them: half of cards that the actor holds, half of any."""
    everything, by_card = _requests(match.rules.codec, _corners(match))
    held = [move for card in sorted(set(match.view(match.actor).hand)) for move in by_card[card]]
    return [*rng.sample(everything, count - count // 2), *rng.sample(held, min(len(held), count // 2))]


@lru_cache(maxsize=8)
def _requests(codec: Codec, corners: tuple[Cell, Cell]) -> tuple[list[Move], dict[str | None, list[Move]]]:
    """All of them, and by the card they ask for. Most moves of a match leave the corners of the maze as they are."""
    (left, top), (right, bottom) = corners
    cells = [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
    found = [*_lays(codec, cells), *_plays(codec, cells), *_discards(codec), *_answers(codec, cells)]
    by_card: dict[str | None, list[Move]] = defaultdict(list)
    for move in found:
        by_card[_card_of(codec, move)].append(move)
    return found, by_card


def _card_of(codec: Codec, move: Move) -> str | None:
    if move.verb == "lay":
        return codec.cards[codec.kind_of_tile[codec.lay[move.card or ""]]]
    return move.cards[0] if move.cards else move.card


def _corners(match: Match) -> tuple[Cell, Cell]:
    view = match.view(None)
    taken = [laid.cell for laid in view.board] + [goal.cell for goal in view.goals]
    columns, rows = zip(*taken, strict=True)
    return (min(columns) - 2, min(rows) - 2), (max(columns) + 2, max(rows) + 2)


def _lays(codec: Codec, cells: list[Cell]) -> Iterator[Move]:
    for card in codec.lay:
        for cell in (*cells, *FAR):
            yield Move("lay", card=card, cell=cell)
    yield Move("lay", card=next(iter(codec.lay)))


def _plays(codec: Codec, cells: list[Cell]) -> Iterator[Move]:
    for card in codec.cards:
        yield Move("play", card=card)
        name = card.rpartition(".")[2]
        for cell in cells:
            yield Move("play", card=card, cell=cell)
            if name == "web":
                yield Move("play", card=card, cell=cell, side="E")
                yield Move("play", card=card, cell=cell, side="S")
            if name in CREATURES:
                yield Move("play", card=card, cell=cell, field="")
                yield Move("play", card=card, cell=cell, field="c")
        for seat in SEATS:
            for tool in (None, *TOOLS):
                yield Move("play", card=card, seat=seat, tool=tool)


def _discards(codec: Codec) -> Iterator[Move]:
    cards = codec.cards
    yield from (Move("discard", cards=(card,)) for card in (*cards, *codec.lay, "theft", "what"))
    for one, two, three in zip(cards, (*cards[1:], cards[0]), (*cards[2:], *cards[:2]), strict=True):
        yield Move("discard", cards=(one, one))
        yield Move("discard", cards=tuple(sorted((one, two))))
        yield Move("discard", cards=tuple(sorted((one, two, three))))
        for front in ("broken-pick", "trapped", "theft", "map"):
            yield Move("remove", card=front, cards=tuple(sorted((one, two))))
    yield Move("discard")


def _answers(codec: Codec, cells: list[Cell]) -> Iterator[Move]:
    yield from (Move("take", value=value) for value in range(5))
    yield from (Move("orient", card=card) for card in (*codec.goal, "NS"))
    yield from (Move("steal", seat=seat) for seat in SEATS)
    yield from (Move("pay", values=values) for values in ((1,), (2,), (3,), (1, 1), (2, 1), (3, 3, 3), ()))
    yield from (Move("fend", card=creature) for creature in (*CREATURES, "map"))
    yield from (Move(word) for word in (*VERBS, "map", "", "what"))
    for cell in cells:
        yield Move("mark", cell=cell)
        yield Move("bribe", cell=cell)
        yield Move("chop", cell=cell, side="E")
        yield Move("chop", cell=cell, side="S")
        yield from (Move("step", cell=cell, field=field) for field in FIELDS[:8])
