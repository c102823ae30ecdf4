"""Cleans names and chat texts before others see them."""

from __future__ import annotations

import unicodedata

from saboteur.server.refusal import Refusal

MAX_NAME = 30
MAX_TEXT = 300
MAX_NOTE = 240
BLANK = frozenset("\n\t\r\u115f\u1160\u2800\u3164\uffa0")
"""Characters that look blank but are not spaces in Unicode."""


def name(raw: str) -> str:
    """A clean name, or a `Refusal`."""
    cleaned = _clean(raw)
    if not 1 <= len(cleaned) <= MAX_NAME:
        raise Refusal("bad-name", 400, most=MAX_NAME)
    return cleaned


def chat_text(raw: str) -> str:
    """A clean chat text; `Refusal` if it is empty or too long."""
    cleaned = _clean(raw)
    if not cleaned:
        raise Refusal("empty-text", 400)
    if len(cleaned) > MAX_TEXT:
        raise Refusal("too-long", 413, most=MAX_TEXT)
    return cleaned


def note_text(raw: str) -> str:
    """A clean private note, perhaps empty; `Refusal` if it is too long."""
    cleaned = _clean(raw)
    if len(cleaned) > MAX_NOTE:
        raise Refusal("too-long", 413, most=MAX_NOTE)
    return cleaned


def _clean(text: str) -> str:
    """Drop control characters, direction marks and stacked accents, which disturb the text around them."""
    normal = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    accents = 0
    for sign in normal:
        kind = unicodedata.category(sign)
        accents = accents + 1 if kind in {"Mn", "Me"} else 0
        if sign in BLANK:
            kept.append(" ")
        elif (kind[0] != "C" or sign == "\u200d") and accents <= 3:
            kept.append(sign)
    # Joiners and accents alone are invisible.
    seen = any(unicodedata.category(sign)[0] not in "CMZ" for sign in kept)
    return " ".join("".join(kept).split()) if seen else ""
