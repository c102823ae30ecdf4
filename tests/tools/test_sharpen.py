"""What the compiled engine's C code is told: no index of a vector is negative, and what every move calls is inlined."""

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


@pytest.mark.compiled
def test_the_compiled_engine_refuses_what_lists_would_take() -> None:
    position = Match.new("saboteur", 3, seed=1).position()
    assert position.of(0, 0) == position.seats[0]
    with pytest.raises(IndexError):
        position.of(-1, 0)
