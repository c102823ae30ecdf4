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

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "saboteur" / "engine"
COMPILED = ROOT / "build" / "compiled"
BINARIES = COMPILED / "saboteur" / "engine"
MODULES = [path.relative_to(ENGINE).with_suffix("").as_posix() for path in form.compiled(ENGINE)]

RIM = re.compile(
    # Functions of the compiled engine that exchange numbers with people or run once per match.
    r".*__|.*Sight\.|(Chance|Fortune|Script|Scribe)\.|(Fields|Tiles|EventLog)\.add|Dice\.draw|Drafts\.|"
    r"Board\.lay_all|Position\.(actor|moves|play|playout|sample|sample_move|view|why_not|worlds)|"
    r"(_gold|_history|aside|choices|chronicle|draw_pile|edge_room|full_gold|full_history|furnish|clans_of|gold_pile|laid_cards|"
    r"ends|goals_met|links|numbers|own|role_pile|set_gold_pile|tally|unmarked|uses)\b|Telling\.|Audit\.play|"
    # Searching: what is done once for each search or policy, not in rollouts.
    r"(Appraisal|Budget|Finding)\.|Scales\.set|(Pool|Samples|Redealing)\.sample|Search\.(run|_list|_take|_decide)|.*Policy\.(own|prepare)|"
    r"(log_odds|match_score|shares_of)\b|"
    # The few choices of a rollout that a tree makes, by comparing averages.
    r"Tree\.(__init__|learn|_choose|_margin)|"
    # Arrays for learning: what is laid out once, and what talks to Python.
    r".*Observer\.(plane|feature|add_planes|add_features|row|_common_planes|_common_features|_mark)|"
    r"ActionSpace\.(legal|mask|outside|plies)|Position\.(gold|rewards|outcome|observe|observed)|"
    r"Batch\.(reset|step|_pay_wins|_pay_gold|.*_bytes)|(blank_numbers|bytes_of|floats_of|fill)\b"
)


def report(checkout: Path, **environ: str) -> tuple[str, str]:
    """The form that runs in a checkout, and what the import prints to stderr."""
    code = "import saboteur.engine as e; from saboteur.engine.core import vector; print(e.FORM, vector.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "SABOTEUR_PURE": "", **environ}
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return result.stdout, result.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the engine's sources and build."""
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
def test_a_build_that_appears_is_not_mixed_into_a_running_process(checkout: Path) -> None:
    """What began interpreted stays so: modules imported later come from the sources, too."""
    compiled = checkout / "build" / "compiled"
    away = compiled.rename(checkout / "build" / "away")
    code = (
        "import importlib, pathlib, sys, saboteur.engine as e; from saboteur.engine.core import vector; "
        f"pathlib.Path({str(away)!r}).rename({str(compiled)!r}); "
        "[importlib.import_module('saboteur.engine.' + name) for name in sys.argv[1:]]; "
        "files = [m.__file__ for name, m in sys.modules.items() if name.startswith('saboteur.engine')]; "
        "print(e.FORM, *{pathlib.Path(file).suffix for file in files})"
    )
    names = [name.replace("/", ".") for name in MODULES]
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "SABOTEUR_PURE": ""}
    command = [sys.executable, "-c", code, *names]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "interpreted .py\n" == result.stdout
    assert report(checkout)[0].startswith("compiled")


@pytest.mark.compiled
def test_fresh_build_runs(checkout: Path) -> None:
    out, err = report(checkout)
    assert out.startswith("compiled ")
    assert str(checkout / "build") in out
    assert err == ""


@pytest.mark.compiled
def test_stale_build_does_not_run(checkout: Path) -> None:
    with (checkout / "src" / "saboteur" / "engine" / "core" / "vector.py").open("a") as file:
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


LIBRARIES = {
    "missing": None,
    "without vectors": "",
    "without its C interface": "vec = append = extend = None\n",
    "broken": "raise ValueError('ABI version conflict')\n",
}


@pytest.mark.compiled
@pytest.mark.parametrize("name", LIBRARIES)
def test_a_build_without_its_library_does_not_run(name: str, checkout: Path) -> None:
    """The interpreted engine needs no librt: one sentence says why it runs."""
    code = "import sys; sys.modules['librt'] = sys.modules['librt.vecs'] = None\n" if LIBRARIES[name] is None else ""
    code += "import warnings; warnings.formatwarning = lambda message, *_: f'{message}\\n'\n"
    code += "import saboteur.engine as e; from saboteur.engine.core import board; print(e.FORM, board.__file__)"
    other = checkout / "other" / "librt"
    other.mkdir(parents=True)
    (other / "__init__.py").touch()
    (other / "vecs.py").write_text(LIBRARIES[name] or "")
    path = f"{checkout / 'src'}{os.pathsep}{other.parent}"
    environment = {**os.environ, "PYTHONPATH": path, "SABOTEUR_PURE": ""}
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith(f"interpreted {checkout / 'src'}")
    (warning,) = result.stderr.splitlines()
    assert re.fullmatch(
        r"The engine runs interpreted, .* cannot be loaded \(.*\); install saboteur-game again\.", warning
    )


@pytest.mark.compiled
def test_environment_variable_forces_the_interpreted_form(checkout: Path) -> None:
    out, err = report(checkout, SABOTEUR_PURE="1")
    assert out.startswith("interpreted ")
    assert err == ""


def boxing() -> dict[str, list[str]]:
    """Lines of mypyc's intermediate code that create, read or use Python integers, by function."""
    code = (ROOT / "build" / "ops.txt").read_text()
    found: dict[str, list[str]] = {}
    for function, body in re.findall(r"^def (\S+?)\((.*?)(?=^def |\Z)", code, re.MULTILINE | re.DOTALL):
        lines = [line.strip() for line in body.splitlines() if re.search(r"box\((?!None)|CPyTagged_", line)]
        if lines:
            found.setdefault(function.rpartition("$")[2], []).extend(lines)
    return found


@pytest.mark.compiled
def test_no_function_but_at_the_rim_makes_python_integers() -> None:
    found = boxing()
    assert "numbers" in found  # boxing is noticed
    assert {name: lines for name, lines in found.items() if not RIM.match(name)} == {}
