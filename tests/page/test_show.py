"""Bots play on the page for somebody who watches, with their thoughts and the curve."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browsers import DESKTOP, PHONE, Person
from servers import Server

pytestmark = [pytest.mark.once, pytest.mark.slow]

GROWN = re.compile(r"after ([3-9]|\d\d) moments")
"""A curve of some length."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take their time."""
    with Server(tmp_path_factory.mktemp("show") / "data", bot_delay=[1.0, 1.0], story_effort=0.02) as running:
        yield running


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_bots_are_watched_with_their_thoughts(browser: Browser, server: Server, size: ViewportSize) -> None:
    one = Person(browser, server.url, size)
    page = one.page
    page.goto(f"{server.url}/watch/saboteur?players=5")
    page.get_by_role("button", name="Watch", exact=True).click()
    show = page.get_by_role("region", name="What the bots think")
    expect(show.get_by_role("status")).to_contain_text("suspects")
    expect(show.get_by_role("img", name="Chances of the diggers")).to_be_visible()
    # It goes on with the match, without anybody touching anything.
    expect(show.get_by_role("img", name=GROWN)).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth + 1")
    assert [] == one.faults()
    # On its side a phone has a column for it, narrower than its two buttons in a row.
    page.set_viewport_size({"width": 844, "height": 390})
    expect(show.get_by_role("button", name="Thoughts")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(size)
    show.get_by_role("button", name="Chances", exact=True).click()
    expect(show.get_by_role("img", name="Chances of the diggers")).to_have_count(0)
    show.get_by_role("button", name="Thoughts").click()
    expect(show.get_by_role("status")).to_have_count(0)
    one.close()
