"""A path card, read from its code."""

import re
from dataclasses import dataclass
from functools import cache

SIDES = "NESW"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

Segment = frozenset[str]

GROUP = re.compile(r"(?:(III|II|I)\.)?(.*)")
FEATURE = re.compile(r"([a-z]+)(\d*)(?:-([a-z]+))?(?:@([NESW]))?")

# For these the arm only names the segment, so every side of the segment means the same card.
OF_A_SEGMENT = ("gold", "bridge")


@dataclass(frozen=True)
class Card:
    """The open sides of a card, their connections, and the features on them."""

    code: str
    owner: dict[str, Segment]  # open side -> the segment it belongs to (G-03)
    segments: tuple[Segment, ...]
    ladder: bool
    ladder_colour: str | None
    door_colour: str | None
    door_arm: str | None  # a door without an arm closes the whole first segment
    troll_arm: str | None
    gold: bool
    tunnel: bool

    def opens(self, side: str) -> bool:
        """Tell whether a path reaches this side (G-02)."""
        return side in self.owner


@cache
def read(code: str) -> Card:
    """Read a code such as `NS|E:door-green` or `II.NES:hole@E`."""
    _, shape, features = split(tidy(code))
    segments = tuple(frozenset(letters) for letters in shape)
    owner = {side: segment for segment in segments for side in segment}
    ladder = [colour for name, _, colour, _ in features if name == "ladder"]
    door = [(colour, arm) for name, _, colour, arm in features if name == "door"]
    troll = [arm for name, _, _, arm in features if name == "troll"]
    names = {name for name, _, _, _ in features}
    return Card(
        code,
        owner,
        segments,
        ladder=bool(ladder),
        ladder_colour=ladder[0] if ladder else None,
        door_colour=door[0][0] if door else None,
        door_arm=door[0][1] if door else None,
        troll_arm=troll[0] if troll else None,
        gold="gold" in names,
        tunnel="tunnel" in names,
    )


@cache
def turned(code: str) -> str:
    """Write the code the card shows after half a turn (G-05)."""
    group, shape, features = split(code)
    turned_shape = [{OPPOSITE[side] for side in letters} for letters in shape]
    turned_features = [(name, number, colour, arm and OPPOSITE[arm]) for name, number, colour, arm in features]
    return write(group, turned_shape, turned_features)


def both_ways(code: str) -> set[str]:
    """Give the one or two codes the card can show (G-05)."""
    return {tidy(code), turned(code)}


@cache
def tidy(code: str) -> str:
    """Write a code in its one agreed form."""
    group, shape, features = split(code)
    return write(group, [set(letters) for letters in shape], features)


Feature = tuple[str, str, str | None, str | None]  # name, number, colour, arm


def split(code: str) -> tuple[str, list[str], list[Feature]]:
    """Take a code apart into its group, its segments and its features."""
    grouped = GROUP.fullmatch(code)
    assert grouped is not None
    shape, colon, words = grouped[2].partition(":")
    segments = shape.split("|")
    letters = "".join(segments)
    if not all(segments) or set(letters) - set(SIDES) or len(set(letters)) < len(letters):
        raise ValueError(f"{code!r} is no path card: each of N, E, S, W at most once, parts split by |")
    features: list[Feature] = []
    for word in words.split("+") if colon else ():
        found = FEATURE.fullmatch(word)
        if found is None:
            raise ValueError(f"{code!r}: cannot read the feature {word!r}")
        features.append((found[1], found[2], found[3], found[4]))
    return grouped[1] or "", segments, features


def write(group: str, shape: list[set[str]], features: list[Feature]) -> str:
    """Put a code together: sides in the order N E S W, longest segment first."""
    ordered = ["".join(side for side in SIDES if side in segment) for segment in shape]
    ordered.sort(key=lambda letters: (-len(letters), SIDES.index(letters[0])))
    words = []
    for name, number, colour, arm in features:
        segment = next(letters for letters in ordered if arm is None or arm in letters)
        side = segment[0] if arm and name in OF_A_SEGMENT else arm
        words.append(f"{name}{number}" + (f"-{colour}" if colour else "") + (f"@{side}" if side else ""))
    return (group and group + ".") + "|".join(ordered) + (":" + "+".join(words) if words else "")
