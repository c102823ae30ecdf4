"""The Dark Cave: what each deed says about a dwarf's loyalty, in log odds.

Clans are public, so deeds to others count by their clan. Rows of deeds are fitted by `benchmarks/calibration.py --game
dark-cave --fit` to matches of `greedy` and of `miner`; votes and words, which those hardly use, are from what loyal
dwarfs want.
"""

from __future__ import annotations

AGAINST = ("yellow-saboteur", "blue-saboteur")


def _disloyal(odds: float) -> dict[str, float]:
    return dict.fromkeys(AGAINST, odds)


TABLE: dict[str, dict[str, float]] = {
    "equip-own": _disloyal(-0.55),
    "equip-other": _disloyal(1.3),
    "hunt-own": _disloyal(1.8),
    "hunt-other": _disloyal(-1.5),
    "hinder-own": _disloyal(0.6),
    "hinder-other": _disloyal(-0.2),
    "vote-own": _disloyal(-0.7),
    "vote-other": _disloyal(0.9),
    "accuse-own": _disloyal(0.3),
    "accuse-other": _disloyal(-0.1),
    "vouch-own": _disloyal(-0.2),
    "vouch-other": _disloyal(0.2),
}
