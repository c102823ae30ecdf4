"""The first page: what it offers, and in which order."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browsers import DESKTOP, PHONE, Person
from servers import Guest, Server, open_table

pytestmark = pytest.mark.once

Come = Callable[..., Person]
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
LYING: ViewportSize = {"width": 844, "height": 390}
CUT = """() => [...document.querySelectorAll('.games label')].map((one) => one.getBoundingClientRect())
  .map(({ left, right }) => {
    if (left < 0 && right > 24) return 'left';
    return left < innerWidth - 24 && right > innerWidth ? 'right' : '';
  }).filter(Boolean)"""
"""On which sides the window's edge cuts a game in two, with enough of it left to be noticed."""
LINES = """(button) => {
  const words = document.createRange();
  words.selectNode([...button.childNodes].find((one) => one.nodeType === Node.TEXT_NODE && one.data.trim()));
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
"""In how many lines a button says what it does."""


@pytest.mark.parametrize("size", [PHONE, LYING, UPRIGHT], ids=["phone", "lying", "upright"])
def test_the_row_of_games_shows_that_there_are_more(person: Come, size: ViewportSize) -> None:
    """A game is cut by the edge towards which there are more, and as many dots as games stand below."""
    page = person(size).visit().page
    expect(page.locator(".games label")).to_have_count(5)
    page.wait_for_function(f"() => ({CUT})().join() === 'right'")
    expect(page.locator(".dots i")).to_have_count(5)
    expect(page.locator(".dots")).to_be_in_viewport()
    page.locator(".games label").last.click()
    page.wait_for_function(f"() => ({CUT})().join() === 'left'")
    expect(page.locator(".dots i:last-child.on")).to_have_count(1)


def test_on_a_wide_screen_all_games_are_seen(person: Come) -> None:
    page = person(DESKTOP).visit().page
    expect(page.locator(".games label")).to_have_count(5)
    assert [] == page.evaluate(CUT)
    expect(page.locator(".dots")).to_be_hidden()


FOCUS = """() => {
  const at = document.activeElement;
  return ['.self input', '.games input', '.bar .btn.main', '[data-offer] a', '[data-offer] button']
    .find((one) => at?.matches(one)) ?? '';
}"""


@pytest.mark.parametrize("size", [DESKTOP, LYING], ids=["desktop", "lying"])
def test_keys_come_to_play_before_they_come_to_the_lesson(person: Come, size: ViewportSize) -> None:
    """The lesson is offered to newcomers, and stands in nobody's way."""
    page = person(size).visit().page
    expect(page.locator("[data-offer]")).to_be_visible()
    met: list[str] = []
    for _ in range(30):
        page.keyboard.press("Tab")
        if (found := page.evaluate(FOCUS)) and found not in met:
            met.append(found)
    assert [".self input", ".games input", ".bar .btn.main", "[data-offer] a", "[data-offer] button"] == met


@pytest.mark.parametrize("language", ["de", "en"])
def test_play_is_said_in_one_line(person: Come, language: str) -> None:
    """However long the words beside it are."""
    page = person(DESKTOP, language).visit().page
    play = page.locator(".bar .btn.main")
    expect(play).to_be_visible()
    for size in (DESKTOP, {"width": 1200, "height": 800}, UPRIGHT, LYING, PHONE, {"width": 320, "height": 640}):
        page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        assert 1 == play.evaluate(LINES), size
        assert play.evaluate("(one) => one.scrollWidth <= one.clientWidth"), size


@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (DESKTOP, "en")], ids=["phone", "desktop"])
def test_whoever_comes_back_finds_what_waits_for_them(
    person: Come, server: Server, size: ViewportSize, language: str
) -> None:
    """The board of the match on turn, the others, and the way to something new at hand; no hand, no role."""
    hedwig = Guest(server, "Hedwig", language)
    bots = [{"bot": "random"}, {"bot": "random"}]
    tables = [open_table(hedwig, {"me": True}, *bots, options={"first": "p1"}) for _ in range(2)]
    for table in tables:
        seat = hedwig.join(table)
        seat.do("start")
        seat.turn()
        seat.close()
    one = person(size, language)
    one.become(hedwig)
    with one.page.expect_response(re.compile(f"{tables[0]}/glance")) as glanced:
        page = one.visit().page
    assert [] == glanced.value.json()["view"]["hand"]
    expect(page.get_by_role("heading", level=1)).to_contain_text(", Hedwig.")
    # The name stands there once; it is changed behind the face.
    expect(page.locator(".self")).to_have_count(0)
    expect(page.locator("a.face")).to_have_attribute("href", "/settings")
    expect(page.locator("[data-glance=drawn]")).to_have_count(2)
    assert page.locator("[data-glance=drawn]").first.locator("use").count() > 3
    expect(page.locator(".bar .btn.main")).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert [] == one.faults()
    # A lesson for a game that is new to them, and none for the one they know.
    lesson = page.locator(".waits a[href^='/learn/']")
    expect(lesson).not_to_have_attribute("href", "/learn/saboteur")
    page.locator(".games label").last.click()
    expect(lesson).to_have_attribute("href", "/learn/dark-cave")
    way = re.compile("Weitergraben: Saboteur" if language == "de" else "Keep digging: Saboteur")
    page.get_by_role("link", name=way).first.click()
    expect(page).to_have_url(re.compile("|".join(tables)))


@pytest.mark.parametrize("language", ["de", "en"])
def test_matches_have_room_for_their_words_on_a_phone(person: Come, server: Server, language: str) -> None:
    """Who played and who won stand beside the picture, not in a column between it and a button."""
    one = person(PHONE, language)
    ada = Guest(server, "Ada", language)
    for rounds in (1, 3, 3):
        table = ada.join(
            str(ada.post("/api/play", game="duel" if rounds == 1 else "saboteur", options={"rounds": rounds})["id"])
        )
        while rounds == 1 and not table.over:
            table.turn()
            if not table.over:
                table.play(table.match["moves"][0]["text"])
        table.close()
    page = one.become(ada).visit().page
    page.get_by_role("link", name=re.compile("Watch again|Noch mal ansehen")).wait_for()
    for what in page.locator("li:has(.btn) .what").all():
        box = what.bounding_box()
        assert box is not None
        assert box["width"] > 200
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
