"""A process that makes pixels of a drawing: SVG on its input, PNG on its output."""

from __future__ import annotations

import os
import sys

from saboteur.picture.picture import pixels

NICE = 5
"""People's moves come first, but somebody waits for the picture: much nicer, it would never come on a busy machine."""


def main() -> None:
    """Draw one picture."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    sys.stdout.buffer.write(pixels(sys.stdin.buffer.read().decode()))


if __name__ == "__main__":
    main()
