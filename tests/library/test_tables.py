"""Kinds of event, steps and reasons are numbered in the engine and named once."""

from __future__ import annotations

from types import ModuleType

import pytest

from saboteur.engine.core import board, reason
from saboteur.engine.core.game import Game
from saboteur.engine.core.step import Step
from saboteur.engine.duel.settle import Mark
from saboteur.games import GAMES, ruleset
from saboteur.games.prompts import PROMPTS
from saboteur.notation.event_table import FIELDS, ROWS, SEAT, SECRET, SECTIONS, Part, constants, numbered
from saboteur.notation.reason import NAMES

USUAL = {"saboteur": 5, "saboteur2": 5, "duel": 2, "solo": 1, "dark-cave": 4}


def module(**numbers: int) -> ModuleType:
    """A module of the engine with these constants."""
    found = ModuleType("new_game.events")
    vars(found).update(numbers)
    return found


def test_every_constant_of_the_engine_has_its_row() -> None:
    numbers = {number: kind for part, _ in SECTIONS for kind, number in constants(part).items()}
    assert numbers == {number: row.kind for number, row in ROWS.items()}
    assert {*numbers.values(), "claim"} == set(FIELDS)
    assert set(SECRET) < set(FIELDS)


def test_a_game_adds_events_with_constants_and_rows_of_its_own() -> None:
    rows = numbered((*SECTIONS, (module(DIG_DEEP=900), {"dig-deep": (SEAT,)})))
    assert ("dig-deep", (SEAT,)) == (rows[900].kind, rows[900].parts)
    assert rows.items() > ROWS.items()


@pytest.mark.parametrize(
    ("numbers", "section"),
    [
        ({"DIG_DEEP": 900}, {}),
        ({}, {"dig-deep": (SEAT,)}),
        ({"DIG_DEEP": 900}, {"dig-deeper": (SEAT,)}),
        ({"DIG_DEEP": 0}, {"dig-deep": (SEAT,)}),
    ],
)
def test_a_constant_without_row_a_row_without_constant_or_a_number_used_twice_is_refused(
    numbers: dict[str, int], section: dict[str, tuple[Part, ...]]
) -> None:
    with pytest.raises(TypeError, match="dig-deep"):
        numbered((*SECTIONS, (module(**numbers), section)))


@pytest.mark.parametrize("name", GAMES)
def test_every_step_stands_at_its_kind(name: str) -> None:
    game = ruleset(name, USUAL[name]).game
    kinds = [kind for kind, step in enumerate(game.steps) if step.kind >= 0]
    assert kinds == [game.steps[kind].kind for kind in kinds]
    assert all(game.steps[kind].asking == 0 for kind in kinds if kind not in PROMPTS)


def test_two_steps_of_one_kind_are_refused() -> None:
    rules = ruleset("duel", 2)
    game = Game("new", 2, 1, rules.game.tiles, rules.game.template)
    with pytest.raises(ValueError, match="two steps of one kind"):
        game.set_steps([Mark(), Mark()])


def test_reasons_are_named_after_their_constants() -> None:
    own = {number: name for name, number in constants(reason).items() if name not in {"fine", "board"}}
    fits = {getattr(board, name): name for name in ("NOT_ADJACENT", "DOES_NOT_FIT", "NOT_CONNECTED")}
    fits |= {getattr(board, f"IS_{name}"): name for name in ("OCCUPIED", "BESIDE_GOAL", "BESIDE_GOLD")}
    named = own | {reason.BOARD + number: name.lower().replace("_", "-") for number, name in fits.items()}
    assert {0: "", **named} == dict(enumerate(NAMES))


def test_a_step_without_a_kind_is_refused() -> None:
    rules = ruleset("duel", 2)
    game = Game("new", 2, 1, rules.game.tiles, rules.game.template)
    with pytest.raises(ValueError, match="a step without a kind"):
        game.set_steps([Step()])
