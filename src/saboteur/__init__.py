"""The Saboteur card games, rules-exact and fast."""

from saboteur.engine import DIGEST, FORM

__all__ = ["DIGEST", "FORM"]
