"""Pictures of what lasts: `python tools/gallery_memory.py [SCENE …]` writes build/gallery/, with real browsers.

History, statistics, circles in every state, the mine of the day, ratings, what is kept: whole pages, in four sizes, two
themes and both languages.
"""

import argparse
import base64
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize

from gallery_scenes import SIZES
from studio import GALLERY, LANGUAGES, PAIRS, THEMES, draw_sheet, studio

# The studio knows where the tests' people and servers are.
from browsers import Person  # isort: skip
from memories import fill_circle, fill_past, play_out, played  # isort: skip
from servers import Guest, Server, open_table  # isort: skip

FRIENDS = ("Tilda", "Anton", "Mirja", "Donnerstagsspielerin", "Yusuf")
STYLE = "body { margin: 0; display: flex; align-items: start; gap: 2px; background: #888 } img { width: 300px }"
STYLE += "img:nth-child(4n+2) { width: 480px } img:nth-child(4n+3) { width: 340px } img:nth-child(4n) { width: 620px }"


class Life:
    """A person with a history, and the friends who share it."""

    def __init__(self, browser: Browser, server: Server, language: str) -> None:
        self.server = server
        self.me = Guest(server, "Hedwig", language)
        self.friends = [Guest(server, name, language) for name in FRIENDS]
        self.url = f"sqlite:///{server.folder / 'tables.sqlite'}"
        self.browser = Person(browser, server.url, SIZES["1440x900"], language)
        self.circles: dict[str, str] = {}

    @property
    def ids(self) -> list[str]:
        """Oneself and the friends."""
        return [one.me["id"] for one in (self.me, *self.friends)]

    @property
    def names(self) -> dict[str, str]:
        """By their ids."""
        return {one.me["id"]: one.me["name"] for one in (self.me, *self.friends)}

    def see(self, path: str, guest: Guest | None = None) -> Person:
        """Open a page, as oneself or as somebody else."""
        one = self.browser.become(guest or self.me).visit(path)
        one.page.get_by_role("heading", level=1).first.wait_for()
        return one

    def past(self) -> "Life":
        """Two months of matches."""
        if not self.me.get("/api/me/history")["matches"]:
            fill_past(self.url, self.ids[:3], 70, prefix=self.ids[0], names=self.names)
        return self

    def circle(self, name: str, *, evenings: int = 9, hours: float = 50.0, shown: bool = False) -> str:
        """A circle with evenings behind it and one ahead."""
        if name in self.circles:
            return self.circles[name]
        made = self.me.post("/api/circles", name=name)
        token = made["invite"].rsplit("/", 1)[1]
        for one in self.friends[:4] if evenings else ():
            one.post("/api/invitations", token=token)
        if hours:
            self.me.post(f"/api/circles/{made['id']}/date", at=int(time.time() + hours * 3600))
            for one, answer in zip((self.me, *self.friends), ("yes", "yes", "maybe", "no"), strict=False):
                one.post(f"/api/circles/{made['id']}/me", answer=answer)
        if evenings:
            fill_circle(self.url, made["id"], self.ids[:5], evenings, self.names)
        if shown:
            self.me.post(f"/api/circles/{made['id']}", shown=True)
        self.circles[name] = made["id"]
        return str(made["id"])

    def tries(self, kind: str, golds: list[int]) -> None:
        """Other people who have finished the day, or the week."""
        kinds = {one["kind"]: one for one in self.me.get("/api/daily")["kinds"]}
        label = next(day["label"] for day in kinds[kind]["days"] if day["phase"] == "open")
        mark = f"{kind}-{self.ids[0][:8]}"
        won = None if kind == "mine" else 1
        rows = [(f"{mark}{n}", kind, label, f"{mark}-t{n}", 1.0, 2.0, gold, 20, won) for n, gold in enumerate(golds)]
        with closing(sqlite3.connect(self.server.folder / "tables.sqlite", timeout=60)) as database:
            database.executemany("INSERT OR IGNORE INTO tries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
            database.commit()

    def tried(self, kind: str) -> Person:
        """The mine of the day, or the Duel of the week, played to its end."""
        self.tries(kind, [1, 2, 2, 5, 9, 3, 4])
        table = self.me.join(self.me.post(f"/api/daily/{kind}")["id"])
        play_out(table)
        table.close()
        return self.see("/day" if kind == "mine" else "/day/duel")


def home(life: Life, *games: str) -> Person:
    """The first page of somebody who comes back, with matches of these games."""
    life.past().circle("Donnerstagstisch")
    if not life.me.get("/api/tables/mine"):
        played(life.me, life.friends[0], talk=False)
    options = {"saboteur": {"first": "p1"}, "duel": {"first": "p2"}}
    for game in games:
        players = {"saboteur": 6, "duel": 2}.get(game, 5)
        wish = {"game": game, "players": players, "options": options.get(game, {}), "bots": ["greedy"] * (players - 1)}
        table = life.me.join(life.me.post("/api/play", **wish)["id"])
        # Some ways are dug before the picture is taken.
        for _ in range(9):
            table.turn()
            if table.over or table.table["phase"] == "between":
                break
            moves = [str(one["text"]) for one in table.match["moves"]]
            table.play(max(moves, key=lambda text: (" " in text and "," in text, "E" in text.split()[0])))
        table.turn()
        table.close()
    one = life.see("/")
    for glance in one.page.locator("[data-glance]").all():
        glance.locator("svg").first.wait_for()
    return one


def asked_to_call(life: Life) -> Person:
    """Somebody waits at a table without a clock."""
    browser = life.browser.context.browser
    assert browser is not None
    one = Person(browser, life.server.url, SIZES["1440x900"], life.browser.language)
    one.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'default' });")
    table = open_table(life.friends[0], {"me": True}, {}, game="duel", options={"first": "p1"})
    host, me = life.friends[0].join(table), life.me.join(table)
    me.do("sit", seat=1)
    me.do("ready")
    host.until(lambda told: all(seat["person"] for seat in told["seats"]))
    host.do("start")
    host.turn()
    me.close()
    one.page.clock.install()
    one.become(life.me).visit(f"/t/{table}").page.locator("[data-slot]").first.wait_for()
    one.page.clock.run_for(5_000)
    one.page.keyboard.press("Escape")
    one.page.clock.run_for(25_000)
    one.page.locator("dialog.ask").wait_for()
    one.page.clock.resume()
    return one


