"""The built page: small on first load, and without traces of where packages came from."""

import gzip
import re
from pathlib import Path

import pytest

from saboteur.server.net.page import folder

pytestmark = pytest.mark.once

MOST = 233_000
STATIC = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")


def scripts(first: Path) -> set[Path]:
    """A script and everything it loads before anything is shown."""
    found, waiting = set[Path](), [first]
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [script.parent / name for name in STATIC.findall(script.read_text(encoding="utf-8"))]
    return found


def packed(files: set[Path]) -> int:
    """The number of bytes transferred."""
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_first_load_is_small() -> None:
    """What the first page needs, the German texts of a table, and a whole table: together at most 233 kB."""
    root = folder()
    entry = re.search(r'src="/(assets/[^"]+)"', (root / "index.html").read_text(encoding="utf-8"))
    assert entry is not None
    first = scripts(root / entry[1])
    table = {other for file in (root / "assets").glob("Table-*.js") for other in scripts(file)}
    texts = {file for part in ("first", "rest") for file in (root / "assets").glob(f"words-de-{part}-*.js")}
    assert 2 == len(texts)
    assert 0 < packed(first | table | texts) <= MOST


def test_nothing_is_inline() -> None:
    """The server's policy forbids it, so it would not work."""
    html = (folder() / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*src=)|<style|style=| on[a-z]+=", html)
    assert "http" not in html
