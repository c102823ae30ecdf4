"""The oracle is right about the base game's moves and what they do."""

import random
from collections import Counter

import pytest

from oracle.card import read
from oracle.maze import Maze, beside
from oracle.notation import Cell, cards_of, cell_of
from oracle.saboteur import Position, after, maze_of, moves, why_not

pytestmark = pytest.mark.once

TOP, MIDDLE, BOTTOM = (8, -2), (8, 0), (8, 2)
TRUTH = {TOP: "gold", MIDDLE: "stone NE", BOTTOM: "stone NW"}


def position(
    *lines: str,
    hands: list[list[str]] | None = None,
    front: list[list[str]] | None = None,
    pile: int = 0,
    turned_up: dict[Cell, str] | None = None,
    **options: object,
) -> Position:
    hands = hands or [["EW"], ["EW"], ["EW"]]
    turned_up = turned_up or {}
    return {
        "board": {(0, 0): "NESW", **cards_of(*lines), **turned_up},
        "hidden": set(TRUTH) - set(turned_up),
        "goals": set(TRUTH),
        "hands": hands,
        "front": front or [[] for _ in hands],
        "turn": 0,
        "pile": pile,
        "options": options,
    }


def hold(*cards: str, players: int = 3) -> list[list[str]]:
    return [list(cards)] + [["EW"] for _ in range(players - 1)]


# What may be played


def test_all_moves_of_a_small_hand() -> None:
    """Paths both ways round, equal cards once, each card as a discard."""
    now = position("EW 1,0", hands=hold("NE", "NE", "map", "rockfall"))
    paths = {"NE -1,0", "SW 2,0", "NE 0,1", "SW 0,-1"}
    actions = {"map 8,-2", "map 8,0", "map 8,2", "rockfall 1,0"}
    assert moves(now) == paths | actions | {"discard NE", "discard map", "discard rockfall"}


def test_rockfall_without_a_tunnel_can_only_be_thrown_away() -> None:
    """B-T22."""
    now = position(hands=hold("rockfall"))
    assert moves(now) == {"discard rockfall"}
    assert why_not(now, "rockfall 0,0") == "no-target"


def test_rockfall_spares_a_revealed_stone() -> None:
    now = position("EW 1..7,0", hands=hold("rockfall"), turned_up={MIDDLE: "SW"})
    assert "rockfall 8,0" not in moves(now)
    assert "rockfall 7,0" in moves(now)


def test_broken_tools_of_each_kind_once() -> None:
    """B-T34."""
    hands = [["EW"], ["broken-lantern", "broken-pick"], ["EW"]]
    now = position(hands=hands, front=[["broken-lantern"], [], []])
    now["turn"] = 1
    assert "broken-lantern p1" not in moves(now)
    assert {"broken-lantern p3", "broken-pick p1", "broken-pick p3"} <= moves(now)
    assert after(now, "broken-pick p1", TRUTH).position["front"][0] == ["broken-lantern", "broken-pick"]


def test_broken_tool_with_nobody_left_to_hit() -> None:
    """B-T35."""
    broken = [[], ["broken-pick"], ["broken-pick"]]
    assert moves(position(hands=hold("broken-pick"), front=broken)) == {"discard broken-pick"}


def test_own_tools_are_broken_by_option_only() -> None:
    hands = hold("broken-pick")
    assert "broken-pick p1" not in moves(position(hands=hands))
    assert "broken-pick p1" in moves(position(hands=hands, self_break=True))


def test_broken_tool_forbids_only_paths() -> None:
    now = position("EW 1,0", hands=hold("EW", "map", "rockfall"), front=[["broken-cart"], [], []])
    assert not any(move.startswith("EW") for move in moves(now))
    assert why_not(now, "EW 2,0") == "tool-broken"
    assert {"map 8,0", "rockfall 1,0", "discard EW"} <= moves(now)


def test_double_repair_mends_one_tool() -> None:
    """B-T37."""
    broken = [["broken-pick", "broken-lantern"], [], ["broken-cart"]]
    now = position(hands=hold("repair-pick-lantern", "EW"), front=broken)
    repairs = {move for move in moves(now) if move.startswith("repair")}
    assert repairs == {"repair-pick-lantern p1 pick", "repair-pick-lantern p1 lantern"}
    later = after(now, "repair-pick-lantern p1 lantern", TRUTH).position
    assert later["front"][0] == ["broken-pick"]
    later["turn"] = 0
    assert why_not(later, "EW 1,0") == "tool-broken"


def test_repair_needs_its_broken_tool() -> None:
    """B-T38."""
    assert moves(position(hands=hold("repair-pick"))) == {"discard repair-pick"}
    others = position(hands=hold("repair-pick"), front=[[], ["broken-cart"], ["broken-pick"]])
    assert moves(others) == {"discard repair-pick", "repair-pick p3"}
    assert after(others, "repair-pick p3", TRUTH).position["front"] == [[], ["broken-cart"], []]


