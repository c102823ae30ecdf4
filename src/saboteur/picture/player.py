"""The people in a picture."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.picture import kit

USUAL = (
    (0, 0, 0, 0, 0), (1, 1, 1, 2, 0), (2, 2, 2, 1, 0), (3, 3, 3, 1, 0), (4, 4, 4, 2, 0), (5, 5, 5, 0, 1),
    (6, 2, 6, 2, 1), (7, 6, 7, 4, 0), (2, 0, 8, 3, 0), (3, 1, 9, 0, 1), (4, 7, 10, 3, 2), (5, 0, 11, 2, 1),
)  # fmt: skip
"""Hat, beard, colour, hair and skin of each seat if nobody chose, as on the page."""


class Player(msgspec.Struct, frozen=True):
    """A dwarf; without a name if it must not be shown."""

    name: str = ""
    looks: tuple[int, int, int, int, int] = USUAL[0]
    """Hat, beard, colour, hair and skin."""
    character: str = ""
    """The character of a bot, which has a face of its own."""

    def head(self) -> str:
        """The drawing of the head, around its middle."""
        hat, beard, cloth, hair, skin = self.looks
        own = f"head {self.character}"
        return kit.head(own if own in kit.kit() else f"head {hat} {beard}", cloth, hair, skin)


def players_of(names: Sequence[str]) -> list[Player]:
    """Players with these names who look as usual."""
    return [Player(name, USUAL[seat % len(USUAL)]) for seat, name in enumerate(names)]
