"""What everybody at the table thinks of each seat, from what everybody saw."""

from math import exp
from typing import TYPE_CHECKING, Final, final

from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.end_round import DIGGER
from saboteur.engine.saboteur.weights import ECHO, MOST_BELIEF, log_odds

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game

MILLI: Final = 1000
STEP: Final = 100  # of log odds, between two entries of the table
MOST: Final = 120  # entries on either side of even odds


@final
class Rumour:
    """Evidence that each seat is a saboteur, in thousandths of log odds."""

    evidence: vec[i64]
    prior: vec[i64]  # log odds that another seat is one, by one's own role
    chance: vec[i64]  # log odds as probability, in thousandths

    def __init__(self, game: "Game") -> None:
        self.evidence = vec[i64]([0] * int(game.players))
        saboteurs: i64 = 0
        i: i64
        for i in range(len(game.role_cards)):
            saboteurs += game.role_cards[i]
        self.prior = vec[i64]([log_odds(saboteurs, game.players), log_odds(saboteurs - 1, game.players)])
        self.chance = vec[i64]([0] * (2 * MOST + 1))
        for i in range(-MOST, MOST + 1):
            self.chance[MOST + i] = int(1000.0 / (1.0 + exp(-float(i) * 0.1)))

    def begin(self, belief: vec[i64]) -> None:
        """Begin with what is believed now."""
        seat: i64
        for seat in range(len(self.evidence)):
            self.evidence[seat] = belief[seat]

    def doubt(self, seat: i64, role: i64) -> i64:
        """How likely somebody of this role thinks that the seat, another one, is a saboteur, in thousandths."""
        at = (self.prior[role] + self.evidence[seat]) // STEP
        return self.chance[MOST + max(-MOST, min(MOST, at))]

    def anyone(self, least: i64, role: i64) -> bool:
        """Whether somebody of this role doubts anyone so much."""
        seat: i64 = 0
        while seat < len(self.evidence) and self.doubt(seat, role) < least:
            seat += 1
        return seat < len(self.evidence)

    def weigh(self, seat: i64, evidence: i64) -> None:
        """Count something that speaks for (positive) or against the seat's being a saboteur."""
        self.evidence[seat] = max(-MOST_BELIEF, min(MOST_BELIEF, self.evidence[seat] + evidence))

    def deed(self, seat: i64, target: i64, evidence: i64) -> None:
        """Who harms a trusted player is no friend, who harms a suspect is; and the other way round."""
        if seat == target:
            return
        doer = self.doubt(seat, DIGGER)
        done_to = self.doubt(target, DIGGER)
        self.weigh(seat, evidence * (MILLI - 2 * done_to) // MILLI)
        self.weigh(target, ECHO * evidence // MILLI * (MILLI - 2 * doer) // MILLI)
