"""The documentation site: every page is in the navigation, and links lead somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import yaml

import docs_site
import saboteur

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
COLOUR = re.compile(r"#[0-9a-f]{6}\b")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The collected pages."""
    target = tmp_path_factory.mktemp("site") / "pages"
    docs_site.collect(target)
    docs_site.draw(target)
    return target


def places(nav: list[Any]) -> Iterator[str]:
    """Every page of the navigation."""
    for entry in nav:
        for below in entry.values():
            yield from [below] if isinstance(below, str) else places(below)


def settings() -> dict[str, Any]:
    """The site's settings."""
    found: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    return found


def test_the_navigation_holds_every_page_once(pages: Path) -> None:
    assert sorted(page.relative_to(pages).as_posix() for page in pages.rglob("*.md")) == sorted(
        places(settings()["nav"])
    )


def test_every_link_leads_to_a_page_or_file(pages: Path) -> None:
    """Links that leave the site name a file of this checkout."""
    repository, seen = docs_site.source(), 0
    for page in pages.rglob("*.md"):
        text = re.sub(r"`[^`\n]*`", "", page.read_text(encoding="utf-8"))
        for _, link in docs_site.LINK.findall(text):
            outside = re.match(rf"{re.escape(repository)}/(?:blob|tree)/main/(.*)", link)
            if outside or "://" not in link:
                assert (ROOT / outside[1] if outside else page.parent / link).exists(), (page.name, link)
                seen += 1
    assert seen > 30


def test_the_examples_of_the_guides_are_drawings(pages: Path) -> None:
    """Not letters: each is a file, drawn from the guide's own codes, and a row of cards tells their names."""
    for guide in (pages / "rules" / "guide").glob("*.md"):
        text = guide.read_text(encoding="utf-8")
        drawn = re.findall(r"!\[(.*)\]\((\S+\.svg)\)", text)
        assert len(drawn) > 4
        assert not re.search(r"```(maze|cards|text)|[━╭]", text)
        for told, name in drawn:
            picture = ET.fromstring((guide.parent / name).read_text(encoding="utf-8"))  # noqa: S314 - our own
            assert picture.findall("{*}use"), name
            assert bool(told) == ("/cards-" in name)
    assert "*gold-digger, saboteur*" in (pages / "rules" / "guide" / "saboteur.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("link", "folder", "below", "expected"),
    [
        ("docs/pictures/table.jpg", ".", ".", "pictures/table.jpg"),
        ("docs/rules/duel.md", ".", ".", "rules/duel.md"),
        ("CHANGELOG.md", ".", ".", "CHANGELOG.md"),
        ("../../README.md", "docs/rules", "rules", "../index.md"),
        ("saboteur.md", "docs/rules", "rules", "../rules/saboteur.md"),
        ("LICENSE", ".", ".", "/blob/main/LICENSE"),
        ("../examples", "docs", ".", "/tree/main/examples"),
    ],
)
def test_links_fit_the_site(link: str, folder: str, below: str, expected: str) -> None:
    assert docs_site.destination(link, folder, below).removeprefix(docs_site.source()) == expected


def test_the_reference_holds_everything_with_a_docstring(pages: Path) -> None:
    told = re.findall(r"^::: saboteur\.(\w+)$", (pages / "reference.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(name for name in saboteur.__all__ if not name.isupper())


def test_the_site_fetches_nothing_from_elsewhere() -> None:
    assert settings()["theme"]["font"] is False
    assert "repo_url" not in settings()
    assert not re.search(r"url\(|@import", (ROOT / "docs" / "site" / "site.css").read_text(encoding="utf-8"))


def test_the_site_has_the_colours_of_the_page() -> None:
    site, page = ((ROOT / path).read_text(encoding="utf-8") for path in ("docs/site/site.css", "web/src/theme.css"))
    colours = set(COLOUR.findall(site))
    assert len(colours) > 10
    assert colours <= set(COLOUR.findall(page))


def test_inline_scripts_become_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "rules").mkdir()
    page = tmp_path / "rules" / "duel.html"
    page.write_text("<script>let a = 1</script><script src='b.js'></script>")
    docs_site.move_scripts(tmp_path)
    (script,) = (tmp_path / "assets").iterdir()
    assert "let a = 1\n" == script.read_text()
    assert f"<script src=\"../assets/{script.name}\"></script><script src='b.js'></script>" == page.read_text()
