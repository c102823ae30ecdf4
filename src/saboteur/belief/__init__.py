"""Beliefs: how likely each player has which role, and where the gold lies, from all that one seat has seen."""

from saboteur.belief.belief import Belief
from saboteur.belief.term import Term
from saboteur.belief.words import deed, gold_summary, sentence, summary

__all__ = ["Belief", "Term", "deed", "gold_summary", "sentence", "summary"]
