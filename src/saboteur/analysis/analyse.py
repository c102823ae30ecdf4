"""Analyse a finished match."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version

import msgspec

from saboteur.analysis.analysis import Analysis, Judged, Point, RoundStory, Spoken
from saboteur.analysis.awards import awards
from saboteur.analysis.believed import acted_on
from saboteur.analysis.claims import weigh
from saboteur.analysis.curve import balance, joined, point
from saboteur.analysis.deed import Deed, deed_of
from saboteur.analysis.draws import Draws
from saboteur.analysis.eyes import eyes
from saboteur.analysis.judge import judge
from saboteur.analysis.moments import moments
from saboteur.analysis.sides import sides
from saboteur.analysis.success import did_well
from saboteur.analysis.suspicion import Suspicions
from saboteur.analysis.tale import headline, tale
from saboteur.engine.core.appraisal import Appraisal
from saboteur.match import Match, Played, Said
from saboteur.view import Result

ROLLOUTS = 240
"""Rollouts for a point of the curve, with full effort."""
WORLDS = 24
"""Worlds in which a move is compared at first, with full effort."""
EYES = 64
"""Worlds for a point of the curve as one seat sees it, with full effort."""

LONG = 1000
"""Moves times seats above which each position gets fewer rollouts, so that a longer match takes no more time."""

Progress = Callable[[int, int], None]


class Unfinished(ValueError):  # noqa: N818 - says what it is
    """A match that is still running: its story would reveal its secrets."""


def analyse(match: Match, *, seed: int = 0, effort: float = 1.0, progress: Progress | None = None) -> Analysis:
    """The story of a finished match; raises `Unfinished` for others.

    ``effort`` scales the number of rollouts; ``progress`` is called with the number of moves and claims done and in
    total. The same match, seed and effort give the same analysis.
    """
    if match.actor is not None:
        raise Unfinished("This match is not over yet, and an analysis would tell its secrets. Finish it first.")
    if not 0 < effort <= 100:
        raise ValueError(f"The effort is a number above 0 and up to 100, not {effort!r}.")
    return _Analyst(match, seed, effort, progress).run()


class _Round:
    """The findings about the current round."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.expected: list[float] = []
        self.judged: list[Judged] = []
        self.claims: list[tuple[Spoken, int]] = []
        self.deeds: list[Deed] = []


class _Analyst:
    """Walks through a match once."""

    def __init__(self, match: Match, seed: int, effort: float, progress: Progress | None) -> None:
        self._match = match
        self._rng = random.Random(seed)
        effort *= _share(sum(isinstance(entry, Played) for entry in match.story), match.rules.players)
        self._rollouts = max(4, round(ROLLOUTS * effort))
        self._worlds = max(4, round(WORLDS * effort))
        self._eyes = max(2, round(EYES * effort))
        self._progress = progress
        policy = match.rules.game.policy
        self._draws = Draws(match.rules, seed + 2)
        self._appraisal = None if policy is None else Appraisal(policy, [0] * match.rules.players, seed + 1)

    def run(self) -> Analysis:
        match = self._match
        rounds: list[RoundStory] = []
        now = _Round()
        suspicions: Suspicions | None = None
        total = sum(isinstance(entry, Played | Said) for entry in match.story)
        for done, (again, entry) in enumerate(moments(match)):
            suspicions = Suspicions(again) if suspicions is None else suspicions
            if len(again.results) > len(rounds):
                ended = match.results[len(rounds)]
                rounds.append(self._close(now, ended, again.seq, done, suspicions, again))
                now = _Round()
            if isinstance(entry, Said):
                belief = suspicions.beliefs[entry.seat] if suspicions.beliefs else None
                now.claims.append((weigh(again, entry, done, len(now.deeds) + 1, belief), len(now.deeds)))
            else:
                # Gold is shared out after the round is over.
                if len(again.results) < again.view(None).round:
                    suspicions.follow(again)
                self._look(now, again, entry, done, suspicions)
            if self._progress is not None:
                self._progress(done + 1, total)
        while len(rounds) < len(match.results):
            assert suspicions is not None
            rounds.append(self._close(now, match.results[len(rounds)], match.seq, total, suspicions, match))
            now = _Round()
        played = [entry for entry in match.story if isinstance(entry, Played)]
        return Analysis(
            version=version("saboteur-game"),
            game=match.rules.name,
            players=match.rules.players,
            rounds=tuple(rounds),
            awards=awards(rounds, played, match.rules.players),
        )

    def _look(self, now: _Round, match: Match, played: Played, at: int, suspicions: Suspicions) -> None:
        """Appraise a move, unless the round is decided already."""
        now.deeds.append(deed_of(match, played))
        if self._appraisal is None or not self._appraisal.decides(match._position):
            return
        here, expected = point(match, at, played, self._appraisal, self._draws, self._rollouts)
        seen = eyes(match, suspicions.beliefs, self._appraisal, self._eyes)
        now.points.append(msgspec.structs.replace(here, eyes=seen))
        now.expected.append(expected)
        belief = suspicions.beliefs[played.seat] if suspicions.beliefs else None
        verdict = judge(match, played, self._appraisal, self._rng, self._worlds, at, len(now.deeds), belief)
        if verdict is not None:
            now.judged.append(verdict)

    def _close(
        self, now: _Round, result: Result, seq: int, at: int, suspicions: Suspicions, after: Match
    ) -> RoundStory:
        """Assemble a finished round; `after` is the match after it."""
        players = self._match.rules.players
        claims = [
            msgspec.structs.replace(spoken, believed=acted_on(spoken, now.deeds[at : at + players]))
            for spoken, at in now.claims
        ]
        curve: tuple[Point, ...] = ()
        if now.points:
            end = Point(seq=seq, at=at, chances=self._end(result, after))
            curve = joined(now.points, now.expected, end, decided=players == 1 or any(end.chances))
        believed = suspicions.told(result.roles)
        suspicions.restart()
        told = RoundStory(
            round=result.round,
            roles=result.roles,
            winners=result.winners,
            winner=str(result.winner),
            sides=sides(self._match.rules.name, result.roles, players),
            balance=balance(curve, players),
            curve=curve,
            judged=tuple(now.judged),
            claims=tuple(claims),
            suspicions=believed,
        )
        return msgspec.structs.replace(told, headline=headline(told), tale=tale(told, self._match_won(after)))

    def _match_won(self, after: Match) -> tuple[int, ...] | None:
        """Who has won The Duel, whose curve is about the match; empty while it runs, None in other games."""
        if self._match.rules.name != "duel":
            return None
        return () if after.outcome is None else after.outcome.winners

    def _end(self, result: Result, after: Match) -> tuple[float, ...]:
        """Each seat's final result."""
        players = self._match.rules.players
        if self._match.rules.name == "duel":
            return self._lead(after)
        if players == 1:
            return (float(sum(int(one.gold[0]) for one in self._match.results[: result.round])),)
        return tuple(float(did_well(result, seat)) for seat in range(players))

    def _lead(self, after: Match) -> tuple[float, ...]:
        """The Duel's curve is about the match: the chances between rounds, and at the end who won, half for a draw."""
        if after.outcome is None and self._appraisal is not None:
            shares = self._draws.chances(after._position, self._appraisal, self._rollouts)
            return tuple(round(share, 3) for share in shares)
        winners = () if after.outcome is None else after.outcome.winners
        return tuple((seat in winners) / max(1, len(winners)) for seat in range(self._match.rules.players))


def _share(moves: int, players: int) -> float:
    """The share of the rollouts for each position of a match."""
    return min(1.0, LONG / max(1, moves * players))
