"""Who wins a round of Saboteur 2."""

from typing import final

from saboteur.engine.native import i64
from saboteur.engine.saboteur2.history import BLUE, BOTH, GREEN, NO_SIDE, SABOTEURS
from saboteur.engine.saboteur2.state import BLUE_DIGGER, BOSS, GREEN_DIGGER, PROFITEER, SABOTEUR


@final
class Verdict:
    """The table of results, with the options that change it. Roles in play are a mask."""

    boss_solo: bool
    profiteer_solo: bool
    profiteer_always: bool

    def __init__(self, boss_solo: bool, profiteer_solo: bool, profiteer_always: bool) -> None:
        self.boss_solo = boss_solo
        self.profiteer_solo = profiteer_solo
        self.profiteer_always = profiteer_always

    def side(self, connector: i64, free: i64) -> i64:
        """The teams a connection counts for.

        ``connector`` is the role of the player who made it, ``free`` the colours with a free way (BLUE, GREEN or BOTH).
        """
        if free == BOTH:
            if connector == BLUE_DIGGER:
                return BLUE
            if connector == GREEN_DIGGER:
                return GREEN
        return free

    def connected(self, connector: i64, free: i64, in_play: i64) -> i64:
        """The roles that win when the treasure was reached."""
        side = self.side(connector, free)
        roles: i64 = 0
        if side & BLUE:
            roles |= 1 << BLUE_DIGGER
        if side & GREEN:
            roles |= 1 << GREEN_DIGGER
        if free != NO_SIDE or self.boss_solo:
            roles |= 1 << BOSS
        if free != NO_SIDE or self.profiteer_always or (self.profiteer_solo and self._profits(connector, in_play)):
            roles |= 1 << PROFITEER
        return roles

    def _profits(self, connector: i64, in_play: i64) -> bool:
        """Whether the profiteer gets a share of a treasure neither team can reach."""
        return connector == PROFITEER or (self.boss_solo and in_play >> BOSS & 1 != 0)

    def unconnected(self, in_play: i64) -> i64:
        """The roles that win when the treasure was not reached."""
        roles: i64 = 1 << SABOTEUR
        if in_play >> SABOTEUR & 1 != 0 or self.profiteer_solo or self.profiteer_always:
            roles |= 1 << PROFITEER
        return roles


def losing_side(in_play: i64) -> i64:
    """The side that wins when the treasure was not reached."""
    if in_play >> SABOTEUR & 1:
        return SABOTEURS
    return NO_SIDE


def share(winners: i64) -> i64:
    """Gold per winner, by number of winners."""
    return max(1, 6 - winners)


def less(role: i64, amount: i64) -> i64:
    """The share of this role after its deduction."""
    if role == BOSS:
        amount -= 1
    if role == PROFITEER:
        amount -= 2
    return max(0, amount)


def mined(crystals: i64, geologists: i64) -> i64:
    """What each geologist gets: all crystals for one, half of them for each of two."""
    if geologists == 0:
        return 0
    return crystals // geologists
