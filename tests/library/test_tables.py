"""Kinds of event, steps and reasons are numbered in the engine and named once."""

from __future__ import annotations

from types import ModuleType

import pytest

from saboteur.engine.core import fit, moves, reason
from saboteur.engine.core.game import Game
from saboteur.engine.core.step import Step
from saboteur.engine.duel.settle import Mark
from saboteur.games import GAMES, ruleset
from saboteur.games.prompts import prompts_of
from saboteur.notation import event_table
from saboteur.notation.constants import constants
from saboteur.notation.event_part import SEAT, Part
from saboteur.notation.event_table import (
    FIELDS,
    OWN,
    ROWS,
    SECRET,
    SECTIONS,
    SHARED,
    Section,
    named,
    numbered,
    section,
)
from saboteur.notation.reason import NAMES
from saboteur.notation.verb import VERBS
from saboteur.registry import part
from usual import usual

USUAL = usual()


def module(**numbers: int) -> ModuleType:
    """A module of the engine with these constants."""
    found = ModuleType("new_game.events")
    vars(found).update(numbers)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_constant_of_the_engine_has_its_row(game: str) -> None:
    own = OWN[game]
    numbers = constants(SHARED.numbers, leave_out=("WIDTH",)) | ({} if own is None else constants(own.numbers))
    assert {number: kind for kind, number in numbers.items()} == {
        number: row.kind for number, row in ROWS[game].items()
    }


def test_every_kind_can_be_read_by_its_name() -> None:
    assert {*(row.kind for rows in ROWS.values() for row in rows.values()), "claim"} == set(FIELDS)
    assert set(SECRET) < set(FIELDS)


def test_a_game_adds_events_with_constants_and_rows_of_its_own() -> None:
    rows = numbered([SHARED, Section(module(DIG_DEEP=64), {"dig-deep": (SEAT,)})])
    assert ("dig-deep", (SEAT,)) == (rows[64].kind, rows[64].parts)
    assert rows.items() > ROWS["saboteur"].items()


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
        numbered([SHARED, Section(module(**numbers), section)])


def test_two_games_may_share_a_number_but_no_name() -> None:
    """A written event does not say which game it belongs to."""
    new = Section(module(KEY=80), {"key": (SEAT,)})
    assert "key" == numbered([SHARED, new])[80].kind == ROWS["duel"][80].kind
    with pytest.raises(TypeError, match=r"key: new_game\.events needs another name"):
        named([*SECTIONS, new])


@pytest.mark.parametrize("folder", ["engine.{}.events", "notation.events.{}"])
def test_events_need_both_their_modules(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_table, "part", lambda pattern, _game: None if pattern == folder else ModuleType("new"))
    with pytest.raises(TypeError, match="The events of duel need constants"):
        section("duel")


def test_a_module_that_is_there_but_cannot_be_imported_is_no_missing_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or else a typing error in a game would silently give it the default."""

    def fail(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name}", name="elsewhere")

    monkeypatch.setattr("importlib.import_module", fail)
    with pytest.raises(ModuleNotFoundError, match=r"No module named saboteur\.bots\.duel\.player"):
        part("bots.{}.player", "solo")


@pytest.mark.parametrize("name", GAMES)
def test_every_step_stands_at_its_kind(name: str) -> None:
    game = ruleset(name, USUAL[name]).game
    kinds = [kind for kind, step in enumerate(game.steps) if step.kind >= 0]
    assert kinds == [game.steps[kind].kind for kind in kinds]
    assert all(game.steps[kind].asking == 0 for kind in kinds if kind not in prompts_of(name))


def test_two_steps_of_one_kind_are_refused() -> None:
    rules = ruleset("duel", 2)
    game = Game("new", 2, 1, rules.game.tiles, rules.game.template)
    with pytest.raises(ValueError, match="two steps of one kind"):
        game.set_steps([Mark(), Mark()])


def test_reasons_are_numbered_without_a_gap_and_named_after_their_constants() -> None:
    numbers = constants(reason, leave_out=("FINE", "BOARD"))
    assert list(range(1, len(numbers) + 1)) == sorted(numbers.values())
    assert ["", *sorted(numbers, key=numbers.__getitem__)] == list(NAMES)


def test_a_misfit_counts_its_reasons_like_everybody_else() -> None:
    fits = {name: getattr(fit, name) for name in ("NOT_ADJACENT", "DOES_NOT_FIT", "NOT_CONNECTED")}
    fits |= {name: getattr(fit, f"IS_{name}") for name in ("OCCUPIED", "BESIDE_GOAL", "BESIDE_GOLD")}
    assert {name: getattr(reason, name) - reason.BOARD for name in fits} == fits


def test_every_verb_of_the_engine_has_its_row() -> None:
    """The verbs are the constants up to the first that counts bits."""
    numbers = constants(moves)
    verbs = dict(list(numbers.items())[list(numbers).index("lay") : list(numbers).index("card")])
    assert list(range(1, len(verbs) + 1)) == list(verbs.values())
    assert verbs == {"lay": 1, "play": 2} | {word: verb.number for word, verb in VERBS.items()}


def test_a_step_without_a_kind_is_refused() -> None:
    rules = ruleset("duel", 2)
    game = Game("new", 2, 1, rules.game.tiles, rules.game.template)
    with pytest.raises(ValueError, match="a step without a kind"):
        game.set_steps([Step()])
