"""Pictures to share: a finished match or an invitation as SVG and PNG, with a text alternative.

>>> from saboteur import Match
>>> from saboteur.picture import Player, ending_of
>>> import random
>>> match = Match.new("solo", players=1, seed=3, rounds=1)
>>> rng = random.Random(1)
>>> while match.actor is not None:
...     _ = match.play(rng.choice(match.moves()))
>>> picture = ending_of(match, [Player("Alda")], "en")
>>> picture.svg.startswith("<svg") and "0 gold" in picture.alt
True
"""

from saboteur.picture.ending import Ending, ending_of, ending_picture, ending_words
from saboteur.picture.invitation import invitation, invitation_words
from saboteur.picture.picture import NoRasteriser, Picture, Words
from saboteur.picture.player import Player, players_of

__all__ = [
    "Ending",
    "NoRasteriser",
    "Picture",
    "Player",
    "Words",
    "ending_of",
    "ending_picture",
    "ending_words",
    "invitation",
    "invitation_words",
    "players_of",
]
