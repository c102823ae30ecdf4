"""The notation of path cards: read it, write it canonically, turn it by 180 degrees.

>>> shape = Shape.parse("E|NW:door-blue@W")
>>> str(shape), str(shape.turned())
('NW|E:door-blue@W', 'ES|W:door-blue@E')
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

import msgspec

N, E, S, W = 1, 2, 4, 8
SIDES = "NESW"
GROUPS = ("", "I", "II", "III")

# What a feature's arm means. "card": the feature has no arm. "arm": it sits on one arm and must name it.
# "door": on the named arm, or across the whole segment. "path": on the segment that owns the arm.
# "field": like "path", but on the arm's own field where The Dark Cave's groups II and III have one.
FEATURES = {
    "bridge": "path",
    "crystal": "card",
    "door-blue": "door",
    "door-green": "door",
    "exit": "card",
    "gold1": "path",
    "gold2": "path",
    "gold3": "path",
    "hole": "field",
    "ladder": "field",
    "ladder-blue": "field",
    "ladder-green": "field",
    "troll": "arm",
    "tunnel": "card",
    "vein": "field",
}

_CODE = re.compile(r"(?:(I{1,3})\.)?([NESW]+(?:\|[NESW]+)*)(?::(.+))?", re.ASCII)


class NotationError(ValueError):
    """A text that is no card code; its message is a sentence for people."""


class Feature(msgspec.Struct, frozen=True):
    """Something on a path card, with the arm it belongs to or an empty arm."""

    name: str
    arm: str = ""

    def __str__(self) -> str:
        return f"{self.name}@{self.arm}" if self.arm else self.name


class Shape(msgspec.Struct, frozen=True):
    """What a path card shows: masks of joined openings, features, and The Dark Cave's group (0 without one)."""

    segments: tuple[int, ...]
    features: tuple[Feature, ...] = ()
    group: int = 0

    def __post_init__(self) -> None:
        if self.group not in range(len(GROUPS)):
            raise NotationError(f"Group {self.group!r} does not exist; use 0 for none, or 1, 2 or 3.")
        settled = _settle(self.segments, self.features, self.group)
        if settled != (self.segments, self.features):
            raise NotationError("Segments or features are not in canonical order; build shapes with Shape.parse.")

    @classmethod
    def parse(cls, text: str) -> Shape:
        """Read a card code, its letters, segments and features in any order."""
        return _parse(text)

    @property
    def segment_masks(self) -> tuple[int, ...]:
        """The openings of each segment, N=1 E=2 S=4 W=8, longest segment first."""
        return self.segments

    @property
    def openings(self) -> int:
        """All open sides as one mask."""
        return sum(self.segments)

    def turned(self) -> Shape:
        """The same card lying the other way up."""
        segments = tuple(_opposite(mask) for mask in self.segments)
        features = tuple(Feature(f.name, _opposite_side(f.arm)) for f in self.features)
        return Shape(*_settle(segments, features, self.group), self.group)

    def segment_of(self, feature: Feature) -> int:
        """The index of the segment a feature belongs to; -1 for a feature of the whole card."""
        if FEATURES[feature.name] == "card":
            return -1
        return _owner(self.segments, feature.arm) if feature.arm else 0

    def has(self, name: str) -> bool:
        """Whether the card carries a feature of this name on any arm."""
        return any(feature.name == name for feature in self.features)

    def __str__(self) -> str:
        group = f"{GROUPS[self.group]}." if self.group else ""
        features = "+".join(str(feature) for feature in self.features)
        return group + "|".join(letters(mask) for mask in self.segments) + (f":{features}" if features else "")


def letters(mask: int) -> str:
    """The sides of a mask in the order N E S W."""
    return "".join(side for bit, side in enumerate(SIDES) if mask >> bit & 1)


