"""Command words, in the player's language and in English."""

from __future__ import annotations

import re
from functools import cache

from saboteur.text import text

COMMANDS = ("help", "log", "rules", "count", "who", "hint", "know", "say", "discard", "remove", "back", "quit")
REPLAY_COMMANDS = ("next", "previous", "first", "last", "all", "spectator", "log", "help", "quit")
UNDO = frozenset({"undo", "rückgängig", "rueckgaengig"})
_SPACED = re.compile(r"\s*,\s*")
_ARM = re.compile(r"@[nesw]")
_NUMBERED = re.compile(r"([a-zäöü?]+)([0-9]+)", re.IGNORECASE)


def words_of(line: str) -> list[str]:
    """Split a line into words: `3 , 1` becomes one cell, `x3` and `?3` two words."""
    words = _SPACED.sub(",", line.strip()).split()
    if words and (found := _NUMBERED.fullmatch(words[0])) and found[1].lower() != "p":
        return [found[1], found[2], *words[1:]]
    return words


def spelt(words: str) -> str:
    """A path card in the case of the notation."""
    sides, colon, features = words.partition(":")
    return sides.upper() + colon + _ARM.sub(lambda found: found[0].upper(), features.lower())


def command_of(word: str, lang: str, among: tuple[str, ...] = COMMANDS) -> str | None:
    """The command a word stands for."""
    return _dictionary(lang, among).get(word.lower())


@cache
def _dictionary(lang: str, among: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for language in dict.fromkeys((lang, "en")):
        for command in among:
            for word in text(f"command-{command}", language).split():
                found.setdefault(word, command)
    return found


def shown(command: str, lang: str) -> str:
    """The word shown to the player for a command."""
    return text(f"command-{command}", lang).split()[0]
