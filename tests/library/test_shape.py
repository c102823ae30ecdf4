"""The notation of path cards reads, writes and turns every card."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.cards import shape as shape_module
from saboteur.cards.shape import FEATURES, Feature, NotationError, Shape

pytestmark = pytest.mark.once

Said = tuple[list[str], list[tuple[str, str]], str]
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def partitions(sides: str) -> Iterator[list[str]]:
    """Every way to split the sides into segments."""
    if not sides:
        yield []
        return
    first, rest = sides[0], sides[1:]
    for others in partitions(rest):
        yield [first, *others]
        for index, segment in enumerate(others):
            yield [*others[:index], first + segment, *others[index + 1 :]]


ALL = [
    segments
    for bits in range(1, 16)
    for segments in partitions("".join(side for bit, side in enumerate("NESW") if bits >> bit & 1))
]


def main_segment(segments: list[str]) -> str:
    """The longest segment, or nothing if two are equally long."""
    longest = max(len(segment) for segment in segments)
    found = [segment for segment in segments if len(segment) == longest]
    return found[0] if len(found) == 1 else ""


def meaning(segments: list[str], features: list[tuple[str, str]], group: str) -> object:
    """What a code says, by the words of docs/notation.md and without the code under test."""
    said = set()
    for name, arm in features:
        segment = next((s for s in segments if arm in s), "") if arm else main_segment(segments)
        on_arm = name.startswith(("door", "troll")) or (
            name.startswith(("hole", "vein", "ladder")) and group in ("II", "III") and len(segment) > 1
        )
        whole_card = name in ("crystal", "exit", "tunnel")
        said.add((name, "" if whole_card else arm if on_arm else "", "" if whole_card else frozenset(segment)))
    return frozenset(frozenset(s) for s in segments), frozenset(said), group


@st.composite
def cards(draw: st.DrawFn) -> Said:
    """Segments, features and group of a card that can exist, in canonical order or not."""
    segments = draw(st.sampled_from(ALL))
    group = draw(st.sampled_from(["", "I", "II", "III"]))
    features = set()
    for name in draw(st.lists(st.sampled_from(sorted(FEATURES)), max_size=3, unique=True)):
        arms = sorted("".join(segments))
        needs_arm = not main_segment(segments) or (group == "II" and len(main_segment(segments)) > 1)
        if name in ("crystal", "exit"):
            arms = [""]
        elif name == "tunnel":
            arms = [""] if len(segments) == 2 else []
        elif name == "bridge" and len(segments) == 1:
            arms = []
        elif name != "troll" and not needs_arm:
            arms.append("")
        if arms:
            features.add((name, draw(st.sampled_from(arms))))
    return segments, sorted(features), group


def write(segments: list[str], features: list[tuple[str, str]], group: str) -> str:
    text = (f"{group}." if group else "") + "|".join(segments)
    return text + (":" + "+".join(f"{n}@{a}" if a else n for n, a in features) if features else "")


@pytest.mark.parametrize(
    ("text", "canonical", "turned"),
    [
        ("WSEN", "NESW", "NESW"),
        ("WNE", "NEW", "ESW"),
        ("NES", "NES", "NSW"),
        ("EN", "NE", "SW"),
        ("SE", "ES", "NW"),
        ("N", "N", "S"),
        ("EW|SN", "NS|EW", "NS|EW"),
        ("SE|WN", "NW|ES", "NW|ES"),
        ("SW|EN", "NE|SW", "NE|SW"),
        ("W|S|E|N", "N|E|S|W", "N|E|S|W"),
        ("W|E", "E|W", "E|W"),
        ("E|NS", "NS|E", "NS|W"),
        ("S|N|EW", "EW|N|S", "EW|N|S"),
        ("ESW|N:crystal", "ESW|N:crystal", "NEW|S:crystal"),
        ("NS|E:door-green", "NS|E:door-green", "NS|W:door-green"),
        ("NSW:troll@S", "NSW:troll@S", "NES:troll@N"),
        ("NESW:gold1@N", "NESW:gold1", "NESW:gold1"),
        ("NS|EW:gold1@S", "NS|EW:gold1@N", "NS|EW:gold1@N"),
        ("NW|ES:gold1@S", "NW|ES:gold1@E", "NW|ES:gold1@N"),
        ("NSW|E:gold1@E", "NSW|E:gold1@E", "NES|W:gold1@W"),
        ("NEW:gold3+door-green@N", "NEW:door-green@N+gold3", "ESW:door-green@S+gold3"),
        ("EW|N|S:gold2@W", "EW|N|S:gold2", "EW|N|S:gold2"),
        ("NW:ladder-blue", "NW:ladder-blue", "ES:ladder-blue"),
        ("II.SEN:hole@E", "II.NES:hole@E", "II.NSW:hole@W"),
        ("II.NW:ladder@N", "II.NW:ladder@N", "II.ES:ladder@S"),
        ("II.N:ladder@N", "II.N:ladder", "II.S:ladder"),
        ("I.NES:hole@S", "I.NES:hole", "I.NSW:hole"),
        ("III.NES:vein", "III.NES:vein", "III.NSW:vein"),
        ("I.NS|EW:bridge@W", "I.NS|EW:bridge@E", "I.NS|EW:bridge@E"),
        ("III.NE|SW:tunnel", "III.NE|SW:tunnel", "III.NE|SW:tunnel"),
        ("NESW:exit", "NESW:exit", "NESW:exit"),
    ],
)
def test_a_code_has_one_canonical_form_and_one_turned_form(text: str, canonical: str, turned: str) -> None:
    assert canonical == str(Shape.parse(text))
    assert turned == str(Shape.parse(text).turned())


def test_there_are_51_shapes_of_which_31_are_alike_or_different_when_turned() -> None:
    shapes = {Shape.parse("|".join(segments)) for segments in ALL}
    assert len(shapes) == len(ALL) == 51
    assert len({frozenset((shape, shape.turned())) for shape in shapes}) == 31


def test_a_shape_has_no_features_and_no_group_unless_told() -> None:
    assert Shape.parse("NS") == Shape((5,))


def test_masks_count_north_1_east_2_south_4_west_8() -> None:
    assert (shape_module.N, shape_module.E, shape_module.S, shape_module.W) == (1, 2, 4, 8)
    shape = Shape.parse("E|NSW")
    assert (shape.openings, shape.segment_masks) == (15, (13, 2))
    assert (Shape.parse("NS|E").openings, Shape.parse("NS|E").segment_masks) == (7, (5, 2))


def test_a_feature_knows_its_segment() -> None:
    shape = Shape.parse("NS|E|W:gold1@W+door-blue+crystal")
    assert {"gold1": 2, "door-blue": 0, "crystal": -1} == {f.name: shape.segment_of(f) for f in shape.features}
    assert shape.has("crystal")
    assert not shape.has("gold2")


@given(cards(), st.randoms(use_true_random=False))
def test_any_order_reads_as_the_same_card(card: Said, rng: Random) -> None:
    segments, features, group = card
    shape = Shape.parse(write(segments, features, group))
    mixed = ["".join(sorted(s, key=lambda _: rng.random())) for s in segments]
    rng.shuffle(mixed)
    rng.shuffle(features)
    assert shape == Shape.parse(write(mixed, features, group))


@given(cards())
def test_what_is_written_reads_as_the_same_card(card: Said) -> None:
    shape = Shape.parse(write(*card))
    assert shape == Shape.parse(str(shape))
    assert str(shape) == str(Shape.parse(str(shape)))
    assert shape == msgspec.json.decode(msgspec.json.encode(shape), type=Shape)
    assert shape == eval(repr(shape), {"Shape": Shape, "Feature": Feature})  # noqa: S307 - repr rebuilds the object


@given(cards(), cards())
def test_two_codes_are_equal_exactly_if_they_mean_the_same(one: Said, other: Said) -> None:
    assert (meaning(*one) == meaning(*other)) == (str(Shape.parse(write(*one))) == str(Shape.parse(write(*other))))


def test_a_feature_written_with_any_arm_of_its_path_is_the_same_card() -> None:
    for segments in ALL:
        for segment in segments:
            codes = {str(Shape.parse(f"{'|'.join(segments)}:gold2@{arm}")) for arm in segment}
            assert len(codes) == 1


@given(cards())
def test_turning_swaps_opposite_sides_and_twice_is_nothing(card: Said) -> None:
    segments, features, group = card
    shape = Shape.parse(write(*card))
    turned = ["".join(OPPOSITE[side] for side in segment) for segment in segments]
    moved = [(name, OPPOSITE.get(arm, "")) for name, arm in features]
    assert Shape.parse(write(turned, moved, group)) == shape.turned()
    assert shape == shape.turned().turned()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is no path card"),
        ("|", "is no path card"),
        ("ns", "is no path card"),
        ("x:EW", "is no path card"),
        ("IV.NS", "is no path card"),
        ("I.", "is no path card"),
        ("NS:", "is no path card"),
        ("N S", "is no path card"),
        ("NS\n", "is no path card"),
        ("NN", "names a side twice"),
        ("NS|NE", "names a side twice"),
        ("NS:lader", "there is no feature 'lader'"),
        ("NS:gold4", "there is no feature 'gold4'"),
        ("NS:gold1+", "there is no feature ''"),
        ("NS:gold1@", "write one of N E S W after the @"),
        ("NS:gold1@NS", "write one of N E S W after the @"),
        ("NS:gold1@E", "no opening E"),
        ("NS:troll", "sits on one arm"),
        ("NS:crystal@N", "belongs to the whole card"),
        ("NS|EW:gold1", "could be on either path"),
        ("NS|EW:door-blue", "could be on either path"),
        ("NESW:tunnel", "exactly two segments"),
        ("NESW:bridge@N", "second segment"),
        ("II.NES:hole", "name the arm of hole"),
        ("II.NE:hole", "name the arm of hole"),
        ("NS:gold1+gold1@N", "named twice"),
    ],
)
def test_a_bad_code_gets_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        Shape.parse(text)
    assert reason in str(caught.value)
    assert repr(text) in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("segments", "features", "group"),
    [((2, 5), (), 0), ((), (), 0), ((16,), (), 0), ((5, 5), (), 0), ((5,), (), 4), ((5,), (Feature("gold1", "N"),), 0)],
)
def test_a_shape_that_is_not_canonical_cannot_be_built(
    segments: tuple[int, ...], features: tuple[Feature, ...], group: int
) -> None:
    with pytest.raises(NotationError):
        Shape(segments, features, group)


def test_the_codes_in_the_documentation_are_canonical() -> None:
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    table = text[text.index("| code | card |") : text.index("**Canonical form.**")]
    codes = re.findall(r"`([^`]+)`", table.replace("\\|", "|"))
    assert len(codes) > 10
    assert codes == [str(Shape.parse(code)) for code in codes]
