"""One playing of a game, with its log: what happened, who may know it, and how it came about."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NoReturn, SupportsIndex, cast

import msgspec

from saboteur.cards.deck import Deck
from saboteur.cards.options import OptionError
from saboteur.engine.core.chance import Chance, Dice, Fortune, Scribe
from saboteur.engine.core.events import WIDTH, EventLog
from saboteur.engine.core.position import Position
from saboteur.engine.core.reason import NOT_YOUR_TURN
from saboteur.games import DeckFile, Ruleset, ruleset
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.event_codec import spell
from saboteur.notation.move import Cell, Move, write_cell
from saboteur.notation.reason import NAMES, OVER, IllegalMove, InvalidMove
from saboteur.view import Outcome, Result, View
from saboteur.whole import whole

if TYPE_CHECKING:
    from saboteur.cards.box import Value


class Drawn(msgspec.Struct, frozen=True):
    """An outcome of chance: what was drawn, as the engine's numbers."""

    what: int
    numbers: tuple[int, ...]


class Played(msgspec.Struct, frozen=True):
    """A move that was played."""

    seat: int
    move: Move


class Said(msgspec.Struct, frozen=True):
    """A claim that was made."""

    seat: int
    claim: Claim


class Match:
    """A match of one of the games. Ask it for views and moves; it never hands out its position."""

    def __init__(self, rules: Ruleset, chance: Chance, position: Position | None = None) -> None:
        """Begin a match, or go on from a position laid out before (scenarios)."""
        self.rules = rules
        self.story: list[Drawn | Played | Said] = []
        """All that is needed to play the match again, in order."""
        self._events: list[Event] = []
        self._audiences: list[int] = []
        self._scribe = Scribe(chance)
        self._log = EventLog()
        self._legal: list[int] | None = None
        self._position = Position(rules.game, self._scribe) if position is None else position
        self._position.chance = self._scribe
        self._position.log = self._log
        if position is None:
            self._position.start()
            self._write_down()

    @classmethod
    def new(
        cls,
        game: str,
        players: SupportsIndex,
        seed: SupportsIndex | None = None,
        edition: str | None = None,
        *,
        deck: DeckFile | Value | SupportsIndex | None = None,
        **options: Value | SupportsIndex,
    ) -> Match:
        """Begin a match; without a seed chance comes from the operating system.

        ``deck`` is the file of a deck of one's own for this game, with house rules. It may name Python files with
        effects, which are run: use only decks you trust.

        >>> Match.new("saboteur", players=5, seed=7).view(0).hand_sizes
        (6, 6, 6, 6, 6)
        """
        # Typed so widely that a dictionary of options can be handed over with **.
        if not isinstance(deck, str | Path | Deck | None):
            raise OptionError(f"A deck is the file of one, not {deck!r}.")
        rules = ruleset(game, players, edition, deck, **options)
        if seed is None:
            return cls(rules, Fortune(random.SystemRandom()))
        # Python's generator would take -1 for 1, and text of any kind.
        number = whole(seed)
        if number is None or number < 0:
            raise OptionError(f"A seed is a whole number from 0 on, not {seed!r}.")
        return cls(rules, Fortune(random.Random(number)))

    @classmethod
    def replay(cls, text: str, *, deck: DeckFile | None = None) -> Match:
        """Play a recorded match again; `RecordError` says what is wrong with the text.

        A match with a deck of one's own needs that deck again.
        """
        from saboteur.replay import replay  # noqa: PLC0415 - records are made of matches

        return replay(text, deck)

    @classmethod
    def from_scenario(cls, text: str, *, folder: Path | None = None) -> Match:
        """The match a scenario begins with; `ScenarioError` says what is wrong with the text.

        ``folder`` is where the scenario's deck is looked for, if it names one.
        """
        from saboteur.scenario import Scenario  # noqa: PLC0415 - scenarios are made of matches

        return Scenario.parse(text, folder).match()

    # Deciding.

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the match is over."""
        return self._position.actor

    @property
    def seq(self) -> int:
        """The number the next event will have."""
        return len(self._events)

    def moves(self) -> list[Move]:
        """The actor's legal moves, sorted by their text; never empty while the match runs."""
        codec = self.rules.codec
        return [codec.move(code) for code in sorted(self._legal_codes(), key=codec.text)]

    def why_not(self, move: Move | str, by: SupportsIndex | None = None) -> str | None:
        """None if the seat may play the move now, else the reason's name; `InvalidMove` if it cannot be read."""
        read = self._read(move)
        code = self.rules.codec.code(read)
        return self._refusal(code, by)

    def play(self, move: Move | str, by: SupportsIndex | None = None) -> list[Event]:
        """Play a move and return what happened, secrets included; `IllegalMove` names the reason against it."""
        read = self._read(move)
        code = self.rules.codec.code(read)
        reason = self._refusal(code, by)
        if reason is not None:
            raise IllegalMove(reason, str(read))
        seat = cast("int", self.actor)
        self.story.append(Played(seat, self.rules.codec.move(code)))
        self._position.play(code)
        self._legal = None
        return self._write_down()

    def say(self, seat: SupportsIndex, claim: Claim | str) -> Event:
        """Make a claim at the table: part of the record, never of the rules."""
        speaker = self._seat(seat)
        if speaker is None:
            raise ValueError("A spectator makes no claims.")
        # Through its text, for a claim may be put together from anything.
        spoken = Claim.parse(str(claim))
        if spoken.seat is not None and spoken.seat >= self.rules.players:
            raise InvalidMove(f"There is no p{spoken.seat + 1}; the players are p1 to p{self.rules.players}.")
        if spoken.cell is not None:
            goals = [goal.cell for goal in self.view(None).goals]
            if spoken.cell not in goals:
                raise InvalidMove(f"There is no goal at {write_cell(spoken.cell)}; the goals are {_listed(goals)}.")
        self.story.append(Said(speaker, spoken))
        event = Event(len(self._events), "claim", speaker, claim=str(spoken))
        self._events.append(event)
        self._audiences.append(0)
        return event

    # Knowing.

    def view(self, seat: SupportsIndex | None) -> View:
        """What the seat may know now; None is a spectator."""
        return cast("View", self._position.view(self._seat(seat)))

    def seen(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[Event]:
        """The events from number ``since`` on, as the seat may know them."""
        viewer = self._seat(seat)
        bit = 0 if viewer is None else 1 << viewer
        number = whole(since)
        if number is None:
            raise ValueError(f"Events are numbered: write a whole number, not {since!r}.")
        first = max(0, number)
        return [
            event if audience & bit else event.masked()
            for event, audience in zip(self._events[first:], self._audiences[first:], strict=True)
        ]

    def sample(self, seat: SupportsIndex | None, rng: random.Random) -> Position:
        """A position this seat cannot tell from the real one, each equally likely."""
        viewer = self._seat(seat)
        if not hasattr(rng, "getrandbits"):
            raise TypeError(f"sample draws from a generator like random.Random(1), not from {rng!r}.")
        return self._position.sample(-1 if viewer is None else viewer, Dice(rng.getrandbits(61)))

    @property
    def results(self) -> tuple[Result, ...]:
        """How each finished round ended."""
        return self.rules.views.results(self._position)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs."""
        if self.actor is not None:
            return None
        return self.rules.views.outcome(self._position)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events, secrets included."""
        return tuple(self._events)

    def record(self, seat: SupportsIndex | Literal["all"] | None = "all") -> str:
        """The match as text that replays exactly; for a seat (None: a spectator) with ``?`` for all it has not seen."""
        from saboteur.record import write  # noqa: PLC0415 - records are made of matches

        if isinstance(seat, str) and seat == "all":
            return write(self)
        return write(self, masked=True, seat=self._seat(seat))

    def copy(self) -> Match:
        """A match of its own in the same state, with the same luck ahead if it was seeded."""
        other = Match.__new__(Match)
        other.rules = self.rules
        other.story = list(self.story)
        other._events = list(self._events)
        other._audiences = list(self._audiences)
        other._scribe = Scribe(self._scribe.inner.copy())
        other._log = EventLog()
        other._legal = self._legal
        other._position = self._position.copy()
        other._position.chance = other._scribe
        other._position.log = other._log
        return other

    def __repr__(self) -> str:
        return f"<Match of {self.rules.name}, {self.rules.players} seats, at event {self.seq}>"

    def __reduce__(self) -> NoReturn:
        # The compiled engine's objects cannot be pickled, and a shallow copy would share half of the match.
        raise TypeError("A match is copied by copy(), and goes to another process as record().")

    # Inside.

    def _legal_codes(self) -> list[int]:
        if self._legal is None:
            self._legal = self._position.moves()
        return self._legal

    def _refusal(self, code: int, by: SupportsIndex | None) -> str | None:
        seat = self._seat(by)
        actor = self.actor
        if actor is None:
            return OVER
        if seat is not None and seat != actor:
            return NAMES[NOT_YOUR_TURN]
        return NAMES[self._position.why_not(code)] or None

    def _read(self, move: Move | str) -> Move:
        return Move.parse(move) if isinstance(move, str) else move

    def _seat(self, seat: object) -> int | None:
        """The seat as a number, None for a spectator."""
        if seat is None:
            return None
        number = whole(seat)
        if number is None or not 0 <= number < self.rules.players:
            raise ValueError(
                f"There is no seat {seat!r}; the seats are 0 to {self.rules.players - 1}, a spectator is None."
            )
        return number

    def _write_down(self) -> list[Event]:
        self.story += [Drawn(what, tuple(numbers)) for what, numbers in self._scribe.outcomes]
        self._scribe.outcomes.clear()
        numbers = self._log.numbers
        first = len(self._events)
        for at in range(0, len(numbers), WIDTH):
            part = numbers[at : at + WIDTH]
            self._events.append(spell(self.rules.codec, len(self._events), part))
            self._audiences.append(part[5])
        numbers.clear()
        return self._events[first:]


def _listed(cells: list[Cell]) -> str:
    return ", ".join(sorted(map(write_cell, cells)))
