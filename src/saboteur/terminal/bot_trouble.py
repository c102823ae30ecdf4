"""Why a match cannot begin, in the reader's language if the reason is a bot's budget."""

from __future__ import annotations

from saboteur.bots.error import BotNotLoaded
from saboteur.bots.spec import BUDGET, budget_in
from saboteur.text import text


def not_loaded(error: Exception, lang: str) -> str:
    """A sentence."""
    if not isinstance(error, BotNotLoaded) or error.reason != BUDGET:
        return str(error)
    bot, budget = budget_in(error.bot)
    return text("bot-bad-budget", lang, bot=bot, budget=budget)
