"""The board and the hand under mouse and fingers."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from browsers import DESKTOP, PHONE, TABLET, Person
from servers import Guest, Server

pytestmark = pytest.mark.once

Come = Callable[..., Person]
WAY = ".slot:not(.off) [data-slot][aria-label*='joined'], .slot:not(.off) [data-slot][aria-label*='dead end']"
"""A path card that can be laid."""
LAID = ".cell[aria-label*='lit'], .cell[aria-label*='cut off']"

STILL = """() => new Promise((tell) => {
  const width = () => document.querySelector('.cell').getBoundingClientRect().width;
  const before = width();
  setTimeout(() => tell(width() === before), 300);
})"""
"""Whether the board has found its size: everything around it is laid out first."""

PAINTED = """
  window.painted = new Set();
  // What is queued while a picture is drawn comes after it, and finds everything as it was painted.
  const after = new MessageChannel();
  after.port1.onmessage = () => {
    const cell = document.querySelector('.cell')?.getBoundingClientRect();
    if (cell) window.painted.add([cell.x, cell.y, cell.width].map(Math.round).join(' '));
  };
  (function look() { after.port2.postMessage(null); requestAnimationFrame(look); })();
"""
"""Records every place where the first cell of the board was painted."""


SCALE = "() => document.querySelector('.cell').getBoundingClientRect().width"
LINES = """() => {
  const cells = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.dataset.cell.split(','));
  return new Set(cells.map(([x]) => x)).size + new Set(cells.map(([, y]) => y)).size;
}"""
"""How many columns and rows of cells the board shows."""


def middle(target: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def laid(player: Person) -> int:
    """The number of cards on the board, by the labels of its cells."""
    return player.page.locator(LAID).count()


def sits(player: Person) -> Person:
    """Sit at a table with bots on turn with a playable path card; some hands have none."""
    for _ in range(20):
        player.against_bots("saboteur", 3, first="p1")
        player.wait("card")
        if player.page.locator(WAY).count() > 0:
            return player
    raise AssertionError("never a path card")


def test_a_card_is_dragged_onto_a_marked_place(person: Come) -> None:
    player = sits(person())
    page = player.page
    before = laid(player)
    x, y = middle(page.locator(WAY).first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=4)
    page.locator(".flying").wait_for()
    page.mouse.move(*middle(page.locator(".grid [data-spot]").first), steps=6)
    page.mouse.up()
    page.wait_for_function("([cells, before]) => document.querySelectorAll(cells).length > before", arg=[LAID, before])


def test_a_card_dropped_elsewhere_stays_in_the_hand(person: Come) -> None:
    """And on a place where it does not fit it is told why, as after a touch."""
    player = sits(person())
    page = player.page
    held = page.locator("[data-slot]").count()
    page.mouse.move(*middle(page.locator(WAY).first))
    page.mouse.down()
    page.mouse.move(700, 40, steps=6)
    page.mouse.up()
    assert page.locator(".flying").count() == 0
    assert page.locator("[data-slot]").count() == held
    assert page.locator(".stage.mine").count() == 1
    page.keyboard.press("Escape")
    page.mouse.move(*middle(page.locator(WAY).first))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".cell[aria-label^='D1']")), steps=6)
    page.mouse.up()
    expect(page.locator(".stage .display")).to_contain_text("touches no open card")
    assert page.locator("[data-slot]").count() == held


def test_holding_a_card_explains_it_and_does_nothing_else(person: Come) -> None:
    """A newcomer is told of it, and where the board lies turned nobody speaks of north."""
    player = sits(person(PHONE))
    page = player.page
    expect(page.get_by_text("Tip: press and hold a card")).to_be_visible()
    x, y = middle(page.locator("[data-slot]").first)
    finger = player.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator("dialog[open] h2").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    said = page.locator("dialog[open] p").inner_text()
    assert said
    assert not re.search("north|south|east|west", said)
    page.locator("dialog[open] button").tap()
    page.locator("dialog[open]").wait_for(state="hidden")
    assert page.locator(".slot.picked").count() == 0


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_tip_for_newcomers_is_read_whole(person: Come, language: str) -> None:
    """Also where a tablet's signs leave little room for it."""
    one = person({"width": 820, "height": 1180}, language).against_bots("saboteur2", 5, first="p1")
    one.wait("card")
    tip = one.page.locator(".latest")
    expect(tip).to_contain_text("Tip")
    assert tip.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_keys_explain_a_card_and_put_it_away_again(person: Come) -> None:
    player = sits(person())
    page = player.page
    assert player.tab("[data-slot]")
    page.keyboard.press("i")
    page.locator("dialog[open] h2").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.evaluate("() => document.activeElement.matches('[data-slot]')")