def asked_to_install(life: Life) -> Person:
    """The end of a match on the third evening, in a browser that would install the page."""
    one = life.see("/")
    one.page.evaluate("() => localStorage.setItem('evenings', 'Mon Nov 02 2026|Tue Nov 03 2026')")
    one.visit(f"/t/{played(life.me, life.friends[0], talk=False)}").page.locator(".end").wait_for()
    one.page.evaluate("() => dispatchEvent(new Event('beforeinstallprompt'))")
    one.page.locator("dialog.ask").wait_for()
    return one


def closed_circle(life: Life) -> Person:
    """A circle that its founder has closed, for somebody who still has its address."""
    gone = life.circle("Aufgelöst", evenings=0, hours=0)
    life.me.post(f"/api/circles/{gone}/close", name="Aufgelöst")
    del life.circles["Aufgelöst"]
    return life.see(f"/circle/{gone}")


def shared(life: Life) -> Person:
    """The picture of a finished match, as messengers show it."""
    table = played(life.me, *life.friends[:2], game="saboteur", talk=False)
    png = life.me.http.get(f"/api/tables/{table}/picture?lang={life.browser.language}").content
    life.browser.page.goto(f"data:image/png;base64,{base64.b64encode(png).decode()}")
    return life.browser


def ratings(life: Life) -> Person:
    """Before another Duel with somebody one has met."""
    for seed in (1, 2, 3):
        played(life.me, life.friends[0], seed=seed, talk=False)
    table = open_table(life.me, {"me": True}, {}, game="duel")
    life.friends[0].join(table).do("sit", seat=1)
    one = life.see(f"/t/{table}")
    one.page.locator(".beside span").first.wait_for()
    return one


def opened(life: Life, path: str, *folded: int) -> Person:
    """A page with what is folded in opened."""
    one = life.see(path)
    one.page.wait_for_load_state("networkidle")
    for at in folded:
        one.page.locator("main details > summary").nth(at).click()
    return one


