"""The documents that lead through the code name only files and folders that exist."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
BASES = [ROOT / base for base in ("", "src/saboteur", "src/saboteur/engine", "src/saboteur/engine/core")]
BASES += [
    ROOT / base for base in ("src/saboteur/server", "src/saboteur/locales/en", "web", "web/src", "tests", "tools")
]
"""Where a path may begin: the documents leave out what is clear from the context."""
SUFFIXES = ("", ".py", ".ts", ".svelte")
FILE = re.compile(r"\.(py|ts|svelte|toml|ftl|md)$")
MADE = ("build/", "src/saboteur/page/", "/")
"""Beginnings of what a build writes, and of addresses on the page."""


def named(line: str) -> list[str]:
    """The paths between backquotes, as patterns: `<game>` and `…` stand for any text."""
    words = [word for span in re.findall(r"`([^`]+)`", line) for word in span.split()]
    paths = [re.sub(r"<\w+>|…", "*", word) for word in words if "/" in word or FILE.search(word)]
    return [path for path in paths if not path.startswith(MADE)]


def drawn(block: str) -> list[str]:
    """The paths in a diagram."""
    paths = re.findall(r"(?<![\w/])[\w<>*]+(?:/[\w<>*.]+)+/?", block)
    return [re.sub(r"<\w+>", "*", path) for path in paths]


def choices(pattern: str) -> list[str]:
    """`{de,en}` written out."""
    found = re.search(r"\{([^}]*)\}", pattern)
    if not found:
        return [pattern]
    return [pattern[: found.start()] + choice + pattern[found.end() :] for choice in found[1].split(",")]


def lookup(pattern: str, bases: list[Path]) -> list[Path]:
    return [path for base in bases for suffix in SUFFIXES for path in base.glob(pattern.rstrip("/") + suffix)]


def missing(line: str) -> list[str]:
    """What the line names and nobody finds. A bare file name may stand beside or in any other path of the line."""
    paths = [choice for path in named(line) for choice in choices(path)]
    found = [place for path in paths for place in lookup(path, BASES)]
    near = [*BASES, *{place if place.is_dir() else place.parent for place in found}]
    return [path for path in paths if not lookup(path, near if "/" not in path else BASES)]


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md", "tests/README.md", "web/README.md"])
def test_every_named_path_exists(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    prose = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    paragraphs = re.split(r"\n(?=\n|[|*-]|\d\.|#)", prose)
    assert [lost for paragraph in paragraphs for lost in missing(paragraph.replace("\n", " "))] == []


def test_every_path_in_the_diagrams_exists() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    paths = [path for block in re.findall(r"^```\n(.*?)^```", text, re.DOTALL | re.MULTILINE) for path in drawn(block)]
    assert len(paths) >= 15
    assert [path for path in paths if not lookup(path, BASES)] == []


def test_a_lost_path_is_noticed() -> None:
    assert missing("see `server/table/outbox.py` (`action.py`), `locales/{de,en}/page.ftl`, `bots/<game>/`") == []
    assert missing("see `server/table/inbox.py`, `decks/*.tom`") == ["server/table/inbox.py", "decks/*.tom"]
    assert missing("see `server/table/outbox.py` and `zone.py`") == ["zone.py"]
