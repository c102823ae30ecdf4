"""Pictures of the living room: `python tools/gallery_room.py [SCENE …]` writes build/gallery/, with real browsers.

Televisions, hands, curtains and the Duel between two, in every state, in both languages and themes.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ViewportSize

from gallery_scenes import SIZES
from studio import GALLERY, LANGUAGES, PAIRS, PLAYERS, THEMES, draw_sheet, studio

# The studio knows where the tests' people and servers are.
from browsers import Person  # isort: skip
from servers import Guest, Server, Table, open_table, sync  # isort: skip

TELEVISION: dict[str, ViewportSize] = {"1920x1080": {"width": 1920, "height": 1080}}
HAND = SIZES
TABLETS: dict[str, ViewportSize] = {
    "1180x820": {"width": 1180, "height": 820},
    "820x1180": {"width": 820, "height": 1180},
}
NAMES = ("Tilda", "Brom", "Mirja", "Odo", "Grimma", "Jonte", "Hedwig", "Alva", "Fenna", "Donnerstagsrunde")

Offer = dict[str, Any]
Wanted = Callable[[Offer], bool]


class Room:
    """People round one table, with as many real browsers as a picture needs."""

    def __init__(self, browser: Browser, server: Server, language: str) -> None:
        self.browser = browser
        self.server = server
        self.language = language
        self.people: list[Person] = []
        self.guests: list[Guest] = []
        self.sockets: list[Table] = []
        self.table = ""

    def person(self, sizes: dict[str, ViewportSize]) -> Person:
        """Somebody with a browser of this size."""
        one = Person(self.browser, self.server.url, next(iter(sizes.values())), self.language)
        self.people.append(one)
        return one

    def open(self, game: str, players: int = 0, present: int = 0, *, started: bool = True, rounds: int = 0) -> "Room":
        """A table at which all, or so many, sit; with `started` they play."""
        players = players or PLAYERS[game]
        self.guests = [Guest(self.server, name, self.language) for name in NAMES[: present or players]]
        options = {**({"rounds": rounds} if rounds else {}), **({"first": "p1"} if players > 1 else {})}
        seats = [{"me": True}, *({} for _ in range(players - 1))]
        self.table = open_table(self.guests[0], *seats, game=game, options=options)
        self.sockets = [guest.join(self.table) for guest in self.guests]
        for seat, socket in enumerate(self.sockets[1:], 1):
            socket.do("sit", seat=seat)
            if seat % 2 or started:
                socket.do("ready")
        if started:
            self.sockets[0].do("start")
            sync(*self.sockets)
        return self

    def share(self, game: str, players: int) -> "Room":
        """A table whose players hand one device round."""
        self.guests = [Guest(self.server, NAMES[0], self.language)]
        self.table = open_table(self.guests[0], {"me": True}, *({} for _ in range(players - 1)), game=game)
        self.sockets = [self.guests[0].join(self.table)]
        for seat in range(1, players):
            self.sockets[0].do("share", seat=seat, name=NAMES[seat])
        self.sockets[0].do("start")
        self.sockets[0].wait("state")
        return self

    def play(self, turns: int, until: Wanted | None = None) -> "Room":
        """Dig to the east; stop early when the first person can do what is wanted."""
        for turn in range(turns):
            sync(*self.sockets)
            mover = next((one for one in self.sockets if one.match.get("moves")), None)
            if mover is None or self.sockets[0].table["phase"] != "playing":
                break
            offers = mover.match["moves"]
            if until and mover is self.sockets[0] and any(until(one["move"]) for one in offers):
                break
            mover.play(max(offers, key=lambda one: worth(one["move"], turn))["text"])
        sync(*self.sockets)
        return self

    def finish(self) -> "Room":
        """Play until the round or the match is over."""
        while self.sockets[0].table["phase"] == "playing" and not self.sockets[0].over:
            self.play(20)
        return self

    def television(self) -> Person:
        """The table on a big screen."""
        big = self.person(TELEVISION).visit(f"/tv/{self.table}")
        big.page.locator("main h1").first.wait_for()
        return big

    def hand(self, *, still: bool = True) -> Person:
        """The first person's phone beside a television."""
        self.television()
        phone = self.person(HAND).become(self.guests[0]).visit(f"/t/{self.table}")
        phone.page.locator("main.hand, .end, main").first.wait_for()
        if still:
            phone.page.locator("[data-slot]").first.wait_for()
            phone.page.evaluate("() => document.querySelector('.reveal .main')?.click()")
            phone.page.locator(".reveal").wait_for(state="detached")
        return phone

    def device(self, sizes: dict[str, ViewportSize]) -> Person:
        """The device that is handed round."""
        one = self.person(sizes).become(self.guests[0]).visit(f"/t/{self.table}")
        one.page.locator("[data-gate], [data-hold]").first.wait_for()
        return one

    def close(self) -> None:
        """Everybody leaves."""
        for one in self.people:
            one.close()
        for socket in self.sockets:
            socket.close()


