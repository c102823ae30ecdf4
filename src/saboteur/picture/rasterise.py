"""A process that renders SVG on its input to PNG on its output."""

from __future__ import annotations

import os
import sys

from saboteur.picture.picture import pixels

NICE = 5
"""Moves come first, but somebody waits for the picture: at a much lower priority it would starve under load."""


def main() -> None:
    """Draw one picture."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    sys.stdout.buffer.write(pixels(sys.stdin.buffer.read().decode()))


if __name__ == "__main__":
    main()
