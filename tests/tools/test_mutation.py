"""The mutation tool finds its files and tests, and changes one thing at a time."""

import ast
import subprocess
import sys

import pytest

import mutation
import mutation_change

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.mark.parametrize("part", mutation.parts(), ids=lambda part: part.name)
def test_files_and_tests_exist(part: mutation.Part) -> None:
    for wish in part.files:
        assert list((mutation_change.SOURCES / "saboteur").glob(wish)), wish
    for test in part.tests:
        file, _, name = test.partition("::")
        assert name.partition("[")[0] in (mutation_change.ROOT / file).read_text(encoding="utf-8"), test


def test_a_change_is_one_place_in_one_file() -> None:
    part = mutation.Part("one", ["engine/saboteur/effects/map.py"], [])
    found = list(mutation.changes(part))
    assert len(found) > 20
    for change in found:
        assert "saboteur.engine.saboteur.effects.map" == change.module
        assert str(change).startswith("src/saboteur/engine/saboteur/effects/map.py:")
        assert ast.dump(ast.parse(change.source)) != ast.dump(ast.parse(change.path.read_text(encoding="utf-8")))


def test_a_changed_module_is_imported_instead_of_the_one_on_disk() -> None:
    change = next(mutation.changes(mutation.Part("one", ["engine/saboteur/effects/map.py"], [])))
    finder = mutation_change.Changed(change)
    assert finder.find_spec("saboteur.engine.core.board") is None
    spec = finder.find_spec(change.module)
    assert spec is not None
    assert change.source == finder.get_source(change.module)


def test_the_function_around_a_change_is_found() -> None:
    found = {change.function for change in mutation.changes(mutation.Part("one", ["engine/core/place.py"], []))}
    assert found == {"place_at", "x_of", "y_of", "reach_of_fold"}


@pytest.mark.long
def test_a_noticed_change_is_told_from_a_missed_one() -> None:
    """In a separate process: the unchanged engine must not be loaded before."""
    program = """
import sys
sys.path.insert(0, "tools")
import mutation, mutation_trial
drawn = [change for change in mutation.changes(mutation.Part("one", ["engine/core/place.py"], []))]
drawn = [change for change in drawn if change.function in {"place_at", "reach_of_fold"}]
for change, verdict in mutation_trial.trials(["tests/conformance/test_golden.py"], drawn, 2):
    print(change.function, verdict.name)
"""
    command = [sys.executable, "-c", program]
    result = subprocess.run(command, cwd=mutation_change.ROOT, capture_output=True, text=True, check=True)
    told = result.stdout.split("\n")[:-1]
    # Playthroughs notice some of the changes of `reach_of_fold`, and every one of `place_at`.
    assert {"place_at FAILED", "reach_of_fold MISSED"} <= set(told), result.stdout + result.stderr
    assert "place_at MISSED" not in told
    assert 2 == told.count("place_at FAILED")


def test_the_type_check_notices_what_it_refuses() -> None:
    """A number unused by an event may be anything to the tests, but it stays a number."""
    found = list(mutation.changes(mutation.Part("one", ["engine/saboteur/effects/map.py"], [])))
    assert mutation.clashes(next(change for change in found if "goals[number], None, 1 << seat)" in change.source))
    assert not mutation.clashes(next(change for change in found if "goals[number], 1, 1 << seat)" in change.source))


def test_only_changes_at_the_wished_place_are_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    part = mutation.Part("one", ["engine/core/place.py", "engine/core/tiles.py"], [])
    text = (mutation_change.SOURCES / "saboteur/engine/core/place.py").read_text(encoding="utf-8").split("\n")
    line = 1 + text.index("    return (place + HALF) // STRIDE")
    assert {"y_of"} == {change.function for change in mutation.draw(part, 0, 1, f"place.py:{line}")}
    assert 4 == len({change.function for change in mutation.draw(part, 0, 1, "engine/core/place.py")})
    assert "one: 2 of 2 changes" in capsys.readouterr().out
