"""The reference of the rules: complete, the same in both languages, and with correct drawings."""

import re
from pathlib import Path

import pytest

import saboteur
from saboteur.cards.deck import load
from saboteur.cards.options import allowed
from saboteur.cards.shape import Shape
from saboteur.games import GAMES
from saboteur.maze import Ground, Maze
from saboteur.terminal.glyphs import ASCII
from saboteur.terminal.rulebook import redrawn, rules_lines, source
from saboteur.terminal.style import Look
from saboteur.text import LANGUAGES

pytestmark = pytest.mark.once

RULES = {
    "saboteur": [f"G-{number:02}" for number in range(1, 17)] + [f"B-{number:02}" for number in range(1, 39)],
    "saboteur2": [f"S2-{number:02}" for number in range(1, 37)],
}
RULINGS = {
    "saboteur": [f"R-B-{number:02}" for number in range(1, 34)],
    "saboteur2": [f"R-S2-{number:02}" for number in range(1, 35)],
}
# These rulings only say that nothing special happens, or repeat a rule.
UNNAMED = {
    "saboteur": {"R-B-29", "R-B-31", "R-B-32"},
    "saboteur2": {"R-S2-02", "R-S2-09", "R-S2-30", "R-S2-31", "R-S2-33"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_told_once_and_in_order(game: str, lang: str) -> None:
    assert re.findall(r"^- \*\*((?:G|B|S2)-\d\d)", source(game, lang), re.MULTILINE) == RULES[game]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_listed_and_referred_to_where_it_matters(game: str, lang: str) -> None:
    written = source(game, lang)
    rulings = RULINGS[game]
    assert re.findall(r"^\| (R-\w+-\d\d) \|", written, re.MULTILINE) == rulings
    told = set(re.findall(r"R-\w+-\d\d", re.sub(r"^\|.*$", "", written, flags=re.MULTILINE)))
    assert set(rulings) - told == UNNAMED[game]


@pytest.mark.parametrize("game", ["saboteur", "saboteur2", "duel", "dark-cave"])
def test_both_languages_refer_to_the_same_rulings_and_show_the_same_examples(game: str) -> None:
    english, german = source(game, "en"), source(game, "de")
    for pattern in (r"R-(?:B|S2|D|SO|C)-\d\d|\b(?:G|B|S2|D|SO|C)-\d\d", r"```maze .*", r"●+ \|$"):
        assert re.findall(pattern, english, re.MULTILINE) == re.findall(pattern, german, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_value_is_listed(game: str, lang: str) -> None:
    written = source(game, lang)
    box = load(game)
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", written, re.MULTILINE))
    choices = {"edition": tuple(box.editions), **allowed(box)}
    # The Duel's rules list the options of the solo game as well.
    assert [option for option in rows if option in choices] == list(choices)
    assert set(rows) <= {"edition", *allowed(box), *allowed(load("duel")), *allowed(load("solo"))}
    for option, values in choices.items():
        shown = re.findall(r"`([^`]+)`", rows[option])
        expected = [str(value).lower() for value in values]
        assert shown == (expected[:2] if option == "first" else expected)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_that_of_the_deck(lang: str) -> None:
    rows = re.findall(r"^\| [^|]+ \| (\d+(?: \| \d+){7}) \|$", source("saboteur", lang), re.MULTILINE)
    counts, saboteurs, diggers, hands, piles = ([int(number) for number in row.split(" | ")] for row in rows)
    tables = load("saboteur").tables
    assert counts == list(tables)
    assert saboteurs == [table.roles["saboteur"] for table in tables.values()]
    assert diggers == [table.roles["digger"] for table in tables.values()]
    assert hands == [sum(table.hand) for table in tables.values()]
    assert piles == [sum(table.pile) for table in tables.values()]


@pytest.mark.parametrize(
    "file", sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md")), ids=lambda file: file.name
)
def test_the_drawings_are_fresh(file: Path) -> None:
    """`python tools/draw_rules.py` redraws them."""
    written = file.read_text(encoding="utf-8")
    assert redrawn(written, Look(), "en") == written


def pictured(code: str) -> dict[tuple[int, int], str]:
    """The face-up cards of an example, starts and open goals among them."""
    cards = {}
    for part in code.split("; "):
        *words, where = part.split()
        x, y = where.partition(".")[0].split(",")
        name = "NESW" if words[0].startswith("start") else words[-1]
        if words[0] in {"stone", "open"} or words[0].startswith("start") or re.match(r"(I+\.)?[NESW|]+(:|$)", words[0]):
            cards[int(x), int(y)] = name
    return cards


@pytest.mark.parametrize("game", ["saboteur", "saboteur2", "duel", "dark-cave"])
def test_the_examples_show_cards_of_the_box_that_fit(game: str) -> None:
    box = load(game)
    known = {card.code for card in (*box.paths, *box.goals)} | {"NESW"}
    for code in re.findall(r"```maze (.*)", source(game, "en")):
        cards = pictured(code)
        assert cards
        for (x, y), name in cards.items():
            shape = Shape.parse(name)
            assert {str(shape), str(shape.turned())} & known, name
            for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                other = cards.get((x + dx, y + dy))
                if other is not None:
                    fits = shape.openings >> side & 1 == Shape.parse(other).openings >> (side ^ 2) & 1
                    assert fits, f"{name} and {other} in {code}"


def test_the_example_of_laying_is_true() -> None:
    """A straight tunnel fits exactly where the example of B-14 has its letters."""
    (code,) = re.findall(r"```maze (.*place a.*)", source("saboteur", "en"))
    cards = {}
    letters = set()
    start = (0, 0)
    for part in code.split("; "):
        *words, cell = part.split()
        x, y = map(int, cell.split(","))
        if words[0] == "place":
            letters.add((x, y))
        elif words[0] == "start":
            start = (x, y)
        else:
            cards[x, y] = words[0]
    maze = Maze.on(Ground((("NESW:ladder", start),)), [(card, cell) for cell, card in cards.items()])
    around = {(x + dx, y + dy) for x, y in (start, *cards) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
    assert letters == {cell for cell in around if maze.fits("EW", cell)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_fit_the_terminal(game: str, lang: str) -> None:
    for width in (80, 60, 120):
        lines = rules_lines(game, lang, Look(), width, reference=True)
        assert max(line.cell_len for line in lines) <= width
        assert any("╋" in line.plain or "⌂" in line.plain for line in lines)


def test_the_rules_can_be_told_in_plain_characters() -> None:
    lines = rules_lines("saboteur", "de", Look(ASCII), 80, reference=True)
    told = "\n".join(line.plain for line in lines)
    assert "Goldgraeber" in told
    assert told.isascii()


def test_without_a_translation_the_rules_are_told_in_english() -> None:
    assert source("solo", "fr") == source("solo", "en") != source("solo", "de")


def cave_example(letters: str) -> tuple[list[str], dict[str, str], dict[str, str]]:
    """The cards of the Dark Cave's example with these letters, what stands where, and the fields of the letters."""
    codes = re.findall(r"```maze (.*)", source("dark-cave", "en"))
    code = next(one for one in codes if re.findall(r"step (\w)", one) == list(letters))
    parts = [part.split() for part in code.split("; ")]
    board = [" ".join(part) for part in parts if "." in part[0]]
    standing = {part[0]: part[-1] for part in parts if part[0] in {"dwarf", "lindworm", "web"}}
    return board, standing, {part[1]: part[2] for part in parts if part[0] == "step"}


def after(letters: str, card: str, *played: str) -> saboteur.Match:
    """The example's maze with dwarf 1 on his field, after his discard or his card and these moves."""
    board, standing, _ = cave_example(letters)
    match = saboteur.Match.from_scenario(
        f'format = 1\ngame = "dark-cave"\nplayers = 3\nboard = {board!r}\nturn = "p1"\n'
        f'hands = {{ p1 = ["{card}"], p2 = ["I.NS"] }}\nfront = {{ p1 = ["I.boots"] }}\n'
        f'cave.figures = {{ p1 = "{standing["dwarf"]}" }}\n'
    )
    for move in played:
        match.play(move)
    return match


def test_the_example_of_fields_is_true() -> None:
    """With boots dwarf 1 steps from letter to letter as far as d."""
    _, _, fields = cave_example("abcdef")
    match = after("abcdef", "I.rat", "discard I.rat")
    for letter in "abcd":
        assert match.actor == 0
        match.play(f"step {fields[letter]}")
    assert match.actor != 0


def test_the_example_of_ladders_and_tunnels_is_true() -> None:
    _, _, fields = cave_example("abcd")
    match = after("abcd", "I.rat", "discard I.rat")
    steps = {str(move) for move in match.moves()}
    assert {f"step {fields['a']}", f"step {fields['b']}"} <= steps
    for letter in "bcd":
        match.play(f"step {fields[letter]}")


def test_the_example_of_creatures_is_true() -> None:
    """The lindworm reaches the dwarf over a and b, and a rat does, too."""
    _, standing, fields = cave_example("ab")
    for name in ("lindworm", "rat"):
        match = after("ab", f"I.{name}", f"I.{name} {standing['lindworm']}")
        for field in (fields["a"], fields["b"], standing["dwarf"]):
            match.play(f"step {field}")
        # The rat finds an empty hand.
        assert ("lie" in {event.kind for event in match.seen(None)}) == (name == "lindworm")
