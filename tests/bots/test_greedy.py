"""How the greedy bot judges a maze, the others and its moves."""

import random

import pytest

import matches
from saboteur import Event, Match
from saboteur.bots.greedy import Greedy
from saboteur.bots.maze import seen_by, with_card, without
from saboteur.bots.saboteur.trust import Trust

HEAD = 'format = 1\ngame = "saboteur"\nplayers = 3\nrules = ["B-08"]\nturn = "p1"\n'
HAND = 'hands = { p1 = ["map"] }\n'
GOLD_AHEAD = 'goals = { "8,-2" = "stone NE", "8,0" = "gold", "8,2" = "stone NW" }\n'


def chosen(text: str, events: list[str] | None = None) -> str:
    """What greedy plays as p1 in the position, after these events."""
    match = Match.from_scenario(HEAD + GOLD_AHEAD + text)
    bot = Greedy()
    bot.see([Event.parse(event) for event in events or []])
    return str(bot.choose(match.view(0), match.moves(), random.Random(1)))


def roles(first: str, second: str = "digger", third: str = "digger") -> str:
    return f'roles = {{ p1 = "{first}", p2 = "{second}", p3 = "{third}" }}\n'


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (roles("digger") + 'board = ["EW 1..6,0"]\nhands = { p1 = ["EW", "map", "NS"] }', "EW 7,0"),
        (roles("digger") + 'board = ["EW 1..5,0"]\nhands = { p1 = ["N|S", "NE", "EW"] }', "EW 6,0"),
        (
            roles("digger") + 'front = { p1 = ["broken-pick"] }\nhands = { p1 = ["EW", "repair-pick", "map"] }',
            "repair-pick p1",
        ),
        (
            roles("digger") + 'board = ["EW 1..6,0", "E|W 7,0"]\nhands = { p1 = ["rockfall", "N"] }',
            "rockfall 7,0",
        ),
        (roles("digger") + 'hands = { p1 = ["N|E|S|W", "broken-pick"] }', "discard N|E|S|W"),
        (roles("saboteur") + 'board = ["EW 1..6,0"]\nhands = { p1 = ["EW", "E|W", "NESW"] }', "E|W 7,0"),
        (roles("saboteur") + 'board = ["EW 1..6,0"]\nhands = { p1 = ["EW", "NES"] }', "discard EW"),
    ],
    ids=["reaches", "heads-on", "mends-itself", "clears", "throws-away", "blocks", "wastes"],
)
def test_greedy_in_a_position(position: str, expected: str) -> None:
    assert expected == chosen(position)


def test_a_greedy_digger_looks_at_goals_first() -> None:
    assert chosen(roles("digger") + 'hands = { p1 = ["map", "EW", "NS"] }').startswith("map 8,")


def test_a_greedy_saboteur_collapses_a_key_tunnel() -> None:
    move = chosen(roles("saboteur") + 'board = ["EW 1..6,0"]\nhands = { p1 = ["rockfall", "EW"] }')
    assert move.startswith("rockfall ")


def test_a_greedy_saboteur_breaks_tools() -> None:
    assert chosen(roles("saboteur") + 'hands = { p1 = ["broken-pick", "EW"] }').startswith("broken-pick p")


BLOCKED = 'board = ["E|W 1,0"]\n'


def test_a_greedy_digger_breaks_the_tools_of_a_suspect() -> None:
    hand = 'hands = { p1 = ["broken-pick", "N|E|S|W"] }'
    events = ["0 round 1 p2", "1 lay p2 E|W 1,0"]
    assert "broken-pick p2" == chosen(roles("digger") + BLOCKED + hand, events)
    assert "discard N|E|S|W" == chosen(roles("digger") + BLOCKED + hand)


def test_a_greedy_digger_repairs_friends_only() -> None:
    hand = 'hands = { p1 = ["repair-pick", "N|E|S|W"] }\nfront = { p2 = ["broken-pick"] }\n'
    assert "repair-pick p2" == chosen(roles("digger") + hand)
    assert "discard N|E|S|W" == chosen(roles("digger") + BLOCKED + hand, ["0 round 1 p2", "1 lay p2 E|W 1,0"])


