"""How each game is measured, and its targets."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Setting:
    """The usual number of players, and a small and a large one to compare."""

    usual: int
    few: int
    many: int


SETTINGS = {
    "saboteur": Setting(5, 3, 10),
    "saboteur2": Setting(6, 2, 12),
    "duel": Setting(2, 2, 2),
    "solo": Setting(1, 1, 1),
    "dark-cave": Setting(6, 2, 8),
}

TARGETS = {
    "saboteur": {
        "playouts": 2_000_000.0,
        "playouts, interpreted": 80_000.0,
        "driven from Python": 600_000.0,
        "through Match": 25_000.0,
        "copy": 1.0,
        "view + sample": 20_000.0,
        "many against few players": 1.5,
    },
    "saboteur2": {"playouts": 1_000_000.0},
    "duel": {"playouts": 1_000_000.0},
    "dark-cave": {"playouts": 300_000.0},
}
IMPORT_TARGET = 150.0
"""Milliseconds."""


def setting(game: str, players: tuple[int, int]) -> Setting:
    """How to measure a game with this range of players; unlisted games use the middle number."""
    least, most = players
    wanted = SETTINGS.get(game, Setting((least + most) // 2, least, most))
    return Setting(*(min(max(number, least), most) for number in (wanted.usual, wanted.few, wanted.many)))
