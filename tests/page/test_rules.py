"""The rules on the page: a guide to read, the numbered rules behind it, and both over a table that goes on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browsers import DESKTOP, PHONE, Person
from saboteur.games import GAMES

pytestmark = pytest.mark.once

Come = Callable[..., Person]
ASIDE: ViewportSize = {"width": 844, "height": 390}
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
SEEN = "(one) => { const at = one.getBoundingClientRect(); return at.top >= 0 && at.top < innerHeight; }"


COVERED = """() => {
  const cards = [...document.querySelectorAll('.cover svg')].map((one) => one.getBoundingClientRect());
  const words = [...document.querySelectorAll('article :is(h1, h1 + p, h2)')].flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  });
  return cards.length === 0 || cards.some((a) => words.some((b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
}"""
"""Whether the cards at a guide's head are missing or lie on its words."""


@pytest.mark.parametrize(("size", "language", "theme"), [(DESKTOP, "en", "light"), (PHONE, "de", "dark")])
def test_every_guide_is_drawn_and_accessible(person: Come, size: ViewportSize, language: str, theme: str) -> None:
    one = person(size, language).visit()
    one.page.evaluate("(theme) => localStorage.setItem('settings', JSON.stringify({ theme }))", theme)
    for game in GAMES:
        page = one.visit(f"/rules/{game}").page
        page.locator("article.guide figure svg").first.wait_for()
        expect(page.locator("article h2")).to_have_count(7)
        expect(page.locator("article pre")).to_have_count(0)
        assert [] == one.faults(), game
        assert page.evaluate(FITS), game
        assert not page.evaluate(COVERED), game


def test_sections_are_reached_by_links_and_lead_to_the_numbered_rules(person: Come) -> None:
    one = person(ASIDE)
    page = one.visit("/rules/saboteur#the-end").page
    heading = page.get_by_role("heading", name="The end", exact=True)
    heading.wait_for()
    page.wait_for_function("document.querySelector('#the-end').getBoundingClientRect().top < innerHeight")
    page.get_by_role("link", name="Exactly: B-23 to B-38").click()
    page.wait_for_url("**/rules/saboteur/reference#reaching-a-goal")
    reached = page.get_by_role("heading", name="Reaching a goal")
    reached.wait_for()
    assert reached.evaluate(SEEN)
    assert "saboteur play" not in page.inner_text("article")
    page.get_by_role("button", name="Back").click()
    page.wait_for_url("**/rules/saboteur#the-end")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_rules_lie_over_a_table_that_goes_on(person: Come, size: ViewportSize) -> None:
    """One touch opens them, a key, a touch or the browser's way back closes them, and the table was never left."""
    one = person(size).against_bots("saboteur", 3)
    one.wait()
    page = one.page
    page.evaluate("() => { document.querySelector('main.table').dataset.mark = 'same'; }")
    table = page.url
    rules, same = page.get_by_role("dialog", name="Rules: Saboteur"), page.locator("main.table[data-mark=same]")

    def look() -> None:
        if size == PHONE:
            one.touch(".top [aria-expanded]:not(.dot)")
        page.locator("a[href='/rules/saboteur']:visible").first.click()
        rules.get_by_role("heading", level=1).wait_for()

    look()
    assert [] == one.faults()
    rules.get_by_role("link", name="Exactly: G-01 to G-16").click()
    rules.get_by_role("heading", name="The maze").wait_for()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.wait_for_url(table)
    look()
    page.go_back()
    expect(rules).to_have_count(0)
    look()
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
    page.wait_for_url(table)
    expect(same).to_have_count(1)
    look()
    page.reload()
    rules.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-slot]").first.wait_for()
    page.wait_for_url(table)


def test_the_list_of_chapters_says_which_one_is_read(person: Come) -> None:
    """Another game's rules have chapters of the same names."""
    page = person().visit("/rules/saboteur/reference").page
    read = page.locator(".chapters [aria-current]")
    expect(read).to_have_text("The maze")
    page.locator(".chapters").get_by_role("link", name="Actions").click()
    expect(read).to_have_text("Actions")
    page.evaluate("() => document.querySelector('#rulings').scrollIntoView()")
    expect(read).to_have_text("Rulings")
    page.locator(".games").get_by_role("link", name="The Duel", exact=True).click()
    expect(read).to_have_text("The box and the set-up")
    page.evaluate("() => document.querySelector('#options').scrollIntoView()")
    expect(read).to_have_text("Options")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_numbered_rules_can_be_read_without_scrolling_sideways(person: Come, size: ViewportSize) -> None:
    """Every number of a rule is whole, and no column lies beyond the edge."""
    one = person(size, "de")
    for game in ("saboteur", "saboteur2", "duel", "dark-cave"):
        page = one.visit(f"/rules/{game}/reference").page
        page.locator("table.stacked").first.wait_for()
        wide = (
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText.slice(0, 60))"
        )
        assert [] == page.locator("article table, article").evaluate_all(wide), game
        # Above rulings, one below the other, a head would stand alone.
        alone = "(all) => all.map((one) => getComputedStyle(one).clipPath)"
        heads = page.locator("table.stacked thead:has(:nth-child(4))").evaluate_all(alone)
        assert heads, game
        assert (size == PHONE) == ("none" not in heads), game
        broken = "(all) => all.filter((one) => one.getClientRects().length > 1).map((one) => one.innerText)"
        assert [] == page.locator("article .number").evaluate_all(broken), game
    assert [] == one.faults()


def test_printed_rules_are_dark_on_white(person: Come) -> None:
    page = person().visit("/rules/duel").page
    page.locator("article.guide figure svg").first.wait_for()
    page.emulate_media(media="print")
    assert page.evaluate("() => getComputedStyle(document.querySelector('article')).color") == "rgb(0, 0, 0)"
    expect(page.get_by_role("navigation").first).to_be_hidden()


LATE = """() => [...document.querySelectorAll('article .part')].filter((part) => {
  const words = part.querySelector('h1') ? null : part.querySelector('h2, p');
  return words && words.getBoundingClientRect().top > part.getBoundingClientRect().top + 40;
}).map((part) => part.innerText.slice(0, 40))"""
"""Parts whose words begin far below their pictures."""


@pytest.mark.parametrize("size", [DESKTOP, ASIDE])
def test_words_begin_where_their_pictures_do(person: Come, size: ViewportSize) -> None:
    page = person(size).visit("/rules/duel").page
    page.locator("article .pictures").first.wait_for()
    assert [] == page.evaluate(LATE)
