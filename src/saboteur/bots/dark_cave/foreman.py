"""The bots `foreman` and `master` in The Dark Cave: a search weighted by belief."""

from __future__ import annotations

from saboteur.bots.believer import Believer

FOREMAN = Believer
