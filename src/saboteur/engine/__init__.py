"""The machinery of all games: the only part that is compiled.

`FORM` says whether the compiled or the interpreted form runs, `DIGEST` identifies the sources.
"""

from saboteur.engine import form

FORM, DIGEST = form.choose(__name__, __path__)

__all__ = ["DIGEST", "FORM"]
