"""Views of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saboteur.cards.actions import TOOLS
from saboteur.cards.box import Value
from saboteur.engine.core.game import Game
from saboteur.engine.core.position import Position
from saboteur.engine.core.sight import UNKNOWN
from saboteur.engine.core.telling import Telling
from saboteur.engine.saboteur import gold as history
from saboteur.engine.saboteur.end_round import ROUND, SIDE
from saboteur.engine.saboteur.observer import SaboteurObserver
from saboteur.engine.saboteur.sight import SaboteurSight, full_gold, full_history
from saboteur.games.views import NUMBERS, NUMBERS_OR_HIDDEN, Views, most_gold
from saboteur.notation.codec import Codec
from saboteur.notation.event import HIDDEN
from saboteur.notation.filling import Filling
from saboteur.view import Outcome, Result

MOST_RESULTS = 256
"""Number of cached lists of results."""


class SaboteurViews(Views):
    """Adds roles, gold and finished rounds."""

    sight = SaboteurSight

    def __init__(self, codec: Codec, options: Mapping[str, Value]) -> None:
        super().__init__(codec, options, [f"broken-{tool}" for tool in TOOLS])
        self._results: Mapping[tuple[int, ...], tuple[Result, ...]] = Filling(
            lambda numbers: results(codec, list(numbers)), MOST_RESULTS
        )
        seats = range(codec.players + 1)
        roles: dict[int, object] = {UNKNOWN: HIDDEN, **dict(enumerate(codec.roles))}
        # As in all views, the spectator first.
        self._words = [
            (Telling(roles), Telling(NUMBERS_OR_HIDDEN), Telling(NUMBERS_OR_HIDDEN), Telling(NUMBERS), Telling(NUMBERS))
            for _ in seats
        ]
        """For roles, gold, offer, picks and history."""
        self._told: list[tuple[Any, ...]] = [(None, None) for _ in seats]
        """Cache of the last roles and history and their decoded forms, which are reused while unchanged."""

    def own(self, eyes: SaboteurSight, number: int) -> tuple[Any, ...]:
        """Roles, gold and finished rounds."""
        roles, passes, gold, offer, offers, picks, history = eyes.tell_own(*self._words[number])
        known = self._told[number]
        if known[0] is not roles or known[1] is not history:
            own = roles[number - 1] if number else None
            known = self._told[number] = roles, history, own, roles[:-1], roles[-1], self._results[history]
        _, _, role, others, aside, finished = known
        return (
            role,
            others,
            aside,
            passes,
            gold,
            offer,
            tuple([tuple(seen) for seen in offers]) if offers else (),
            picks,
            finished,
            None,
            None,
            None,
        )

    def results(self, position: Position) -> tuple[Result, ...]:
        """How each finished round ended, complete."""
        return results(self.codec, full_history(position))

    def outcome(self, position: Position) -> Outcome:
        """Most nuggets win."""
        return most_gold(tuple(full_gold(position)))

    def observer(self, game: Game) -> SaboteurObserver:
        """Writes observations of this game."""
        return SaboteurObserver(game, self.window(), len(self.codec.roles))


def results(codec: Codec, numbers: list[int]) -> tuple[Result, ...]:
    """Finished rounds from a match's history (kind, seat, value triples)."""
    found: list[Result] = []
    at = 0
    while at < len(numbers):
        end = at + 3
        while end < len(numbers) and numbers[end] != history.ROUND_WON:
            end += 3
        found.append(_result(codec, numbers[at:end]))
        at = end
    return tuple(found)


def _result(codec: Codec, numbers: list[int]) -> Result:
    _, seat, won = numbers[:3]
    round_, side = won >> ROUND, won & SIDE
    reached_by = None if seat == history.NO_SEAT else seat
    roles = [0] * (codec.players + 1)
    gold: list[int | str] = [0] * codec.players
    takers: list[int] = []
    for at in range(3, len(numbers), 3):
        kind, seat, value = numbers[at : at + 3]
        if kind == history.HELD:
            roles[codec.players if seat == history.NO_SEAT else seat] = value
        else:
            if kind == history.PICKED:
                takers.append(seat)
            before = gold[seat]
            gold[seat] = HIDDEN if value < 0 or isinstance(before, str) else before + value
    names = [codec.roles[role] for role in roles]
    winners = tuple(seat for seat in range(codec.players) if roles[seat] == side)
    if reached_by is not None:
        reason = "treasure-reached"
    elif winners:
        reason = "treasure-not-reached"
    else:
        reason = "no-saboteurs"
    return Result(
        round_,
        f"{codec.roles[side]}s",
        winners,
        reason,
        reached_by,
        tuple(names[:-1]),
        names[-1],
        tuple(gold),
        tuple(takers),
    )
