"""The compiled and the interpreted engine play alike, match by match, by checksum.

A second process plays the same matches with `SABOTEUR_PURE=1` and prints their checksums.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator

from saboteur.engine import FORM
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import NUGGETS
from saboteur.games import Ruleset
from saboteur.testing.dump import dump
from saboteur.testing.error import ConformanceError
from saboteur.testing.walk import begin, viewers, walk


def same_in_both_forms(game: str, first: int, matches: int, playouts: int = 1, players: int | None = None) -> None:
    """Play these matches and playouts in this process and in an interpreted one, and compare."""
    script = [
        sys.executable,
        "-c",
        f"import {__name__} as forms; forms.main()",
        game,
        *map(str, (first, matches, playouts, players or 0)),
    ]
    environ = {**os.environ, "SABOTEUR_PURE": "1", "SABOTEUR_EXPECT": ""}
    with subprocess.Popen(script, env=environ, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - ours
        compiled = list(checksums(game, first, matches, playouts, players))
        output = process.stdout.read().split() if process.stdout is not None else []
    if not output or output[0] != "interpreted" or len(output) != matches + 1:
        raise ConformanceError(f"{game}, forms: the interpreted engine could not be run to compare with.")
    for number, (one, other) in enumerate(zip(compiled, output[1:], strict=True), first):
        if one != other:
            raise ConformanceError(
                f"{game}, forms: the compiled and the interpreted engine play match {number} differently. "
                f"Reproduce with check_game({game!r}, seed={number}, matches=1, checks=['forms'])."
            )


def checksums(game: str, first: int, matches: int, playouts: int, players: int | None) -> Iterator[str]:
    """The checksum of each match and its playouts."""
    for number in range(first, first + matches):
        total = hashlib.sha256()
        rules = begin(game, number, players).rules
        for dice in range(number * playouts, (number + 1) * playouts):
            total.update(_playout(rules, dice))
        total.update(_match(game, number, players))
        yield total.hexdigest()


def _playout(rules: Ruleset, seed: int) -> bytes:
    """Every move, the gold at the end and the state of the dice."""
    dice = Dice(seed)
    position = Position(rules.game, dice)
    position.start()
    moves = []
    while position.actor is not None:
        moves.append(position.sample_move(dice))
        position.play(moves[-1])
    gold = [position.of(seat, NUGGETS) for seat in range(position.game.players)]
    return json.dumps([moves, gold, dice.below(1_000_000)]).encode()


def _match(game: str, number: int, players: int | None) -> bytes:
    """Every event, every list of moves, a view and a sample now and then, and the outcome."""
    match = begin(game, number, players)
    rng = random.Random(number)  # noqa: S311 - repeatable
    lines = []
    for _ in walk(match, rng):
        lines.append(" ".join(map(str, match.moves())))
        if rng.random() < 0.1:
            viewer = rng.choice(viewers(match))
            lines += [str(match.view(viewer)), json.dumps(dump(match.sample(viewer, rng)))]
    return "\n".join([*lines, *map(str, match.events), str(match.outcome)]).encode()


def main() -> None:
    """Print the form and the checksums."""
    game, first, matches, playouts, players = sys.argv[1:]
    print(FORM, *checksums(game, int(first), int(matches), int(playouts), int(players) or None))