def test_map_only_for_hidden_goals() -> None:
    """B-T41."""
    now = position("EW 1..7,0", hands=hold("map"), turned_up={MIDDLE: "SW"})
    assert moves(now) == {"map 8,-2", "map 8,2", "discard map"}
    assert why_not(now, "map 8,0") == "no-target"


@pytest.mark.parametrize(
    ("move", "by", "reason"),
    [
        ("EW 1,0", 1, "not-your-turn"),
        ("NS 0,1", 0, "not-in-hand"),
        ("map 8,0", 0, "not-in-hand"),
        ("discard SW", 0, "not-in-hand"),
        ("SW 1,0", 0, None),
        ("orient NE", 0, "wrong-prompt"),
        ("EW 0,0", 0, "occupied"),
        ("EW 5,5", 0, "not-adjacent"),
        ("EW 0,1", 0, "does-not-fit"),
        ("EW 1,0", 0, None),
    ],
)
def test_reasons(move: str, by: int, reason: str | None) -> None:
    assert why_not(position(hands=hold("EW", "NE")), move, by) == reason


# What a move does


def test_stone_shows_and_the_round_goes_on() -> None:
    """B-T14, B-T23."""
    result = after(position("EW 1..6,0", pile=1), "EW 7,0", TRUTH)
    assert result.revealed == {MIDDLE: "SW"}
    assert result.position["board"][7, 0] == "EW"
    assert result.position["hidden"] == {TOP, BOTTOM}
    assert result.drew
    assert result.next == 1


def test_two_stones_at_once() -> None:
    """B-T28."""
    result = after(position("NE 0,1", "EW 1..7,1", hands=hold("NES"), pile=5), "NSW 8,1", TRUTH)
    assert result.revealed == {MIDDLE: "SW", BOTTOM: "NW"}
    assert result.over is None
    assert result.position["pile"] == 4


def test_treasure_ends_the_round_without_a_draw() -> None:
    truth = {**TRUTH, TOP: "stone NE", MIDDLE: "gold"}
    result = after(position("EW 1..6,0", hands=[["EW"], [], []], pile=3), "EW 7,0", truth)
    assert (result.over, result.drew, result.next) == ("treasure", False, None)


def test_filling_a_gap_reveals_from_afar() -> None:
    """B-T31."""
    now = position("EW 1..2,0", "EW 4..7,0", connect="adjacent")
    assert after(now, "EW 3,0", TRUTH).revealed == {MIDDLE: "SW"}


def test_a_stone_that_may_lie_both_ways_is_asked_about() -> None:
    branches = ("EW 1..2,0", "EW 4..7,0", "ES 3,-1", "EW 4..7,-1", "SW 8,-1")
    now = position(*branches, hands=hold("NEW", "map"), pile=2, connect="adjacent")
    asked = after(now, "NEW 3,0", TRUTH)
    assert moves(asked.position) == {"orient NE", "orient SW"}
    assert (asked.next, asked.drew, asked.revealed) == (0, False, {})
    assert why_not(asked.position, "map 8,2") == "wrong-prompt"
    told = after(asked.position, "orient SW", TRUTH)
    assert told.revealed == {MIDDLE: "SW"}
    assert (told.next, told.drew) == (1, True)


def test_rockfall_leaves_a_gap() -> None:
    """B-T19."""
    now = position("EW 1..5,0", hands=[["rockfall"], ["EW"], ["EW"]])
    later = after(now, "rockfall 3,0", TRUTH).position
    assert (3, 0) not in later["board"]
    assert moves(later) == {"EW -1,0", "EW 3,0", "discard EW"}


def test_the_last_card_of_the_pile() -> None:
    """B-T43."""
    first = after(position(pile=1), "EW 1,0", TRUTH, drawn="map")
    assert first.position["hands"] == [["map"], ["EW"], ["EW"]]
    second = after(first.position, "discard EW", TRUTH)
    assert not second.drew
    assert second.position["hands"][1] == []


def test_a_seat_without_cards_is_skipped() -> None:
    """B-T44."""
    now = position(hands=[["EW", "EW"], [], ["EW"]])
    assert after(now, "EW 1,0", TRUTH).next == 2
    alone = position(hands=[["EW", "EW"], [], []])
    assert after(alone, "discard EW", TRUTH).next == 0


def test_the_round_ends_with_the_last_card() -> None:
    result = after(position(hands=[["EW"], [], []]), "EW 1,0", TRUTH)
    assert (result.over, result.next) == ("hands-empty", None)


