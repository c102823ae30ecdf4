"""Convert a deck's cards to engine tables: each card gets a number, each orientation a tile."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from saboteur.cards.box import DeckError
from saboteur.cards.deck import Deck
from saboteur.cards.shape import SIDES, Feature, Shape
from saboteur.engine.core.board import Board
from saboteur.engine.core.game import empty_board
from saboteur.engine.core.place import place_at, reach_of_fold
from saboteur.engine.core.tiles import Tiles
from saboteur.notation.codec import Codec

MOST_KINDS = 250
"""Most different cards in a draw pile; the engine stores a card's number in a byte."""


class Reading(msgspec.Struct, frozen=True):
    """What the features of path cards mean in a game."""

    networks: tuple[str, ...] = ("",)
    """The colour of each network; one without a colour passes every door."""
    ladders: bool = True
    """Whether ladders connect cards at a distance."""
    kept: bool = True
    """Whether rules need connections, so that the board keeps them up to date."""


class CardTable:
    """The cards of one game as engine numbers, and their names."""

    def __init__(self, deck: Deck, players: int, reading: Reading) -> None:
        self.deck = deck
        self.reading = reading
        self.codec = Codec(deck.game, players, tuple(role.code for role in deck.roles))
        self.tiles = Tiles(len(reading.networks) if reading.kept else 0)
        self.draw_pile: list[int] = []
        """Every card of the draw pile."""
        self.tile_of: list[int] = []
        """The upright tile of each path card."""
        self.goals: list[int] = []
        """The upright tile of each goal."""
        self.starts: list[int] = []
        """The tile of each start card."""
        if len(deck.paths) + len(deck.actions) > MOST_KINDS:
            raise DeckError(f"The deck of {deck.game} has more than {MOST_KINDS} different path and action cards.")
        self._enter_paths()
        self._enter_actions()
        self._enter_goals()
        for start in deck.starts:
            self.starts.append(self._enter_tile(-1, start.shape))

    def board(self, grid: int, roots: Mapping[int, int] | None = None) -> Board:
        """The initial board: goals, and start tiles in layout order with their networks."""
        layout = self.deck.layout(self.codec.players)
        tunnels = sum(path.count for path in self.deck.paths)
        fixed = (*layout.starts, *layout.goals)
        spread = max(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in fixed for b in fixed)
        most = reach_of_fold(grid) - spread - 3
        if tunnels > most:
            raise DeckError(f"The deck of {self.deck.game} has {tunnels} path cards; there is room for {most}.")
        # Custom effects may remove many cards at once; scattered cards have more empty cells around them.
        room = 2 * tunnels + 8 if self.deck.home else tunnels
        board = empty_board(self.tiles, grid, room + 8, len(layout.goals))
        for (tile, network), cell in zip((roots or {self.starts[0]: 0}).items(), layout.starts, strict=True):
            board.put_start(place_at(*cell), tile, network)
        for number, cell in enumerate(layout.goals):
            board.put_goal(number, place_at(*cell))
        return board

    def _enter_paths(self) -> None:
        codec, tiles = self.codec, self.tiles
        for path in self.deck.paths:
            card = codec.add_card(path.code)
            self.draw_pile += [card] * path.count
            tile = self._enter_both_ways(card, path.shape)
            self.tile_of.append(tile)
            codec.lay[codec.tiles[tile]] = tile
            # A second card that equals this one turned around must keep its own name.
            codec.lay.setdefault(codec.tiles[tiles.turned[tile]], tiles.turned[tile])

    def _enter_actions(self) -> None:
        for action in self.deck.actions:
            self.draw_pile += [self.codec.add_card(action.code, action.kind)] * action.count

    def _enter_goals(self) -> None:
        codec = self.codec
        for goal in self.deck.goals:
            for _ in range(goal.count):
                upright = self._enter_both_ways(-1, goal.shape)
                for tile in (upright, self.tiles.turned[upright]):
                    code = codec.tiles[tile]
                    codec.goal[code] = tile
                    codec.goal_names[tile] = {"gold": "gold", "stone": f"stone {code}"}.get(goal.kind, code)
                self.goals.append(upright)

    def _enter_both_ways(self, card: int, shape: Shape) -> int:
        upright = self._enter_tile(card, shape)
        turned = shape.turned()
        if turned != shape:
            self.tiles.pair(upright, self._enter_tile(card, turned))
        return upright

    def _enter_tile(self, card: int, shape: Shape) -> int:
        self.codec.tiles.append(str(shape))
        self.codec.kind_of_tile.append(card)
        return add_tile(self.tiles, card, shape, self.reading)


def add_tile(tiles: Tiles, card: int, shape: Shape, reading: Reading) -> int:
    """Add a path card in one orientation; a tunnel joins its two segments."""
    doors = [sum(_arms(shape, f) for f in shape.features if f.name == f"door-{c}") for c in ("blue", "green")]
    trolls = sum(_arms(shape, f) for f in shape.features if f.name == "troll")
    ladder = next((f for f in shape.features if f.name.startswith("ladder")), None)
    gold = next((f for f in shape.features if f.name.startswith("gold")), None)
    return tiles.add(
        card,
        [shape.openings] if shape.has("tunnel") else list(shape.segment_masks),
        blocked=sum(_blocked(colour, doors, trolls) << 4 * n for n, colour in enumerate(reading.networks)),
        doors=doors[0] | doors[1] << 4,
        trolls=trolls,
        ladder=_ladder_group(ladder, reading),
        rungs=_segment(shape, ladder),
        gold=int(gold.name[4:]) if gold else 0,
        gold_arms=_segment(shape, gold),
        crystal=int(shape.has("crystal")),
    )


def _blocked(colour: str, doors: list[int], trolls: int) -> int:
    """The arms a network of this colour cannot pass."""
    if not colour:
        return trolls
    return trolls | doors[("green", "blue").index(colour)]


def _ladder_group(ladder: Feature | None, reading: Reading) -> int:
    """Ladders connect to the start of their colour; colours not in play have no ladders."""
    if ladder is None or not reading.ladders:
        return 0
    colour = ladder.name.partition("-")[2]
    return reading.networks.index(colour) + 1 if colour in reading.networks else 0


def _arms(shape: Shape, feature: Feature) -> int:
    """The arm of a feature, or all arms of the segment it is on."""
    return 1 << SIDES.index(feature.arm) if feature.arm else _segment(shape, feature)


def _segment(shape: Shape, feature: Feature | None) -> int:
    """The arms of the segment a feature is on."""
    return 0 if feature is None else shape.segment_masks[max(shape.segment_of(feature), 0)]