@lru_cache(maxsize=4096)
def _parse(text: str) -> Shape:
    match = _CODE.fullmatch(text)
    if match is None:
        raise NotationError(
            f"{text!r} is no path card; write sides N E S W in segments joined by |, "
            "features after a colon, for example NS|E or NEW:door-blue@E+gold1."
        )
    group = GROUPS.index(match[1] or "")
    masks: list[int] = []
    for segment in match[2].split("|"):
        mask = sum(1 << SIDES.index(side) for side in set(segment))
        if mask.bit_count() != len(segment) or mask & sum(masks):
            raise NotationError(f"{text!r} names a side twice; every side belongs to one segment only.")
        masks.append(mask)
    features = tuple(_feature(part, text) for part in match[3].split("+")) if match[3] else ()
    try:
        return Shape(*_settle(tuple(masks), features, group), group)
    except NotationError as error:
        raise NotationError(f"{text!r}: {error}") from None


def _feature(part: str, text: str) -> Feature:
    name, at, arm = part.partition("@")
    if name not in FEATURES:
        raise NotationError(f"{text!r}: there is no feature {name!r}; known are {', '.join(FEATURES)}.")
    if at and (len(arm) != 1 or arm not in SIDES):
        raise NotationError(f"{text!r}: write one of N E S W after the @ of {name}.")
    return Feature(name, arm)


def _settle(
    segments: tuple[int, ...], features: tuple[Feature, ...], group: int
) -> tuple[tuple[int, ...], tuple[Feature, ...]]:
    """Bring segments and features into canonical form; raise an error if they contradict each other."""
    union = 0
    for mask in segments:
        union |= mask
    if not 0 < union < 16 or 0 in segments or union != sum(segments):
        raise NotationError("A path card has at least one opening, and every side belongs to one segment only.")
    segments = tuple(sorted(segments, key=lambda mask: (-mask.bit_count(), mask & -mask)))
    settled = [_place(feature, segments, group) for feature in features]
    settled.sort(key=lambda feature: (feature.name, SIDES.find(feature.arm)))
    for one, other in pairwise(settled):
        if one == other:
            raise NotationError(f"the feature {one} is named twice.")
    return segments, tuple(settled)


def _place(feature: Feature, segments: tuple[int, ...], group: int) -> Feature:
    name, arm = feature.name, feature.arm
    kind = FEATURES.get(name)
    if kind is None:
        raise NotationError(f"there is no feature {name!r}; known are {', '.join(FEATURES)}.")
    if name == "tunnel" and len(segments) != 2:
        raise NotationError("a tunnel joins two paths; the card needs exactly two segments.")
    if name == "bridge" and len(segments) < 2:
        raise NotationError("a bridge crosses another path; the card needs a second segment.")
    if kind == "card":
        if arm:
            raise NotationError(f"{name} belongs to the whole card; write it without @{arm}.")
        return feature
    if not arm:
        _check_armless(name, kind, segments, group)
        return feature
    owner = _owner(segments, arm)
    if owner < 0:
        raise NotationError(f"{feature} is on a closed side; the card has no opening {arm}.")
    if kind in ("arm", "door") or (kind == "field" and group >= 2 and segments[owner].bit_count() > 1):
        return feature
    # Every arm of the segment means the same, so its first letter stands for all, and none for the main segment.
    main = owner == 0 and _has_main(segments)
    return Feature(name, "" if main else letters(segments[owner])[0])


def _check_armless(name: str, kind: str, segments: tuple[int, ...], group: int) -> None:
    if kind == "arm":
        raise NotationError(f"{name} sits on one arm; name it, for example {name}@{letters(segments[0])[0]}.")
    if not _has_main(segments):
        raise NotationError(
            f"{name} could be on either path; name an arm, for example {name}@{letters(segments[0])[0]}."
        )
    if kind == "field" and group == 2 and segments[0].bit_count() > 1:
        raise NotationError(f"a card of group II has a field on each arm and none between; name the arm of {name}.")


def _has_main(segments: tuple[int, ...]) -> bool:
    """Whether one segment is longer than all others: features without an arm belong to it."""
    return len(segments) == 1 or segments[0].bit_count() > segments[1].bit_count()


def _owner(segments: tuple[int, ...], arm: str) -> int:
    side = 1 << SIDES.index(arm)
    return next((index for index, mask in enumerate(segments) if mask & side), -1)


def _opposite(mask: int) -> int:
    return (mask << 2 | mask >> 2) & 15


def _opposite_side(arm: str) -> str:
    return SIDES[(SIDES.index(arm) + 2) % 4] if arm else ""
