"""A saboteur of `miner` counts the cards that are out: gaps that few of them fit hold the diggers up."""

import random

import msgspec
import pytest

from saboteur import Match
from saboteur.bots.maze import seen_by
from saboteur.bots.miner import Miner
from saboteur.bots.odds import kind_of, numbers
from saboteur.bots.saboteur.scarcity import GONE, Scarcity

HEAD = """
format = 1
game = "saboteur"
players = 3
rules = ["B-08"]
turn = "p1"
roles = { p1 = "saboteur", p2 = "digger", p3 = "digger" }
goals = { "8,-2" = "stone NE", "8,0" = "gold", "8,2" = "stone NW" }
"""


def scarcity(text: str) -> Scarcity:
    """What p1 sees in a position, with most of the cards in the pile."""
    view = msgspec.structs.replace(Match.from_scenario(HEAD + text).view(0), draw_pile=50)
    maze = seen_by(view)
    return Scarcity(view, maze, [0.0, 1.0, 0.0], [1.0, 0.0, 0.0])


@pytest.mark.parametrize("card", ["EW", "NEW", "ESW", "NES", "NSW", "NE", "SW", "NW", "ES", "NS", "NESW"])
def test_each_way_through_is_a_kind_either_way_up(card: str) -> None:
    kind = kind_of(card)
    assert kind is not None
    assert numbers()[kind] >= 3


def test_dead_ends_and_actions_are_of_no_kind() -> None:
    assert {None} == {kind_of(card) for card in ("N|E|S|W", "E", "map", "rockfall", "broken-pick")}
    assert sum(numbers()) == 31


def test_cards_on_the_table_and_in_the_hand_are_not_out() -> None:
    """The start, goals and dead ends are no cards that diggers wait for."""
    first = scarcity('hands = { p1 = ["map", "E"] }')
    later = scarcity('board = ["EW 1..2,0", "SW 3,0"]\nhands = { p1 = ["map", "NSW"] }')
    assert first.left == numbers()
    gone = {kind: before - now for kind, (before, now) in enumerate(zip(first.left, later.left, strict=True))}
    assert {kind: count for kind, count in gone.items() if count} == {
        kind_of("EW"): 2,
        kind_of("NE"): 1,
        kind_of("NES"): 1,
    }


def test_the_fewer_cards_fit_the_longer_the_wait() -> None:
    kind = kind_of("EW")
    assert kind is not None
    waits = [
        scarcity(f'board = ["EW 1..{laid},0"]\nhands = {{ p1 = ["map", "E"] }}').wait(1 << kind) for laid in (1, 2, 3)
    ]
    assert 1.0 < waits[0] < waits[1] <= waits[2] == GONE
    assert scarcity('hands = { p1 = ["map", "E"] }').wait((1 << len(numbers())) - 1) < 1.5


def test_an_easy_detour_shortens_the_wait() -> None:
    """Only a straight tunnel fits between the walls, and none is left; round them an outer goal is one card further."""
    middle = scarcity('board = ["EW 1..2,0", "EW 3,-1", "EW 3,1"]\nhands = { p1 = ["map"] }')
    outer = Scarcity(middle.view, middle.maze, [1.0, 0.0, 0.0], middle.suspicion)
    assert middle.maze.outlook.cards[:2] == (7, 5)
    assert middle.turns > GONE
    assert 8.0 <= outer.turns < 10.0


@pytest.mark.parametrize("seed", range(5))
def test_it_breaks_the_way_where_nothing_is_left_to_mend_it(seed: int) -> None:
    """Between two walls only a straight tunnel fits, and all of those are laid."""
    match = Match.from_scenario(
        HEAD + 'board = ["EW 1..5,0", "NESW 6,0", "EW 3,-1", "EW 3,1"]\nhands = { p1 = ["rockfall", "NE"] }'
    )
    chosen = Miner().choose(match.view(0), match.moves(), random.Random(seed))
    assert str(chosen) == "rockfall 3,0"
