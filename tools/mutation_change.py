"""One small change of the engine, applied on import or to a loaded function."""

from __future__ import annotations

import ast
import difflib
import sys
from dataclasses import dataclass
from functools import cached_property
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import libcst
    from mutmut.mutation.file_mutation import Mutation

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"


@dataclass(frozen=True)
class Change:
    """A file with one small change."""

    path: Path
    tree: libcst.Module
    mutation: Mutation

    @property
    def module(self) -> str:
        """The module name of the file."""
        return ".".join(self.path.relative_to(SOURCES).with_suffix("").parts)

    @cached_property
    def source(self) -> str:
        """The changed source."""
        import libcst  # noqa: PLC0415 - takes half a second, in every process that reads the tests

        tree = self.tree.deep_replace(self.mutation.original_node, self.mutation.mutated_node)
        assert isinstance(tree, libcst.Module)
        return tree.code

    @cached_property
    def function(self) -> str | None:
        """The function whose body changes, such as `Board.lay`; None if more than a body changes."""
        old, new = functions(ast.parse(self.tree.code)), functions(ast.parse(self.source))
        for (name, before), (_, after) in zip(old, new, strict=True):
            if ast.dump(before) != ast.dump(after):
                return name if ast.dump(before.args) == ast.dump(after.args) else None
        return None

    @property
    def place(self) -> str:
        """File and line."""
        return str(self).partition("\n")[0]

    def __str__(self) -> str:
        old, new = self.tree.code.splitlines(), self.source.splitlines()
        _, _, place, *lines = difflib.unified_diff(old, new, n=0, lineterm="")
        line = place.split()[1].removeprefix("-").partition(",")[0]
        return "\n    ".join(
            [f"{self.path.relative_to(ROOT)}:{line}", *(f"{text[0]} {text[1:].strip()}" for text in lines)]
        )

    def happen(self) -> None:
        """Replace the code of the loaded function."""
        assert self.function is not None
        code = compile(self.source, str(self.path), "exec", dont_inherit=True)
        found: object = sys.modules[self.module]
        for name in self.function.split("."):
            code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
            found = vars(found)[name]
        function = found.__func__ if isinstance(found, staticmethod | classmethod) else found
        assert isinstance(function, FunctionType)
        function.__code__ = code


def functions(tree: ast.Module) -> list[tuple[str, ast.FunctionDef]]:
    """Functions and methods of a file with their names."""
    found = list[tuple[str, ast.FunctionDef]]()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found.append((node.name, node))
        elif isinstance(node, ast.ClassDef):
            found += [(f"{node.name}.{inner.name}", inner) for inner in node.body if isinstance(inner, ast.FunctionDef)]
    return found


class Changed(MetaPathFinder, InspectLoader):
    """Imports the changed file instead of the one on disk."""

    def __init__(self, change: Change) -> None:
        self._change = change

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Handle this one module."""
        del path, target
        if fullname != self._change.module:
            return None
        return spec_from_loader(fullname, self, origin=str(self._change.path))

    def get_source(self, fullname: str) -> str:
        """The changed source."""
        del fullname
        return self._change.source
