"""Draw the examples in docs/rules anew: `python tools/draw_rules.py`. Their codes stand behind the word maze."""

from pathlib import Path

from saboteur.terminal.rulebook import redrawn
from saboteur.terminal.style import Look

RULES = Path(__file__).parents[1] / "docs" / "rules"


def main() -> None:
    """Rewrite every file whose drawings differ."""
    for file in sorted(RULES.glob("*.md")):
        written = file.read_text(encoding="utf-8")
        drawn = redrawn(written, Look())
        if drawn != written:
            file.write_text(drawn, encoding="utf-8")
            print(f"{file.name} drawn anew.")


if __name__ == "__main__":
    main()
