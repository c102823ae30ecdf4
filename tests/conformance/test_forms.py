"""One engine: the same in both forms, and the same in playouts as in matches."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import checksum
import matches
from dump import dump
from saboteur import Dice, Match, Position
from saboteur.engine.core.chance import Chance, Scribe, Script
from saboteur.engine.core.events import WIDTH, EventLog
from saboteur.engine.core.seat import NUGGETS
from saboteur.games import Ruleset
from saboteur.notation.event_codec import spell

PARTS = 4


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(PARTS))
def test_both_forms_play_alike(part: int, volume: Callable[..., int]) -> None:
    """Every move, event, view and sample of 10,000 playouts and 200 full matches is the same, by checksum."""
    counts = [part, PARTS, volume(10_000), volume(200)]
    script = Path(checksum.__file__)
    environ = {**os.environ, "SABOTEUR_PURE": "1", "SABOTEUR_EXPECT": ""}
    with subprocess.Popen([sys.executable, script, *map(str, counts)], env=environ, stdout=subprocess.PIPE) as process:
        compiled = checksum.main(*counts)
        assert process.stdout is not None
        interpreted = process.stdout.read().decode().strip()
    print(f"{counts[2] // PARTS} playouts, {counts[3] // PARTS} matches: {compiled}")
    assert compiled.partition(" ")[0] == "compiled"
    assert interpreted.partition(" ")[0] == "interpreted"
    assert compiled.partition(" ")[2] == interpreted.partition(" ")[2]


def moments(count: int) -> Iterator[tuple[Ruleset, Position | None]]:
    """Where playouts begin: half with a match, half in the middle of one near a goal, where random moves hardly get."""
    found: list[tuple[Ruleset, Position | None]] = []
    number = 0
    while len(found) < count // 2:
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            near = any(laid.cell[0] > 6 for laid in match.view(None).board)
            found += [(match.rules, match._position.copy())] if near and rng.random() < 0.3 else []
        number += 1
    for number, moment in enumerate(found[: count // 2]):
        yield moment
        yield matches.new(number % 96).rules, None


def test_a_playout_is_a_match(volume: Callable[..., int]) -> None:
    """1,000 playouts, played again move by move through a match, give the same events, gold and position."""
    seen: Counter[str] = Counter()
    for number, (rules, moment) in enumerate(moments(volume(1_000, interpreted=200))):
        dice, log = Dice(number), EventLog()
        scribe = Scribe(dice)
        position = begin(rules, moment, scribe)
        position.log = log
        if moment is None:
            position.start()
        codes = []
        while position.actor is not None:
            codes.append(position.sample_move(dice))
            position.play(codes[-1])

        dice = Dice(number)
        playout = begin(rules, moment, dice)
        if moment is None:
            playout.start()
        assert playout.playout(dice) == len(codes)
        assert dump(playout) == dump(position)

        match = Match(rules, Script(scribe.outcomes), None if moment is None else moment.copy())
        for code in codes:
            match.play(rules.codec.move(code))
        assert dump(match._position) == dump(position)
        starts = range(0, len(log.numbers), WIDTH)
        events = [spell(rules.codec, seq, log.numbers[at : at + WIDTH]) for seq, at in enumerate(starts)]
        assert list(match.events) == events
        gold = tuple(playout.of(seat, NUGGETS) for seat in range(rules.players))
        assert match.outcome is not None
        assert match.outcome.gold == gold
        seen.update(event.kind for event in events)
        seen["playouts"] += 1
        seen["moves"] += len(codes)
    print(dict(seen))
    for name in ("playouts", "lay", "rockfall", "map", "break", "repair", "discard", "reveal", "take", "paid"):
        assert seen[name] > 0, name


def begin(rules: Ruleset, moment: Position | None, chance: Chance) -> Position:
    """A position of its own to play on from."""
    position = Position(rules.game, chance) if moment is None else moment.copy()
    position.chance = chance
    return position


def test_a_playout_begins_anywhere(volume: Callable[..., int]) -> None:
    """Also in the middle of a match; and it ends one."""
    played = 0
    for number in range(volume(60, interpreted=12)):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            if rng.random() < 0.05:
                seed = rng.getrandbits(60)
                one, two = match._position.copy(), match._position.copy()
                moves = one.playout(Dice(seed))
                dice = Dice(seed)
                two.chance = dice
                steps = 0
                while two.actor is not None:
                    two.play(two.sample_move(dice))
                    steps += 1
                assert moves == steps
                assert dump(one) == dump(two)
                played += 1
    print(f"{played} playouts")
    assert played > 0
