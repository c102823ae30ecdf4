"""Games so small that every case can be listed."""

import random
from collections.abc import Sequence

from msgspec.structs import replace

from saboteur import Match
from saboteur.cards import deck
from saboteur.cards.box import Layout, Table
from saboteur.cards.options import resolve
from saboteur.engine.core.chance import DECK, FIRST, GOALS, ROLES, Chance
from saboteur.games import Ruleset
from saboteur.games.saboteur import build as saboteur

Value = str | bool | int


def rules(
    cards: dict[str, int],
    players: int = 3,
    hand: int = 1,
    gold: Sequence[int] = (3, 2, 1),
    roles: tuple[int, int] | None = None,
    **options: Value,
) -> Ruleset:
    """The base game with these cards, gold cards of value 1, 2 and 3, and diggers and saboteurs; goals lie near."""
    box = deck.load("saboteur")
    diggers, saboteurs = roles or (players, 1)
    tiny = replace(
        box,
        paths=tuple(replace(card, count=cards[card.code]) for card in box.paths if card.code in cards),
        actions=tuple(replace(card, count=cards.get(card.code, 0)) for card in box.actions),
        gold=tuple(replace(card, count=count) for card, count in zip(box.gold, gold, strict=True)),
        tables={players: Table(players, (hand,), (0,), {"digger": diggers, "saboteur": saboteurs})},
        layouts={players: Layout(((0, 0),), ((2, -2), (2, 0), (2, 2)))},
        rounds=replace(box.rounds, most=5),
    )
    edition = options.pop("edition", None)
    return saboteur.build(tiny, players, resolve(tiny, None if edition is None else str(edition), players, **options))


class Rigged(Chance):
    """Deals as told where specified, else at random."""

    def __init__(self, seed: int, told: dict[int, list[list[int]]]) -> None:
        self.source = random.Random(seed)
        self.told = told

    def draw(self, what: int, cards: list[int], count: int) -> list[int]:
        """The next outcome laid down for this, or any."""
        if self.told.get(what):
            drawn = self.told[what].pop(0)
            assert sorted(drawn) == sorted(cards)
            return drawn[:count]
        return self.source.sample(cards, count)


def match(
    rules: Ruleset,
    seed: int,
    *,
    first: int | None = None,
    hands_first: Sequence[str] = (),
    treasure: int | None = None,
    roles: Sequence[Sequence[int]] = (),
) -> Match:
    """A match with the deck's top, the treasure's place and the roles of each round fixed as far as given."""
    game, words = rules.game, rules.codec
    told: dict[int, list[list[int]]] = {}
    rng = random.Random(seed)
    if first is not None:
        told[FIRST] = [[first, *(seat for seat in range(rules.players) if seat != first)]]
    rounds = int(rules.options["rounds"])
    if hands_first:
        top = [words.card_number[code] for code in hands_first]
        told[DECK] = []
        for _ in range(rounds):
            rest = list(game.deck)
            for card in top:
                rest.remove(card)
            rng.shuffle(rest)
            told[DECK].append(top + rest)
    if treasure is not None:
        told[GOALS] = []
        for _ in range(rounds):
            stones = [tile for tile in game.goal_tiles if tile != game.treasure]
            rng.shuffle(stones)
            told[GOALS].append([*stones[:treasure], game.treasure, *stones[treasure:]])
    if roles:
        told[ROLES] = [list(held) for held in roles]
    return Match(rules, Rigged(seed, told))
