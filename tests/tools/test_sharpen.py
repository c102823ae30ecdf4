"""What the compiled engine's C code is told about indexes of vectors: none is negative."""

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from saboteur import Match

pytestmark = pytest.mark.once
sharpen: Callable[[str], str] = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "compile.py"))["sharpen"]
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


@pytest.mark.compiled
def test_the_compiled_engine_refuses_what_lists_would_take() -> None:
    position = Match.new("saboteur", 3, seed=1).position()
    assert position.of(0, 0) == position.seats[0]
    with pytest.raises(IndexError):
        position.of(-1, 0)
