"""Make the README's pictures of the page: `python tools/screenshots.py` plays in real browsers."""

from playwright.sync_api import Browser, ViewportSize

from studio import ROOT, studio

# The studio knows where the tests' people are.
from browsers import DESKTOP, PHONE, Person  # isort: skip

PICTURES = ROOT / "docs" / "pictures"
NEAREST = """() => [...document.querySelectorAll('.cell.can')]
  .map((cell) => cell.dataset.cell).filter((cell) => parseInt(cell) < 8).sort((a, b) => parseInt(b) - parseInt(a))[0]"""
"""The place nearest to the goals, excluding the goals."""
FAR = 6
"""The column the mine should reach."""


def table(browser: Browser, url: str, size: ViewportSize, name: str) -> None:
    """A match in progress, with a card selected and its places lit."""
    person = Person(browser, url, size)
    person.against_bots("saboteur", 5)
    while True:
        found = person.wait()
        if found["what"] == "over":
            # Saboteurs have won before the mine had come far.
            person.against_bots("saboteur", 5)
            continue
        at = found["at"]
        if found["what"] == "place":
            nearest = person.page.evaluate(NEAREST)
            if nearest is not None:
                at = f'.cell[data-cell="{nearest}"]'
                if int(nearest.split(",", maxsplit=1)[0]) >= FAR:
                    break
        person.touch(at)
        person.page.wait_for_timeout(150)
    person.page.wait_for_timeout(600)
    person.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=86)
    person.close()


def main() -> None:
    """Make all pictures."""
    with studio() as (browser, server):
        home = Person(browser, server.url).visit()
        home.page.get_by_role("button", name="Play now").wait_for()
        home.page.wait_for_timeout(800)
        home.page.screenshot(path=PICTURES / "home.jpg", type="jpeg", quality=86)
        home.close()
        table(browser, server.url, DESKTOP, "table")
        table(browser, server.url, PHONE, "phone")


if __name__ == "__main__":
    main()
