"""Refusals: a reason by name, and a sentence in the person's language."""

from __future__ import annotations

from saboteur.notation.reason import REASONS
from saboteur.text import DEFAULT, LANGUAGES, text


class Refusal(Exception):  # noqa: N818 - says what happened
    """A refused request: the reason's name and the HTTP status."""

    def __init__(self, reason: str, status: int = 409, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.values = values

    def sentence(self, lang: str) -> str:
        """The reason as a sentence."""
        return tell(self.reason, lang, **self.values)


def tell(reason: str, lang: str, **values: str | int) -> str:
    """The sentence for a reason of the rules or of the server."""
    if reason in REASONS:
        return text(f"reason-{reason}", lang, **{"game": "", **values})
    return text(f"refused-{reason}", lang, **values)


def spoken(accepted: str | None) -> str:
    """The first supported language of an Accept-Language header."""
    for part in (accepted or "")[:200].split(","):
        wish = part.partition(";")[0].strip().lower().partition("-")[0]
        if wish in LANGUAGES:
            return wish
    return DEFAULT
