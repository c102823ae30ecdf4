"""Axe finds nothing on any screen, in any theme, and both languages are complete."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from browsers import DESKTOP, PHONE, Person

pytestmark = pytest.mark.once

Come = Callable[..., Person]
# Every theme is checked once at every size, on the quiet screens or in a match.
QUIET = [("dark", DESKTOP, "en"), ("light", PHONE, "de"), ("contrast", DESKTOP, "en")]
LIVELY = [("light", DESKTOP, "de"), ("dark", PHONE, "en"), ("contrast", PHONE, "de")]
KEY = re.compile(r"\b(?:page|play|game|card|event|role|goal|prompt|option|reason|result|answer|claim)-[a-z]+-?[a-z]*\b")


def check(person: Person) -> None:
    """Axe finds nothing, and no text is missing."""
    person.page.wait_for_timeout(150)
    assert [] == person.faults()
    assert [] == KEY.findall(person.page.inner_text("body"))


@pytest.mark.parametrize(("theme", "size", "language"), QUIET)
def test_quiet_screens(person: Come, theme: str, size: ViewportSize, language: str) -> None:
    one = person(size, language).visit()
    one.page.evaluate("(theme) => localStorage.setItem('settings', JSON.stringify({ theme }))", theme)
    for path in ("/", "/open/saboteur", "/rules/saboteur", "/settings", "/replay", "/nowhere"):
        one.visit(path).page.get_by_role("heading", level=1).first.wait_for()
        check(one)


@pytest.mark.parametrize(("theme", "size", "language"), LIVELY)
def test_screens_of_a_match(person: Come, theme: str, size: ViewportSize, language: str) -> None:
    one = person(size, language).visit()
    one.page.evaluate("(theme) => localStorage.setItem('settings', JSON.stringify({ theme }))", theme)
    one.visit("/open/saboteur").page.locator("form .big").click()
    one.page.locator(".lobby").wait_for()
    check(one)
    one.against_bots("saboteur", 3, rounds=1)
    found = one.wait("card")
    check(one)
    one.touch(found["at"])
    check(one)
    # The bots play the rest of it.
    one.touch(".top [aria-expanded]:not(.dot)")
    check(one)
    one.touch("nav.menu button:last-of-type")
    one.page.get_by_role("alertdialog").wait_for()
    check(one)
    one.touch("dialog button[value=yes]")
    one.wait("over")
    check(one)
    one.page.locator(".end a[href^='/replay']").click()
    one.page.get_by_role("slider").wait_for()
    check(one)
