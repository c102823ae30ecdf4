"""More about the Duel's box and scenarios: card counts, and clear messages for mistakes."""

from collections import Counter

import pytest

from saboteur.cards import deck
from saboteur.scenario import ScenarioError, read

TEXT = """
format = 1
game = "duel"
players = 2
board = ["NS|EW:gold1@N 0,2", "NESW:troll@E 1,1", "NEW:door-blue@E -1,1"]
marks = { "0,2" = "p1" }
hands = { p1 = ["EW"], p2 = ["NS"] }
"""


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_d01_d02_the_box_holds_what_the_rulebook_says(game: str) -> None:
    """D-T43."""
    box = deck.load(game)
    tunnels: Counter[str] = Counter()
    for path in box.paths:
        shape = str(path.shape)
        tunnels["all"] += path.count
        for word in ("gold1", "door-blue", "door-green", "ladder", "troll"):
            tunnels[word] += path.count * (word in shape)
        tunnels["bridge"] += path.count * shape.startswith("NS|EW")
        tunnels["double curve"] += path.count * shape.startswith(("NW|ES", "NE|SW"))
    assert tunnels == {
        "all": 34, "gold1": 5, "door-blue": 3, "door-green": 3, "ladder": 2, "troll": 3, "bridge": 2, "double curve": 2,
    }  # fmt: skip
    goals = [str(goal.shape) for goal in box.goals for _ in range(goal.count)]
    assert (18, 8, 4) == (
        len(goals),
        sum("door" in goal for goal in goals),
        sum("gold" not in goal for goal in goals),
    )
    assert 18 == sum(action.count for action in box.actions)
    assert {"marker": 8 if game == "duel" else 6, "key": 2} == box.pieces


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('{ "0,2" = "p1" }', "{}", "marks: The gold on 0,2 is joined to a start, so it is marked: say by whom."),
        ('"0,2" = "p1"', '"0,2" = "p1", "5,5" = "p1"', "marks: On 5,5 lies neither gold nor a troll without a marker."),
        ('"0,2" = "p1"', '"0,2" = "p3"', "marks: There is no player 'p3'; the players are p1 or p2."),
        ("players = 2", "players = 2\nmarkers = 0", "markers: There are 8 markers, 1 of them in the maze; at least"),
        ("players = 2", "players = 2\nmarkers = 8", "markers: There are 8 markers, 1 of them in the maze; at least"),
        (
            "players = 2",
            'players = 2\nkeys = { "-1,1" = "p2" }',
            "keys: On -1,1 is no door that keeps that player out.",
        ),
        ("players = 2", 'players = 2\nkeys = { "5,5" = "p1" }', "keys: On 5,5 is no door that keeps that player out."),
        ("players = 2", "players = 2\ngold_cards = { p1 = [4] }", "gold_cards, p1: Gold cards are worth 1, 2 or 3."),
        (
            "players = 2",
            "players = 2\ngold = { p1 = 4 }",
            "gold: Name the gold cards of each player under 'gold_cards'",
        ),
        ("players = 2", 'players = 2\naside = "digger"', "roles: duel has no roles; remove this."),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(ScenarioError) as error:
        read(TEXT.replace(old, new))[0].match()
    assert sentence in str(error.value)


def test_a_position_laid_out_by_hand_counts_its_markers() -> None:
    match = read(TEXT + 'keys = { "-1,1" = "p1" }\n')[0].match()
    duel = match.view(None).duel
    assert duel is not None
    assert 7 == duel.markers
    assert [((-1, 1), 0)] == [(key.cell, key.seat) for key in duel.keys]
    match.play("bribe 1,1")
    assert 6 == match.view(None).duel.markers  # type: ignore[union-attr]
