"""Pictures of every screen: `python tools/gallery.py [SCREEN …]` plays in real browsers and writes build/gallery/.

Each screen in four sizes, two themes and both languages, and a sheet with all of them, to be looked at one by one. A
film is a screen in many moments, such as every step of a lesson, and gets sheets of its own.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from saboteur.puzzles import puzzles
from studio import GALLERY, LANGUAGES, PLAYERS, THEMES, draw_sheet, studio

# The studio knows where the tests' people and servers are.
from browsers import Person  # isort: skip
from servers import Guest, Server  # isort: skip

SIZES: dict[str, ViewportSize] = {
    "390x844": {"width": 390, "height": 844},
    "844x390": {"width": 844, "height": 390},
    "820x1180": {"width": 820, "height": 1180},
    "1440x900": {"width": 1440, "height": 900},
}
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
FILM_WIDTH = 1600
"""How wide the sheets of a film are."""


class Visitor(Person):
    """Somebody who is photographed, and where the others come from."""

    def __init__(self, browser: Browser, server: Server, language: str) -> None:
        super().__init__(browser, server.url, SIZES["1440x900"], language)
        self.server = server


Act = Callable[[Visitor], object]
Film = Callable[[Visitor], Iterator[object]]
"""Something that stops at every moment to be photographed."""


def visit(path: str) -> Act:
    """Go to an address."""

    def act(one: Visitor) -> None:
        one.visit(path).page.get_by_role("heading", level=1).first.wait_for()
        one.page.wait_for_load_state("networkidle")

    return act


def match(game: str, players: int, turns: int = 3, **options: str | int) -> Act:
    """A match in progress, with a card chosen if one can be."""

    def act(one: Visitor) -> None:
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

    def act(one: Visitor) -> None:
        before(one)
        one.page.keyboard.press("Escape")
        one.touch(selector)

    return act


def reveal(one: Visitor) -> None:
    """The beginning of a round."""
    one.against_bots("saboteur2", 6)
    one.page.locator(".reveal .main").wait_for()


def round_over(one: Visitor) -> None:
    """The end of a round."""
    one.against_bots("saboteur", 4)
    one.play_by_keys(until="next")


def match_over(one: Visitor) -> None:
    """The end of a match."""
    one.against_bots("dark-cave", 4)
    one.play_by_keys()


def replay(one: Visitor) -> None:
    """A finished match, watched again."""
    one.against_bots("duel", 2, rounds=1)
    one.play_by_keys()
    one.touch('.end a[href^="/replay"]')
    one.page.locator(".cell").first.wait_for()


def story(game: str, players: int) -> Act:
    """The story of a finished match."""

    def act(one: Visitor) -> None:
        one.against_bots(game, players, **({} if game == "dark-cave" else {"rounds": 1}))
        one.play_by_keys()
        one.visit(one.page.url.removeprefix(one.url).replace("/t/", "/story/"))
        one.page.locator(".tale li").first.wait_for()
        one.page.wait_for_load_state("networkidle")

    return act


def shared(one: Visitor) -> None:
    """The picture of a finished match, to be shared."""
    story("duel", 2)(one)
    one.touch("button:has(.lucide-share-2)")
    one.page.locator("dialog img").wait_for()


def show(one: Visitor) -> None:
    """Bots that play for somebody who watches, not too fast to be seen."""
    folder = Path(one.server.closing.enter_context(tempfile.TemporaryDirectory()))
    one.url = one.server.closing.enter_context(Server(folder / "data", bot_delay=[2, 2])).url
    visit("/watch/saboteur")(one)
    one.touch(".btn.main")
    one.page.locator(".cell").first.wait_for()
    one.page.wait_for_timeout(60 * REST)


def taught(game: str, steps: int) -> Act:
    """A lesson, some steps later."""

    def act(one: Visitor) -> None:
        visit(f"/learn/{game}")(one)
        for _ in range(steps):
            one.touch(".nav button:last-of-type")
            one.page.wait_for_timeout(REST)

    return act


def course(game: str) -> Film:
    """Every step of a lesson, the end included."""

    def film(one: Visitor) -> Iterator[object]:
        visit(f"/learn/{game}")(one)
        kept = "(game) => localStorage.getItem('lessons')"
        yield one
        while not one.page.locator(".nav .btn.main .lucide-play").count():
            before = one.page.evaluate(kept, game)
            one.touch(".nav button:last-of-type")
            one.page.wait_for_function("(before) => localStorage.getItem('lessons') !== before", arg=before)
            one.page.wait_for_timeout(REST)
            yield one

    return film


def asked(sort: str, *touched: str) -> Act:
    """The first puzzle of a game and kind, after some touches."""
    game, _, kind = sort.rpartition("-")

    def act(one: Visitor) -> None:
        found = next(puzzle for puzzle in puzzles(game) if puzzle.kind == kind)
        visit(f"/puzzle/{found.id}")(one)
        one.page.locator("[data-puzzle]").wait_for()
        for selector in touched:
            one.touch(selector)
            one.page.wait_for_load_state("networkidle")

    return act


def lobby(one: Visitor) -> None:
    """A table that waits for players."""
    one.visit("/open/saboteur")
    one.touch(".btn.main")
    one.page.get_by_role("textbox").first.wait_for()


def full_lobby(one: Visitor) -> None:
    """Another one to which eleven have come, two of them with long names."""
    names = ("Ben", "Zoë", "Maximiliane", "Ole", "Frieda-Charlotte", "Kai", "Ivo", "Jette", "Nils", "Pia", "Yara")
    host = Guest(one.server, "Ada")
    seats = [{"me": True}, *[{}] * 11]
    table = host.join(str(host.post("/api/tables", game="saboteur2", players=12, seats=seats)["id"]))
    for seat, name in enumerate(names, 1):
        come = Guest(one.server, name).join(table.table["id"])
        come.do("sit", seat=seat)
        if seat % 3:
            come.do("ready")
        if seat % 4 == 0:
            come.do("chat", text="Glück auf! Wir sind gleich so weit.")
    cookies = host.http.cookies.items()
    one.context.add_cookies([{"name": name, "value": value, "url": one.url} for name, value in cookies])
    one.visit(f"/t/{table.table['id']}").page.get_by_role("textbox").first.wait_for()
    one.page.wait_for_load_state("networkidle")


def known(one: Visitor) -> None:
    """The first page for somebody who has played: a finished match and two unfinished ones."""
    one.against_bots("duel", 2, rounds=1)
    one.play_by_keys()
    for game, players in (("saboteur", 5), ("dark-cave", 4)):
        one.against_bots(game, players).wait()
    visit("/")(one)


def away(one: Visitor) -> None:
    """What happened while one was away."""
    match("saboteur", 5)(one)
    table = one.page.url
    one.visit("/settings").page.wait_for_load_state("networkidle")
    # As if the last visit had been at the beginning.
    one.page.evaluate(
        "() => { sessionStorage.clear(); for (const key of Object.keys(localStorage))"
        " if (key.startsWith('seen-')) localStorage.setItem(key, '12'); }"
    )
    one.page.goto(table)
    one.page.locator(".cell").first.wait_for()


def step_by_step(one: Visitor) -> None:
    """Bots that wait for a touch."""
    one.against_bots("saboteur", 5, first="p1")
    one.wait("card")
    one.touch("header button:has(.lucide-menu)")
    one.page.locator("[data-pace]").select_option("step")
    while not one.page.locator("[data-step]").is_visible():
        one.touch(one.wait()["at"])
        one.page.wait_for_timeout(REST)
    one.touch("[data-step]")
    one.page.wait_for_timeout(REST)


def claims(one: Visitor) -> None:
    """Something to say with a tap."""
    match("saboteur", 6)(one)
    one.page.set_viewport_size(SIZES["390x844"])
    one.touch("header button.dot")
    one.touch(".field button:first-child")


def winning(game: str, players: int) -> Film:
    """Who would win now, turn after turn."""

    def film(one: Visitor) -> Iterator[object]:
        one.against_bots(game, players)
        for _ in range(4):
            found = one.wait()
            if found["what"] in {"over", "next"}:
                return
            one.page.keyboard.press("Escape")
            one.touch("[data-winners]")
            one.page.locator("dialog.over h3").first.wait_for()
            tabs = one.page.locator("dialog.over [role=tab], dialog.over [role=radio]")
            for at in range(max(1, tabs.count())):
                if tabs.count():
                    tabs.nth(at).click()
                yield one
            one.page.keyboard.press("Escape")
            one.page.locator("dialog.over").wait_for(state="detached")
            for _ in range(8):
                found = one.wait()
                if found["what"] in {"over", "next"}:
                    break
                one.touch(found["at"])
                one.page.wait_for_timeout(60)

    return film


def mistake(one: Visitor) -> None:
    """A wrong touch in a lesson."""
    visit("/learn/saboteur")(one)
    one.touch('[data-slot="1"]')
    one.touch('[data-cell="4,0"]')


SCREENS: dict[str, Act] = {
    "home": visit("/"),
    "home-known": known,
    "open": visit("/open/saboteur2"),
    "lobby": lobby,
    "lobby-full": full_lobby,
    "settings": visit("/settings"),
    "day": visit("/day"),
    "record": visit("/replay"),
    "nowhere": visit("/nothing/here"),
    "reveal": reveal,
    "away": away,
    "step": step_by_step,
    "claims": claims,
    **{f"table-{game}": match(game, players) for game, players in PLAYERS.items()},
    "table-10": match("saboteur", 10),
    "table-12": match("saboteur2", 12),
    "sheet": over("[data-seat='1'] .player", match("saboteur", 5, 8)),
    "sheet-10": over("[data-seat='8'] .player", match("saboteur", 10, 8)),
    "sheet-12": over("[data-seat='11'] .player", match("saboteur2", 12, 8)),
    "counter": over("[data-deck]", match("saboteur2", 5, 4)),
    "winners": over("[data-winners]", match("saboteur2", 5, 8)),
    "winners-cave": over("[data-winners]", match("dark-cave", 5, 8)),
    "round-over": round_over,
    "match-over": match_over,
    "replay": replay,
    **{f"story-{game}": story(game, players) for game, players in PLAYERS.items()},
    "shared": shared,
    "watch": visit("/watch/saboteur"),
    "show": show,
    **{f"hint-{game}": over("[data-hint]", match(game, players)) for game, players in PLAYERS.items()},
    "know": over("[data-know]", match("saboteur", 5, 8)),
    **{f"puzzle-{name}": asked(name) for name in PUZZLES},
    "puzzle-clue": asked("saboteur-move", "[data-act=clue]"),
    "puzzle-solved": asked("saboteur-who", "[data-act=solve]"),
    **{name: visit(f"/{name}") for name in ("puzzles", "circles", "me", "history", "stats")},
    "mistake": mistake,
    **{f"lesson-{game}": visit(f"/learn/{game}") for game in PLAYERS},
    **{f"lesson-{game}-{steps}": taught(game, steps) for game in PLAYERS for steps in (4, 9)},
    **{f"rules-{game}": visit(f"/rules/{game}") for game in PLAYERS},
    "reference": visit("/rules/saboteur/reference"),
}


FILMS: dict[str, Film] = {
    **{f"course-{game}": course(game) for game in PLAYERS},
    "winning-saboteur2": winning("saboteur2", 6),
    "winning-dark-cave": winning("dark-cave", 5),
}


class Gallery:
    """Takes the pictures and lays them on sheets."""

    def __init__(self, browser: Browser, server: Server, sizes: list[str], themes: list[str]) -> None:
        self._browser = browser
        self._server = server
        self._sizes = sizes
        self._themes = themes

    def screen(self, name: str, language: str) -> None:
        """A screen in one language: all sizes and themes of the same moment."""
        one = self._somebody(language)
        SCREENS[name](one)
        self._sheet(f"{name}-{language}", self._shoot(one, f"{name}-{language}"))
        self._leave(one, name)

    def film(self, name: str, language: str) -> None:
        """A film in one language: a sheet for each size and theme."""
        one = self._somebody(language)
        moments = [self._shoot(one, f"{name}-{language}-{at:02}") for at, _ in enumerate(FILMS[name](one))]
        for pictures in zip(*moments, strict=True):
            kind = pictures[0].stem.split("-", name.count("-") + 3)[-1]
            self._sheets(f"{name}-{kind}-{language}", list(pictures), SIZES[kind.split("-")[0]])
        self._leave(one, name)

    def _somebody(self, language: str) -> Visitor:
        return Visitor(self._browser, self._server, language)

    def _leave(self, one: Visitor, name: str) -> None:
        if one.complaints:
            print(f"{name}: {one.complaints}", file=sys.stderr)
        one.close()

    def _shoot(self, one: Visitor, name: str) -> list[Path]:
        made: list[Path] = []
        for theme in self._themes:
            one.page.emulate_media(color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce")
            for size in self._sizes:
                one.page.set_viewport_size(SIZES[size])
                one.page.wait_for_timeout(REST)
                path = GALLERY / f"{name}-{size}-{theme}.png"
                one.page.screenshot(path=path)
                made.append(path)
        return made

    def _sheet(self, name: str, pictures: list[Path]) -> None:
        """One picture with all of them beside each other."""
        if len(self._sizes) == len(SIZES):
            size: ViewportSize = {"width": 1092, "height": 534 * len(self._themes)}
            draw_sheet(self._browser, f"sheet-{name}", SHEET, pictures, size)

    def _sheets(self, name: str, pictures: list[Path], size: ViewportSize) -> None:
        """As many moments beside each other as can be read, on as many pictures as it takes."""
        across = 5 if size["width"] < size["height"] else 2
        wide = FILM_WIDTH // across
        style = f"body {{ margin: 0; font-size: 0; background: #888 }} img {{ width: {wide - 2}px; margin: 1px }}"
        for page, first in enumerate(range(0, len(pictures), 2 * across)):
            some = pictures[first : first + 2 * across]
            high = (wide * size["height"] // size["width"] + 2) * -(-len(some) // across)
            draw_sheet(self._browser, f"film-{name}-{page}", style, some, {"width": FILM_WIDTH, "height": high})


def main() -> None:
    """Make the pictures of all screens, or of those named."""
    wishes = argparse.ArgumentParser(description=__doc__)
    names = [*SCREENS, *FILMS]
    wishes.add_argument("screens", nargs="*", metavar="SCREEN", help=f"one of: {', '.join(names)}")
    wishes.add_argument("--size", action="append", choices=SIZES, help="only this size; may be repeated")
    wishes.add_argument("--theme", action="append", choices=THEMES, help="only this theme")
    wishes.add_argument("--language", action="append", choices=LANGUAGES, help="only this language")
    given = wishes.parse_args()
    if unknown := set(given.screens) - set(names):
        wishes.error(f"there is no screen {min(unknown)}; there are: {', '.join(names)}")
    with studio(story_effort=0.1) as (browser, server):
        gallery = Gallery(browser, server, given.size or list(SIZES), given.theme or list(THEMES))
        for name in given.screens or names:
            for language in given.language or LANGUAGES:
                (gallery.film if name in FILMS else gallery.screen)(name, language)
            print(name, flush=True)


if __name__ == "__main__":
    main()
