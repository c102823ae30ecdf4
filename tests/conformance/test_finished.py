"""A round that is over stays in everyone's view until the next one begins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest

import dark_cave_matches
import duel_matches
import matches
import saboteur2_matches
from saboteur import Dice, Match, View
from saboteur.match import Played
from saboteur.notation.event import HIDDEN
from saboteur.record import Spelling, line

GAMES = ("saboteur", "saboteur2", "duel", "solo")
"""The games that have rounds."""


def walk(game: str, number: int) -> Iterator[Match]:
    """A random match of three rounds, stopping before each move and at the end."""
    if game in {"duel", "solo"}:
        yield from duel_matches.walk(game, number)
        return
    kind = matches if game == "saboteur" else saboteur2_matches
    match = kind.new(number, rounds=3)
    for _ in kind.walk(match, random.Random(number)):
        yield match
    yield match


def as_it_ended(match: Match) -> View:
    """The end of the last finished round, from a match that was over then: its record up to that round's last move."""
    round_ = len(match.results)
    spelling = Spelling(match.rules)
    log = [f'  "{line(entry, spelling)}",' for entry in match.story]
    last = max(at for at, entry in enumerate(match.story) if isinstance(entry, Played))
    head = match.record().partition("log = [")[0]
    head = head.replace("rounds = 3", f"rounds = {round_}")
    assert f"rounds = {round_}" in head
    return Match.replay("\n".join([f"{head}log = [", *log[: last + 1], "]"])).view(None)


def shows_end(finished: View, end: View) -> None:
    """The picture is the end of the round as a spectator sees it, but for gold that is secret until the match is."""
    told = msgspec.to_builtins(finished)
    true = msgspec.to_builtins(end)
    for part in ("options", "gold", "results"):
        told.pop(part)
        true.pop(part)
    assert true == told
    for mine, real in zip(finished.gold, end.gold, strict=True):
        assert mine in ({HIDDEN} if finished.game == "saboteur" else {real})
    for shown, result in zip(finished.results, end.results, strict=True):
        assert msgspec.structs.replace(result, gold=()) == msgspec.structs.replace(shown, gold=())
        for share, amount in zip(shown.gold, result.gold, strict=True):
            assert share in {amount, HIDDEN}


@pytest.mark.parametrize("game", GAMES)
def test_finished_round_stays_until_the_next_one_begins(game: str, volume: Callable[..., int]) -> None:
    """All see the same picture: the end of the round. It is gone with the next move, and there is none at the end."""
    seen: Counter[str] = Counter()
    for number in range(volume(40, interpreted=5)):
        before: View | None = None
        for match in walk(game, number):
            views = [match.view(viewer) for viewer in matches.viewers(match)]
            spectator = views[0]
            dealt = before is not None and before.round < spectator.round
            for view in views:
                assert (view.finished is not None) == dealt
                assert spectator.finished == view.finished
            if spectator.finished is not None:
                shows_end(spectator.finished, as_it_ended(match))
                assert spectator.finished.round == spectator.round - 1 == len(spectator.finished.results)
                assert (None, None, None) == (
                    spectator.finished.finished,
                    spectator.finished.actor,
                    spectator.finished.prompt,
                )
                assert View.parse(str(spectator)) == spectator
                seen["ends"] += 1
                seen["secret gold"] += HIDDEN in spectator.finished.results[-1].gold
            before = spectator
    print(dict(seen))
    assert seen["ends"] == 2 * volume(40, interpreted=5)
    assert (seen["secret gold"] > 0) == (game == "saboteur")


@pytest.mark.parametrize("game", GAMES)
def test_copies_samples_and_replays_have_the_finished_round(game: str) -> None:
    """A copy, a sampled position and the replayed record show the same; it goes with the next move."""
    for match in walk(game, 7):
        if match.view(None).finished is None:
            continue
        again = Match.replay(match.record())
        match.say(0, "no-path")
        for viewer in matches.viewers(match):
            view = match.view(viewer)
            world = match.sample(viewer, random.Random(3))
            assert str(view) == str(world.view(viewer)) == str(match.copy().view(viewer)) == str(again.view(viewer))
            world.play(world.sample_move(Dice(5)))
            after = world.view(viewer)
            assert isinstance(after, View)
            assert after.finished is None


def test_one_round_leaves_no_picture() -> None:
    """The last view of a match shows its end itself."""
    match, rng = dark_cave_matches.new(3), random.Random(3)
    while match.actor is not None:
        assert match.view(None).finished is None
        match.play(dark_cave_matches.choose(match.view(match.actor), match.moves(), rng))
    assert match.view(0).finished is None
