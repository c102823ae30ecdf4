"""What is wrong with a scenario, and where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from saboteur.cards.deck import DeckError
from saboteur.cards.options import OptionError
from saboteur.cards.shape import NotationError
from saboteur.notation.reason import InvalidMove


class ScenarioError(ValueError):
    """A scenario that cannot be read or played; its message says where and why."""

    def __init__(self, sentence: str, *places: str) -> None:
        self.sentence = sentence
        self.places = places
        super().__init__(f"{', '.join(places)}: {sentence}" if places else sentence)


@contextmanager
def within(place: str) -> Iterator[None]:
    """Add the place to every error raised inside."""
    try:
        yield
    except ScenarioError as error:
        raise ScenarioError(error.sentence, place, *error.places) from None
    except (DeckError, InvalidMove, NotationError, OptionError) as error:
        raise ScenarioError(str(error), place) from None


def either(words: list[str] | tuple[str, ...]) -> str:
    """Words as alternatives: 'a, b or c'."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
