"""What the documents show works, and what they link to is there."""

import doctest
import re
from pathlib import Path

import pytest

import saboteur

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_readme_example_runs() -> None:
    """As a reader would type it."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_position_example_of_the_api_runs() -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text(), re.DOTALL)
    assert len(code) >= 2
    for block in code:
        exec(compile(block, "docs/api.md", "exec"), {})  # noqa: S102 - our own document


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"`[^`]*`", "", page.read_text())
    for target in re.findall(r"\]\(([^)#]+)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_everything_the_library_offers_is_there_and_documented() -> None:
    """Also what is loaded only when it is asked for."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for name in saboteur.__all__:
        assert getattr(saboteur, name) is not None
        assert re.search(rf"\b{name}\b", page), name
    with pytest.raises(saboteur.ScenarioError, match="format"):
        saboteur.Match.from_scenario("")
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        getattr(saboteur, "Nothing")  # noqa: B009 - mypy knows there is none
