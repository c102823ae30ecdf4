"""The learned player says what it cannot do: play without NumPy, without weights, or another game."""

import importlib.util
import random
from pathlib import Path

import pytest

from saboteur import Match
from saboteur.bots import BOTS, BotNotLoaded, Referee, load, offered
from saboteur.bots.learned.bot import Learned


def test_it_is_no_level_and_no_server_offers_it() -> None:
    assert "learned" not in BOTS
    assert "learned" not in offered()


def test_without_numpy_it_says_what_it_plays_and_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *rest: None if name == "numpy" else find(name, *rest))
    sentence = r"^The bot learned plays solo alone and needs NumPy for it: pip install numpy\.$"
    with pytest.raises(BotNotLoaded, match=sentence):
        load("learned")()


def test_missing_weights_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda *_: object())
    with pytest.raises(BotNotLoaded, match=r"finds no weights in .*nowhere\.npz"):
        load(f"learned(weights={str(tmp_path / 'nowhere.npz')!r})")()


def test_another_game_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda *_: object())
    referee = Referee("learned", 0, random.Random(1))
    with pytest.raises(BotNotLoaded, match=r"^The bot learned plays solo, not duel\.$") as caught:
        referee.ask(Match.new("duel", 2, seed=1))
    assert "other-game" == caught.value.reason
    assert ("solo",) == Learned.games
