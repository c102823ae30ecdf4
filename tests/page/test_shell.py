"""The page as an app: it can be installed, opens without a network, and never meets a new server as an old page."""

import re
import shutil
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, expect

from browsers import PHONE, ROOT, Person
from saboteur.picture.kit import kit
from saboteur.server.net.gate import POLICY
from saboteur.server.net.page import folder
from servers import Server

pytestmark = pytest.mark.once

KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""
ONLY_TWO = """async () => {
  while ((await caches.keys()).join() !== 'page-two') await new Promise((resolve) => setTimeout(resolve, 50));
}"""
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped and updated."""
    with Server(tmp_path / "data") as running:
        yield running


@pytest.fixture
def keeper(browser: Browser, own: Server) -> Iterator[Person]:
    """Somebody whose browser has kept the page."""
    person = Person(browser, own.url, PHONE, keeps=True)
    person.visit()
    expect(person.page.locator(".bar .btn.main")).to_be_enabled()
    person.page.wait_for_function(CONTROLLED)
    yield person
    person.close()


def changed_build(target: Path) -> str:
    """Another build of the page: its first script has other content, and therefore another name, which is returned."""
    shutil.copytree(folder(), target, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    named = re.search(r'<script[^>]*src="/(assets/index-[^"]+\.js)"', (target / "index.html").read_text())
    assert named is not None
    script = target / named[1]
    script.write_text(f"document.documentElement.dataset.build = 'two';{script.read_text()}")
    name = f"index-{script.stem[6:][::-1]}.js"
    for file in target.rglob("*"):
        if file.suffix in {".js", ".html"} and script.name in (text := file.read_text()):
            file.write_text(text.replace(script.name, name))
    script.rename(script.with_name(name))
    worker = target / "sw.js"
    worker.write_text(re.sub(r'"version":"\w+"', '"version":"two"', worker.read_text()))
    return name


@pytest.mark.parametrize(("lang", "line"), [("de", "trau niemandem"), ("en", "trust nobody")])
def test_the_manifest_speaks_the_persons_language(own: Server, lang: str, line: str) -> None:
    """By its address, else by the browser's wish; every picture it names has the size it says."""
    by_wish = httpx.get(f"{own.url}/manifest.webmanifest", headers={"accept-language": lang})
    answer = httpx.get(f"{own.url}/manifest.webmanifest?lang={lang}")
    assert by_wish.content == answer.content
    assert "application/manifest+json" == answer.headers["content-type"].partition(";")[0]
    told = answer.json()
    assert (lang, "standalone", "/") == (told["lang"], told["display"], told["start_url"])
    assert line in told["description"]
    assert {"any", "maskable"} == {icon.get("purpose", "any") for icon in told["icons"]}
    for icon in told["icons"]:
        found = httpx.get(own.url + icon["src"])
        assert (200, icon["type"]) == (found.status_code, found.headers["content-type"].partition(";")[0])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", found.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_pictures_are_those_our_code_draws() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import app_icons  # noqa: PLC0415 - lies in another folder
    finally:
        sys.path.pop(0)
    assert {} == {
        name: data for name, data in app_icons.draw().items() if (app_icons.PUBLIC / name).read_bytes() != data
    }


def test_pictures_to_share_use_the_drawings_of_the_page() -> None:
    """`tools/picture_kit.py` was run after the last change of a drawing."""
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import picture_kit  # noqa: PLC0415 - lies in another folder
    finally:
        sys.path.pop(0)
    assert kit() == msgspec.json.decode(picture_kit.draw(), type=dict[str, str])


def test_the_worker_knows_every_file_and_is_never_kept(own: Server) -> None:
    answer = httpx.get(f"{own.url}/sw.js")
    assert ("no-cache", POLICY) == (answer.headers["cache-control"], answer.headers["content-security-policy"])
    assert "set-cookie" not in answer.headers
    listed = set(re.findall(r'"(/assets/[^"]+)"', answer.text))
    there = {f"/assets/{file.name}" for file in (folder() / "assets").iterdir()}
    packed = {name for name in there if name.endswith((".br", ".gz", ".woff"))}
    assert there - packed == listed


