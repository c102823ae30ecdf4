"""Redraw the pictures in docs/rules: `python tools/draw_rules.py`. Their codes follow the words maze and cards."""

from pathlib import Path

from saboteur.terminal.rulebook import redrawn
from saboteur.terminal.style import Look

RULES = Path(__file__).parents[1] / "docs" / "rules"


def main() -> None:
    """Rewrite every file whose drawings differ."""
    for file in sorted(RULES.rglob("*.md")):
        written = file.read_text(encoding="utf-8")
        drawn = redrawn(written, Look(), "de" if file.name.endswith(".de.md") else "en")
        if drawn != written:
            file.write_text(drawn, encoding="utf-8")
            print(f"{file.relative_to(RULES)} drawn anew.")


if __name__ == "__main__":
    main()
