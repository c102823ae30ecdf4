"""Sources of randomness for deals, draws and random losses. They are not part of the position."""

import random
from abc import ABC, abstractmethod
from operator import index
from typing import Final, SupportsIndex, final

from saboteur.engine.core.vector import clone
from saboteur.engine.native import i64, mypyc_attr, vec

# What is drawn, so that a script can check that the request matches.
FIRST: Final = 0
ROLES: Final = 1
GOALS: Final = 2
DECK: Final = 3
GOLD: Final = 4
LOSS: Final = 5

# Constants of the playout generator: PERIOD = FACTOR * 2**29 - 1 and twice that plus one are prime.
FACTOR: Final = 1073741172
HALF: Final = (1 << 30) - 1
PERIOD: Final = FACTOR * (1 << 29) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Draws numbered things at random."""

    @abstractmethod
    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """Draw ``count`` of the cards at random, in the order drawn."""

    def shuffle(self, what: i64, cards: vec[i64], count: i64) -> vec[i64]:
        """Like ``draw``, for the engine's own vectors."""
        return vec[i64](self.draw(what, [card for card in cards], count))

    def copy(self) -> "Chance":
        """An independent copy with the same future draws; itself if these are not determined."""
        return self


@final
class Dice(Chance):
    """A small fast generator for playouts and samples; never for a match between people.

    Multiply-with-carry (Marsaglia) with mixed halves; period 2**59, the same numbers in both forms. Halves have
    30 bits because Python's larger integers are slower.
    """

    low: i64
    high: i64

    def __init__(self, seed: SupportsIndex) -> None:
        state = index(seed) * 0x5851F42D4C957F2D % (PERIOD - 1) + 1
        for _ in range(2):
            state = FACTOR * (state & HALF) + (state >> 30)
        # Nothing is called here, so that compiled code need not ask whether there is a state.
        self.low = state & HALF
        self.high = state >> 30

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        state = FACTOR * self.low + self.high
        low = state & HALF
        high = state >> 30
        self.low = low
        self.high = high
        return (low ^ high) * n >> 30

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """Draw ``count`` of the cards at random, in the order drawn."""
        return [card for card in self.shuffle(what, vec[i64](cards), count)]

    def shuffle(self, what: i64, cards: vec[i64], count: i64) -> vec[i64]:
        """Draw from a copy of the vector."""
        drawn = clone(cards)
        self.mix(drawn, count)
        if count == len(drawn):
            return drawn
        return drawn[:count]

    def mix(self, cards: vec[i64], count: i64) -> None:
        """Move ``count`` randomly drawn cards to the front, in place."""
        n = len(cards)
        low = self.low
        high = self.high
        i: i64
        for i in range(count):
            # As in `below`, with the state in local variables: half of the time of dealing is spent here.
            state = FACTOR * low + high
            low = state & HALF
            high = state >> 30
            j = i + ((low ^ high) * (n - i) >> 30)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.low = low
        self.high = high


@final
class Asking(Chance):
    """Returns predetermined draws. When they run out, it records what would have to be drawn.

    It then continues with arbitrary cards, and the result is thrown away: an exception through many compiled calls
    would take longer.
    """

    drawn: list[list[int]]
    at: i64
    cards: list[int]  # to draw from
    count: int  # how many; 0 if nothing is missing

    def __init__(self, drawn: list[list[int]]) -> None:
        self.drawn = drawn
        self.at = 0
        self.cards = []
        self.count = 0

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """The next outcome, or any."""
        if count == 0:
            return []
        if self.at < len(self.drawn):
            self.at += 1
            return self.drawn[self.at - 1]
        if self.count == 0:
            self.cards = cards
            self.count = count
        return cards[:count]


@final
class Fortune(Chance):
    """Python's generators: seeded for reproducible matches, or the operating system's entropy.

    Copy-on-write: copies share the generator until one of them draws, since copying it takes longer than copying the
    rest of a match.
    """

    source: random.Random
    shared: bool

    def __init__(self, source: random.Random) -> None:
        self.source = source
        self.shared = False

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """Draw ``count`` of the cards at random, in the order drawn."""
        if self.shared:
            source = random.Random()  # noqa: S311 - the state is that of a match already seeded
            source.setstate(self.source.getstate())
            self.source = source
            self.shared = False
        left = list(cards)
        for i in range(count):
            j = i + self.source.randrange(len(left) - i)
            left[i], left[j] = left[j], left[i]
        return left[:count]

    def copy(self) -> "Chance":
        """A generator in the same state; entropy has none."""
        if type(self.source) is not random.Random:
            return self
        other = Fortune(self.source)
        other.shared = True
        self.shared = True
        return other


class ScriptError(Exception):
    """The script does not hold the requested outcome."""


@final
class Script(Chance):
    """Predetermined outcomes, for replays and scenarios."""

    outcomes: list[tuple[int, list[int]]]
    at: int

    def __init__(self, outcomes: list[tuple[int, list[int]]]) -> None:
        self.outcomes = outcomes
        self.at = 0

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """Return the next outcome, if it is possible."""
        if self.at >= len(self.outcomes):
            raise ScriptError("end")
        kind, drawn = self.outcomes[self.at]
        if kind != what:
            raise ScriptError("kind")
        if len(drawn) != count:
            raise ScriptError("count")
        left = list(cards)
        for card in drawn:
            if card not in left:
                raise ScriptError("card")
            left.remove(card)
        self.at += 1
        return list(drawn)


@final
class Scribe(Chance):
    """Passes draws on to another chance and records the outcomes."""

    inner: Chance
    outcomes: list[tuple[int, list[int]]]

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.outcomes = []

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """Draw from the wrapped chance and record the outcome."""
        drawn = self.inner.draw(what, cards, count)
        self.outcomes.append((what, drawn))
        return list(drawn)
