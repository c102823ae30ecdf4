"""The characters mazes are drawn with, in box-drawing characters or plain ASCII."""

# ruff: noqa: RUF001 - the strings are pictures and typography

from __future__ import annotations

import codecs

import msgspec


class Glyphs(msgspec.Struct, frozen=True):
    """One set of characters. Lines are indexed by the sides they reach (N=1 E=2 S=4 W=8)."""

    lit: str
    """Tunnels joined to the reader's start."""
    far: str
    """Tunnels joined to another start only."""
    cold: str
    """Tunnels cut off from every start."""
    rubble: str
    """What lies in the middle of a dead end."""
    rock: str
    """The rest of a card, where no colour shows it."""
    frame: str
    """Corners and sides of a hidden goal: top left, across, top right, down, bottom left, bottom right."""
    place: str
    """The same of a place where a card may be laid."""
    start: str
    gold: str
    stone: str
    eye: str
    turn: str
    more: str
    """Arrows for a maze that goes on: left, right, up, down."""
    broken: str
    whole: str

    def plain(self, words: str) -> str:
        """Words in characters this set can be shown with."""
        return words if self is UNICODE else words.translate(_PLAIN)


UNICODE = Glyphs(
    lit=" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
    far=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    cold=" ╵╶└╷┆┌├╴┘┄┴┐┤┬┼",
    rubble="▓",
    rock="░",
    frame="╔═╗║╚╝",
    place="┌╌┐╎└┘",
    start="⌂",
    gold="◆",
    stone="●",
    eye="◉",
    turn="▶",
    more="◀▶▲▼",
    broken="✗",
    whole="✓",
)

ASCII = Glyphs(
    lit=" '=+,|++=+=+++++",
    far=" '~+,!++~+~+++++",
    cold=" '-+,:++-+-+++++",
    rubble="X",
    rock=".",
    frame="+=+|++",
    place="+.+:++",
    start="H",
    gold="$",
    stone="o",
    eye="*",
    turn=">",
    more="<>^v",
    broken="x",
    whole="+",
)

_PLAIN = {
    ord(old): new
    for old, new in {
        "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
        "„": '"', "“": '"', "”": '"', "’": "'", "‚": "'", "‘": "'", "–": "-", "…": "...", "·": "|", "✗": "x", "✓": "+",
        "×": "x", "→": "->", "≥": ">=", "−": "-", "•": "*", "─": "-", "●": "o", "◆": "$",
    }.items()
}  # fmt: skip


def glyphs_for(encoding: str) -> Glyphs:
    """The best set an encoding can carry."""
    try:
        everything = "".join(part for part in msgspec.structs.astuple(UNICODE) if isinstance(part, str))
        codecs.encode(everything + "äöüß„“…", encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
