"""Bots play on the page for somebody who watches, with their thoughts and the curve."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browsers import DESKTOP, PHONE, Person

pytestmark = [pytest.mark.once, pytest.mark.slow]

Come = Callable[..., Person]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_bots_are_watched_with_their_thoughts(person: Come, size: ViewportSize) -> None:
    one = person(size)
    page = one.page
    page.goto(f"{one.url}/watch/saboteur?players=5")
    page.get_by_role("button", name="Watch", exact=True).click()
    show = page.get_by_role("region", name="What the bots think")
    expect(show.get_by_role("status")).to_contain_text("suspects")
    expect(show.get_by_role("img", name="Chances of the diggers")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth + 1")
    assert [] == one.faults()
    show.get_by_role("button", name="Curve").click()
    expect(show.get_by_role("img")).to_have_count(0)
    show.get_by_role("button", name="Thoughts").click()
    expect(show.get_by_role("status")).to_have_count(0)
