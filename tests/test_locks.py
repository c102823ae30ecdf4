"""The pinned requirements: complete, hash-checked, and silent about where packages come from."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ENTRY = re.compile(r"([a-z0-9-]+)==([^ ;\\]+)( ; [^\\]+?)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")


def pins(lock: Path) -> dict[str, str]:
    """Names and versions in a lock file."""
    return {name: version for name, version, *_ in ENTRY.findall(lock.read_text())}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_lock_holds_nothing_but_pins_with_hashes(lock: Path) -> None:
    """So it can name no host, no index and no local path."""
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
