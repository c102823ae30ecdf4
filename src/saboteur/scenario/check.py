"""Compares the state of a match with the expectations of a scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from saboteur.engine.core import layout
from saboteur.engine.core.position import Position
from saboteur.games.prompts import prompts_of
from saboteur.match import Match
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Move, read_cell, write_cell
from saboteur.scenario import facedown, plain
from saboteur.scenario.difference import narrow, same
from saboteur.scenario.error import ScenarioError, either, within
from saboteur.scenario.reader import Reader
from saboteur.scenario.sheet import EMPTY, NOBODY, Expect

Finding = tuple[str, Any, Any]
"""A key, what was expected and what is."""


class Moment:
    """A match between two moves, and the number of the first event of the step that led here."""

    def __init__(self, match: Match, position: Position, reader: Reader, since: int) -> None:
        self.match = match
        self.position = position
        self.reader = reader
        self.since = since
        self.codec = reader.codec
        self.truth = plain.Truth(match)

    def differences(self, expect: Expect) -> list[Finding]:
        """Every expectation that does not hold."""
        found: list[Finding] = []
        for key in expect.__struct_fields__:
            expected = getattr(expect, key)
            if expected is not None:
                with within(key):
                    found += [item for item in getattr(self, f"_{key}")(expected) if not same(item[1], item[2])]
        return found

    # Legal moves.

    def _places(self, expected: dict[str, list[str]]) -> Iterator[Finding]:
        for text, targets in expected.items():
            with within(text[:40]):
                yield f"places of {text}", _targets(targets), sorted({_target(m) for m in self._uses(text)})

    def _ways(self, expected: dict[str, list[str]]) -> Iterator[Finding]:
        for text, cells in expected.items():
            with within(text[:40]):
                shape = self.codec.tiles[self.reader.tile(text)]
                found = sorted({_target(move) for move in self._uses(shape) if move.card == shape})
                yield f"ways of {text}", _targets(cells), found

    def _moves(self, expected: list[str]) -> Iterator[Finding]:
        yield "moves", sorted({self.reader.move(text) for text in expected}), sorted(map(str, self.match.moves()))

    def _legal(self, expected: list[str]) -> Iterator[Finding]:
        moves = [self.reader.move(text) for text in expected]
        yield "legal", moves, [move for move in moves if self.match.why_not(move) is None]

    def _next(self, expected: str) -> Iterator[Finding]:
        if expected != NOBODY:
            self.reader.seat(expected)
        yield "next", expected, plain.seat(self.match.actor)

    def _prompt(self, expected: str) -> Iterator[Finding]:
        kinds = (*prompts_of(self.match.rules.name).values(), plain.NONE)
        if expected.partition(" ")[0] not in kinds:
            raise ScenarioError(f"{expected[:40]!r} is no question; there are {either(kinds)}.")
        actual = plain.prompt(self.truth.public.prompt)
        yield "prompt", expected, actual if " " in expected else actual.partition(" ")[0]

    # The table.

    def _board(self, expected: dict[str, str] | list[str]) -> Iterator[Finding]:
        cells = self.truth.cells()
        if isinstance(expected, dict):
            for text in expected:
                read_cell(text)
            wanted = {cell: self._on_cell(text) for cell, text in expected.items()}
            yield "board", wanted, {cell: cells.get(cell, EMPTY) for cell in expected}
            return
        layout_ = self.match.rules.deck.layout(self.match.rules.players)
        fixed = {write_cell(cell) for cell in (*layout_.starts, *layout_.goals)}
        laid = self.reader.laid(expected, 1000)
        wanted_cards = sorted(f"{self.codec.tiles[tile]} {write_cell(cell)}" for tile, cell in laid)
        yield "board", wanted_cards, sorted(f"{card} {cell}" for cell, card in cells.items() if cell not in fixed)

    def _open(self, expected: dict[str, str]) -> Iterator[Finding]:
        yield "open", {cell: self.reader.goal(goal) for cell, goal in expected.items()}, self.truth.goals(open_=True)

    def _hidden(self, expected: list[str]) -> Iterator[Finding]:
        for cell in expected:
            self.reader.goal_number(cell)
        yield "hidden", sorted(expected), sorted(self.truth.goals(open_=False))

    def _piles(self, expected: Any) -> Iterator[Finding]:
        if expected.draw is not None:
            draw = [self.codec.cards[card] for card in layout.draw_pile(self.position)]
            wanted = expected.draw
            if isinstance(wanted, list):
                wanted = [self.reader.name(text) for text in wanted]
            yield "piles, draw", wanted, draw if isinstance(wanted, list) else len(draw)
        if expected.gold is not None:
            gold = facedown.gold_pile(self.match.rules, self.position)
            if isinstance(expected.gold, list):
                yield "piles, gold", sorted(expected.gold, reverse=True), gold
            else:
                yield "piles, gold", expected.gold, len(gold)
        if expected.roles is not None:
            roles = facedown.role_pile(self.match.rules, self.position)
            wanted = expected.roles
            if isinstance(wanted, list):
                self._check_roles(wanted)
            yield "piles, roles", wanted, roles if isinstance(wanted, list) else len(roles)

    def _discards(self, expected: list[str]) -> Iterator[Finding]:
        wanted = []
        for text in expected:
            card, _, seat = text.rpartition(" ")
            if not card:
                raise ScenarioError(f"{text[:40]!r} is no discard. Write the card and whose it was, like 'EW p1'.")
            self.reader.seat(seat)
            wanted.append(f"{self.reader.name(card)} {seat}")
        yield "discards", wanted, self.truth.discards()

    # Players.

    def _hands(self, expected: dict[str, list[str]]) -> Iterator[Finding]:
        hands = self.truth.hands()
        for seat, wanted in self.reader.by_seat(expected, self._names).items():
            yield f"hands, {plain.seat(seat)}", wanted, hands[seat]

    def _hand_sizes(self, expected: Any) -> Iterator[Finding]:
        yield self._each("hand_sizes", expected, list(self.truth.public.hand_sizes))

    def _front(self, expected: dict[str, list[str]]) -> Iterator[Finding]:
        for seat, wanted in self.reader.by_seat(expected, self._names).items():
            yield f"front, {plain.seat(seat)}", wanted, sorted(self.truth.public.front[seat])

    def _roles(self, expected: Any) -> Iterator[Finding]:
        self._check_roles(expected.values() if isinstance(expected, dict) else expected)
        yield self._each("roles", expected, self.truth.roles())

    def _aside(self, expected: str | list[str]) -> Iterator[Finding]:
        if self.match.rules.name == "saboteur2":
            raise ScenarioError("saboteur2 sets no role aside; its pile of roles is piles.roles.")
        self._check_roles([expected] if isinstance(expected, str) else expected)
        cards = facedown.roles_aside(self.match.rules, self.position)
        if isinstance(expected, str) and len(cards) == 1:
            yield "aside", expected, cards[0]
        else:
            yield "aside", [expected] if isinstance(expected, str) else sorted(expected), sorted(cards)

    def _role_cards(self, expected: dict[str, int]) -> Iterator[Finding]:
        self._check_roles(expected)
        aside = facedown.roles_aside(self.match.rules, self.position)
        yield "role_cards", expected, dict(Counter([*self.truth.roles(), *aside]))

    def _gold(self, expected: Any) -> Iterator[Finding]:
        yield self._each("gold", expected, self.truth.gold())

    # Progress.

    def _round(self, expected: int) -> Iterator[Finding]:
        yield "round", expected, self.truth.public.round

    def _rounds_over(self, expected: int) -> Iterator[Finding]:
        yield "rounds_over", expected, len(self.match.results)

    def _result(self, expected: Any) -> Iterator[Finding]:
        actual = plain.result(self.match.results[-1]) if self.match.results else plain.NONE
        wanted = _said(expected)
        yield "result", wanted, narrow(wanted, actual)

    def _outcome(self, expected: Any) -> Iterator[Finding]:
        wanted = expected if isinstance(expected, str) else _said(expected)
        yield "outcome", wanted, narrow(wanted, plain.outcome(self.match.outcome))

    # Views.

    def _sees(self, expected: dict[str, dict[str, Any]]) -> Iterator[Finding]:
        for text, fields in expected.items():
            seen = plain.view(self.match.view(self.reader.viewer(text)))
            for field, value in fields.items():
                wanted = value
                if field in plain.UNORDERED and isinstance(value, list) and all(isinstance(v, str) for v in value):
                    wanted = sorted(value)
                yield f"sees, {text}, {field}", wanted, narrow(wanted, seen[field])

    def _hides(self, expected: dict[str, list[str]]) -> Iterator[Finding]:
        for text, parts in expected.items():
            seen = plain.view(self.match.view(self.reader.viewer(text)))
            for part in parts:
                value = _part(seen, part)
                yield f"hides, {text}, {part}", HIDDEN, HIDDEN if _unknown(value) else value

    def _events(self, expected: dict[str, list[str]]) -> Iterator[Finding]:
        for text, wanted in expected.items():
            seen = self.match.seen(self.reader.viewer(text), self.since)
            yield f"events, {text}", wanted, [str(event).partition(" ")[2] for event in seen]

    # Inside.

    def _uses(self, text: str) -> list[Move]:
        return [self.codec.move(code) for code in layout.uses(self.position, self.reader.card(text))]

    def _names(self, texts: list[str]) -> list[str]:
        return sorted(self.reader.name(text) for text in texts)

    def _on_cell(self, text: str) -> str:
        return text if text in {EMPTY, HIDDEN} or text in self.codec.tiles else self.codec.tiles[self.reader.tile(text)]

    def _check_roles(self, names: Iterable[str]) -> None:
        if not self.codec.roles:
            raise ScenarioError(f"{self.match.rules.name} has no roles.")
        for name in names:
            self.reader.role(name)

    def _each(self, key: str, expected: Any, actual: list[Any]) -> Finding:
        if isinstance(expected, dict):
            for seat in expected:
                self.reader.seat(seat)
        return key, expected, narrow(expected, actual)


def _target(move: Move) -> str:
    """What a card is aimed at: a cell, or a player and perhaps a tool."""
    return str(move).partition(" ")[2]


def _targets(texts: list[str]) -> list[str]:
    return sorted({" ".join(text.split()) for text in texts})


def _said(expected: Any) -> dict[str, Any]:
    fields = {key: getattr(expected, key) for key in expected.__struct_fields__}
    return {key: value for key, value in fields.items() if value is not None}


def _part(seen: dict[str, Any], path: str) -> Any:
    """The part of a view at ``goals 8,0``, ``discards 1`` or ``results 1 gold p2``."""
    value: Any = seen
    last = ""
    for word in path.split():
        if isinstance(value, list):
            name = "p" if last in plain.BY_SEAT else ""
            value = {f"{name}{number}": item for number, item in enumerate(value, 1)}
        if not isinstance(value, dict) or word not in value:
            known = f"; there are {', '.join(value)}" if isinstance(value, dict) and value else ""
            raise ScenarioError(f"A view has nothing at {path[:60]!r}{known}.")
        value = value[word]
        last = word
    return value


def _unknown(value: Any) -> bool:
    """Whether all of it reads ``?``."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return bool(value) and all(_unknown(item) for item in value)
    return bool(value == HIDDEN or (isinstance(value, str) and value.startswith(f"{HIDDEN} ")))
