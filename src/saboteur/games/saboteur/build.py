"""Build the base game from its deck, its options and the engine's parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from saboteur.cards.actions import TOOLS
from saboteur.cards.box import Value
from saboteur.cards.deck import Deck
from saboteur.cards.options import first_seat
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.fit import ANYHOW, LINKED
from saboteur.engine.core.game import Game
from saboteur.engine.saboteur.deal import Deal
from saboteur.engine.saboteur.effects.map import Map
from saboteur.engine.saboteur.effects.path import Path
from saboteur.engine.saboteur.effects.rockfall import Rockfall
from saboteur.engine.saboteur.effects.tool import Break, Repair
from saboteur.engine.saboteur.end_round import Draft, EndRound, NextRound
from saboteur.engine.saboteur.end_turn import EndTurn
from saboteur.engine.saboteur.policy import SaboteurPolicy
from saboteur.engine.saboteur.reveal import JoinLaidCard, Orient, Reveal
from saboteur.engine.saboteur.secrets import SaboteurSecrets
from saboteur.engine.saboteur.state import EXTRA_SIZE
from saboteur.engine.saboteur.turn import Turn
from saboteur.games.card_table import CardTable, Reading
from saboteur.games.effects import action_effects
from saboteur.games.families import families
from saboteur.games.ruleset import Ruleset
from saboteur.games.saboteur.decoder import SaboteurDecoder
from saboteur.games.saboteur.views import SaboteurViews

READING = Reading(ladders=False)
GRID = 2048


def breaking(tool: str) -> Callable[[Mapping[str, Value]], Effect]:
    """The effect of a broken tool."""
    return lambda options: Break(TOOLS.index(tool), bool(options.get("self_break", False)))


def repairing(*tools: str) -> Callable[[Mapping[str, Value]], Effect]:
    """The effect of a repair showing these tools."""
    return lambda _options: Repair(sum(1 << TOOLS.index(tool) for tool in tools))


Effects = Mapping[str, Callable[[Mapping[str, Value]], Effect]]
EFFECTS: Effects = {
    "rockfall": lambda _options: Rockfall(),
    "map": lambda _options: Map(),
    **{f"broken-{tool}": breaking(tool) for tool in TOOLS},
    **{f"repair-{tool}": repairing(tool) for tool in TOOLS},
    **{f"repair-{one}-{other}": repairing(one, other) for one, other in combinations(TOOLS, 2)},
}
"""Effect of each action card of the base game, by name."""


def build(deck: Deck, players: int, options: Mapping[str, Value], effects: Effects = EFFECTS) -> Ruleset:
    """The base game for this many players; a variant of it may have effects of its own."""
    cards = CardTable(deck, players, READING)
    codec = cards.codec
    game = Game(deck.game, players, int(options["rounds"]), cards.tiles, cards.board(GRID))
    game.hand_size = game.hand_room = deck.hand_size(players)
    game.extra_size = EXTRA_SIZE
    roles = [codec.roles.index(role) for role, count in deck.tables[players].roles.items() for _ in range(count)]
    broken = [codec.card_number[f"broken-{tool}"] for tool in TOOLS]
    game.set_cards(cards.draw_pile, cards.tile_of, cards.goals, roles, broken)
    game.treasure = cards.goals[[goal.kind for goal in deck.goals].index("gold")]
    gold = [card.count for card in sorted(deck.gold, key=lambda card: card.value)]
    game.setup = Deal(gold, first_seat(options))
    game.secrets = SaboteurSecrets()
    broken_no_gold = bool(options["broken_no_gold"])
    per_player = options["gold_draw"] == "players"
    end = EndTurn(options["round_end"] == "all_passed")
    game.set_steps(
        [
            Turn(end),
            end,
            Reveal(JoinLaidCard()),
            Orient(),
            EndRound(per_player, broken_no_gold),
            Draft(broken_no_gold),
            NextRound(),
        ]
    )
    path = Path(LINKED if options["connect"] == "required" else ANYHOW, 0)
    game.set_effects([path] * len(deck.paths) + action_effects(deck, effects, options))
    game.policy = SaboteurPolicy(game, families(deck), gold, per_player, broken_no_gold)
    views = SaboteurViews(codec, options)
    game.rim = views
    return Ruleset(deck.game, players, options, deck, game, codec, views, SaboteurDecoder(game, codec, gold))
