"""Takes screenshots of the page: a real browser, a real server, and contact sheets."""

import base64
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from browser import find

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tests" / "support"))

from servers import Server  # noqa: E402 - the server of the tests

GALLERY = ROOT / "build" / "gallery"
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
LANGUAGES = ("de", "en")
PAIRS = (("de", "dark"), ("en", "light"))
"""The looks of half the pictures: German in the dark, English in the light."""
PLAYERS = {"saboteur": 5, "saboteur2": 7, "duel": 2, "solo": 1, "dark-cave": 5}
"""The games, each with a usual number of players."""


@contextmanager
def studio(**settings: Any) -> Iterator[tuple[Browser, Server]]:
    """A browser, and a server with these settings."""
    found = find()
    if found is None:
        sys.exit("There is no Chromium on this machine. Install one, or name it in $CHROMIUM.")
    GALLERY.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data", **settings) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**found)
        yield browser, server
        browser.close()


def draw_sheet(
    browser: Browser, name: str, style: str, pictures: Sequence[Path], size: ViewportSize, *, whole: bool = False
) -> None:
    """Join several pictures into one; with `whole`, as high as needed."""
    drawn = (base64.b64encode(path.read_bytes()).decode() for path in pictures)
    page = browser.new_page(viewport=size)
    images = "".join(f'<img src="data:image/png;base64,{one}">' for one in drawn)
    page.set_content(f"<style>{style}</style>{images}")
    page.screenshot(path=GALLERY / f"{name}.png", full_page=whole)
    page.close()
