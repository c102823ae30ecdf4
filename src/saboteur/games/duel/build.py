"""The Duel and its solo game, put together from their decks, their options and the engine's parts."""

from __future__ import annotations

from collections.abc import Mapping

from saboteur.cards.box import Value
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
from saboteur.engine.duel.secrets import DuelSecrets
from saboteur.engine.duel.settle import Mark, Settle
from saboteur.engine.duel.state import TAKEN
from saboteur.engine.duel.turn import EndTurn, Turn
from saboteur.engine.saboteur.effects.map import Map
from saboteur.engine.saboteur.effects.rockfall import Rockfall
from saboteur.engine.saboteur.effects.tool import Break, Repair
from saboteur.engine.saboteur.reveal import Orient
from saboteur.games.card_table import CardTable, Reading
from saboteur.games.duel.views import DuelViews
from saboteur.games.ruleset import Ruleset
from saboteur.notation.move import TOOLS

COLOURS = ("green", "blue")
"""The colour of each seat; its number is that of its network."""
GRID = 2048


def build(deck: Deck, players: int, options: Mapping[str, Value]) -> Ruleset:
    """The Duel, or with one player the solo game."""
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
    game.effects = paths + [action_effect(card.code) for card in deck.actions]
    views = DuelViews(codec, options, colours, aside)
    game.rim = views
    # The cards put aside lie behind the first hand.
    order = [number for number in range(len(cards.draw_pile)) if not 0 <= number - game.hand_size < aside]
    return Ruleset(deck.game, players, options, deck, game, codec, views, draw_order=tuple(order) if aside else ())


def _roots(cards: CardTable, colours: tuple[str, ...]) -> dict[int, int]:
    """The start tiles of the colours in play with the number of their network."""
    return {
        tile: network
        for tile in cards.starts
        for network, colour in enumerate(colours)
        if f"ladder-{colour}" in cards.codec.tiles[tile]
    }


def action_effect(code: str) -> Effect:
    """What an action card of the Duel does."""
    if code == "rockfall":
        return Rockfall()
    if code == "map":
        return Map()
    if code == "key":
        return Key()
    what, _, tools = code.partition("-")
    if what == "broken":
        return Break(TOOLS.index(tools), oneself=False)
    return Repair(sum(1 << TOOLS.index(tool) for tool in tools.split("-")), anyone=False)
