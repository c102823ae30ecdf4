"""The result of an analysis. It depends only on the record and the version."""

from __future__ import annotations

import msgspec

FORMAT = 13


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A point of the curve: each seat's prospects just before a move, or at the end of the round.

    ``chances`` are those of winning the round (in The Duel the match); in solo the expected gold.
    """

    seq: int
    """The number of the next event."""
    at: int
    """The number of moves and claims before it: the step in a replay."""
    chances: tuple[float, ...]
    eyes: tuple[float, ...] = ()
    """Each seat's own chance, as it could estimate it from what it had seen."""
    seat: int | None = None
    move: str | None = None
    skill: float = 0.0
    """The effect of the move for the mover, without the cards drawn."""
    luck: float = 0.0
    """The effect of the cards drawn after it for the mover."""
    turning: bool = False
    """Whether it is one of the largest changes of the round."""


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A move that was much better or worse than another, judged by what the mover could know and believe."""

    seq: int
    at: int
    turn: int
    """The number of the move in its round, from 1."""
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
    """Whether others acted on it within a lap; None if their actions do not show it."""


class Suspicion(msgspec.Struct, frozen=True, kw_only=True):
    """The probability, for one seat, that another works against the others, from all it had seen."""

    by: int
    about: int
    at: tuple[int, ...]
    """The number of the next event for each value."""
    values: tuple[float, ...]
    seen_through: int | None = None
    """Since when a traitor was rightly suspected, until the end."""


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
    """The total effect of a seat's moves and of the cards after them on its chances in a round."""

    skill: float
    luck: float


class Sentence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence of the tale, ``tale-<kind>``, with the figure that proves it."""

    kind: str
    figure: str
    """Where to look it up: ``curve``, ``suspicions``, ``claims``, ``judged`` or ``balance``."""
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
    """The side that won, as named in the result of the round."""
    sides: tuple[Side, ...] = ()
    """The lines of the curve, the main one first."""
    headline: tuple[str, ...] = ()
    """The kinds of actions that turned it most, ``headline-<kind>``."""
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
