"""Lays out positions of the base game: the common layout is enough."""

from saboteur.scenario.layout import Layout

LAYOUT = Layout
