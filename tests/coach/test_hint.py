"""Hints are good, say why, and come from the view alone."""

import json
import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from saboteur import Match
from saboteur.belief import Belief
from saboteur.belief.likely import likely
from saboteur.bots.referee import Referee
from saboteur.coach import Idea, Reason, hint
from saboteur.coach.change import AVERAGES, Change, ends
from saboteur.coach.foes import SIDES
from saboteur.coach.hint import clear, public_odds
from saboteur.coach.reason import reason
from saboteur.engine.core.appraisal import Appraisal
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.text import LANGUAGES, has
from saboteur.view import View
from saboteur.worlds import Worlds
from stills import otherwise

pytestmark = pytest.mark.once

ARRIVING = {"arrive", "nearer"}


def digging() -> tuple[Match, Idea]:
    """A digger about to bring the way nearer to a goal that may hold the gold, with the idea to do so."""
    for seed in range(20):
        match = Match.new("saboteur", players=3, seed=seed)
        greedy = [Referee("greedy", seat, random.Random(seat)) for seat in range(3)]
        for _ in range(14):
            assert match.actor is not None
            match.play(greedy[match.actor].ask(match).move)
        seat = match.actor
        if seat is not None and match.view(seat).role == "digger":
            for idea in hint(match.view(seat), match.seen(seat), worlds=4):
                if idea.reason.kind in ARRIVING and idea.reason.percent is not None:
                    return match, idea
    raise AssertionError("Nobody brings the way nearer.")


def test_a_move_is_worth_less_where_its_reason_does_not_hold() -> None:
    """The stated reason: the way to a goal gets shorter, and it may hold the gold."""
    match, idea = digging()
    seat, cell = match.actor, idea.reason.cell
    assert seat is not None
    assert cell is not None
    assert (idea.reason.after or 0) < (idea.reason.before or 0)
    worlds = Worlds(match.view(seat), random.Random(1))
    assert worlds.rules.game.policy is not None
    appraisal = Appraisal(worlds.rules.game.policy, [0] * 3, 1)
    worth = {}
    for there, absent in (("gold", "stone"), ("stone", "gold")):
        drawn = [worlds(goals={cell: {there: 1.0, absent: 0.0}}) for _ in range(1500)]
        worth[there] = sum(row[0] for row in appraisal.compare(drawn, seat, [worlds.code(idea.move)]))
    assert worth["gold"] > worth["stone"]


@pytest.mark.parametrize("game", ["saboteur", "duel", "solo", "dark-cave", "saboteur2"])
def test_worlds_a_seat_cannot_tell_apart_give_the_same_hint(game: str) -> None:
    """At several moments of a match, in worlds where the others hold other cards, roles and goals."""
    players = {"duel": 2, "solo": 1}.get(game, 4)
    rng = random.Random(5)
    match = Match.new(game, players=players, seed=3)
    hints, differ = 0, 0
    for number in range(24):
        seat = match.actor
        if seat is None:
            break
        if number % 5 == 4:
            view, events = match.view(seat), match.seen(seat)
            found = hint(view, events, worlds=3)
            hints += bool(found)
            for _ in range(2):
                other = otherwise(match, seat, rng)
                assert hint(other.view(seat), other.seen(seat), worlds=3) == found
                differ += any(other.view(one) != match.view(one) for one in range(players) if one != seat)
            assert {idea.move for idea in found} <= {str(move) for move in match.moves()}
            for idea in found:
                assert all(has(f"hint-{idea.reason.kind}", lang) for lang in LANGUAGES)
        match.play(rng.choice(match.moves()))
    assert hints >= 2
    assert differ or players == 1


def test_nobody_else_gets_a_hint() -> None:
    match = Match.new("saboteur", players=3, seed=1)
    assert match.actor is not None
    other = (match.actor + 1) % 3
    assert hint(match.view(other), match.seen(other)) == ()
    assert hint(match.view(None), match.seen(None)) == ()


