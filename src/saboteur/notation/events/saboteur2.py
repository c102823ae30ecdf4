"""Events that only Saboteur 2 has."""

from __future__ import annotations

from saboteur.notation.event_part import SEAT, TARGET, TARGET_OF_CARD, Part

EVENTS: dict[str, tuple[Part, ...]] = {
    "trap": (SEAT, TARGET_OF_CARD),
    "free": (SEAT, TARGET_OF_CARD),
    "theft": (SEAT,),
    "hands-off": (SEAT, TARGET_OF_CARD),
    "swap-hats": (SEAT, TARGET),
    "steal": (SEAT, TARGET),
    "spare": (SEAT,),
}
