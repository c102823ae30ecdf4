"""What a position keeps of each seat, and how a card in a hand or among the discards is written."""

from typing import Final

# Fields of a seat; a game may use the rest up to SEAT_WIDTH.
SIZE: Final = 0  # cards in hand
FRONT: Final = 1  # cards lying in front of the seat, a bit for each kind
ROLE: Final = 2
NUGGETS: Final = 3  # gold owned
PEEKED: Final = 4  # goals looked at, a bit for each
SEAT_WIDTH: Final = 8

NOBODY: Final = -1

# Cards in front of a seat.
BROKEN: Final = 7  # pick, lantern, cart
TRAPPED: Final = 8

# A card: its kind, who else knows it, and among the discards who threw it away and whether it lies open.
KIND: Final = 255
BY: Final = 24
FACE_UP: Final = 1 << 28
