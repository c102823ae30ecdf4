"""Hints are good, say why, and come from the view alone."""

import random

import pytest

from saboteur import Match
from saboteur.belief import Belief
from saboteur.bots.referee import Referee
from saboteur.coach import Idea, hint
from saboteur.coach.reason import reason
from saboteur.engine.core.appraisal import Appraisal
from saboteur.notation.move import Move
from saboteur.text import LANGUAGES, has
from saboteur.view import View
from saboteur.worlds import Worlds

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
        drawn = [worlds(goals={cell: {there: 1.0, absent: 0.0}}) for _ in range(24)]
        worth[there] = sum(row[0] for row in appraisal.compare(drawn, seat, [worlds.code(idea.move)]))
    assert worth["gold"] > worth["stone"]


@pytest.mark.parametrize("game", ["saboteur", "duel", "solo", "dark-cave", "saboteur2"])
def test_worlds_a_seat_cannot_tell_apart_give_the_same_hint(game: str) -> None:
    players = {"duel": 2, "solo": 1}.get(game, 4)
    rng = random.Random(5)
    match = Match.new(game, players=players, seed=3)
    for _ in range(9):
        match.play(rng.choice(match.moves()))
    seat = match.actor
    assert seat is not None
    view, events = match.view(seat), match.seen(seat)
    found = hint(view, events, worlds=3)
    world = Worlds(view, rng)()
    same = world.view(seat)
    assert isinstance(same, View)
    assert hint(same, events, worlds=3) == found
    legal = {str(move) for move in match.moves()}
    assert {idea.move for idea in found} <= legal
    for idea in found:
        assert all(has(f"hint-{idea.reason.kind}", lang) for lang in LANGUAGES)


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
    told = reason(view, Belief(view, events), Move.parse(move))
    assert (told.kind, told.seat) == ("help", target)
    worlds = Worlds(view, random.Random(1))
    assert worlds.rules.game.policy is not None
    appraisal = Appraisal(worlds.rules.game.policy, [0] * 4, 1)
    throw = str(next(one for one in match.moves() if one.verb == "discard"))
    gained = {}
    for there, absent in (("digger", "saboteur"), ("saboteur", "digger")):
        drawn = [worlds(roles={target: {there: 1.0, absent: 0.0}}) for _ in range(600)]
        rows = appraisal.compare(drawn, seat, [worlds.code(move), worlds.code(throw)])
        gained[there] = sum(mended - thrown for mended, thrown in rows)
    assert gained["digger"] > gained["saboteur"]
