"""Examples in the documents work, and links lead somewhere."""

import doctest
import random
import re
from pathlib import Path

import pytest

import saboteur
from saboteur.notation.verb import VERBS

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_readme_example_runs() -> None:
    """As a reader would type it."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_examples_of_the_api_run() -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text(), re.DOTALL)
    assert len(code) >= 6
    for block in code:
        exec(compile(block, "docs/api.md", "exec"), {})  # noqa: S102 - our own document


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"`[^`]*`", "", page.read_text())
    for target in re.findall(r"\]\(([^)#]+)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_everything_the_library_offers_is_there_and_documented() -> None:
    """Including what is loaded on demand."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for name in saboteur.__all__:
        assert getattr(saboteur, name) is not None
        assert re.search(rf"\b{name}\b", page), name
    with pytest.raises(saboteur.ScenarioError, match="format"):
        saboteur.Match.from_scenario("")
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        getattr(saboteur, "Nothing")  # noqa: B009 - mypy knows there is none


NAMES = {
    "saboteur": "Saboteur",
    "saboteur2": "Saboteur 2",
    "duel": "The Duel",
    "solo": "solo",
    "dark-cave": "The Dark Cave",
}


def documented_moves() -> dict[str, set[tuple[str, str]]]:
    """By game: verb and action card of every example in the table of moves."""
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    table = page.partition("\n## Moves\n")[2].partition("\n## ")[0]
    found: dict[str, set[tuple[str, str]]] = {name: set() for name in NAMES}
    for line in table.splitlines():
        if not line.startswith("| `"):
            continue
        examples, verbs, games, _ = line.strip("| ").split(" | ")
        moves = [saboteur.Move.parse(text) for text in re.findall(r"`([^`]+)`", examples)]
        assert {move.verb for move in moves} == set(re.findall(r"`([^`]+)`", verbs)), line
        assert [str(move) for move in moves] == re.findall(r"`([^`]+)`", examples)
        for name, title in NAMES.items():
            if games == "all" or title in games.split(", "):
                found[name] |= {kind(move) for move in moves}
    return found


def kind(move: saboteur.Move) -> tuple[str, str]:
    """The verb and, for a played card, its name without group; all repairs and broken tools count as equal."""
    if move.verb != "play":
        return move.verb, ""
    return "play", re.sub(r"^(broken|repair)-.*", r"\1", str(move.card).rpartition(".")[2])


def test_the_notation_has_every_verb_that_can_be_read() -> None:
    told = {verb for moves in documented_moves().values() for verb, _ in moves}
    assert {*VERBS, "lay", "play"} == told


@pytest.mark.parametrize("name", NAMES)
def test_the_notation_has_every_kind_of_move_of_every_game(name: str) -> None:
    told = documented_moves()[name]
    least, most = saboteur.game(name).players
    played: set[tuple[str, str]] = set()
    for seed in range(12):
        rng = random.Random(seed)
        match = saboteur.Match.new(name, rng.randint(least, most), seed=seed)
        while match.actor is not None:
            moves = match.moves()
            kinds = sorted({kind(move) for move in moves})
            played |= set(kinds)
            wanted = rng.choice(kinds)
            match.play(rng.choice([move for move in moves if kind(move) == wanted]))
    assert played <= told
    assert len(played) >= 5
    deck = saboteur.game(name)
    cards = {re.sub(r"^(broken|repair)-.*", r"\1", card.name) for card in deck.actions}
    # In the solo game broken tools and rockfalls are never played: they strike.
    assert cards <= {card for _, card in told} | {"broken", "rockfall"}
