"""Look-up tables for path cards: a *tile* is a card in one of its two orientations."""

from typing import Final, final

from saboteur.engine.native import append, i64, vec

TILE_BITS: Final = 10

# Flags of an empty cell (see `board`).
BESIDE_GOAL: Final = 1 << 16
BESIDE_GOLD: Final = 1 << 17

BLUE: Final = 0
GREEN: Final = 1


@final
class Tiles:
    """What the board needs to know about each tile; sides and arms are masks of N = 1, E = 2, S = 4, W = 8."""

    count: i64
    networks: i64
    openings: vec[i64]
    shows: vec[i64]  # tile * 4 + side: what the empty cell on this side is shown (see `board`)
    segments: vec[i64]  # tile * 4 + side: the sides connected to this one inside the card
    joined: vec[i64]  # tile * 16 + sides: all sides connected to these inside the card
    turned: vec[i64]  # the tile of the same card turned by 180 degrees
    kind: vec[i64]  # the card of the tile; goals and starts have kinds of their own
    blocked: vec[i64]  # arms closed to network 0 (low nibble) and network 1 (high nibble)
    doors: vec[i64]  # arms behind a blue (low nibble) or green (high nibble) door
    trolls: vec[i64]  # arms guarded by a troll
    ladder: vec[i64]  # 0, or the ladder group whose members are linked with each other
    rungs: vec[i64]  # arms of the segment with the ladder
    gold: vec[i64]  # nuggets shown
    gold_arms: vec[i64]  # arms of the segment with the gold
    crystal: vec[i64]

    def __init__(self, networks: i64) -> None:
        self.count = 0
        self.networks = networks
        self.openings = vec[i64]()
        self.shows = vec[i64]()
        self.segments = vec[i64]()
        self.joined = vec[i64]()
        self.turned = vec[i64]()
        self.kind = vec[i64]()
        self.blocked = vec[i64]()
        self.doors = vec[i64]()
        self.trolls = vec[i64]()
        self.ladder = vec[i64]()
        self.rungs = vec[i64]()
        self.gold = vec[i64]()
        self.gold_arms = vec[i64]()
        self.crystal = vec[i64]()

    def add(
        self,
        kind: i64,
        segments: list[int],
        *,
        blocked: i64 = 0,
        doors: i64 = 0,
        trolls: i64 = 0,
        ladder: i64 = 0,
        rungs: i64 = 0,
        gold: i64 = 0,
        gold_arms: i64 = 0,
        crystal: i64 = 0,
    ) -> i64:
        """Add a tile with its segments as masks; `pair` later links the two orientations of a card."""
        tile = self.count
        self.count += 1
        openings: i64 = 0
        side: i64
        for side in range(4):
            mask: i64 = 0
            for segment in segments:
                if segment >> side & 1:
                    mask = segment
            openings |= mask
            self.segments = append(self.segments, mask)
            back = side ^ 2
            show: i64 = 1
            if mask != 0:
                show |= 16
            show <<= back
            if gold != 0:
                show |= BESIDE_GOLD
            self.shows = append(self.shows, show)
        sides: i64
        for sides in range(16):
            found: i64 = 0
            for side in range(4):
                if sides >> side & 1:
                    found |= self.segments[tile * 4 + side]
            self.joined = append(self.joined, found)
        self.openings = append(self.openings, openings)
        self.turned = append(self.turned, tile)
        self.kind = append(self.kind, kind)
        self.blocked = append(self.blocked, blocked)
        self.doors = append(self.doors, doors)
        self.trolls = append(self.trolls, trolls)
        self.ladder = append(self.ladder, ladder)
        self.rungs = append(self.rungs, rungs)
        self.gold = append(self.gold, gold)
        self.gold_arms = append(self.gold_arms, gold_arms)
        self.crystal = append(self.crystal, crystal)
        return tile

    def pair(self, upright: i64, turned: i64) -> None:
        """Link the two orientations of a card."""
        self.turned[upright] = turned
        self.turned[turned] = upright
