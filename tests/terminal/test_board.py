"""The drawn maze shows openings, joints, dead ends, light, goals and letters."""

import random

import pytest
from rich.text import Text

from saboteur import Match
from saboteur.cards.deck import load
from saboteur.cards.shape import E, N, S, Shape, W
from saboteur.terminal.board import draw_board
from saboteur.terminal.canvas import Canvas
from saboteur.terminal.card import draw_card
from saboteur.terminal.example import Example, draw_example
from saboteur.terminal.glyphs import ASCII, UNICODE, glyphs_for
from saboteur.terminal.maze import maze_of
from saboteur.terminal.screen import _hand, compose
from saboteur.terminal.style import Look
from screens import question

PLAIN = Look()
CODES = [row.code for row in load("saboteur").paths]
ACTIONS = [row.code for row in load("saboteur").actions]


COMPACT = """
     0   1   2   3   4   5

-1                  ║?║ ◉●║
     ╻
 0 ╺━⌂━━━━━━╸▓╶╴        ◉◆║
     ┃
 1  ░┃░  a         ╶┄┄┄╴
     ╹
"""
FULL = """
     0    1    2    3    4    5
                       ╔═══╗╔═══╗
-1                     ║ ? ║║◉ ●║
                       ╚═══╝╚═══╝
   ░░┃░░░░░░░░░░░░          ╔═══╗
 0 ━━⌂━━━━━━━━╸▓╶┄          ║◉ ◆║
   ░░┃░░░░░░░░░░░░          ╚═══╝
   ░░┃░░┌╌╌╌┐          ░░░░░
 1 ░░┃░░╎ a ╎          ┄┄┄┄┄
   ░░┃░░└╌╌╌┘          ░░░░░
"""


def picture(lines: list[Text]) -> str:
    """Lines as text without trailing blanks."""
    return "\n".join(line.plain.rstrip() for line in lines).strip("\n")


def card(code: str, look: Look = PLAIN) -> list[str]:
    """A drawn card as three lines."""
    canvas = Canvas()
    draw_card(canvas, 0, 0, code, look)
    return [line.plain.ljust(5) for line in canvas.lines(0, 0, 5, 3)]


def test_a_card_shows_its_ways() -> None:
    assert card("NESW") == ["░░┃░░", "━━╋━━", "░░┃░░"]
    assert card("EW") == ["░░░░░", "━━━━━", "░░░░░"]
    assert card("NE") == ["░░┃░░", "░░┗━━", "░░░░░"]
    assert card("NEW") == ["░░┃░░", "━━┻━━", "░░░░░"]


def test_a_dead_end_is_visibly_broken() -> None:
    assert card("N|E|S|W") == ["░░╹░░", "━╸▓╺━", "░░╻░░"]
    assert card("E|W") == ["░░░░░", "━╸▓╺━", "░░░░░"]
    assert card("N") == ["░░╹░░", "░░▓░░", "░░░░░"]


@pytest.mark.parametrize("look", [PLAIN, Look(ASCII)], ids=["unicode", "ascii"])
def test_no_two_cards_look_alike(look: Look) -> None:
    shapes = {code for printed in CODES for code in (printed, str(Shape.parse(printed).turned()))}
    pictures = {"\n".join(card(code, look)) for code in [*shapes, *ACTIONS]}
    assert len(pictures) == len(shapes) + len(ACTIONS)


@pytest.mark.parametrize("code", CODES)
def test_openings_are_where_the_picture_reaches_the_edge(code: str) -> None:
    rows = card(code)
    edges = {N: rows[0][2], E: rows[1][4], S: rows[2][2], W: rows[1][0]}
    openings = sum(side for side, character in edges.items() if character != "░")
    assert openings == Shape.parse(code).openings


def test_a_maze_with_everything() -> None:
    code = "start 0,0; EW 1,0; E|W 2,0; NS 0,1; EW 4,1; goal 4,-1; seen-gold 5,0; seen-stone 5,-1; place a 1,1"
    assert picture(draw_example(code, PLAIN)) == FULL.strip("\n")


