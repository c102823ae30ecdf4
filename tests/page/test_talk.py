"""What people say at a table: news are counted once, and claims are found by what they are about."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browsers import DESKTOP, PHONE, Person
from servers import Guest, Server, open_table

pytestmark = pytest.mark.once

Come = Callable[..., Person]


def test_what_was_read_is_not_new_after_a_reload(person: Come, server: Server) -> None:
    ben = Guest(server, "Ben")
    table = ben.join(open_table(ben, {"me": True}, {"bot": "random"}, {"bot": "random"}, game="saboteur"))
    table.do("ready")
    table.do("start")
    page = person(PHONE).visit(f"/t/{table.table['id']}").page
    page.locator(".cell").first.wait_for()
    stream = page.locator("header button.dot")
    # A reaction is seen at its sender's face, and is not counted: it passes.
    table.do("react", reaction="mug")
    expect(page.locator("[data-seat='0']").get_by_role("img", name="Cheers")).to_be_visible()
    expect(stream).not_to_have_attribute("data-n", "1")
    table.do("chat", text="Glück auf")
    expect(stream).to_have_attribute("data-n", "1")
    stream.tap()
    expect(page.get_by_text("Glück auf")).to_be_visible()
    expect(page.locator("li", has_text="Cheers")).to_be_visible()
    page.reload()
    page.locator(".cell").first.wait_for()
    expect(stream).not_to_have_attribute("data-n", "1")
    table.do("chat", text="Und weiter")
    expect(stream).to_have_attribute("data-n", "1")


def test_claims_are_grouped_by_what_they_are_about(person: Come) -> None:
    one = person(PHONE).against_bots("saboteur", 4)
    page = one.page
    one.wait("card")
    one.touch("header button.dot")
    page.get_by_role("button", name="Say something with a tap").tap()
    groups = page.get_by_role("group", name="Say something with a tap")
    titles = ["About yourself", "About the goals", "About the others"]
    expect(groups.get_by_role("heading")).to_have_text(titles)
    for title, claims in zip(titles, (2, 6, 6), strict=True):
        expect(groups.get_by_role("list", name=title).get_by_role("button")).to_have_count(claims)


def test_a_phrase_is_read_in_each_readers_language_and_the_muted_are_not_heard(person: Come, server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, game="duel")
    sockets = [one.join(table) for one in (ada, ben)]
    sockets[1].do("sit", seat=1)
    sockets[1].do("ready")
    sockets[0].do("start")
    english, german = person().become(ada), person(PHONE, "de").become(ben)
    stream = english.visit(f"/t/{table}").page.get_by_role("list", name="What happened")
    german.visit(f"/t/{table}").touch("header button.dot")
    german.page.get_by_role("button", name="Etwas mit einem Fingertipp sagen").tap()
    german.page.get_by_role("button", name="Gut gegraben!").tap()
    expect(german.page.get_by_text("Gut gegraben!").first).to_be_visible()
    expect(stream.get_by_text("Well dug!")).to_be_visible()
    expect(stream.get_by_text("Gut gegraben!")).to_have_count(0)
    english.page.get_by_role("button", name="Mute Ben").first.click()
    english.page.get_by_text("Ben is muted for you.").wait_for()
    expect(stream.get_by_text("Well dug!")).to_have_count(0)
    sockets[1].do("chat", phrase="thanks")
    sockets[1].do("react", reaction="mug")
    sockets[0].do("chat", text="Anybody there?")
    expect(stream.get_by_text("Anybody there?")).to_be_visible()
    expect(stream.get_by_text("Thanks!")).to_have_count(0)
    expect(english.page.get_by_role("img", name="Cheers")).to_have_count(0)
    # Whoever was muted by mistake is heard again.
    english.page.get_by_role("button", name="Unmute Ben").click()
    sockets[1].do("chat", phrase="well-done")
    expect(stream.get_by_text("Well dug!").last).to_be_visible()


def test_in_the_lobby_one_takes_another_name_and_closes_the_talk(person: Come, server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, {}, game="saboteur")
    socket = ben.join(table)
    socket.do("sit", seat=1)
    host = person()
    host.become(ada)
    page = host.visit(f"/t/{table}").page
    name = page.get_by_role("textbox", name="You play as")
    expect(name).to_have_value("Ada")
    name.fill("Adele")
    name.press("Enter")
    socket.until(lambda told: bool(told["seats"][0]["name"] == "Adele"))
    expect(page.get_by_text("Adele (you)")).to_be_visible()
    page.locator("summary", has_text="Manage the chat").click()
    page.get_by_role("checkbox", name="Everybody may chat and react").click()
    socket.until(lambda told: not told["talk"])
    expect(page.get_by_role("textbox", name="The chat is closed.")).to_be_disabled()


def test_in_a_full_lobby_start_and_talk_stay_in_sight(person: Come, server: Server) -> None:
    """Twelve seats are longer than any screen; nobody looks for the way on below them."""
    ada = Guest(server, "Ada")
    table = open_table(ada, {"me": True}, *[{"bot": "random"}] * 11, game="saboteur2")
    one = person()
    one.context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in ada.http.cookies.items()]
    )
    page = one.visit(f"/t/{table}").page
    for width, height in ((1440, 900), (820, 1180), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("button", name="Start", exact=True)).to_be_in_viewport(ratio=1)
        expect(page.get_by_label("Message to the table")).to_be_in_viewport(ratio=1)
        page.get_by_label("Message to the table").click(trial=True)


def test_what_the_chat_input_asks_for_is_read_whole(person: Come) -> None:
    """Also between two buttons in the narrow column beside a board, in German."""
    one = person(DESKTOP, "de").against_bots("saboteur", 3)
    one.wait()
    asks = one.page.get_by_placeholder("Nachricht an den Tisch")
    asks.fill("Nachricht an den Tisch")
    assert asks.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_on_a_phone_on_its_side_claims_have_the_place_of_the_log(person: Come) -> None:
    """Below reactions and sentences there was room for half a claim."""
    one = person({"width": 844, "height": 390}, "de").against_bots("saboteur", 5)
    one.wait()
    page = one.page
    page.locator("header button.dot").click()
    page.get_by_role("button", name="Etwas mit einem Fingertipp sagen").click()
    claims = page.locator(".claims li button")
    for number in range(2):
        expect(claims.nth(number)).to_be_in_viewport(ratio=1)
    expect(page.get_by_placeholder("Nachricht an den Tisch")).to_be_in_viewport(ratio=1)
    claims.first.click()
    expect(page.locator(".roll")).to_contain_text("Ich habe keine Wegekarte")
