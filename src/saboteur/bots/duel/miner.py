"""The bot `miner` follows the engine's policy here."""

from __future__ import annotations

from saboteur.bots.following import Following

MINER = Following
