"""The story of a finished match: who was going to win and when, which moves turned it, who lied, and what luck did.

>>> from saboteur import Match
>>> from saboteur.analysis import analyse
>>> match = Match.new("solo", players=1, seed=3, rounds=1)
>>> import random
>>> rng = random.Random(1)
>>> while match.actor is not None:
...     _ = match.play(rng.choice(match.moves()))
>>> story = analyse(match, effort=0.1)
>>> story.rounds[0].curve[-1].chances == (float(match.outcome.gold[0]),)
True
"""

from saboteur.analysis.analyse import Unfinished, analyse
from saboteur.analysis.analysis import FORMAT, Analysis, Award, Judged, Point, RoundStory, Spoken, Suspicion
from saboteur.analysis.live import Live, live

__all__ = [
    "FORMAT",
    "Analysis",
    "Award",
    "Judged",
    "Live",
    "Point",
    "RoundStory",
    "Spoken",
    "Suspicion",
    "Unfinished",
    "analyse",
    "live",
]
