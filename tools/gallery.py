"""Pictures of every screen: `python tools/gallery.py [SCREEN …]` plays in real browsers and writes build/gallery/.

Each screen in four sizes, two themes and both languages, and a sheet with all of them, to be looked at one by one.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from browser import find

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "build" / "gallery"
sys.path.append(str(ROOT / "tests" / "support"))

from browsers import Person  # noqa: E402 - the people of the tests
from servers import Server  # noqa: E402 - and their server

SIZES: dict[str, ViewportSize] = {
    "390x844": {"width": 390, "height": 844},
    "844x390": {"width": 844, "height": 390},
    "820x1180": {"width": 820, "height": 1180},
    "1440x900": {"width": 1440, "height": 900},
}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
LANGUAGES = ("de", "en")
GAMES = {"saboteur": 5, "saboteur2": 7, "duel": 2, "solo": 1, "dark-cave": 5}
PUZZLES = (
    "saboteur-who",
    "saboteur-gold",
    "saboteur-move",
    "saboteur2-who",
    "duel-move",
    "solo-move",
    "dark-cave-move",
)
REST = 350
"""Milliseconds until the board has found its place in another window."""

SHEET = """
body { margin: 0; display: grid; grid-template: repeat(2, 226px 304px) / 244px 476px 364px; gap: 2px; background: #888 }
img { width: 100% }
img:nth-child(4n + 1) { grid-row: span 2; grid-column: 1 }
img:nth-child(4n + 2) { grid-column: 2 }
img:nth-child(4n + 3) { grid-row: span 2; grid-column: 3 }
img:nth-child(4n + 4) { grid-column: 2 }
body { grid-auto-flow: dense }
"""
"""A row for each theme: phone, phone on its side above desktop, tablet."""

Act = Callable[[Person], object]


def visit(path: str) -> Act:
    """Go to an address."""

    def act(one: Person) -> None:
        one.visit(path).page.get_by_role("heading", level=1).first.wait_for()
        one.page.wait_for_load_state("networkidle")

    return act


def match(game: str, players: int, turns: int = 3, **options: str | int) -> Act:
    """A match in progress, with a card chosen if one can be."""

    def act(one: Person) -> None:
        one.against_bots(game, players, **options)
        for _ in range(turns):
            found = one.wait()
            if found["what"] == "over":
                return
            one.touch(found["at"])
            one.page.wait_for_timeout(60)
        found = one.wait()
        if found["what"] == "card":
            one.touch(found["at"])

    return act


def over(selector: str, before: Act) -> Act:
    """Something touched on top of another screen."""

    def act(one: Person) -> None:
        before(one)
        one.page.keyboard.press("Escape")
        one.touch(selector)

    return act


def reveal(one: Person) -> None:
    """The beginning of a round."""
    one.against_bots("saboteur2", 6)
    one.page.locator(".reveal .main").wait_for()


def round_over(one: Person) -> None:
    """The end of a round."""
    one.against_bots("saboteur", 4)
    one.play_by_keys(until="next")


def match_over(one: Person) -> None:
    """The end of a match."""
    one.against_bots("dark-cave", 4)
    one.play_by_keys()


def replay(one: Person) -> None:
    """A finished match, watched again."""
    one.against_bots("duel", 2, rounds=1)
    one.play_by_keys()
    one.touch('.end a[href^="/replay"]')
    one.page.locator(".cell").first.wait_for()


def story(game: str, players: int) -> Act:
    """The story of a finished match."""

    def act(one: Person) -> None:
        one.against_bots(game, players, **({} if game == "dark-cave" else {"rounds": 1}))
        one.play_by_keys()
        one.visit(one.page.url.removeprefix(one.url).replace("/t/", "/story/"))
        one.page.locator(".tale li").first.wait_for()
        one.page.wait_for_load_state("networkidle")

    return act


def shared(one: Person) -> None:
    """The picture of a finished match, to be shared."""
    story("duel", 2)(one)
    one.touch("button:has(.lucide-share-2)")
    one.page.locator("dialog img").wait_for()


def show(one: Person) -> None:
    """Bots that play for somebody who watches."""
    visit("/watch/saboteur")(one)
    one.touch(".btn.main")
    one.page.locator(".cell").first.wait_for()
    one.page.wait_for_timeout(20 * REST)


def taught(game: str, steps: int) -> Act:
    """A lesson, some steps later."""

    def act(one: Person) -> None:
        visit(f"/learn/{game}")(one)
        for _ in range(steps):
            one.touch(".nav button:last-of-type")
            one.page.wait_for_timeout(REST)

    return act


def asked(puzzle: str, *touched: str) -> Act:
    """A puzzle, after some touches."""

    def act(one: Person) -> None:
        visit(f"/puzzle/{puzzle}")(one)
        one.page.locator("[data-puzzle]").wait_for()
        for selector in touched:
            one.touch(selector)
            one.page.wait_for_load_state("networkidle")

    return act


def lobby(one: Person) -> None:
    """A table that waits for players."""
    one.visit("/open/saboteur")
    one.touch(".btn.main")
    one.page.get_by_role("textbox").first.wait_for()


def mistake(one: Person) -> None:
    """A wrong touch in a lesson."""
    visit("/learn/saboteur")(one)
    one.touch('[data-slot="1"]')
    one.touch('[data-cell="4,0"]')


SCREENS: dict[str, Act] = {
    "home": visit("/"),
    "open": visit("/open/saboteur2"),
    "lobby": lobby,
    "settings": visit("/settings"),
    "day": visit("/day"),
    "record": visit("/replay"),
    "nowhere": visit("/nothing/here"),
    "reveal": reveal,
    **{f"table-{game}": match(game, players) for game, players in GAMES.items()},
    "table-10": match("saboteur", 10),
    "table-12": match("saboteur2", 12),
    "sheet": over("[data-seat='1'] .player", match("saboteur", 5, 8)),
    "counter": over("[data-deck]", match("saboteur2", 5, 4)),
    "winners": over("[data-winners]", match("saboteur2", 5, 8)),
    "winners-cave": over("[data-winners]", match("dark-cave", 5, 8)),
    "round-over": round_over,
    "match-over": match_over,
    "replay": replay,
    **{f"story-{game}": story(game, players) for game, players in GAMES.items()},
    "shared": shared,
    "watch": visit("/watch/saboteur"),
    "show": show,
    **{f"hint-{game}": over("[data-hint]", match(game, players)) for game, players in GAMES.items()},
    "know": over("[data-know]", match("saboteur", 5, 8)),
    **{f"puzzle-{name}": asked(f"{name}-001") for name in PUZZLES},
    "puzzle-clue": asked("saboteur-move-001", "[data-act=clue]"),
    "puzzle-solved": asked("saboteur-who-001", "[data-act=solve]"),
    **{name: visit(f"/{name}") for name in ("puzzles", "circles", "me", "history", "stats")},
    "mistake": mistake,
    **{f"lesson-{game}": visit(f"/learn/{game}") for game in GAMES},
    **{f"lesson-{game}-{steps}": taught(game, steps) for game in GAMES for steps in (4, 9)},
    **{f"rules-{game}": visit(f"/rules/{game}") for game in GAMES},
    "reference": visit("/rules/saboteur/reference"),
}


def shoot(browser: Browser, url: str, name: str, language: str) -> list[Path]:
    """A screen in one language: all sizes and themes of the same moment."""
    one = Person(browser, url, SIZES["1440x900"], language)
    made: list[Path] = []
    SCREENS[name](one)
    for theme in THEMES:
        one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        for title, size in SIZES.items():
            one.page.set_viewport_size(size)
            one.page.wait_for_timeout(REST)
            path = PICTURES / f"{name}-{title}-{theme}-{language}.png"
            one.page.screenshot(path=path)
            made.append(path)
    if one.complaints:
        print(f"{name}: {one.complaints}", file=sys.stderr)
    one.close()
    return made


def combine(browser: Browser, name: str, pictures: list[Path]) -> None:
    """One picture with all of them beside each other."""
    images = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}">' for path in pictures
    )
    page = browser.new_page(viewport={"width": 1092, "height": 1068})
    page.set_content(f"<style>{SHEET}</style>{images}")
    page.screenshot(path=PICTURES / f"sheet-{name}.png")
    page.close()


def main() -> None:
    """Make the pictures of all screens, or of those named."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("screens", nargs="*", metavar="SCREEN", help=f"one of: {', '.join(SCREENS)}")
    named: list[str] = wishes.parse_args().screens
    if unknown := set(named) - set(SCREENS):
        wishes.error(f"there is no screen {min(unknown)}; there are: {', '.join(SCREENS)}")
    found = find()
    if found is None:
        sys.exit("There is no Chromium on this machine. Install one, or name it in $CHROMIUM.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data", story_effort=0.1) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**found)
        for name in named or SCREENS:
            for language in LANGUAGES:
                combine(browser, f"{name}-{language}", shoot(browser, server.url, name, language))
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
