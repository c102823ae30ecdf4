# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools[woff]==4.68.0"]
# ///
"""Cut the page's fonts down to the characters of its texts: `.venv/bin/uv run tools/fonts.py`.

Writes web/src/fonts/. Any other character, in somebody's name for example, comes from the whole font, on demand.
The outlines of the letters, for pictures drawn without the page, go to src/saboteur/picture/letters.json.xz.
"""

import json
import lzma
import subprocess
import sys
import tempfile
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[1]
MODULES = ROOT / "web" / "node_modules"
TARGET = ROOT / "web" / "src" / "fonts"
GRENZE = "@fontsource/grenze"
ATKINSON = "@fontsource-variable/atkinson-hyperlegible-next"
FONTS = {
    "grenze-600": f"{GRENZE}/files/grenze-latin-600-normal.woff2",
    "grenze-700": f"{GRENZE}/files/grenze-latin-700-normal.woff2",
    "atkinson": f"{ATKINSON}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
}
RANGE = (
    "U+20-7E, U+A0, U+A7, U+AB, U+B7, U+BB, U+C4, U+D6, U+D7, U+DC, U+DF, U+E4, U+F6, U+FC, U+2013-2014, U+2018-201A, "
    "U+201C-201E, U+2022, U+2026, U+2190-2193, U+2212"
)
"""German and English with their punctuation."""
WEIGHTS = "400:700"
"""Weights of the variable font that the page uses; others are clamped."""
PICTURE = ROOT / "src" / "saboteur" / "picture"
LETTERS = {
    "grenze-700": (f"{GRENZE}/files/grenze-{{}}-700-normal.woff2", None),
    "atkinson-700": (f"{ATKINSON}/files/atkinson-hyperlegible-next-{{}}-wght-normal.woff2", 700),
    "atkinson-400": (f"{ATKINSON}/files/atkinson-hyperlegible-next-{{}}-wght-normal.woff2", 400),
}
"""Fonts of pictures, in the parts in which they come, and the weight of a variable one."""
FACE = """
@font-face {{
  font-family: "{family}";
  font-style: normal;
  font-display: swap;
  font-weight: {weight};
  src: url("./{file}.woff2") format("woff2");
  unicode-range: {range};
}}
"""


def main() -> None:
    """Write fonts, style sheet and licences."""
    TARGET.mkdir(exist_ok=True)
    for name, source in FONTS.items():
        wishes = [f"--unicodes={RANGE.replace(' ', '')}", "--flavor=woff2", f"--output-file={TARGET / name}.woff2"]
        with tempfile.TemporaryDirectory() as between:
            lined = Path(between) / "lined.ttf"
            line_digits(MODULES / source, lined)
            subprocess.run([sys.executable, "-m", "fontTools.subset", lined, *wishes], check=True)
    variable = TARGET / "atkinson.woff2"
    wishes = ["--quiet", f"--output={variable}", str(variable), f"wght={WEIGHTS}"]
    subprocess.run([sys.executable, "-m", "fontTools.varLib.instancer", *wishes], check=True)
    faces = [
        ("Grenze", "600", "grenze-600"),
        ("Grenze", "700", "grenze-700"),
        ("Atkinson Hyperlegible Next Variable", "200 800", "atkinson"),
    ]
    sheet = "/* Written by tools/fonts.py. Declared after the whole fonts, these win for their characters. */"
    for family, weight, file in faces:
        sheet += FACE.format(family=family, weight=weight, file=file, range=RANGE)
    (TARGET / "fonts.css").write_text(sheet, encoding="utf-8")
    packed = lzma.compress(json.dumps(letters(), separators=(",", ":")).encode(), preset=9 | lzma.PRESET_EXTREME)
    (PICTURE / "letters.json.xz").write_bytes(packed)
    licences = [(MODULES / name / "LICENSE").read_text(encoding="utf-8") for name in (GRENZE, ATKINSON)]
    for folder in (TARGET, PICTURE):
        (folder / "LICENSE").write_text("\n\n".join(licences), encoding="utf-8")


def line_digits(source: Path, target: Path) -> None:
    """Make lining digits the default, as the page uses them everywhere; as a feature they would be stored twice."""
    font = TTFont(source)
    forms: dict[str, str] = {}
    if "GSUB" in font:
        table = font["GSUB"].table
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag == "lnum":
                for at in record.Feature.LookupListIndex:
                    for part in table.LookupList.Lookup[at].SubTable:
                        forms |= getattr(part, "ExtSubTable", part).mapping
    for part in font["cmap"].tables:
        part.cmap = {code: forms.get(glyph, glyph) for code, glyph in part.cmap.items()}
    font.flavor = None
    font.save(target)


def letters() -> dict[str, object]:
    """The outlines of all European letters, by font."""
    found: dict[str, object] = {}
    for name, (source, weight) in LETTERS.items():
        glyphs: dict[str, tuple[int, str]] = {}
        units = 0
        for part in ("latin-ext", "latin"):
            font = TTFont(MODULES / source.format(part))
            if weight is not None:
                font = instantiateVariableFont(font, {"wght": weight})
            units = font["head"].unitsPerEm
            drawings = font.getGlyphSet()
            for code, glyph in font.getBestCmap().items():
                if 0x20 <= code < 0x250 or 0x2010 <= code < 0x2070 or code in (0x2212, 0x20AC):
                    pen = SVGPathPen(drawings, ntos=lambda value: f"{round(value)}")
                    drawings[glyph].draw(pen)
                    glyphs[chr(code)] = (round(drawings[glyph].width), pen.getCommands())
        found[name] = {"units": units, "glyphs": glyphs}
    return found


if __name__ == "__main__":
    main()
