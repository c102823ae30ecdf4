"""A player's sheet, the card counter, and who would win now: by finger and by key, on all sizes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browsers import DESKTOP, PHONE, Person

pytestmark = pytest.mark.once

Come = Callable[..., Person]
SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
    DESKTOP,
)
INSIDE = """() => {
  const box = document.querySelector('dialog.over').getBoundingClientRect();
  return box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1
    && document.querySelector('dialog.over .body').scrollWidth <= box.width + 1;
}"""
"""Whether the sheet lies within the window, and nothing sticks out of it sideways."""
FORGET = """() => Object.keys(localStorage).filter((key) => key.startsWith('notes'))
  .forEach((key) => localStorage.removeItem(key))"""
RESTING = "() => document.querySelector('dialog.over').getAnimations().length === 0"


def test_a_mark_and_a_note_stay_with_the_person(person: Come) -> None:
    """Kept through a reload and on a browser that has forgotten everything, and shown at the seat."""
    one = person().against_bots("saboteur", 4)
    page = one.page
    one.wait("card")
    one.touch("[data-seat='2'] .player")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Your suspicion")
    sheet.get_by_text("suspicious").click()
    sheet.get_by_label("Private note").fill("Looked, and said nothing.")
    sheet.get_by_label("Private note").blur()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-seat='2']").get_by_role("img", name="Your suspicion: suspicious")).to_be_visible()
    page.evaluate(FORGET)
    page.reload()
    one.wait("card")
    expect(page.locator("[data-seat='2']").get_by_role("img", name="Your suspicion: suspicious")).to_be_visible()
    one.touch("[data-seat='2'] .player")
    expect(page.get_by_label("Private note")).to_have_value("Looked, and said nothing.")
    expect(page.get_by_role("radio", name="suspicious")).to_be_checked()


def test_the_sheet_tells_what_a_player_did(person: Come) -> None:
    """Own deeds are seen best: the card just laid or thrown away is the last of the row."""
    one = person(PHONE).against_bots("saboteur", 3)
    one.wait("card")
    page = one.page
    one.touch("[data-seat='0'] .player")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Has not played anything yet.")
    page.keyboard.press("Escape")
    one.touch("[data-slot='0']")
    one.touch("[aria-keyshortcuts=d]:not(:disabled)")
    if one.wait()["what"] == "option":
        one.touch(".prompt button:not(.quiet)")
    one.wait("card")
    one.touch("[data-seat='0'] .player")
    expect(sheet.get_by_role("list", name="This round").get_by_role("listitem").first).to_contain_text("You discard")


def aim_at_a_player(one: Person) -> bool:
    """Pick a card that can be played on somebody, throwing cards away until there is one; False if the round ends."""
    page = one.page
    aimed, deck = page.locator(".target button.player"), page.locator("[data-deck]")
    while one.wait()["what"] == "card":
        for slot in range(page.locator("[data-slot]").count()):
            page.keyboard.press(str(slot + 1))
            if aimed.count():
                return True
            page.keyboard.press("Escape")
        left = deck.inner_text()
        # News that arrives between the two keys drops the choice; the news may be that the round is over.
        while (asked := one.next()["what"]) != "option":
            if asked in ("next", "over"):
                return False
            page.keyboard.press("1")
            page.keyboard.press("d")
            page.wait_for_timeout(40)
        one.touch(one.wait("option")["at"])
        # Until the own card is drawn the page still shows the last turn; what is picked then is dropped.
        expect(deck).not_to_have_text(left)
    return False


def test_while_a_card_is_aimed_a_touch_aims_and_holding_opens(person: Come) -> None:
    one = person().against_bots("saboteur", 5)
    while not aim_at_a_player(one):
        one.against_bots("saboteur", 5)
    page = one.page
    target = page.locator(".target button.player").first
    box = target.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(page.get_by_role("dialog")).to_contain_text("This round")
    page.mouse.up()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".slot.picked")).to_have_count(1)
    target.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_keys_open_every_sheet_and_the_focus_comes_back(person: Come) -> None:
    one = person().against_bots("saboteur2", 5)
    page = one.page
    one.wait("card")
    page.locator("[data-deck]").focus()
    for key, words in (("c", "Cards still out there"), ("w", "Who would win now?"), ("p", "Your suspicion")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.evaluate("() => document.activeElement.matches('[data-deck]')")


def test_the_counter_adds_up(person: Come) -> None:
    """The pips of all cards are the cards of the box, and those still out are told by where they may be."""
    one = person(PHONE).against_bots("saboteur", 4)
    one.wait("card")
    one.touch("[data-deck]")
    sheet = one.page.get_by_role("dialog")
    expect(sheet).to_contain_text("in the deck")
    assert one.page.locator("dialog .pips .pip").count() == 67
    assert one.page.locator("dialog .pips .pip.mine").count() == 6
    hidden = int(sheet.locator(".key b").first.inner_text())
    assert one.page.locator("dialog .pips .pip.out").count() == hidden


@pytest.mark.parametrize(("game", "language"), [("saboteur2", "de"), ("dark-cave", "en")])
def test_sheets_fit_every_window_and_axe_finds_nothing(person: Come, game: str, language: str) -> None:
    one = person(DESKTOP, language).against_bots(game, 6)
    page = one.page
    one.wait("card", "place", "spot", "option")
    for size in SIZES:
        page.set_viewport_size(size)
        for opener in ("[data-winners]", "[data-deck]", "[data-seat='1'] .player"):
            one.touch(opener)
            expect(page.locator("dialog.over h3").first).to_be_visible()
            page.wait_for_function(RESTING)
            assert page.evaluate(INSIDE), (size, opener)
            if size in (PHONE, DESKTOP):
                assert [] == one.faults(), (size, opener)
            page.keyboard.press("Escape")
            expect(page.locator("dialog.over")).to_have_count(0)
