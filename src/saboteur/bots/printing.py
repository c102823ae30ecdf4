"""Redirects what bots print to stderr: stdout belongs to the report."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

OUT, ERR = 1, 2


@contextmanager
def printing_aside() -> Iterator[None]:
    """Redirect stdout to stderr, including that of child processes."""
    if sys.stdout is not None:
        sys.stdout.flush()
    try:
        kept = os.dup(OUT)
    except OSError:
        # stdout is closed, so there is nothing to protect.
        yield
        return
    try:
        os.dup2(ERR, OUT)
    except OSError:
        os.close(kept)
        yield
        return
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        if sys.stderr is not None:
            sys.stderr.flush()
        os.dup2(kept, OUT)
        os.close(kept)
