"""A bot process of the server: like that of simulations, at a lower priority."""

from __future__ import annotations

import os

from saboteur.bots import worker
from saboteur.bots.protocol import Answer, Question

NICE = 15
"""People's moves come first: bots only use CPU time that the server does not need."""

__all__ = ["Answer", "Question"]


def main() -> None:
    """Run the worker at a lower priority than the server."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    worker.main()


if __name__ == "__main__":
    main()
