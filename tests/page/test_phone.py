"""A match on phones: what fingers can touch, in portrait and landscape."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browsers import PHONE, Person

pytestmark = pytest.mark.once

Come = Callable[..., Person]

STILL = """() => new Promise((tell) => {
  const width = () => document.querySelector('.cell').getBoundingClientRect().width;
  const before = width();
  setTimeout(() => tell(width() === before), 300);
})"""
"""Whether the board has found its size: everything around it takes its place first."""
SMALL = """() => [...document.querySelectorAll('main :is(a, button, input)')]
  .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
  .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent.trim(), box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
  .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
"""Targets too small for a finger."""
CELL = "() => { const box = document.querySelector('.cell').getBoundingClientRect(); return box.width * box.height; }"


@pytest.mark.parametrize("game", ["saboteur", "dark-cave"])
def test_fingers_find_everything(person: Come, game: str) -> None:
    """On a usual and a small phone, each in portrait and landscape, where the board gets the full height."""
    one = person(PHONE).against_bots(game, 5)
    one.touch(one.wait("card")["at"])
    cells = []
    for width, height in ((390, 844), (360, 640), (844, 390), (640, 360)):
        one.page.set_viewport_size({"width": width, "height": height})
        expect(one.page.locator("main.low")).to_have_count(int(width > height))
        one.page.wait_for_function(STILL)
        assert [] == one.page.evaluate(SMALL), (width, height)
        hand, board = one.page.locator("[data-hand]").bounding_box(), one.page.locator("div.board").first.bounding_box()
        assert hand is not None
        assert board is not None
        assert hand["y"] + hand["height"] <= height
        assert board["height"] > height / 2
        cells.append(one.page.evaluate(CELL))
    assert cells[2] > 0.6 * cells[0], "turning the phone does not make the board tiny"


def test_role_is_explained_and_can_be_covered(person: Come) -> None:
    """Also on a phone, where there is no room for its aim; a tap outside a menu only closes it."""
    one = person(PHONE).against_bots("saboteur", 3)
    page = one.page
    one.wait("card")
    one.touch(".side button.card")
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("You win the round")
    told.get_by_role("button", name="cover").tap()
    expect(told).to_have_count(0)
    expect(page.get_by_role("region", name="My role")).to_contain_text("Covered")
    for opener, opened in ((".top [aria-expanded]:not(.dot)", "nav.menu"), (".say1", ".sheet")):
        one.touch(opener)
        page.locator(opened).wait_for()
        page.touchscreen.tap(370, 160)
        expect(page.locator(opened)).to_have_count(0)
    assert one.next()["what"] == "card"
