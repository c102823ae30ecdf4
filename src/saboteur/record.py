"""Matches as readable text: the outcomes of chance, every move, every claim.

>>> from saboteur.match import Match
>>> Match.new("saboteur", players=3, seed=7).record().splitlines()[7]
'  "first p2",'
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import count, islice
from pathlib import Path
from typing import TYPE_CHECKING

from saboteur.engine.core.chance import DECK, FIRST, GOALS, GOLD, LOSS, ROLES
from saboteur.match import Drawn, Match, Played, Said
from saboteur.notation.event import BY_BOT, HIDDEN
from saboteur.notation.move import read_seat, write_seat

if TYPE_CHECKING:
    from saboteur.cards.box import Value
    from saboteur.games import Ruleset
    from saboteur.notation.event import Event

FORMAT = 1
"""Increased when older versions could not read the text."""

RULES = 2
"""Increased when a corrected rule would play the same log differently or refuse it."""

WORDS = {FIRST: "first", ROLES: "roles", GOALS: "goals", DECK: "deck", GOLD: "gold", LOSS: "loss"}
"""First word of a log line with an outcome of chance."""

SECRET_VERBS = ("discard", "take", "remove")
"""Moves that hide their cards from the others."""


class RecordError(ValueError):
    """A text that cannot be replayed, or a match that cannot be recorded; the message says why, `reason` names it."""

    def __init__(self, message: str, reason: str = "bad-record") -> None:
        super().__init__(message)
        self.reason = reason


class Spelling:
    """Names for outcomes of chance, so that records survive a renumbering."""

    def __init__(self, rules: Ruleset) -> None:
        self._words = rules.codec
        self._printed: dict[str, list[int]] = {}
        for tile in rules.game.goal_tiles:
            # The orientation a deck prints a goal in does not matter.
            for way in {tile, rules.game.tiles.turned[tile]}:
                self._printed.setdefault(rules.codec.goal_names[way], []).append(tile)

    def names(self, what: int, numbers: tuple[int, ...] | list[int]) -> list[str]:
        """The names of what was drawn."""
        words = self._words
        if what == FIRST:
            return [write_seat(seat) for seat in numbers]
        if what == ROLES:
            return [words.roles[role] for role in numbers]
        if what == GOALS:
            return [words.goal_names[tile] for tile in numbers]
        if what in {DECK, LOSS}:
            return [words.cards[card] for card in numbers]
        return [str(value) for value in numbers]

    def numbers(self, what: int, names: list[str]) -> list[int]:
        """The numbers of these names; `ValueError` says which one is unknown."""
        if what == GOALS:
            return self._goals(names)
        return [self._number(what, name) for name in names]

    def as_printed(self, goal: str) -> str:
        """The name of a goal as printed, given as it lies."""
        return self._words.goal_names[self._printed[goal][0]]

    def _number(self, what: int, name: str) -> int:
        if what == FIRST:
            return read_seat(name)
        if what in {DECK, LOSS}:
            return self._card(name)
        if what == ROLES and name in self._words.roles:
            return self._words.roles.index(name)
        if what == GOLD and name in {"1", "2", "3"}:
            return int(name)
        raise ValueError(f"{self._words.game} has no {'role' if what == ROLES else 'gold card'} {name!r}.")

    def _card(self, name: str) -> int:
        number = self._words.card_number.get(name)
        if number is None and name in self._words.lay:
            number = self._words.kind_of_tile[self._words.lay[name]]
        if number is None:
            raise ValueError(f"{self._words.game} has no card {name!r}.")
        return number

    def _goals(self, names: list[str]) -> list[int]:
        found: list[int] = []
        for name in names:
            tiles = self._printed.get(name)
            if tiles is None:
                raise ValueError(f"{self._words.game} has no goal {name!r}.")
            # Equal goals are separate tiles; naming one too often repeats a tile, which is refused.
            found.append(next((tile for tile in tiles if tile not in found), tiles[0]))
        return found


def spell(what: int, names: list[str]) -> str:
    """The log line of an outcome of chance."""
    return f"{WORDS[what]} {(', ' if what == GOALS else ' ').join(names)}"


def write(match: Match, *, masked: bool = False, seat: int | None = None) -> str:
    """The record of a match; masked, only what the seat (None: a spectator) has seen, with ``?`` for the rest."""
    if not match.story or not isinstance(match.story[0], Drawn):
        raise RecordError(
            "This match began with a position laid out by hand, not with a deal, so it has no record; "
            "keep its scenario and the moves."
        )
    rules = match.rules
    head: dict[str, Value] = {
        "format": FORMAT,
        "game": rules.name,
        "rules": RULES,
        "deck": rules.deck.digest,
        "players": rules.players,
    }
    if rules.deck.home:
        head["house_deck"] = Path(rules.deck.home).name
    if masked:
        head["masked"] = "spectator" if seat is None else write_seat(seat)
    spelling = Spelling(rules)
    log = _Masked(match, seat, spelling).lines() if masked else [line(entry, spelling) for entry in match.story]
    options = ", ".join(f"{name} = {_toml(value)}" for name, value in rules.options.items())
    lines = [f"{key} = {_toml(value)}" for key, value in head.items()]
    lines += [f"options = {{ {options} }}", "log = [", *(f"  {_toml(line)}," for line in log), "]"]
    return "\n".join(lines) + "\n"


def line(entry: Drawn | Played | Said, spelling: Spelling) -> str:
    """The log line of an entry."""
    if isinstance(entry, Drawn):
        return spell(entry.what, spelling.names(entry.what, entry.numbers))
    if isinstance(entry, Said):
        return f"{write_seat(entry.seat)} says: {entry.claim}"
    return f"{_actor(entry)}: {entry.move}"


def _actor(entry: Played) -> str:
    return f"{write_seat(entry.seat)} {BY_BOT}" if entry.by_bot else write_seat(entry.seat)


def _toml(value: Value) -> str:
    # JSON's texts, numbers and booleans are valid TOML.
    return json.dumps(value)


class _Masked:
    """The log as one seat knows it: secrets appear only where events have shown them to that seat."""

    def __init__(self, match: Match, seat: int | None, spelling: Spelling) -> None:
        self._story = match.story
        self._seat = seat
        self._spelling = spelling
        self._cells = match.rules.deck.layout(match.rules.players).goals
        self._players = match.rules.players
        self._draw_order = match.rules.draw_order
        self._opening = ROLES if match.rules.codec.roles else GOALS
        """What is drawn first in every round."""
        self._rounds: list[dict[int, dict[int, str]]] = []
        """For every round, by kind of draw: the known names, by index in the line."""
        self._drawn = 0
        self._losses: list[str] = []
        self._asides: Counter[str] = Counter()
        self._worn: list[int] = []
        """The index of each seat's role in the line; a hat swap takes the next one."""
        self._next_role = 0
        for event in match.seen(seat):
            self._learn(event)

    def lines(self) -> list[str]:
        """The lines of the log."""
        found: list[str] = []
        rounds = iter(self._rounds)
        losses = iter(self._losses)
        known: dict[int, dict[int, str]] = {}
        stacked = 0
        for entry in self._story:
            if isinstance(entry, Drawn) and entry.what == LOSS:
                found.append(spell(LOSS, [next(losses)]))
            elif isinstance(entry, Drawn) and entry.what != FIRST:
                if entry.what == self._opening:
                    known = next(rounds)
                    stacked = 0
                names = known[entry.what]
                # A deck may be shuffled in several parts, each with its own line.
                start = stacked if entry.what == DECK else 0
                places = range(start, start + len(entry.numbers))
                found.append(spell(entry.what, [names.get(place, HIDDEN) for place in places]))
                stacked += len(entry.numbers) if entry.what == DECK else 0
            elif isinstance(entry, Played) and entry.seat != self._seat and entry.move.verb in SECRET_VERBS:
                hidden = " ".join(HIDDEN for _ in entry.move.cards or HIDDEN)
                verb = " ".join(filter(None, (entry.move.verb, entry.move.card)))
                found.append(f"{_actor(entry)}: {verb} {hidden}")
            else:
                found.append(line(entry, self._spelling))
        return found

    def _learn(self, event: Event) -> None:
        if event.kind == "round":
            self._rounds.append({what: {} for what in WORDS})
            self._drawn = 0
            self._asides.clear()
            self._worn = list(range(self._players))
            self._next_role = self._players
        if not self._rounds:
            return
        known = self._rounds[-1]
        if event.role is not None:
            self._learn_role(event, known[ROLES])
        elif event.kind == "draw":
            if event.card != HIDDEN:
                place = self._draw_order[self._drawn] if self._draw_order else self._drawn
                known[DECK][place] = str(event.card)
            self._drawn += 1
        elif event.kind == "swap-hats" and event.target is not None:
            self._worn[event.target] = self._next_role
            self._next_role += 1
        elif event.kind == "lose":
            self._losses.append(str(event.card))
        elif event.kind in {"map", "reveal"} and event.cell is not None and event.goal not in {None, HIDDEN}:
            known[GOALS][self._cells.index(event.cell)] = self._spelling.as_printed(str(event.goal))
        elif event.kind == "offer" and not known[GOLD] and HIDDEN not in event.values:
            # The offered gold only shrinks: what the seat sees first is all it ever sees.
            known[GOLD] = {place: str(value) for place, value in enumerate(event.values)}

    def _learn_role(self, event: Event, known: dict[int, str]) -> None:
        seat = event.seat if event.target is None else event.target
        if event.kind in {"show-aside", "look-aside"} or seat is None:
            places = (place for place in count() if place not in self._worn)
            place = next(islice(places, self._asides[event.kind], None))
            self._asides[event.kind] += 1
        else:
            place = self._worn[seat]
        if event.role != HIDDEN:
            known[place] = str(event.role)
