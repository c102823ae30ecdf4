"""How fast the home screen loads: `python benchmarks/page_load.py [--passes N]`, in a real Chromium.

A processor slowed to a quarter and a line of 1.6 Mbit/s with 150 ms, nothing stored: from the request to the first
picture, and until one can touch "play". Times are on the clock, the median of several passes; beside them the processor
time of the page's thread, which a busy machine changes least, and the bytes, which nothing changes.
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

SLOWED = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 1.6e6 / 8}
PICTURE = 1500.0
"""Milliseconds until the first paint."""
READY = 2500.0
"""Milliseconds until it is interactive."""
BYTES = 120.0
"""Kilobytes over the wire."""
WATCH = """
  new PerformanceObserver((list) => {
    window.picture = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? window.picture;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    const button = document.querySelector('.bar .btn.main:not(:disabled)');
    if (button) {
      const after = new MessageChannel();
      after.port1.onmessage = () => { window.usable = performance.now(); };
      after.port2.postMessage(null);
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Notes when the first picture was painted, and the first one with the way to play."""


def load(browser: Browser, url: str, size: ViewportSize) -> tuple[float, float, float, float]:
    """First picture, ready and thread in milliseconds, and kilobytes, of one visit with nothing stored."""
    person = Person(browser, url, size, "de", motion=True)
    person.context.add_init_script(WATCH)
    tool = person.context.new_cdp_session(person.page)
    came: list[float] = []
    tool.send("Network.enable")
    tool.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    tool.send("Network.emulateNetworkConditions", LINE)
    tool.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    tool.send("Performance.enable", {"timeDomain": "threadTicks"})
    person.visit()
    person.page.wait_for_function("() => window.picture && window.usable")
    person.page.wait_for_load_state("networkidle")
    metrics = tool.send("Performance.getMetrics")["metrics"]
    thread = 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))
    picture, usable = person.page.evaluate("() => [window.picture, window.usable]")
    person.close()
    return picture, usable, thread, sum(came) / 1000


def main() -> None:
    """Measure on a screen and on a phone."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--passes", type=int, default=7)
    passes: int = wishes.parse_args().passes
    launch = find()
    if launch is None:
        sys.exit("There is no Chromium on this machine. Install one, or name it in $CHROMIUM.")
    print(HEAD)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as driver:
        browser = driver.chromium.launch(**launch)
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            found = zip(*(load(browser, server.url, size) for _ in range(passes)), strict=True)
            limits = {"first picture": PICTURE, "ready": READY, "page's thread": READY, "over the wire": BYTES}
            for (what, limit), taken in zip(limits.items(), found, strict=True):
                middle = median(taken)
                unit = "kB" if what == "over the wire" else "ms"
                print(Figure(f"{name}, {what}", middle, unit, limit, True, max(taken) / middle - 1).line(), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
