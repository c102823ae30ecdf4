"""Values for players of Saboteur 2, in thousandths of a turn nearer to the gold."""

from typing import Final

from saboteur.engine.native import i64, vec

WIN: Final = 20000
THEFT: Final = 3500
THEFT_EARLY: Final = 300  # an early one may still be removed
FREE_ME: Final = 6000
MEND_ME: Final = 4000
MEND_ME_PARTLY: Final = 2000
MEND_OTHER: Final = -500
PAY_OFF: Final = -1200  # two cards that pay for a removal
TRAP: Final = 6000
BREAKING: Final = 1200
HANDS_OFF: Final = 1000
LOOK: Final = 1600
INSPECT: Final = 600
HARM: Final = 1200
COLLAPSE: Final = 800
CLEAR_LEAST: Final = 800
CRYSTAL: Final = 3000
GIFT: Final = -400  # a crystal to those whom it makes poorer
IDLE: Final = -400
DRAWN: Final = 300  # a new card
DRAWN_DIGGING: Final = 100
HAT: Final = 1500
NEUTRAL: Final = 50
NEVER: Final = -9000
JITTER: Final = 40

NEAR: Final = 2000
"""Nobody swaps roles this many turns before the treasure."""
SOON_CARDS: Final = 20
SOON_TURNS: Final = 2500
LATE_CARDS: Final = 12
LATE_TURNS: Final = 1500
"""The end is near, or very near, with this few cards in the pile or turns to the treasure."""
LASTS_LATE: Final = 500
LASTS_SOON: Final = 300
LASTS_EARLY: Final = 50

# How much another seat's gain is one's own loss, by what is known of the role.
RIVAL_UNKNOWN: Final = 750
RIVAL_DIGGER: Final = 400
RIVAL_SABOTEUR: Final = 600

ENVY: Final = 800
"""Weight of the others' average gold against one's own."""

# The value of keeping action cards, by family (see `core.family`): for those who dig, and for the others.
KEPT_DIGGING: Final = vec[i64](
    [50, 0, 200, 100, 200, 200, 50, 50, 50, 50, 50, 50, 50, 50, 0, 600, 100, 2000, 400, 1500, 500]
)
KEPT: Final = vec[i64]([50, 0, 0, 800, 800, 0, 50, 50, 50, 50, 50, 50, 50, 50, 0, 0, 100, 2000, 400, 1500, 500])
