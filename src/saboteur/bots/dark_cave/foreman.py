"""The bots `foreman` and `master` search The Dark Cave by what they believe."""

from __future__ import annotations

from saboteur.bots.believer import Believer

FOREMAN = Believer
