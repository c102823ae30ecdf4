"""Bots' claims: made along with moves, checked like them, and never too many."""

import random
from collections import Counter
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from saboteur import Claim, Event, Match, View
from saboteur.bots import BotCheated, BotCrashed, BotError, BotTooSlow, Referee
from saboteur.bots.greedy import Greedy
from saboteur.bots.referee import CLAIMS
from saboteur.bots.saboteur.memory import Memory
from saboteur.notation.move import Cell
from saboteur.simulate import Plan, play_match
from saboteur.view import Goal

TALKERS = """
import time

class Talker:
    def choose(self, view, moves, rng): return moves[0]

class Honest(Talker):
    def say(self, view, move, rng): return [f"trust p{view.seat + 1}", "no-path"] if move.verb == "discard" else ()

class Mute(Talker):
    def say(self, view, move, rng): pass

class Crash(Talker):
    def say(self, view, move, rng): return [view.nothing]

class Sleep(Talker):
    def choose(self, view, moves, rng):
        time.sleep(0.15)
        return moves[0]
    def say(self, view, move, rng): time.sleep(0.15)

class Text(Talker):
    def say(self, view, move, rng): return "no-path"

class Number(Talker):
    def say(self, view, move, rng): return [7]

class Mumble(Talker):
    def say(self, view, move, rng): return ["I am a digger"]

class Stranger(Talker):
    def say(self, view, move, rng): return ["accuse p4"]

class Nowhere(Talker):
    def say(self, view, move, rng): return ["gold 1,0"]

class Odd(Talker):
    def say(self, view, move, rng):
        from saboteur import Claim
        return [Claim("gold", cell="8,2")]

class Flood(Talker):
    def say(self, view, move, rng): return ["no-path"] * 9
"""


@pytest.fixture
def talkers(tmp_path: Path) -> str:
    """A file of bots that talk."""
    file = tmp_path / "talkers.py"
    file.write_text(TALKERS)
    return str(file)


# The hook.


def test_what_a_bot_says_stands_before_its_move_in_the_record(talkers: str) -> None:
    plan = Plan("saboteur", 3, (f"{talkers}:Honest", "random"), seed=4, options={"rounds": 1})
    match, _ = play_match(plan, 0)
    said = [event for event in match.events if event.kind == "claim"]
    lines = match.record().splitlines()
    assert said
    for line, after in pairwise(lines):
        if "says: no-path" in line:
            assert after.strip().startswith(line.strip()[:3])
            assert ": discard" in after
    assert Match.replay(match.record()).events == match.events


@pytest.mark.parametrize("name", ["Mute", "Talker"])
def test_a_bot_may_say_nothing_or_not_even_know_how_to(talkers: str, name: str) -> None:
    match = Match.new("saboteur", 3, 1, first="p2")
    decision = Referee(f"{talkers}:{name}", 1, random.Random(1)).ask(match)
    assert (decision.move, decision.claims) == (match.moves()[0], ())


@pytest.mark.parametrize(
    ("name", "error", "reason", "sentence"),
    [
        ("Crash", BotCrashed, "crashed", "crashed in talkers.py, line 14: AttributeError"),
        ("Sleep", BotTooSlow, "too-slow", "s for a move; the time limit is 0.2 s"),
        ("Text", BotCheated, "illegal-claim", "said 'no-path'; say gives a list of claims"),
        ("Number", BotCheated, "illegal-claim", "said 7, which is not a claim"),
        ("Mumble", BotCheated, "illegal-claim", "said 'I am a digger', which is not a claim"),
        ("Stranger", BotCheated, "illegal-claim", "said 'accuse p4', but there is no such player"),
        ("Nowhere", BotCheated, "illegal-claim", "said 'gold 1,0', but there is no goal"),
        ("Odd", BotCheated, "illegal-claim", "which is not a claim"),
        ("Flood", BotCheated, "illegal-claim", f"said 9 things at once; at most {CLAIMS} go with a move"),
    ],
)
def test_a_claim_that_cannot_be_made_is_named(
    talkers: str, name: str, error: type[BotError], reason: str, sentence: str
) -> None:
    match = Match.new("saboteur", 3, 1, first="p2")
    with pytest.raises(error) as caught:
        Referee(f"{talkers}:{name}", 1, random.Random(1), 0.2 if error is BotTooSlow else 20.0).ask(match)
    assert reason == caught.value.reason
    assert str(caught.value).startswith(f"The bot {talkers}:{name} at p2 ")
    assert sentence in str(caught.value)


# What greedy says.

HEAD = 'format = 1\ngame = "saboteur"\nplayers = 5\nrules = ["B-08"]\nturn = "p1"\n'
GOALS = 'goals = { "8,-2" = "stone NE", "8,0" = "gold", "8,2" = "stone NW" }\n'
HAND = 'hands = { p1 = ["EW", "NS"] }\n'
BAD_DEEDS = ["0 round 1 p2", "1 lay p2 E|W 1,0", "2 break p2 p3 pick", "3 break p2 p4 pick", "4 break p2 p5 pick"]


