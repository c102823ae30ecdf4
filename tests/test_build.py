"""The two forms of the engine: which one runs, that a stale build never does, and that hot code stays unboxed."""

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import saboteur.engine
from saboteur.engine import DIGEST, FORM, form

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "src" / "saboteur" / "engine"
COMPILED = ROOT / "build" / "compiled"
BINARIES = COMPILED / "saboteur" / "engine"
MODULES = [path.relative_to(ENGINE).with_suffix("").as_posix() for path in form.compiled(ENGINE)]

HOT = (
    # Functions of the compiled engine that a playout runs through: no Python object may be made for a number there.
    "zeros",
    "misfit",
    "live_arms",
    "Board.lay",
    "Board._settle",
    "Board._show",
    "Board._spread",
    "Board._enter",
    "Board._drop_edge",
    "Board.shown",
    "Board.remove",
    "Board.rebuild",
    "Board.turn_up",
    "Board.copy",
    "Turn.sample",
    "Turn.play",
    "Path.uses",
    "Path.play",
    "Break.uses",
    "Break.play",
    "Repair.uses",
    "Repair.play",
    "Rockfall.uses",
    "Rockfall.play",
    "Map.uses",
    "Map.play",
    "EndTurn.run",
    "EndTurn.go_on",
    "Reveal.run",
    "Position.settle",
    "Position.push",
    "Position.draw",
    "Position.take_out",
    "Position.throw",
    "Position.of",
    "Position.keep",
    "Position.copy",
    "Dice.below",
    "Dice.mix",
    "Dice.shuffle",
    "Moves.add",
    "Moves.room",
)


def report(checkout: Path, **environ: str) -> tuple[str, str]:
    """Form that runs in a checkout, and what the import says on the error output."""
    code = "import saboteur.engine as e; from saboteur.engine import vector; print(e.FORM, vector.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "SABOTEUR_PURE": "", **environ}
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return result.stdout, result.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy of the engine's sources and of its build."""
    shutil.copytree(ENGINE, tmp_path / "src" / "saboteur" / "engine")
    (tmp_path / "src" / "saboteur" / "__init__.py").touch()
    shutil.copytree(COMPILED, tmp_path / "build" / "compiled")
    return tmp_path


@pytest.mark.parametrize("name", MODULES)
def test_module_runs_in_the_form_that_is_reported(name: str) -> None:
    origin = Path(str(importlib.import_module(f"saboteur.engine.{name.replace('/', '.')}").__file__))
    assert origin.parent == ((BINARIES if FORM == "compiled" else ENGINE) / name).parent


def test_digest_is_that_of_the_sources() -> None:
    assert form.digest(Path(saboteur.engine.__file__).parent) == DIGEST


def test_source_tree_holds_no_binary() -> None:
    assert [] == [path for path in (ROOT / "src").rglob("*") if path.suffix in {".so", ".pyd", ".c", ".o"}]


def test_engine_imports_only_itself_and_the_standard_library() -> None:
    for path in form.compiled(ENGINE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or "."] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                allowed = name.startswith("saboteur.engine") or name.split(".")[0] in sys.stdlib_module_names
                assert allowed, f"{path.name} imports {name}"


@pytest.mark.compiled
def test_every_engine_module_is_in_the_build() -> None:
    built = {path.relative_to(BINARIES).as_posix().split(".")[0] for path in BINARIES.rglob("*.so")}
    assert {*MODULES, "built"} == built


@pytest.mark.compiled
def test_fresh_build_runs(checkout: Path) -> None:
    out, err = report(checkout)
    assert out.startswith("compiled ")
    assert str(checkout / "build") in out
    assert err == ""


@pytest.mark.compiled
def test_stale_build_does_not_run(checkout: Path) -> None:
    with (checkout / "src" / "saboteur" / "engine" / "vector.py").open("a") as file:
        file.write("\n# changed\n")
    out, err = report(checkout)
    assert out.startswith("interpreted ")
    assert str(checkout / "src") in out
    assert "was built from other sources; build it again" in err


@pytest.mark.compiled
def test_broken_build_does_not_run(checkout: Path) -> None:
    for path in (checkout / "build" / "compiled").glob("*__mypyc*"):
        path.write_text("not a library")
    out, err = report(checkout)
    assert out.startswith("interpreted ")
    assert "cannot be loaded" in err


@pytest.mark.compiled
def test_environment_variable_forces_the_interpreted_form(checkout: Path) -> None:
    out, err = report(checkout, SABOTEUR_PURE="1")
    assert out.startswith("interpreted ")
    assert err == ""


def boxing(function: str) -> list[str]:
    """Lines of mypyc's intermediate code of a function that make, read or compute with Python integers."""
    code = (ROOT / "build" / "ops.txt").read_text()
    bodies = re.findall(rf"^def {re.escape(function)}\(.*?(?=^def |\Z)", code, re.MULTILINE | re.DOTALL)
    assert bodies, f"the compiled engine has no function {function}"
    return [line.strip() for body in bodies for line in body.splitlines() if re.search(r"box\(|CPyTagged_", line)]


@pytest.mark.compiled
@pytest.mark.parametrize("function", HOT)
def test_hot_function_makes_no_python_integers(function: str) -> None:
    assert [] == boxing(function)


@pytest.mark.compiled
def test_boxing_is_noticed() -> None:
    assert boxing("numbers") != []
