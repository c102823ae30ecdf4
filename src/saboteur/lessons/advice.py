"""Advice for people who play their first match, from what their seat sees.

`advice.toml` holds the rules, the most urgent first; their texts are in `locales/*/advice.ftl`.

>>> from saboteur.match import Match
>>> match = Match.new("saboteur", players=3, seed=3)
>>> advise(match.view(match.actor), match.moves())[:1]
('advice-map',)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from saboteur.games import GAMES
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Move, write_seat
from saboteur.view import View

_GROUP = re.compile(r"^I{1,3}\.")


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a sentence is shown: all given conditions must hold. Patterns use `*`."""

    say: str
    games: tuple[str, ...]
    prompt: str = "turn"
    can: tuple[str, ...] = ()
    """A legal move matches: its verb, or its text with `me` for the own seat and no group."""
    cannot: tuple[str, ...] = ()
    """No legal move matches."""
    holds: tuple[str, ...] = ()
    """A card of the hand, without its group."""
    before_me: tuple[str, ...] = ()
    """A card in front of the player."""
    before_others: tuple[str, ...] = ()
    """A card in front of somebody else."""
    role: tuple[str, ...] = ()
    board: tuple[str, ...] = ()
    """A card of the maze."""
    goals: Literal["", "unknown", "gold-known", "exit-open"] = ""
    """A closed goal the player has not seen, a closed one with gold the player has seen, or an open exit."""
    pile: int | None = None
    """The draw pile has at most this many cards."""


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """The rules of a game, the most urgent first."""
    text = files(__package__).joinpath("advice.toml").read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(text)["advice"], tuple[Rule, ...])
    assert all(name in GAMES for rule in found for name in rule.games)
    return tuple(rule for rule in found if game in rule.games)


def advise(view: View, moves: Iterable[Move]) -> tuple[str, ...]:
    """The ids of all sentences for the seat to move, the most urgent first."""
    if view.seat is None or view.prompt is None or view.prompt.seat != view.seat:
        return ()
    me = write_seat(view.seat)
    options = [word for move in moves for word in (move.verb, _plain(str(move), me))]
    return tuple(f"advice-{rule.say}" for rule in rules(view.game) if _holds(rule, view, options))


def _plain(move: str, me: str) -> str:
    return " ".join("me" if word == me else _GROUP.sub("", word) for word in move.split())


def _holds(rule: Rule, view: View, options: Sequence[str]) -> bool:
    seat = view.seat or 0
    others = [card for number, cards in enumerate(view.front) if number != seat for card in cards]
    needed = (
        (rule.can, options),
        (rule.holds, [_GROUP.sub("", card) for card in view.hand]),
        (rule.before_me, view.front[seat] if view.front else ()),
        (rule.before_others, others),
        (rule.role, () if view.role is None else (view.role,)),
        (rule.board, [_GROUP.sub("", laid.card) for laid in view.board]),
    )
    return (
        view.prompt is not None
        and view.prompt.kind == rule.prompt
        and all(_any_like(patterns, found) for patterns, found in needed if patterns)
        and not _any_like(rule.cannot, options)
        and _knows(rule, view)
        and (rule.pile is None or view.draw_pile <= rule.pile)
    )


def _knows(rule: Rule, view: View) -> bool:
    closed = [goal.card for goal in view.goals if not goal.open]
    if rule.goals == "unknown":
        return HIDDEN in closed
    if rule.goals == "gold-known":
        return any("gold" in card for card in closed)
    if rule.goals == "exit-open":
        return any(goal.open and "exit" in goal.card for goal in view.goals)
    return True


def _any_like(patterns: Sequence[str], found: Iterable[str]) -> bool:
    # A bracket would be a set of characters to `fnmatch`; no card or move has one.
    return any(fnmatchcase(word, pattern) for word in found for pattern in patterns)