def mending() -> tuple[Match, str, int]:
    """A digger who can mend the tools of somebody whose role is unknown, with the move and that seat."""
    for seed in range(40):
        match = Match.new("saboteur", players=4, seed=seed)
        greedy = [Referee("greedy", seat, random.Random(seat)) for seat in range(4)]
        for _ in range(24):
            if match.actor is None or match.results:
                break
            view = match.view(match.actor)
            for move in match.moves() if view.role == "digger" else ():
                if (move.card or "").startswith("repair") and move.seat not in (None, match.actor):
                    return match, str(move), int(move.seat or 0)
            match.play(greedy[match.actor].ask(match).move)
    raise AssertionError("Nobody can mend anything.")


@pytest.mark.compiled
def test_help_is_worth_more_the_more_somebody_is_trusted() -> None:
    """The stated reason: how far that player is to be suspected."""
    match, move, target = mending()
    seat = match.actor
    assert seat is not None
    view, events = match.view(seat), match.seen(seat)
    found = reason(view, Belief(view, events), Move.parse(move))
    assert found.seat == target
    assert found.percent is not None
    assert found.kind == ("help" if found.percent < 50 else "help-doubt")
    worlds = Worlds(view, random.Random(1))
    assert worlds.rules.game.policy is not None
    appraisal = Appraisal(worlds.rules.game.policy, [0] * 4, 1)
    throw = str(next(one for one in match.moves() if one.verb == "discard"))
    gained = {}
    for there, absent in (("digger", "saboteur"), ("saboteur", "digger")):
        drawn = [worlds(roles={target: {there: 1.0, absent: 0.0}}) for _ in range(3000)]
        rows = appraisal.compare(drawn, seat, [worlds.code(move), worlds.code(throw)])
        gained[there] = sum(mended - thrown for mended, thrown in rows)
    assert gained["digger"] > gained["saboteur"]


RULES = Match.new("saboteur", players=3, seed=1).rules
"""The box from which positions are laid out: every card is somewhere, as a view must have it."""
WAY = ["EW 1,0", "EW 2,0", "EW 3,0", "NESW 4,0", "NESW 5,0", "NESW 6,0"]
PLACES = ("8,-2", "8,0", "8,2")


def laid(
    hand: list[str],
    *,
    way: list[str] = WAY,
    gold: str = "8,0",
    seen: bool = True,
    role: str = "digger",
    broken: str = "",
) -> Match:
    """p1 with this hand before this way; the treasure is known because the other goals lie open, or not."""
    codec, deck = RULES.codec, RULES.deck
    cards = Counter({path.code: path.count for path in deck.paths})
    cards.update({action.code: action.count for action in deck.actions})
    in_use = [line.split()[0] for line in way] + hand + broken.split()
    paths = {code: codec.cards[codec.kind_of_tile[codec.lay[code]]] for code in in_use if code in codec.lay}
    left = sorted((cards - Counter(paths.get(code, code) for code in in_use)).elements())
    random.Random(3).shuffle(left)
    stones = iter(("stone NE", "stone NW"))
    goals = {place: "gold" if place == gold else next(stones) for place in PLACES}
    parts: dict[str, Any] = {
        "turn": "p1",
        "board": way,
        "open": [place for place in PLACES if place != gold] if seen else [],
        "discards": [f"{card} p{2 + at % 2}" for at, card in enumerate(left[19:])],
    }
    tables = {
        "options": "rounds = 1",
        "goals": ", ".join(f"{json.dumps(place)} = {json.dumps(name)}" for place, name in goals.items()),
        "hands": f"p1 = {json.dumps(hand)}, p2 = {json.dumps(left[:5])}, p3 = {json.dumps(left[5:10])}",
        "roles": f'p1 = "{role}", p2 = "digger", p3 = "digger"',
        "front": f"p1 = {json.dumps(broken.split())}" if broken else "",
        "piles": f"draw = {json.dumps(left[10:19])}",
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in parts.items()]
    lines += [f"{key} = {{ {inside} }}" for key, inside in tables.items()]
    return Match.from_scenario('format = 1\ngame = "saboteur"\nplayers = 3\n' + "\n".join(lines))


