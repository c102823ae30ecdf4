"""The story of a match and the coach's hints, in a real browser: by finger and by key, on a phone and a desktop."""

import json
import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect

from browsers import DESKTOP, PATIENCE, PHONE, Person
from records import stored
from servers import Guest, Server, open_table

pytestmark = [pytest.mark.once, pytest.mark.slow]

Come = Callable[..., Person]
WIDE = "() => document.documentElement.scrollWidth <= innerWidth + 1"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server with a finished match whose story is reckoned roughly."""
    with Server(tmp_path_factory.mktemp("story") / "data", story_effort=0.03) as server:
        ada = Guest(server, "Ada")
        table = str(ada.post("/api/play", game="saboteur", players=4, options={"rounds": 2})["id"])
        a = ada.join(table)
        a.turn()
        a.do("resign")
        while not a.over:
            a.receive()
            a.go_on()
        yield server, table


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_story_is_read_from_top_to_bottom(browser: Browser, told: tuple[Server, str], size: ViewportSize) -> None:
    """Curve, sentences, suspicion, luck; a point of the curve opens that moment, and the replay stands there."""
    server, table = told
    one = Person(browser, server.url, size)
    page = one.page
    page.goto(f"{server.url}/story/{table}")
    page.wait_for_selector(".tale li")
    assert page.evaluate(WIDE)
    assert [] == one.faults()
    curve = page.get_by_role("img", name="Chances of the diggers")
    if curve.count():
        page.get_by_role("slider").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        here = page.get_by_role("link", name="Watch from here")
        expect(here).to_be_visible()
        expect(page.locator(".moment [role=img]")).to_be_visible()
        page.get_by_text("As a table").click()
        expect(page.get_by_role("table").first).to_contain_text("%")
        assert [] == one.faults()
    # Every sentence leads to its figure.
    for proof in page.locator(".proof").all():
        proof.click()
    page.locator(".rounds button").first.click()
    assert page.evaluate(WIDE)
    if curve.count():
        page.get_by_role("slider").focus()
        page.keyboard.press("ArrowRight")
    link = page.locator("a[href^='/replay/'][href*='step=']").first
    href = link.get_attribute("href")
    assert href is not None
    page.goto(server.url + href)
    step = href.split("step=")[1].split("&")[0]
    expect(page.get_by_role("slider")).to_have_value(step)
    one.close()


def test_the_story_names_everybody_readers_too(browser: Browser, told: tuple[Server, str]) -> None:
    """Its sentences name people, so its callouts, tables and medals do, whoever reads them."""
    server, table = told
    one = Person(browser, server.url, DESKTOP)

    def mine(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "you": 0})

    one.page.route("**/api/tables/*/story*", mine)
    one.page.goto(f"{server.url}/story/{table}")
    one.page.wait_for_selector(".tale li")
    for folded in one.page.locator("main details > summary").all():
        folded.click()
    words = one.page.locator("main.story").inner_text()
    assert "Ada" in words
    assert [] == re.findall(r".*\b[Yy]ou\b.*", words)
    one.close()


OVER = """() => {
  const boxes = [...document.querySelectorAll('.curve .note')].map((one) => one.getBoundingClientRect());
  return boxes.slice(1).filter((one, i) => one.top < boxes[i].bottom - 1).length;
}"""
"""How many notes lie over the one before them."""


def test_notes_beside_a_phones_curve_lie_one_below_another(browser: Browser, told: tuple[Server, str]) -> None:
    """However many lines they take: turns with long deeds in a row, and lies between them."""
    server, table = told

    def crowd(route: Route) -> None:
        found = route.fetch().json()
        for one in (found["story"] or {"rounds": []})["rounds"]:
            for point in one.get("curve", []):
                point["turning"] = point["at"] <= one["curve"][0]["at"] + 4
            one["claims"] = [
                {"seq": 0, "at": 0, "turn": turn, "seat": 1, "claim": "accuse p3", "truth": "lie", "known": True}
                for turn in range(1, 5)
            ]
        route.fulfill(json=found)

    one = Person(browser, server.url, PHONE, "de")
    one.page.route("**/api/tables/*/story*", crowd)
    one.page.goto(f"{server.url}/story/{table}")
    expect(one.page.locator(".curve .note").nth(7)).to_be_visible()
    one.page.wait_for_function(f"({OVER})() === 0")
    # The words below are below all of them.
    last = one.page.locator(".curve .note").last.bounding_box()
    slider = one.page.get_by_role("slider").bounding_box()
    assert last is not None
    assert slider is not None
    assert last["y"] + last["height"] <= slider["y"]
    one.close()


def test_what_is_touched_on_a_phones_curve_is_in_sight(browser: Browser, told: tuple[Server, str]) -> None:
    """The curve is higher than the window: the moment is seen beside the pin, and a note does what its pin does."""
    server, table = told

    def turned(route: Route) -> None:
        found = route.fetch().json()
        for one in (found["story"] or {"rounds": []})["rounds"]:
            for number, point in enumerate(one.get("curve", [])):
                point["turning"] = number in {1, 6}
        route.fulfill(json=found)

    one = Person(browser, server.url, PHONE, "de")
    page = one.page
    page.route("**/api/tables/*/story*", turned)
    page.goto(f"{server.url}/story/{table}")
    here = page.get_by_role("link", name="Von hier ansehen")
    for selector in (".pin", ".curve .note"):
        page.locator(selector).first.scroll_into_view_if_needed()
        one.touch(selector)
        expect(here).to_be_in_viewport(ratio=1, timeout=15_000)
        expect(page.locator(selector).first).to_be_in_viewport()
        page.reload()
    one.close()


def test_a_record_from_a_file_has_its_story(browser: Browser, told: tuple[Server, str]) -> None:
    server, _ = told
    one = Person(browser, server.url, DESKTOP, "de")
    one.page.add_init_script(f"sessionStorage.setItem('record', {json.dumps(stored('1-three-rounds'))});")
    one.page.goto(f"{server.url}/story/file")
    one.page.get_by_role("button", name="Teilen").click()
    sheet = one.page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name="das Gold von allen")).to_be_visible()
    for kind in ("SVG", "PNG"):
        with one.page.expect_download() as saved:
            sheet.get_by_role("button", name=f"Als {kind} speichern").click()
        begins = saved.value.path().read_bytes()[:5]
        assert (saved.value.suggested_filename, begins) in {
            ("unter-tage.svg", b"<svg "),
            ("unter-tage.png", b"\x89PNG\r"),
        }
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_text("In ein paar Sätzen")).to_be_visible()
    assert one.page.locator(".rounds button").count() == 3
    assert [] == one.faults()
    one.close()


@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (DESKTOP, "en")])
def test_a_hint_is_marked_and_a_second_touch_plays_it(person: Come, size: ViewportSize, language: str) -> None:
    one = person(size, language).against_bots("saboteur", 4)
    page = one.page
    one.wait("card")
    one.touch("[data-hint]")
    first = page.locator(".coach ol button").first
    expect(first).to_be_visible()
    assert [] == one.faults()
    expect(
        page.get_by_text("Judging only by what you can see yourself." if language == "en" else "was du selbst siehst")
    ).to_be_visible()
    first.click()
    moved = page.locator("[data-slot]").count()
    first.click()
    expect(page.locator(".coach")).to_have_count(0)
    one.wait("card", "option", "over", "next", "spot", "place", "player")
    assert moved


MARKED = """() => [...document.querySelectorAll('.marks i:not(.seat)')].map((one) => {
  const [box, board] = [one, document.querySelector('.board')].map((found) => found.getBoundingClientRect());
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
})"""
"""Whether the places that are marked are seen on the board."""


def test_a_hint_marks_only_places_in_sight(person: Come) -> None:
    """Whatever lies beyond the board's edge is not marked on the players or the buttons around it."""
    one = person(PHONE).against_bots("saboteur", 4, first="p1")
    page = one.page
    one.wait("card")
    one.touch("[data-hint]")
    page.locator(".coach ol button").first.wait_for()
    page.wait_for_function(f"() => ({MARKED})().length > 0")
    assert all(page.evaluate(MARKED))
    page.evaluate(
        "() => document.querySelectorAll('.board [data-cell]').forEach((one) => { one.style.translate = '-2000px 0'; })"
    )
    page.wait_for_function(f"() => ({MARKED})().every((seen) => seen)", timeout=10_000)


