"""Names and sayings of people, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from saboteur.server.refusal import Refusal

NAME = 30
TEXT = 300


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
        if kind[0] == "C" and sign != "\u200d":
            kept.append(" " if sign in "\n\t\r" else "")
        elif accents <= 3:
            kept.append(sign)
    return " ".join("".join(kept).split())
