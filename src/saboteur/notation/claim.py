"""Table talk that bots can read. Claims are recorded but have no effect in the rules.

>>> Claim.parse("gold 8,2"), str(Claim("trust", seat=1))
(Claim('gold 8,2'), 'trust p2')
"""

from __future__ import annotations

import msgspec

from saboteur.notation.move import Cell, read_cell, read_seat, write_cell, write_seat
from saboteur.notation.reason import InvalidMove

ABOUT_GOALS = ("gold", "stone")
ABOUT_PLAYERS = ("trust", "accuse")
ABOUT_ME = ("repair-me", "no-path")


class Claim(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A kind of claim, and the goal or player it is about."""

    what: str
    cell: Cell | None = None
    seat: int | None = None

    @classmethod
    def parse(cls, text: str) -> Claim:
        """Parse a claim; `InvalidMove` lists the valid ones."""
        what, *rest = (text.split() if len(text) <= 40 else ()) or [""]
        if what in ABOUT_GOALS and len(rest) == 1:
            return cls(what, cell=read_cell(rest[0]))
        if what in ABOUT_PLAYERS and len(rest) == 1:
            return cls(what, seat=read_seat(rest[0]))
        if what in ABOUT_ME and not rest:
            return cls(what)
        raise InvalidMove(
            f"{text[:40]!r} is not a claim. "
            "Claim 'gold 8,2', 'stone 8,2', 'trust p2', 'accuse p2', 'repair-me' or 'no-path'."
        )

    def __str__(self) -> str:
        if self.cell is not None:
            return f"{self.what} {write_cell(self.cell)}"
        return self.what if self.seat is None else f"{self.what} {write_seat(self.seat)}"

    def __repr__(self) -> str:
        return f"Claim({str(self)!r})"
