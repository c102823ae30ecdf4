"""The fields of every path tile and how they connect."""

from typing import Final, final

from saboteur.engine.native import append, i64, vec

ROOM: Final = 8
"""Most fields on a card."""

# Names of fields, the same on every card; moves and events use these numbers.
WHOLE: Final = 0  # the only field of a card; also a face-down goal
ARM: Final = 1  # + side
CENTRE: Final = 5
TUNNEL: Final = 6
END: Final = 7
PATH: Final = 8  # + mask of the path's sides
NAMES: Final = 32


@final
class Fields:
    """Look-up tables by tile; fields are numbered from 0 on each card."""

    count: vec[i64]  # how many fields
    name: vec[i64]  # tile * ROOM + field
    inner: vec[i64]  # tile * ROOM + field: mask of adjacent fields on the same card
    arms: vec[i64]  # tile * ROOM + field: mask of the open sides it leads out of
    at_arm: vec[i64]  # tile * 4 + side: the field at this side, or -1
    wood: vec[i64]  # mask of the fields entered across the wooden bridge
    planks: vec[i64]  # mask of two fields with the bridge between them
    tunnel: vec[i64]  # the field that is a tunnel, or -1; likewise below
    hole: vec[i64]
    ladder: vec[i64]
    vein: vec[i64]
    exit: vec[i64]

    def __init__(self) -> None:
        self.count = vec[i64]()
        self.name = vec[i64]()
        self.inner = vec[i64]()
        self.arms = vec[i64]()
        self.at_arm = vec[i64]()
        self.wood = vec[i64]()
        self.planks = vec[i64]()
        self.tunnel = vec[i64]()
        self.hole = vec[i64]()
        self.ladder = vec[i64]()
        self.vein = vec[i64]()
        self.exit = vec[i64]()

    def add(
        self,
        names: list[int],
        inner: list[int],
        arms: list[int],
        wood: i64,
        planks: i64,
        tunnel: i64,
        hole: i64,
        ladder: i64,
        vein: i64,
        exit_: i64,
    ) -> None:
        """Add the fields of the next tile."""
        count = len(names)
        self.count = append(self.count, count)
        i: i64
        side: i64
        for i in range(ROOM):
            if i < count:
                self.name = append(self.name, names[i])
                self.inner = append(self.inner, inner[i])
                self.arms = append(self.arms, arms[i])
            else:
                self.name = append(self.name, -1)
                self.inner = append(self.inner, 0)
                self.arms = append(self.arms, 0)
        for side in range(4):
            found: i64 = -1
            for i in range(count):
                if arms[i] >> side & 1:
                    found = i
            self.at_arm = append(self.at_arm, found)
        self.wood = append(self.wood, wood)
        self.planks = append(self.planks, planks)
        self.tunnel = append(self.tunnel, tunnel)
        self.hole = append(self.hole, hole)
        self.ladder = append(self.ladder, ladder)
        self.vein = append(self.vein, vein)
        self.exit = append(self.exit, exit_)

    def find(self, tile: i64, name: i64) -> i64:
        """The number of the field with this name on a tile, or -1."""
        i: i64
        for i in range(self.count[tile]):
            if self.name[tile * ROOM + i] == name:
                return i
        return -1
