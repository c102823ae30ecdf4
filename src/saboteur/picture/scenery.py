"""The background: rock, light or smoke, and the name of the page."""

from __future__ import annotations

from math import cos, pi, sin

from saboteur.picture import kit, lettering
from saboteur.picture.picture import HEIGHT, WIDTH

MARGIN = 56
NIGHT, BONE, LAMP, MUTED = "#120d0a", "#f8ead2", "#ffb84d", "#cdbba3"
BRAND = "Unter Tage"


def cave(light: tuple[float, float], *, dark: bool) -> str:
    """Rock in the night, with rays from the treasure or smoke where it was not found."""
    x, y = light
    shown = _smoke() if dark else _rays()
    return (
        f"<defs>{kit.kit()['definitions']}"
        '<radialGradient id="rays" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="760">'
        f'<stop stop-color="{LAMP}" stop-opacity=".42"/><stop offset=".5" stop-color="{LAMP}" stop-opacity=".1"/>'
        f'<stop offset="1" stop-color="{LAMP}" stop-opacity="0"/></radialGradient>'
        '<linearGradient id="shade"><stop stop-color="#120d0a"/><stop offset=".3" stop-color="#120d0a" '
        'stop-opacity=".86"/><stop offset=".62" stop-color="#120d0a" stop-opacity="0"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>'
        f'<g opacity=".25"><rect width="{WIDTH}" height="{HEIGHT}" fill="url(#rock-0)"/></g>'
        f'<g transform="translate({x:.0f} {y:.0f})">{shown}</g>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#shade)"/>'
    )


def _rays() -> str:
    def point(angle: float) -> str:
        return f"{cos(angle) * 1300:.0f} {sin(angle) * 1300:.0f}"

    rays = (f"M0 0L{point(turn)} {point(turn + 0.2)}Z" for turn in (number * pi / 8 + 0.1 for number in range(16)))
    return f'<path d="{"".join(rays)}" fill="url(#rays)"/>'


def _smoke() -> str:
    rings = "".join(f'<circle r="{radius}"/>' for radius in (620, 480, 350, 240))
    return f'<g fill="#6d4f96" fill-opacity=".1">{rings}</g>'


def brand() -> str:
    """The page's lantern and name."""
    lantern = f'<g transform="translate({MARGIN + 16} 64) scale(.72)">{kit.kit()["lantern"]}</g>'
    return lantern + lettering.draw(BRAND, MARGIN + 46, 73, lettering.TITLE, 33, BONE)
