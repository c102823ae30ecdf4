"""The public suspicion of each seat, from public information."""

from math import exp
from typing import TYPE_CHECKING, Final, final

from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.end_round import DIGGER, SABOTEUR
from saboteur.engine.saboteur.weights import ECHO, MOST_BELIEF, SUSPECT, log_odds

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game

MILLI: Final = 1000
STEP: Final = 100  # of log odds, between two entries of the table
MOST: Final = 120  # entries on either side of even odds


@final
class Rumour:
    """Evidence that each seat is a saboteur, in thousandths of log odds."""

    evidence: vec[i64]
    doubts: vec[i64]  # role * seats + seat: the suspicion from this role's point of view; see `doubt`
    seats: i64
    suspects: i64  # seats that diggers suspect, a bit each
    prior: vec[i64]  # log odds that another seat is one, by one's own role
    chance: vec[i64]  # log odds as probability, in thousandths

    def __init__(self, game: "Game") -> None:
        self.seats = game.players
        self.evidence = vec[i64]([0] * int(game.players))
        self.doubts = vec[i64]([0] * (2 * int(game.players)))
        self.suspects = 0
        saboteurs: i64 = 0
        i: i64
        for i in range(len(game.role_cards)):
            saboteurs += game.role_cards[i]
        self.prior = vec[i64]([log_odds(saboteurs, game.players), log_odds(saboteurs - 1, game.players)])
        self.chance = vec[i64]([0] * (2 * MOST + 1))
        for i in range(-MOST, MOST + 1):
            self.chance[MOST + i] = int(1000.0 / (1.0 + exp(-float(i) * 0.1)))
        for i in range(self.seats):
            self._judge(i, 0)

    def begin(self, belief: vec[i64]) -> None:
        """Start from the current belief."""
        seat: i64
        for seat in range(self.seats):
            self._judge(seat, belief[seat])

    def doubt(self, seat: i64, role: i64) -> i64:
        """The probability, from this role's point of view, that another seat is a saboteur, in thousandths."""
        return self.doubts[role * self.seats + seat]

    def weigh(self, seat: i64, evidence: i64) -> None:
        """Add evidence for (positive) or against the seat being a saboteur."""
        self._judge(seat, max(-MOST_BELIEF, min(MOST_BELIEF, self.evidence[seat] + evidence)))

    def _judge(self, seat: i64, evidence: i64) -> None:
        """Set a seat's evidence and update derived values: doubts are read more often than they change."""
        doubts = self.doubts
        chance = self.chance
        prior = self.prior
        self.evidence[seat] = evidence
        at = (prior[SABOTEUR] + evidence) // STEP
        doubts[self.seats + seat] = chance[MOST + max(-MOST, min(MOST, at))]
        at = (prior[DIGGER] + evidence) // STEP
        doubt = chance[MOST + max(-MOST, min(MOST, at))]
        doubts[seat] = doubt
        bit: i64 = 1
        bit <<= seat
        self.suspects &= ~bit
        if doubt >= SUSPECT:
            self.suspects |= bit

    def deed(self, seat: i64, target: i64, evidence: i64) -> None:
        """Harming a trusted player is suspicious, harming a suspect is not; the reverse for helping."""
        if seat == target:
            return
        doer = self.doubt(seat, DIGGER)
        done_to = self.doubt(target, DIGGER)
        self.weigh(seat, evidence * (MILLI - 2 * done_to) // MILLI)
        self.weigh(target, ECHO * evidence // MILLI * (MILLI - 2 * doer) // MILLI)
