"""One device that is handed round, in a real browser: nothing of a hand is left for the next person."""

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browsers import PATIENCE, PHONE, Person
from servers import Guest, Server, open_table

pytestmark = [pytest.mark.once, pytest.mark.slow]

Come = Callable[..., Person]
TABLET: ViewportSize = {"width": 1180, "height": 820}

LEFT = """() => [document.documentElement.outerHTML, document.title, JSON.stringify(history.state), location.href,
  ...[localStorage, sessionStorage].flatMap((kept) => Object.entries(kept).flat())].join()"""
"""All that a page keeps."""
AWAY = """() => {
  // The network is gone, and nobody has noticed it yet.
  WebSocket.prototype.send = () => {};
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SAID = "Ben is a liar"
PRIVATE = {"draw", "role", "discard", "map", "look"}


class Handed:
    """A phone that Ada and Ben hand to each other, with a bot at the third seat."""

    def __init__(self, game: str, device: Person, server: Server) -> None:
        ada = Guest(server, "Ada")
        bots = [] if game == "duel" else [{"bot": "random"}]
        table = open_table(ada, {"me": True}, {}, *bots, game=game, options={"first": "p1"})
        socket = ada.join(table)
        socket.do("share", seat=1, name="Ben")
        socket.do("start")
        socket.close()
        self.device = device.become(ada)
        self.page = device.page
        self.frames: list[str] = []
        """What has come over the network."""
        self.cards: list[str] = []
        """What nobody else may read."""
        self.page.on("websocket", lambda line: line.on("framereceived", lambda data: self.frames.append(str(data))))
        device.visit(f"/t/{table}")

    def covered(self, name: str) -> None:
        """The gate is shut for somebody, and nothing of anybody's hand is here."""
        self.page.get_by_role("heading", name=f"Hand the device to {name}").wait_for()
        assert 0 == self.page.locator("[data-slot], [aria-label='My role'], .reveal").count()
        assert SAID not in self.page.evaluate(LEFT)
        spoken = self.page.locator("body").aria_snapshot()
        assert [] == [card for card in self.cards if f'"{card}' in spoken]

    def hold(self) -> None:
        """Open the gate."""
        self.page.locator("[data-gate]").dispatch_event("pointerdown")
        self.page.locator("[data-slot]").first.wait_for()
        self.page.evaluate("() => document.querySelector('.reveal .main')?.click()")
        self.page.locator(".reveal").wait_for(state="detached")

    def note(self) -> Locator:
        """Where notes about the next player are written."""
        self.page.keyboard.press("p")
        return self.page.locator("textarea")

    def close_note(self) -> None:
        """Close them."""
        self.page.keyboard.press("Escape")
        self.page.locator("textarea").wait_for(state="detached")


@pytest.mark.every_case
@pytest.mark.parametrize(
    "game", ["saboteur", "dark-cave", *(pytest.param(game, marks=pytest.mark.long) for game in ("saboteur2", "duel"))]
)
def test_one_device_handed_round(game: str, person: Come, server: Server) -> None:
    """Nothing of a hand is left behind the gate: on the page, in its memory, after a reload or Back."""
    shared = Handed(game, person(PHONE), server)
    page, frames = shared.page, shared.frames
    shared.covered("Ada")
    page.locator("[data-gate]").dispatch_event("pointerdown")
    page.locator("[data-gate]").dispatch_event("pointerup")
    if game == "saboteur":
        page.wait_for_timeout(800)
        shared.covered("Ada")
    shared.hold()
    shared.cards = [str(one.get_attribute("aria-label")) for one in page.locator("[data-slot]").all()]
    shared.note().fill(SAID)
    shared.close_note()
    until(lambda: any(SAID in one for one in frames), page)
    # Put away, it forgets at once; a reload and the next person find nothing.
    page.evaluate(AWAY)
    page.locator("[data-slot]").first.wait_for(state="detached")
    assert SAID not in page.evaluate(LEFT)
    frames.clear()
    page.reload()
    shared.covered("Ada")
    assert not any('"hand":["' in one or SAID in one for one in frames)
    shared.hold()
    shared.device.play(until="gate")
    shared.covered("Ben")
    frames.clear()
    shared.hold()
    expect(shared.note()).to_have_value("")
    assert SAID not in page.evaluate(LEFT)
    shared.close_note()
    assert not any(SAID in one for one in frames)
    events = next(json.loads(one)["events"] for one in frames if '"type":"state"' in one)
    about = [one for one in events if one.get("seat") == 0 and one["kind"] in PRIVATE]
    assert about
    assert all("?" in one.values() or ["?"] in one.values() or one["kind"] == "look" for one in about), about
    # The way out and back.
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("link", name="Leave").tap()
    page.locator("[data-slot]").first.wait_for(state="detached")
    page.go_back()
    shared.covered("Ben")
    page.go_forward()
    page.locator("[data-gate]").wait_for(state="detached")
    page.go_back()
    shared.covered("Ben")
    shared.hold()
    shared.device.play(until="gate")
    shared.covered("Ada")
    shared.hold()
    expect(shared.note()).to_have_value(SAID)


