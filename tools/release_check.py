"""Check that tag, version and changelog agree: `python tools/release_check.py [TAG]`.

Without a tag only version and changelog are compared; the version may then still be unreleased.
"""

import argparse
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEADING = re.compile(r"^## (?P<version>\S+) \((?P<date>[^)]*)\)$", re.MULTILINE)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
UNRELEASED = "not released yet"


def faults(version: str, changelog: str, tag: str | None) -> list[str]:
    """What prevents a release, one sentence each."""
    found = []
    if tag is not None and tag != f"v{version}":
        found.append(f"The tag is {tag}, but pyproject.toml has version {version}: expected v{version}.")
    newest = HEADING.search(changelog)
    if newest is None:
        return [*found, f"CHANGELOG.md has no heading of the form '## {version} (2026-01-31)'."]
    if newest["version"] != version:
        found.append(f"CHANGELOG.md begins with {newest['version']}, but pyproject.toml has version {version}.")
    if not DATE.fullmatch(newest["date"]) and (tag is not None or newest["date"] != UNRELEASED):
        found.append(f"CHANGELOG.md dates {newest['version']} '{newest['date']}': write the day as 2026-01-31.")
    return found


def main(arguments: list[str] | None = None) -> int:
    """Print the faults; 1 if there are any."""
    parser = argparse.ArgumentParser(description="Check that tag, version and changelog agree.")
    parser.add_argument("tag", nargs="?", help="the tag of the release, for example v1.2.0")
    tag = parser.parse_args(arguments).tag
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = faults(project["version"], (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), tag)
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
