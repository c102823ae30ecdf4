"""The server's processes for bots: those of simulations, at a lower priority."""

from __future__ import annotations

import os

from saboteur.bots import worker
from saboteur.bots.protocol import Answer, Question

__all__ = ["Answer", "Question"]


def main() -> None:
    """Think for bots, but not at the cost of people who play."""
    if hasattr(os, "nice"):
        os.nice(5)
    worker.main()


if __name__ == "__main__":
    main()