def worth(move: Offer, turn: int) -> tuple[int, int]:
    """Paths to the east first, sometimes a broken tool, and no end of the round by discarding."""
    kind = str(move.get("card") or "")
    if "broken" in kind and turn % 3 == 0 and move["verb"] == "play":
        return 3, turn
    if move["verb"] == "lay":
        return 2, (move.get("cell") or [0, 0])[0]
    return int(move["verb"] not in {"discard", "propose-end", "remove"}), 0


def mends(move: Offer) -> bool:
    """Whether a move mends a tool."""
    return move["verb"] == "play" and "repair" in str(move.get("card"))


def at_player(move: Offer) -> bool:
    """Whether a move is aimed at a player."""
    return move["verb"] == "play" and move.get("seat") is not None and "broken" in str(move.get("card"))


def mapped(move: Offer) -> bool:
    """Whether a move looks at a goal."""
    return move["verb"] == "play" and str(move.get("card")) == "map"


def laid(move: Offer) -> bool:
    """Whether a move lays a path."""
    return bool(move["verb"] == "lay")


def choose(phone: Person, room: Room, wanted: Wanted) -> Person:
    """Touch the card with which the wanted can be done."""
    match = room.sockets[0].match
    hand = match["view"]["hand"]
    found = [one["move"]["card"] for one in match["moves"] if wanted(one["move"])]
    # A turned card is not called as it is in the hand.
    slot = next((hand.index(card) for card in found if card in hand), None)
    if slot is not None:
        phone.touch(f'[data-slot="{slot}"]')
    return phone


def waiting(game: str, players: int, present: int) -> Callable[[Room], Person]:
    """A television before the match."""

    def act(room: Room) -> Person:
        big = room.open(game, players, present, started=False).television()
        room.sockets[-1].do("react", reaction="mug")
        return big

    return act


def big(game: str, turns: int, players: int = 0) -> Callable[[Room], Person]:
    """A television in the middle of a match."""
    return lambda room: room.open(game, players).play(turns).television()


def big_end(game: str, players: int = 0, rounds: int = 0) -> Callable[[Room], Person]:
    """A television at the end of a round or a match."""

    def act(room: Room) -> Person:
        room.open(game, players, rounds=rounds).finish()
        shown = room.television()
        shown.page.locator("main.ending").wait_for()
        return shown

    return act


def big_said(room: Room) -> Person:
    """Claims, talk and a reaction."""
    shown = room.open("saboteur").play(7).television()
    room.sockets[1].do("claim", claim="accuse p3")
    room.sockets[2].do("chat", text="Das war ich nicht!" if room.language == "de" else "That was not me!")
    room.sockets[3].do("react", reaction="troll")
    shown.page.locator("li i svg").first.wait_for()
    return shown


def big_paused(room: Room) -> Person:
    """A match the host has paused."""
    room.open("saboteur").play(6).sockets[0].do("pause", everyone=True)
    return room.television()


def big_lost(room: Room) -> Person:
    """A phone has lost its connection."""
    room.open("saboteur").play(6)
    room.sockets.pop().close()
    return room.television()


def big_replay(room: Room) -> Person:
    """Somebody leads through the match once more, and two point at cards."""
    shown = room.open("saboteur", rounds=1).finish().television()
    room.sockets[0].do("lead", step=16)
    for socket, cell in zip(room.sockets[1:], ([8, 0], [0, 0]), strict=False):
        socket.do("point", cell=cell)
    shown.page.locator("[data-pointer]").nth(1).wait_for()
    return shown


def big_end_said(room: Room) -> Person:
    """Reactions and a sentence at the end of a round."""
    shown = big_end("saboteur")(room)
    room.sockets[1].do("react", reaction="nugget")
    room.sockets[2].do("chat", phrase="well-done")
    shown.page.locator(".said").wait_for()
    return shown


def hand_waiting(room: Room) -> Person:
    """A phone in the lobby."""
    return room.open("saboteur", 6, 4, started=False).hand(still=False)


def hand(game: str, turns: int, players: int = 0) -> Callable[[Room], Person]:
    """A hand whose person is asked."""
    return lambda room: room.open(game, players).play(40, lambda _: room.sockets[0].match["moved"] >= turns).hand()


