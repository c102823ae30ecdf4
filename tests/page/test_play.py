"""Whole matches, played by touching what the page shows."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browsers import DESKTOP, PHONE, Person

pytestmark = pytest.mark.once

Come = Callable[..., Person]


def test_newcomer_plays_a_first_match_to_its_end(person: Come) -> None:
    """Two touches lead into a match; every round ends with roles and reasons, the match with the winner."""
    newcomer = person().visit()
    page = newcomer.page
    assert page.get_by_label("You play as").input_value()
    page.get_by_role("button", name="fewer").click()
    page.get_by_role("button", name="Play now").click()
    page.locator(".cell").first.wait_for()
    assert "Your turn" in page.title() or "Saboteur" in page.title()
    assert {"card", "place", "confirm"} <= set(newcomer.play(until="next"))
    ending = page.get_by_role("region", name="How it ended")
    assert page.locator(".end li .role").count() == 3
    assert ending.get_by_role("heading", level=1).inner_text() in {"Gold!", "Lights out."}
    assert page.locator(".end .why p").count() >= 1
    # Keys are faster; mouse and touch have been covered by now.
    newcomer.play_by_keys()
    ending.get_by_role("link", name="Watch again").click()
    page.get_by_role("button", name="To the end").click()
    # A long match is loaded in pieces, the end last.
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(slider.get_attribute("max") or "")


def test_phone_upright_plays_with_fingers_alone(person: Come) -> None:
    """Everything can be reached by tapping, and nothing is wider than the screen."""
    player = person(PHONE, "de").visit()
    page = player.page
    page.get_by_role("button", name="Jetzt spielen").tap()
    page.locator(".cell").first.wait_for()
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    for _ in range(12):
        found = player.wait()
        assert page.evaluate(wide)
        player.touch(found["at"])
        page.wait_for_timeout(60)
    if player.wait()["what"] == "next":
        player.touch(".end .acts .main")
        player.wait()
    page.get_by_role("button", name="Was geschah").first.tap()
    page.get_by_role("button", name="Verlauf", exact=True).tap()
    assert page.locator(".sheet li").count() > 2
    assert page.evaluate(wide)


@pytest.mark.long
def test_another_game_is_played_to_its_end(person: Come) -> None:
    """The table is opened, filled with a bot and started by hand."""
    player = person().visit("/open/duel")
    page = player.page
    page.get_by_text("Rules and options").click()
    page.get_by_role("combobox", name=re.compile("^Rounds")).select_option("1")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Fill with a bot").click()
    page.get_by_role("button", name="Start").click()
    player.play()
    assert page.locator(".end li").count() == 2


def test_keyboard_alone_plays_a_match(person: Come) -> None:
    player = person().against_bots("saboteur", 3, rounds=1)
    player.page.locator(".cell").first.wait_for()
    assert {"card", "place", "confirm"} <= set(player.play_by_keys())


def test_the_end_of_a_round_is_seen_before_the_next_round(person: Come) -> None:
    """Between rounds the board shows the last one: its role, its number, its log."""
    player = person().against_bots("saboteur", 3)
    page = player.page
    player.play_by_keys(until="next")
    role = page.locator(".end li.me small").first.inner_text()
    page.get_by_role("button", name="Look at the board").click()
    assert role == page.get_by_role("region", name="My role").get_by_role("heading").inner_text().lower()
    assert "Round 1 of 3" in page.locator(".top").inner_text()
    rounds = page.locator("ol[aria-label='What happened'] .chapter")
    assert 1 == rounds.count()
    page.get_by_role("button", name="Back to the result").click()
    player.touch(".end .acts .main")
    page.locator(".top").get_by_text("Round 2 of 3").wait_for()
    assert 2 == rounds.count()


def test_giving_up_is_asked_by_keyboard_and_can_be_taken_back(person: Come) -> None:
    """The dialog traps the focus; Escape and the first button change nothing, the other one gives up."""
    player = person().against_bots("saboteur", 3, rounds=1)
    page = player.page
    player.wait("card")
    focused = "() => document.activeElement?.textContent?.trim()"
    assert player.tab("header button[aria-label='Menu']")
    page.keyboard.press("Enter")
    for answer in ("Escape", "Enter"):
        assert player.tab("nav.menu button:last-of-type")
        page.keyboard.press("Enter")
        asked = page.get_by_role("alertdialog", name="Give up for good?")
        asked.wait_for()
        seen = set()
        for _ in range(4):
            seen.add(page.evaluate(focused))
            page.keyboard.press("Tab")
        assert {"Keep playing", "Give up"} == seen
        asked.get_by_role("button", name="Keep playing").focus()
        page.keyboard.press(answer)
        page.locator("dialog").wait_for(state="detached")
        assert "Give up" == page.evaluate(focused)
    page.keyboard.press("Enter")
    page.get_by_role("alertdialog").get_by_role("button", name="Give up").focus()
    page.keyboard.press("Enter")
    player.wait("over")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_round_begins_with_ones_role(person: Come, size: ViewportSize) -> None:
    """It covers everything, closes at a touch, does not reappear after a reload, and returns in the next round."""
    player = person(size).against_bots("saboteur", 3, first="p1", rounds=2)
    page = player.page
    role = page.get_by_role("dialog", name=re.compile("Gold-digger|Saboteur"))
    role.wait_for()
    assert [] == player.faults()
    expect(role).to_contain_text("Who is on your side?")
    expect(role).to_contain_text("left over")
    assert page.evaluate("() => document.querySelector('main').inert")
    page.mouse.click(8, size["height"] / 2)
    expect(role).to_have_count(0)
    page.reload()
    player.wait("card")
    player.play_by_keys(until="next")
    page.evaluate("() => document.querySelector('.end .acts .main').click()")
    role.wait_for()
    expect(role).to_contain_text("Round 2 of 2")
    page.keyboard.press("Escape")
    expect(role).to_have_count(0)


def test_proposing_to_end_is_asked_first(person: Come) -> None:
    """Whatever the settings say: nothing is sent by the first touch, and it can be taken back."""
    player = person().against_bots("dark-cave", 3, first="p1")
    page = player.page
    player.wait("card")
    lines = page.locator("ol[aria-label='What happened'] li")
    before = lines.count()
    propose = page.locator("[data-move=propose-end]")
    propose.click()
    expect(page.locator(".stage")).to_contain_text("Propose to end the match?")
    page.wait_for_timeout(300)
    assert before == lines.count()
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).not_to_contain_text("Propose to end the match?")
    propose.click()
    expect(page.locator(".stage")).to_contain_text("Propose to end the match?")
    page.locator(".prompt [data-move=propose-end]").click()
    page.wait_for_function(
        "(before) => document.querySelectorAll(\"ol[aria-label='What happened'] li\").length > before", arg=before
    )
