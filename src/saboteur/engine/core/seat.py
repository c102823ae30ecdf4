"""State of each seat, and the encoding of cards in hands and discards."""

from typing import Final

# Fields of a seat; games may use the rest up to SEAT_WIDTH.
SIZE: Final = 0  # cards in hand
FRONT: Final = 1  # cards in front of the seat, one bit per kind
ROLE: Final = 2
NUGGETS: Final = 3  # gold owned
PEEKED: Final = 4  # goals looked at, one bit each
SEAT_WIDTH: Final = 8

NOBODY: Final = -1

# Cards in front of a seat.
BROKEN: Final = 7  # pick, lantern, cart
TRAPPED: Final = 8

# A card: its kind, who else knows it, and in the discards who discarded it and whether it lies face up.
KIND: Final = 255
BY: Final = 24
FACE_UP: Final = 1 << 28
