"""Matches and positions as bytes, with the state of their generators, for this version of the package.

Records are text that lasts for years; these bytes are for the next process, a search tree or a checkpoint.

>>> import pickle
>>> from saboteur.match import Match
>>> match = Match.new("duel", players=2, seed=7)
>>> again = Match.load(match.save())
>>> again.moves() == match.moves() == pickle.loads(pickle.dumps(match)).moves()
True
"""

from __future__ import annotations

import copyreg
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from saboteur.cards.box import Value
from saboteur.engine.core.board import Board
from saboteur.engine.core.chance import Chance, Dice, Fortune, Script
from saboteur.engine.core.position import Position
from saboteur.engine.core.vector import numbers, vector
from saboteur.games import DeckFile, Ruleset, ruleset
from saboteur.games.views import Views
from saboteur.match import Drawn, Match, Played, Said
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.replay import Tape
from saboteur.view import View

FORMAT = 1
BOARD_VECTORS = ("grid", "cards", "edge", "goals", "roots")
BOARD_NUMBERS = ("card_count", "edge_count", "reached", "climbed")
VECTORS = ("deck", "goals", "hands", "seats", "discards", "agenda", "history", "extra")
NUMBERS = ("round", "turn", "last", "found", "drawn", "discard_count", "depth")


class SavedPosition(msgspec.Struct, array_like=True):
    """A position and the name of its rules."""

    game: str
    players: int
    options: dict[str, Value]
    digest: str
    vectors: list[list[int]]
    numbers: list[int]
    board: list[list[int]]
    board_numbers: list[int]
    finished: str | None


class SavedMatch(msgspec.Struct, array_like=True):
    """A match: its position, its log and its source of randomness."""

    format: int
    position: SavedPosition
    luck: tuple[str, list[Any]]
    story: list[tuple[str, int, Any, Any]]
    events: list[Event]
    audiences: list[int]


class SaveError(ValueError):
    """Bytes that are not a saved match, or a match that cannot be saved; the message says why."""


def save(match: Match) -> bytes:
    """A match as bytes."""
    return msgspec.msgpack.encode(
        SavedMatch(
            FORMAT,
            _pack(match._position, match.rules.deck.digest),
            _luck(match._scribe.inner),
            [_entry(entry) for entry in match.story],
            list(match.events),
            list(match._audiences),
        )
    )


def load(data: bytes, deck: DeckFile | None = None, chance: Chance | None = None) -> Match:
    """Load saved bytes; ``chance`` replaces the saved source of randomness."""
    try:
        saved = msgspec.msgpack.decode(data, type=SavedMatch)
        if saved.format != FORMAT:
            raise SaveError("These bytes were saved by another version of this package; a record would have lasted.")
        rules = _rules(saved.position, deck)
        luck = _unluck(*saved.luck) if chance is None else chance
        match = Match(rules, luck, _unpack(saved.position, rules))
        match.story = [_unentry(entry, rules) for entry in saved.story]
    except (msgspec.MsgspecError, IndexError, KeyError, OverflowError, TypeError) as error:
        raise SaveError(f"These bytes are not a saved match: {error}.") from None
    match._events = list(saved.events)
    match._audiences = saved.audiences
    return match


def save_position(position: Position) -> bytes:
    """A position as bytes, without its chance."""
    return msgspec.msgpack.encode(_pack(position, ""))


def load_position(data: bytes) -> Position:
    """A position from its bytes; its chance is the operating system's."""
    saved = msgspec.msgpack.decode(data, type=SavedPosition)
    return _unpack(saved, _rules(saved, None))


def _pack(position: Position, digest: str) -> SavedPosition:
    rim = position.game.rim
    assert isinstance(rim, Views)
    board = position.board
    return SavedPosition(
        rim.codec.game,
        rim.codec.players,
        dict(rim.options),
        digest,
        [numbers(getattr(position, name)) for name in VECTORS],
        [getattr(position, name) for name in NUMBERS],
        [numbers(getattr(board, name)) for name in BOARD_VECTORS],
        [getattr(board, name) for name in BOARD_NUMBERS],
        None if position.finished is None else str(position.finished),
    )


def _unpack(saved: SavedPosition, rules: Ruleset) -> Position:
    position = Position(rules.game, Fortune(random.SystemRandom()))
    board = Board(rules.game.tiles, *(vector(part) for part in saved.board))
    for name, number in zip(BOARD_NUMBERS, saved.board_numbers, strict=True):
        setattr(board, name, number)
    position.board = board
    for name, part in zip(VECTORS, saved.vectors, strict=True):
        setattr(position, name, vector(part))
    for name, number in zip(NUMBERS, saved.numbers, strict=True):
        setattr(position, name, number)
    position.finished = None if saved.finished is None else View.parse(saved.finished)
    return position


def _rules(saved: SavedPosition, deck: DeckFile | None) -> Ruleset:
    options = dict(saved.options)
    edition = options.pop("edition", None)
    rules = ruleset(saved.game, saved.players, None if edition is None else str(edition), deck, **options)
    if saved.digest not in {"", rules.deck.digest}:
        raise SaveError(f"This match of {saved.game} was saved with another deck; load it with that deck.")
    return rules


def _luck(chance: Chance) -> tuple[str, list[Any]]:
    # By type: compiled classes that share an abstract base answer `isinstance` from one cache.
    if type(chance) is Dice:
        return "dice", [int(chance.low), int(chance.high)]
    if type(chance) is Script:
        return "script", [chance.at, chance.outcomes]
    if type(chance) is Tape:
        # A replayed match continues with the operating system's randomness.
        return "entropy", []
    if type(chance) is Fortune:
        if type(chance.source) is not random.Random:
            return "entropy", []
        version, state, gauss = chance.source.getstate()
        return "seeded", [version, list(state), gauss]
    raise SaveError(f"A match with a chance of your own ({type(chance).__name__}) cannot be saved; record it instead.")


def _unluck(kind: str, parts: list[Any]) -> Chance:
    if kind == "dice":
        dice = Dice(0)
        dice.low, dice.high = parts
        return dice
    if kind == "script":
        script = Script([(what, drawn) for what, drawn in parts[1]])
        script.at = parts[0]
        return script
    if kind == "entropy":
        return Fortune(random.SystemRandom())
    source = random.Random()  # noqa: S311 - the state is that of a match already seeded
    version, state, gauss = parts
    source.setstate((version, tuple(state), gauss))
    return Fortune(source)


def _entry(entry: Drawn | Played | Said) -> tuple[str, int, Any, Any]:
    if isinstance(entry, Drawn):
        return "drawn", entry.what, list(entry.numbers), None
    if isinstance(entry, Played):
        return "played", entry.seat, str(entry.move), entry.by_bot
    return "said", entry.seat, str(entry.claim), None


def _unentry(entry: tuple[str, int, Any, Any], rules: Ruleset) -> Drawn | Played | Said:
    kind, number, what, by_bot = entry
    if kind == "drawn":
        return Drawn(number, tuple(what))
    if kind == "played":
        codec = rules.codec
        return Played(number, codec.move(codec.code(Move.parse(what))), bool(by_bot))
    return Said(number, Claim.parse(what))


def revive(data: bytes, home: str) -> Match:
    """The match in a pickle, with its custom deck if it has one."""
    return load(data, Path(home) if home else None)


def _reduce_position(position: Position) -> tuple[Callable[[bytes], Position], tuple[bytes]]:
    return load_position, (save_position(position),)


copyreg.pickle(Position, _reduce_position)
