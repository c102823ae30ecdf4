"""How a person looks: the parts of a dwarf."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Looks(msgspec.Struct, frozen=True):
    """A dwarf of the kit, by the numbers of its parts."""

    hat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    beard: Annotated[int, msgspec.Meta(ge=0, le=7)]
    colour: Annotated[int, msgspec.Meta(ge=0, le=11)]
    hair: Annotated[int, msgspec.Meta(ge=0, le=5)]
    skin: Annotated[int, msgspec.Meta(ge=0, le=2)]
