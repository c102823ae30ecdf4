"""Replay recorded matches. Every outcome of chance comes from the record."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from saboteur.cards.options import OptionError, allowed
from saboteur.engine.core.chance import GOALS, Chance, Fortune, Script, ScriptError
from saboteur.games import GAMES, DeckFile, Ruleset, game, ruleset
from saboteur.match import Drawn, Match
from saboteur.notation.claim import Claim
from saboteur.notation.event import BY_BOT, HIDDEN
from saboteur.notation.move import Move
from saboteur.notation.reason import IllegalMove, InvalidMove
from saboteur.record import FORMAT, RULES, WORDS, RecordError, Spelling
from saboteur.view import Goal, View

LIMIT = 1_000_000
"""Maximum length in characters: a hundred times that of a talkative match."""

_EARLIER: dict[int, dict[str, dict[str, str]]] = {
    1: {"saboteur2": {"sit_out": "while_empty"}, "dark-cave": {"end": "after_move"}},
}
"""Former defaults, by the last version of the rules that had them: old records may not name them."""

HOUSE_DECK = "house_deck"
"""The key with the deck's file name, only in records with a custom deck."""
_KINDS = {
    int: "a whole number",
    str: "a text in quotation marks",
    bool: "true or false",
    dict: "a table in { }",
    list: "a list in [ ]",
}
_KEYS = {"format": int, "game": str, "rules": int, "deck": str, "players": int, "options": dict, "log": list}
_KEYS[HOUSE_DECK] = str
_CHANCE = {word: what for what, word in WORDS.items()}
_ACT = re.compile(r"p([1-9][0-9]?)( says| \(bot\))?:\s+(.*)", re.ASCII | re.DOTALL)
_DOTTED = re.compile(r"""(?:\.\s*+["']?+[\w-]*+["']?+\s*+){5}""")


class Line(msgspec.Struct, frozen=True):
    """A parsed log line: an outcome of chance, or what a seat did."""

    number: int
    text: str
    what: int = -1
    drawn: tuple[int, ...] = ()
    seat: int = -1
    act: Move | Claim | None = None
    by_bot: bool = False

    @property
    def where(self) -> str:
        """How messages name the line."""
        return f"Line {self.number} of the log, {_short(self.text)}"


class Tape(Chance):
    """Replays recorded outcomes; after `let_go`, uses the operating system's randomness."""

    def __init__(self, spelling: Spelling) -> None:
        self._spelling = spelling
        self._lines: list[Line] = []
        self._script: Script | None = Script([])
        self._where = "The log"

    def load(self, where: str, lines: list[Line]) -> None:
        """Queue the next outcomes, and remember the line before them."""
        self._where = where
        self._lines = lines
        self._script = Script([(line.what, list(line.drawn)) for line in lines])

    def check_used(self) -> None:
        """Refuse unused outcomes."""
        if self._script is not None and self._script.at < len(self._lines):
            line = self._lines[self._script.at]
            raise RecordError(f"{line.where}: nothing is drawn here; remove the line or put it where it belongs.")

    def let_go(self) -> None:
        """Draw at random from now on."""
        self._script = None
        self._lines = []

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """The next outcome; `RecordError` if it is impossible."""
        if self._script is None:
            return Fortune(random.SystemRandom()).draw(what, cards, count)
        at = self._script.at
        try:
            return self._script.draw(what, cards, count)
        except ScriptError as error:
            self._refuse(str(error), at, what, cards, count)

    def _refuse(self, trouble: str, at: int, what: int, cards: list[int], count: int) -> NoReturn:
        word = WORDS[what]
        if trouble == "end":
            raise RecordError(f"{self._where}: a line '{word} …' must follow, but it is missing.")
        line = self._lines[at]
        if trouble == "kind":
            raise RecordError(f"{line.where}: here a line '{word} …' is needed.")
        if trouble == "count":
            raise RecordError(f"{line.where}: it names {len(line.drawn)} where {count} are needed.")
        there = Counter(self._spelling.names(what, cards))
        named = Counter(self._spelling.names(what, line.drawn))
        name = next(name for name in named if named[name] > there[name])
        raise RecordError(f"{line.where}: {name!r} is there {there[name]} times, but named {named[name]} times.")


