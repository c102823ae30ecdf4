"""Who succeeded in a round, as the curve counts it."""

from __future__ import annotations

from saboteur.view import Result


def did_well(result: Result, seat: int) -> bool:
    """Whether a seat won the round; a geologist of Saboteur 2 wins nothing, but succeeds with crystals."""
    if result.verdict is None:
        return seat in result.winners
    return seat in result.verdict.counted or result.verdict.mined[seat] > 0
