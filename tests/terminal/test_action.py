"""Moves in words: every move of every game is told without its notation."""

import random
import re

import pytest

from saboteur import GAMES, Match
from saboteur.notation.move import Move
from saboteur.terminal.action import action
from saboteur.terminal.names import players
from saboteur.terminal.scene import narrator_of
from saboteur.text import LANGUAGES
from screens import LOOK
from usual import usual

pytestmark = pytest.mark.once

CODE = re.compile(r"broken-|repair-|swap-|\bI+\.|\||:|\bp\d\b|play-|{")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_its_words(game: str, lang: str) -> None:
    rng = random.Random(3)
    seats = usual({"saboteur2": 5})[game]
    told = set()
    for seed in range(3):
        match = Match.new(game, players=seats, seed=seed)
        for _ in range(60):
            if match.actor is None:
                break
            teller = narrator_of(match.view(None), players([""] * seats), lang, LOOK)
            for move in match.moves():
                said = action(Move.parse(str(move)), teller)
                verb = said.replace(": ", " ")
                assert said
                assert not CODE.search(verb), (str(move), said)
                told.add(move.verb)
            match.play(rng.choice(match.moves()))
    assert {"lay", "discard"} <= told
