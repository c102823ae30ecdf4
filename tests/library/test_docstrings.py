"""The examples in docstrings hold."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import saboteur
from saboteur.engine import FORM

PACKAGE = Path(saboteur.__file__).parent
EXAMPLES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py") if ">>> " in path.read_text("utf-8"))
# Compiled functions do not show their docstrings to doctest; all others need to be tried in one form only.
SOURCES = [path for path in EXAMPLES if (path.parts[0] == "engine") == (FORM == "interpreted")]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 50


@pytest.mark.parametrize("source", SOURCES, ids=str)
def test_the_examples_hold(source: Path) -> None:
    name = ".".join(("saboteur", *source.with_suffix("").parts)).removesuffix(".__init__")
    failed, attempted = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert (0, True) == (failed, attempted > 0)
