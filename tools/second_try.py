"""Retries flaky tests, in which real browsers, servers and terminals race each other.

All other tests are deterministic: a failure is a bug.
"""

import json
from pathlib import Path

RACING = ("tests/page/", "tests/server/", "tests/terminal/")
MOST = 3
"""More failures than this are not flakiness."""


def deserved(cache: Path) -> list[str]:
    """The tests that failed in the last run with this cache, if they may be retried; else none."""
    try:
        failed = list(json.loads((cache / "v/cache/lastfailed").read_text(encoding="utf-8")))
    except FileNotFoundError:
        return []
    return failed if len(failed) <= MOST and all(test.startswith(RACING) for test in failed) else []