def replay(text: str, deck: DeckFile | None = None) -> Match:
    """The recorded match in its final state; `RecordError` says what is wrong with the text."""
    data = _parse(text)
    rules = _rules(data, deck)
    try:
        return _play(rules, _read(data["log"], Spelling(rules), rules.players))
    except RecordError as error:
        if data["deck"] == rules.deck.digest:
            raise
        which = f"the deck {Path(rules.deck.home).name}" if rules.deck.home else f"the deck of {rules.name}"
        raise RecordError(
            f"{error} (The record was made with other cards: {which} has been changed since, "
            "or its digest in the record is wrong.)",
            error.reason,
        ) from None


def _parse(text: str) -> dict[str, Any]:
    if len(text) > LIMIT:
        raise RecordError(f"This text is too long for a record: it has more than {LIMIT} characters.", "no-record")
    # Records have no such keys, and parsing them takes quadratic time.
    if _DOTTED.search(text):
        raise RecordError("This is not a record: it has dotted keys. A record begins with 'format = 1'.", "no-record")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"This is not a record, for it is not valid TOML: {error}.", "no-record") from None
    _check_versions(data)
    for key, value in data.items():
        if key not in _KEYS:
            raise RecordError(f"A record has no key {_short(key)}; its keys are {', '.join(_KEYS)}.")
        _check_kind(f"The key {key} of a record", value, _KEYS[key])
    for key in _KEYS:
        if key not in data and key != HOUSE_DECK:
            raise RecordError(f"The record lacks the key {key!r}; its keys are {', '.join(_KEYS)}.")
    return data


def _check_versions(data: dict[str, Any]) -> None:
    if "format" not in data:
        raise RecordError(
            "This is not a record: the key 'format' is missing. A record begins with 'format = 1'.", "no-record"
        )
    for key, newest in (("format", FORMAT), ("rules", RULES)):
        number = data.get(key, newest)
        _check_kind(f"The key {key} of a record", number, int)
        if number > newest:
            raise RecordError(
                f"This record was made by a newer version of saboteur (its {key} is above {newest}, the newest known "
                "here); update saboteur to replay it.",
                "newer-record",
            )
        if number < 1:
            raise RecordError(f"The key {key} of a record must be a number from 1 to {newest}.")
    if "masked" in data:
        _refuse_masked()


def _refuse_masked() -> NoReturn:
    raise RecordError(
        "This record is masked: it holds only what one seat has seen, and ? for the rest, so it cannot be replayed. "
        "Take the whole record, which the match gives without naming a seat.",
        "masked-record",
    )


def _check_kind(what: str, value: object, kind: type) -> None:
    if type(value) is not kind:
        raise RecordError(f"{what} must be {_KINDS[kind]}.")
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise RecordError(f"{what} is too large a number.")


def _check_deck(data: dict[str, Any], deck: DeckFile | None) -> None:
    """A record names its custom deck but never loads it: the record may come from anywhere."""
    if HOUSE_DECK in data and deck is None:
        raise RecordError(
            f"This match was played with a deck of one's own, {_short(data[HOUSE_DECK])}. It can be replayed only with "
            "that deck: saboteur replay FILE --deck DECK, or Match.replay(text, deck=DECK).",
            "house-deck",
        )
    if HOUSE_DECK not in data and deck is not None:
        raise RecordError(f"This match was played with the deck of {_short(data['game'])}; leave your own deck out.")


