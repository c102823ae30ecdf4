"""What things are worth to players of The Duel and its solo game, in thousandths of a nugget that lies ahead."""

from typing import final

from saboteur.engine.native import i64


@final
class Values:
    """The numbers a policy weighs moves with."""

    hope: i64  # an unknown goal shows so many nuggets on average
    secured: i64  # how many nuggets ahead one that is marked is worth
    reached: i64  # the same, in thousandths, for one on a goal that would be turned up
    nearer: i64  # what is left of a nugget for each card that is missing
    rival: i64  # what the other one's prospects weigh
    laid: i64
    idle_discard: i64  # a new card is worth something itself
    breaking: i64
    breaking_more: i64
    mended: i64
    mended_partly: i64
    keyed: i64
    fallen: i64
    look: i64
    look_again: i64
    bribed: i64
    neutral: i64
    jitter: i64
    keep_repair: i64
    keep_key: i64
    keep_rockfall: i64
    keep_map: i64
    keep_break: i64
    keep_arm: i64  # for each arm that is joined to others
    keep_gold: i64
    keep_ladder: i64
    keep_dead_end: i64

    def __init__(self, alone: bool) -> None:
        self.hope = 1400
        self.secured = 4
        self.reached = 3000
        self.nearer = 750
        self.rival = 800
        self.laid = 150
        self.idle_discard = 120
        self.breaking = 1400
        self.breaking_more = 300
        self.mended = 2000
        self.mended_partly = 800
        self.keyed = -300
        self.fallen = -200
        self.look = 300
        self.look_again = 50
        self.bribed = -2250
        self.neutral = 50
        self.jitter = 40
        self.keep_repair = 300
        self.keep_key = 500
        self.keep_rockfall = 300
        self.keep_map = 100
        self.keep_break = 600
        self.keep_arm = 120
        self.keep_gold = 500
        self.keep_ladder = 400
        self.keep_dead_end = 200
        if alone:
            self._dig_alone()

    def _dig_alone(self) -> None:
        """What made the policy earn most in 800 solo matches: 11.0 gold a match instead of 9.8."""
        self.hope = 1800
        self.secured = 3
        self.idle_discard = 102
        self.mended_partly = 1120
        self.look = 150
        self.jitter = 28
        self.keep_repair = 588
        self.keep_arm = 336
        self.keep_gold = 250
