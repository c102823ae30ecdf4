"""What is changed in the compiled engine's C code: indexes, inlined functions and counted references."""

import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from saboteur import Match

pytestmark = pytest.mark.once
TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "compile.py"))
sharpen: Callable[[str], str] = TOOL["sharpen"]
DEFINED: re.Pattern[str] = TOOL["DEFINED"]
find_lookers: Callable[[str], set[str]] = TOOL["find_lookers"]
borrow: Callable[[str, set[str]], str] = TOOL["borrow"]
CODE = """\
    cpy_r_r4 = (uint64_t){index} < (uint64_t)cpy_r_r3;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = {index} + cpy_r_r3;
    cpy_r_r6 = (uint64_t)cpy_r_r5 < (uint64_t)cpy_r_r3;
    if (cpy_r_r6) {{
        CPy_AddTraceback("src/saboteur/engine/core/board.py", "at", 102, CPyStatic_board___globals);
"""


def test_an_index_is_never_counted_from_the_end() -> None:
    lines = sharpen(CODE.format(index="cpy_r_r2")).splitlines()
    assert lines[0] == "    cpy_r_r4 = (uint64_t)cpy_r_r2 < (uint64_t)cpy_r_r3;"
    assert lines[1] == "    if (likely(cpy_r_r4)) goto CPyL5;"
    assert lines[3] == "    cpy_r_r6 = 0;"


def test_a_negative_number_is_refused_with_its_line() -> None:
    with pytest.raises(SystemExit, match=r"^src/saboteur/engine/core/board\.py:102: a vector has no negative index"):
        sharpen(CODE.format(index="-1"))


def test_functions_are_inlined_by_their_whole_name() -> None:
    code = "extern char CPyDef_position___Position___push(PyObject *cpy_r_self);\n"
    for name in (
        "position___Position___push",
        "position___Position___pushed",
        "other___push",
        "dark_cave___EndTurn___run",
    ):
        code += f"char CPyDef_{name}(PyObject *cpy_r_self, int64_t cpy_r_seat) {{\n    return 1;\n}}\n"
    assert DEFINED.findall(code) == ["Position___push", "EndTurn___run"]
    assert "\nINLINED char CPyDef_position___Position___push(" in DEFINED.sub("INLINED ", code)


LOOK = "    cpy_r_r1 = ((Board *)cpy_r_self)->_grid;\n    VEC_I64_INCREF(cpy_r_r1);\n{}    VEC_I64_DECREF(cpy_r_r1);\n"


def function(name: str, body: str, result: str = "char") -> str:
    declared = "    VecI64 cpy_r_r1;\n    int64_t cpy_r_r2;\n    PyObject *cpy_r_r3;\n"
    return f"{result} CPyDef_{name}(PyObject *cpy_r_self, int64_t cpy_r_n) {{\n{declared}{body}    return 1;\n}}\n"


@pytest.mark.parametrize(
    ("body", "looks"),
    [
        ("    if (unlikely(cpy_r_n == 2)) goto CPyL1;\n", True),
        ("    ((Board *)cpy_r_self)->_count = cpy_r_r2;\n", True),
        ("    *(int64_t *)cpy_r_r2 = cpy_r_n;\n", True),
        ("    cpy_r_r2 = CPyDef_one(cpy_r_self, cpy_r_n);\n", True),
        ("    cpy_r_r2 = CPyDef_other(cpy_r_self, cpy_r_n);\n", False),
        ("    ((Board *)cpy_r_self)->_grid = cpy_r_r1;\n", False),
        ("    ((Board *)cpy_r_self)->_tiles = cpy_r_r3;\n", False),
        ("    *(PyObject * *)cpy_r_r2 = cpy_r_r3;\n", False),
        ("    CPyStatic_board = cpy_r_r3;\n", False),
        ("    cpy_r_r1 = VecI64Api.append(cpy_r_r1, cpy_r_n);\n", False),
        ("    cpy_r_r2 = CPY_GET_METHOD(cpy_r_self, Step, 3, Board, char (*)(PyObject *))(cpy_r_self);\n", False),
    ],
)
def test_only_functions_that_can_free_nothing_borrow(body: str, looks: bool) -> None:
    code = function("one", LOOK.format(body)) + function("other", "    CPy_DECREF(cpy_r_r3);\n    free(cpy_r_r3);\n")
    lookers = find_lookers(code)
    assert lookers == ({"CPyDef_one"} if looks else set())
    assert ("CREF(cpy_r_r1)" not in borrow(code, lookers)) == looks
    assert "CPy_DECREF(cpy_r_r3)" in borrow(code, lookers)


def test_what_calls_a_function_that_frees_something_borrows_nothing() -> None:
    links = [function(f"f{i}", f"    cpy_r_r2 = CPyDef_f{i + 1}(cpy_r_self, cpy_r_n);\n") for i in range(3)]
    assert find_lookers("".join(links)) == set()
    code = "".join(links) + function("f3", "    cpy_r_r2 = CPyDef_f0(cpy_r_self, cpy_r_n);\n")
    assert find_lookers(code) == {f"CPyDef_f{i}" for i in range(4)}
    assert find_lookers(code + function("made", "", "PyObject *")) == {f"CPyDef_f{i}" for i in range(4)}


@pytest.mark.compiled
def test_the_compiled_engine_refuses_what_lists_would_take() -> None:
    position = Match.new("saboteur", 3, seed=1).position()
    assert position.of(0, 0) == position.seats[0]
    with pytest.raises(IndexError):
        position.of(-1, 0)