def hand_choosing(game: str, wanted: Wanted) -> Callable[[Room], Person]:
    """A hand with a card chosen; another match if the round ended before that could be done."""

    def act(room: Room) -> Person:
        room.open(game).play(60, wanted)
        while not any(wanted(one["move"]) for one in room.sockets[0].match["moves"]):
            for socket in room.sockets:
                socket.close()
            room.open(game).play(60, wanted)
        return choose(room.hand(), room, wanted)

    return act


def hand_waits(room: Room) -> Person:
    """A hand while another person is asked."""
    room.open("saboteur").play(5)
    while room.sockets[0].match["moves"]:
        room.play(1)
    return room.hand()


def hand_alone(room: Room) -> Person:
    """A hand whose television is gone."""
    phone = room.open("saboteur").play(40, lambda _: room.sockets[0].match["moved"] >= 6).hand()
    room.people.pop(0).close()
    phone.page.locator(".lost").wait_for()
    return phone


def hand_reveal(room: Room) -> Person:
    """The role at the beginning of a round."""
    phone = room.open("saboteur").hand(still=False)
    phone.page.locator(".reveal .main").wait_for()
    return phone


def touched(selector: str, before: Callable[[Room], Person]) -> Callable[[Room], Person]:
    """Something touched on top of another screen."""

    def act(room: Room) -> Person:
        phone = before(room)
        phone.touch(selector)
        return phone

    return act


def hand_end(game: str, rounds: int = 0) -> Callable[[Room], Person]:
    """A hand at the end of a round or a match."""

    def act(room: Room) -> Person:
        phone = room.open(game, rounds=rounds).finish().hand(still=False)
        phone.page.locator(".end").wait_for()
        return phone

    return act


def curtain(game: str, players: int, sizes: dict[str, ViewportSize]) -> Callable[[Room], Person]:
    """The curtain before somebody's turn."""
    return lambda room: room.share(game, players).device(sizes)


def behind(room: Room) -> Person:
    """What the next person sees once the gate is open."""
    one = room.share("saboteur", 4).device(HAND)
    one.page.locator("[data-gate]").dispatch_event("pointerdown")
    one.page.locator("[data-slot]").first.wait_for()
    one.page.evaluate("() => document.querySelector('.reveal .main')?.click()")
    return one


def between(*, held: bool) -> Callable[[Room], Person]:
    """The Duel on a tablet that lies between two."""

    def act(room: Room) -> Person:
        one = room.share("duel", 2).device(TABLETS)
        if held:
            one.page.locator("[data-hold='0']").dispatch_event("pointerdown")
            one.page.locator("[data-slot]").first.wait_for()
        return one

    return act


ROLE = "button.card"
MENDING = ("saboteur", "saboteur2", "duel", "solo")
Scene = tuple[dict[str, ViewportSize], Callable[[Room], Person]]

SCENES: dict[str, Scene] = {
    "tv-nobody": (TELEVISION, waiting("saboteur", 6, 1)),
    "tv-waiting": (TELEVISION, waiting("saboteur", 6, 4)),
    "tv-waiting-10": (TELEVISION, waiting("saboteur", 10, 10)),
    **{f"tv-{game}": (TELEVISION, big(game, 14)) for game in PLAYERS},
    "tv-saboteur-10": (TELEVISION, big("saboteur", 30, 10)),
    "tv-said": (TELEVISION, big_said),
    "tv-paused": (TELEVISION, big_paused),
    "tv-lost": (TELEVISION, big_lost),
    "tv-round-end": (TELEVISION, big_end("saboteur")),
    "tv-round-end-10": (TELEVISION, big_end("saboteur", 10)),
    "tv-round-end-duel": (TELEVISION, big_end("duel")),
    **{f"tv-end-{game}": (TELEVISION, big_end(game, rounds=1)) for game in PLAYERS if game != "dark-cave"},
    "tv-end-dark-cave": (TELEVISION, big_end("dark-cave")),
    "tv-end-said": (TELEVISION, big_end_said),
    "tv-replay": (TELEVISION, big_replay),
    "hand-waiting": (HAND, hand_waiting),
    "hand-reveal": (HAND, hand_reveal),
    **{f"hand-{game}": (HAND, hand(game, 6)) for game in PLAYERS},
    "hand-waits": (HAND, hand_waits),
    "hand-alone": (HAND, hand_alone),
    "hand-aim": (HAND, hand_choosing("saboteur", laid)),
    "hand-aim-dark-cave": (HAND, hand_choosing("dark-cave", laid)),
    "hand-player": (HAND, hand_choosing("saboteur", at_player)),
    "hand-map": (HAND, hand_choosing("saboteur", mapped)),
    **{f"hand-mend-{game}": (HAND, hand_choosing(game, mends)) for game in MENDING},
    "hand-covered": (HAND, touched("[data-cover]", hand("saboteur", 6))),
    "hand-role": (HAND, touched(f"section {ROLE}", hand("saboteur", 6))),
    "hand-notes": (HAND, touched("[data-notes]", hand("saboteur", 14))),
    "hand-talk": (HAND, touched("header .dot", hand("saboteur", 14))),
    "hand-claims": (HAND, touched("[data-say]", hand("saboteur", 14))),
    "hand-end": (HAND, hand_end("saboteur")),
    **{f"hand-end-{game}": (HAND, hand_end(game, rounds=1)) for game in PLAYERS if game != "dark-cave"},
    "hand-end-dark-cave": (HAND, hand_end("dark-cave")),
    "curtain-2": (HAND, curtain("saboteur2", 2, HAND)),
    "curtain-10": (HAND, curtain("saboteur", 10, HAND)),
    "curtain-2-tablet": (TABLETS, curtain("saboteur2", 2, TABLETS)),
    "curtain-10-tablet": (TABLETS, curtain("saboteur", 10, TABLETS)),
    "curtain-open": (HAND, behind),
    "between-covered": (TABLETS, between(held=False)),
    "between-open": (TABLETS, between(held=True)),
}

