"""Moves that a bot played in a person's name: marked in events, record and words, any move to the rules."""

import random

import pytest
from rich.console import Console

from saboteur.games import GAMES, game
from saboteur.match import Match
from saboteur.notation.event import Event
from saboteur.record import RecordError
from saboteur.terminal.names import players
from saboteur.terminal.replay_steps import replay_steps
from saboteur.terminal.scene import narrator_of
from saboteur.terminal.style import look_of
from saboteur.text import LANGUAGES, text


def played(name: str, seed: int = 5) -> Match:
    """A match in which p1 was played for all the time."""
    least, _ = game(name).players
    match = Match.new(name, least, seed=seed)
    rng = random.Random(seed)
    while match.actor is not None:
        match.play(rng.choice(match.moves()), by_bot=match.actor == 0)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_the_mark_survives_record_and_replay(name: str) -> None:
    match = played(name)
    marked = [event for event in match.events if event.by_bot]
    assert marked
    assert {event.seat for event in marked} == {0}
    assert not any(event.kind in {"draw", "round", "role"} for event in marked)
    record = match.record()
    assert '"p1 (bot): ' in record
    assert Match.replay(record).events == match.events
    assert Match.replay(record).record() == record
    assert replay_steps(match)[-1].match.events == match.events
    assert all(Event.parse(str(event)) == event for event in match.events)


def test_the_mark_changes_nothing_but_itself() -> None:
    """Without it the same record is that of the same match, so older records keep their meaning."""
    match = played("saboteur")
    plain = Match.replay(match.record().replace(" (bot):", ":"))
    assert plain.outcome == match.outcome
    assert not any(event.by_bot for event in plain.events)
    assert [str(event).removesuffix(" (bot)") for event in match.events] == [str(event) for event in plain.events]


def test_masked_records_have_the_mark_too() -> None:
    """Everybody may know who played; what was thrown away stays hidden."""
    match = played("saboteur")
    assert '"p1 (bot): ' in match.record(seat=1)
    assert '"p1: ' not in match.record(seat=None)


def test_a_bot_says_nothing_in_a_persons_name() -> None:
    with pytest.raises(RecordError, match="write a move like"):
        Match.replay(Match.new("saboteur", 3, seed=1).record().replace("]\n", '  "p1 (bot) says: trust p2",\n]\n'))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_terminal_tell_it(lang: str) -> None:
    match = played("saboteur")
    seats = players(("", "greedy", "greedy"))
    teller = narrator_of(match.view(None), seats, lang, look_of(Console()))
    lines = teller.news(match.seen(None))
    mark = text("by-bot", lang)
    assert any(line.endswith(mark) for line in lines)
    assert not all(line.endswith(mark) for line in lines)
