"""The coach: the best moves with reasons, and what a seat can deduce, from its view and its events alone.

>>> from saboteur import Match
>>> from saboteur.coach import hint
>>> match = Match.new("saboteur", players=4, seed=7)
>>> seat = match.actor
>>> ideas = hint(match.view(seat), match.seen(seat), worlds=4)
>>> 1 <= len(ideas) <= 3 and all(idea.move in map(str, match.moves()) for idea in ideas)
True
"""

from saboteur.coach.change import Change
from saboteur.coach.hint import Idea, hint
from saboteur.coach.know import Doubt, Hope, Knowledge, know
from saboteur.coach.reason import Reason

__all__ = ["Change", "Doubt", "Hope", "Idea", "Knowledge", "Reason", "hint", "know"]
