"""A real server and a real Chromium for the tests of the page."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from browser import find
from browsers import DESKTOP, PATIENCE, Person
from servers import Server

expect.set_options(timeout=PATIENCE * 1000)


SPARE = ["--disable-gpu", "--disable-software-rasterizer"]
"""Nothing is drawn in three dimensions: without the stand-in for a graphics card a page takes a sixth less time."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this folder that run in a row.

    While it runs, no other test of this process can use an event loop: it ends before a test of another folder begins.
    """
    found = find()
    if found is None:
        # Where no package has one, for example on a Mac without Chrome, everything else can still be tested.
        missing = "NO BROWSER: the page is not tested. Install Chromium, or name one in $CHROMIUM."
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(**found, args=SPARE)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once."""
    with Server(tmp_path_factory.mktemp("page") / "data", between=600.0) as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Creates people with browsers; at the end no browser may have reported an error."""
    people: list[Person] = []

    def come(size: ViewportSize = DESKTOP, language: str = "en") -> Person:
        people.append(Person(browser, server.url, size, language))
        return people[-1]

    yield come
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.close()
    assert [] == complaints
