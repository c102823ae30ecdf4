"""The option type for seconds."""

from __future__ import annotations

import math

import click


class Seconds(click.FloatRange):
    """Seconds within bounds; NaN would slip through a plain range check."""

    def convert(self, value: float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Convert and check the value."""
        seconds = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail(f"{value} is not a number of seconds from {self.min} to {self.max}.", param, ctx)
        return seconds
