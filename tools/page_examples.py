"""Write the connections of the rules' examples for the page: `python tools/page_examples.py`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from saboteur.cards.shape import letters
from saboteur.terminal.example import Example

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules"
TARGET = ROOT / "web" / "src" / "play" / "examples.json"


def generate() -> str:
    """The connected arms of every card of every example, by example code and cell."""
    found: dict[str, dict[str, list[str]]] = {}
    for file in sorted(RULES.rglob("*.md")):
        for code in re.findall(r"^```maze (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            reached = Example(code).reached().items()
            found[code] = {f"{x},{y}": [letters(mask) for mask in masks] for (x, y), masks in reached if any(masks)}
    return json.dumps(found, indent=None, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8")
