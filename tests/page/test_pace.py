"""Pace, steps, the first match after a lesson, and what a bot did in one's name, in a real browser."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browsers import DESKTOP, PHONE, Person
from servers import Guest, Server

pytestmark = pytest.mark.once

Come = Callable[..., Person]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_bots_go_step_by_step(person: Come, size: ViewportSize) -> None:
    """The host chooses it in the middle of a match; each touch, or the key, is one move."""
    one = person(size).against_bots("saboteur", 4, first="p1")
    page = one.page
    page.get_by_role("button", name="Into the mine").click()
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-pace]").select_option("step")
    one.wait("card")
    step = page.locator("[data-step]")
    while not step.is_visible():
        found = one.next()
        if found["what"] != "wait":
            one.touch(found["at"])
    expect(step).to_be_visible()
    assert [] == one.faults()
    page.keyboard.press("n")
    expect(step).to_be_visible()
    one.touch("[data-step]")
    one.wait("card")
    expect(step).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")], ids=["desktop", "phone"])
def test_a_lesson_leads_to_a_first_match_with_advice(person: Come, size: ViewportSize, language: str) -> None:
    """The advice is switched off where it stands, stays off, and comes back from the settings."""
    one = person(size, language).visit("/learn/solo")
    page = one.page
    first = page.get_by_role("button", name="Play your first match" if language == "en" else "Deine erste Partie")
    while not first.is_visible():
        one.touch(".nav .btn:last-child")
        page.wait_for_timeout(60)
    first.click()
    page.wait_for_url("**/t/*")
    advice = page.locator("[data-advice]")
    expect(advice).to_be_visible()
    assert [] == one.faults()
    advice.get_by_role("button").click()
    expect(advice).to_have_count(0)
    page.reload()
    one.wait("card", "option")
    expect(advice).to_have_count(0)
    table = page.url
    page.goto(f"{one.url}/settings")
    page.get_by_role("checkbox", name="Ruprecht").check()
    page.goto(table)
    expect(advice).to_be_visible()
    # On a phone on its side it is one line, and the menu ends it.
    page.set_viewport_size({"width": 844, "height": 390})
    expect(advice).to_have_count(0)
    page.get_by_role("button", name="Menu" if language == "en" else "Menü").click()
    for item in page.locator(".menu .btn").all():
        expect(item).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Show no more advice" if language == "en" else "Keinen Rat mehr zeigen").click()
    page.set_viewport_size(size)
    expect(page.locator(".stage, .say1").first).to_be_visible()
    expect(advice).to_have_count(0)


def test_an_ordinary_match_has_no_advice(person: Come) -> None:
    one = person().against_bots("solo", 1)
    one.wait("card", "option")
    expect(one.page.locator("[data-advice]")).to_have_count(0)


def test_what_a_bot_did_in_ones_name_is_told_on_return_and_marked_in_the_log(browser: Browser, tmp_path: Path) -> None:
    """Also to somebody who sat before the page while the clock ran out."""
    with Server(tmp_path / "data", bot_delay=[1, 1]) as server:
        ada = Guest(server, "Ada", "de")
        seats = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
        clock = {"kind": "move", "seconds": 8}
        table = ada.post("/api/tables", game="saboteur", players=3, seats=seats, options={"first": "p1"}, clock=clock)
        viewer = Person(browser, server.url, DESKTOP, "de")
        viewer.become(ada)
        page = viewer.visit(f"/t/{table['id']}").page
        page.get_by_role("button", name="Anfangen").click()
        page.get_by_role("button", name="In den Berg").click()
        page.get_by_text("Ein Bot spielt für dich.").wait_for()
        expect(page.locator("[data-by-bot]").first).to_be_attached()
        page.locator(".board").first.click(position={"x": 5, "y": 5})
        told = page.get_by_role("region", name="Während du weg warst")
        expect(told).to_contain_text("(ein Bot, für dich)")
        assert [] == viewer.faults()
        assert [] == viewer.complaints
        viewer.close()


def test_the_board_keeps_its_scale_when_advice_comes_and_goes(person: Come) -> None:
    """On a phone the advice has a row of its own, which stays while the others play."""
    one = person(PHONE).against_bots("saboteur", 3)
    token = next(cookie["value"] for cookie in one.context.cookies() if cookie.get("name") == "csrftoken")
    wish = {"game": "saboteur", "first": True, "options": {"first": "p1"}}
    opened = one.context.request.post(f"{one.url}/api/play", data=wish, headers={"x-csrftoken": token})
    page = one.visit(f"/t/{opened.json()['id']}").page
    page.get_by_role("button", name="Into the mine").click()
    expect(page.locator("[data-advice]")).to_be_visible()
    # On its side it has none, but nothing of the advice is cut.
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.locator("header .latest").evaluate("(p) => p.scrollWidth <= p.clientWidth")
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-pace]").select_option("step")

    def height() -> float:
        box = page.locator(".board").first.bounding_box()
        assert box is not None
        return box["height"]

    one.wait("card")
    before = height()
    step = page.locator("[data-step]")
    while not step.is_visible():
        found = one.next()
        if found["what"] != "wait":
            one.touch(found["at"])
    expect(page.locator("[data-advice]")).to_have_count(0)
    assert abs(height() - before) <= 12
