"""House decks: the box of a game with rows changed or added."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from saboteur.cards import deckfile
from saboteur.cards.actions import ACTIONS, AIMS, Aim, action_name
from saboteur.cards.box import ActionCard, DeckError, Name, PathCard, demand
from saboteur.cards.deck import Deck, assemble
from saboteur.cards.deckfile import Rows, Strict, TableRow
from saboteur.cards.shape import GROUPS
from saboteur.plain_file import read_plain, why

CONFIDENCE: Literal["house rule"] = "house rule"
LIMIT = 100_000
"""Characters a deck file has at most."""

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
T = TypeVar("T")


class HouseFile(Strict, frozen=True, kw_only=True):
    """A house deck as written."""

    format: Literal[1]
    base: Name
    path: tuple[Any, ...] = ()
    action: tuple[Any, ...] = ()
    table: tuple[Any, ...] = ()


class PathRow(Strict, frozen=True):
    """The count of a path card; 0 removes it."""

    code: str
    count: Count


class ActionRow(Strict, frozen=True):
    """The count of an action card; 0 removes it."""

    code: str
    count: Count
    effect: str = ""
    aim: str | None = None


class HandRow(Strict, frozen=True):
    """What is different for one number of players."""

    players: deckfile.Seats
    hand: deckfile.ByGroup | None = None
    roles: dict[Name, deckfile.Amount] | None = None


def read_file(path: str | Path) -> Deck:
    """The deck in a file; `DeckError` says what is wrong with it."""
    file = Path(path)
    try:
        text = read_plain(file).decode("utf-8-sig")
    except FileNotFoundError:
        raise DeckError(f"There is no deck {file}.") from None
    except IsADirectoryError:
        raise DeckError(f"{file} is a folder; name a deck in it, a TOML file.") from None
    except UnicodeDecodeError:
        raise DeckError(f"{file} is no text in UTF-8; a deck is a TOML file.") from None
    except (OSError, ValueError) as error:
        raise DeckError(f"The deck {file} cannot be read: {why(error)}.") from None
    deck = _read(text, str(file.resolve()))
    sources = [_source(deck, card) for card in deck.actions if ":" in card.effect]
    # The digest covers the effects: a deck with another effect is another deck.
    digest = hashlib.sha256("".join([deck.digest, *sources]).encode()).hexdigest() if sources else deck.digest
    return msgspec.structs.replace(deck, digest=digest)


def _source(deck: Deck, card: ActionCard) -> str:
    path = Path(deck.home).parent / card.effect.rpartition(":")[0]
    try:
        return hashlib.sha256(read_plain(path).replace(b"\r\n", b"\n")).hexdigest()
    except OSError as error:
        where = f"{Path(deck.home).name}, {card.code}"
        raise DeckError(f"{where}: the file {path} cannot be read: {why(error)}.") from None


@lru_cache(maxsize=16)
def _read(text: str, home: str) -> Deck:
    file = Path(home).name
    demand(len(text) <= LIMIT, file, f"a deck has at most {LIMIT} characters")
    data = deckfile.table_of(text, file)
    demand("base" in data, file, 'say upon which game it is built, for example base = "saboteur"')
    house = deckfile.convert(data, HouseFile, file)
    known = f"there is no game {house.base}; choose one of {', '.join(deckfile.names())}"
    demand(house.base in deckfile.names(), f"{file}, base", known)
    raw, own = deckfile.parse(deckfile.text(house.base), f"decks/{house.base}.toml")
    box = deckfile.joined(raw, own, house.base)
    rows = msgspec.structs.replace(
        box,
        path=_paths(box, house, file),
        action=_actions(box, house, file),
        table=_tables(box, house, file),
    )
    return msgspec.structs.replace(assemble(raw, rows, file), home=home)


def _paths(box: Rows, house: HouseFile, file: str) -> tuple[PathCard, ...]:
    cards = list(box.path)
    for row, where in _rows(house.path, "path", PathRow, file):
        deckfile.check_path(row.code, where)
        card = PathCard(code=row.code, count=row.count, confidence=CONFIDENCE, source=file)
        same = [n for n, other in enumerate(cards) if other.shape in {card.shape, card.shape.turned()}]
        _put(cards, card, same, where)
    return tuple(cards)


def _actions(box: Rows, house: HouseFile, file: str) -> tuple[ActionCard, ...]:
    cards = list(box.action)
    for row, where in _rows(house.action, "action", ActionRow, file):
        aim = _aim(row, where)
        card = ActionCard(
            code=row.code, count=row.count, confidence=CONFIDENCE, source=file, aim=aim, effect=row.effect
        )
        same = [n for n, other in enumerate(cards) if other.code == card.code]
        _put(cards, card, same, where)
    return tuple(cards)


def _put(cards: list[T], card: T, same: Sequence[int], where: str) -> None:
    """Replace the same card of the box, or append it."""
    if same:
        twice = "this card has two rows; write one"
        demand(getattr(cards[same[0]], "confidence", "") != CONFIDENCE, where, twice)
        cards[same[0]] = card
    else:
        demand(getattr(card, "count", 0) > 0, where, "there is no such card to take out; correct code or count")
        cards.append(card)


def _aim(row: ActionRow, where: str) -> Aim | None:
    """The aim of a card with its own class; other cards take the aim of the card whose effect they share."""
    group, _, _ = row.code.rpartition(".")
    name = action_name(row.code)
    if name is None or len(name) > 40 or (group and group not in GROUPS):
        raise DeckError(
            f"{where}: write the code in small letters with - between words, behind a group such as II. if it has one."
        )
    if name in ACTIONS and row.effect and row.effect != name:
        raise DeckError(f"{where}: {name} has its own effect; give a card with another effect another code.")
    if ":" in row.effect:
        file, _, class_name = row.effect.rpartition(":")
        fine = file.endswith(".py") and class_name.isidentifier()
        demand(fine, where, "write an effect of one's own as file and class, like my_effects.py:Landslide")
        for aim in AIMS:
            if aim == row.aim:
                return aim
        raise DeckError(f"{where}: say at what it is aimed: aim = {', '.join(AIMS[:-1])} or {AIMS[-1]}.")
    effect = row.effect or name
    known = 'say what it does: effect = "rockfall" (the name of a card) or "my_effects.py:Landslide" (a class)'
    demand(effect in ACTIONS, where, f"there is no card {effect}; {known}")
    demand(row.aim is None, where, f"remove aim: with the effect of {effect} it is aimed like {effect}")
    stays = f"{effect} stays on the table as the card it is; no other card can have its effect"
    demand(effect == name or not ACTIONS[effect].stays, where, stays)
    return None


def _tables(box: Rows, house: HouseFile, file: str) -> tuple[TableRow, ...]:
    """The tables of the box with what is changed; what is left in the pile follows."""
    tables = {row.players: msgspec.structs.replace(row, pile=None) for row in box.table}
    for row, where in _rows(house.table, "table", HandRow, file):
        demand(row.players in tables, where, "the game is not for this number of players")
        old = tables[row.players]
        hand = old.hand if row.hand is None else row.hand
        tables[row.players] = msgspec.structs.replace(old, hand=hand, roles=row.roles or old.roles)
    return tuple(tables.values())


def _rows(values: tuple[Any, ...], kind: str, wanted: type[T], file: str) -> list[tuple[T, str]]:
    """The rows of a kind, each with how messages name it."""
    found = []
    for number, value in enumerate(values, 1):
        label = value.get("code", value.get("players")) if isinstance(value, dict) else None
        where = f"{file}, {kind} row {number}" + (f" ({label})" if isinstance(label, str | int) else "")
        found.append((deckfile.convert(value, wanted, where), where))
    return found
