"""The guides: as long as promised, alike in both languages, complete, and true in the engine."""

import re
from collections import Counter
from pathlib import Path

import pytest

import saboteur
from saboteur.cards.actions import action_name
from saboteur.cards.deck import load
from saboteur.cards.shape import Shape
from saboteur.games import GAMES
from saboteur.registry import PACKAGES
from saboteur.terminal.example import TRIED
from saboteur.terminal.glyphs import ASCII
from saboteur.terminal.rulebook import guide, redrawn, rules_lines, source
from saboteur.terminal.style import Look
from saboteur.text import LANGUAGES

pytestmark = pytest.mark.once

ABOUT = {
    "en": ["What it is about", "Before you start", "Your turn", "Does it fit?", "The cards", "The end"],
    "de": ["Worum es geht", "Bevor es losgeht", "Dein Zug", "Passt der Gang?", "Die Karten", "Das Ende"],
}
HEADINGS = {"en": [*ABOUT["en"], "Good to know"], "de": [*ABOUT["de"], "Gut zu wissen"]}
PICTURE = re.compile(r"^```(maze|cards) (.*)\n(?:.*\n)*?```\n\n?(?:\*(.*)\*\n)?", re.MULTILINE)
EXACT = re.compile(r"^\[(.*)\]\(\.\./([\w-]+(?:\.de)?)\.md#(.*)\)$", re.MULTILINE)
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def pictures(game: str, kind: str, lang: str = "en") -> list[str]:
    """The codes of a guide's pictures."""
    return [code for found, code, _ in PICTURE.findall(guide(game, lang)) if found == kind]


def parts(code: str) -> list[list[str]]:
    return [part.split() for part in code.split("; ")]


def cell(written: str) -> tuple[int, int]:
    x, y = written.partition(".")[0].split(",")
    return int(x), int(y)


def laid(code: str) -> dict[tuple[int, int], str]:
    """The tunnels of an example, without what is tried."""
    return {cell(where): what for what, *_, where in parts(code) if re.match(r"(I+\.)?[NESW|]+(:|$)", what)}


def match_of(game: str, code: str, card: str = "", **keys: str) -> saboteur.Match:
    """A match with the example's maze in which the first player holds a card."""
    written = "".join(f"{key.replace('_', '.')} = {value}\n" for key, value in keys.items())
    players = load(game).players[0]
    others = ", ".join(f'p{seat} = ["{_spare(game)}"]' for seat in range(2, players + 1))
    hands = f'{{ p1 = ["{card or _spare(game)}", "{_spare(game)}"]{", " if others else ""}{others} }}'
    board = [f"{what} {x},{y}" for (x, y), what in laid(code).items()]
    return saboteur.Match.from_scenario(
        f'format = 1\ngame = "{game}"\nplayers = {players}\nboard = {board!r}\nturn = "p1"\nhands = {hands}\n{written}'
    )


def _spare(game: str) -> str:
    return "I.rat" if game == "dark-cave" else "map"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_guide_has_600_to_900_words(game: str, lang: str) -> None:
    prose = EXACT.sub("", re.sub(r"^```(?:.*\n)*?```$", "", guide(game, lang), flags=re.MULTILINE))
    assert 600 <= len(re.findall(r"\w[\w'-]*", prose)) <= 900


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_guide_has_the_same_sections_and_each_leads_to_the_reference(game: str, lang: str) -> None:
    written = guide(game, lang)
    assert re.findall(r"^## (.*)$", written, re.MULTILINE) == HEADINGS[lang]
    reference = source(game, lang)
    anchors = {
        re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^## (.*)$", reference, re.MULTILINE)
    }
    numbers = set(re.findall(r"^- \*\*([A-Z0-9]+-\d\d)", reference, re.MULTILINE))
    links = EXACT.findall(written)
    assert len(links) == len(HEADINGS[lang])
    for words, book, anchor in links:
        assert book.removesuffix(".de") == PACKAGES[game].replace("_", "-")
        assert book.endswith(".de") == (lang == "de")
        assert anchor in anchors, anchor
        assert set(re.findall(r"[A-Z0-9]+-\d\d", words)) <= numbers


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_show_the_same_pictures_and_name_the_same_places(game: str) -> None:
    english, german = (PICTURE.findall(guide(game, lang)) for lang in LANGUAGES)
    assert [found[:2] for found in english] == [found[:2] for found in german]
    for (kind, code, first), (_, _, second) in zip(english, german, strict=True):
        named = [sorted(re.findall(r"`(-?\d+,-?\d+)`", caption)) for caption in (first, second)]
        assert named[0] == named[1]
        # A caption speaks of cells that the picture shows; a rockfall leaves an empty one.
        shown = {",".join(map(str, cell(where))) for *_, where in parts(code)} if kind == "maze" else set()
        assert set(named[0]) <= shown | {"2,0"}
        assert bool(first) == bool(second) == (kind == "maze")


