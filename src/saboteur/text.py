"""Texts for people, from the Fluent catalogues in locales/.

>>> text("card-map", "de"), text("card-map.short", "en")
('Schatzkarte', 'map')
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

_LOCALES = files("saboteur") / "locales"
LANGUAGES = tuple(sorted(entry.name for entry in _LOCALES.iterdir() if entry.is_dir() and entry.name.isalpha()))
"""Each folder of catalogues is a language."""
DEFAULT = "en"


class UnknownText(LookupError):  # noqa: N818 - says what it is
    """A key, language or value that is not in the catalogues."""


def text(key: str, lang: str, **values: str | float) -> str:
    """The text of a key (``message`` or ``message.attribute``) with its values filled in."""
    name, _, attribute = key.partition(".")
    library = _library(lang)
    if not library.has(name):
        raise UnknownText(f"There is no text {name!r} in {lang}.")
    message = library.bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise UnknownText(f"There is no text {key!r} in {lang}.")
    result, errors = library.bundle.format_pattern(pattern, values)
    if errors:
        raise UnknownText(f"The text {key!r} in {lang} lacks something: {errors[0]}")
    return str(result)


def decimal(value: float, lang: str) -> str:
    """A number with one decimal, formatted for the language.

    >>> decimal(5, "de"), decimal(5.64, "en")
    ('5,0', '5.6')
    """
    return text("decimal", lang, value=float(value))


def has(key: str, lang: str) -> bool:
    """Whether the text exists."""
    name, _, attribute = key.partition(".")
    library = _library(lang)
    if not library.has(name):
        return False
    message = library.bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def language(wish: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The requested language, else the locale's, else English."""
    if wish:
        return wish
    surroundings = os.environ if environ is None else environ
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = surroundings.get(variable, "")
        if locale:
            spoken = locale.partition("_")[0].partition(".")[0].lower()
            return spoken if spoken in LANGUAGES else DEFAULT
    return DEFAULT


def catalogues(lang: str) -> dict[str, str]:
    """The source of every catalogue of a language, by name; the page reads the same."""
    if lang not in LANGUAGES:
        raise UnknownText(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
    folder = _LOCALES / lang
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return {entry.name.removesuffix(".ftl"): entry.read_text(encoding="utf-8") for entry in found}


class _Library:
    """The texts of one language; a catalogue is read on first use."""

    def __init__(self, lang: str) -> None:
        # Importing Fluent takes longer than everything else, and library users often need no text.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        # Isolation marks separate writing directions; terminals would show them.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._unread = list(catalogues(lang).values())

    def has(self, name: str) -> bool:
        """Whether a message of this name exists."""
        if not self.bundle.has_message(name):
            for source in self._unread:
                if f"\n{name} =" in f"\n{source}":
                    self._read(source)
                    break
        return self.bundle.has_message(name)

    def _read(self, source: str) -> None:
        from fluent.runtime import FluentResource  # noqa: PLC0415

        self._unread.remove(source)
        self.bundle.add_resource(FluentResource(source))


_library = cache(_Library)
