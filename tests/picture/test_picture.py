"""Pictures to share: complete, readable as words, the same for the same match, and drawn with the page's own art."""

import random
import struct
from datetime import date
from xml.etree import ElementTree as ET

import msgspec
import pytest

from saboteur import GAMES, Match
from saboteur.games import game
from saboteur.picture import Player, ending_of, invitation, players_of
from saboteur.picture.ending import Ending, ending_picture
from saboteur.picture.kit import card, kit, places, segments
from saboteur.picture.lettering import BOLD, draw, fitting, lines, width
from saboteur.picture.player import USUAL
from saboteur.picture.things import BESIDE, things
from saboteur.view.duel import Marker

SVG = "{http://www.w3.org/2000/svg}"
pytestmark = pytest.mark.once


def finished(name: str, players: int, seed: int) -> Match:
    rng = random.Random(seed)
    match = Match.new(name, players=players, seed=seed)
    while match.actor is not None:
        match.play(rng.choice(match.moves()))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_card_in_the_maze_is_drawn(name: str) -> None:
    """No card of any deck, in either orientation, and no goal is missing from the kit."""
    for path in game(name).paths:
        for code in {str(path.shape), str(path.shape.turned())}:
            assert card(code, "", 0) != card(code, "NESW", 0), code
            assert f"card {code}" in kit(), code
    match = Match.new(name, players=min(max(game(name).players[0], 3), game(name).players[1]), seed=1)
    for goal in match.rules.codec.goal_names.values():
        assert goal == "?" or f"card goal/{goal}" in kit(), goal


@pytest.mark.parametrize(
    ("name", "players"), [("saboteur", 4), ("saboteur2", 12), ("duel", 2), ("solo", 1), ("dark-cave", 5)]
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_picture_of_an_ending_says_what_it_shows(name: str, players: int, lang: str) -> None:
    """Names and gold of everybody are in the text alternative, and the drawing is well-formed."""
    match = finished(name, players, 5)
    names = [f"Dwarf<{seat}>" for seat in range(players)]
    picture = ending_of(match, players_of(names), lang, date(2026, 11, 12))
    root = ET.fromstring(picture.svg)  # noqa: S314 - our own
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert root.findtext(f"{SVG}desc") == picture.alt
    assert match.outcome is not None
    for who, gold in zip(names, match.outcome.gold, strict=True):
        assert f"{who}: {gold}" in picture.alt
    assert picture == ending_of(match, players_of(names), lang, date(2026, 11, 12))


@pytest.mark.parametrize(("lang", "title"), [("de", "Unentschieden!"), ("en", "A draw!")])
def test_where_everybody_wins_nobody_has(lang: str, title: str) -> None:
    match = finished("duel", 2, 5)
    assert match.outcome is not None
    drawn = {}
    for gold in ((4, 4), (5, 3)):
        outcome = msgspec.structs.replace(match.outcome, gold=gold, winners=(0, 1) if gold == (4, 4) else (0,))
        ending = Ending(
            view=match.view(None), results=match.results, outcome=outcome, players=tuple(players_of(["Ada", "Bo"]))
        )
        drawn[gold] = ending_picture(ending, lang).alt
    assert title in drawn[4, 4]
    assert title not in drawn[5, 3]


def test_what_stands_in_the_maze_is_drawn_where_it_stands() -> None:
    """Dwarfs still in the cave on their fields, side by side; markers and keys of the Duel on gold and doors."""
    view = Match.new("dark-cave", players=3, seed=1).view(None)
    assert view.cave is not None
    cave = msgspec.structs.replace(view.cave, figures=("0,0", "0,0", "out"), lying=(False, True, False))
    found = list(things(msgspec.structs.replace(view, cave=cave), players_of(["a", "b", "c"])))
    (first, (x, y), _), (second, (beside, level), fallen) = found
    assert (first, second, y) == ((0, 0), (0, 0), level)
    assert beside - x == BESIDE
    assert "rotate" in fallen
    assert places("fields", "goal/NESW:exit")["S"] > places("fields", "goal/NESW:exit")[""]
    view = Match.new("duel", players=2, seed=1).view(None)
    assert view.duel is not None
    laid = msgspec.structs.replace(view.board[0], card="ESW|N:gold1@N", cell=(3, 0))
    duel = msgspec.structs.replace(view.duel, marked=(Marker(cell=(3, 0), seat=1, troll=False),))
    [(cell, at, drawing)] = things(msgspec.structs.replace(view, board=(laid,), duel=duel), players_of(["a", "b"]))
    x, y = places("features", "ESW|N:gold1@N")["gold"]
    assert (cell, at) == ((3, 0), (x + 10, y - 12))
    assert kit()[f"marker {duel.colours[1]}"] in drawing


def test_pixels_have_the_size_that_previews_want() -> None:
    data = invitation("saboteur", 5, "en").png()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (1200, 630)


def test_a_running_match_has_no_picture() -> None:
    with pytest.raises(ValueError, match="still runs"):
        ending_of(Match.new("saboteur", players=3, seed=1), players_of(["a", "b", "c"]), "en")


def test_who_is_not_named_is_still_there() -> None:
    """A face without a name, in the picture and in its words."""
    match = finished("saboteur", 3, 2)
    picture = ending_of(match, [Player("", USUAL[seat]) for seat in range(3)], "en")
    assert "a dwarf" in picture.alt
    assert "of 3" in picture.words.line
    assert picture.body.count("#4a2f14") >= 1


def test_names_in_other_scripts_are_left_to_the_system_and_harmless() -> None:
    assert "<text" in draw("Дмитрий<b>", 0, 0, BOLD, 23, "#fff")
    assert "<b>" not in draw("Дмитрий<b>", 0, 0, BOLD, 23, "#fff")
    assert "<text" not in draw("Łukasz Müller", 0, 0, BOLD, 23, "#fff")


def test_words_fit_into_their_room() -> None:
    assert width(fitting("A name that is far too long", BOLD, 23, 90), BOLD, 23) <= 90
    parted = lines("Hedwig, Anton, Tilda, Yusuf, Mirja and Brom share the victory.", BOLD, 36, 450, 2)
    assert len(parted) == 2
    assert all(width(one, BOLD, 36) <= 450 for one in parted)


def test_paths_of_cards_and_goals_are_read() -> None:
    assert ["NS", "EW"] == segments("NS|EW:bridge@N")
    assert ["NESW"] == segments("goal/gold")
    assert ["NE"] == segments("goal/stone NE")
    assert ["NES"] == segments("II.NES:hole@E")
