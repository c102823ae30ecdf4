"""Building blocks for custom effects of house rules; see `docs/decks.md`.

An effect is a subclass of `Effect`. `Rockfall`, `Map` and `Repair` are effects of the base game to build on.
"""

from saboteur.engine.core import events
from saboteur.engine.core.board import FACE_DOWN, FIXED, OCCUPIED, TILE
from saboteur.engine.core.effect import Effect, tell_played
from saboteur.engine.core.moves import Moves, aim_of, card_of, place_of, play, play_at
from saboteur.engine.core.place import place_at, x_of, y_of
from saboteur.engine.core.position import Position
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.core.seat import FACE_UP, FRONT, PEEKED, ROLE, SIZE
from saboteur.engine.saboteur.effects.map import Map
from saboteur.engine.saboteur.effects.rockfall import Rockfall
from saboteur.engine.saboteur.effects.tool import Repair

__all__ = [
    "FACE_DOWN", "FACE_UP", "FINE", "FIXED", "FRONT", "NO_TARGET", "OCCUPIED", "PEEKED", "ROLE", "SIZE", "TILE",
    "Effect", "Map", "Moves", "Position", "Repair", "Rockfall", "aim_of", "card_of", "events", "place_at", "place_of",
    "play", "play_at", "tell_played", "x_of", "y_of",
]  # fmt: skip
