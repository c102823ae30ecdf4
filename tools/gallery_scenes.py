"""The screens for `tools/gallery.py`, and how to reach them."""

import random
from collections.abc import Callable, Iterator

from playwright.sync_api import Browser, ViewportSize

from studio import PLAYERS

# The studio knows where the tests' people and servers are.
from browsers import Person  # isort: skip
from servers import Guest, Server, Table  # isort: skip

SIZES: dict[str, ViewportSize] = {
    "390x844": {"width": 390, "height": 844},
    "844x390": {"width": 844, "height": 390},
    "820x1180": {"width": 820, "height": 1180},
    "1440x900": {"width": 1440, "height": 900},
}
REST = 350
"""Milliseconds until the board has found its place in another window."""


class Visitor(Person):
    """The person whose screen is captured, and the factory for others."""

    def __init__(self, browser: Browser, server: Server, language: str) -> None:
        super().__init__(browser, server.url, SIZES["1440x900"], language)
        self.server = server
        self._guest: Guest | None = None

    @property
    def guest(self) -> Guest:
        """The same person without a browser, who plays faster."""
        if self._guest is None:
            self._guest = Guest(self.server, "Ada", self.language)
            self.become(self._guest)
        return self._guest


Act = Callable[[Visitor], object]
Film = Callable[[Visitor], Iterator[object]]
"""A generator that pauses at every frame."""


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


def first_match(game: str) -> Act:
    """The first match after a lesson, with advice."""

    def act(one: Visitor) -> None:
        table = one.guest.post("/api/play", game=game, first=True)["id"]
        one.visit(f"/t/{table}").wait("card", "option")
        one.page.locator("[data-advice]").wait_for()

    return act


def reveal(game: str, players: int) -> Act:
    """The beginning of a round."""

    def act(one: Visitor) -> None:
        one.against_bots(game, players)
        one.page.locator(".reveal .main").wait_for()

    return act


def played(one: Visitor, game: str, players: int, **options: str | int) -> Table:
    """A match against bots in which anything is played until the round, or with one round the match, is over."""
    rng = random.Random(f"{game} {players}")  # noqa: S311 - for pictures
    while True:
        table = one.guest.join(str(one.guest.post("/api/play", game=game, players=players, options=options)["id"]))
        table.turn()
        while not table.over and table.table["phase"] == "playing":
            table.play(rng.choice(table.match["moves"])["text"])
            table.turn()
        # In The Dark Cave sometimes nobody gets out and nobody wins.
        if game != "dark-cave" or table.match["outcome"]["winners"]:
            return table
        table.close()


def ended(game: str, players: int, **options: str | int) -> Act:
    """The end of a round, or of a match."""

    def act(one: Visitor) -> None:
        table = played(one, game, players, **options)
        one.visit(f"/t/{table.table['id']}").page.locator(".end li").first.wait_for()

    return act


def replay(game: str, players: int, **options: str | int) -> Act:
    """A finished match, watched again with open hands, somewhere in the middle."""

    def act(one: Visitor) -> None:
        table = played(one, game, players, **options)
        one.visit(f"/replay/{table.table['id']}?step=20&eyes=all").page.locator(".cell").first.wait_for()
        one.page.wait_for_load_state("networkidle")

    return act


def refused(one: Visitor) -> None:
    """A card touched where it does not fit."""
    match("saboteur", 4, 0)(one)
    if not one.page.locator(".slot.picked").count():
        one.touch("[data-slot]")
    one.page.locator(".cell:not(.can)").nth(12).press("Enter")
    one.page.wait_for_load_state("networkidle")


def explained(one: Visitor) -> None:
    """A card that is held down."""
    match("saboteur2", 5, 0)(one)
    one.page.locator("[data-slot]").first.press("i")
    one.page.locator("dialog[open]").wait_for()


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


def lobby(one: Visitor) -> None:
    """A table that waits for players."""
    one.visit("/open/saboteur")
    one.touch(".btn.main")
    one.page.get_by_role("textbox").first.wait_for()


