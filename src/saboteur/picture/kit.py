"""The page's drawings, written to a file by `tools/picture_kit.py`: a card looks the same everywhere."""

from __future__ import annotations

import lzma
import re
from functools import cache
from importlib.resources import files

import msgspec

WIDTH, HEIGHT = 100, 140
"""The size of a card in the units of its drawing."""
INK = "#150e0a"
_PATH = re.compile(r"(?:I{1,3}\.)?([NESW]+(?:\|[NESW]+)*)(?::.+)?")


@cache
def kit() -> dict[str, str]:
    """Every drawing by name."""
    packed = (files("saboteur.picture") / "kit.json.xz").read_bytes()
    return msgspec.json.decode(lzma.decompress(packed), type=dict[str, str])


def segments(code: str) -> list[str]:
    """The paths of a card or of an open goal, by their letters."""
    what, _, shape = code.removeprefix("goal/").partition(" ")
    if what == "gold":
        return ["NESW"]
    found = _PATH.fullmatch(shape or "NESW" if what == "stone" else what)
    return found[1].split("|") if found else []


def card(code: str, arms: str, rock: int) -> str:
    """A card in the maze with those of its paths lit whose arms lead back to a start."""
    lit = [segment for segment in segments(code) if set(segment) <= set(arms)]
    name = f"card {code} {'.'.join(lit)}".strip()
    # A custom deck may have a card without a drawing: show at least its rock.
    return ground(rock) + kit().get(name, "")


def places(what: str, code: str) -> dict[str, tuple[float, float]]:
    """The places on a card by name: its `fields` in The Dark Cave, or its `features`."""
    parts = [part.split(" ") for part in kit().get(f"{what} {code}", "").split(";") if part]
    return {name: (float(x), float(y)) for name, x, y in parts}


def ground(rock: int) -> str:
    """The rock of a card; it continues on the next one."""
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="5" fill="url(#rock-{rock})"/>'
        f'<rect x=".7" y=".7" width="{WIDTH - 1.4}" height="{HEIGHT - 1.4}" rx="4.5" fill="none" stroke="{INK}" '
        'stroke-width="1.4"/>'
    )


def gate() -> str:
    """A closed goal."""
    return kit()["gate"]


def head(drawing: str, cloth: int, hair: int, skin: int) -> str:
    """A dwarf's head, `head <hat> <beard>` or `head <character>`, in the colours of these numbers."""
    colours = {
        "@cloth": kit()["cloths"].split()[cloth],
        "@hair": kit()["hairs"].split()[hair],
        "@face": kit()["skins"].split()[2 * skin],
        "@nose": kit()["skins"].split()[2 * skin + 1],
    }
    return re.sub("|".join(colours), lambda found: colours[found[0]], kit()[drawing])
