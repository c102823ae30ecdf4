"""Reading a file of lessons or puzzles: TOML with its format and its game."""

from __future__ import annotations

import tomllib
from typing import Protocol, TypeVar

import msgspec

from saboteur.games import GAMES


class Sheet(Protocol):
    """What every such file begins with."""

    @property
    def format(self) -> int:
        """The number of its form."""

    @property
    def game(self) -> str:
        """The name of its game."""


S = TypeVar("S", bound=Sheet)


def read_sheet(text: str, kind: type[S], form: int, wrong: type[Exception]) -> S:
    """The file as this kind of sheet; the error of class `wrong` says what is wrong with it and what to do."""
    try:
        sheet = msgspec.convert(tomllib.loads(text), kind)
    except msgspec.ValidationError as error:
        raise wrong(f"{str(error).replace('`', '').replace('$.', '')}; correct it.") from None
    except (ValueError, RecursionError) as error:
        raise wrong(f"This is not valid TOML: {error}.") from None
    if sheet.format != form:
        raise wrong(f"This version reads format {form} only; write format = {form}.")
    if sheet.game not in GAMES:
        raise wrong(f"There is no game {sheet.game[:40]!r}; write {', '.join(GAMES)}.")
    return sheet
