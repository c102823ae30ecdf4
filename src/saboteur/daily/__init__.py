"""The mine of the day and the Duel of the week: one deal for everybody, which nobody can know before its time.

Each day and each week has a *key*. Its *commitment*, a hash, is shown ahead; the key itself once the day is over.
Whoever has the key can deal the same cards, and check that they are what was promised.
"""

from saboteur.daily.deal import deal, dealt_from
from saboteur.daily.key import BadKey, commitment, derive, new_secret, read_commitment, read_key
from saboteur.daily.luck import Keyed
from saboteur.daily.period import KINDS, Kind, Period, PeriodError
from saboteur.daily.streak import streak

__all__ = [
    "KINDS",
    "BadKey",
    "Keyed",
    "Kind",
    "Period",
    "PeriodError",
    "commitment",
    "deal",
    "dealt_from",
    "derive",
    "new_secret",
    "read_commitment",
    "read_key",
    "streak",
]
