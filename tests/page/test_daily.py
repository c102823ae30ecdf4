"""The mine of the day in a real browser: found on the first page, dug, compared, passed on."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import ViewportSize, expect

from browsers import DESKTOP, PHONE, Person
from memories import play_out
from servers import Guest, Server

pytestmark = pytest.mark.once


def others(server: Server, label: str, golds: list[int], prefix: str) -> None:
    """Other people who have finished today."""
    rows = [(f"{prefix}{n}", "mine", label, f"{prefix}-t{n}", 1.0, 2.0, gold, 20, None) for n, gold in enumerate(golds)]
    with closing(sqlite3.connect(server.folder / "tables.sqlite", timeout=60)) as database:
        database.executemany("INSERT INTO tries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        database.commit()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")], ids=["desktop", "phone"])
def test_the_mine_is_dug_compared_and_passed_on(
    person: Callable[..., Person], server: Server, size: ViewportSize, language: str
) -> None:
    hedwig = Guest(server, "Hedwig", language)
    [today] = [day for day in hedwig.get("/api/daily")["kinds"][0]["days"] if day["phase"] == "open"]
    others(server, today["label"], [1, 2, 2, 5, 9, 3], language)
    somebody = person(size, language).become(hedwig).visit()
    page = somebody.page
    page.locator("footer").scroll_into_view_if_needed()
    somebody.touch('a[href="/day"]')
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "Mine des Tages" if language == "de" else "Mine of the day"
    )
    expect(page.locator("[data-other]"), "no master, no Duel").to_have_count(0)
    expect(page.locator("[data-puzzle-today]")).to_be_visible()
    somebody.touch("[data-play]")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    assert hedwig.post("/api/daily/mine")["id"] == table
    somebody.visit("/day")
    expect(page.locator("[data-play]")).to_have_text("Weitergraben" if language == "de" else "Keep digging")
    played = hedwig.join(table)
    play_out(played)
    played.close()
    gold = played.match["outcome"]["gold"][0]
    somebody.visit("/day")
    expect(page.locator("[data-gold]")).to_have_attribute("data-gold", str(gold))
    expect(page.locator("figure svg")).to_be_visible()
    expect(page.get_by_role("img", name="Median" if language == "de" else "median")).to_be_visible()
    shared = page.locator("[data-share]").inner_text()
    assert f"{gold} Gold" in shared or f"{gold} gold" in shared
    assert shared.endswith("/day")
    assert somebody.faults() == []
    somebody.visit(f"/t/{table}")
    somebody.touch("[data-day]")
    expect(page.locator("[data-gold]")).to_be_visible()
