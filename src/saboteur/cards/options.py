"""The options of a match: an edition's settings, single choices, and what is allowed.

>>> from saboteur.cards.deck import load
>>> resolve(load("saboteur"), "en", rounds="1")["gold_draw"]
'players'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import SupportsIndex

from saboteur.cards.deck import Deck, Value
from saboteur.whole import whole

_WORDS = {"true": True, "false": False}


class OptionError(ValueError):
    """An option, value or edition that does not exist; its message names those that do."""


def typed(words: Iterable[str], edition: str | None = None) -> tuple[str | None, dict[str, str]]:
    """The edition and the other options, from what was typed as NAME=VALUE.

    >>> typed(["rounds=1", "edition=en"])
    ('en', {'rounds': '1'})
    """
    chosen = {} if edition is None else {"edition": edition}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        if not equals:
            raise OptionError(f"Write an option as NAME=VALUE, for example rounds=1, not {word!r}.")
        if name in chosen:
            raise OptionError(f"The option {name} is given twice.")
        chosen[name] = value
    return chosen.pop("edition", None), chosen


def first_seat(options: Mapping[str, Value]) -> int:
    """The engine's number of the starting seat, -1 if it is random."""
    first = str(options["first"])
    return -1 if first == "random" else int(first[1:]) - 1


def resolve(
    deck: Deck, edition: str | None = None, players: int | None = None, /, **options: Value | SupportsIndex | None
) -> dict[str, Value]:
    """All options of a match by name; None means the default, and an explicit option overrides the edition.

    Values may be text from a command line: "true", "3". A seat for first must exist among the players if given.
    """
    editions = tuple(deck.editions)
    chosen = editions[0] if edition is None else edition
    if chosen not in deck.editions:
        raise OptionError(f"The game {deck.game} has no edition {chosen!r}; choose {either(editions)}.")
    unknown = [name for name in options if name not in allowed(deck)]
    if unknown:
        known = ", ".join(("edition", *allowed(deck)))
        raise OptionError(f"The game {deck.game} has no option {unknown[0]!r}; its options are {known}.")
    result: dict[str, Value] = {"edition": chosen}
    if deck.rounds.most > 1:
        result["rounds"] = deck.rounds.default
    result["first"] = deck.first
    result |= {name: values[0] for name, values in deck.options.items()}
    result |= deck.editions[chosen]
    for name, value in options.items():
        if value is not None:
            result[name] = _value(deck, name, value, players)
    return result


def allowed(deck: Deck) -> dict[str, tuple[Value, ...]]:
    """Every option besides the edition with its values, the default first."""
    choices: dict[str, tuple[Value, ...]] = {}
    if deck.rounds.most > 1:
        default = deck.rounds.default
        choices["rounds"] = (default, *(n for n in range(1, deck.rounds.most + 1) if n != default))
    seats = ("random", *(f"p{seat}" for seat in range(1, deck.players[1] + 1)))
    choices["first"] = (deck.first, *(seat for seat in seats if seat != deck.first))
    return {**choices, **deck.options}


def _value(deck: Deck, name: str, wish: Value | SupportsIndex, players: int | None) -> Value:
    values = allowed(deck)[name]
    if name == "first" and players is not None:
        values = tuple(seat for seat in values if seat == "random" or int(str(seat)[1:]) <= players)
    number = whole(wish)
    value = wish if number is None else number
    if isinstance(value, str) and not isinstance(values[0], str):
        value = _WORDS.get(value, value) if isinstance(values[0], bool) else _number(value)
    # 1 equals True in Python, but it is no answer to a yes-or-no option.
    for other in values:
        if value == other and type(value) is type(other):
            return other
    raise OptionError(f"The option {name} of {deck.game} cannot be {_text(value)}; choose {either(values)}.")


def _number(text: str) -> Value:
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text, re.ASCII) else text


def either(values: tuple[Value, ...]) -> str:
    """Some values to choose from, in words."""
    words = [_text(value) for value in (sorted(values) if isinstance(values[0], int) else values)]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
