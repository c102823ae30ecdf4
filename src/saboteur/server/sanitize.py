"""Names and sayings of people, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from saboteur.server.refusal import Refusal

NAME = 30
TEXT = 300
BLANK = frozenset("\n\t\r\u115f\u1160\u2800\u3164\uffa0")
"""What is no space for Unicode, but looks like one: a name of these would be none."""


def name(wish: str) -> str:
    """A person's name; `Refusal` if it cannot be one."""
    cleaned = _clean(wish)
    if not 1 <= len(cleaned) <= NAME:
        raise Refusal("bad-name", 400, most=NAME)
    return cleaned


def saying(wish: str) -> str:
    """What a person says; `Refusal` if it is nothing or too much."""
    cleaned = _clean(wish)
    if not cleaned:
        raise Refusal("empty-text", 400)
    if len(cleaned) > TEXT:
        raise Refusal("too-long", 413, most=TEXT)
    return cleaned


def _clean(text: str) -> str:
    """Without control characters, marks of direction and piles of accents: they disturb what stands around."""
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
    # Joiners and accents alone cannot be seen.
    seen = any(unicodedata.category(sign)[0] not in "CMZ" for sign in kept)
    return " ".join("".join(kept).split()) if seen else ""
