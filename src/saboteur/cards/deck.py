"""The cards, layouts and tables of a game, read from decks/*.toml.

>>> deck = load("saboteur")
>>> deck.hand_size(5), sum(card.count for card in deck.paths)
(6, 40)
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import SupportsIndex, TypeVar

import msgspec

from saboteur.cards import bounds as limits
from saboteur.cards import deckcheck, deckfile
from saboteur.cards.bounds import Bounds
from saboteur.cards.box import (
    ActionCard,
    DeckError,
    GoalCard,
    GoldCard,
    Layout,
    PathCard,
    RoleCard,
    Rounds,
    StartCard,
    Table,
    Value,
)
from saboteur.cards.deckfile import names
from saboteur.cards.shape import Shape
from saboteur.readonly import ReadOnly
from saboteur.whole import whole

__all__ = [
    "ActionCard", "Deck", "DeckError", "GoalCard", "GoldCard", "Layout", "PathCard", "RoleCard", "Rounds", "Row",
    "StartCard", "Table", "Value", "listing", "load", "names", "read",
]  # fmt: skip
T = TypeVar("T")


class Row(msgspec.Struct, frozen=True):
    """One line of a deck's listing for people."""

    kind: str
    code: str
    count: int
    confidence: str
    source: str


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the box of a game holds and prescribes."""

    game: str
    players: tuple[int, int]
    rounds: Rounds
    first: str
    paths: tuple[PathCard, ...]
    actions: tuple[ActionCard, ...]
    starts: tuple[StartCard, ...]
    goals: tuple[GoalCard, ...]
    gold: tuple[GoldCard, ...]
    roles: tuple[RoleCard, ...]
    aside: tuple[int, ...]
    layouts: Mapping[int, Layout]
    tables: Mapping[int, Table]
    pieces: Mapping[str, int]
    options: Mapping[str, tuple[Value, ...]]
    editions: Mapping[str, Mapping[str, Value]]
    digest: str = ""
    home: str = ""
    """The file of a house deck; empty for the package's decks."""

    def layout(self, players: SupportsIndex) -> Layout:
        """Where start and goal cards lie."""
        return self._at(self.layouts, players)

    def hand_size(self, players: SupportsIndex) -> int:
        """How many cards a player is dealt."""
        return sum(self._at(self.tables, players).hand)

    def hand_groups(self, players: SupportsIndex) -> tuple[int, ...]:
        """Cards dealt to a player, per group; one number in games without groups."""
        return self._at(self.tables, players).hand

    def pile(self, players: SupportsIndex) -> tuple[int, ...]:
        """The draw pile after dealing, by group."""
        return self._at(self.tables, players).pile

    def role_cards(self, players: SupportsIndex) -> dict[str, int]:
        """The role cards shuffled for this number of players."""
        return dict(self._at(self.tables, players).roles or {role.code: role.count for role in self.roles})

    def path(self, code: str) -> PathCard:
        """The row of a path card, whichever way up the code shows it."""
        shape = Shape.parse(code)
        for card in self.paths:
            if card.shape in (shape, shape.turned()):
                return card
        raise DeckError(f"The game {self.game} has no path card {code}; `saboteur cards {self.game}` lists them.")

    def action(self, code: str) -> ActionCard:
        """The row of an action card."""
        for card in self.actions:
            if card.code == code:
                return card
        raise DeckError(f"The game {self.game} has no action card {code}; `saboteur cards {self.game}` lists them.")

    def listing(self) -> tuple[Row, ...]:
        """Every row for people, in the order start, goal, path, action, gold, role."""
        kinds = (("start", self.starts), ("goal", self.goals), ("path", self.paths), ("action", self.actions))
        rows = [Row(kind, c.code, c.count, c.confidence, c.source) for kind, cards in kinds for c in cards]
        rows += [Row("gold", str(c.value), c.count, c.confidence, c.source) for c in self.gold]
        rows += [Row("role", c.code, c.count, c.confidence, c.source) for c in self.roles]
        return tuple(rows)

    @property
    def company(self) -> str:
        """How many can play, in words."""
        least, most = self.players
        return f"{least} to {most} players" if least < most else f"{least} player{'s' * (least > 1)}"

    @property
    def bounds(self) -> Bounds:
        """The cells that fixed action numbers and observation planes cover."""
        return limits.bounds(self)

    @property
    def max_moves(self) -> int:
        """More decisions than any match has with the default number of rounds."""
        return limits.max_moves(self)

    @property
    def max_gold(self) -> int:
        """More gold than any seat can own at the end."""
        return limits.max_gold(self)

    def _at(self, by_players: Mapping[int, T], players: SupportsIndex) -> T:
        number = whole(players)
        if number is None or number not in by_players:
            raise DeckError(f"The game {self.game} is for {self.company}, not for {players!r}.")
        return by_players[number]


@cache
def load(name: str) -> Deck:
    """The deck of a game by its name."""
    return read(deckfile.text(name), f"decks/{name}.toml")


def listing(name: str) -> tuple[Row, ...]:
    """Every card of a game for people."""
    return load(name).listing()


def read(text: str, file: str = "deck") -> Deck:
    """A checked deck from the text of a TOML file; file names it in error messages."""
    raw, own = deckfile.parse(text, file)
    deckcheck.totals(raw, own, file)
    return assemble(raw, deckfile.joined(raw, own, file), file)


def assemble(raw: deckfile.File, rows: deckfile.Rows, file: str) -> Deck:
    """A checked deck from the settings of a file and rows that belong to them."""
    deckcheck.settings(raw, file)
    deckcheck.rows(rows, file)
    deckcheck.options(raw, file)
    deck = Deck(
        game=raw.game,
        players=raw.players,
        rounds=raw.rounds,
        first=raw.first,
        paths=rows.path,
        actions=rows.action,
        starts=rows.start,
        goals=rows.goal,
        gold=rows.gold,
        roles=rows.role,
        aside=deckcheck.groups(raw.aside),
        layouts=ReadOnly(deckcheck.layouts(raw, rows, file)),
        tables=ReadOnly(deckcheck.tables(raw, rows, file)),
        pieces=ReadOnly(raw.pieces),
        options=ReadOnly(raw.options),
        editions=ReadOnly({name: ReadOnly(settings) for name, settings in raw.editions.items()}),
    )
    return msgspec.structs.replace(deck, digest=_digest(deck))


def _digest(deck: Deck) -> str:
    """A sha256 of all that play can depend on: words about sources do not change it."""
    content = msgspec.to_builtins(deck, str_keys=True)
    del content["home"]
    for key in ("paths", "actions", "starts", "goals", "gold", "roles"):
        for card in content[key]:
            del card["confidence"], card["source"]
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()
