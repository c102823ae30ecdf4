"""Bots: automated players that know only their seat's view and events."""

from saboteur.bots.bot import Bot
from saboteur.bots.character import CHARACTERS, base_of, character_of
from saboteur.bots.error import BotCheated, BotCrashed, BotError, BotNotLoaded, BotTooSlow
from saboteur.bots.levels import LEVELS, depth, levels, offered, seatable
from saboteur.bots.loading import BOTS, load, load_all
from saboteur.bots.referee import LIMIT, Decision, Referee
from saboteur.bots.spec import names_in

__all__ = [
    "BOTS",
    "CHARACTERS",
    "LEVELS",
    "LIMIT",
    "Bot",
    "BotCheated",
    "BotCrashed",
    "BotError",
    "BotNotLoaded",
    "BotTooSlow",
    "Decision",
    "Referee",
    "base_of",
    "character_of",
    "depth",
    "levels",
    "load",
    "load_all",
    "names_in",
    "offered",
    "seatable",
]