def with_look(view: View, cell: Cell, card: str) -> View:
    """The same view after a look at a goal."""
    seen = tuple(Goal(cell, card, open=False) if goal.cell == cell else goal for goal in view.goals)
    return msgspec.structs.replace(view, goals=seen)


def said(
    role: str, text: str = "", events: list[str] | None = None, look: tuple[Cell, str] | None = None, tries: int = 40
) -> Counter[str]:
    """What greedy says as p1 in the position after these events and this look, over many seeds."""
    match = Match.from_scenario(f'{HEAD}{GOALS}{HAND}roles = {{ p1 = "{role}" }}\n{text}')
    found: Counter[str] = Counter()
    for number in range(tries):
        bot, rng = Greedy(), random.Random(number)
        bot.see([Event.parse(event) for event in events or []])
        view = match.view(0) if look is None else with_look(match.view(0), *look)
        found.update([str(claim) for claim in bot.say(view, bot.choose(view, match.moves(), rng), rng)] or ["-"])
    return found


GOLD, STONE = ((8, 0), "gold"), ((8, 2), "stone NW")


def test_a_digger_says_truly_what_it_has_seen() -> None:
    assert {"gold 8,0", "-"} == set(said("digger", look=GOLD))
    assert {"stone 8,2", "-"} == set(said("digger", look=STONE))
    assert {"-"} == set(said("digger"))


def test_a_digger_with_a_broken_tool_asks_for_help() -> None:
    assert {"repair-me", "-"} == set(said("digger", 'front = { p1 = ["broken-pick"] }\n'))
    helped = 'front = { p1 = ["broken-pick"] }\n'
    match = Match.from_scenario(HEAD + GOALS + helped + 'hands = { p1 = ["repair-pick"] }\nroles = { p1 = "digger" }\n')
    bot = Greedy()
    move = bot.choose(match.view(0), match.moves(), random.Random(1))
    assert str(move) == "repair-pick p1"
    assert all(not bot.say(match.view(0), move, random.Random(n)) for n in range(40)), "it helps itself"


def test_a_digger_accuses_whom_it_strongly_distrusts() -> None:
    board = 'board = ["E|W 1,0"]\n'
    assert {"accuse p2", "-"} == set(said("digger", board, BAD_DEEDS))
    assert {"-"} == set(said("digger", board, BAD_DEEDS[:2]))


def test_a_saboteur_lies_about_a_goal_or_keeps_silent() -> None:
    about_gold = said("saboteur", look=GOLD)
    assert {"stone 8,0", "gold 8,-2", "gold 8,2", "-"} <= set(about_gold)
    assert "gold 8,0" not in about_gold
    about_stone = said("saboteur", look=STONE)
    assert "gold 8,2" in about_stone
    assert not {"stone 8,2", "gold 8,0", "gold 8,-2"} & set(about_stone)
    assert about_gold["-"] > 10


def test_a_saboteur_accuses_one_of_the_others() -> None:
    found = said("saboteur", tries=200)
    assert {claim for claim in found if claim != "-"} <= {f"accuse p{seat}" for seat in range(2, 6)}
    assert 150 < found["-"] < 200


def test_nothing_is_said_twice_and_little_in_a_round() -> None:
    """Also for bots that get all events of the match again before each move, as after a restart."""
    spoken = 0
    for seed in range(6):
        match = Match.new("saboteur", 5, seed)
        rng = random.Random(seed)
        while match.actor is not None:
            seat = match.actor
            decision = Referee("greedy", seat, rng).ask(match)
            for claim in decision.claims:
                match.say(seat, claim)
            match.play(decision.move)
        claims: Counter[tuple[int, int | None, str | None]] = Counter()
        number = 0
        for event in match.events:
            number += event.kind == "round"
            if event.kind == "claim":
                claims[number, event.seat, event.claim] += 1
        spoken += claims.total()
        assert set(claims.values()) <= {1}
        assert max(Counter((one, seat) for one, seat, _ in claims).values()) <= 2
    assert spoken > 30


# What greedy hears.


def test_a_liar_who_is_found_out_is_not_believed_again() -> None:
    text = HEAD + GOALS + HAND + 'roles = { p1 = "digger" }\n'
    view = with_look(Match.from_scenario(text).view(0), *GOLD)

    def suspicion(claim: str) -> float:
        return Memory().follow(view, [Event.parse("0 round 1 p2"), Event.parse(f"1 claim p2 {claim}")]).suspicion[1]

    nothing = Memory().follow(view, [Event.parse("0 round 1 p2")]).suspicion[1]
    assert suspicion("stone 8,0") > 0.8
    assert suspicion("gold 8,0") < nothing
    assert suspicion("gold 8,2") == pytest.approx(nothing), "nobody knows yet"


def test_what_it_says_itself_is_no_news_to_it() -> None:
    view = Match.from_scenario(HEAD + GOALS + HAND + 'roles = { p1 = "saboteur" }\n').view(0)
    memory = Memory()
    memory.follow(view, [Event.parse("0 round 1 p2"), Event.parse("1 claim p1 gold 8,2")])
    assert [1 / 3] * 3 == pytest.approx(memory.gold(view))
    assert [Claim.parse("gold 8,2")] == memory.said
