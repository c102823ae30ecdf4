"""Build The Dark Cave from its deck, its options and the engine's parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from saboteur.cards import deck as decks
from saboteur.cards.box import DeckError, Value
from saboteur.cards.deck import Deck
from saboteur.cards.options import first_seat
from saboteur.cards.shape import Shape
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.game import Game
from saboteur.engine.core.place import place_at
from saboteur.engine.dark_cave.attack import Attack, Fend
from saboteur.engine.dark_cave.creature_card import CreatureCard
from saboteur.engine.dark_cave.creature_walk import Prowl
from saboteur.engine.dark_cave.deal import Deal
from saboteur.engine.dark_cave.equipment import Axe, Boots
from saboteur.engine.dark_cave.fields import Fields
from saboteur.engine.dark_cave.hand_memory import Groups
from saboteur.engine.dark_cave.information import Information
from saboteur.engine.dark_cave.movement import Movement
from saboteur.engine.dark_cave.path import CavePath
from saboteur.engine.dark_cave.policy import DarkCavePolicy
from saboteur.engine.dark_cave.rockfall import CaveRockfall
from saboteur.engine.dark_cave.secrets import DarkCaveSecrets
from saboteur.engine.dark_cave.state import GOBLIN, LINDWORM, RAT, REMOVED, VEINS
from saboteur.engine.dark_cave.swap_hands import Swap
from saboteur.engine.dark_cave.turn import EndTurn, StartTurn, Turn
from saboteur.engine.dark_cave.vote import Vote
from saboteur.engine.dark_cave.walk import Arrive, StartWalk, Vein, Walk
from saboteur.engine.dark_cave.web_card import WebCard
from saboteur.engine.saboteur.reveal import Orient
from saboteur.games.card_table import CardTable, Reading
from saboteur.games.dark_cave.decoder import DarkCaveDecoder
from saboteur.games.dark_cave.fields import plan
from saboteur.games.dark_cave.views import CLANS, DarkCaveViews
from saboteur.games.effects import action_effects
from saboteur.games.families import families
from saboteur.games.ruleset import Ruleset

READING = Reading(kept=False)
GRID = 4096
REACH = (3, 4, 5)
"""Steps of rat, lindworm and goblin."""
ROLES = tuple(f"{clan}-{loyalty}" for clan in CLANS for loyalty in ("loyal", "saboteur"))


EFFECTS: dict[str, Callable[[Movement], Effect]] = {
    "information": lambda _motion: Information(),
    "rockfall": lambda motion: CaveRockfall(motion.fields),
    "swap-hands": lambda _motion: Swap(),
    "web": lambda _motion: WebCard(),
    "boots": lambda _motion: Boots(),
    "axe": lambda _motion: Axe(),
    "rat": lambda motion: CreatureCard(motion, RAT, REACH[RAT]),
    "lindworm": lambda motion: CreatureCard(motion, LINDWORM, REACH[LINDWORM]),
    "goblin": lambda motion: CreatureCard(motion, GOBLIN, REACH[GOBLIN]),
}
"""Effect of each action card, by its name without the group."""


def build(deck: Deck, players: int, options: Mapping[str, Value]) -> Ruleset:
    """The game for this many players."""
    check(deck)
    cards = CardTable(deck, players, READING)
    codec = cards.codec
    game = Game(deck.game, players, 1, cards.tiles, cards.board(GRID))
    game.hand_size = deck.hand_size(players)
    game.hand_room = game.hand_size + 1
    game.extra_size = REMOVED + sum(deck.aside)
    roles = [codec.roles.index(role) for role, count in deck.role_cards(players).items() for _ in range(count)]
    game.set_cards(cards.draw_pile, cards.tile_of, cards.goals, roles, [])
    fields = field_tables(deck, codec.tiles)
    motion = Movement(fields)
    groups = Groups([card.group - 1 for card in deck.paths] + [card.group - 1 for card in deck.actions])
    game.setup = Deal(
        first_seat(options),
        groups,
        list(deck.hand_groups(players)),
        list(deck.aside),
        place_at(*deck.layout(players).starts[0]),
        deck.pieces["purse"],
        deck.pieces["gold"],
    )
    game.secrets = DarkCaveSecrets(groups)
    immediate = options["end"] == "immediate"
    game.set_steps(
        [
            StartTurn(),
            Turn(motion, groups),
            StartWalk(immediate),
            Walk(motion, groups, options["vein"] == "may", bool(options["axe_continues"]), immediate),
            Orient(),
            Arrive(motion),
            Vein(),
            Prowl(motion),
            Attack(groups, immediate),
            Fend(),
            Vote(),
            EndTurn(),
        ]
    )
    tunnel = CavePath(fields)
    game.set_effects([tunnel] * len(deck.paths) + action_effects(deck, EFFECTS, motion))
    game.policy = DarkCavePolicy(game, families(deck), motion)
    views = DarkCaveViews(codec, options, fields, groups)
    game.rim = views
    decoder = DarkCaveDecoder(game, codec, fields, groups)
    return Ruleset(deck.game, players, options, deck, game, codec, views, decoder, draw_order(deck, players))


def draw_order(deck: Deck, players: int) -> tuple[int, ...]:
    """The recorded order: per group the removed cards, then those dealt, then the pile."""
    dealt: list[int] = []
    pile: list[int] = []
    start = 0
    for removed, hand, left in zip(deck.aside, deck.hand_groups(players), deck.pile(players), strict=True):
        first = start + removed
        dealt += range(first, first + hand * players)
        start = first + hand * players + left
        pile += range(first + hand * players, start)
    return (*dealt, *pile)


def field_tables(deck: Deck, tiles: list[str]) -> Fields:
    """The fields of every tile."""
    in_a_row = {}
    for card in (*deck.starts, *deck.goals):
        for shape in (card.shape, card.shape.turned()):
            in_a_row[str(shape)] = card.fields
    tables = Fields()
    for code in tiles:
        shape = Shape.parse(code)
        found = plan(shape, shape.group or in_a_row[code])
        tables.add(
            found.names,
            found.inner,
            found.arms,
            found.wood,
            found.planks,
            found.tunnel,
            found.hole,
            found.ladder,
            found.vein,
            found.exit,
        )
    return tables


def check(deck: Deck) -> None:
    """Refuse a deck the game cannot be played with; `DeckError` says why."""
    if tuple(role.code for role in deck.roles) != ROLES:
        raise DeckError(f"The clan cards of {deck.game} must be, in this order, {', '.join(ROLES)}.")
    rows = [(card.code, card.group) for card in deck.paths] + [(card.code, card.group) for card in deck.actions]
    for code, group in rows:
        if group == 0:
            raise DeckError(f"The card {code} of {deck.game} has no group; write I., II. or III. in front of it.")
    for goal in deck.goals:
        if goal.shape.openings | goal.shape.turned().openings != 15:
            raise DeckError(f"The goal {goal.code} of {deck.game} cannot be entered from every side, even turned.")
    veins = sum(card.count for card in (*deck.paths, *deck.goals) if card.shape.has("vein"))
    if veins > VEINS:
        raise DeckError(f"{deck.game} has {veins} veins; there is room for {VEINS}.")
    box = decks.load(deck.game)
    for name in {card.name for card in deck.actions if card.kind.stays}:
        there, room = (sum(card.count for card in one.actions if card.name == name) for one in (deck, box))
        if there > room:
            raise DeckError(f"{deck.game} has {there} cards {name}, which stay on the table; there is room for {room}.")
