"""The pinned requirements are complete, hash-checked, and name no package source."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ENTRY = re.compile(r"([a-z0-9-]+)==([^ ;\\]+)( ; [^\\]+?)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")


def pins(lock: Path) -> dict[str, str]:
    """Names and versions in a lock file."""
    return {name: version for name, version, *_ in ENTRY.findall(lock.read_text())}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_lock_holds_nothing_but_pins_with_hashes(lock: Path) -> None:
    """So it cannot name a host, an index or a local path."""
    assert "" == ENTRY.sub("", lock.read_text())


def test_a_host_would_be_noticed() -> None:
    for line in ("--index-url x\n", "uv @ file:///x\n", "uv==1\n"):
        assert ENTRY.sub("", line) == line


def test_every_group_is_locked() -> None:
    assert {lock.stem for lock in LOCKS} == set(PROJECT["dependency-groups"])


@pytest.mark.parametrize("group", PROJECT["dependency-groups"])
def test_lock_satisfies_what_the_project_asks_for(group: str) -> None:
    """A requirement changed without `go.py lock` is noticed."""
    wanted = list(PROJECT["dependency-groups"][group])
    if group == "build":
        wanted += PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    locked = pins(ROOT / "requirements" / f"{group}.txt")
    for requirement in map(Requirement, wanted):
        assert locked[canonicalize_name(requirement.name)] in requirement.specifier


def test_locks_agree() -> None:
    build, dev = pins(ROOT / "requirements" / "build.txt"), pins(ROOT / "requirements" / "dev.txt")
    assert {} == {name: version for name, version in dev.items() if build.get(name, version) != version}


def page_packages(folder: str = "web") -> dict[str, dict[str, Any]]:
    """The packages the page is built with and from, by where they are put."""
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    return {place: entry for place, entry in lock["packages"].items() if place}


def faults(packages: dict[str, dict[str, Any]]) -> list[str]:
    """Faults of the page's lock: naming a package source, or missing hashes."""
    found = [place for place, entry in packages.items() if "resolved" in entry or entry.get("link")]
    found += [place for place, entry in packages.items() if not str(entry.get("integrity", "")).startswith("sha512-")]
    names = {place.rpartition("node_modules/")[2] for place in packages}
    # npm omits what it cannot find for other systems; the page would then build only here.
    found += [
        name for entry in packages.values() for name in entry.get("optionalDependencies", {}) if name not in names
    ]
    return found


@pytest.mark.parametrize("folder", ["web", "tools/chromium"])
def test_page_lock_is_complete_and_names_no_host(folder: str) -> None:
    assert [] == faults(page_packages(folder))


def test_a_fault_of_the_page_lock_would_be_noticed() -> None:
    good: dict[str, Any] = {"integrity": "sha512-x"}
    assert [] == faults({"node_modules/a": good})
    for bad in ({"resolved": "x"}, {"link": True}, {"integrity": ""}, {"optionalDependencies": {"b": "1"}}):
        assert ["node_modules/a"] == faults({"node_modules/a": good | bad}) or ["b"] == faults(
            {"node_modules/a": good | bad}
        )


def test_page_lock_fits_what_the_page_asks_for() -> None:
    """A version changed without npm install is noticed; all are exact."""
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    packages = page_packages()
    for name, version in (wanted["dependencies"] | wanted["devDependencies"] | wanted["overrides"]).items():
        assert version == packages[f"node_modules/{name}"]["version"], name
