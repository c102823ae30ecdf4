"""The engine and the oracle play the same rounds of the Duel and its solo game and agree at every step.

The oracle is only given the outcomes of chance (hands, goals, cards drawn); it derives the rest from the rules.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import duel_matches
from oracle.duel import Duel
from oracle.maze import Maze
from saboteur import Event, Match
from saboteur.engine.core.sight import Sight

pytestmark = pytest.mark.alike


def oracle_of(match: Match) -> Duel:
    """The same round, as it begins."""
    view, words = match.view(None), match.rules.codec
    assert view.duel is not None
    colours = view.duel.colours
    starts = {laid.cell: "blue" if "blue" in laid.card else "green" for laid in view.board}
    goals = tuple(goal.cell for goal in view.goals)
    players = match.rules.players
    hands = [[words.cards[card] for card in Sight(match._position, seat).hand()] for seat in range(players)]
    options = match.rules.options
    assert match.actor is not None
    duel = Duel(
        Maze({laid.cell: laid.card for laid in view.board}, goals, {**starts}),
        goals,
        dict(zip(goals, [words.tiles[tile] for tile in match._position.goals], strict=True)),
        colours,
        hands,
        match.actor,
        view.draw_pile,
        view.duel.markers,
        ladder_joint=bool(options["ladder_joint"]),
        per_troll=options["troll_payment"] == "per_troll",
        replace_all=bool(options.get("replace_all", True)),
    )
    duel.front = [set(front) for front in view.front]
    return duel


def compare(match: Match, duel: Duel, events: list[Event]) -> None:
    """Everything that can be seen is the same."""
    view = match.view(None)
    seen = view.duel
    assert seen is not None
    assert match.actor == duel.actor
    assert {laid.cell: laid.card for laid in view.board} == duel.maze.cards
    assert {goal.cell for goal in view.goals if not goal.open} == set(duel.maze.hidden)
    assert [set(front) for front in view.front] == duel.front
    marks = {marker.cell: marker.seat for marker in seen.marked}
    assert marks == {**duel.marks, **duel.bribes}
    assert {marker.cell for marker in seen.marked if marker.troll} == set(duel.bribes)
    assert duel.markers == seen.markers
    keys = {(key.cell, key.seat) for key in seen.keys}
    assert keys == {(cell, duel.colours.index(colour)) for colour, cells in duel.maze.keys.items() for cell in cells}
    assert [len(hand) for hand in duel.hands] == list(view.hand_sizes)
    assert duel.pile == view.draw_pile
    assert [tuple(sorted(cards, reverse=True)) for cards in duel.owned] == list(seen.gold_cards)
    over = [event.reason for event in events if event.kind == "round-ends"]
    assert over == [duel.over] * len(over)
    if match.actor is not None:
        assert view.prompt is not None
        assert view.prompt.kind == duel.stage
    else:
        assert [match.results[0].reason] == [duel.over]


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_engine_and_oracle_play_the_same_rounds(game: str, volume: Callable[..., int]) -> None:
    """Legal moves, mazes, networks, markers, keys, debts and endings."""
    seen: Counter[str] = Counter()
    for number in range(volume(150, interpreted=60)):
        match = duel_matches.new(game, number, rounds=1)
        duel, rng = oracle_of(match), random.Random(number)
        while match.actor is not None:
            assert {str(move) for move in match.moves()} == duel.moves()
            move = duel_matches.choose(match.view(match.actor), match.moves(), rng)
            events = match.play(move)
            duel.play(str(move), [str(event.card) for event in events if event.kind == "draw"])
            compare(match, duel, events)
            seen["moves"] += 1
            seen.update({"lay", move.card or move.verb, move.verb} & INTERESTING)
            seen.update(event.kind for event in events)
        seen[str(duel.over)] += 1
    print(game, dict(seen))
    wanted = {"lay", "bribe", "key", "reveal", "mark", "orient", "rockfall", "remove", "collect", "pay", "hands-empty"}
    wanted |= {"all-markers", "all-goals"} if game == "duel" else {"break", "no-effect"}
    assert not {name for name in wanted if not seen[name]}


INTERESTING = {"lay", "key", "orient", "bribe", "done", "mark", "pay", "remove", "rockfall", "map"}
