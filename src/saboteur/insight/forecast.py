"""Who would win if the round ended now, from what one seat knows. Unknown roles stay open."""

from __future__ import annotations

from saboteur.games import Ruleset
from saboteur.insight.chances import Forecast
from saboteur.insight.dark_cave import cave_forecast
from saboteur.insight.saboteur2 import round_forecast
from saboteur.view import View


def forecast(rules: Ruleset, view: View) -> Forecast | None:
    """The forecast of Saboteur 2 and The Dark Cave while a round is played; None otherwise.

    It depends on the view alone, so it cannot leak a secret.
    """
    if view.prompt is None or view.prompt.kind == "steal":
        return None
    if view.expansion is not None:
        return round_forecast(rules, view)
    return None if view.cave is None else cave_forecast(rules, view)
