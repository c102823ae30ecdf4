"""The registry of action cards, and cards of which an interface knows nothing."""

import pytest

from saboteur.cards.actions import ACTIONS, KINDS, is_action, readable
from saboteur.cards.deck import load, names
from saboteur.games import GAMES, ruleset
from saboteur.notation.move import Move
from saboteur.notation.verb import VERBS
from saboteur.terminal.canvas import Canvas
from saboteur.terminal.card import draw_card
from saboteur.terminal.glyphs import ASCII, UNICODE
from saboteur.terminal.hand import named
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.style import Look
from saboteur.text import LANGUAGES, has

AIMS = {
    "player": "p2",
    "player+tool": "p2 cart",
    "cell": "3,0",
    "cell-or-player": "3,0",
    "edge": "3,0 E",
    "field": "2,1.N",
    "nothing": "",
}


def test_every_card_of_the_registry_is_in_a_box_and_the_other_way_round() -> None:
    assert {card.name for name in names() for card in load(name).actions} == set(ACTIONS)
    assert len(KINDS) == len(ACTIONS)
    assert not VERBS.keys() & set(ACTIONS)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_reads_back_as_it_is_aimed(game: str) -> None:
    rules = ruleset(game, load(game).players[0])
    for card in rules.deck.actions:
        aim = AIMS[card.kind.aim] if rules.players > 1 else AIMS[card.kind.aim].replace("p2", "p1")
        move = Move.parse(f"{card.code} {aim}")
        assert move == rules.codec.move(rules.codec.code(move)), card.code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_registry_has_its_texts(lang: str) -> None:
    keys = {("card-cave-" if card.group else "card-") + card.name for name in names() for card in load(name).actions}
    assert [] == [key for key in keys for form in ("", ".a", ".short", ".help") if not has(key + form, lang)]


@pytest.mark.parametrize("code", ["lucky-find", "II.lucky-find"])
def test_a_card_without_texts_has_a_readable_name(code: str) -> None:
    english, german = (Narrator(lang, ("Anna", "Bruno")) for lang in ("en", "de"))
    assert is_action(code)
    assert "lucky find" == readable(code) == english.card(code) == german.card(code, "short")
    assert "the card “lucky find”" == english.card(code, "a")
    assert "die Karte „lucky find“" == german.card(code, "a")
    assert english.explain(code).startswith("Lucky find. A card of house rules")
    assert german.explain(code).startswith("Lucky find. Eine Karte der Hausregeln")
    assert "lucky find" in named(code, english)


def test_a_card_without_a_picture_is_drawn_in_a_frame() -> None:
    for glyphs, frame in ((UNICODE, "┌───┐ │LF │ └───┘"), (ASCII, "+---+ |LF | +---+")):
        canvas = Canvas()
        draw_card(canvas, 0, 0, "II.lucky-find", Look(glyphs=glyphs))
        assert frame == " ".join(line.plain for line in canvas.lines(0, 0, 5, 3))
