"""Tells what is being done and how long it usually takes: a live line in a terminal, else plain lines."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

BEAT = 0.2


@contextmanager
def step(title: str, usually: int) -> Iterator[None]:
    """Show a step while it is done; `usually`: seconds it takes on two processors with packages at hand."""
    began = time.monotonic()
    if not sys.stdout.isatty():
        print(f"{title} … (usually {usually} s)", flush=True)
        yield
        return
    done = threading.Event()
    ticking = threading.Thread(target=_tick, args=(title, usually, began, done), daemon=True)
    ticking.start()
    try:
        yield
    finally:
        done.set()
        ticking.join()
        print("\r\x1b[K", end="", flush=True)
    print(f"✓ {title}, {_seconds(began)}", flush=True)


def _tick(title: str, usually: int, began: float, done: threading.Event) -> None:
    while not done.is_set():
        print(f"\r\x1b[K… {title}, {_seconds(began)} (usually {usually} s)", end="", flush=True)
        done.wait(BEAT)


def _seconds(began: float) -> str:
    return f"{time.monotonic() - began:.0f} s"
