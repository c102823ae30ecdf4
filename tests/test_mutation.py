"""The tool that changes rules finds its files and tests, and changes one thing at a time."""

import ast

import pytest

import mutation

pytestmark = pytest.mark.once


@pytest.mark.parametrize("part", mutation.parts(), ids=lambda part: part.name)
def test_files_and_tests_exist(part: mutation.Part) -> None:
    for wish in part.files:
        assert list((mutation.SOURCES / "saboteur").glob(wish)), wish
    for test in part.tests:
        file, _, name = test.partition("::")
        assert name.partition("[")[0] in (mutation.ROOT / file).read_text(encoding="utf-8"), test


def test_a_change_is_one_place_in_one_file() -> None:
    part = mutation.Part("one", ["engine/effects/map.py"], [])
    found = list(mutation.changes(part))
    assert len(found) > 20
    for change in found:
        assert "saboteur.engine.effects.map" == change.module
        assert str(change).startswith("src/saboteur/engine/effects/map.py:")
        assert ast.dump(ast.parse(change.source)) != ast.dump(ast.parse(change.path.read_text(encoding="utf-8")))


def test_a_changed_module_is_imported_instead_of_the_one_on_disk() -> None:
    change = next(mutation.changes(mutation.Part("one", ["engine/effects/map.py"], [])))
    finder = mutation.Changed(change)
    assert finder.find_spec("saboteur.engine.board") is None
    spec = finder.find_spec(change.module)
    assert spec is not None
    assert change.source == finder.get_source(change.module)
