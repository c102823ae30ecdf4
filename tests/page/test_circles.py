"""A circle in a real browser: founded, joined by its link, a date, answers, the score, one touch to its table."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browsers import DESKTOP, PHONE, Person
from memories import fill_circle
from servers import Guest, Server

pytestmark = [pytest.mark.once, pytest.mark.slow]

COME = "I\N{RIGHT SINGLE QUOTATION MARK}m coming"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server of its own, and the URL of its database."""
    folder = tmp_path_factory.mktemp("circles") / "data"
    with Server(folder) as server:
        yield server, f"sqlite:///{folder / 'tables.sqlite'}"


@pytest.fixture
def come(browser: Browser, place: tuple[Server, str]) -> Iterator[Callable[..., Person]]:
    """People with browsers; at the end no browser may have reported an error."""
    people: list[Person] = []

    def arrive(size: Any = DESKTOP, language: str = "en") -> Person:
        people.append(Person(browser, place[0].url, size, language))
        return people[-1]

    yield arrive
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.close()
    assert [] == complaints


def test_a_circle_is_founded_joined_and_sat_down_at(come: Callable[..., Person], place: tuple[Server, str]) -> None:
    server, url = place
    one = come()
    page = one.visit("/circles").page
    page.get_by_label("Name of the circle").fill("Donnerstagsspielerunde")
    page.get_by_role("button", name="Start a circle").click()
    expect(page.get_by_role("heading", level=1, name="Donnerstagsspielerunde")).to_be_visible()
    expect(page.get_by_role("heading", name="The first evening is yet to come")).to_be_visible()
    link = page.get_by_label("Link to join the circle").input_value()
    others = [Guest(server, name) for name in ("Tilda", "Anton", "Mirja", "Yusuf")]
    for guest in others:
        guest.post("/api/invitations", token=link.rsplit("/", 1)[1])
    page.get_by_role("button", name="Set a date").click()
    page.get_by_role("button", name="Save").first.click()
    page.get_by_text(COME).click()
    expect(page.get_by_role("radio", name=COME)).to_be_checked()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Add to calendar").click()
    assert waiting.value.suggested_filename == "unter-tage.ics"
    circle = page.url.rsplit("/", 1)[1]
    me = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    fill_circle(url, circle, [me, *(guest.me["id"] for guest in others)])
    page.reload()
    chart = page.get_by_role("img", name="Gold over 8 evenings")
    expect(chart).to_be_visible()
    assert chart.locator(".line").count() == 5
    page.get_by_text("All", exact=True).click()
    expect(page.get_by_role("img", name="Gold over 9 evenings")).to_be_visible()
    expect(page.get_by_role("region", name="Roll of honour").get_by_role("row")).to_have_count(6)
    page.get_by_text("Numbers and matches").click()
    expect(page.get_by_role("heading", name="All matches")).to_be_visible()
    assert [] == one.faults()

    phone = come(PHONE, "de")
    phone.visit(link.removeprefix(server.url)).page.get_by_role("button", name="Mitmachen").click()
    expect(phone.page.get_by_role("heading", level=1, name="Donnerstagsspielerunde")).to_be_visible()
    expect(phone.page.get_by_role("img", name="Gold über 5 Abende")).to_be_visible()
    assert phone.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert [] == phone.faults()
    phone.page.get_by_role("button", name="An unseren Tisch").click()
    phone.page.wait_for_url("**/t/*")
    home = one.visit("/").page
    home.get_by_role("button", name="To our table").click()
    home.wait_for_url("**/t/*")
    assert home.url == phone.page.url, "both sit at the same table"
    one.visit(f"/circle/{circle}").page.get_by_text("Manage the circle").click()
    page.get_by_label("Name of the circle, to confirm").fill("Donnerstagsspielerunde")
    page.get_by_role("button", name="Close the circle").click()
    expect(page.get_by_role("heading", level=1, name="Your circles")).to_be_visible()
