"""Build the Duel and its solo game from their decks, their options and the engine's parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import combinations

from saboteur.cards.actions import TOOLS
from saboteur.cards.box import DeckError, Value
from saboteur.cards.deck import Deck
from saboteur.cards.options import first_seat
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.game import Game
from saboteur.engine.duel.bribe import Bribe
from saboteur.engine.duel.deal import Deal
from saboteur.engine.duel.draw import Draw, DrawAlone, DrawOne
from saboteur.engine.duel.ending import EndRound, NextRound, Pay
from saboteur.engine.duel.key import Key
from saboteur.engine.duel.path import Path
from saboteur.engine.duel.policy import DuelPolicy
from saboteur.engine.duel.secrets import DuelSecrets
from saboteur.engine.duel.settle import Mark, Settle
from saboteur.engine.duel.state import TAKEN, WATCHES
from saboteur.engine.duel.turn import EndTurn, Turn
from saboteur.engine.saboteur.effects.map import Map
from saboteur.engine.saboteur.effects.rockfall import Rockfall
from saboteur.engine.saboteur.effects.tool import Break, Repair
from saboteur.engine.saboteur.reveal import Orient
from saboteur.games.card_table import CardTable, Reading
from saboteur.games.duel.decoder import DuelDecoder
from saboteur.games.duel.views import DuelViews
from saboteur.games.effects import action_effects
from saboteur.games.families import families
from saboteur.games.ruleset import Ruleset

COLOURS = ("green", "blue")
"""The colour of each seat; a seat's network has its number."""
GRID = 2048


def breaking(tool: str) -> Callable[[Mapping[str, Value]], Effect]:
    """Effect of a broken tool, always played on the opponent."""
    return lambda _options: Break(TOOLS.index(tool), oneself=False)


def repairing(*tools: str) -> Callable[[Mapping[str, Value]], Effect]:
    """Effect of a repair showing these tools, always played on oneself."""
    return lambda _options: Repair(sum(1 << TOOLS.index(tool) for tool in tools), anyone=False)


EFFECTS: dict[str, Callable[[Mapping[str, Value]], Effect]] = {
    "rockfall": lambda _options: Rockfall(),
    "map": lambda _options: Map(),
    "key": lambda _options: Key(),
    **{f"broken-{tool}": breaking(tool) for tool in TOOLS},
    **{f"repair-{tool}": repairing(tool) for tool in TOOLS},
    **{f"repair-{one}-{other}": repairing(one, other) for one, other in combinations(TOOLS, 2)},
}
"""Effect of each action card, by name."""


def build(deck: Deck, players: int, options: Mapping[str, Value]) -> Ruleset:
    """The Duel, or with one player the solo game."""
    check(deck)
    colours = COLOURS if players == len(COLOURS) else (str(options["colour"]),)
    cards = CardTable(deck, players, Reading(colours))
    codec = cards.codec
    game = Game(deck.game, players, int(options["rounds"]), cards.tiles, cards.board(GRID, _roots(cards, colours)))
    game.hand_size = game.hand_room = deck.hand_size(players)
    game.extra_size = TAKEN + len(deck.paths)
    broken = [codec.card_number[f"broken-{tool}"] for tool in TOOLS]
    game.set_cards(cards.draw_pile, cards.tile_of, cards.goals, [], broken)
    aside = sum(deck.aside)
    drawing: Draw = DrawOne()
    if players == 1:
        drawing = DrawAlone(codec.card_number["rockfall"], bool(options["replace_all"]))
    game.setup = Deal(
        first_seat(options),
        deck.pieces["marker"],
        aside,
        options.get("left_goals") == "reshuffle",
        drawing,
    )
    game.secrets = DuelSecrets(aside)
    game.set_steps(
        [
            Turn(),
            EndTurn(drawing),
            Orient(),
            Settle(),
            Bribe(),
            Mark(),
            EndRound(),
            Pay(options["troll_payment"] == "per_troll"),
            NextRound(options.get("starter") == "last_round"),
        ]
    )
    joint = bool(options["ladder_joint"])
    paths: list[Effect] = [Path(cards.tiles.ladder[tile], joint) for tile in cards.tile_of]
    game.set_effects(paths + action_effects(deck, EFFECTS, options))
    game.policy = DuelPolicy(game, families(deck))
    views = DuelViews(codec, options, colours, aside)
    game.rim = views
    decoder = DuelDecoder(game, codec, aside)
    # The cards put aside lie behind the first hand.
    order = [number for number in range(len(cards.draw_pile)) if not 0 <= number - game.hand_size < aside]
    return Ruleset(deck.game, players, options, deck, game, codec, views, decoder, tuple(order) if aside else ())


def _roots(cards: CardTable, colours: tuple[str, ...]) -> dict[int, int]:
    """The start tiles of the colours in play and their networks."""
    return {
        tile: network
        for tile in cards.starts
        for network, colour in enumerate(colours)
        if f"ladder-{colour}" in cards.codec.tiles[tile]
    }


def check(deck: Deck) -> None:
    """Refuse a deck too large for the engine."""
    watched = sum(card.count for card in deck.paths if re.search("gold|troll", card.code))
    if watched + len(deck.layout(deck.players[0]).goals) > WATCHES:
        raise DeckError(
            f"{deck.game} has {watched} path cards with gold or a troll; there is room for {WATCHES} at most."
        )
