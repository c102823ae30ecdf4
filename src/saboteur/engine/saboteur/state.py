"""What a position of the base game keeps in its extra vector, and at which offsets."""

from typing import Final

# Gold cards by value: value v (1, 2 or 3) stands at offset + v.
PILE: Final = 0
OFFER: Final = 4
START: Final = 11  # the pile as the match began

PASSES: Final = 8  # how many players in a row have passed with the pile empty
ASIDE: Final = 9  # the role set aside
SHOWN: Final = 10  # 1 once the roles of the round are shown
EXTRA_SIZE: Final = 16
