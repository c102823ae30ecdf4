"""How much is tested: ten times as much in a long run."""

import os

LONG = os.environ.get("SABOTEUR_LONG") == "1"