HIDDEN = """() => {
  const { top } = document.querySelector('.coach').getBoundingClientRect();
  const goals = [...document.querySelectorAll(".cell[aria-label*='hidden goal']")];
  return goals.filter((goal) => goal.getBoundingClientRect().bottom > top).length - (goals.length ? 0 : 1);
}"""
"""How many goals lie below the hints; -1 if there is none at all."""


def test_a_hint_covers_no_goal_after_the_window_has_changed(person: Come) -> None:
    one = person().against_bots("saboteur", 3, first="p1")
    one.wait("card")
    one.touch("[data-hint]")
    page = one.page
    page.locator(".coach ol button").first.wait_for()
    for width, height in ((390, 844), (1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({HIDDEN})() === 0", timeout=5000)


@pytest.mark.parametrize("allowed", [False, True])
def test_guests_read_in_the_lobby_whether_hints_are_allowed(person: Come, server: Server, *, allowed: bool) -> None:
    where = open_table(Guest(server, "Ada"), {"me": True}, {}, {"bot": "greedy"}, hints=allowed)
    one = person(PHONE).visit(f"/t/{where}")
    how = one.page.locator(".how")
    how.locator("summary").first.click()
    expect(how.get_by_text("allowed. Everybody is told who asks for one.")).to_have_count(int(allowed))
    expect(how.locator("summary").first.get_by_text("Hints allowed")).to_have_count(int(allowed))


def test_what_one_can_know_has_its_ledger(person: Come) -> None:
    one = person(DESKTOP).against_bots("saboteur", 5)
    page = one.page
    one.wait("card")
    page.keyboard.press("k")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".doubts summary")).to_have_count(4)
    sheet.locator(".doubts summary").first.click()
    expect(sheet.locator(".ledger").first).to_be_visible()
    goals = sheet.locator(".hopes summary")
    expect(goals).to_have_count(3)
    goals.last.click()
    expect(sheet.locator(".hopes .ledger").last).to_be_visible()
    assert [] == one.faults()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_match_is_shared_by_link_and_picture(browser: Browser, told: tuple[Server, str]) -> None:
    server, table = told
    one = Person(browser, server.url, PHONE, "de")
    page = one.page
    page.goto(f"{server.url}/story/{table}")
    page.get_by_role("button", name="Teilen").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name="das Gold von allen")).to_be_visible()
    expect(sheet.get_by_label("Der Link zur Geschichte")).to_have_value(f"{server.url}/story/{table}?lang=de")
    with page.expect_download() as saved:
        sheet.get_by_role("link", name="Als SVG speichern").click()
    assert saved.value.suggested_filename == "unter-tage-saboteur.svg"
    assert [] == one.faults()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    # A picture that is not sent is told in a sentence; the browser makes no error page of it, with forbidden styles.
    page.route("**/api/tables/*/picture*", lambda route: route.fulfill(status=503, body="no"))
    page.get_by_role("button", name="Teilen").click()
    expect(page.get_by_text("Das hat nicht geklappt")).to_be_visible()
    expect(sheet.get_by_role("img")).to_have_count(0)
    expect(sheet.get_by_label("Der Link zur Geschichte")).to_be_visible()
    assert [] == one.complaints
    one.close()


