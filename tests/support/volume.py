"""The amount of testing: tenfold in a long run, as small as interpreted in a quick one."""

import os

LONG = os.environ.get("SABOTEUR_LONG") == "1"
QUICK = os.environ.get("SABOTEUR_QUICK") == "1"
