"""Bots: players without a person, who know nothing but their seat's view and the events it may see."""

from saboteur.bots.bot import Bot
from saboteur.bots.error import BotCheated, BotCrashed, BotError, BotNotLoaded, BotTooSlow
from saboteur.bots.loading import BOTS, load, load_all, names_in
from saboteur.bots.referee import LIMIT, Decision, Referee

__all__ = [
    "BOTS",
    "LIMIT",
    "Bot",
    "BotCheated",
    "BotCrashed",
    "BotError",
    "BotNotLoaded",
    "BotTooSlow",
    "Decision",
    "Referee",
    "load",
    "load_all",
    "names_in",
]
