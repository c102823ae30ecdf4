"""How many days, or weeks, in a row somebody has played.

>>> from saboteur.daily.period import Period
>>> days = [Period.parse("mine", f"2026-11-{day}") for day in (12, 13, 14, 16, 17)]
>>> streak(days, days[-1])
5
"""

from __future__ import annotations

from collections.abc import Iterable

from saboteur.daily.period import Period


def streak(played: Iterable[Period], today: Period) -> int:
    """The number of periods played without a gap up to today, or up to yesterday if today is still to come.

    One day of rest in each calendar week does not end a streak, nor does it count.
    """
    known = {one.first for one in played}
    at = today if today.first in known else today.shifted(-1)
    rested: set[tuple[int, int]] = set()
    found = 0
    while True:
        if at.first in known:
            found += 1
        else:
            week = at.first.isocalendar()[:2]
            if at.kind != "mine" or week in rested:
                return found
            rested.add(week)
            if at.shifted(-1).first not in known:
                return found
        at = at.shifted(-1)
