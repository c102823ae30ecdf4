"""A name that lasts, and what it has played: passkeys in a real browser, history, statistics, export and deletion."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browsers import DESKTOP, PHONE, Person
from memories import fill_past, where_said
from servers import Guest, Server, open_table

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server of its own, and the URL of its database."""
    folder = tmp_path_factory.mktemp("memory") / "data"
    with Server(folder, challenges=[1000, 1000], ratings=True) as server:
        yield server, f"sqlite:///{folder / 'tables.sqlite'}"


@pytest.fixture
def come(browser: Browser, place: tuple[Server, str]) -> Iterator[Callable[..., Person]]:
    """People at an address where passkeys work."""
    people: list[Person] = []

    def arrive(size: Any = DESKTOP, language: str = "en") -> Person:
        people.append(Person(browser, f"http://localhost:{place[0].port}", size, language))
        return people[-1]

    yield arrive
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.close()
    assert [] == complaints


def with_authenticator(one: Person) -> Any:
    """The person's device can keep passkeys."""
    devtools = one.context.new_cdp_session(one.page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools


def named(one: Person, name: str, path: str = "/me") -> None:
    """Give a name and go to a page."""
    one.visit("/me").page.get_by_role("heading", level=1).wait_for()
    one.page.get_by_label("Name", exact=True).fill(name)
    one.page.get_by_role("button", name="Save").first.click()
    one.page.get_by_role("heading", name="Delete everything").wait_for()
    one.visit(path).page.get_by_role("heading", level=1).wait_for()


def test_a_passkey_is_made_used_renamed_and_removed(come: Callable[..., Person]) -> None:
    """Chromium makes a real key; after signing out it brings the person back."""
    one = come()
    with_authenticator(one)
    named(one, "Hedwig")
    page = one.page
    page.get_by_label("Name of this device").fill("My laptop")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.locator("li", has_text="My laptop")).to_be_visible()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("This device already has a passkey for you.")).to_be_visible()
    me = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    page.get_by_role("button", name="On this device").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Sign out").click()
    # Earlier, signing in would ask whether to leave this name.
    expect(page.get_by_text("You have signed out", exact=True)).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Welcome back, Hedwig.")).to_be_visible()
    assert me == page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    expect(page.locator("li", has_text="last used on")).to_be_visible()
    assert [] == one.faults()
    page.get_by_role("button", name="Rename My laptop").click()
    page.locator("li").get_by_label("Name of this device").fill("Old laptop")
    page.locator("li").get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Remove Old laptop").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Remove Old laptop").click()
    expect(page.get_by_text("No passkey yet.")).to_be_visible()


def test_everything_is_downloaded_and_deleted_by_the_person_alone(
    come: Callable[..., Person], place: tuple[Server, str]
) -> None:
    one = come(PHONE)
    named(one, "Kunigunde")
    page = one.page
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the archive").click()
    assert waiting.value.suggested_filename == "unter-tage.zip"
    button = page.get_by_role("button", name="Delete everything of mine")
    expect(button).to_be_disabled()
    page.get_by_label("Type your name to confirm").fill("Kunigunde")
    button.click()
    expect(page.get_by_text("Everything is deleted.")).to_be_visible()
    assert where_said(place[1], "Kunigunde") == set()
    assert page.evaluate("() => JSON.stringify({ ...localStorage })").count("Kunigunde") == 0


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")])
def test_history_and_statistics_show_what_was_played(
    come: Callable[..., Person], place: tuple[Server, str], size: Any, language: str
) -> None:
    """Running matches first, filters in the address, plots with a sentence and a table, ratings; axe finds nothing."""
    server, url = place
    one = come(size, language)
    one.visit("/").page.get_by_role("heading", level=1).wait_for()
    one.against_bots("saboteur", 3)
    page = one.page
    me = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    friends = [Guest(server, name) for name in ("Tilda", "Anton")]
    fill_past(url, [me, *(friend.me["id"] for friend in friends)], prefix=me)
    one.visit("/history").page.locator("time, li").first.wait_for()
    expect(page.locator("main h2").first).to_have_text("Still running" if language == "en" else "Laufen noch")
    expect(page.get_by_role("status").filter(has_text="40")).to_be_visible()
    assert [] == one.faults()
    one.visit("/history?game=duel&result=won")
    rows = page.locator("a[href^='/replay/']")
    rows.first.wait_for()
    found = rows.count()
    assert 0 < found < 11
    expect(page.get_by_role("status").filter(has_text=str(found))).to_be_visible()
    if size is DESKTOP:
        page.get_by_role("button", name="won", exact=True).click()
        page.wait_for_url("**/history?game=duel")
        expect(rows).to_have_count(10)
    one.visit("/stats")
    plots = page.get_by_role("img")
    plots.first.wait_for()
    assert "95" not in (plots.first.get_attribute("aria-label") or "")
    assert (plots.first.get_attribute("aria-label") or "").count("%") >= 3
    page.locator("summary").first.click()
    expect(page.locator("table").first).to_be_visible()
    assert [] == one.faults()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    rated = page.locator("section").filter(has=page.get_by_role("heading", name=re.compile("Duel")))
    expect(rated.get_by_role("row").filter(has_text="±")).to_have_count(2)
    expect(rated.get_by_role("row", name="Tilda")).to_contain_text("5")
    table = open_table(friends[0], {"me": True}, {}, game="duel")
    one.visit(f"/t/{table}").page.get_by_role("heading", level=1).wait_for()
    expect(page.locator(".beside")).to_have_count(0)
    page.get_by_role("button", name="Sit" if language == "en" else "Hinsetzen").first.click()
    # Both people, each with the range their rating lies in.
    expect(page.locator(".beside")).to_have_text(re.compile(r"Tilda: \d{3,4} ± \d{2,3}.*Ada: \d{3,4} ± \d{2,3}"))
    assert [] == one.faults()


@pytest.mark.parametrize("path", ["/stats", "/history"])
def test_where_nothing_is_kept_yet_a_button_leads_to_a_first_match(come: Callable[..., Person], path: str) -> None:
    """Both for somebody without a name and for somebody who has not played."""
    one = come(PHONE)
    for newcomer in (True, False):
        if newcomer:
            one.visit(path)
        else:
            named(one, "Nele", path)
        expect(one.page.get_by_role("link", name="Play now")).to_be_visible()
        expect(one.page.get_by_text("One moment")).to_have_count(0)
        one.page.get_by_role("link", name="Play now").click()
        expect(one.page).to_have_url(re.compile(r"/$"))
