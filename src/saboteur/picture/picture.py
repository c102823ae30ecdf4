"""A picture and what it shows in words."""

from __future__ import annotations

from xml.sax.saxutils import escape

import msgspec

WIDTH, HEIGHT = 1200, 630
"""The size of a link preview."""


class NoRasteriser(RuntimeError):  # noqa: N818 - says what it is
    """PNG files are drawn by a package that is not installed."""


class Words(msgspec.Struct, frozen=True):
    """The text of a picture."""

    title: str
    line: str
    """The most important thing in one sentence."""
    alt: str
    """The text alternative."""


class Picture(msgspec.Struct, frozen=True):
    """A drawing and its words."""

    words: Words
    body: str

    @property
    def alt(self) -> str:
        """The text alternative."""
        return self.words.alt

    @property
    def svg(self) -> str:
        """The drawing as a file of its own: letters are outlines, so that it looks the same everywhere."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
            f'role="img" aria-labelledby="title alt"><title id="title">{escape(self.words.title)}</title>'
            f'<desc id="alt">{escape(self.words.alt)}</desc>{self.body}</svg>'
        )

    def png(self) -> bytes:
        """The drawing in pixels; `NoRasteriser` if resvg is not installed."""
        return pixels(self.svg)


def pixels(svg: str, width: int = WIDTH, height: int = HEIGHT) -> bytes:
    """A drawing as PNG; `NoRasteriser` if resvg is not installed. Blocks the process."""
    try:
        import resvg_py  # noqa: PLC0415 - part of the server's packages; a plain install draws SVG
    except ImportError:
        raise NoRasteriser from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))
