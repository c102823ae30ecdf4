"""What a seat can work out from its view: the cards still to come, and who would win if it ended now."""

from saboteur.insight.chances import Case, CaveForecast, ClanChance, End, Forecast, RoleChance, Suppose
from saboteur.insight.count import CardCount, Count, count
from saboteur.insight.forecast import forecast

__all__ = [
    "CardCount", "Case", "CaveForecast", "ClanChance", "Count", "End", "Forecast", "RoleChance", "Suppose",
    "count", "forecast",
]  # fmt: skip