def _rules(data: dict[str, Any], deck: DeckFile | None) -> Ruleset:
    name, chosen = data["game"], dict(data["options"])
    _check_deck(data, deck)
    for version, games in _EARLIER.items():
        if data["rules"] <= version:
            chosen = games.get(name, {}) | chosen
    if name not in GAMES:
        raise RecordError(f"There is no game {_short(name)}; known are {', '.join(GAMES)}.")
    try:
        box = game(name, deck)
    except OptionError as error:
        raise RecordError(str(error)) from None
    known = allowed(box)
    for key, value in chosen.items():
        if key != "edition" and key not in known:
            raise RecordError(f"{name} has no option {_short(key)}; its options are edition, {', '.join(known)}.")
        _check_kind(f"The option {key}", value, str if key == "edition" else type(known[key][0]))
        if isinstance(value, str) and len(value) > 40:
            raise RecordError(f"The option {key} has too long a value.")
    try:
        return ruleset(name, data["players"], chosen.pop("edition", None), deck, **chosen)
    except OptionError as error:
        raise RecordError(str(error)) from None


def _read(log: list[object], spelling: Spelling, players: int) -> list[Line]:
    lines = []
    for number, text in enumerate(log, 1):
        if not isinstance(text, str):
            raise RecordError(f"Line {number} of the log must be a text in quotation marks.")
        words = text.split()
        if HIDDEN in words or f"{HIDDEN}," in words:
            _refuse_masked()
        if words and words[0] in _CHANCE:
            lines.append(_read_chance(number, text, _CHANCE[words[0]], spelling))
        else:
            lines.append(_read_act(number, text, players))
    return lines


def _read_chance(number: int, text: str, what: int, spelling: Spelling) -> Line:
    rest = text.split(maxsplit=1)[1:]
    names = " ".join(rest).split(",") if what == GOALS else " ".join(rest).split()
    try:
        drawn = spelling.numbers(what, [" ".join(name.split())[:40] for name in names])
    except ValueError as error:
        raise RecordError(f"{Line(number, text).where}: {error}") from None
    return Line(number, text, what, tuple(drawn))


def _read_act(number: int, text: str, players: int) -> Line:
    found = _ACT.fullmatch(text)
    where = Line(number, text).where
    if found is None or len(text) > 200:
        raise RecordError(
            f"{where}: write a move like 'p1: EW 1,0', a claim like 'p1 says: trust p2', or what chance brought: "
            f"{', '.join(repr(word + ' …') for word in _CHANCE)}."
        )
    seat = int(found[1]) - 1
    if seat >= players:
        raise RecordError(f"{where}: there is no p{seat + 1}; the players are p1 to p{players}.")
    try:
        act = Claim.parse(found[3]) if found[2] == " says" else Move.parse(found[3])
    except InvalidMove as error:
        raise RecordError(f"{where}: {error}") from None
    return Line(number, text, seat=seat, act=act, by_bot=found[2] == f" {BY_BOT}")


def _play(rules: Ruleset, lines: list[Line]) -> Match:
    tape = Tape(Spelling(rules))
    at = _load(tape, "The log", lines, 0)
    match = Match(rules, tape)
    tape.check_used()
    while at < len(lines):
        line = lines[at]
        at = _load(tape, line.where, lines, at + 1)
        try:
            if isinstance(line.act, Claim):
                match.say(line.seat, line.act)
            elif line.act is not None:
                match.play(line.act, by=line.seat, by_bot=line.by_bot)
        except InvalidMove as error:
            raise RecordError(f"{line.where}: {error}") from None
        except IllegalMove as error:
            raise RecordError(f"{line.where}: this may not be played there: {error.reason}.") from None
        tape.check_used()
    tape.let_go()
    return match


def _load(tape: Tape, where: str, lines: list[Line], at: int) -> int:
    """Queue the chance lines from here on; return the number of the next line."""
    end = at
    while end < len(lines) and lines[end].act is None:
        end += 1
    tape.load(where, lines[at:end])
    return end


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:60]}…")


def uncovered(view: View, match: Match) -> tuple[Goal, ...]:
    """The goals of a view with their true faces, from the match's record."""
    dealt = [entry.numbers for entry in match.story if isinstance(entry, Drawn) and entry.what == GOALS]
    names = match.rules.codec.goal_names
    return tuple(
        goal if goal.open else Goal(goal.cell, names[tile], open=False)
        for goal, tile in zip(view.goals, dealt[view.round - 1], strict=True)
    )
