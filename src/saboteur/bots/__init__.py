"""Bots: automated players that know only their seat's view and events."""

from saboteur.bots.bot import Bot
from saboteur.bots.error import BotCheated, BotCrashed, BotError, BotNotLoaded, BotTooSlow
from saboteur.bots.loading import BOTS, load, load_all
from saboteur.bots.referee import LIMIT, Decision, Referee
from saboteur.bots.spec import names_in

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
