"""Take the README's screenshots: `python tools/screenshots.py [NAME …]` plays in real browsers."""

import argparse
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Browser, Page, ViewportSize

from gallery_insight import story
from gallery_room import Room, big_said
from gallery_scenes import REST, Act, Visitor, taught
from studio import ROOT, studio

# The studio knows where the tests' people are.
from browsers import DESKTOP, PHONE, Person  # isort: skip
from servers import Server  # isort: skip

PICTURES = ROOT / "docs" / "pictures"
NEAREST = """() => [...document.querySelectorAll('.cell.can')]
  .map((cell) => cell.dataset.cell).filter((cell) => parseInt(cell) < 8).sort((a, b) => parseInt(b) - parseInt(a))[0]"""
"""The place nearest to the goals, excluding the goals."""
FAR = 6
"""The column the mine should reach."""
TURNS = 4
"""How often the match of the story should turn at least."""


def keep(page: Page, name: str) -> None:
    """Take the picture once all animations have finished."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(2 * REST)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=86)


def table(size: ViewportSize, name: str, browser: Browser, server: Server) -> None:
    """A match in progress, with a card selected and its places lit."""
    person = Person(browser, server.url, size)
    person.against_bots("saboteur", 5)
    while True:
        found = person.wait()
        if found["what"] == "over":
            # Saboteurs won too early.
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
    keep(person.page, name)
    person.close()


def screen(act: Act, name: str, browser: Browser, server: Server) -> None:
    """A screen of the gallery."""
    visitor = Visitor(browser, server, "en")
    act(visitor)
    keep(visitor.page, name)
    visitor.close()


def turned(one: Visitor) -> None:
    """The story of a match that turned more than once."""
    tell = story("saboteur", 5)
    tell(one)
    while one.page.locator(".curve .label").count() < TURNS:
        tell(one)


def television(browser: Browser, server: Server) -> None:
    """The living room's big screen, with talk."""
    room = Room(browser, server, "en")
    keep(big_said(room).page, "television")
    room.close()


MAKERS: dict[str, Callable[[Browser, Server], None]] = {
    "table": partial(table, DESKTOP, "table"),
    "phone": partial(table, PHONE, "phone"),
    "lesson": partial(screen, taught("saboteur", 7), "lesson"),
    "story": partial(screen, turned, "story"),
    "television": television,
}


def main() -> None:
    """Make all pictures, or those named."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(MAKERS)}")
    named: list[str] = wishes.parse_args().names
    if unknown := set(named) - set(MAKERS):
        wishes.error(f"there is no picture {min(unknown)}; there are: {', '.join(MAKERS)}")
    with studio(between=600.0, story_effort=0.4) as (browser, server):
        for name in named or MAKERS:
            MAKERS[name](browser, server)


if __name__ == "__main__":
    main()
