"""Several people at one table, and lost connections."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browsers import PATIENCE, PHONE, Person, link_of
from servers import Guest, Server, open_table

pytestmark = pytest.mark.once

Come = Callable[..., Person]


def test_two_people_and_a_spectator(person: Come) -> None:
    """One opens a table, one joins by link, a third watches; each sees what they may see and hears the others."""
    ada, bob, eve = person(), person(PHONE, "de"), person()
    ada.visit("/open/saboteur").page.get_by_role("button", name="fewer").click()
    ada.page.get_by_role("button", name="Open a table").click()
    link = link_of(ada)
    ada.page.get_by_role("button", name="Seat a bot").first.click()

    bob.page.goto(link)
    bob.page.get_by_role("textbox").first.fill("Bob")
    bob.page.get_by_role("button", name="Hinsetzen").tap()
    bob.page.get_by_role("button", name="Ich bin bereit").tap()
    eve.page.goto(link)
    eve.page.get_by_role("heading", name="Saboteur").wait_for()
    ada.page.get_by_role("button", name="Start").click()

    for one in (ada, bob):
        one.page.locator("[data-slot]").first.wait_for()
    eve.page.get_by_text("You are watching.").wait_for()
    assert 0 == eve.page.locator("[data-slot]").count()
    assert 0 == eve.page.get_by_role("region", name="My role").count()

    first, other = _asked(ada, bob)
    before = eve.page.locator(".log, ol[aria-label='What happened'] li").count()
    while (found := first.next())["what"] not in {"wait", "next"}:
        first.touch(found["at"])
        first.page.wait_for_timeout(80)
    eve.page.wait_for_function(
        "(before) => document.querySelectorAll(\"ol[aria-label='What happened'] li\").length > before", arg=before
    )
    assert other.page.locator("[data-slot]").count() > 0

    ada.page.get_by_label("Message to the table").fill("Hello <b>everyone</b>")
    ada.page.keyboard.press("Enter")
    eve.page.get_by_text("Hello <b>everyone</b>").wait_for()
    ada.page.get_by_role("button", name="Say something with a tap").click()
    ada.page.get_by_role("button", name=re.compile("no path card")).click()
    eve.page.locator(".bub").get_by_text("no path card that helps").wait_for()


def _asked(one: Person, other: Person) -> tuple[Person, Person]:
    """The player of the two who is asked first, and the other."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for first, second in ((one, other), (other, one)):
            if first.next()["what"] != "wait":
                return first, second
        one.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_server_restart_in_mid_turn(person: Come, server: Server) -> None:
    """The page says why it waits, comes back without a reload, and the turn goes on where it was."""
    player = person().against_bots("saboteur", 3)
    page = player.page
    found = player.wait("card")
    player.touch(found["at"])
    page.evaluate("() => { window.unloaded = false; }")
    server.kill()
    page.get_by_text("Reconnecting.").wait_for()
    assert page.get_by_text("Your seat stays yours.").is_visible()
    server.start()
    page.get_by_text("Reconnecting.").wait_for(state="detached")
    assert page.evaluate("() => window.unloaded") is False
    log = page.locator("ol[aria-label='What happened'] li")
    before = log.count()
    while (found := player.next())["what"] not in {"wait", "next"} and log.count() == before:
        player.touch(found["at"])
        page.wait_for_timeout(80)
    page.wait_for_function(
        "(before) => document.querySelectorAll(\"ol[aria-label='What happened'] li\").length > before", arg=before
    )


def test_lost_network_in_mid_turn(person: Come) -> None:
    """A move made while offline is played exactly once after reconnecting."""
    player = person().against_bots("saboteur", 3)
    page = player.page
    player.wait("card")
    player.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.get_by_text("Your device has no network.").wait_for()
    player.context.set_offline(False)
    page.get_by_text("Your device has no network.").wait_for(state="detached")
    found = player.wait("card", "option")
    player.touch(found["at"])


def test_somebody_who_does_nothing_is_asked_and_then_played_for(browser: Browser, tmp_path: Path) -> None:
    """The page says so; touching anything brings them back."""
    with Server(tmp_path / "data", idle=4.0, last_call=2.5) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        seats = [{"me": True}, {}, {"bot": "random"}]
        table = ada.post("/api/tables", game="saboteur", players=3, seats=seats, options={"first": "p1"})["id"]
        viewer = Person(browser, server.url)
        viewer.become(ada)
        b = ben.join(table)
        b.do("sit", seat=1)
        b.do("ready")
        viewer.visit(f"/t/{table}").page.get_by_role("button", name="Start").click()
        page = viewer.page
        page.get_by_role("button", name="Into the mine").click()
        page.get_by_text("Still there?").wait_for()
        page.get_by_text("A bot is playing for you.").wait_for()
        assert [] == viewer.faults()
        b.wait("table", until=lambda m: bool(m["seats"][0]["absent"]))
        page.locator(".board").first.click(position={"x": 5, "y": 5})
        page.get_by_text("A bot is playing for you.").wait_for(state="detached")
        b.wait("table", until=lambda m: not m["seats"][0]["absent"])
        assert [] == viewer.complaints
        viewer.close()
        b.close()


def test_a_muted_person_is_neither_seen_nor_heard(person: Come, server: Server) -> None:
    """Nothing they say is shown until they are unmuted."""
    ben = Guest(server, "Ben")
    b = ben.join(open_table(ben, {"me": True}, {}, {"bot": "random"}, options={"first": "p1"}))
    ada = person().visit(f"/t/{b.table['id']}")
    page = ada.page
    page.get_by_role("textbox").first.fill("Ada")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="I am ready").click()
    b.wait("table", until=lambda m: bool(m["seats"][1]["ready"]))
    b.do("start")
    said = page.locator(".bub")
    b.do("claim", claim="no-path")
    said.get_by_text("no path card").wait_for()
    said.get_by_role("button", name="Mute Ben").click()
    page.get_by_role("button", name="Unmute Ben").wait_for()
    said.get_by_text("no path card").wait_for(state="detached")
    b.do("claim", claim="repair-me")
    b.do("chat", text="psst")
    page.get_by_label("Message to the table").fill("At last")
    page.keyboard.press("Enter")
    said.get_by_text("At last").wait_for()
    assert 1 == said.count()
    page.get_by_role("button", name="Unmute Ben").click()
    said.get_by_text("no path card").wait_for()
    assert 3 == said.count(), "the claims are there again; the chat was not sent"


def test_the_host_keeps_order_in_the_chat(person: Come, server: Server) -> None:
    """Closes it to spectators, silences one of them, and sends that one away for good."""
    eve = Guest(server, "Eve")
    ada = person().visit("/open/saboteur")
    page = ada.page
    page.get_by_role("button", name="Open a table").click()
    page.locator("[data-link]").wait_for()
    e = eve.join(page.url.rpartition("/")[2])
    e.do("chat", text="spam")
    page.get_by_text("spam").wait_for()
    page.get_by_text("Manage the chat").click()
    page.get_by_role("checkbox", name="Spectators may chat").uncheck()
    e.until(lambda table: not table["spectator_chat"])
    page.get_by_role("checkbox", name="Spectators may chat").check()
    page.get_by_role("button", name="Stop Eve from chatting").click()
    e.until(lambda table: table["silenced"] == [eve.me["id"]])
    page.locator("button[aria-pressed=true][aria-label='Stop Eve from chatting']").wait_for()
    assert [] == ada.faults()
    page.get_by_role("button", name="Send Eve away").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Send away").click()
    assert e.closed() == 4403
