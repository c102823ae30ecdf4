"""Texts for people: both languages have the same keys, and everything that can happen has a text."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from saboteur.cards.options import allowed
from saboteur.games import GAMES, game
from saboteur.games.duel.views import BANDS
from saboteur.games.prompts import prompts_of
from saboteur.notation.claim import ABOUT_GOALS, ABOUT_ME, ABOUT_PLAYERS
from saboteur.notation.event_table import FIELDS
from saboteur.notation.events.dark_cave import ENDINGS
from saboteur.notation.events.duel import ROUND_ENDS
from saboteur.notation.reason import REASONS
from saboteur.registry import PACKAGES
from saboteur.terminal.narrator import GOALS, card_key
from saboteur.text import LANGUAGES, UnknownText, catalogues, has, language, text

pytestmark = pytest.mark.once

SOURCES = Path(__file__).parents[2] / "src" / "saboteur"
SHARED = (
    *("cards", "dark_cave", "duel", "events", "options", "prompts", "reasons", "saboteur", "saboteur2", "terminal"),
)
"""The catalogues of the games."""
NUMBERS = {"round", "rounds", "cards", "gold", "value", "count", "place", "step", "steps", "players"}


class Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - fluent's name
        """One more."""
        self.found.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The variables of every text by its key, attributes as ``message.attribute``."""
    found: dict[str, frozenset[str]] = {}
    for name, written in catalogues(lang).items():
        for entry in parse(written).body:
            assert not isinstance(entry, fluent.Junk), f"{lang}/{name}.ftl: {entry.content}"
            if not isinstance(entry, fluent.Message):
                continue
            parts = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{key} is there twice"
                assert pattern is not None, f"{key} has no words of its own"
                collector = Variables()
                collector.visit(pattern)
                found[key] = frozenset(collector.found)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_catalogues(lang: str) -> None:
    assert list(catalogues("en")) == list(catalogues(lang))


def test_every_game_has_a_catalogue_named_like_its_package() -> None:
    assert set(PACKAGES.values()) <= set(catalogues("en"))


