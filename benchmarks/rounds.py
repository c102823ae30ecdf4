"""Rounds of the base game between bots chosen by role, with what was to be seen up to a part of each round."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import msgspec

from saboteur import Belief, Event, Match, View
from saboteur.bots import Referee


class Round(msgspec.Struct, frozen=True):
    """A round that was played."""

    start: View
    """A spectator's view of its beginning."""
    roles: tuple[str, ...]
    events: tuple[Event, ...]
    """As a spectator saw them."""
    turns: tuple[int, ...]
    """The number of the next event at the beginning of each turn."""
    times: tuple[tuple[int, float], ...]
    """The seat of each turn and the CPU time it took."""
    won: bool
    """Whether the diggers won."""

    def until(self, part: float) -> list[Event]:
        """What was seen in the first part of the round."""
        end = self.turns[min(len(self.turns) - 1, int(part * len(self.turns)))]
        return [event for event in self.events if event.seq < end]

    def public(self, part: float) -> Belief:
        """What the public believed then."""
        belief = Belief(self.start)
        belief.see(self.until(part))
        return belief


def play(players: int, diggers: str, saboteurs: str, seed: str) -> Round:
    """Play one round; the same seed deals the same cards to the same seats, whoever plays."""
    luck = random.Random(seed)
    match = Match.new("saboteur", players, luck.getrandbits(60), rounds=1)
    start = match.view(None)
    roles = tuple(str(match.view(seat).role) for seat in range(players))
    bots = [
        Referee(saboteurs if role == "saboteur" else diggers, seat, random.Random(luck.getrandbits(60)))
        for seat, role in enumerate(roles)
    ]
    turns, times = [], []
    while (seat := match.actor) is not None:
        view = match.view(seat)
        assert view.prompt is not None
        if view.prompt.kind == "take":
            break
        began = time.process_time()
        decision = bots[seat].ask(match, view)
        if view.prompt.kind == "turn":
            turns.append(match.seq)
            times.append((seat, time.process_time() - began))
        for claim in decision.claims:
            match.say(seat, claim)
        match.play(decision.move)
    won = any(event.kind == "round-over" and event.winner == "diggers" for event in match.events)
    return Round(start, roles, tuple(match.seen(None)), tuple(turns), tuple(times), won)


def rounds(players: int, diggers: str, saboteurs: str, count: int, seed: int) -> Iterator[Round]:
    """Rounds one after the other."""
    for number in range(count):
        yield play(players, diggers, saboteurs, f"{seed}/{number}")
