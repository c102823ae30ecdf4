"""The games by name, and how each is put together from its deck, its options and the engine's parts."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from saboteur import deck as decks
from saboteur.box import Value
from saboteur.deck import Deck
from saboteur.engine.board import ANYHOW, LINKED
from saboteur.engine.deal import Deal
from saboteur.engine.effect import Effect
from saboteur.engine.effects.map import Map
from saboteur.engine.effects.path import Path
from saboteur.engine.effects.rockfall import Rockfall
from saboteur.engine.effects.tool import Break, Repair
from saboteur.engine.game import Game, empty_board
from saboteur.engine.gold import EXTRA_SIZE
from saboteur.engine.place import place_at
from saboteur.engine.secrets import BaseSecrets
from saboteur.engine.steps.end_round import Draft, EndRound, NextRound
from saboteur.engine.steps.end_turn import EndTurn
from saboteur.engine.steps.reveal import JoinLaidCard, Orient, Reveal
from saboteur.engine.steps.turn import Turn
from saboteur.engine.tiles import Tiles
from saboteur.lexicon import Lexicon
from saboteur.move import TOOLS
from saboteur.options import OptionError, resolve
from saboteur.shape import Shape
from saboteur.view import Window

GAMES = ("saboteur",)
"""The games that can be played."""

GRID = 2048


class Ruleset(msgspec.Struct, frozen=True):
    """A game set up for some players with some options: the engine's parts and the words to talk about them."""

    name: str
    players: int
    options: dict[str, Value]
    deck: Deck
    game: Game
    words: Lexicon


def game(name: str) -> Deck:
    """The box of a game by its name."""
    if name not in GAMES:
        raise OptionError(f"There is no game {name!r}; choose {' or '.join(GAMES)}.")
    return decks.load(name)


def ruleset(name: str, players: int, edition: str | None = None, **options: Value | None) -> Ruleset:
    """The rules of a game for this many players; equal wishes share one object."""
    box = game(name)
    least, most = box.players
    if type(players) is not int or not least <= players <= most:
        raise OptionError(f"{name} is for {least} to {most} players, not {players}.")
    settled = resolve(box, edition, players, **options)
    return _build(name, players, tuple(settled.items()))


@lru_cache(maxsize=64)
def _build(name: str, players: int, settled: tuple[tuple[str, Value], ...]) -> Ruleset:
    options = dict(settled)
    box = decks.load(name)
    words = Lexicon(name, players, tuple(role.code for role in box.roles))
    tiles = Tiles(1)
    numbers, tile_of = _enter_cards(box, words, tiles)
    goal_tiles = _enter_goals(box, words, tiles)
    board = empty_board(tiles, GRID, sum(card.count for card in box.paths) + 8, len(goal_tiles))
    layout = box.layout(players)
    for start, cell in zip(box.starts, layout.starts, strict=True):
        tile = _enter_tile(words, tiles, -1, Shape.parse(start.code))
        board.put_start(place_at(*cell), tile, 0)
    for number, cell in enumerate(layout.goals):
        board.put_goal(number, place_at(*cell))
    made = Game(name, players, int(options["rounds"]), tiles, board)
    made.hand_size = made.hand_room = box.hand_size(players)
    made.extra_size = EXTRA_SIZE
    roles = [
        words.roles.index(role) for role, count in box.tables[players].roles.items() for _ in range(count)
    ]
    made.set_cards(numbers, tile_of, goal_tiles, roles, [words.card_number[f"broken-{tool}"] for tool in TOOLS])
    made.treasure = goal_tiles[[goal.kind for goal in box.goals].index("gold")]
    gold = [card.count for card in sorted(box.gold, key=lambda card: card.value)]
    first = options["first"]
    made.setup = Deal(gold, -1 if first == "random" else int(str(first)[1:]) - 1)
    made.secrets = BaseSecrets(gold)
    broken_no_gold = bool(options["broken_no_gold"])
    made.steps = [
        Turn(),
        EndTurn(options["round_end"] == "all_passed"),
        Reveal(JoinLaidCard()),
        Orient(),
        EndRound(options["gold_draw"] == "players", broken_no_gold),
        Draft(broken_no_gold),
        NextRound(),
    ]
    path = Path(LINKED if options["connect"] == "required" else ANYHOW, 0)
    made.effects = [path if number < len(box.paths) else _effect(code, options) for number, code in enumerate(words.cards)]
    made.rim = Window(words, options)
    return Ruleset(name, players, options, box, made, words)


def _effect(code: str, options: dict[str, Value]) -> Effect:
    if code == "rockfall":
        return Rockfall()
    if code == "map":
        return Map()
    what, _, tools = code.partition("-")
    if what == "broken":
        return Break(TOOLS.index(tools), bool(options["self_break"]))
    return Repair(sum(1 << TOOLS.index(tool) for tool in tools.split("-")))


def _enter_cards(box: Deck, words: Lexicon, tiles: Tiles) -> tuple[list[int], list[int]]:
    numbers: list[int] = []
    tile_of: list[int] = []
    for path in box.paths:
        card = words.add_card(path.code)
        numbers += [card] * path.count
        tile_of.append(_enter_both_ways(words, tiles, card, path.shape))
        words.lay[words.tiles[tile_of[-1]]] = tile_of[-1]
        words.lay[str(path.shape.turned())] = tiles.turned[tile_of[-1]]
    for action in box.actions:
        numbers += [words.add_card(action.code)] * action.count
    return numbers, tile_of


def _enter_goals(box: Deck, words: Lexicon, tiles: Tiles) -> list[int]:
    goal_tiles: list[int] = []
    for goal in box.goals:
        for _ in range(goal.count):
            upright = _enter_both_ways(words, tiles, -1, goal.shape)
            for tile in (upright, tiles.turned[upright]):
                code = words.tiles[tile]
                words.goal[code] = tile
                words.goal_names[tile] = {"gold": "gold", "stone": f"stone {code}"}.get(goal.kind, code)
            goal_tiles.append(upright)
    return goal_tiles


def _enter_both_ways(words: Lexicon, tiles: Tiles, card: int, shape: Shape) -> int:
    upright = _enter_tile(words, tiles, card, shape)
    if shape.turned() != shape:
        tiles.pair(upright, _enter_tile(words, tiles, card, shape.turned()))
    return upright


def _enter_tile(words: Lexicon, tiles: Tiles, card: int, shape: Shape) -> int:
    words.tiles.append(str(shape))
    words.kind_of_tile.append(card)
    return tiles.add(card, list(shape.segment_masks))