SCENES: dict[str, Callable[[Life], Person]] = {
    "home-idle": home,
    "home-back": lambda life: home(life, "saboteur", "duel"),
    "home-many": lambda life: home(life, "dark-cave", "saboteur2", "solo", "saboteur"),
    "me": lambda life: life.see("/me"),
    "history-full": lambda life: life.past().see("/history"),
    "history-none": lambda life: life.past().see("/history?game=solo&role=saboteur"),
    "history-first": lambda life: life.see("/history", Guest(life.server, "Neu", life.browser.language)),
    "stats-full": lambda life: life.past().see("/stats"),
    "stats-year": lambda life: life.past().see(f"/stats?year={time.gmtime().tm_year}"),
    "stats-first": lambda life: life.see("/stats", Guest(life.server, "Neu", life.browser.language)),
    "circles-list": lambda life: life.see(f"/circles?{life.circle('Donnerstagstisch')}"),
    "circle-founder": lambda life: opened(life, f"/circle/{life.circle('Donnerstagstisch')}", 0, 1, 2, 3),
    "circle-member": lambda life: life.see(f"/circle/{life.circle('Donnerstagstisch')}", life.friends[1]),
    "circle-soon": lambda life: life.see(f"/circle/{life.circle('Gleich', hours=0.7)}"),
    "circle-new": lambda life: life.see(f"/circle/{life.circle('Frisch', evenings=0, hours=0)}"),
    "circle-outside": lambda life: life.see(f"/circle/{life.circle('Verein', shown=True)}", life.friends[4]),
    "circle-hidden": lambda life: life.see(f"/circle/{life.circle('Donnerstagstisch')}", life.friends[4]),
    "circle-link": lambda life: life.see(
        life.me.get(f"/api/circles/{life.circle('Donnerstagstisch')}")["invite"], life.friends[4]
    ),
    "day-before": lambda life: life.see("/day"),
    "day-after": lambda life: life.tried("mine"),
    "week-before": lambda life: life.see("/day/duel"),
    "week-after": lambda life: life.tried("duel"),
    "rated": ratings,
    "rated-stats": lambda life: life.see("/stats"),
    "ask-call": asked_to_call,
    "ask-install": asked_to_install,
    "circle-closed": closed_circle,
    "share": shared,
    "settings-calls": lambda life: life.see("/settings"),
}
REST = 350
"""Milliseconds until the page has found its place in another window."""


def shoot(life: Life, name: str, themes: Sequence[Literal["dark", "light"]]) -> list[Path]:
    """A scene: its sizes and themes of the same moment, whole pages."""
    one, made = SCENES[name](life), []
    one.page.wait_for_load_state("networkidle")
    for theme in themes:
        one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        for title, size in SIZES.items():
            one.page.set_viewport_size(size)
            one.page.wait_for_timeout(REST)
            made.append(GALLERY / f"{name}-{title}-{theme}-{one.language}.png")
            one.page.screenshot(path=made[-1], full_page=not name.startswith("ask"))
            if one.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
                print(f"{name}-{title}-{one.language}: something sticks out", flush=True)
    if one.complaints:
        print(f"{name}: {one.complaints}", file=sys.stderr)
        one.complaints.clear()
    return made


def main() -> None:
    """Make the pictures of all scenes, or of those named."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("scenes", nargs="*", metavar="SCENE", help=f"one of: {', '.join(SCENES)}")
    wishes.add_argument("--pairs", action="store_true", help="German only in the dark, English only in the light")
    given = wishes.parse_args()
    named: list[str] = given.scenes
    if unknown := set(named) - set(SCENES):
        wishes.error(f"there is no scene {min(unknown)}; there are: {', '.join(SCENES)}")
    settings = {"bots": ["random", "greedy", "master"], "files": {"master": "master:iterations=1"}}
    mail = {"host": "127.0.0.1", "port": 1, "sender": "table@example.org", "security": "none"}
    with studio(**settings, ratings=True, mail=mail, public_url="https://play.example.org") as (browser, server):
        for language in LANGUAGES:
            themes = [theme for theme in THEMES if not given.pairs or (language, theme) in PAIRS]
            life = Life(browser, server, language)
            for name in named or SCENES:
                try:
                    pictures = shoot(life, name, themes)
                except Exception as error:  # noqa: BLE001 - the other pictures are still wanted
                    print(f"{name} {language}: {error}", file=sys.stderr, flush=True)
                    continue
                size: ViewportSize = {"width": 437 * len(pictures), "height": 400}
                draw_sheet(browser, f"sheet-{name}-{language}", STYLE, pictures, size, whole=True)
            life.browser.close()


if __name__ == "__main__":
    main()
