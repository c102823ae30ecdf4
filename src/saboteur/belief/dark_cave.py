"""The Dark Cave: what each deed says about a dwarf's loyalty, in log odds.

Clans are public, so deeds to others count by their clan. From what loyal dwarfs want, not fitted.
"""

from __future__ import annotations

AGAINST = ("yellow-saboteur", "blue-saboteur")


def _disloyal(odds: float) -> dict[str, float]:
    return dict.fromkeys(AGAINST, odds)


TABLE: dict[str, dict[str, float]] = {
    "equip-own": _disloyal(-0.4),
    "equip-other": _disloyal(0.4),
    "accuse-own": _disloyal(0.3),
    "accuse-other": _disloyal(-0.1),
    "vouch-own": _disloyal(-0.2),
    "vouch-other": _disloyal(0.2),
}