def test_the_curve_is_switched_on_beside_a_replay(browser: Browser, told: tuple[Server, str]) -> None:
    """It grows with the steps, and does not tell what is still to come."""
    server, table = told
    one = Person(browser, server.url, DESKTOP)
    page = one.page
    page.goto(f"{server.url}/replay/{table}?step=2&eyes=all")
    page.get_by_role("button", name="Chances", exact=True).click()
    curve = page.get_by_role("img", name="Chances of")
    expect(curve).to_be_visible()
    early = curve.get_attribute("aria-label")
    assert early is not None
    end = time.monotonic() + PATIENCE
    while curve.get_attribute("aria-label") == early:
        assert time.monotonic() < end
        page.keyboard.press("PageDown")
        page.wait_for_timeout(200)
    assert [] == one.faults()
    one.close()


UNDER = """() => {
  const strip = document.querySelector('.curve').getBoundingClientRect();
  const [hidden, goals] = [[], document.querySelectorAll(".cell[aria-label*='hidden goal']")];
  for (const goal of goals) {
    const { left, top, right, bottom } = goal.getBoundingClientRect();
    if (left < strip.right && right > strip.left && top < strip.bottom && bottom > strip.top) hidden.push(goal);
  }
  return [goals.length, hidden.map((goal) => goal.getAttribute('aria-label'))];
}"""
"""How many goals there are, and those that the curve covers."""


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}, {"width": 820, "height": 1180}], ids=str)
def test_the_curve_beside_a_replay_covers_no_goal(
    browser: Browser, told: tuple[Server, str], size: ViewportSize
) -> None:
    server, table = told
    one = Person(browser, server.url, size)
    page = one.page
    page.goto(f"{server.url}/replay/{table}?step=9&eyes=none")
    page.get_by_role("button", name="Chances", exact=True).click()
    expect(page.get_by_role("img", name="Chances of")).to_be_in_viewport(ratio=1)
    page.wait_for_function(f"() => ({UNDER})()[1].length === 0", timeout=5000)
    assert page.evaluate(UNDER) == [3, []]
    assert [] == one.faults()
    one.close()
