"""What a seat can derive from its view: the cards still out, and who would win if the round ended now."""

from saboteur.insight.chances import Case, CaveForecast, ClanChance, End, Forecast, RoleChance, Suppose
from saboteur.insight.count import CardCount, Count, count
from saboteur.insight.forecast import forecast

__all__ = [
    "CardCount", "Case", "CaveForecast", "ClanChance", "Count", "End", "Forecast", "RoleChance", "Suppose",
    "count", "forecast",
]  # fmt: skip
