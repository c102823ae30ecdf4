"""Plots of results as SVG: marks differ by shape first, by colour second."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 720
LEFT, RIGHT = 190, 24
ROW = 34
TOP, FOOT = 12, 40
HEIGHT = 300
"""Of a plot with lines."""


class Mark(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


class Axis(NamedTuple):
    """The horizontal or vertical scale: its ends, the marked values, and how they are written."""

    least: float
    most: float
    ticks: Sequence[float]
    words: Sequence[str]
    reference: float | None = None
    """A value with a line of its own, such as "equal"."""

    def at(self, value: float, length: float) -> float:
        """The position of a value along a length."""
        inside = min(max(value, self.least), self.most)
        return (inside - self.least) / (self.most - self.least) * length


class Series(NamedTuple):
    """A line of marks at places along the horizontal axis."""

    label: str
    marks: Sequence[tuple[float, Mark]]


def forest(name: str, marks: Sequence[Mark], axis: Axis) -> str:
    """A row for each mark: a point and its interval."""
    width, height = WIDTH - LEFT - RIGHT, len(marks) * ROW
    parts = []
    for tick, word in zip(axis.ticks, axis.words, strict=True):
        x = LEFT + axis.at(tick, width)
        kind = "axis strong" if tick == axis.reference else "axis"
        parts.append(f'<path class="{kind}" d="M{x:.1f} {TOP}v{height}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{TOP + height + 24}">{escape(word)}</text>')
    for number, mark in enumerate(marks):
        y = TOP + ROW * (number + 0.5)
        low, x, high = (LEFT + axis.at(value, width) for value in (mark.low, mark.value, mark.high))
        parts.append(f'<text class="label" x="{LEFT - 14}" y="{y + 5:.1f}">{escape(_short(mark.label))}</text>')
        parts.append(f'<path class="reach" d="M{low:.1f} {y - 6:.1f}v12m0 -6H{high:.1f}m0 -6v12"/>')
        parts.append(f'<path class="mark s0" d="{_form(0, x, y)}"/>')
    return _svg(name, TOP + height + FOOT, parts)


def courses(name: str, series: Sequence[Series], across: Axis, up: Axis) -> str:
    """Lines over the numbers of players, each with its own mark."""
    width, height = WIDTH - 70 - 170, HEIGHT
    parts = []
    for tick, word in zip(up.ticks, up.words, strict=True):
        y = TOP + height - up.at(tick, height)
        kind = "axis strong" if tick == up.reference else "axis"
        parts.append(f'<path class="{kind}" d="M70 {y:.1f}h{width}"/>')
        parts.append(f'<text class="label" x="60" y="{y + 5:.1f}">{escape(word)}</text>')
    for tick, word in zip(across.ticks, across.words, strict=True):
        x = 70 + across.at(tick, width)
        parts.append(f'<text class="tick" x="{x:.1f}" y="{TOP + height + 26}">{escape(word)}</text>')
    for number, one in enumerate(series):
        points = []
        # Side by side, so that intervals do not cover each other.
        shift = (number - (len(series) - 1) / 2) * 7
        for place, mark in one.marks:
            x = 70 + across.at(place, width) + shift
            low, y, high = (TOP + height - up.at(value, height) for value in (mark.low, mark.value, mark.high))
            points.append((x, y))
            parts.append(f'<path class="reach" d="M{x:.1f} {low:.1f}V{high:.1f}"/>')
            parts.append(f'<path class="mark s{number % 6}" d="{_form(number, x, y)}"/>')
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        parts.insert(0, f'<path class="course s{number % 6}" d="M{line}"/>')
        y = TOP + 14 + 26 * number
        parts.append(f'<path class="mark s{number % 6}" d="{_form(number, WIDTH - 152, y - 5)}"/>')
        parts.append(f'<text x="{WIDTH - 138}" y="{y}">{escape(_short(one.label, 16))}</text>')
    return _svg(name, TOP + height + FOOT, parts)


def bar(mark: Mark) -> str:
    """A small bar for a table: a share, its interval and the half."""
    low, x, high = (100 * value for value in (mark.low, mark.value, mark.high))
    return (
        '<svg class="bar" viewBox="-4 0 108 16" width="108" height="16" aria-hidden="true">'
        f'<path class="axis" d="M0 8H100"/><path class="axis strong" d="M50 2v12"/>'
        f'<path class="reach" d="M{low:.1f} 8H{high:.1f}"/><path class="mark s0" d="{_form(0, x, 8, 4)}"/></svg>'
    )


def _svg(name: str, height: float, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg role="img" aria-label="{escape(name)}" viewBox="0 0 {WIDTH} {height:g}">\n'
        f"<title>{escape(name)}</title>\n{inside}\n</svg>"
    )


def _form(number: int, x: float, y: float, size: float = 6) -> str:
    """A disc, diamond, square, triangle, cross or hourglass around a point."""
    s = size
    forms = (
        f"M{x - s:.1f} {y:.1f}a{s} {s} 0 1 0 {2 * s} 0a{s} {s} 0 1 0 {-2 * s} 0z",
        f"M{x:.1f} {y - s - 1:.1f}l{s + 1} {s + 1}l{-s - 1} {s + 1}l{-s - 1} {-s - 1}z",
        f"M{x - s + 1:.1f} {y - s + 1:.1f}h{2 * s - 2}v{2 * s - 2}h{2 - 2 * s}z",
        f"M{x:.1f} {y - s:.1f}l{s} {2 * s - 1}h{-2 * s}z",
        f"M{x - 2:.1f} {y - s:.1f}h4v{s - 2}h{s - 2}v4h{2 - s}v{s - 2}h-4v{2 - s}h{2 - s}v-4h{s - 2}z",
        f"M{x - s:.1f} {y - s:.1f}h{2 * s}l{-2 * s} {2 * s}h{2 * s}z",
    )
    return forms[number % len(forms)]


def _short(label: str, most: int = 22) -> str:
    """Keep the end of a long label, where bots differ."""
    return label if len(label) <= most else f"…{label[1 - most :]}"
