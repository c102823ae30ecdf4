"""Fields, steps, webs, holes and laying agree with the oracle in random matches of The Dark Cave."""

import random
from collections.abc import Callable

import pytest

import dark_cave_matches
from oracle.card import both_ways
from oracle.dark_cave import Cave, edges, parts_of, read_card
from saboteur import Match, View
from saboteur.cards.actions import CREATURES
from saboteur.cards.shape import Shape
from saboteur.engine.core.layout import uses
from saboteur.engine.dark_cave.fields import ROOM
from saboteur.games import Ruleset, ruleset
from saboteur.games.dark_cave.views import DarkCaveViews
from saboteur.notation.move import FIELDS, read_field


def rows_of(rules: Ruleset) -> dict[str, int]:
    """How many fields in a row start and goal cards have."""
    cards = (*rules.deck.starts, *rules.deck.goals)
    return {str(shape): card.fields for card in cards for shape in (card.shape, card.shape.turned())}


def cave_of(match: Match, view: View) -> Cave:
    """The board as the oracle sees it."""
    assert view.cave is not None
    rows = rows_of(match.rules)
    cards = {laid.cell: read_card(laid.card, rows.get(laid.card, 0)) for laid in view.board}
    hidden = frozenset(goal.cell for goal in view.goals if not goal.open)
    return Cave(cards, hidden, edges((web.cell, web.side) for web in view.cave.webs))


def test_c18_the_fields_of_every_card() -> None:
    """Names and neighbours of all cards, both ways up."""
    rules = ruleset("dark-cave", 3)
    assert isinstance(rules.views, DarkCaveViews)
    tables, rows = rules.views.fields, rows_of(rules)
    for tile, code in enumerate(rules.codec.tiles):
        expected = parts_of(read_card(code, rows.get(code, 0)))
        names = [FIELDS[tables.name[tile * ROOM + number]] for number in range(tables.count[tile])]
        assert sorted(expected) == sorted(names), code
        for number, name in enumerate(names):
            mask = tables.inner[tile * ROOM + number]
            assert expected[name] == {other for bit, other in enumerate(names) if mask >> bit & 1}, (code, name)


def check_steps(match: Match, view: View, cave: Cave) -> None:
    """The steps offered lead to exactly the fields the rules name."""
    assert view.cave is not None
    assert view.prompt is not None
    dwarf = view.prompt.kind == "walk"
    where = {creature.name: creature.field for creature in view.cave.creatures}.get(view.prompt.creature or "")
    spot = view.cave.figures[view.prompt.seat] if dwarf or where is None else where
    offered = {str(move).removeprefix("step ") for move in match.moves() if move.verb == "step"}
    assert cave.steps(*read_field(spot), dwarf=dwarf) == offered, spot


def check_uses(match: Match, view: View, cave: Cave) -> None:
    """Every card can be used exactly where the rules say."""
    assert view.cave is not None
    words = match.rules.codec
    edge = {(x + dx, y + dy) for x, y in cave.cards for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    for card, code in enumerate(words.cards):
        found = [words.move(use) for use in uses(match._position, card)]
        if words.names[card] == "web" and len(view.cave.webs) < 3:
            assert cave.web_places() == edges((move.cell, move.side) for move in found if move.cell and move.side)
        elif words.names[card] in CREATURES:
            there = {creature.field for creature in view.cave.creatures if creature.name == words.names[card]}
            assert (there or cave.holes()) == {str(move).partition(" ")[2] for move in found}
        elif card < len(match.rules.deck.paths):
            ways = {str(Shape.parse(way)) for way in both_ways(code)}
            fitting = {(way, cell) for way in ways for cell in edge if cave.fits(way, cell)}
            assert fitting == {(move.card, move.cell) for move in found}, code


@pytest.mark.alike
def test_c15_c19_c20_c27_c30_steps_and_uses_agree_on_random_boards(volume: Callable[..., int]) -> None:
    """At the prompts of random matches: the steps of dwarfs and creatures, and the uses of every card."""
    steps = turns = opened = 0
    for number in range(volume(60, interpreted=14)):
        rng = random.Random(number)
        match = dark_cave_matches.new(number)
        while match.actor is not None:
            view = match.view(match.actor)
            assert view.prompt is not None
            cave = cave_of(match, view)
            if view.prompt.kind in {"walk", "prowl"} and (view.prompt.steps or 0) > 0:
                check_steps(match, view, cave)
                steps += 1
            elif view.prompt.kind == "turn" and rng.random() < 0.3:
                check_uses(match, view, cave)
                turns += 1
            match.play(dark_cave_matches.choose(view, match.moves(), rng))
        opened += sum(goal.open for goal in match.view(None).goals)
    print(f"{steps} steps, {turns} turns, {opened} goals turned up")
    assert min(steps, turns) > 100
    assert opened > 2
