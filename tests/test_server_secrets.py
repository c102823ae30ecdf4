"""No byte a viewer is sent depends on what that viewer may not know: every game, every seat, spectators, refusals."""

import random
from collections.abc import Callable

import pytest

from saboteur import GAMES, Match, game
from saboteur.server import action
from saboteur.server import entry as log
from saboteur.server import message as say
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.state import State
from saboteur.server.store import Person
from saboteur.server.telling import Viewer, message_for

pytestmark = pytest.mark.once

PROBES = ("EW 1,0", "map 8,2", "broken-pick p2", "discard NS", "take 3", "rockfall 1,0", "pass", "nonsense", "")


class Still:
    """A table at which nobody comes or goes."""

    def __init__(self, match: Match) -> None:
        self.state = State("t")
        rules = match.rules
        self.state.add(
            log.Created(code="ABCDEF", game=rules.name, players=rules.players, options=rules.options, host="h0"), 0.0
        )
        for seat in range(rules.players):
            self.state.add(log.Sat(person=f"h{seat}", name=f"N{seat}", seat=seat), 0.0)
        self.state.add(log.Spoke(person="h0", name="N0", seat=0, text="hello", id="1"), 0.0)
        self.state.add(log.Started(record="", seq=0), 0.0)
        self.state.match = match

    def here(self, person: str) -> bool:
        return person != "h1"

    def watching(self) -> int:
        return 2

    def deadline(self) -> float | None:
        return None


def sent(match: Match, seat: int | None, since: int) -> list[bytes]:
    """All that a viewer is sent of a match at this moment, also when they try things."""
    table = Still(match)
    viewer = Viewer(None if seat is None else f"h{seat}", seat)
    told = [say.write(message_for(table, viewer, what, since)) for what in ("table", "state", "update")]
    told += [say.write(chat) for chat in table.state.chats]
    person = None if seat is None else Person(f"h{seat}", f"N{seat}", "en")
    asking = action.Asking(person, Settings().bots)
    for number, probe in enumerate(PROBES):
        message = say.PlayMove(id=f"p{number}", seq=match.seq, move=probe)
        try:
            action.decide(table.state, asking, message)
            told.append(b"done")
        except Refusal as refusal:
            told.append(f"{refusal.reason} {refusal.sentence('de')}".encode())
    told.append(match.record(seat=seat).encode())
    return told


def otherwise(match: Match, seat: int | None, rng: random.Random) -> Match:
    """The match with everything dealt anew that the seat cannot know."""
    other = match.copy()
    chance, log_ = other._position.chance, other._position.log
    other._position = match.sample(seat, rng)
    other._position.chance, other._position.log = chance, log_
    other._legal = None
    return other


@pytest.mark.parametrize("name", GAMES)
def test_the_bytes_sent_do_not_depend_on_secrets(name: str, volume: Callable[..., int]) -> None:
    least, most = game(name).players
    compared = different = 0
    for number in range(volume(6, interpreted=3)):
        rng = random.Random(number)
        match = Match.new(name, rng.randint(least, min(most, 5)), number)
        since = 0
        while match.actor is not None:
            if rng.random() < 0.1:
                seats: list[int | None] = [None, *range(match.rules.players)]
                for seat in seats:
                    other = otherwise(match, seat, rng)
                    assert sent(match, seat, since) == sent(other, seat, since)
                    compared += 1
                    different += any(match.view(one) != other.view(one) for one in seats)
            since = match.seq
            match.play(rng.choice(match.moves()))
    assert compared > 10
    # The other matches must be others, or nothing was compared; the solo game keeps few secrets.
    assert different > compared // 4 or name == "solo"


def test_a_secret_told_by_mistake_would_be_noticed() -> None:
    match = Match.new("saboteur", 4, 1)
    assert sent(match, 0, 0) != sent(match, 1, 0)
    other = otherwise(match, 0, random.Random(2))
    leaked = [say.write(message_for(Still(one), Viewer("h0", 1), "state")) for one in (match, other)]
    assert leaked[0] != leaked[1]


def test_spectators_are_told_nothing_more_than_the_public() -> None:
    match = Match.new("saboteur", 4, 1)
    message = message_for(Still(match), Viewer(None, None), "state")
    assert isinstance(message, say.StateMessage)
    assert message.moves == ()
    assert message.view.hand == ()
    assert message.view.role is None
    assert all(event.card == "?" for event in message.events if event.kind == "draw")
