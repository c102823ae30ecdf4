"""The rules engine of all games: the only part that is compiled.

`FORM` is the form that runs, compiled or interpreted; `DIGEST` identifies the sources.
"""

from saboteur.engine import form

FORM, DIGEST = form.choose(__name__, __path__)

__all__ = ["DIGEST", "FORM"]