def test_all_passed_ends_a_round_though_cards_are_held() -> None:
    """B-T46."""
    hands = [["EW", "EW"], [], ["EW", "EW"], []]
    now = position(hands=hands, round_end="all_passed")
    first = after(now, "discard EW", TRUTH)
    assert (first.over, first.next) == (None, 2)
    assert after(first.position, "discard EW", TRUTH).over == "all-passed"
    assert after(first.position, "EW 1,0", TRUTH).over is None
    default = position(hands=hands)
    assert after(after(default, "discard EW", TRUTH).position, "discard EW", TRUTH).over is None


def test_a_pass_followed_by_a_draw_does_not_count() -> None:
    now = position(hands=[["EW", "EW"] for _ in range(3)], pile=1, round_end="all_passed")
    for seat, ends in [(0, False), (1, False), (2, False), (0, True)]:
        assert now["turn"] == seat
        result = after(now, "discard EW", TRUTH, drawn="EW")
        assert (result.over is not None) == ends
        now = result.position


def test_every_seat_must_pass_once() -> None:
    """A seat without cards counts once, and only the option ends a round this way."""
    hands = [["EW", "EW"], [], ["EW", "EW"], ["EW", "EW"]]
    for round_end, over in (("all_passed", "all-passed"), ("hands_empty", None)):
        now = position(hands=hands, round_end=round_end)
        for seat in (0, 2):
            assert now["turn"] == seat
            result = after(now, "discard EW", TRUTH)
            assert result.over is None
            now = result.position
        assert after(now, "discard EW", TRUTH).over == over


def test_a_card_nobody_told_us_stays_unknown() -> None:
    unknown = after(position(pile=1), "EW 1,0", TRUTH).position
    assert unknown["hands"][0] == ["?"]
    assert why_not(position(hands=hold("?", "NE")), "SW 1,0") is None


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(ValueError, match="not-adjacent"):
        after(position(), "EW 4,4", TRUTH)


# Whole rounds

PATHS = {"NESW": 5, "NEW": 5, "NES": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}
DEAD_ENDS = ["N|E|S|W", "N|E|W", "N|E|S", "N|S", "E|W", "N|E", "N|W", "N", "E"]
SABOTAGE = {"broken-pick": 3, "broken-lantern": 3, "broken-cart": 3, "rockfall": 3, "map": 6}
REPAIRS = {"repair-pick": 2, "repair-lantern": 2, "repair-cart": 2}
DOUBLE_REPAIRS = ["repair-pick-lantern", "repair-pick-cart", "repair-lantern-cart"]
DECK = [*Counter(PATHS | SABOTAGE | REPAIRS).elements(), *DEAD_ENDS, *DOUBLE_REPAIRS]


@pytest.mark.parametrize("connect", ["required", "adjacent"])
def test_random_rounds_hold_together(connect: str) -> None:
    """Moves and reasons agree, tunnels always fit, and every round comes to an end."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        rng = random.Random(seed)
        pile = rng.sample(DECK, len(DECK))
        hands = [[pile.pop() for _ in range(6)] for _ in range(3)]
        under = rng.sample(["gold", "stone NE", "stone NW"], 3)
        truth = dict(zip([TOP, MIDDLE, BOTTOM], under, strict=True))
        now = position(hands=hands, pile=len(pile), connect=connect)
        while True:
            legal = moves(now)
            assert all(why_not(now, move) is None for move in legal)
            move = digger(rng, now, legal, eager=0.85 if seed % 2 else 0.2)
            result = after(now, move, truth, drawn=pile[-1] if pile else None)
            if result.drew:
                pile.pop()
            check_fit(result.position)
            seen["positions"] += 1
            seen["rockfalls"] += move.startswith("rockfall")
            seen["revealed"] += len(result.revealed)
            if result.over:
                seen[result.over] += 1
                break
            now = result.position
    print(dict(seen))
    assert all(seen[key] for key in ("rockfalls", "revealed", "treasure", "hands-empty"))


def digger(rng: random.Random, now: Position, legal: set[str], eager: float) -> str:
    """Choose at random, but as often as told bring the tunnel nearer to a hidden goal."""
    paths = sorted(move for move in legal if move[0] in "NESW")
    if paths and rng.random() < eager:
        return min(paths, key=lambda move: (distance(now, move), rng.random()))
    return rng.choice(sorted(legal))


def distance(now: Position, move: str) -> int:
    """How far the nearest open end of the connected tunnel is from a hidden goal after laying a card."""
    code, cell = move.split(" ")
    board = maze_of(now).laid(code, cell_of(cell))
    tips = [beside(place, side) for place, segment in board.connected() for side in segment]
    tips = [tip for tip in tips if tip not in board.cards] or [(0, 0)]
    return min(abs(tip[0] - x) + abs(tip[1] - y) for tip in tips for x, y in board.hidden)


def check_fit(now: Position) -> None:
    """Only revealed goals may misfit."""
    tunnels = {cell: code for cell, code in now["board"].items() if cell not in now["goals"]}
    for cell, code in tunnels.items():
        assert not Maze(tunnels).mismatches(read(code), cell)
