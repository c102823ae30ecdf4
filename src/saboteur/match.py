"""A match and its log: what happened and who may know it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal, SupportsIndex, TypeVar, cast

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
from saboteur.notation.event_table import SECRET
from saboteur.notation.move import Cell, Move, write_cell
from saboteur.notation.reason import NAMES, OVER, IllegalMove, InvalidMove
from saboteur.view import Outcome, Result, View
from saboteur.whole import whole

if TYPE_CHECKING:
    from saboteur.arrays.information import InformationState
    from saboteur.cards.box import Value


Word = TypeVar("Word")
NO_ACTS = frozenset({"round", "role", "draw", "reveal", "round-over", "show-role", "offer", "paid", "sit-out"})
"""Events that name a seat but are not its decision."""


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """An outcome of chance: what was drawn, as the engine's numbers."""

    what: int
    numbers: tuple[int, ...]


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that was played."""

    seat: int
    move: Move
    by_bot: bool = False
    """Whether a bot played it for the person at that seat."""


class Said(msgspec.Struct, frozen=True, gc=False):
    """A claim that was made."""

    seat: int
    claim: Claim


class Match:
    """A match of one of the games. It offers views and moves but never its position."""

    def __init__(self, rules: Ruleset, chance: Chance, position: Position | None = None) -> None:
        """Start a match, or continue from a given position (scenarios)."""
        self.rules = rules
        self.story: list[Drawn | Played | Said] = []
        """Everything needed to replay the match, in order."""
        self._events: list[Event] = []
        self._audiences: list[int] = []
        self._shared = False
        """Whether a copy of the match has the same log."""
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
        chance: Chance | Value | SupportsIndex | None = None,
        **options: Value | SupportsIndex,
    ) -> Match:
        """Start a match; without a seed, randomness comes from the operating system.

        ``deck`` is the file of a custom deck for this game, with house rules. It may name Python files with effects,
        which are run: use only decks you trust. ``chance`` decides every draw instead of a seed.

        >>> Match.new("saboteur", players=5, seed=7).view(0).hand_sizes
        (6, 6, 6, 6, 6)
        """
        # Typed loosely so that a dictionary of options can be passed with **.
        if not isinstance(deck, str | Path | Deck | None):
            raise OptionError(f"A deck is the file of one, not {deck!r}.")
        if chance is not None and not isinstance(chance, Chance):
            raise OptionError(f"A chance draws cards, like saboteur.Dice(1); {chance!r} does not.")
        if chance is not None and seed is not None:
            raise OptionError("A match has a seed or a chance of its own, not both.")
        rules = ruleset(game, players, edition, deck, **options)
        return cls(rules, _fortune(seed) if chance is None else chance)

    @classmethod
    def replay(cls, text: str, *, deck: DeckFile | None = None) -> Match:
        """Replay a recorded match; `RecordError` says what is wrong with the text.

        A match with a custom deck needs that deck again.
        """
        from saboteur.replay import replay  # noqa: PLC0415 - records are made of matches

        return replay(text, deck)

    @classmethod
    def from_scenario(cls, text: str, *, folder: Path | None = None) -> Match:
        """The match a scenario starts with; `ScenarioError` says what is wrong with the text.

        ``folder`` is where the scenario's deck is looked for, if it names one.
        """
        from saboteur.scenario import Scenario  # noqa: PLC0415 - scenarios are made of matches

        return Scenario.parse(text, folder).match()

    @property
    def luck(self) -> Chance:
        """The source of all further draws."""
        return self._scribe.inner

    @luck.setter
    def luck(self, chance: Chance) -> None:
        self._scribe.inner = chance

    # Deciding.

    @property
    def actor(self) -> int | None:
        """The seat to move; None when the match is over."""
        return self._position.actor

    @property
    def seq(self) -> int:
        """The number of the next event."""
        return len(self._events)

    def moves(self) -> list[Move]:
        """The actor's legal moves, sorted by their text; never empty while the match runs."""
        codec = self.rules.codec
        # Without calls of Python functions: bots need this before every move.
        return list(map(codec.moves.__getitem__, sorted(self._legal_codes(), key=codec.texts.__getitem__)))

    def listed(self, words: Mapping[int, Word]) -> list[Word]:
        """The entries of a table, indexed by the engine's numbers, for each legal move in the order of `moves`."""
        return list(map(words.__getitem__, sorted(self._legal_codes(), key=self.rules.codec.texts.__getitem__)))

    def why_not(self, move: Move | str, by: SupportsIndex | None = None) -> str | None:
        """None if the seat may play the move now, else the reason's name; `InvalidMove` if it cannot be read."""
        read = self._read(move)
        code = self.rules.codec.code(read)
        return self._refusal(code, by)

    def play(self, move: Move | str, by: SupportsIndex | None = None, *, by_bot: bool = False) -> list[Event]:
        """Play a move and return its events, secrets included; `IllegalMove` names the reason against it.

        `by_bot` marks the move, in events and record, as played by a bot for the person at that seat.
        """
        read = self._read(move)
        code = self.rules.codec.code(read)
        reason = self._refusal(code, by)
        if reason is not None:
            raise IllegalMove(reason, str(read))
        seat = cast("int", self.actor)
        self._own_log()
        self.story.append(Played(seat, self.rules.codec.move(code), by_bot))
        self._position.play(code)
        self._legal = None
        events = self._write_down()
        return self._mark(seat, events) if by_bot else events

    def say(self, seat: SupportsIndex, claim: Claim | str) -> Event:
        """Make a claim at the table; it is recorded but has no effect in the rules."""
        speaker = self._seat(seat)
        if speaker is None:
            raise ValueError("A spectator makes no claims.")
        # Parsed from its text, since a claim can be built from anything.
        spoken = Claim.parse(str(claim))
        if spoken.seat is not None and spoken.seat >= self.rules.players:
            raise InvalidMove(f"There is no p{spoken.seat + 1}; the players are p1 to p{self.rules.players}.")
        if spoken.cell is not None:
            goals = [goal.cell for goal in self.view(None).goals]
            if spoken.cell not in goals:
                raise InvalidMove(f"There is no goal at {write_cell(spoken.cell)}; the goals are {_listed(goals)}.")
        self._own_log()
        self.story.append(Said(speaker, spoken))
        event = Event(len(self._events), "claim", speaker, claim=str(spoken))
        self._events.append(event)
        self._audiences.append(0)
        return event

    # Knowing.

    def view(self, seat: SupportsIndex | None) -> View:
        """What the seat may know now; None means a spectator."""
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
            event if audience & bit or event.kind not in SECRET else event.masked()
            for event, audience in zip(self._events[first:], self._audiences[first:], strict=True)
        ]

    def position(self) -> Position:
        """A copy of the position, hidden information included; moves on it do not affect the match."""
        return self._position.copy()

    def sample(self, seat: SupportsIndex | None, rng: random.Random) -> Position:
        """A uniformly random position that this seat cannot distinguish from the real one."""
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
        """The match as text that replays exactly; a seat (None: a spectator) gets ``?`` for what it has not seen."""
        from saboteur.record import write  # noqa: PLC0415 - records are made of matches

        if isinstance(seat, str) and seat == "all":
            return write(self)
        return write(self, masked=True, seat=self._seat(seat))

    def copy(self) -> Match:
        """An independent match in the same state; if seeded, with the same future draws."""
        other = Match.__new__(Match)
        other.rules = self.rules
        # Copy-on-write: the log is long, and searches copy a match thousands of times.
        self._shared = other._shared = True
        other.story = self.story
        other._events = self._events
        other._audiences = self._audiences
        other._scribe = Scribe(self._scribe.inner.copy())
        other._log = EventLog()
        other._legal = self._legal
        other._position = self._position.copy()
        other._position.chance = other._scribe
        other._position.log = other._log
        return other

    def __repr__(self) -> str:
        return f"<Match of {self.rules.name}, {self.rules.players} seats, at event {self.seq}>"

    def save(self) -> bytes:
        """The match as bytes, with its generator's state, for this version of the package; to keep it, use `record`."""
        from saboteur.saving import save  # noqa: PLC0415 - saves are made of matches

        return save(self)

    @classmethod
    def load(cls, data: bytes, *, deck: DeckFile | None = None, chance: Chance | None = None) -> Match:
        """Load saved bytes; invalid ones raise `SaveError`. ``chance`` replaces the saved source of randomness.

        A match with a custom deck needs that deck again.
        """
        from saboteur.saving import load  # noqa: PLC0415 - saves are made of matches

        return load(data, deck, chance)

    @classmethod
    def from_position(cls, position: Position, seed: SupportsIndex | None = None) -> Match:
        """A match that continues from a copy of a position; its events, record and claims begin here."""
        from saboteur.worlds import rules_of  # noqa: PLC0415 - worlds know matches

        if not isinstance(position, Position):
            raise TypeError(f"A match goes on from a position, as match.position() gives one, not from {position!r}.")
        rules = rules_of(cast("View", position.view(None)))
        if rules.game is not position.game:
            raise ValueError("A position with a custom deck cannot start a match.")
        return cls(rules, _fortune(seed), position.copy())

    def information_state(self, seat: SupportsIndex) -> InformationState:
        """All that a seat has ever known and done (perfect recall), as text; its `tensor` gives it as numbers."""
        from saboteur.arrays.information import InformationState  # noqa: PLC0415 - made of matches

        viewer = self._seat(seat)
        if viewer is None:
            raise ValueError("A spectator has no information state; say which seat.")
        return InformationState.of(self, viewer)

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, _known: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[bytes, str]]:
        from saboteur.saving import revive  # noqa: PLC0415 - saves are made of matches

        return revive, (self.save(), self.rules.deck.home)

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
        if seat is None or (type(seat) is int and 0 <= seat < self.rules.players):
            return seat
        number = whole(seat)
        if number is None or not 0 <= number < self.rules.players:
            raise ValueError(
                f"There is no seat {seat!r}; the seats are 0 to {self.rules.players - 1}, a spectator is None."
            )
        return number

    def _mark(self, seat: int, events: list[Event]) -> list[Event]:
        """Mark the seat's actions as done by a bot, but not their consequences."""
        marked = [
            msgspec.structs.replace(event, by_bot=True) if event.seat == seat and event.kind not in NO_ACTS else event
            for event in events
        ]
        self._events[len(self._events) - len(events) :] = marked
        return marked

    def _own_log(self) -> None:
        """Stop sharing state with copies before writing."""
        if self._shared:
            self.story = self.story.copy()
            self._events = self._events.copy()
            self._audiences = self._audiences.copy()
            self._shared = False

    def _write_down(self) -> list[Event]:
        """Log the chance outcomes and events since the last move; return the new events."""
        outcomes = self._scribe.outcomes
        if outcomes:
            self.story += [Drawn(what, tuple(numbers)) for what, numbers in outcomes]
            outcomes.clear()
        numbers = self._log.numbers
        spellers = self.rules.codec.spellers
        seq = len(self._events)
        new = []
        for at in range(0, len(numbers), WIDTH):
            part = numbers[at : at + WIDTH]
            new.append(spellers[part[0]](seq, part))
            seq += 1
        self._events += new
        self._audiences += numbers[WIDTH - 1 :: WIDTH]
        numbers.clear()
        return new


def _fortune(seed: SupportsIndex | None) -> Chance:
    """Python's generator with this seed; without one, the operating system's entropy."""
    if seed is None:
        return Fortune(random.SystemRandom())
    # Python's generator would take -1 as 1, and accept text.
    number = whole(seed)
    if number is None or number < 0:
        raise OptionError(f"A seed is a whole number from 0 on, not {seed!r}.")
    return Fortune(random.Random(number))


def _listed(cells: list[Cell]) -> str:
    return ", ".join(sorted(map(write_cell, cells)))
