"""Measure how smoothly the board moves: `python benchmarks/board.py`, in a real Chromium.

A hundred cards with the CPU throttled to a quarter: frame times while panning and while zooming with the wheel, and
the CPU time of the page's thread, which depends least on other load. Shows a real table with extra cards.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import CDPSession, WebSocketRoute, sync_playwright

from figure import HEAD, Figure

ROOT = Path(__file__).resolve().parents[1]
sys.path += [str(ROOT / "tests" / "support"), str(ROOT / "tools")]

from browser import find  # noqa: E402 - the browser of the tests
from browsers import DESKTOP, Person  # noqa: E402 - their people
from servers import Server  # noqa: E402 - and their server

SMOOTH = 34.0
"""Longest frame in milliseconds that is not noticed as a stutter: two frames of the screen."""
SLOWED = 4
CARDS = 100
CODES = ("NESW", "EW", "NS", "NEW", "NE|SW", "N|E|S|W", "NES", "NS|EW", "ESW", "NW")
START = (0, 0)
GESTURES = {
    "pushed": """(frame, at, i) => {
      const [clientX, clientY] = [at.x + 120 * Math.sin(i / 9), at.y + 60 * Math.sin(i / 7)];
      const point = { bubbles: true, view: window, clientX, clientY };
      if (i === 0) frame.dispatchEvent(new MouseEvent('mousedown', point));
      window.dispatchEvent(new MouseEvent(i === 119 ? 'mouseup' : 'mousemove', point));
    }""",
    "larger and smaller": """(frame, at, i) => frame.dispatchEvent(new WheelEvent('wheel', {
      bubbles: true, cancelable: true, view: window, clientX: at.x, clientY: at.y,
      deltaY: Math.floor(i / 15) % 2 ? 40 : -40,
    }))""",
}
"""Input for each of 120 frames."""
PICTURES = 120
WATCH = """async (move) => {
  const frame = document.querySelector('.cell').closest('.board');
  const box = frame.getBoundingClientRect();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const taken = [];
  let before = await new Promise(requestAnimationFrame);
  for (let i = 0; i < 120; i++) {
    move(frame, at, i);
    const now = await new Promise(requestAnimationFrame);
    taken.push(now - before);
    before = now;
  }
  return taken;
}"""


def crowded(text: str) -> str:
    """A server message with a hundred cards on the board."""
    message: dict[str, Any] = json.loads(text)
    if "view" in message:
        cells = [(i % 13 - 2, i // 13 - 4) for i in range(CARDS)]
        ways = [{"card": CODES[i * 7 % len(CODES)], "cell": cell} for i, cell in enumerate(cells) if cell != START]
        start = [laid for laid in message["view"]["board"] if tuple(laid["cell"]) == START]
        goals = [goal for goal in message["view"]["goals"] if tuple(goal["cell"]) not in cells]
        message["view"] |= {"board": start + ways, "goals": goals}
    return json.dumps(message)


def crowd(route: WebSocketRoute) -> None:
    """Rewrite messages between server and page."""
    server = route.connect_to_server()
    server.on_message(lambda text: route.send(crowded(str(text))))


def used(tool: CDPSession) -> float:
    """CPU milliseconds of the page's thread so far."""
    metrics = tool.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def main() -> None:
    """Measure."""
    launch = find()
    if launch is None:
        sys.exit("There is no Chromium on this machine. Install one, or name it in $CHROMIUM.")
    print(HEAD)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(**launch)
        person = Person(browser, server.url, DESKTOP, motion=True)
        person.page.route_web_socket("**/ws/tables/*", crowd)
        person.against_bots("saboteur", 5)
        person.page.wait_for_function(f"() => document.querySelectorAll('svg.art use').length >= {CARDS}")
        tool = person.context.new_cdp_session(person.page)
        tool.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        tool.send("Performance.enable", {"timeDomain": "threadTicks"})
        for name, gesture in GESTURES.items():
            began = used(tool)
            taken: list[float] = person.page.evaluate(f"({WATCH})({gesture})")
            thread = (used(tool) - began) / PICTURES
            worst = quantiles(taken, n=20)[-1]
            print(Figure(f"{name}, page's thread", thread, "ms", SMOOTH, True, 0).line())
            print(Figure(f"{name}, median", median(taken), "ms", SMOOTH, True, 0).line())
            print(Figure(f"{name}, 95 of 100", worst, "ms", SMOOTH, True, 0).line(), flush=True)
            person.page.wait_for_timeout(1500)
        browser.close()


if __name__ == "__main__":
    main()
