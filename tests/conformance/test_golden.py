"""The golden playthroughs are what the code plays today."""

import pytest

import golden


@pytest.mark.parametrize("name", golden.PLAYTHROUGHS)
def test_golden_playthrough(name: str) -> None:
    """Move by move, view by view; after a wanted change `python tools/golden.py` rewrites the files."""
    path = golden.FOLDER / f"{name}.txt"
    assert path.read_text(encoding="utf-8").splitlines() == golden.playthrough(name).splitlines()


def test_no_playthrough_is_left_over() -> None:
    """Every file belongs to one that is played."""
    assert {path.stem for path in golden.FOLDER.iterdir()} == set(golden.PLAYTHROUGHS)


def test_the_playthroughs_show_what_matters() -> None:
    """Each kind of event occurs in one of them."""
    text = "".join(path.read_text(encoding="utf-8") for path in golden.FOLDER.iterdir())
    for kind in (
        "lay",
        "break",
        "repair",
        "rockfall",
        "map",
        "discard",
        "reveal",
        "offer",
        "take",
        "paid",
        "match-over",
    ):
        assert f" {kind}" in text, kind