def test_greedy_listens_to_those_it_trusts() -> None:
    """It follows others' claims about the gold, unless they have dug backwards."""
    hand = roles("digger") + 'board = ["EW 1..6,0", "NSW 7,0"]\nhands = { p1 = ["NS"] }'
    said = ["0 round 1 p2", "1 claim p2 gold 8,2"]
    assert "NS 7,1" == chosen(hand, said)
    assert "NS 7,-1" == chosen(hand, ["0 round 1 p2", "1 claim p2 gold 8,-2"])
    assert "NS 7,-1" == chosen(hand, ["0 round 1 p2", "1 lay p2 E|W 1,0", "2 claim p2 gold 8,2"])


def test_greedy_takes_the_most_gold() -> None:
    match = Match.new("saboteur", 5, 1)
    while match.actor is not None and match.moves()[0].verb != "take":
        match.play(Greedy().choose(match.view(match.actor), match.moves(), random.Random(1)))
    assert match.actor is not None, "the diggers should win one of these rounds"
    best = max(move.value or 0 for move in match.moves())
    assert best == Greedy().choose(match.view(match.actor), match.moves(), random.Random(1)).value


# The maze.


def test_cards_missing_up_to_the_goals() -> None:
    """Seven at first to the middle goal; two more up or down."""
    maze = seen_by(Match.from_scenario(HEAD + GOLD_AHEAD + HAND).view(None))
    assert (9, 7, 9) == maze.outlook.cards
    assert (8, 6, 8) == maze.after("EW", (1, 0)).cards
    assert (9, 9, 9) == maze.after("E|W", (1, 0)).cards
    assert all(turns > cards for turns, cards in zip(maze.outlook.turns, maze.outlook.cards, strict=True))


def test_a_gap_costs_one_card_and_what_is_behind_it_none() -> None:
    maze = seen_by(Match.from_scenario(HEAD + GOLD_AHEAD + HAND + 'board = ["EW 1..6,0"]').view(None))
    assert (3, 1, 3) == maze.outlook.cards
    assert (4, 2, 4) == without(maze, (3, 0)).outlook.cards
    assert (0,) == maze.after("EW", (7, 0)).cards[1:2]


@pytest.mark.slow
def test_the_quick_look_ahead_agrees_with_the_whole_maze() -> None:
    """The shortcut finds every change a card makes to the shortest paths without measuring the maze again."""
    compared = detours = 0
    for number in range(24):
        match, rng = matches.new(number, rounds=1), random.Random(number)
        while match.actor is not None:
            maze = seen_by(match.view(None))
            moves = match.moves()
            for move in moves:
                if move.verb == "lay" and move.card and move.cell:
                    whole, quick = with_card(maze, move.card, move.cell).outlook, maze.after(move.card, move.cell)
                    assert whole[:3] == quick[:3], move
                    detours += whole.detours == quick.detours
                    compared += 1
            match.play(matches.choose(moves, rng))
    assert compared > 5_000
    assert detours > 0.9 * compared


def test_cards_far_away_do_not_matter() -> None:
    """They do not break anything either."""
    board = ", ".join(f'"EW {x},0"' for x in range(-1, -30, -1))
    maze = seen_by(Match.from_scenario(HEAD + GOLD_AHEAD + HAND + f"board = [{board}]").view(None))
    assert (9, 7, 9) == maze.outlook.cards == maze.after("EW", (-30, 0)).cards
    assert (9, 7, 9) == without(maze, (-20, 0)).outlook.cards


# Trust.


def test_without_evidence_everyone_is_equally_suspect() -> None:
    """Five players: two saboteurs among the four others and the card set aside; one fewer for a saboteur."""
    assert [0.0, 0.4, 0.4, 0.4, 0.4] == pytest.approx(Trust(5, 0, "digger", 2).suspicion)
    assert [1.0, 0.2, 0.2, 0.2, 0.2] == pytest.approx(Trust(5, 0, "saboteur", 2).suspicion)


def test_evidence_against_one_clears_the_others() -> None:
    trust = Trust(5, 0, "digger", 2)
    trust.weigh(3, 3.0)
    assert trust.suspicion[3] > 0.85
    assert trust.suspicion[1] < 0.4
    assert sum(trust.suspicion) < 2


def test_nobody_is_beyond_doubt() -> None:
    trust = Trust(3, 0, "digger", 1)
    for _ in range(50):
        trust.weigh(1, 2.0)
    assert trust.suspicion[1] < 1
    for _ in range(6):
        trust.weigh(1, -2.0)
    assert trust.suspicion[1] < 0.2
