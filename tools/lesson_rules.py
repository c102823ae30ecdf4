"""List the rules each lesson teaches and those it leaves out: `python tools/lesson_rules.py`."""

from rule_coverage import CHAPTERS, rules
from saboteur.games import GAMES
from saboteur.lessons import lesson

OF = {"saboteur": "B", "saboteur2": "S2", "duel": "D", "solo": "SO", "dark-cave": "C"}


def main() -> None:
    """Print both lists for every game."""
    for game in GAMES:
        taught = lesson(game).rules
        chapter = OF[game]
        left = [rule for rule in rules() if rule.rpartition("-")[0] == chapter and rule not in taught]
        known = CHAPTERS[chapter] - len(left)
        print(f"{game}: {known} of {CHAPTERS[chapter]} rules of its own")
        print(f"  taught:   {' '.join(sorted(taught))}")
        print(f"  left out: {' '.join(left)}")


if __name__ == "__main__":
    main()