def until(holds: Callable[[], bool], page: Page) -> None:
    """Wait until this holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


def test_the_duel_on_a_tablet_between_two(person: Come, server: Server) -> None:
    """Both hands are covered; holding the corner uncovers one of them."""
    ada = Guest(server, "Ada")
    table = open_table(ada, {"me": True}, {}, game="duel")
    page = person(TABLET).become(ada).visit(f"/t/{table}").page
    # Somebody beside her is named in the seat's row, which keeps to its column.
    page.get_by_role("button", name="Somebody beside me is playing").click()
    row = page.locator("li", has=page.get_by_placeholder("Name of the person beside you")).bounding_box()
    kit = page.locator("section.kit").bounding_box()
    assert row is not None
    assert kit is not None
    assert row["x"] + row["width"] <= kit["x"]
    page.get_by_placeholder("Name of the person beside you").fill("Ben")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Start").click()
    page.locator("[data-hold='0']").wait_for()
    assert 0 == page.locator("[data-slot]").count()
    page.locator("[data-hold='0']").dispatch_event("pointerdown")
    page.locator("[data-slot]").first.wait_for()
    assert 0 < page.locator(".near [data-slot]").count() == page.locator("[data-slot]").count()
    page.wait_for_timeout(400)
    page.locator("[data-hold='0']").dispatch_event("pointerup")
    page.locator("[data-slot]").first.wait_for(state="detached")
    # From the far side, letters and numbers are read as well as from this one.
    names = page.locator(".names text:not([transform])").all_inner_texts()
    assert names == page.locator(".names text[transform$='rotate(180)']").all_inner_texts() != []


def test_a_tablet_between_two_that_is_turned_or_paused_covers_its_hand(person: Come, server: Server) -> None:
    """Upright, on its side again, as narrow as a phone, and while the match rests, nobody sees a hand."""
    ada = Guest(server, "Ada")
    table = open_table(ada, {"me": True}, {}, game="duel", options={"first": "p1"})
    device = ada.join(table)
    device.do("share", seat=1, name="Ben")
    device.do("start")
    device.close()
    page = person(TABLET).become(ada).visit(f"/t/{table}").page

    def hold(opens: str) -> None:
        page.locator(opens).dispatch_event("pointerdown")
        page.locator("[data-slot]").first.wait_for()

    upright: ViewportSize = {"width": TABLET["height"], "height": TABLET["width"]}
    for size, opens in ((upright, "[data-hold='0']"), (PHONE, "[data-hold='0']"), (TABLET, "[data-gate]")):
        hold(opens)
        page.set_viewport_size(size)
        page.locator("[data-slot]").first.wait_for(state="detached")
        page.locator("[data-gate]" if size is PHONE else "[data-hold='0']").wait_for()
    hold("[data-hold='0']")
    page.locator("[data-rest]").click()
    page.locator("[data-slot]").first.wait_for(state="detached")
    page.get_by_text("The match is paused").first.wait_for()
    expect(page.locator("[data-hold='0']")).to_be_disabled()
    page.locator("[data-rest]").click()
    expect(page.locator("[data-hold='0']")).to_be_enabled()
