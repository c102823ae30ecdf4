"""A match on phones: what fingers can touch, in portrait and landscape."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

import talkative
from browsers import PHONE, Person
from saboteur import Match
from servers import Guest, Server

pytestmark = pytest.mark.once

Come = Callable[..., Person]

STILL = """() => new Promise((tell) => {
  const width = () => document.querySelector('.cell').getBoundingClientRect().width;
  const before = width();
  setTimeout(() => tell(width() === before), 300);
})"""
"""Whether the board has found its size: everything around it takes its place first."""
SMALL = """() => [...document.querySelectorAll('main :is(a, button, input)')]
  .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
  .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent.trim(), box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
  .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
"""Targets too small for a finger."""
CELL = "() => { const box = document.querySelector('.cell').getBoundingClientRect(); return box.width * box.height; }"


@pytest.mark.parametrize("game", ["saboteur", "dark-cave"])
def test_fingers_find_everything(person: Come, game: str) -> None:
    """On a usual and a small phone, each in portrait and landscape, where the board gets the full height."""
    one = person(PHONE).against_bots(game, 5)
    one.touch(one.wait("card")["at"])
    cells = []
    for width, height in ((390, 844), (360, 640), (844, 390), (640, 360)):
        one.page.set_viewport_size({"width": width, "height": height})
        expect(one.page.locator("main.low")).to_have_count(int(width > height))
        one.page.wait_for_function(STILL)
        assert [] == one.page.evaluate(SMALL), (width, height)
        hand, board = one.page.locator("[data-hand]").bounding_box(), one.page.locator("div.board").first.bounding_box()
        assert hand is not None
        assert board is not None
        assert hand["y"] + hand["height"] <= height
        assert board["height"] > height / 2
        cells.append(one.page.evaluate(CELL))
    assert cells[2] > 0.6 * cells[0], "turning the phone does not make the board tiny"


def test_role_is_explained_and_can_be_covered(person: Come) -> None:
    """Also on a phone, where there is no room for its aim; a tap outside a menu only closes it."""
    one = person(PHONE).against_bots("saboteur", 3)
    page = one.page
    one.wait("card")
    one.touch(".side button.card")
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("You win the round")
    told.get_by_role("button", name="cover").tap()
    expect(told).to_have_count(0)
    expect(page.get_by_role("region", name="My role")).to_contain_text("Covered")
    for opener, opened in ((".top [aria-expanded]:not(.dot)", "nav.menu"), (".say1", ".sheet")):
        one.touch(opener)
        page.locator(opened).wait_for()
        page.touchscreen.tap(370, 160)
        expect(page.locator(opened)).to_have_count(0)
    assert one.next()["what"] == "card"


SCATTERED = """() => [...document.querySelectorAll('.dense .player')].map((seat) => {
  const [face, name, ...facts] = ['.face', '.name', '.facts > :not(.unseen)']
    .flatMap((one) => [...seat.querySelectorAll(one)].map((found) => found.getBoundingClientRect()));
  const right = Math.max(face.right, ...facts.map((one) => one.right));
  return [Math.round(Math.abs(face.left + right - name.left - name.right) / 2), Math.round(name.top - face.bottom)];
}).filter(([aside, below]) => aside > 14 || below > 12)"""
"""Seats whose face, cards and name do not stand together: how far apart."""
LYING: ViewportSize = {"width": 844, "height": 390}


@pytest.mark.parametrize("players", [6, 8, 10])
def test_seats_in_rows_keep_face_and_name_together(person: Come, players: int) -> None:
    one = person(PHONE).against_bots("saboteur", players)
    one.wait()
    for size in (PHONE, LYING):
        one.page.set_viewport_size(size)
        one.page.wait_for_function(STILL)
        expect(one.page.locator(".dense .player")).to_have_count(players)
        assert [] == one.page.evaluate(SCATTERED), size


CHIPS_ON_FACTS = """() => [...document.querySelectorAll('li[data-seat]')].filter((seat) => {
  const boxes = (what) => [...seat.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return boxes('.chip').some((chip) => boxes('.facts > span, .name').some((fact) => fact.width > 0
    && chip.left < fact.right && chip.right > fact.left && chip.top < fact.bottom - 3 && chip.bottom > fact.top + 3));
}).map((seat) => seat.innerText)"""
"""Seats where what lies before a player covers name, cards or gold."""


@pytest.mark.parametrize(
    ("game", "players", "seed"), [("saboteur", 5, 2), ("saboteur2", 5, 2), ("saboteur2", 8, 2), ("saboteur2", 12, 3)]
)
def test_three_broken_tools_leave_cards_and_name_to_read(
    person: Come, tmp_path: Path, game: str, players: int, seed: int
) -> None:
    """In the narrow seats of a replay, in portrait and landscape."""
    match, rng = Match.new(game, players=players, seed=seed), random.Random(seed)
    while max(map(len, match.view(None).front)) < 3:
        match.play(talkative.choose(match.moves(), rng))
    (tmp_path / "hurt.toml").write_text(match.record(), encoding="utf-8")
    page = person(PHONE).visit("/replay").page
    page.get_by_label("Choose a file").set_input_files(tmp_path / "hurt.toml")
    page.get_by_role("slider").press("End")
    expect(page.locator("li:has(.chip:nth-child(3))")).not_to_have_count(0)
    for size in (PHONE, LYING):
        page.set_viewport_size(size)
        page.wait_for_function(STILL)
        assert [] == page.evaluate(CHIPS_ON_FACTS), size


def test_long_names_are_read_whole_in_a_full_lobby(person: Come, server: Server) -> None:
    names = ("Maximiliane", "Frieda-Charlotte", "Wolkenkuckucksheim")
    ada = Guest(server, "Ada")
    table = str(ada.post("/api/tables", game="saboteur2", players=12, seats=[{"me": True}, *[{}] * 11])["id"])
    for seat, name in enumerate(names, 1):
        Guest(server, name).join(table).do("sit", seat=seat)
    page = person(PHONE).become(ada).visit(f"/t/{table}").page
    for name in names:
        shown = page.locator("li b", has_text=name)
        shown.wait_for()
        assert shown.evaluate("(one) => one.scrollWidth <= one.clientWidth"), name
