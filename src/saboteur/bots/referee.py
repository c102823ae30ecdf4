"""Runs a bot at a seat: passes on what it may know, and checks and times its answers."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from types import FrameType, TracebackType
from typing import NoReturn, TypeVar

import msgspec

from saboteur.bots.bot import Bot
from saboteur.bots.error import BotCheated, BotCrashed, BotNotLoaded, BotTooSlow, own_traceback
from saboteur.bots.loading import BOUNDS, Maker, load, takes_worlds
from saboteur.bots.oracle import Truth
from saboteur.cards.deck import Deck
from saboteur.cards.options import either
from saboteur.games import DeckFile, game
from saboteur.match import Match
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move, write_seat
from saboteur.notation.reason import InvalidMove
from saboteur.view import View
from saboteur.worlds import Worlds

LIMIT = 10.0
"""Default time limit per move in seconds."""
OTHER_GAME = "other-game"
CLAIMS = 2
"""Most claims per move."""

T = TypeVar("T")


class Decision(msgspec.Struct, frozen=True):
    """A move, and the claims made just before it."""

    move: Move
    claims: tuple[Claim, ...] = ()


class Referee:
    """A bot playing one seat of one match."""

    def __init__(self, name: str, seat: int, rng: random.Random, limit: float = LIMIT) -> None:
        """Seat a new bot of this name; `BotNotLoaded` if there is none."""
        self.name = name
        self.seat = seat
        self.limit = limit
        self.slowest = 0.0
        """Its longest time for a move so far, in seconds."""
        self.decisions = 0
        self._rng = rng
        self._bot = self._start(load(name))
        self._see: Callable[[Sequence[Event]], None] | None = getattr(self._bot, "see", None)
        self._say: Callable[[View, Move, random.Random], object] | None = getattr(self._bot, "say", None)
        self._takes_worlds = takes_worlds(self._bot)
        games = getattr(self._bot, "games", None)
        self._games: tuple[str, ...] | None = games if isinstance(games, tuple) and games else None
        """The games it plays; None for any."""
        self._seen = 0

    def ask(self, match: Match, view: View | None = None) -> Decision:
        """Its decision, given all it may know; a `BotError` says what it did wrong.

        Callers that already have the seat's view may pass it in.
        """
        seen = match.view(self.seat) if view is None else view
        if type(self._bot) in BOUNDS.values():
            return self._decide(seen, match.moves(), self._news(match), Truth(match, seen, self._rng))
        return self.decide(seen, match.moves(), self._news(match), own_deck(match))

    def hurry(self, share: float) -> None:
        """Let it use only this share of its budget, if it has one."""
        hurry: Callable[[float], object] | None = getattr(self._bot, "hurry", None)
        if hurry is not None:
            self._timed(lambda: hurry(share))

    def watch(self, match: Match) -> None:
        """Pass on the events since its last move, for example at the end of the match."""
        self.hear(self._news(match))

    def hear(self, news: Sequence[Event]) -> None:
        """Pass on these events; a `BotError` says what it did wrong."""
        if self._see is not None and news:
            self._timed(lambda: self._tell(news))

    def decide(
        self, view: View, moves: Sequence[Move], news: Sequence[Event], deck: DeckFile | None = None
    ) -> Decision:
        """Its choice among the moves after these events; a `BotError` says what it did wrong.

        ``deck`` is the match's custom deck, if it has one; sampled positions need its cards.
        """
        return self._decide(view, moves, news, Worlds(view, self._rng, deck))

    def _decide(self, view: View, moves: Sequence[Move], news: Sequence[Event], worlds: Worlds) -> Decision:
        def answer() -> object:
            self._tell(news)
            # A copy: the bot may modify it.
            if self._takes_worlds:
                choose: Callable[..., object] = self._bot.choose
                return choose(view, list(moves), self._rng, worlds=worlds)
            return self._bot.choose(view, list(moves), self._rng)

        if self._games is not None and view.game not in self._games:
            sentence = f"The bot {self.name} plays {either(self._games)}, not {view.game}."
            raise BotNotLoaded(self.name, sentence, OTHER_GAME)
        self.decisions += 1
        began = time.monotonic()
        move = self._check(self._timed(answer, began), moves)
        say = self._say
        if say is None:
            return Decision(move)
        return Decision(move, self._heard(self._timed(lambda: say(view, move, self._rng), began), view))

    def _news(self, match: Match) -> list[Event]:
        news = match.seen(self.seat, self._seen)
        self._seen = match.seq
        return news

    def _start(self, make: Maker) -> Bot:
        try:
            with _Clock(self.limit), _NoWayOut():
                return make()
        except _TimeIsUp:
            sentence = f"The bot {self.name} does not start: it took longer than {self.limit:g} s."
            raise BotNotLoaded(self.name, sentence, "does-not-start") from None

    def _tell(self, news: Sequence[Event]) -> None:
        if self._see is not None:
            self._see(tuple(news))

    def _timed(self, question: Callable[[], T], began: float | None = None) -> T:
        """Run a call within the time left for a move that began then."""
        began = time.monotonic() if began is None else began
        try:
            with _Clock(max(0.001, began + self.limit - time.monotonic())), _NoWayOut():
                answer = question()
        except _TimeIsUp:
            raise self._too_slow(time.monotonic() - began) from None
        except (Exception, SystemExit, GeneratorExit) as error:
            raise self._crashed(error) from error
        took = time.monotonic() - began
        self.slowest = max(self.slowest, took)
        if took > self.limit:
            raise self._too_slow(took)
        return answer

    def _check(self, answer: object, moves: Sequence[Move]) -> Move:
        who = f"The bot {self.name} at {write_seat(self.seat)}"
        if isinstance(answer, str):
            try:
                read = Move.parse(answer)
                answer = next((move for move in moves if str(move) == str(read)), read)
            except InvalidMove as error:
                raise BotCheated(self.name, f"{who} gave no move that can be read: {error}", "no-move") from None
        if type(answer) is not Move:
            sentence = f"{who} gave {_text(answer)} instead of one of its moves or a move's text."
            raise BotCheated(self.name, sentence, "no-move")
        if answer not in moves:
            raise BotCheated(
                self.name, f"{who} wanted to play {_text(answer)}, which is none of its {len(moves)} moves."
            )
        return answer

    def _heard(self, answer: object, view: View) -> tuple[Claim, ...]:
        who = f"The bot {self.name} at {write_seat(self.seat)} said"
        if answer is None:
            return ()
        if not isinstance(answer, list | tuple):
            raise self._babbled(f"{who} {_text(answer)}; say gives a list of claims.")
        if len(answer) > CLAIMS:
            raise self._babbled(f"{who} {len(answer)} things at once; at most {CLAIMS} go with a move.")
        claims = []
        for one in answer:
            claim = _read_claim(one)
            if claim is None:
                raise self._babbled(f"{who} {_text(one)}, which is not a claim.")
            if claim.seat is not None and claim.seat >= view.players:
                raise self._babbled(f"{who} {_text(str(claim))}, but there is no such player.")
            if claim.cell is not None and claim.cell not in [goal.cell for goal in view.goals]:
                raise self._babbled(f"{who} {_text(str(claim))}, but there is no goal.")
            claims.append(claim)
        return tuple(claims)

    def _babbled(self, sentence: str) -> BotCheated:
        return BotCheated(self.name, sentence, "illegal-claim")

    def _crashed(self, error: BaseException) -> BotCrashed:
        places = traceback.extract_tb(error.__traceback__)
        place = places[-2] if type(error) is _Exit else places[-1]
        where = f"{place.filename.rpartition('/')[2]}, line {place.lineno}"
        kind = "SystemExit" if type(error) is _Exit else type(error).__name__
        what = f"{kind}: {error}" if str(error) else kind
        sentence = f"The bot {self.name} at {write_seat(self.seat)} crashed in {where}: {what}"
        return BotCrashed(self.name, sentence, None, own_traceback(error))

    def _too_slow(self, took: float) -> BotTooSlow:
        return BotTooSlow(
            self.name,
            f"The bot {self.name} at {write_seat(self.seat)} took {took:.1f} s for a move; "
            f"the time limit is {self.limit:g} s.",
        )


def own_deck(match: Match) -> Deck | None:
    """The custom deck of a match, if it has one."""
    deck = match.rules.deck
    return None if deck is game(match.rules.name) else deck


class _Exit(SystemExit):
    """Raised instead of ending the whole process."""


class _NoWayOut:
    """Turns a bot's `os._exit`, which would silently end the process, into an error."""

    def __enter__(self) -> None:
        self._exit = os._exit
        self._asked = os.getpid(), threading.get_ident()
        os._exit = self._refuse

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os._exit = self._exit

    def _refuse(self, status: int) -> NoReturn:
        # Other threads and forked processes may exit as they like.
        if self._asked != (os.getpid(), threading.get_ident()):
            self._exit(status)
        raise _Exit(f"it called os._exit({status})")


class _TimeIsUp(BaseException):
    """Raised inside the bot's code; not an Exception, so that the bot does not catch it by accident."""


class _Clock:
    """Interrupts calls that take too long, where the system supports it; elsewhere they are detected afterwards."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._armed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> None:
        if self._armed:
            self._before = signal.signal(signal.SIGALRM, _ring)
            signal.setitimer(signal.ITIMER_REAL, self._seconds)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._armed:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)


def _ring(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise _TimeIsUp


def _read_claim(answer: object) -> Claim | None:
    if not isinstance(answer, str | Claim):
        return None
    try:
        # Parsed from its text, since a claim can be built from anything.
        return Claim.parse(str(answer))
    except Exception:  # noqa: BLE001 - the answer is the bot's, and so is its text
        return None


def _text(answer: object) -> str:
    try:
        return repr(answer)[:80]
    except Exception:  # noqa: BLE001 - the answer is the bot's, and so is its repr
        return f"something of the type {type(answer).__name__}"
