"""A scenario: a position, moves and expectations, from text."""

from __future__ import annotations

from pathlib import Path

from saboteur.cards.box import DeckError
from saboteur.cards.options import allowed
from saboteur.games import Ruleset, game, ruleset
from saboteur.match import Match
from saboteur.notation.reason import IllegalMove, InvalidMove
from saboteur.scenario.check import Moment
from saboteur.scenario.difference import Difference
from saboteur.scenario.error import ScenarioError, either, within
from saboteur.scenario.file import label, sheets
from saboteur.scenario.layouts import lay_out
from saboteur.scenario.luck import Luck
from saboteur.scenario.reader import Reader
from saboteur.scenario.sheet import INVALID, Sheet, Step

ACCEPTED = "accepted"


class Scenario:
    """One scenario, ready to be played or checked."""

    def __init__(self, sheet: Sheet, title: str, folder: Path | None = None) -> None:
        self.sheet = sheet
        self.title = title
        """How messages name it."""
        with within(title):
            self.rules = _ruleset(sheet, folder)
            self._reader = Reader(self.rules)
            self._luck = Luck(self._reader, sheet.chance, list(sheet.piles.gold), sheet.seed)
            self._layout = None if sheet.deal else lay_out(sheet, self._reader)

    @classmethod
    def parse(cls, text: str, folder: Path | None = None) -> Scenario:
        """The only scenario of a text; `ScenarioError` says what is wrong with it."""
        found = read(text, folder)
        if len(found) != 1:
            raise ScenarioError(f"There are {len(found)} scenarios in this text; one is wanted here.")
        return found[0]

    def match(self) -> Match:
        """A match that begins with the scenario's position."""
        with within(self.title):
            return self._begin()[0]

    def check(self) -> list[Difference]:
        """Play the steps and list the expectations that fail; `ScenarioError` if they cannot be checked."""
        with within(self.title):
            match, luck = self._begin()
            found: list[Difference] = []
            for number, step in enumerate(self.sheet.step, 1):
                with within(f"step {number}"):
                    differences = self._take(match, step, number)
                found += differences
                if any(difference.key == "play" for difference in differences):
                    return found
            if luck.left():
                expected = "every line is asked for"
                found.append(Difference(self.title, 0, "", "chance", expected, f"left over: {luck.left()}"))
            return found

    def _begin(self) -> tuple[Match, Luck]:
        luck = self._luck.copy()
        if self._layout is None:
            return Match(self.rules, luck), luck
        return Match(self.rules, luck, self._layout.position(luck)), luck

    def _take(self, match: Match, step: Step, number: int) -> list[Difference]:
        by = None if step.by is None else self._reader.seat(step.by)
        since = match.seq if number > 1 else 0
        move = step.play or step.why_not or ""
        said = f"{step.by + ' ' if step.by else ''}{move}"
        found: list[Difference] = []
        if step.play is not None:
            try:
                match.play(step.play, by)
            except IllegalMove as error:
                return [Difference(self.title, number, said, "play", ACCEPTED, f"refused: {error.reason}")]
        if step.why_not is not None:
            actual = _refusal(match, step.why_not, by)
            if actual != step.reason:
                found.append(Difference(self.title, number, said, "reason", step.reason, actual))
        with within("expect"):
            position = match._position  # noqa: SLF001 - a scenario may look at what no seat sees
            moment = Moment(match, position, self._reader, since)
            found += [Difference(self.title, number, said, *finding) for finding in moment.differences(step.expect)]
        return found


def read(text: str, folder: Path | None = None) -> list[Scenario]:
    """The scenarios of a text; `ScenarioError` says what is wrong with the first that cannot be read.

    Custom decks are looked up in the folder; without a folder, scenarios cannot name any.
    """
    found = []
    for one in read_each(text, folder):
        if isinstance(one, ScenarioError):
            raise one
        found.append(one)
    return found


def read_each(text: str, folder: Path | None = None) -> list[Scenario | ScenarioError]:
    """Every scenario of a text, or its error; a text that is no scenario file raises `ScenarioError`."""
    found: list[Scenario | ScenarioError] = []
    for number, sheet in enumerate(sheets(text), 1):
        if isinstance(sheet, ScenarioError):
            found.append(sheet)
            continue
        try:
            found.append(Scenario(sheet, label(sheet.name, number), folder))
        except ScenarioError as error:
            found.append(error)
    return found


def _ruleset(sheet: Sheet, folder: Path | None) -> Ruleset:
    deck = None
    if sheet.deck is not None:
        if folder is None:
            raise ScenarioError("Only a scenario in a file of its own can name a deck; remove this line.", "deck")
        try:
            deck = game(sheet.game, folder / sheet.deck)
        except ValueError as error:
            raise ScenarioError(str(error), "deck") from None
    options = dict(sheet.options)
    edition = options.pop("edition", None)
    if edition is not None and not isinstance(edition, str):
        raise ScenarioError("Write the edition's name in quotation marks.", "options, edition")
    known = tuple(allowed(game(sheet.game)))
    for name in options:
        if name not in known:
            raise ScenarioError(
                f"There is no option {name[:40]!r}; there are {either(('edition', *known))}.", "options"
            )
    try:
        return ruleset(sheet.game, sheet.players, edition, deck, **options)
    except DeckError as error:
        raise ScenarioError(str(error), "deck") from None


def _refusal(match: Match, move: str, by: int | None) -> str:
    try:
        return match.why_not(move, by) or ACCEPTED
    except InvalidMove:
        return INVALID
