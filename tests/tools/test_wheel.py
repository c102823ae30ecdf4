"""The built wheels work in an empty environment, compiled and pure."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from saboteur.engine import DIGEST

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).parent / "uv"

COMPILED_NEEDS = ["librt==0.16.*", "mypy_extensions>=1.1"]

MATCH = """
import random
import saboteur

rng = random.Random(1)
match = saboteur.Match.new("saboteur", players=3, seed=1)
while match.actor is not None:
    match.play(rng.choice(match.moves()))
print(len(match.results))
"""


def run(*command: str | Path, **environ: str) -> str:
    """Output of a command that must succeed."""
    environment = {**os.environ, "SABOTEUR_PURE": "", **environ}
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(params=[pytest.param("compiled", marks=pytest.mark.compiled), "interpreted"])
def form(request: pytest.FixtureRequest) -> str:
    """Each form of the wheel."""
    return str(request.param)


def test_wheel_plays_in_an_empty_environment(form: str, tmp_path: Path) -> None:
    pure = "1" if form == "interpreted" else ""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, SABOTEUR_PURE=pure)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "saboteur/py.typed" in names
    assert "saboteur/locales/de/cards.ftl" in names
    built = (ROOT / "src" / "saboteur" / "page" / "index.html").is_file()
    assert ("saboteur/page/index.html" in names) == built
    scripts = {name for name in names if name.startswith("saboteur/page/assets/index-") and name.endswith(".js")}
    assert bool(scripts) == built
    assert {f"{name}{suffix}" for name in scripts for suffix in (".br", ".gz")} <= set(names)
    assert any(name.startswith("saboteur/_compiled/") for name in names) == (form == "compiled")
    assert wheel.stem.endswith("py3-none-any") == (form == "interpreted")
    # Only a compiled wheel is bound to one librt; a pure one lives beside any mypy.
    assert needs(wheel) == (COMPILED_NEEDS if form == "compiled" else [])

    python = tmp_path / "venv" / "bin" / "python"
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "venv")
    pins = ROOT / "requirements" / "build.txt"
    run(UV, "pip", "install", "--quiet", "--python", python, "--constraint", pins, wheel)
    assert f"({form} engine {DIGEST[:12]})" in run(python.parent / "saboteur", "--version")
    assert "B-38" in run(python.parent / "saboteur", "rules", "saboteur", "--reference")
    assert run(python, "-I", "-c", MATCH).strip() == "3"
    if form == "compiled":
        run(UV, "pip", "uninstall", "--quiet", "--python", python, "librt")
        assert f"(interpreted engine {DIGEST[:12]})" in run(python.parent / "saboteur", "--version")


def needs(wheel: Path) -> list[str]:
    """What a wheel asks for because it is compiled."""
    text = zipfile.ZipFile(wheel).read(f"{'-'.join(wheel.stem.split('-')[:2])}.dist-info/METADATA").decode()
    wanted = [Requirement(line.partition(": ")[2]) for line in text.splitlines() if line.startswith("Requires-Dist: ")]
    compiled = [wish for wish in wanted if canonicalize_name(wish.name) in {"librt", "mypy", "mypy-extensions"}]
    return sorted(f"{wish.name.replace('-', '_')}{wish.specifier}" for wish in compiled)
