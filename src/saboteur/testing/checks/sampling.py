"""A sample is a position the seat cannot distinguish from the real one, and depends on nothing hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import SIZE
from saboteur.engine.core.vector import vector
from saboteur.match import Match
from saboteur.testing.dump import dump
from saboteur.testing.error import demand
from saboteur.testing.facts import facts_of
from saboteur.testing.material import cards_of
from saboteur.testing.secrecy import VECTORS, declared, may_know, number_of
from saboteur.testing.trial import Trial


def samples(trial: Trial) -> None:
    """Same view byte for byte, same moves, same material; known numbers stay as they are, and no secret always does."""
    kept: Counter[str] = Counter()
    changed: set[str] = set()
    for _ in trial.moves():
        if trial.looks(0.12, draft=0.5):
            for viewer in trial.viewers:
                _check_sample(trial, viewer, kept, changed)
    for secret, times in kept.items():
        demand(times < OFTEN or secret in changed, f"samples always keep {secret}")
        trial.seen["secrets dealt anew"] += secret in changed
    for viewer in trial.viewers:
        _check_sample(trial, viewer, kept, changed)
        trial.seen["after the end"] += 1


OFTEN = 25
"""A secret unchanged in this many samples is not redealt: by chance that happens once in 30 million."""


def _secrets(match: Match, seat: int) -> Iterator[tuple[str, str, list[int]]]:
    """The secrets that a sample of the seat can change: a name, the part of the position and the indices."""
    position, game = match._position, match.rules.game
    pile = list(position.deck)[position.drawn :]
    if len(pile) > 7 and len(set(pile)) > 3:
        for owner in range(game.players):
            start = owner * game.hand_room
            hand = range(start, start + position.of(owner, SIZE))
            if owner != seat and len(hand) > 2:
                yield f"the hand of p{owner + 1}", "hands", list(hand)
        yield "the pile", "deck", list(range(position.drawn, len(position.deck)))
    goals = [at for at in range(len(position.goals)) if not may_know(position, seat, "goals", at)]
    if len({position.goals[at] for at in goals}) > 1:
        yield "the goals", "goals", goals


def _check_sample(trial: Trial, viewer: int | None, kept: Counter[str], changed: set[str]) -> None:
    match, seat = trial.match, number_of(viewer)
    truth = match._position
    sample = match.sample(viewer, trial.rng)
    who = "a spectator" if viewer is None else f"p{viewer + 1}"
    demand(str(truth.view(viewer)) == str(sample.view(viewer)), f"a sample of {who} changes the view")
    demand(truth.actor == sample.actor, f"a sample of {who} changes the actor")
    if viewer is not None and viewer == truth.actor:
        demand(sorted(truth.moves()) == sorted(sample.moves()), f"a sample of {who} changes the legal moves")
        trial.seen["own turns"] += 1
    for field in VECTORS:
        for index, (old, new) in enumerate(zip(getattr(truth, field), getattr(sample, field), strict=True)):
            if old != new:
                demand(declared(truth, field, index), f"nobody declares who may know {field}[{index}]")
                known = may_know(truth, seat, field, index)
                demand(not known, f"a sample of {who} changes {field}[{index}], which {who} knows")
    demand(material(truth, match) == material(sample, match), f"a sample of {who} holds other cards than the match")
    worlds = [sample, *(match.sample(viewer, trial.rng) for _ in range(4))]
    for secret, field, places in _secrets(match, seat):
        kept[secret] += len(worlds)
        old = [getattr(truth, field)[at] for at in places]
        if any(old != [getattr(world, field)[at] for at in places] for world in worlds):
            changed.add(secret)
    trial.seen["samples"] += 1
    trial.seen["during a draft"] += bool(match.view(None).offer)
    others = [other for other in trial.viewers if other != viewer]
    trial.seen["others see something else"] += any(
        str(truth.view(other)) != str(sample.view(other)) for other in others
    )


def material(position: Position, match: Match) -> tuple[object, ...]:
    """All cards, goals, gold and whatever else the game shares out."""
    other = match.copy()
    other._position = position
    facts, game = facts_of(match.rules.name), match.rules.game
    # Where some goals stay in the box, others may be on the table.
    goals = sorted(position.goals) if len(position.goals) == len(game.goal_tiles) else None
    return cards_of(other), goals, None if facts.gold is None else facts.gold(other), facts.shared(position)


def sample_traces(trial: Trial) -> None:
    """With the same dice, two positions the seat cannot tell apart give the same sample."""
    match, rng = trial.match, trial.rng
    for _ in trial.moves():
        if not trial.looks(0.08, draft=0.3):
            continue
        for viewer in trial.viewers:
            seat = number_of(viewer)
            truth, seed = match._position, rng.getrandbits(40)
            other = truth.sample(seat, Dice(rng.getrandbits(40)))
            litter(other, rng)
            first, second = truth.sample(seat, Dice(seed)), other.sample(seat, Dice(seed))
            parts = [name for name, value in dump(first).items() if dump(second)[name] != value]
            demand(not parts, f"a sample for seat {viewer} keeps a trace of the truth in {', '.join(parts)}")
            trial.seen["samples"] += 1
            trial.seen["unlike the truth"] += dump(first) != dump(truth)


def litter(position: Position, rng: random.Random) -> None:
    """Leave cards of the past in the unused ends of the vectors."""
    room = position.game.hand_room
    kinds = len(set(position.game.deck))
    items = [rng.randrange(kinds) if at < position.drawn else card for at, card in enumerate(position.deck)]
    position.deck = vector(items)
    for at in range(position.game.players * room):
        if at % room >= position.of(at // room, SIZE):
            position.hands[at] = rng.randrange(kinds)
    for at in range(position.discard_count, len(position.discards)):
        position.discards[at] = rng.randrange(kinds)


def sample_playouts(trial: Trial) -> None:
    """A sample is a position like any other: it can be sampled again, listed, and played to the end."""
    match, rng = trial.match, trial.rng
    for _ in trial.moves():
        if rng.random() < 0.04:
            sample = match.sample(rng.choice(trial.viewers), rng)
            again = sample.sample(rng.randrange(match.rules.players), Dice(rng.getrandbits(30)))
            for world in (sample, again):
                demand(bool(world.moves()), "nobody can act in a sample")
                demand(world.playout(Dice(rng.getrandbits(30))) > 0, "a playout of a sample is empty")
                demand(world.actor is None, "a playout of a sample does not end the match")
            trial.seen["playouts"] += 1
