"""How much is tested: ten times as much in a long run, as little as interpreted in a quick one."""

import os

LONG = os.environ.get("SABOTEUR_LONG") == "1"
QUICK = os.environ.get("SABOTEUR_QUICK") == "1"