def gained(
    match: Match, move: str, than: str, roles: Mapping[int, Mapping[str, float]] | None = None
) -> tuple[str, float]:
    """The reason of p1's move, and what it gains over another one in worlds that fit the view."""
    view, events = match.view(0), match.seen(0)
    drawn, belief = Worlds(view, random.Random(1)), Belief(view, events)
    assert drawn.rules.game.policy is not None
    appraisal = Appraisal(drawn.rules.game.policy, public_odds(belief), 1)
    samples = [drawn(roles=roles) if roles else drawn() for _ in range(WORLDS)]
    rows = appraisal.compare(samples, 0, [drawn.code(move), drawn.code(than)])
    return reason(view, belief, Move.parse(move)).kind, sum(one - other for one, other in rows) / WORLDS / 1000


WORLDS = 1000
AWAY = {"gold": "8,-2"}
"""The treasure is elsewhere, and p1 knows it."""
MINE = {"hand": ["repair-lantern", "NEW", "NS"], "broken": "broken-lantern"}
UNSEEN = {"hand": ["map", "NEW", "NS"], "way": WAY[:5], "seen": False}

ENDS = ["S 0,-1", "N|S 0,1", "E -1,0"]
"""The ways out of the start but one, closed."""
FORKED = [*ENDS, "EW 1,0", "EW 2,0", "NESW 3,0"]
CLOSED = {"hand": ["E|W", "NS"], "way": [*ENDS, "EW 1,0", "EW 2,0", "EW 3,0"]}
BARRED = {"hand": ["rockfall", "NS"], "way": [*ENDS, "EW 1,0", "EW 2,0", "EW 3,0", "E|W 4,0"]}


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("kind", "move", "than", "position", "removed"),
    [
        ("nearer", "SW 6,0", "discard NS", {"hand": ["SW", "NS"], "way": WAY[:5], "gold": "8,2"}, AWAY),
        ("arrive", "NEW 7,0", "discard NS", {"hand": ["NEW", "NS"]}, AWAY),
        ("further", "E|W 7,0", "discard NS", {"hand": ["E|W", "NS"], "role": "saboteur"}, AWAY),
        ("further", "rockfall 6,0", "discard NS", {"hand": ["rockfall", "NS"], "role": "saboteur"}, AWAY),
        # The last open end: where another one is near, the same card blocks little.
        ("block", "E|W 4,0", "discard NS", {**CLOSED, "role": "saboteur"}, {"way": FORKED}),
        # The dead end bars the only way: where another one is open, little is won without it.
        ("reopen", "rockfall 4,0", "discard NS", BARRED, {"way": [*FORKED, "E|W 4,0"]}),
        # Mended tools are of use only if no others are broken.
        ("mend-self", "repair-lantern p1", "discard NS", MINE, {"broken": "broken-lantern broken-cart"}),
        # A look at a goal is of use only if one does not know what is there.
        ("look", "map 8,0", "discard NS", UNSEEN, {"seen": True}),
        # The other card opens the treasure: without it, neither is of much use.
        ("discard", "discard N|S", "discard NEW", {"hand": ["N|S", "NEW"]}, AWAY),
    ],
)  # fmt: skip
def test_a_move_gains_less_without_its_reason(
    kind: str, move: str, than: str, position: dict[str, Any], removed: dict[str, Any]
) -> None:
    """The same move in the same position but for the stated fact."""
    kind_told, there = gained(laid(**position), move, than)
    assert kind_told == kind
    assert there > gained(laid(**{**position, **removed}), move, than)[1] + 0.01


@pytest.mark.compiled
def test_whoever_keeps_the_way_does_better_than_whoever_spoils_it() -> None:
    """The same card beside the way, and in it."""
    match = laid(["E|W", "NS"])
    kind, worth = gained(match, "E|W 4,1", "E|W 7,0")
    assert kind == "keep"
    assert worth > 0.02


