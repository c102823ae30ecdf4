"""Characters: six dwarfs of the same strength and different nerve, written `miner@grimma`.

A character listens to its bot. It changes what the bot says, and what it does with a turn that the bot would waste by
discarding. It decides by what the whole table has seen, never by its role: who sits there tells nothing about what they
are.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from saboteur.bots.bot import Bot
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View
from saboteur.worlds import Worlds

SIGN = "@"
"""Between a bot and its character."""
COMPANY = 3
"""Fewest players at which a remark about somebody is heard by a third."""


class Nature(msgspec.Struct, frozen=True, kw_only=True):
    """A character as probabilities, the same in every role."""

    speaks: float = 1.0
    """Passes on its bot's claims."""
    chats: float = 0.0
    """Comments on somebody's action of the last lap: trust for repairing, doubt for breaking."""
    avenges: float = 0.0
    """Redirects its bot's attacks at the player who last broke its own tools."""
    mends: float = 0.0
    """Repairs somebody's tools instead of discarding."""
    strikes: float = 0.0
    """Breaks the tools of the player who last broke some, instead of discarding."""
    looks: float = 0.0
    """Uses a map instead of discarding."""


CHARACTERS: dict[str, Nature] = {
    "brom": Nature(chats=0.3),
    "grimma": Nature(speaks=0.7, looks=0.9),
    "odo": Nature(speaks=0.0),
    "jorun": Nature(chats=0.1, strikes=0.5),
    "wenzel": Nature(chats=0.1, avenges=0.8, strikes=0.2),
    "frieda": Nature(speaks=0.9, chats=0.15, mends=0.5),
}
"""Their names, words and sentences are the texts `character-<name>`."""


class Character(Bot):
    """A bot with a character."""

    def __init__(self, bot: Bot, nature: Nature) -> None:
        self.bot = bot
        self.nature = nature
        self._public = Deeds()

    def see(self, events: Sequence[Event]) -> None:
        """Pass the events on, and remember who broke and repaired tools."""
        self._public.follow(events)
        self.bot.see(events)

    def hurry(self, share: float) -> None:
        """Pass on the share of the budget."""
        hurry = getattr(self.bot, "hurry", None)
        if hurry is not None:
            hurry(share)

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move | str:
        """The bot's move, or another in its place."""
        return self._own(view, moves, self.bot.choose(view, moves, rng), rng)

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim | str]:
        """The bot's claims, thinned out, or a comment of the character."""
        # Always draw, whatever the bot says: the number of draws must not leak anything.
        speaks, chats = rng.random() < self.nature.speaks, rng.random() < self.nature.chats
        said = list(self.bot.say(view, move, rng))
        if said or not chats or view.players < COMPANY:
            return said if speaks else []
        word = self._public.word(view.seat)
        return [] if word is None else [word]

    def _own(self, view: View, moves: Sequence[Move], chosen: Move | str, rng: random.Random) -> Move | str:
        dice = [rng.random() for _ in range(4)]
        if view.prompt is None or view.prompt.kind != "turn" or not isinstance(chosen, Move):
            return chosen
        nature, me = self.nature, view.seat
        foe = self._public.foe(me)
        if _breaks(chosen) and dice[0] < nature.avenges:
            return _at(moves, foe, chosen.card) or chosen
        if chosen.verb != "discard":
            return chosen
        other: Move | None = None
        if dice[1] < nature.mends:
            other = next((move for move in moves if _is(move, "repair-") and move.seat != me), None)
        elif dice[2] < nature.strikes:
            other = next((move for move in moves if _breaks(move) and move.seat == self._public.breaker(me)), None)
        elif dice[3] < nature.looks:
            other = next((move for move in moves if move.card == "map"), None)
        return other or chosen


class ThinkingCharacter(Character):
    """A character whose bot takes `worlds`."""

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random, worlds: Worlds | None = None) -> Move | str:
        """The bot's move, or another in its place."""
        return self._own(view, moves, self.bot.choose(view, moves, rng, worlds), rng)  # type: ignore[call-arg]  # it takes worlds


class Deeds:
    """Who broke and who repaired whose tools in this round; public."""

    def __init__(self) -> None:
        self._done: list[tuple[str, int, int]] = []
        self._told = 0
        """How many of them are stale, because something was said since."""

    def follow(self, events: Sequence[Event]) -> None:
        """Update with events."""
        for event in events:
            if event.kind == "round":
                self._done.clear()
                self._told = 0
            elif event.kind in {"break", "repair"}:
                by, to = event.seat, event.target
                if by is not None and to is not None and by != to:
                    self._done.append((event.kind, by, to))

    def foe(self, me: int | None) -> int | None:
        """Who last broke this seat's tools."""
        return next((by for kind, by, to in reversed(self._done) if kind == "break" and to == me), None)

    def breaker(self, me: int | None) -> int | None:
        """Who else last broke anybody's tool."""
        return next((by for kind, by, _ in reversed(self._done) if kind == "break" and by != me), None)

    def word(self, me: int | None) -> Claim | None:
        """A comment on the latest action of another; never repeated."""
        news, self._told = self._done[self._told :], len(self._done)
        for kind, by, _ in reversed(news):
            if by != me:
                return Claim("accuse" if kind == "break" else "trust", seat=by)
        return None


def _is(move: Move, family: str) -> bool:
    return move.verb == "play" and (move.card or "").startswith(family) and move.seat is not None


def _breaks(move: Move) -> bool:
    return _is(move, "broken-")


def _at(moves: Sequence[Move], seat: int | None, card: str | None) -> Move | None:
    return next((move for move in moves if move.seat == seat and move.card == card and seat is not None), None)


def base_of(name: str) -> str:
    """A bot's name without its character.

    >>> base_of("miner@grimma"), base_of("miner")
    ('miner', 'miner')
    """
    return name.rpartition(SIGN)[0] or name


def character_of(name: str) -> str | None:
    """The character in a bot's name, if there is one."""
    who = name.rpartition(SIGN)[2]
    return who if SIGN in name and who in CHARACTERS else None
