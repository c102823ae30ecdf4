"""The fixtures of the page's tests are up to date."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import saboteur
from saboteur.notation.move import Move
from saboteur.view import View

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "src" / "fixtures"
WRITE = "Run 'python tools/page_fixtures.py'."


def test_page_knows_every_card() -> None:
    code = "import json, page_fixtures as f, saboteur; print(json.dumps({g: f.cards(g) for g in saboteur.GAMES}))"
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, 'tools'); {code}"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads((FOLDER / "cards.json").read_text(encoding="utf-8")) == json.loads(told), WRITE


@pytest.mark.parametrize("game", saboteur.GAMES)
def test_moments_are_views_and_moves_of_today(game: str) -> None:
    moments = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    assert moments
    for moment in moments:
        view = msgspec.convert(moment["view"], View)
        assert json.loads(msgspec.json.encode(view)) == moment["view"], WRITE
        for one in moment["moves"]:
            assert json.loads(msgspec.json.encode(Move.parse(one["text"]))) == one["move"], WRITE
