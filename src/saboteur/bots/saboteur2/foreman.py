"""The bots `foreman` and `master` search Saboteur 2 by what they believe."""

from __future__ import annotations

from saboteur.bots.believer import Believer

FOREMAN = Believer
