"""Build Saboteur 2 from its deck, its options and the engine's parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from saboteur.cards.box import DeckError, Value
from saboteur.cards.deck import Deck
from saboteur.cards.options import first_seat
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.fit import ANYHOW, JOINED, LINKED
from saboteur.engine.core.game import Game
from saboteur.engine.core.step import Step
from saboteur.engine.core.tiles import BESIDE_GOAL
from saboteur.engine.saboteur.effects.path import Path
from saboteur.engine.saboteur.effects.tool import Break, Repair
from saboteur.engine.saboteur.end_round import NextRound
from saboteur.engine.saboteur.reveal import JoinLaidCard, Orient, Reveal
from saboteur.engine.saboteur2 import events as game_events
from saboteur.engine.saboteur2 import state
from saboteur.engine.saboteur2.deal import Deal
from saboteur.engine.saboteur2.end_round import EndRound
from saboteur.engine.saboteur2.end_turn import EndTurn
from saboteur.engine.saboteur2.people import Inspection, SwapHands, SwapHats
from saboteur.engine.saboteur2.policy import Saboteur2Policy
from saboteur.engine.saboteur2.secrets import Saboteur2Secrets
from saboteur.engine.saboteur2.theft import Steal, Theft
from saboteur.engine.saboteur2.turn import Turn
from saboteur.engine.saboteur2.winners import Verdict
from saboteur.games.card_table import CardTable, Reading
from saboteur.games.effects import action_effects
from saboteur.games.families import families
from saboteur.games.ruleset import Ruleset
from saboteur.games.saboteur import build as saboteur
from saboteur.games.saboteur2.decoder import Saboteur2Decoder
from saboteur.games.saboteur2.views import SIDES, Saboteur2Views
from saboteur.notation.event_part import FRONTS

READING = Reading()
GRID = 4096
ROLES = ("blue-digger", "green-digger", "boss", "profiteer", "geologist", "saboteur")
"""The roles in the engine's order."""
EFFECTS: dict[str, Callable[[Mapping[str, Value]], Effect]] = {
    **saboteur.EFFECTS,
    "theft": lambda _options: Theft(),
    "hands-off": lambda _options: Repair(state.THEFT, event=game_events.HANDS_OFF),
    "trapped": lambda _options: Break(state.TRAPPED_BIT, False, game_events.TRAP),
    "free": lambda _options: Repair(1 << state.TRAPPED_BIT, event=game_events.FREE),
    "swap-hats": lambda _options: SwapHats(),
    "inspection": lambda _options: Inspection(),
    "swap-hands": lambda _options: SwapHands(),
}
"""Effect of each new action card, by name; base cards keep theirs."""


def build(deck: Deck, players: int, options: Mapping[str, Value]) -> Ruleset:
    """Saboteur 2 for this many players."""
    check(deck, players)
    cards = CardTable(deck, players, READING)
    codec = cards.codec
    codec.sides = SIDES
    game = Game(deck.game, players, int(options["rounds"]), cards.tiles, cards.board(GRID))
    game.hand_size = game.hand_room = deck.hand_size(players)
    game.extra_size = state.EXTRA_SIZE
    roles = [ROLES.index(role) for role, count in deck.role_cards(players).items() for _ in range(count)]
    front = [codec.card_number[card] for card in FRONTS]
    game.set_cards(cards.draw_pile, cards.tile_of, cards.goals, roles, front)
    game.treasure = cards.goals[[goal.kind for goal in deck.goals].index("gold")]
    game.setup = Deal(first_seat(options), sum(deck.aside))
    game.secrets = Saboteur2Secrets()
    game.set_steps(steps(options))
    tunnel = Path(LINKED, 0)
    ladder = Path(JOINED if options["ladder_joint"] else ANYHOW, BESIDE_GOAL)
    paths: list[Effect] = [ladder if path.shape.has("ladder") else tunnel for path in deck.paths]
    game.set_effects(paths + action_effects(deck, EFFECTS, options))
    game.policy = Saboteur2Policy(game, families(deck))
    views = Saboteur2Views(codec, options)
    game.rim = views
    return Ruleset(deck.game, players, options, deck, game, codec, views, Saboteur2Decoder(game, codec))


def verdict(options: Mapping[str, Value]) -> Verdict:
    """Who wins a round, with these options."""
    return Verdict(bool(options["boss_solo"]), bool(options["profiteer_solo"]), bool(options["profiteer_always"]))


def steps(options: Mapping[str, Value]) -> list[Step]:
    """The steps of the game."""
    end = EndTurn(options["sit_out"] == "rest_of_round")
    return [
        Turn(end),
        end,
        Reveal(JoinLaidCard()),
        Orient(),
        EndRound(verdict(options), bool(options["trapped_geologist_paid"])),
        NextRound(),
        Steal(),
    ]


def check(deck: Deck, players: int) -> None:
    """Refuse a deck too large for the engine."""
    roles = deck.role_cards(players)
    swaps = sum(card.count for card in deck.actions if "swap-hands" in {card.code, card.effect})
    for holds, sentence in (
        (tuple(role.code for role in deck.roles) == ROLES, f"its roles must be {', '.join(ROLES)}, in this order"),
        (players <= sum(roles.values()) <= state.ROLES, f"it must have a role for everyone and {state.ROLES} at most"),
        (2 * swaps <= state.SNAPS, f"it may have {state.SNAPS // 2} swap-hands cards at most"),
        (sum(deck.aside) <= state.ASIDES, f"{state.ASIDES} cards at most can be put aside"),
        (deck.hand_size(players) <= state.HAND_MOST, f"a hand may hold {state.HAND_MOST} cards at most"),
        (
            2 * sum(card.count for card in (*deck.paths, *deck.actions)) <= state.LOG_ROOM,
            f"it may have {state.LOG_ROOM // 2} path and action cards at most",
        ),
    ):
        if not holds:
            raise DeckError(f"The deck {deck.game} cannot be played: {sentence}.")
