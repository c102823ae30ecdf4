"""The conformance suite: promises that hold for every game, checked on random matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from saboteur.cards.options import OptionError
from saboteur.engine import FORM
from saboteur.games import game as box_of
from saboteur.testing.checks import legality, matches, records, sampling, secrets, worlds
from saboteur.testing.checks.forms import same_in_both_forms
from saboteur.testing.error import BrokenPromiseError, ConformanceError
from saboteur.testing.facts import facts_of
from saboteur.testing.trial import Trial

Check = Callable[[Trial], None]

CHECKS: dict[str, Check] = {
    "listed-moves": legality.listed_moves,
    "refused-moves": legality.refused_moves,
    "far-cells": legality.far_cells,
    "sampled-moves": legality.sampled_moves,
    "termination": legality.termination,
    "declared": secrets.declared_numbers,
    "views": secrets.views,
    "events": secrets.events,
    "twins": secrets.twins,
    "refusals": secrets.refusals,
    "samples": sampling.samples,
    "sample-traces": sampling.sample_traces,
    "sample-playouts": sampling.sample_playouts,
    "prepared-samples": worlds.prepared_samples,
    "worlds": worlds.worlds,
    "records": records.records,
    "masked-records": records.masked_records,
    "record-twins": records.record_twins,
    "material": matches.material,
    "copies": matches.copies,
    "playouts": matches.playouts,
    "finished-rounds": matches.finished_rounds,
    "read-only": matches.read_only,
}
"""What is checked of each match, by name."""

FORMS = "forms"
"""Compares the compiled engine with the interpreted one, if the compiled one runs."""


def check_game(
    name: str,
    matches: int = 20,
    seed: int = 0,
    players: int | None = None,
    checks: Iterable[str] | None = None,
) -> dict[str, Counter[str]]:
    """Check a game on random matches of all sizes and options; `ConformanceError` says what fails and where.

    Match number ``seed + n`` is the same in every run. The result counts what each check has met.

    >>> check_game("duel", matches=1, checks=["listed-moves"])["listed-moves"]["moves"] > 20
    True
    """
    box_of(name)
    facts_of(name)
    if matches < 1:
        raise OptionError(f"At least one match is needed to check a game, not {matches}.")
    wanted = (*CHECKS, FORMS) if checks is None else tuple(checks)
    unknown = [check for check in wanted if check not in CHECKS and check != FORMS]
    if unknown:
        raise OptionError(f"There is no check {unknown[0]!r}; choose {', '.join((*CHECKS, FORMS))}.")
    met: dict[str, Counter[str]] = {}
    for check in wanted:
        met[check] = Counter()
        if check != FORMS:
            for number in range(seed, seed + matches):
                _run(check, name, number, players, met[check])
        elif FORM == "compiled":
            same_in_both_forms(name, seed, matches, players=players)
            met[check]["matches"] = matches
    return met


def _run(check: str, game: str, number: int, players: int | None, seen: Counter[str]) -> None:
    """One check on one match."""
    trial = Trial(check, game, number, players, seen)
    try:
        CHECKS[check](trial)
    except Exception as error:
        # A promise that is broken says so itself; anything else is a bug that the check has met.
        broken = isinstance(error, BrokenPromiseError)
        what = str(error) if broken else f"{type(error).__name__}: {error}".rstrip(".")
        size = "" if players is None else f", players={players}"
        raise ConformanceError(
            f"{game}, {check}: {what} (match {number}, {trial.match.rules.players} players, before move {trial.step}). "
            f"Reproduce with check_game({game!r}, seed={number}, matches=1{size}, checks=[{check!r}])."
        ) from error