def full_lobby(*, guest: bool) -> Act:
    """Another one to which eleven have come, two of them with long names; seen by the host, or by the last of them."""

    def act(one: Visitor) -> None:
        names = ("Ben", "Zoë", "Maximiliane", "Ole", "Frieda-Charlotte", "Kai", "Ivo", "Jette", "Nils", "Pia", "Yara")
        me = Guest(one.server, "Ada", one.language)
        seats = [{"me": True}, *[{}] * 11]
        table = str(me.post("/api/tables", game="saboteur2", players=12, seats=seats)["id"])
        for seat, name in enumerate(names, 1):
            came = Guest(one.server, name, one.language)
            place = came.join(table)
            place.do("sit", seat=seat)
            if seat % 3:
                place.do("ready")
            if seat % 4 == 0:
                place.do("chat", text="Glück auf! Wir sind gleich so weit.")
            if guest:
                me = came
        one.become(me).visit(f"/t/{table}").page.get_by_role("textbox").first.wait_for()
        one.page.wait_for_load_state("networkidle")

    return act


def known(one: Visitor) -> None:
    """The first page for somebody who has played: a finished match and two unfinished ones."""
    played(one, "duel", 2, rounds=1)
    played(one, "saboteur2", 6, rounds=1)
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
            tabs = one.page.locator("dialog.over fieldset.wide label")
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


def mistake(game: str) -> Act:
    """A wrong touch in a lesson."""

    def act(one: Visitor) -> None:
        visit(f"/learn/{game}")(one)
        one.touch('[data-slot="1"]')
        one.page.locator(".cell:not(.can)").nth(20).press("Enter")
        one.page.locator("[data-teacher].bad").wait_for()

    return act


SCREENS: dict[str, Act] = {
    "home": visit("/"),
    "home-known": known,
    "open": visit("/open/saboteur2"),
    "lobby": lobby,
    "lobby-full": full_lobby(guest=False),
    "lobby-guest": full_lobby(guest=True),
    "settings": visit("/settings"),
    "day": visit("/day"),
    "record": visit("/replay"),
    "nowhere": visit("/nothing/here"),
    **{f"reveal-{game}": reveal(game, PLAYERS[game]) for game in ("saboteur", "saboteur2", "dark-cave")},
    **{f"first-{game}": first_match(game) for game in ("saboteur", "duel", "dark-cave")},
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
    "counter-cave": over("[data-deck]", match("dark-cave", 5, 4)),
    "refused": refused,
    "explained": explained,
    "round-over": ended("saboteur", 4),
    "round-over-12": ended("saboteur2", 12),
    "match-over-dark-cave": ended("dark-cave", 5),
    **{f"match-over-{game}": ended(game, PLAYERS[game], rounds=1) for game in PLAYERS if game != "dark-cave"},
    "replay-dark-cave": replay("dark-cave", 5),
    **{f"replay-{game}": replay(game, PLAYERS[game], rounds=1) for game in PLAYERS if game != "dark-cave"},
    **{name: visit(f"/{name}") for name in ("puzzles", "circles", "me", "history", "stats")},
    **{f"mistake-{game}": mistake(game) for game in PLAYERS},
    **{f"lesson-{game}": visit(f"/learn/{game}") for game in PLAYERS},
    **{f"lesson-{game}-{steps}": taught(game, steps) for game in PLAYERS for steps in (4, 9)},
    **{f"rules-{game}": visit(f"/rules/{game}") for game in PLAYERS},
    **{f"reference-{game}": visit(f"/rules/{game}/reference") for game in PLAYERS},
}


FILMS: dict[str, Film] = {
    **{f"course-{game}": course(game) for game in PLAYERS},
    "winning-saboteur2": winning("saboteur2", 6),
    "winning-dark-cave": winning("dark-cave", 5),
}

LONG = (
    "home",
    "home-known",
    "settings",
    *(f"{kind}-{game}" for kind in ("reference", "rules", "story") for game in PLAYERS),
)
"""Screens to be read from top to bottom: they also get sheets with all that lies below the window's edge."""
