"""Character sets for drawing: box-drawing characters or plain ASCII."""

# ruff: noqa: RUF001 - the strings are pictures and typography

from __future__ import annotations

import codecs

import msgspec


class Glyphs(msgspec.Struct, frozen=True):
    """A character set. Lines are indexed by the mask of sides they reach (N=1 E=2 S=4 W=8)."""

    lit: str
    """Tunnels connected to the viewer's start."""
    far: str
    """Tunnels connected to another start only."""
    cold: str
    """Tunnels connected to no start."""
    rubble: str
    """The middle of a dead end."""
    rock: str
    """The rest of a card, if there is no background colour."""
    frame: str
    """The frame of a hidden goal: top left, horizontal, top right, vertical, bottom left, bottom right."""
    place: str
    """The frame of a cell where a card may be laid."""
    start: str
    gold: str
    stone: str
    eye: str
    turn: str
    more: str
    """Arrows of a cropped maze: left, right, up, down."""
    broken: str
    whole: str

    def plain(self, words: str) -> str:
        """Replace the characters this set does not have."""
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
    """The best set for an encoding."""
    try:
        everything = "".join(part for part in msgspec.structs.astuple(UNICODE) if isinstance(part, str))
        codecs.encode(everything + "äöüß„“…", encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
