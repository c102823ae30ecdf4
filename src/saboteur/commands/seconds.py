"""Seconds, as an option of a command."""

from __future__ import annotations

import math

import click


class Seconds(click.FloatRange):
    """A time within bounds; what is no number at all would slip through them."""

    def convert(self, value: float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The seconds that were typed."""
        seconds = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail(f"{value} is no number of seconds from {self.min} to {self.max}.", param, ctx)
        return seconds
