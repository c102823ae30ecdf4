"""The fields of a path card in The Dark Cave, derived from its shape and group."""

from __future__ import annotations

import msgspec

from saboteur.cards.box import DeckError
from saboteur.cards.shape import SIDES, Feature, Shape
from saboteur.engine.dark_cave.fields import ARM, CENTRE, END, PATH, ROOM, TUNNEL, WHOLE


class Plan(msgspec.Struct):
    """The fields of a card by number: names, neighbours, open sides; then where its features are."""

    names: list[int] = []
    inner: list[int] = []
    arms: list[int] = []
    wood: int = 0
    planks: int = 0
    tunnel: int = -1
    hole: int = -1
    ladder: int = -1
    vein: int = -1
    exit: int = -1

    def add(self, name: int, arms: int = 0) -> int:
        """Add a field."""
        self.names.append(name)
        self.inner.append(0)
        self.arms.append(arms)
        return len(self.names) - 1

    def join(self, one: int, other: int) -> None:
        """Make two fields adjacent."""
        self.inner[one] |= 1 << other
        self.inner[other] |= 1 << one


class Trail(msgspec.Struct):
    """The fields of one segment: those on its arms by side, and the one with a feature that has no arm."""

    mask: int
    at_arm: dict[str, int]
    heart: int | None


def plan(shape: Shape, fields: int) -> Plan:
    """The fields of a card that takes this many steps to cross; `DeckError` says what it cannot have."""
    found = Plan()
    trails = [_trail(found, shape, mask, fields) for mask in shape.segment_masks]
    if shape.has("tunnel"):
        found.tunnel = found.add(TUNNEL)
        for trail in trails:
            for field in [trail.heart] if trail.heart is not None else list(trail.at_arm.values()):
                found.join(found.tunnel, field)
    for feature in shape.features:
        _place(found, shape, fields, trails, feature)
    if len(found.names) > ROOM:
        raise DeckError(f"The card {shape} has more than {ROOM} fields; The Dark Cave has no room for so many.")
    return found


def _trail(found: Plan, shape: Shape, mask: int, fields: int) -> Trail:
    sides = [bit for bit in range(4) if mask >> bit & 1]
    alone = len(shape.segment_masks) == 1
    if fields == 1:
        name = PATH + mask if len(sides) > 1 else ARM + sides[0]
        field = found.add(WHOLE if alone else name, mask)
        return Trail(mask, dict.fromkeys((SIDES[bit] for bit in sides), field), field)
    arms = {SIDES[bit]: found.add(ARM + bit, 1 << bit) for bit in sides}
    trail = Trail(mask, arms, None)
    if len(sides) == 1:
        if not alone:
            raise DeckError(f"The card {shape} has a dead end beside a path; such cards must belong to group I.")
        trail.heart = _row(found, arms[SIDES[sides[0]]], fields)
    elif fields == 2:
        for one in arms.values():
            for other in arms.values():
                if one != other:
                    found.join(one, other)
    else:
        trail.heart = found.add(CENTRE if alone else PATH + mask)
        for field in arms.values():
            found.join(trail.heart, field)
    return trail


def _row(found: Plan, arm: int, fields: int) -> int:
    """Add the fields behind a single opening and return the innermost."""
    last = arm
    for name in (CENTRE, END)[3 - fields :]:
        field = found.add(name)
        found.join(last, field)
        last = field
    return last


def _place(found: Plan, shape: Shape, fields: int, trails: list[Trail], feature: Feature) -> None:
    if feature.name == "tunnel":
        return
    trail = trails[max(shape.segment_of(feature), 0)]
    if feature.name == "bridge":
        if trail.heart is not None:
            found.wood |= 1 << trail.heart
        else:
            found.planks = sum(1 << field for field in trail.at_arm.values())
        return
    field = trail.heart
    if feature.arm and fields > 1 and len(trail.at_arm) > 1:
        field = trail.at_arm[feature.arm]
    if field is None:
        raise DeckError(f"The card {shape} has no field in its middle for its {feature.name}.")
    if feature.name in {"hole", "ladder", "vein", "exit"}:
        setattr(found, feature.name, field)