@pytest.mark.compiled
def test_it_is_better_to_hinder_whoever_is_suspected() -> None:
    match = laid(["broken-cart", "NEW", "NS"])
    kind, traitor = gained(match, "broken-cart p2", "discard NS", {1: {"saboteur": 1.0, "digger": 0.0}})
    assert kind == "hinder-doubt"
    assert traitor > gained(match, "broken-cart p2", "discard NS", {1: {"saboteur": 0.0, "digger": 1.0}})[1] + 0.02


def broke(match: Match, times: int) -> list[Event]:
    """What p1 has seen, if p2 had broken p3's cart so many times before."""
    return [*match.seen(0), *(Event(seq, "break", 1, target=2, tool="cart") for seq in range(99, 99 + times))]


def told(match: Match, events: list[Event], move: str) -> Reason:
    view = match.view(0)
    return reason(view, Belief(view, events), Move.parse(move))


@pytest.mark.compiled
def test_a_suspicion_names_its_deed_and_without_that_the_move_gains_less() -> None:
    match = laid(["broken-cart", "NEW", "NS"])
    view, move, gains = match.view(0), "broken-cart p2", {}
    suspected = told(match, broke(match, 3), move)
    assert (suspected.kind, suspected.seat, suspected.times) == ("hinder", 1, 3)
    assert suspected.deed is not None
    assert (suspected.deed.kind, suspected.deed.target, suspected.deed.tool) == ("break", 2, "cart")
    innocent = told(match, broke(match, 0), move)
    assert innocent.deed is None
    assert (innocent.percent or 0) < (suspected.percent or 0)
    for times in (0, 3):
        drawn = Worlds(view, random.Random(1))
        belief = Belief(view, broke(match, times))
        assert drawn.rules.game.policy is not None
        # The rest of the table is told nothing: only the worlds differ.
        appraisal = Appraisal(drawn.rules.game.policy, [0] * 3, 1)
        worlds = likely(drawn.rules, drawn.sampler, belief, drawn.dice, 4 * WORLDS)
        rows = appraisal.compare(worlds, 0, [drawn.code(move), drawn.code("discard NS")])
        gains[times] = sum(one - other for one, other in rows) / len(rows) / 1000
    assert gains[3] > gains[0] + 0.01


def test_reasons_speak_of_the_movers_own_side() -> None:
    """To a saboteur diggers are those who play against them."""
    match = laid(["broken-cart", "NEW", "NS"], role="saboteur")
    against = told(match, broke(match, 0), "broken-cart p2")
    assert (against.kind, against.percent) == ("hinder", 100)
    match = laid(["broken-cart", "NEW", "NS"])
    unsure = told(match, broke(match, 0), "broken-cart p2")
    assert (unsure.kind, unsure.percent) == ("hinder-doubt", 33)
    for game in ("saboteur", "saboteur2", "dark-cave"):
        assert SIDES.keys() >= Match.new(game, players=6, seed=1).rules.deck.role_cards(6).keys()


def test_where_nobody_has_a_role_the_other_is_a_rival() -> None:
    match = Match.new("duel", players=2, seed=1)
    assert match.actor is not None
    view = match.view(match.actor)
    other = 1 - match.actor
    found = reason(view, Belief(view, match.seen(match.actor)), Move.parse(f"broken-cart p{other + 1}"))
    assert (found.kind, found.seat, found.percent) == ("rival", other, None)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("solo", 1), ("dark-cave", 4)])
