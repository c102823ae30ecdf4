"""What an analysis tells. Everything in it is computed from the record; the same record and version give the same."""

from __future__ import annotations

import msgspec

FORMAT = 12


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A point of the curve: how well each seat was going to do just before a move, or at the end of the round.

    ``chances`` are those of winning the round (in The Duel the match); in solo the expected gold.
    """

    seq: int
    """The number of the next event."""
    at: int
    """The moves and claims before it: the step at which a replay stands at this moment."""
    chances: tuple[float, ...]
    eyes: tuple[float, ...] = ()
    """The same as each seat could think of itself, from all it had seen."""
    seat: int | None = None
    move: str | None = None
    skill: float = 0.0
    """What the move changed for the mover, drawn cards apart."""
    luck: float = 0.0
    """What was drawn after it changed for the mover."""
    turning: bool = False
    """Whether it is one of the greatest changes of the round."""


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A move that was much better or worse than another one, by what the mover could know and believe."""

    seq: int
    at: int
    turn: int
    """The number of the move in its round, from 1 on."""
    seat: int
    move: str
    verdict: str
    """``good``, ``slip`` or ``blunder``."""
    other: str
    """The better move; for a good one, the next best."""
    gain: float
    """How much better or worse it was, in chances to win (in solo, gold); above 0 for a good move."""
    error: float
    """The standard error of the gain."""


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """A claim against the truth: ``true``, ``lie`` (the speaker knew better) or ``mistaken``."""

    seq: int
    at: int
    turn: int
    """The number of the move that followed."""
    seat: int
    claim: str
    truth: str
    known: bool
    """Whether the speaker knew."""
    believed: bool | None = None
    """Whether others acted on it within a lap; None if nothing they did says so."""


class Suspicion(msgspec.Struct, frozen=True, kw_only=True):
    """How likely one seat could think it that another works against the others, from all it had seen."""

    by: int
    about: int
    at: tuple[int, ...]
    """The numbers of the next events at the moments of the values."""
    values: tuple[float, ...]
    seen_through: int | None = None
    """From when on a traitor was rightly suspected, to the end."""


class Award(msgspec.Struct, frozen=True, kw_only=True):
    """A distinction, and the figure behind it."""

    name: str
    seat: int
    figure: float


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """Those who win together: ``diggers``, ``blue``, ``yellow`` …, or a seat alone (``alone``)."""

    name: str
    seats: tuple[int, ...]


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat's moves and what the cards after them did to its chances, added up over a round."""

    skill: float
    luck: float


class Sentence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence of the tale, ``tale-<kind>``, with the figure that proves it."""

    kind: str
    figure: str
    """Where it is to be looked up: ``curve``, ``suspicions``, ``claims``, ``judged`` or ``balance``."""
    seats: tuple[int, ...] = ()
    """Whom it is about."""
    by: int | None = None
    """Who did it."""
    fooled: tuple[int, ...] = ()
    """Who never noticed."""
    turn: int | None = None
    at: int | None = None
    """The step of a replay just before it."""
    percent: int | None = None
    count: int | None = None
    move: str | None = None


class RoundStory(msgspec.Struct, frozen=True, kw_only=True):
    """One round."""

    round: int
    roles: tuple[str, ...]
    winners: tuple[int, ...]
    winner: str = ""
    """The side that won, as the result of the round calls it."""
    sides: tuple[Side, ...] = ()
    """The lines of the curve, the one it is told for first."""
    headline: tuple[str, ...] = ()
    """The kinds of deeds that turned it most, ``headline-<kind>``."""
    tale: tuple[Sentence, ...] = ()
    balance: tuple[Balance, ...] = ()
    curve: tuple[Point, ...] = ()
    judged: tuple[Judged, ...] = ()
    claims: tuple[Spoken, ...] = ()
    suspicions: tuple[Suspicion, ...] = ()


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match. Prints as JSON and parses back."""

    format: int = FORMAT
    version: str
    game: str
    players: int
    rounds: tuple[RoundStory, ...]
    awards: tuple[Award, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Analysis:
        """Parse a printed analysis; `ValueError` says what is wrong."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (ValueError, RecursionError) as error:
            raise ValueError(f"This is no analysis: {error}.") from None

    def __str__(self) -> str:
        return msgspec.json.encode(self).decode()