def test_the_page_opens_without_a_network_and_says_so(keeper: Person, own: Server) -> None:
    """On any screen of its own, with every text; the address of a personal link is never kept."""
    page = keeper.page
    kept = set(page.evaluate(KEPT))
    assert "/" in kept
    assert any("/Rules-" in path for path in kept)
    keeper.context.set_offline(offline=True)
    page.goto(own.url)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.locator(".bar .btn.main")).to_be_visible()
    assert [] == keeper.faults()
    page.goto(f"{own.url}/rules/duel")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    keeper.context.set_offline(offline=False)
    expect(page.get_by_text("You are offline.")).to_have_count(0)
    assert not [path for path in page.evaluate(KEPT) if path.startswith(("/api", "/me", "/ws", "/t/"))]


def test_nothing_of_a_person_is_kept(keeper: Person) -> None:
    """Neither what the server said nor the address of a table or a personal link."""
    keeper.against_bots("saboteur", 3)
    keeper.page.locator("[data-slot]").first.wait_for()
    link = keeper.page.evaluate("""async () => {
      const token = /csrftoken=([^;]*)/.exec(document.cookie)[1];
      const headers = { 'x-csrftoken': token, 'content-type': 'application/json' };
      return (await (await fetch('/api/me/link', { method: 'POST', headers, body: '{}' })).json()).path;
    }""")
    keeper.visit(link)
    keeper.visit("/docs/")
    kept = keeper.page.evaluate(KEPT)
    assert not [path for path in kept if path != "/" and not re.match(r"/assets/|/[\w-]+\.(png|svg)$", path)]
    keeper.context.set_offline(offline=True)
    with pytest.raises(Exception, match="ERR_INTERNET_DISCONNECTED"):
        keeper.visit(link)


def test_a_new_version_replaces_the_old_page(keeper: Person, own: Server, tmp_path: Path) -> None:
    """The next visit shows it at once; what was kept of the old one is gone."""
    page = keeper.page
    old = set(page.evaluate(KEPT))
    script = changed_build(tmp_path / "two")
    own.show_page(tmp_path / "two")
    # What comes first: an old page would renew itself and look the same a moment later.
    shown = page.goto(own.url)
    assert shown is not None
    assert script in shown.text()
    expect(page.locator("html")).to_have_attribute("data-build", "two")
    page.evaluate(ONLY_TWO)
    assert old != set(page.evaluate(KEPT))
    keeper.context.set_offline(offline=True)
    page.goto(own.url)
    expect(page.locator("html")).to_have_attribute("data-build", "two")


def test_an_open_page_renews_itself_when_the_server_comes_back(keeper: Person, own: Server, tmp_path: Path) -> None:
    """Opened without a network, it is the old one; as soon as the new server answers it is the new one."""
    page = keeper.page
    changed_build(tmp_path / "two")
    keeper.context.set_offline(offline=True)
    page.goto(own.url)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    own.show_page(tmp_path / "two")
    keeper.context.set_offline(offline=False)
    expect(page.locator("html")).to_have_attribute("data-build", "two")
    expect(page.get_by_text("You are offline.")).to_have_count(0)


def test_somebody_at_a_table_is_asked_first(keeper: Person, own: Server, tmp_path: Path) -> None:
    """A restarted server with a new page interrupts nobody's move: a line offers it."""
    keeper.against_bots("saboteur", 3)
    page = keeper.page
    page.locator("[data-slot]").first.wait_for()
    changed_build(tmp_path / "two")
    own.kill()
    own.show_page(tmp_path / "two")
    own.start()
    expect(page.get_by_text("There is a new version")).to_be_visible()
    assert page.evaluate("() => document.documentElement.dataset.build") is None
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("html")).to_have_attribute("data-build", "two")
    page.locator("[data-slot]").first.wait_for()