def test_what_a_move_changes_is_what_makes_it_good(game: str, players: int) -> None:
    """In games whose mazes have no single way: without that end, the same move does worse."""
    match = Match.new(game, players=players, seed=4)
    miners = [Referee("miner", seat, random.Random(seat)) for seat in range(players)]
    told = 0
    for number in range(70):
        seat = match.actor
        if seat is None:
            break
        if number % 5 == 4:
            view, events = match.view(seat), match.seen(seat)
            drawn, belief = Worlds(view, random.Random(1)), Belief(view, events)
            policy = drawn.rules.game.policy
            assert policy is not None
            appraisal = Appraisal(policy, public_odds(belief), 1)
            for idea in hint(view, events, worlds=40):
                one = idea.change
                if one is None or one.kind in AVERAGES or {one.share, one.other} & {0.0, 1.0}:
                    continue
                worlds = likely(drawn.rules, drawn.sampler, belief, drawn.dice, 300)
                (seen,) = ends(appraisal, worlds, seat, [drawn.code(idea.move)])
                good = one.share > one.other
                by = {there: [e.success for e in seen if happens(e.view, one) == there] for there in (True, False)}
                if min(map(len, by.values())) >= 30:
                    told += 1
                    assert sum(by[good]) / len(by[good]) > sum(by[not good]) / len(by[not good]), (number, idea)
        match.play(miners[seat].ask(match).move)
    assert told


def happens(view: View, change: Change) -> bool:
    """Whether a round ended like that."""
    if change.kind == "reach":
        return any(goal.open and goal.cell == change.cell for goal in view.goals)
    if change.kind == "leave":
        return view.cave is not None and change.seat is not None and view.cave.figures[change.seat] == "out"
    marked = () if view.duel is None else view.duel.marked
    troll = change.kind == "bribe"
    return any((one.seat, one.cell, one.troll) == (change.seat, change.cell, troll) for one in marked)


@pytest.mark.parametrize(("kind", "share", "other", "told"), [
    ("gold", 2.4, 2.1, True), ("gold", 2.4, 2.2, False), ("leave", 0.4, 0.25, True), ("leave", 0.4, 0.26, False),
])  # fmt: skip
def test_a_difference_counts_as_it_is_told(kind: Any, share: float, other: float, told: bool) -> None:
    """In floats 2.4 is less than 0.3 above 2.1."""
    assert clear(Change(kind=kind, seat=0, share=share, other=other)) == told


def test_ideas_that_differ_little_are_said_to_do_about_as_well() -> None:
    """A few points are less than the worlds that were tried can tell."""
    seen = set()
    for seed in range(6):
        match = Match.new("saboteur", players=4, seed=seed)
        assert match.actor is not None
        ideas = hint(match.view(match.actor), match.seen(match.actor), worlds=8)
        assert [idea.alike for idea in ideas] == [
            at > 0 and ideas[0].chance - idea.chance < 0.04 for at, idea in enumerate(ideas)
        ]
        seen |= {idea.alike for idea in ideas[1:]}
    assert seen == {True, False}
    assert all(has("hint-worth-alike", lang) for lang in LANGUAGES)


def test_a_look_names_a_chance_only_where_there_is_one_treasure() -> None:
    """The Duel has gold under all goals; in The Dark Cave ways out lie there."""
    for game, players, move in (
        ("duel", 2, "map 8,0"),
        ("dark-cave", 4, "I.information 4,-4"),
        ("saboteur", 4, "map 8,0"),
    ):
        match = Match.new(game, players=players, seed=1)
        assert match.actor is not None
        view = match.view(match.actor)
        found = reason(view, Belief(view, match.seen(match.actor)), Move.parse(move))
        assert (found.kind, found.percent) == ("look", 33 if game == "saboteur" else None)
    cave = Match.new("dark-cave", players=4, seed=1)
    view = cave.view(cave.actor)
    found = reason(view, Belief(view, cave.seen(cave.actor)), Move.parse(f"I.information p{1 + (view.seat == 0)}"))
    assert found.kind == "learn"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_words(lang: str) -> None:
    kinds = ("help", "help-doubt", "hinder", "hinder-doubt", "rival", "because", "learn")
    assert all(has(f"hint-{kind}", lang) for kind in kinds)
