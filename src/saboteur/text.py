"""Text for people in their language, from the Fluent catalogues in locales/.

>>> text("card-map", "de"), text("card-map.short", "en")
('Schatzkarte', 'map')
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en")
DEFAULT = "en"


class UnknownText(LookupError):  # noqa: N818 - says what it is
    """A key, language or value that the catalogues do not have."""


def text(key: str, lang: str, **values: str | int) -> str:
    """The text behind a key (``message`` or ``message.attribute``), with its values filled in."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(lang)
    if not bundle.has_message(name):
        raise UnknownText(f"There is no text {name!r} in {lang}.")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise UnknownText(f"There is no text {key!r} in {lang}.")
    result, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise UnknownText(f"The text {key!r} in {lang} lacks something: {errors[0]}")
    return str(result)


def has(key: str, lang: str) -> bool:
    """Whether there is such a text."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(lang)
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def language(wish: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language wished for, else the one of the locale, else English."""
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
    """The source of every catalogue of a language by its name; the page reads the same."""
    if lang not in LANGUAGES:
        raise UnknownText(f"There is no language {lang!r}; there are {' and '.join(LANGUAGES)}.")
    folder = files("saboteur") / "locales" / lang
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return {entry.name.removesuffix(".ftl"): entry.read_text(encoding="utf-8") for entry in found}


@cache
def _bundle(lang: str) -> FluentBundle:
    # Loading Fluent takes longer than everything else, and who only plays matches needs no text.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    # Isolation marks are for mixing directions of writing; terminals would show them.
    bundle = FluentBundle([lang], use_isolating=False)
    for source in catalogues(lang).values():
        bundle.add_resource(FluentResource(source))
    return bundle
