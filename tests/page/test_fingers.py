"""Whatever can be touched on a phone is as large as a finger."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browsers import PHONE, Person
from memories import fill_past
from saboteur.puzzles import puzzles
from servers import Guest, Server

pytestmark = [pytest.mark.once, pytest.mark.slow]

SMALL = """() => {
  const found = [];
  const all = 'button, a[href], select, summary, input:not([type=radio], [type=checkbox]), label:has(input.unseen)';
  for (const one of document.querySelectorAll(all)) {
    const box = one.getBoundingClientRect();
    if (!box.width || !one.checkVisibility() || one.closest('.unseen, [inert]')) continue;
    // Links in sentences are as high as their line.
    if (one.tagName === 'A' && getComputedStyle(one).display === 'inline') continue;
    // A label may be larger than what it names, and a button's surroundings may belong to it.
    const around = [one.parentElement.closest('label'), one.labels?.[0]].filter(Boolean);
    const after = getComputedStyle(one, '::after');
    const sizes = [box, ...around.map((label) => label.getBoundingClientRect())].map((b) => [b.width, b.height]);
    if (after.position === 'absolute') sizes.push([parseFloat(after.width), parseFloat(after.height)]);
    if (sizes.some(([width, height]) => width >= 43.5 && height >= 43.5)) continue;
    found.push(`${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`);
  }
  return found;
}"""
"""What is smaller than 44 pixels, with its size."""

PLACES = ("/puzzles", "/watch/saboteur", "/day", "/day/duel", "/history", "/stats", "/me", "/circles")


def test_fingers_touch_what_they_mean(person: Callable[..., Person]) -> None:
    one = person(PHONE, "de")
    found = {}
    for place in (*PLACES, f"/puzzle/{puzzles('saboteur', 'who')[0].id}", f"/puzzle/{puzzles('duel')[0].id}"):
        one.visit(place).page.locator("h1").first.wait_for()
        one.page.wait_for_load_state("networkidle")
        if small := one.page.evaluate(SMALL):
            found[place] = small
    assert found == {}


def test_matches_of_the_past_are_opened_by_finger(person: Callable[..., Person], server: Server) -> None:
    people = [Guest(server, name) for name in ("Ada", "Ben", "Zoë")]
    ids = [one.me["id"] for one in people]
    fill_past(f"sqlite:///{server.folder / 'tables.sqlite'}", ids, 12, prefix=ids[0])
    one = person(PHONE, "de").become(people[0]).visit("/history")
    one.page.locator("a[href^='/story/']").first.wait_for()
    assert one.page.evaluate(SMALL) == []


def test_bots_are_chosen_without_searching_for_the_button(browser: Browser, tmp_path: Path) -> None:
    """All levels and characters, and the button that takes them, on a phone in either hand."""
    with Server(tmp_path / "data", bots=["random", "apprentice", "miner", "foreman", "master"]) as server:
        one = Person(browser, server.url, PHONE, "de").visit("/")
        one.page.locator("[data-bots-open]").tap()
        dialog = one.page.get_by_role("dialog")
        take = dialog.locator(".go")
        expect(take).to_be_in_viewport(ratio=1)
        last, foot = dialog.locator(".character").last.bounding_box(), dialog.locator("footer").bounding_box()
        assert last is not None
        assert foot is not None
        assert last["y"] + last["height"] <= foot["y"]
        one.page.set_viewport_size({"width": 844, "height": 390})
        expect(take).to_be_in_viewport(ratio=1)
        assert one.faults() == []
        one.close()


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}])
def test_every_reaction_is_as_wide_as_a_finger(person: Callable[..., Person], size: ViewportSize) -> None:
    """Also in the narrow column beside a board, where they are pushed sideways."""
    one = person(size).against_bots("saboteur", 4)
    one.wait("card")
    one.touch("header button.dot")
    one.touch(".field button:first-child")
    one.page.locator("[data-reaction]").last.wait_for()
    for reaction in one.page.locator("[data-reaction]").all():
        box = reaction.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    one.page.locator("[data-reaction]").last.scroll_into_view_if_needed()
    expect(one.page.locator("[data-reaction]").last).to_be_in_viewport(ratio=1)
