"""Pictures of every screen: `python tools/gallery.py [SCREEN …]` plays in real browsers and writes build/gallery/.

Each screen in four sizes, two themes and both languages, and sheets with all sizes beside each other, to be looked at
one by one. A film is a screen in many moments, such as every step of a lesson, and gets sheets of its own. `--pairs`
takes half the pictures: German in the dark, English in the light.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser

from gallery_insight import INSIGHT
from gallery_scenes import FILMS, LONG, REST, SCREENS, SIZES, Visitor
from studio import GALLERY, LANGUAGES, PAIRS, THEMES, draw_sheet, studio

# The studio knows where the tests' servers are.
from servers import Server  # isort: skip

ALL = SCREENS | INSIGHT
SHEET = """
body { margin: 0; display: grid; grid-template: 320px 432px / 347px 692px 523px; gap: 2px; background: #888 }
img { width: 100% }
img:nth-child(1) { grid-area: 1 / 1 / 3 }
img:nth-child(2) { grid-area: 1 / 2 }
img:nth-child(3) { grid-area: 1 / 3 / 3 }
img:nth-child(4) { grid-area: 2 / 2 }
"""
"""The layout of a sheet: phone; landscape phone above desktop; tablet."""
FILM = {"390x844": (5, 1, 312), "844x390": (2, 3, 660), "820x1180": (4, 1, 390), "1440x900": (2, 2, 700)}
"""The columns and rows of a film's frames on a sheet, and their width."""


class Gallery:
    """Takes the screenshots and arranges them on sheets."""

    def __init__(self, browser: Browser, server: Server, sizes: Sequence[str]) -> None:
        self._browser = browser
        self._server = server
        self._sizes = sizes

    def screen(self, name: str, language: str, themes: Sequence[str]) -> None:
        """A screen in one language: all sizes and themes of the same state."""
        one = Visitor(self._browser, self._server, language)
        ALL[name](one)
        made = self._shoot(one, f"{name}-{language}", themes)
        if len(self._sizes) == len(SIZES):
            for theme in themes:
                pictures = [made[size, theme] for size in SIZES]
                draw_sheet(
                    self._browser, f"sheet-{name}-{language}-{theme}", SHEET, pictures, {"width": 1566, "height": 754}
                )
        if name in LONG:
            self._read(one, f"{name}-{language}", themes)
        self._leave(one, name)

    def film(self, name: str, language: str, themes: Sequence[str]) -> None:
        """A film in one language: sheets for each size and theme."""
        one = Visitor(self._browser, self._server, language)
        moments = [self._shoot(one, f"{name}-{language}-{at:02}", themes) for at, _ in enumerate(FILMS[name](one))]
        for size, theme in moments[0]:
            self._sheets(f"{name}-{size}-{language}-{theme}", [made[size, theme] for made in moments], size)
        self._leave(one, name)

    def _leave(self, one: Visitor, name: str) -> None:
        if one.complaints:
            print(f"{name}: {one.complaints}", file=sys.stderr)
        one.close()

    def _shoot(self, one: Visitor, name: str, themes: Sequence[str]) -> dict[tuple[str, str], Path]:
        made: dict[tuple[str, str], Path] = {}
        for size in self._sizes:
            one.page.set_viewport_size(SIZES[size])
            one.page.wait_for_timeout(REST)
            for theme in themes:
                one.page.emulate_media(color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce")
                path = made[size, theme] = GALLERY / f"{name}-{size}-{theme}.png"
                one.page.screenshot(path=path)
        return made

    def _read(self, one: Visitor, name: str, themes: Sequence[str]) -> None:
        """A whole page, a window's height beside the other."""
        for size in self._sizes:
            one.page.set_viewport_size(SIZES[size])
            one.page.wait_for_timeout(REST)
            high = one.page.evaluate("() => document.documentElement.scrollHeight")
            for theme in themes:
                one.page.emulate_media(color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce")
                parts: list[Path] = []
                for top in range(0, high, SIZES[size]["height"]):
                    parts.append(GALLERY / f"{name}-{size}-{theme}-{top}.png")
                    # Chromium takes no picture of a page as long as the numbered rules.
                    one.page.evaluate("(top) => scrollTo(0, top)", top)
                    one.page.screenshot(path=parts[-1])
                self._sheets(f"{name}-{size}-{theme}", parts, size)

    def _sheets(self, name: str, pictures: Sequence[Path], size: str) -> None:
        """As many frames side by side as are readable, on as many sheets as needed."""
        across, down, wide = FILM[size]
        high = wide * SIZES[size]["height"] // SIZES[size]["width"]
        style = f"body {{ margin: 0; font-size: 0; background: #888 }} img {{ width: {wide - 2}px; margin: 1px }}"
        for page, first in enumerate(range(0, len(pictures), across * down)):
            some = pictures[first : first + across * down]
            rows = -(-len(some) // across)
            draw_sheet(
                self._browser, f"film-{name}-{page}", style, some, {"width": wide * across, "height": (high + 2) * rows}
            )


def main() -> None:
    """Make the pictures of all screens, or of those named."""
    wishes = argparse.ArgumentParser(description=__doc__)
    names = [*ALL, *FILMS]
    wishes.add_argument("screens", nargs="*", metavar="SCREEN", help=f"one of: {', '.join(names)}")
    wishes.add_argument("--size", action="append", choices=SIZES, help="only this size; may be repeated")
    wishes.add_argument("--theme", action="append", choices=THEMES, help="only this theme")
    wishes.add_argument("--language", action="append", choices=LANGUAGES, help="only this language")
    wishes.add_argument("--pairs", action="store_true", help="German only in the dark, English only in the light")
    given = wishes.parse_args()
    if unknown := set(given.screens) - set(names):
        wishes.error(f"there is no screen {min(unknown)}; there are: {', '.join(names)}")
    themes, languages = given.theme or THEMES, given.language or LANGUAGES
    looks = {
        language: [theme for theme in themes if not given.pairs or (language, theme) in PAIRS] for language in languages
    }
    with studio(story_effort=0.1) as (browser, server):
        gallery = Gallery(browser, server, given.size or list(SIZES))
        for name in given.screens or names:
            for language, some in looks.items():
                if some:
                    (gallery.film if name in FILMS else gallery.screen)(name, language, some)
            print(name, flush=True)


if __name__ == "__main__":
    main()
