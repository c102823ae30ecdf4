"""Measure how fast the page shows server messages: `python benchmarks/feedback.py [--seconds N]`, in a real Chromium.

Wall time from the arrival of a message at the socket until the frame that shows it is painted, at full speed and with
the CPU throttled to a quarter. Also the CPU time of the page's thread per message, without motion, which depends
least on other load. Bots play while someone watches from their seat.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from figure import HEAD, Figure

ROOT = Path(__file__).resolve().parents[1]
sys.path += [str(ROOT / "tests" / "support"), str(ROOT / "tools")]

from browser import find  # noqa: E402 - the browser of the tests
from browsers import DESKTOP, PHONE, Person  # noqa: E402 - their people
from servers import Server  # noqa: E402 - and their server

TARGET = 100.0
"""Milliseconds."""
SLOWED = 4
BOTS = 0.5
"""Seconds a bot takes: enough for all animations to finish."""
WATCH = """
  window.shown = [];
  const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get() { return handler.get.call(this); },
    set(listener) {
      handler.set.call(this, listener && ((event) => {
        const came = performance.now();
        listener.call(this, event);
        if (!event.data.includes('"type":"update"')) return;
        // The frame that shows it is drawn after its callbacks; whatever is queued there comes after the painting.
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => window.shown.push(performance.now() - came);
          after.port2.postMessage(null);
        });
      }));
    },
  });
"""
"""Records for every match message how long it took to become visible."""
TABLES: list[tuple[str, int, ViewportSize]] = [
    ("saboteur", 5, DESKTOP),
    ("saboteur", 10, DESKTOP),
    ("saboteur2", 12, PHONE),
    ("dark-cave", 4, DESKTOP),
    ("duel", 2, PHONE),
]


class Bench:
    """A table of bots, watched by someone who has resigned."""

    def __init__(self, browser: Browser, url: str, table: tuple[str, int, ViewportSize]) -> None:
        game, players, size = table
        self.name = f"{game}, {players}, {size['width']} px"
        self.person = Person(browser, url, size, motion=True)
        self.person.context.add_init_script(WATCH)
        self.person.against_bots(game, players)
        self.page = self.person.page
        self.person.wait()
        self.page.locator(".top [aria-expanded]:not(.dot)").click()
        self.page.locator("nav.menu button").last.click()
        self.page.locator("dialog button[value=yes]").click()
        self.tool = self.person.context.new_cdp_session(self.page)
        self.tool.send("Performance.enable", {"timeDomain": "threadTicks"})

    def watch(self, seconds: float, slower: int) -> list[float]:
        """The milliseconds of every message received meanwhile; nothing else happens in the browser."""
        self.tool.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        before = len(self.shown())
        self.page.wait_for_timeout(seconds * 1000)
        return self.shown()[before:]

    def shown(self) -> list[float]:
        """All times so far."""
        taken: list[float] = self.page.evaluate("() => window.shown")
        return taken

    def used(self) -> float:
        """CPU milliseconds of the page's thread so far."""
        metrics = self.tool.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    def figures(self, seconds: float) -> list[Figure]:
        """The resulting figures."""
        # Without motion only the changes of the message are drawn.
        self.page.emulate_media(reduced_motion="reduce")
        began, count = self.used(), len(self.watch(seconds, 1))
        thread = (self.used() - began) / max(1, count)
        self.page.emulate_media(reduced_motion="no-preference")
        found = [Figure(f"{self.name}, page's thread", thread, "ms", TARGET / SLOWED, True, 0)]
        for what, slower in (("as it is", 1), ("slowed to a quarter", SLOWED)):
            taken = self.watch(seconds, slower)
            middle = median(taken)
            found.append(Figure(f"{self.name}, {what}", middle, "ms", TARGET, True, max(taken) / middle - 1))
        return found


def main() -> None:
    """Measure all tables."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--seconds", type=float, default=10, help="for each figure")
    seconds: float = wishes.parse_args().seconds
    launch = find()
    if launch is None:
        sys.exit("There is no Chromium on this machine. Install one, or name it in $CHROMIUM.")
    print(HEAD)
    delay = [BOTS, BOTS]
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data", bot_delay=delay) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(**launch)
        for table in TABLES:
            bench = Bench(browser, server.url, table)
            for figure in bench.figures(seconds):
                print(figure.line(), flush=True)
            bench.person.close()
        browser.close()


if __name__ == "__main__":
    main()