def test_the_same_maze_compact() -> None:
    code = "start 0,0; EW 1,0; E|W 2,0; NS 0,1; EW 4,1; goal 4,-1; seen-gold 5,0; seen-stone 5,-1"
    maze = Example(code).maze()
    drawn = draw_board(maze, PLAIN, width=30, height=9, labels={(1, 1): "a"}, tight=True)
    assert picture(drawn.lines) == COMPACT.strip("\n")


def test_open_goals_show_what_they_are() -> None:
    drawn = picture(draw_example("start 0,0; EW 1,0; gold 2,0", PLAIN))
    assert drawn.splitlines()[2] == " 0 ━━⌂━━━━━━━━━◆━━"
    drawn = picture(draw_example("start 0,0; EW 1,0; stone SW 2,0", PLAIN))
    assert drawn.splitlines()[1:] == ["   ░░┃░░░░░░░●░░░●", " 0 ━━⌂━━━━━━━━━┓░░", "   ░░┃░░░░░░░●░┃░●"]


def test_light_ends_at_dead_ends_and_gaps() -> None:
    lit = Example("start 0,0; E|W 1,0; EW 2,0; NS 0,1; NS 0,3").maze().lit
    assert lit == {(0, 0): N | E | S | W, (1, 0): W, (2, 0): 0, (0, 1): N | S, (0, 3): 0}


def test_a_large_maze_is_cropped_around_the_choices() -> None:
    maze = Example("; ".join(["start 0,0", *(f"EW {x},0" for x in range(-10, 11) if x)])).maze()
    drawn = draw_board(maze, PLAIN, width=40, height=8, labels={(11, 0): "a"})
    assert drawn.width <= 40
    assert len(drawn.lines) <= 8
    assert drawn.lines[0].plain.startswith("◀")
    assert picture(drawn.lines).splitlines()[4].endswith("━╸ a")
    drawn = draw_board(maze, PLAIN, width=40, height=8, focus=[(-10, 0)])
    assert drawn.lines[0].plain.startswith("▶")


def test_pictures_never_exceed_their_area() -> None:
    rng = random.Random(3)
    for seed in range(6):
        match = Match.new("saboteur", players=4, seed=seed, rounds=1)
        while match.actor is not None:
            if rng.random() < 0.1:
                maze = maze_of(match.view(None))
                width, height = rng.randrange(30, 120), rng.randrange(8, 60)
                drawn = draw_board(maze, PLAIN, width, height)
                assert max(line.cell_len for line in drawn.lines) <= drawn.width <= width
                assert len(drawn.lines) <= height
            match.play(rng.choice(match.moves()))


def test_colour_changes_no_character_but_rock() -> None:
    code = "start 0,0; EW 1,0; E|W 2,0; goal 4,0; place a 3,0"
    shaded = picture(draw_example(code, Look(shades=True)))
    assert shaded == "\n".join(
        line.rstrip() for line in picture(draw_example(code, PLAIN)).replace("░", " ").split("\n")
    )


def test_the_characters_are_those_the_output_can_carry() -> None:
    assert glyphs_for("utf-8") is UNICODE
    assert glyphs_for("ascii") is ASCII
    assert glyphs_for("latin-1") is ASCII
    assert glyphs_for("no such encoding") is ASCII
    assert "Käse „süß“ – so …".translate({}) == UNICODE.plain("Käse „süß“ – so …")  # noqa: RUF001
    assert ASCII.plain("Käse „süß“ – so …") == 'Kaese "suess" - so ...'  # noqa: RUF001
    drawn = picture(draw_example("start 0,0; EW 1,0; E|W 2,0; goal 4,0; seen-gold 4,1; place a 3,0", Look(ASCII)))
    assert drawn.isascii()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "players"), [("saboteur", 5), ("saboteur2", 5), ("duel", 2), ("solo", 1), ("dark-cave", 5)]
)
def test_the_hand_is_drawn_in_80_by_24(game: str, players: int, lang: str) -> None:
    """Whatever the role: its aim is dropped if it needs a line of its own."""
    for seed in range(12):
        match = Match.new(game, players, seed=seed)
        assert match.actor is not None
        scene = question(match, match.actor, lang)
        drawn = [line.plain for line in _hand(scene, PLAIN, 80, drawn=True)]
        lines = [line.plain for line in compose(scene, PLAIN, 80, 23)]
        at = lines.index(drawn[0])
        assert drawn == lines[at : at + len(drawn)]
        assert len(lines) <= 23