def test_fingers_spread_the_board_and_a_button_fits_it_again(person: Come) -> None:
    player = sits(person(PHONE))
    page = player.page
    page.wait_for_function(STILL)
    start = page.locator(".cell").first
    fitted = start.bounding_box()
    assert fitted is not None
    player.spread("main .board .board")
    page.wait_for_function(
        "wide => document.querySelector('.cell').getBoundingClientRect().width > wide * 1.5", arg=fitted["width"]
    )
    assert page.locator(".slot.picked").count() == 0
    page.get_by_role("button", name="Show everything").tap()
    page.wait_for_function(
        "wide => Math.abs(document.querySelector('.cell').getBoundingClientRect().width - wide) < 1",
        arg=fitted["width"],
    )


def test_moving_the_board_is_no_choice(person: Come) -> None:
    player = sits(person())
    page = player.page
    page.locator(WAY).first.click()
    x, y = middle(page.locator(".grid [data-spot]").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y + 30, steps=5)
    page.mouse.up()
    assert page.locator(".cell[aria-selected=true]").count() == 0
    assert page.locator(".slot.picked").count() == 1


def test_the_board_keeps_its_scale_when_a_row_appears_at_its_edge(person: Come, server: Server) -> None:
    """The first one: its place was kept free. Ada digs sideways until there is a new line of cells."""
    ada, one = Guest(server, "Ada"), person()
    deck = one.page.locator("[data-deck] .num")
    for _ in range(20):
        table = ada.join(str(ada.post("/api/play", game="saboteur", players=3, bots=["random"])["id"]))
        one.become(ada).visit(f"/t/{table.table['id']}").page.locator(".cell").first.wait_for()
        one.page.evaluate("() => document.querySelector('.reveal .main')?.click()")
        one.page.wait_for_function(STILL)
        before, lines = one.page.evaluate(SCALE), one.page.evaluate(LINES)
        while one.page.evaluate(LINES) == lines:
            table.turn()
            if table.table["phase"] != "playing" or table.match["view"]["draw_pile"] == 0:
                break
            expect(deck).to_have_text(str(table.match["view"]["draw_pile"]))
            if one.page.evaluate(LINES) == lines:
                table.play(max(table.match["moves"], key=sideways)["text"])
        # Two lines at once, by the bots' cards, may need a smaller scale: then look at another match.
        grown = one.page.evaluate(LINES) == lines + 1
        table.close()
        if grown:
            break
    else:
        raise AssertionError("never a new row")
    one.page.wait_for_function(STILL)
    assert before == pytest.approx(one.page.evaluate(SCALE), abs=0.6)


def sideways(offer: dict[str, Any]) -> tuple[bool, int]:
    """Prefer a path card, as far from the middle row as possible."""
    move = offer["move"]
    return move["verb"] == "lay", abs(move["cell"][1]) if move.get("cell") else 0


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_the_board_has_its_size_in_the_first_picture(person: Come, size: ViewportSize) -> None:
    player = sits(person(size))
    page = player.page
    page.wait_for_function(STILL)
    # A returning player finds the current state, without animations.
    page.add_init_script(PAINTED)
    page.reload()
    player.wait("card")
    page.wait_for_function(STILL)
    assert len(page.evaluate("() => [...window.painted]")) == 1


def test_the_log_opens_at_its_end(person: Come) -> None:
    player = person()
    page = player.page
    player.against_bots("saboteur", 10)
    lines = page.locator("ol[aria-label='What happened'] li")
    while lines.count() < 30:
        player.touch(player.wait()["at"])
        page.wait_for_timeout(50)
    page.reload()
    player.wait()
    page.wait_for_function(
        """() => {
          const end = (one) => one.getBoundingClientRect().bottom;
          const lines = document.querySelectorAll("ol[aria-label='What happened'] li");
          return lines.length >= 30 && end([...lines].at(-1)) <= end(document.querySelector('.roll')) + 1;
        }"""
    )
