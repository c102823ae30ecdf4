"""The screens around the table: links, error pages, and ways back."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsers import PHONE, Person, link_of
from records import stored
from saboteur import Match
from servers import Guest, Server

pytestmark = pytest.mark.once

Come = Callable[..., Person]
WIDE = "() => document.documentElement.scrollWidth <= innerWidth && window.visualViewport.scale === 1"
ENDS = [
    ("/t/nowhere", "No such table"),
    ("/join/GRUBEN", "No table has this code"),
    ("/replay/nowhere", "Nothing to watch"),
    ("/open/chess", "There is no such game"),
    ("/rules/chess", "There are no such rules"),
    ("/me/spent", "This link no longer works"),
    ("/settngs", "Nothing but rock"),
]


def test_ends_of_ways(person: Come) -> None:
    """Every wrong address gets a sentence and a way home."""
    one = person()
    for path, told in ENDS:
        page = one.visit(path).page
        page.get_by_role("heading", name=told).wait_for()
        assert told in page.title()
        page.get_by_role("link", name="Home page").click()
        page.get_by_role("button", name="Play now").wait_for()


def test_nothing_is_wider_than_a_phone(person: Come) -> None:
    """German words are long, and names may be."""
    one = person(PHONE, "de").visit()
    page = one.page
    page.get_by_label("Du spielst als").fill("Bartholomäus von Hohenfels zu X")
    for path in ("/", "/open/saboteur2", "/settings", "/rules/duel", "/nirgends"):
        one.visit(path)
        page.get_by_role("heading", level=1).first.wait_for()
        for width, height in ((320, 640), (844, 390), (PHONE["width"], PHONE["height"])):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WIDE), (path, width)
    one.visit("/open/saboteur2")
    for _ in range(8):
        page.get_by_role("button", name="mehr").tap()
    page.locator("form .big").tap()
    page.locator("li.empty button").first.wait_for()
    assert page.evaluate(WIDE)
    page.get_by_role("button", name=re.compile("auffüllen")).tap()
    page.get_by_role("button", name="Anfangen").wait_for()
    assert page.evaluate(WIDE)


def test_way_back_survives_a_reload(person: Come) -> None:
    page = person().visit().page
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("link", name="Rules").click()
    page.reload()
    page.get_by_role("button", name="Back").click()
    page.get_by_role("heading", name="Settings", level=1).wait_for()
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Play now").wait_for()


def test_personal_link_brings_one_to_another_device(person: Come) -> None:
    """The other device is the same person with the same matches; a newer link replaces the older one."""
    ada = person().against_bots("saboteur", 3)
    ada.wait()
    ada.visit("/settings").page.get_by_role("button", name="Make a personal link").click()
    link = ada.page.get_by_role("textbox", name="Your personal link").input_value()
    phone = person(PHONE).visit("/")
    phone.page.goto(link)
    phone.page.get_by_role("link", name=re.compile("Keep digging: Saboteur")).tap()
    phone.page.locator("[data-slot]").first.wait_for()
    ada.page.reload()
    ada.page.get_by_role("button", name="Make a personal link").click()
    ada.page.get_by_role("textbox", name="Your personal link").wait_for()
    stranger = person()
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", name="This link no longer works")).to_be_visible()


def test_signing_out_everywhere(person: Come) -> None:
    """Every device is told and knows the person no more; the personal link brings them back."""
    ada = person().against_bots("saboteur", 3)
    ada.wait()
    table = ada.page.url
    page = ada.visit("/settings").page
    page.get_by_role("button", name="Make a personal link").click()
    link = page.get_by_role("textbox", name="Your personal link").input_value()
    phone = person(PHONE)
    phone.page.goto(link)
    phone.page.get_by_role("link", name=re.compile("Keep digging: Saboteur")).wait_for()
    phone.page.goto(table)
    phone.page.locator("[data-slot]").first.wait_for()
    page.get_by_role("button", name="On all devices").click()
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="On all devices").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="On all devices").wait_for(state="detached")
    phone.page.get_by_role("heading", name="You have signed out").wait_for()
    for one in (ada, phone):
        one.visit().page.get_by_role("button", name="Play now").wait_for()
        assert 0 == one.page.locator("a[href='/t/" + table.rpartition("/")[2] + "']").count()
    ada.page.goto(link)
    ada.page.get_by_role("link", name=re.compile("Keep digging: Saboteur")).wait_for()


def test_guest_who_is_sent_away_is_told(person: Come) -> None:
    """The host is asked first; then the seat is free and the guest cannot come back. Who stands up is told nothing."""
    ada, bob = person(), person(PHONE)
    ada.visit("/open/saboteur").page.get_by_role("button", name="Open a table").click()
    bob.page.goto(link_of(ada))
    bob.page.get_by_label("You play as").fill("Bob")
    bob.page.get_by_role("button", name="Sit here").first.tap()
    # On a phone the own tile opens what can be done about it.
    bob.page.locator("li.me button").tap()
    bob.page.get_by_role("button", name="Get up").tap()
    bob.page.get_by_role("button", name="Sit here").first.tap()
    expect(bob.page.get_by_role("alert")).to_be_empty()
    ada.page.get_by_role("button", name="Send Bob away").click()
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Send away").click()
    expect(bob.page.get_by_text("The host has sent you away from this table.")).to_be_visible()
    bob.page.reload()
    expect(bob.page.get_by_text("The host has sent you away from this table.")).to_be_visible()
    expect(ada.page.get_by_text("Bob")).to_have_count(0)


def test_first_screen_says_that_the_server_is_gone(person: Come, server: Server) -> None:
    """Actions get an error, and once the server is back everything works without a reload."""
    page = person().visit().page
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    gone = page.get_by_role("status").filter(has_text="cannot be reached")
    server.kill()
    try:
        play.click()
        expect(page.get_by_role("alert")).to_contain_text("Is it running")
        expect(gone).to_be_visible()
    finally:
        server.start()
    expect(gone).to_have_count(0)
    play.click()
    page.locator("[data-slot]").first.wait_for()


def test_replay_leads_back_to_its_moment(person: Come) -> None:
    """Step, eyes and speed by key and by finger; the address keeps step and eyes."""
    one = person().against_bots("saboteur", 3, rounds=2)
    page = one.page
    one.wait()
    one.touch(".top [aria-expanded]:not(.dot)")
    one.touch("nav.menu button:last-of-type")
    one.touch("dialog button[value=yes]")
    one.wait("over")
    page.locator(".end a[href^='/replay']").first.click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    for key, at in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        page.keyboard.press(key)
        expect(slider).to_have_value(at)
    expect(page.get_by_role("region", name="Hands").get_by_role("group")).to_have_count(3)
    page.get_by_label("Seen by").select_option(label="Brom sees")
    expect(page.get_by_role("region", name="Hands").get_by_role("group")).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("PageDown")
    second = slider.input_value()
    assert 1 < int(second) < int(slider.get_attribute("max") or 0)
    page.wait_for_url(f"**?step={second}&eyes=1")
    page.reload()
    expect(slider).to_have_value(second)
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(second)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert Match.replay(download.value.path().read_text(encoding="utf-8")).outcome is not None


def test_record_from_a_file(person: Come, tmp_path: Path) -> None:
    """Other files get a sentence; a record can be watched, survives a reload, and can be replaced by another."""
    one = person(PHONE)
    page = one.visit().page
    page.get_by_role("link", name="Open a recorded match").tap()
    file, trouble = page.get_by_label("Choose a file"), page.locator("#file-trouble")
    for name, content, told in (
        ("cat.toml", "meow = ", "not a recorded match"),
        ("half.toml", stored("1-solo")[:-200] + '"]', "cannot be replayed"),
        ("huge.toml", "#" * 300_000, "too large"),
    ):
        (tmp_path / name).write_text(content, encoding="utf-8")
        file.set_input_files(tmp_path / name)
        expect(trouble).to_contain_text(told)
    (tmp_path / "good.toml").write_text(stored("1-duel"), encoding="utf-8")
    file.set_input_files(tmp_path / "good.toml")
    page.get_by_role("heading", name="Replay: The Duel").wait_for()
    page.get_by_role("button", name="One step on").tap()
    page.wait_for_url("**/replay/file?step=1&eyes=all")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("1")
    drop(page, stored("1-dark-cave"))
    page.get_by_role("heading", name="Replay: The Dark Cave").wait_for()
    expect(page.get_by_role("slider")).to_have_value("0")
    drop(page, "meow")
    expect(page.get_by_role("alert")).to_contain_text("not a recorded match")
    page.get_by_role("link", name="Open a recorded match").tap()
    page.get_by_label("Choose a file").wait_for()
    assert [] == one.faults()


def drop(page: Page, content: str) -> None:
    """Let a file fall on the page."""
    page.evaluate(
        """(content) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([content], "match.toml"));
          document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
        }""",
        content,
    )


def test_a_strangers_personal_link_asks_first(person: Come, server: Server) -> None:
    """Someone who already plays here keeps their name and seats unless they choose otherwise."""
    link = Guest(server, "Moira").post("/api/me/link")["path"]
    page = person().against_bots("saboteur", 3).page
    page.goto(server.url + link)
    page.get_by_text("Stay Ada").click()
    # She has a match, and is greeted.
    expect(page.get_by_role("heading", level=1)).to_contain_text(", Ada.")
    page.goto(server.url + link)
    page.get_by_text("Use the link").click()
    expect(page.get_by_label("You play as")).to_have_value("Moira")


def test_colours_are_the_systems_until_one_chooses(person: Come) -> None:
    page = person().visit("/settings").page
    theme = "() => document.documentElement.dataset.theme"
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate(theme) == "dark"
    page.emulate_media(color_scheme="light")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'light'")
    page.get_by_label("Dark", exact=True).check()
    assert page.evaluate(theme) == "dark"


def test_lobby_chat_and_one_truth_for_host_and_guest(person: Come) -> None:
    """Both see who is awaited, and both can talk about it."""
    ada, bob = person(), person(PHONE)
    ada.visit("/open/duel").page.get_by_role("button", name="Open a table").click()
    bob.page.goto(link_of(ada))
    bob.page.get_by_label("You play as").fill("Bob")
    bob.page.get_by_role("button", name="Sit here").first.tap()
    for one, told in ((ada, "Not ready yet: Bob."), (bob, "Not ready yet: you.")):
        expect(one.page.locator(".acts [role=status]")).to_have_text(told)
    bob.page.get_by_label("Message to the table").fill("One moment")
    bob.page.keyboard.press("Enter")
    talk = ada.page.get_by_role("region", name="At the table", exact=True)
    expect(talk).to_contain_text("One moment")
    quick = bob.page.get_by_role("group", name="Reactions").get_by_role("button").first
    said = quick.get_attribute("aria-label")
    quick.tap()
    expect(talk).to_contain_text(f"Bob: {said}")
    bob.page.get_by_role("button", name="I am ready").tap()
    expect(ada.page.locator(".acts [role=status]")).to_have_text("Everyone is here and ready.")
    expect(bob.page.locator(".acts [role=status]")).to_contain_text("Everyone is ready.")