TURNED = re.compile(r"\b(columns?|rows?|above|below|Spalten?|Zeilen?|(?<!nach )oben|unten)\b", re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_are_true_of_a_board_that_lies_turned(game: str, lang: str) -> None:
    """On a phone columns are rows."""
    assert TURNED.findall(guide(game, lang)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_action_card_of_the_deck_is_shown(game: str) -> None:
    shown = {code for codes in pictures(game, "cards") for code in codes.split(", ")}
    assert {action_name(card.code) for card in load(game).actions} <= {action_name(code) for code in shown}


@pytest.mark.parametrize("game", GAMES)
def test_pictures_show_cards_of_the_box_that_fit(game: str) -> None:
    box = load(game)
    counts = Counter({card.code: card.count for card in box.paths})
    counts.update({card.code: card.count for card in box.actions})
    for codes in pictures(game, "cards"):
        for code in codes.split(", "):
            assert "/" in code or _printed(code, counts), code
    for code in pictures(game, "maze"):
        cards = laid(code) | {cell(where): card for what, card, where in map(_padded, parts(code)) if what == "fits"}
        used = Counter(_printed(card, counts) for card in cards.values())
        assert all(counts[card] >= count for card, count in used.items()), code
        every = cards | {cell(where): "NESW" for what, *_, where in parts(code) if what.startswith("start")}
        for (x, y), card in every.items():
            for side, (dx, dy) in enumerate(SIDES):
                other = every.get((x + dx, y + dy))
                if other is not None:
                    openings, beside = Shape.parse(card).openings, Shape.parse(other).openings
                    assert openings >> side & 1 == beside >> (side ^ 2) & 1, f"{card} and {other} in {code}"


def _padded(part: list[str]) -> tuple[str, str, str]:
    return part[0], part[1], part[-1]


def _printed(card: str, counts: Counter[str]) -> str:
    """The card of the box, which may lie turned; empty if there is none."""
    if card in counts:
        return card
    shape = Shape.parse(card)
    return next((code for code in (str(shape), str(shape.turned())) if code in counts), "")


TRIALS = [
    (game, code, *part) for game in GAMES for code in pictures(game, "maze") for part in parts(code) if part[0] in TRIED
]


def test_every_guide_tries_cards() -> None:
    assert {(game, "fits") for game in GAMES} <= {(game, what) for game, _, what, *_ in TRIALS}
    assert len(TRIALS) > 10


@pytest.mark.parametrize(("game", "code", "what", "card", "where"), TRIALS)
def test_what_is_said_to_fit_or_not_is_so_in_the_engine(game: str, code: str, what: str, card: str, where: str) -> None:
    match = match_of(game, code, card)
    move = f"{card} {where}"
    if what == "fits":
        assert move in {str(one) for one in match.moves()}
        match.play(move)
    else:
        with pytest.raises(saboteur.IllegalMove) as refusal:
            match.play(move)
        assert refusal.value.reason == TRIED[what]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_captions_say_what_the_picture_claims(game: str, lang: str) -> None:
    words = {"en": ("Fits", "Does not"), "de": ("Passt", "Passt nicht|Geht nicht")}[lang]
    for kind, code, caption in PICTURE.findall(guide(game, lang)):
        tried = [part[0] for part in parts(code) if part[0] in TRIED] if kind == "maze" else []
        if tried:
            refused = re.search(words[1], caption) is not None
            assert refused == (tried != ["fits"]), caption
            assert refused or words[0] in caption, caption


def test_goals_lie_where_they_are_dealt() -> None:
    """At least in the first picture of each guide, all of them do."""
    for game in GAMES:
        match = saboteur.Match.new(game, players=load(game).players[0], seed=1)
        dealt = {goal.cell for goal in match.view(None).goals}
        first = pictures(game, "maze")[0]
        shown = {cell(where) for what, *_, where in parts(first) if what == "goal"}
        assert shown in ({*dealt}, set()), game


def test_rockfall_cuts_off_what_lies_behind() -> None:
    (code,) = (one for one in pictures("saboteur", "maze") if "ESW 3,0" in one and "goal" not in one)
    match = match_of("saboteur", code + "; EW 2,0", "rockfall")
    assert (3, 0) in lit(match)
    match.play("rockfall 2,0")
    assert lit(match) == {(0, 0), (1, 0)}


def lit(match: saboteur.Match) -> set[tuple[int, int]]:
    """The cells of all cards joined to the start."""
    return {laid.cell for laid in match.view(0).board if any(laid.reached)}


def test_blue_boss_and_profiteer_win_behind_a_blue_door() -> None:
    (code,) = (one for one in pictures("saboteur2", "maze") if "gold 8,0" in one)
    board = [f"{what} {x},{y}" for (x, y), what in laid(code).items() if (x, y) != (7, 0)]
    match = saboteur.Match.from_scenario(
        'format = 1\ngame = "saboteur2"\nplayers = 5\nturn = "p1"\n'
        f"board = {board!r}\n"
        'goals = { "8,0" = "gold" }\noptions = { rounds = 1 }\n'
        'roles = { p1 = "boss", p2 = "blue-digger", p3 = "green-digger", p4 = "profiteer", p5 = "saboteur" }\n'
        'hands = { p1 = ["NEW"], p2 = ["map"], p3 = ["map"], p4 = ["map"], p5 = ["map"] }\n'
    )
    match.play("NEW 7,0")
    assert match.results[0].gold == (2, 3, 0, 1, 0)


def test_green_marks_the_nugget() -> None:
    (code,) = (one for one in pictures("duel", "maze") if "marker" in one)
    without = code.replace("NW 2,1; ", "")
    match = match_of("duel", without, "NW")
    match.play("NW 2,1")
    duel = match.view(0).duel
    assert duel is not None
    assert [(marker.cell, marker.seat) for marker in duel.marked] == [((2, 0), 0)]


def test_the_tunnel_before_the_gold_falls_in() -> None:
    (code,) = (one for one in pictures("solo", "maze") if "gold1" in one)
    last = [*laid(code)][-1]
    match = match_of("solo", code.rpartition(";")[0], laid(code)[last], piles_draw='["rockfall", "map", "map"]')
    match.play(f"{laid(code)[last]} {last[0]},{last[1]}")
    assert (3, 0) not in {laid.cell for laid in match.view(0).board}
    assert last in {laid.cell for laid in match.view(0).board}


def test_the_web_bars_the_way() -> None:
    (code,) = (one for one in pictures("dark-cave", "maze") if "web" in one)
    match = match_of("dark-cave", code, "I.web", cave_figures='{ p1 = "1,0", p2 = "0,0" }')
    match.play("I.web 1,0 E")
    assert "step 2,0" not in {str(move) for move in match.moves()}
    assert "step 0,0" in {str(move) for move in match.moves()}


def test_one_step_leads_out() -> None:
    (code,) = (one for one in pictures("dark-cave", "maze") if "exit" in one)
    fields = {part[0]: part[-1] for part in parts(code)}
    where = ",".join(map(str, cell(fields["open"])))
    match = match_of(
        "dark-cave",
        code,
        goals=f'{{ "{where}" = "NESW:exit" }}',
        open=f'["{where}"]',
        roles='{ p1 = "yellow-loyal", p2 = "blue-loyal" }',
        cave_figures=f'{{ p1 = "{fields["dwarf"]}" }}',
    )
    match.play("discard I.rat")
    match.play(f"step {fields['step']}")
    assert "leave" in {event.kind for event in match.seen(None)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_guide_and_reference_fit_the_terminal(game: str, lang: str) -> None:
    for reference in (False, True):
        for width in (80, 60):
            lines = rules_lines(game, lang, Look(), width, reference=reference)
            assert max(line.cell_len for line in lines) <= width
        lines = rules_lines(game, lang, Look(), 120, reference=reference)
        told = "\n".join(line.plain for line in lines)
        assert ("--reference" in told) == (not reference)
        assert "](" not in told


def test_guides_can_be_told_in_plain_characters() -> None:
    for game in GAMES:
        assert "\n".join(line.plain for line in rules_lines(game, "de", Look(ASCII), 80)).isascii(), game


@pytest.mark.parametrize(
    "file", sorted((Path(__file__).parents[2] / "docs" / "rules" / "guide").glob("*.md")), ids=lambda file: file.name
)
def test_the_drawings_are_fresh(file: Path) -> None:
    """`python tools/draw_rules.py` draws them anew."""
    written = file.read_text(encoding="utf-8")
    assert redrawn(written, Look(), "de" if file.name.endswith(".de.md") else "en") == written