WIDTHS = "img { width: 17% } img:nth-child(4n) { width: 35% }"
WIDTHS += "img:nth-child(4n+2) { width: 28% } img:nth-child(4n+3) { width: 20% }"
SHEETS: dict[str, tuple[str, ViewportSize]] = {
    "tv": ("img { width: 50% }", {"width": 1456, "height": 409}),
    "hand": (WIDTHS, {"width": 1456, "height": 788}),
    "tablet": ("img:nth-child(2n+1) { width: 59% } img:nth-child(2n) { width: 41% }", {"width": 1000, "height": 1180}),
}
"""How the pictures of a scene lie beside each other: languages and themes, on tablets one below the other."""
STYLE = "body { margin: 0; display: flex; flex-wrap: wrap; align-items: start; background: #888 }"
REST = 350
"""Milliseconds until the board has found its place in another window."""


def shoot(
    browser: Browser, server: Server, name: str, language: str, themes: Sequence[Literal["dark", "light"]]
) -> list[Path]:
    """A scene in one language: its sizes and themes of the same moment."""
    sizes, act = SCENES[name]
    room = Room(browser, server, language)
    made: list[Path] = []
    one = act(room)
    one.page.wait_for_load_state("networkidle")
    for theme in themes:
        one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        for title, size in sizes.items():
            one.page.set_viewport_size(size)
            one.page.wait_for_timeout(REST)
            made.append(GALLERY / f"{name}-{title}-{theme}-{language}.png")
            one.page.screenshot(path=made[-1])
    if name.startswith("tv"):
        share, words = one.smallest_text()
        print(f"{name} {language}: the smallest text is {share:.1%} of the height: {words}", flush=True)
    for person in room.people:
        if person.complaints:
            print(f"{name}: {person.complaints}", file=sys.stderr)
    room.close()
    return made


def combine(browser: Browser, name: str, pictures: list[Path]) -> None:
    """One picture with all of a scene beside each other."""
    style, size = SHEETS.get("tablet" if SCENES[name][0] is TABLETS else name.partition("-")[0], SHEETS["hand"])
    draw_sheet(browser, f"sheet-{name}", STYLE + style, pictures, size, whole=True)


def main() -> None:
    """Make the pictures of all scenes, or of those named."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("scenes", nargs="*", metavar="SCENE", help=f"one of: {', '.join(SCENES)}")
    wishes.add_argument("--pairs", action="store_true", help="German only in the dark, English only in the light")
    given = wishes.parse_args()
    named: list[str] = given.scenes
    if unknown := set(named) - set(SCENES):
        wishes.error(f"there is no scene {min(unknown)}; there are: {', '.join(SCENES)}")
    with studio(between=600.0) as (browser, server):
        for name in named or SCENES:
            pictures: list[Path] = []
            for language in LANGUAGES:
                themes = [theme for theme in THEMES if not given.pairs or (language, theme) in PAIRS]
                try:
                    pictures += shoot(browser, server, name, language, themes)
                except Exception as error:  # noqa: BLE001 - the other pictures are still wanted
                    print(f"{name} {language}: {error}", file=sys.stderr, flush=True)
            if pictures:
                combine(browser, name, pictures)


if __name__ == "__main__":
    main()
