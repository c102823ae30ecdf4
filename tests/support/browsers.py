"""People with real browsers: they look at the page and touch what it shows."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from playwright.sync_api import TimeoutError as Late

if TYPE_CHECKING:
    from servers import Guest

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60.0

COUNT = """
  window.changes = 0;
  new MutationObserver(() => { window.changes += 1; })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""Counts how often anything on the page changes."""
CHANGES = "() => window.changes"
AXE_RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
NEXT = """() => {
  const found = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  const touch = (at, what) => found(at) ? { at, what, slot: document.querySelector(at).dataset.slot ?? '' } : null;
  document.querySelector('.reveal .main')?.click();
  if (found('[data-gate]')) return { at: '', what: 'gate' };
  if (found('[data-hand-on]')) return touch('[data-hand-on]', 'hand-on');
  if (found('.end')) {
    if (found('.end a[href^="/replay"]')) return { at: '', what: 'over' };
    return touch('.end .acts .main:not(:disabled)', 'next') ?? { at: '', what: 'wait' };
  }
  // On a phone a confirmation takes the place of the line that asks.
  const asked = found('.stage.mine, .say1 .mine, .prompt.row');
  if (!asked) return { at: '', what: 'wait' };
  return touch('.prompt button:not(.quiet)', 'option')
    ?? touch('.cell[aria-selected=true]', 'confirm')
    ?? (found('.slot.picked') ? touch('.cell.can', 'place') ?? touch('.target button.player', 'player')
        ?? touch('[aria-keyshortcuts=d]:not(:disabled)', 'discard') : null)
    ?? touch('.small [data-spot]', 'spot')
    ?? (found('.slot.picked') ? null : touch('.slot:not(.off) [data-slot]', 'card') ?? touch('[data-slot]', 'card'))
    ?? touch('.cell.can', 'place')
    ?? touch('.target button.player', 'player')
    ?? { at: '', what: 'wait' };
}"""
"""What a person making random moves would touch next."""

THERE = """(selector) => {
  const one = document.querySelector(selector);
  return one !== null && one.checkVisibility() && one.closest('[inert]') === null;
}"""
"""Whether it can still be touched: the end of a round may now cover it."""

SIZES = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const said = node.textContent.trim();
    if (!said || one.closest('.unseen, title, script, style') || !one.checkVisibility()) continue;
    const drawn = one.ownerSVGElement ? one.getScreenCTM().a : (one.currentCSSZoom ?? 1);
    const stage = one.closest('.stage');
    const scaled = stage && !one.ownerSVGElement ? new DOMMatrix(getComputedStyle(stage).transform).a : 1;
    found.push([parseFloat(getComputedStyle(one).fontSize) * drawn * scaled, said]);
  }
  return found.sort((a, b) => a[0] - b[0]);
}"""
"""All that can be read, with its size in pixels of the screen, the smallest first."""


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        *,
        motion: bool = False,
        keeps: bool = False,
    ) -> None:
        """`keeps`: the browser keeps the page for moments without a network."""
        touches = size["width"] < 700
        self.touches = touches
        self.url = url
        self.language = language
        self.context: BrowserContext = browser.new_context(
            viewport=size,
            locale=language,
            has_touch=touches,
            is_mobile=touches,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark",
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(COUNT)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self._note(said.type, said.text, said.location["url"]))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _note(self, kind: str, text: str, url: str) -> None:
        # Ignore the browser's own reports of lost connections, refused requests and workers kept out by this class.
        own = ("WebSocket connection", "net::ERR", "Service Worker registration blocked")
        expected = any(report in text for report in own) or "/api/" in url
        if kind in {"error", "warning"} and not expected:
            self.complaints.append(f"{text} {url}")

    def become(self, guest: "Guest") -> "Person":
        """Use the browser of a guest who has done something before: the same session, so the same device."""
        cookies = guest.http.cookies.items()
        self.context.add_cookies([{"name": name, "value": value, "url": self.url} for name, value in cookies])
        return self

    def visit(self, path: str = "/") -> "Person":
        """Go to an address of the page."""
        self.page.goto(self.url + path)
        return self

    def against_bots(self, game: str, players: int, **options: str | int | bool) -> "Person":
        """Sit down at a table with bots whose match has just begun."""
        asked = self.context.request
        # The page asks the same when it opens; opening it here as well would double the time of half the tests.
        assert asked.get(f"{self.url}/api/me").ok
        token = next(one["value"] for one in self.context.cookies() if one.get("name") == "csrftoken")
        headers = {"x-csrftoken": token}
        named = {"name": "Ada", "language": self.language}
        assert asked.post(f"{self.url}/api/me", data=named, headers=headers).ok
        wish = {"game": game, "players": players, "options": options}
        opened = asked.post(f"{self.url}/api/play", data=wish, headers=headers)
        assert opened.ok, opened.text()
        return self.visit(f"/t/{opened.json()['id']}")

    def tab(self, selector: str, at_most: int = 80) -> bool:
        """Press Tab until a matching element has the focus; False if it is gone."""
        for _ in range(at_most):
            if self.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
                return True
            if self.page.evaluate("(s) => document.querySelector(s) === null", selector):
                return False
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator never comes to {selector}")

    def touch(self, selector: str) -> bool:
        """Touch the first match, with finger or mouse; False if it is gone because others were faster."""
        target = self.page.locator(selector).first
        end, patience = time.monotonic() + PATIENCE, 2000
        while time.monotonic() < end:
            try:
                if self.touches:
                    target.tap(timeout=patience)
                else:
                    target.click(timeout=patience)
            except Late:
                if not self.page.evaluate(THERE, selector):
                    return False
                # On a busy machine the touch itself may take long; each attempt begins anew.
                patience *= 2
            else:
                return True
        raise AssertionError(f"{selector} is there, but cannot be touched")

    def spread(self, selector: str) -> None:
        """Make the board larger with two fingers: one rests on this, the other goes away from it."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        side = 1 if x < self.page.evaluate("innerWidth") / 2 else -1
        hands = self.context.new_cdp_session(self.page)
        for kind, apart in (("touchStart", 60), *(("touchMove", apart) for apart in range(75, 165, 15))):
            points = [{"x": x, "y": y, "id": 0}, {"x": x + side * apart, "y": y, "id": 1}]
            hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        hands.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        hands.detach()

    def next(self) -> dict[str, str]:
        """What to touch next; `what` is `wait` if others are asked and `over` at the end."""
        found: dict[str, str] = self.page.evaluate(NEXT)
        return found

    def wait(self, *kinds: str) -> dict[str, str]:
        """Wait until there is something to touch, of these kinds if any are named."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.next()
            if found["what"] != "wait" and (not kinds or found["what"] in kinds):
                return found
            self.page.wait_for_timeout(40)
        raise AssertionError(f"nothing to do: {self.page.title()} {self.page.inner_text('body')[:2000]}")

    def play(self, *, until: str = "over", at_most: int = 900) -> list[str]:
        """Play anything until the match is over, or something of another kind appears; return what was touched."""
        done: list[str] = []
        for _ in range(at_most):
            found = self.wait()
            if found["what"] == until:
                return done
            before = self.page.evaluate(CHANGES)
            if not self.touch(found["at"]):
                continue
            done.append(found["what"])
            assert self._answered(before), f"{found} did nothing, after {done[-8:]}: {self.page.title()}"
        raise AssertionError(f"no {until} after {at_most} touches: {done[-20:]}")

    def play_by_keys(self, *, until: str = "over", at_most: int = 600) -> list[str]:
        """The same with the keyboard alone, which is faster."""
        done: list[str] = []
        for _ in range(at_most):
            found = self.wait()
            what = found["what"]
            if what == until:
                return done
            done.append(what)
            before = self.page.evaluate(CHANGES)
            if what == "card":
                self.page.keyboard.press(str(int(found["slot"]) + 1))
            elif what in {"place", "confirm"}:
                self.page.keyboard.press("Enter")
            elif what == "discard":
                self.page.keyboard.press("d")
            elif self.tab(found["at"]):
                self.page.keyboard.press("Enter")
            self._answered(before, 1.0)
        raise AssertionError(f"no {until} after {at_most} keys: {done[-20:]}")

    def _answered(self, before: int, patience: float = PATIENCE) -> bool:
        """Wait until the page has changed: touching again before the answer would be something else."""
        try:
            self.page.wait_for_function("(before) => window.changes > before", arg=before, timeout=patience * 1000)
        except Late:
            return False
        return True

    def faults(self) -> list[str]:
        """Axe's findings on the current page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
        found: list[dict[str, Any]] = self.page.evaluate(AXE_RUN)
        return [f"{one['id']}: {json.dumps([node['html'][:200] for node in one['nodes'][:3]])}" for one in found]

    def smallest_text(self) -> tuple[float, str]:
        """The smallest thing to read: its size as a share of the screen's height, and the words."""
        size, words = self.page.evaluate(SIZES)[0]
        return size / self.page.evaluate("() => innerHeight"), words

    def close(self) -> None:
        """Leave."""
        self.context.close()


def link_of(person: Person) -> str:
    """The link with which others come to the table in front of a person."""
    return str(person.page.locator("[data-link]").get_attribute("data-link"))
