"""A view can be turned back into positions: they fit it, and hold nothing that it does not tell."""

from __future__ import annotations

import random

from saboteur.engine.core.chance import Dice
from saboteur.testing.checks.sampling import litter, material
from saboteur.testing.dump import dump
from saboteur.testing.error import demand
from saboteur.testing.secrecy import number_of
from saboteur.testing.trial import Trial
from saboteur.view import View
from saboteur.worlds import Worlds


def worlds(trial: Trial) -> None:
    """Same view byte for byte, same moves, same material, at every prompt and for everyone."""
    match, rng = trial.match, trial.rng
    for _ in trial.moves():
        spectator = match.view(None)
        kind = "" if spectator.prompt is None else spectator.prompt.kind
        for viewer in trial.viewers:
            if viewer != match.actor and rng.random() < (0.9 if kind in {"turn", "walk", "prowl"} else 0.3):
                continue
            text = str(match.view(viewer))
            world = Worlds(View.parse(text), rng)()
            who = "a spectator" if viewer is None else f"p{viewer + 1}"
            demand(str(world.view(viewer)) == text, f"a position made from the view of {who} gives another view")
            demand(world.actor == match.actor, f"a position made from the view of {who} has another actor")
            if viewer == match.actor:
                same = sorted(match._position.moves()) == sorted(world.moves())
                demand(same, f"a position made from the view of {who} has other legal moves")
            same = material(match._position, match) == material(world, match)
            demand(same, f"a position made from the view of {who} holds other cards than the match")
            trial.seen["worlds"] += 1
            trial.seen[kind] += 1


def prepared_samples(trial: Trial) -> None:
    """Prepared samples give the same view, and with the same dice the same position from any that looks alike."""
    match, rng = trial.match, trial.rng
    for _ in trial.moves():
        if not trial.looks(0.06, draft=0.3):
            continue
        for viewer in trial.viewers:
            seat, truth, seed = number_of(viewer), match._position, rng.getrandbits(40)
            other = truth.sample(seat, Dice(rng.getrandbits(40)))
            litter(other, rng)
            first, second = truth.worlds(seat).sample(Dice(seed)), other.worlds(seat).sample(Dice(seed))
            parts = [name for name, value in dump(first).items() if dump(second)[name] != value]
            demand(not parts, f"a sample for seat {viewer} keeps a trace of the truth in {', '.join(parts)}")
            demand(str(truth.view(viewer)) == str(first.view(viewer)), "a prepared sample changes the view")
            demand(material(truth, match) == material(first, match), "a prepared sample holds other cards")
            views = View.parse(str(truth.view(viewer))), View.parse(str(other.view(viewer)))
            # Two positions that look alike give the same worlds: a bot learns nothing from them.
            made = [Worlds(view, random.Random(seed)) for view in views]  # noqa: S311 - repeatable
            demand(dump(made[0]()) == dump(made[1]()), "positions that look alike give different worlds")
            trial.seen["samples"] += 1
            trial.seen["unlike the truth"] += dump(first) != dump(truth)
