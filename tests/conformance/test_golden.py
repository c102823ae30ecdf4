"""The golden playthroughs are what the code plays today."""

import pytest

import golden
from saboteur import GAMES


@pytest.mark.parametrize("name", golden.PLAYTHROUGHS)
def test_golden_playthrough(name: str) -> None:
    """Move by move, view by view; after an intended change, `python tools/golden.py` rewrites the files."""
    path = golden.FOLDER / f"{name}.txt"
    assert path.read_text(encoding="utf-8").splitlines() == golden.playthrough(name).splitlines()


def test_no_playthrough_is_left_over() -> None:
    """Every file belongs to a playthrough."""
    assert {path.stem for path in golden.FOLDER.iterdir()} == set(golden.PLAYTHROUGHS)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_playthrough_that_shows_what_matters(game: str) -> None:
    """Most kinds of event of a game occur in one of its playthroughs."""
    text = "".join(golden.playthrough(name) for name, told in golden.PLAYTHROUGHS.items() if told.game == game)
    for kind in SHOWN.get(game, ("match-over",)):
        assert f" {kind} " in text or f" {kind}\n" in text, kind


SHOWN = {
    "saboteur": (
        "lay", "break", "repair", "rockfall", "map", "discard", "reveal", "offer", "take", "paid", "match-over",
    ),
    "saboteur2": ("lay", "theft", "look", "swap-hands", "give", "swap-hats", "remove", "round-over", "match-over"),
    "duel": ("lay", "map", "key", "bribe", "reveal", "collect", "pay", "round-ends", "match-over"),
    "solo": ("lay", "map", "bribe", "collect", "pay", "round-ends", "match-over"),
    "dark-cave": ("lay", "step", "creature", "prowl", "web", "equip", "swap-hands", "treasures", "match-over"),
}  # fmt: skip