@pytest.mark.parametrize(("lang", "told"), [("en", "clan"), ("de", "Clan")])
@pytest.mark.parametrize("you", ["yes", "no"])
def test_looking_at_a_role_speaks_of_no_clan_because_saboteur_2_has_none(you: str, lang: str, told: str) -> None:
    values = {"you": you, "who": "Ada", "name": "Bo", "role": "x", "known": "yes", "target": "other"}
    assert told not in text("event-look", lang, **values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    # Which rules a number's plural needs is each language's own business, so every key is compared by itself.
    assert sorted(english) == sorted(other)
    assert {} == {key: (english[key], other[key]) for key in english if english[key] != other[key]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_told(lang: str) -> None:
    for key, variables in messages(lang).items():
        for number in (1, 2):
            values: dict[str, str | int] = {name: number if name in NUMBERS else "Xy" for name in variables}
            told = text(key, lang, **values)
            assert told.strip(), key
            assert not re.search(r"[{}\u2066-\u2069]|  ", told), f"{key}: {told!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_happen_has_its_text(lang: str) -> None:
    wanted = [f"reason-{reason}" for reason in REASONS]
    wanted += [f"event-{kind}" for kind in FIELDS]
    wanted += [f"claim-{what}" for what in (*ABOUT_GOALS, *ABOUT_PLAYERS, *ABOUT_ME)]
    ends = ("treasure-reached", "treasure-not-reached", "no-saboteurs", "doors-shut", *ROUND_ENDS, *ENDINGS[1:])
    wanted += [f"result-{reason}" for reason in ends]
    outcomes = ("most-gold", "shared-gold", "draw", "greater-treasure", "first-out", *(band for _, band in BANDS))
    wanted += [f"outcome-{reason}" for reason in outcomes]
    wanted += [f"prompt-{kind}" for name in GAMES for kind in prompts_of(name).values()]
    wanted += [f"game-{name}{form}" for name in GAMES for form in ("", ".line")]
    wanted += [f"goal-{which}.at" for which in GOALS]
    for name in GAMES:
        box = game(name)
        codes = [row.code for row in (*box.starts, *box.paths)] + [row.code for row in box.actions]
        wanted += [f"{card_key(code)}{form}" for code in codes for form in ("", ".a", ".short", ".help")]
        wanted += [f"role-{role.code}{form}" for role in box.roles for form in ("", ".a", ".aim", ".help")]
        wanted += ["option-edition", *(f"option-edition.{edition}" for edition in box.editions)]
        for option, values in allowed(box).items():
            wanted.append(f"option-{option}")
            if option not in {"rounds", "first"}:
                wanted += [f"option-{option}.{str(value).lower()}" for value in values]
    assert [] == [key for key in wanted if not has(key, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_fit_below_a_drawn_card(lang: str) -> None:
    short = {
        key: text(key, lang, name="lucky find")
        for key in messages(lang)
        if key.startswith("card-") and key.endswith(".short")
    }
    assert {} == {key: words for key, words in short.items() if len(words) > 12}


def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """Strings in the sources that may be keys, and patterns of composed ones."""
    literals: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for file in [*SOURCES.glob("terminal/*.py"), *SOURCES.glob("commands/*.py"), *SOURCES.glob("server/*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if re.match(r"[a-z]+-", str(node.values[0].value)):
                    patterns.append(re.compile("".join(parts)))
    return literals, patterns


HELP = re.compile(r"^\s+\.help = (.*[^.?!:…}\n])$", re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_explains_a_choice_is_a_whole_sentence(lang: str) -> None:
    """One below the other, a sentence without its end looks forgotten."""
    files = (SOURCES / "locales" / lang).glob("page*.ftl")
    assert [] == [said for file in files for said in HELP.findall(file.read_text(encoding="utf-8"))]


def test_no_text_is_left_over() -> None:
    literals, patterns = used()
    written = "\n".join(catalogues("en")[name] for name in SHARED)
    keys = {key for key in messages("en") if re.search(f"^{key} =", written, re.MULTILINE)}
    unused = [key for key in keys if key not in literals and not any(one.fullmatch(key) for one in patterns)]
    # Cards are named by `card_key`, whose kinds of ways are literals of their own.
    assert [] == [key for key in unused if not key.startswith("card-")]


def test_every_text_asked_for_exists() -> None:
    missing = []
    for file in [*SOURCES.glob("terminal/*.py"), *SOURCES.glob("commands/*.py"), *SOURCES.glob("server/*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in {"say", "_say", "text"} and not has(str(node.args[0].value), "en"):
                missing.append(f"{file.name}: {node.args[0].value!r}")
    assert [] == missing


def test_unknown_texts_values_and_languages_are_refused() -> None:
    for key in ("no-such-text", "card-map.no-such-form"):
        assert not has(key, "en")
        with pytest.raises(UnknownText, match="no text"):
            text(key, "en")
    with pytest.raises(UnknownText, match="lacks something"):
        text("event-lay", "en", you="no")
    with pytest.raises(UnknownText, match=f"there are {', '.join(LANGUAGES)}"):
        text("card-map", "xx")


def test_texts_agree_with_their_reader() -> None:
    values = {"who": "Bruno", "name": "Cleo", "tool": "Laterne"}
    assert text("event-break", "de", you="no", target="you", **values) == "Bruno zerbricht deine Laterne!"
    assert text("event-break", "de", you="yes", target="other", **values) == "Du zerbrichst die Laterne von Cleo."
    assert text("event-take", "en", you="no", known="yes", who="Bruno", value=1) == "Bruno takes 1 gold."
    assert text("event-take", "en", you="no", known="no", who="Bruno", value=0) == "Bruno takes a gold card."


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "de_CH.UTF-8", "LC_MESSAGES": "en"}, "de"),
        ({"LANG": "", "LC_ALL": ""}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environ: dict[str, str], lang: str) -> None:
    assert language(None, environ) == lang


def test_a_wish_beats_the_locale() -> None:
    assert language("en", {"LANG": "de_DE.UTF-8"}) == "en"
