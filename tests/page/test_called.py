"""Being called: the question, the notice in the browser, the links in mails."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browsers import DESKTOP, PHONE, Person
from receivers import MailBox, mail_box
from servers import Guest, Server, open_table

pytestmark = pytest.mark.once

PUSHED = """(text) => new Promise((resolve) => {
  // Browsers without a screen show no notices.
  self.registration.showNotification = async (title, options) => resolve([title, options]);
  self.dispatchEvent(new PushEvent('push', { data: text }));
})"""
UNDECIDED = """
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  Notification.requestPermission = () => { window.asked = true; return Promise.resolve('denied'); };
"""


@pytest.fixture(scope="module")
def box() -> Iterator[MailBox]:
    """A mail server."""
    with mail_box() as found:
        yield found


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory, box: MailBox) -> Iterator[Server]:
    """A server that writes mails."""
    mail = {"host": "127.0.0.1", "port": box.port, "sender": "table@example.org", "security": "none"}
    folder = tmp_path_factory.mktemp("called") / "data"
    with Server(folder, mail=mail, public_url="https://play.example.org", between=600.0) as running:
        yield running


def test_a_push_becomes_a_notice(browser: Browser, own: Server) -> None:
    """With what the server sent; the next one about the same table takes its place and still rings."""
    person = Person(browser, own.url, keeps=True)
    person.context.grant_permissions(["notifications"], origin=own.url)
    with person.context.expect_event("serviceworker") as found:
        person.visit()
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    notice = {"title": "Your turn", "body": "Saboteur. Brom digs at H4.", "tag": "t1", "path": "/t/x"}
    title, options = found.value.evaluate(PUSHED, json.dumps(notice).ljust(1024))
    assert (notice["title"], notice["body"], notice["tag"]) == (title, options["body"], options["tag"])
    assert ("/t/x", True) == (options["data"], options["renotify"])
    person.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_whoever_waits_is_asked_once(browser: Browser, own: Server, size: object, tmp_path: Path) -> None:
    """Our own question first; the browser's only after yes; after no neither comes again."""
    person = Person(browser, own.url, PHONE if size == PHONE else DESKTOP)
    person.context.add_init_script(UNDECIDED)
    person.visit()
    page = person.page
    page.get_by_role("heading", level=1).wait_for()
    token = next(one["value"] for one in person.context.cookies() if one.get("name") == "csrftoken")
    headers = {"x-csrftoken": token}
    person.context.request.post(f"{own.url}/api/me", data={"name": "Tilda", "language": "en"}, headers=headers)
    host = Guest(own, "Ada")
    table_id = open_table(
        host, {"me": True}, {}, game="duel", clock={"kind": "slow", "seconds": 86_400}, options={"first": "p1"}
    )
    page.clock.install()
    person.visit(f"/t/{table_id}")
    page.get_by_role("button", name="Sit").first.click()
    mine = host.join(table_id)
    page.get_by_role("button", name="Ready").first.click()
    mine.do("ready")
    mine.until(lambda table: all(seat["ready"] for seat in table["seats"]))
    mine.do("start")
    mine.until(lambda table: table["phase"] == "playing")
    mine.turn()
    page.locator("[data-slot]").first.wait_for()
    page.clock.run_for(5_000)
    page.keyboard.press("Escape")
    page.clock.run_for(25_000)
    expect(page.get_by_role("heading", name="Ada may take a while.")).to_be_visible()
    page.screenshot(path=str(tmp_path / "ask.png"))
    assert [] == person.faults()
    assert not page.evaluate("() => window.asked === true")
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_role("heading", name="Ada may take a while.")).to_have_count(0)
    page.reload()
    page.locator("[data-slot]").first.wait_for()
    page.clock.run_for(60_000)
    expect(page.get_by_role("heading", name="Ada may take a while.")).to_have_count(0)
    person.close()


@pytest.mark.parametrize("language", ["de", "en"])
def test_mails_can_be_confirmed_and_ended(browser: Browser, own: Server, box: MailBox, language: str) -> None:
    """Opening a link does nothing; its button does."""
    person = Person(browser, own.url, PHONE if language == "de" else DESKTOP, language)
    person.visit("/settings")
    page = person.page
    page.locator("input[type=email]").fill(f"bo-{language}@example.org")
    page.locator("form:has(input[type=email]) button").click()
    expect(page.get_by_text(f"bo-{language}@example.org", exact=False)).to_be_visible()
    assert [] == person.faults()
    body = box.mails[-1].get_body(("plain",))
    assert body is not None
    path = body.get_content().partition("https://play.example.org/mail/")[2].split()[0]
    person.visit(f"/mail/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert [] == person.faults()
    page.locator("main .btn.main").click()
    expect(page.locator("main a.btn.main")).to_be_visible()
    person.visit("/settings")
    expect(page.get_by_text("Mails g" if language == "en" else "Mails gehen")).to_be_visible()
    person.close()


def test_without_a_mail_server_there_is_no_field(person: Callable[..., Person]) -> None:
    one = person()
    one.visit("/settings")
    expect(one.page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(one.page.locator("input[type=email]")).to_have_count(0)
