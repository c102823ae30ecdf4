"""Rounds between bots chosen by role, with what was visible up to a part of each round."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence

import msgspec

from saboteur import Belief, Event, Match, View
from saboteur.belief.table import table_of
from saboteur.bots import Referee

LIMIT = 600.0
"""Seconds for a move: no bot loses because the machine is busy."""


class Round(msgspec.Struct, frozen=True):
    """A round that was played."""

    start: View
    """A spectator's view of its beginning."""
    roles: tuple[str, ...]
    """At the beginning."""
    events: tuple[Event, ...]
    """As a spectator saw them."""
    turns: tuple[int, ...]
    """The number of the next event at the beginning of each turn."""
    times: tuple[tuple[int, float], ...]
    """The seat of each turn and the CPU time it took."""
    won: bool
    """Whether the diggers won."""
    changed: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """The number of the event after which roles were new, and the roles."""

    def until(self, part: float) -> list[Event]:
        """The events of the first part of the round."""
        end = self._end(part)
        return [event for event in self.events if event.seq < end]

    def public(self, part: float) -> Belief:
        """The public belief at that time."""
        belief = Belief(self.start)
        belief.see(self.until(part))
        return belief

    def publics(self, parts: Sequence[float]) -> Iterator[tuple[float, Belief]]:
        """The public belief at several points in order; one belief that is updated."""
        belief = Belief(self.start)
        at = 0
        for part in parts:
            seen = self.until(part)
            belief.see(seen[at:])
            at = len(seen)
            yield part, belief

    def roles_at(self, part: float) -> tuple[str, ...]:
        """Everybody's role then."""
        end = self._end(part)
        return [self.roles, *(roles for seq, roles in self.changed if seq < end)][-1]

    def _end(self, part: float) -> int:
        return self.turns[min(len(self.turns) - 1, int(part * len(self.turns)))]


def play(players: int, diggers: str, saboteurs: str, seed: str, game: str = "saboteur") -> Round:
    """Play one round; the same seed deals the same cards to the same seats, whoever plays.

    ``saboteurs`` play for those who work against the others at the beginning, ``diggers`` for all others.
    """
    luck = random.Random(seed)
    deal = luck.getrandbits(60)
    match = Match.new(game, players, deal) if game == "dark-cave" else Match.new(game, players, deal, rounds=1)
    start = match.view(None)
    against = table_of(game).against
    roles = _roles(match)
    bots = [
        Referee(saboteurs if role in against else diggers, seat, random.Random(luck.getrandbits(60)), LIMIT)
        for seat, role in enumerate(roles)
    ]
    turns, times, changed = [], [], []
    while (seat := match.actor) is not None:
        view = match.view(seat)
        assert view.prompt is not None
        if view.prompt.kind in {"take", "steal"}:
            break
        began = time.process_time()
        decision = bots[seat].ask(match, view)
        if view.prompt.kind == "turn":
            turns.append(match.seq)
            times.append((seat, time.process_time() - began))
        for claim in decision.claims:
            match.say(seat, claim)
        seq = match.seq
        match.play(decision.move)
        if decision.move.card == "swap-hats":
            changed.append((seq, _roles(match)))
    won = any(event.kind == "round-over" and event.winner == "diggers" for event in match.events)
    return Round(start, roles, tuple(match.seen(None)), tuple(turns), tuple(times), won, tuple(changed))


def _roles(match: Match) -> tuple[str, ...]:
    return tuple(str(match.view(seat).role) for seat in range(match.rules.players))


def rounds(
    players: int, diggers: str, saboteurs: str, count: int, seed: int, game: str = "saboteur"
) -> Iterator[Round]:
    """Rounds one after the other."""
    for number in range(count):
        yield play(players, diggers, saboteurs, f"{seed}/{number}", game)
