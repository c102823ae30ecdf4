"""Bots in separate processes that receive only what their seat may know."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import msgspec

from saboteur.bots.error import BotCheated, BotCrashed, BotError, BotNotLoaded, BotTooSlow
from saboteur.bots.protocol import Answer, Question
from saboteur.bots.referee import Decision, own_deck
from saboteur.notation.claim import Claim
from saboteur.notation.move import Move, write_seat

if TYPE_CHECKING:
    from saboteur.match import Match
    from saboteur.view import View

SPARE = 2.0
"""Seconds past the limit before an unresponsive process is killed."""
START = 30.0
"""Extra seconds for a new process to import the bot."""
_KINDS: dict[str, type[BotError]] = {
    "crashed": BotCrashed,
    "too-slow": BotTooSlow,
    "illegal-move": BotCheated,
    "no-move": BotCheated,
    "illegal-claim": BotCheated,
}


class BotProcess:
    """A process for one bot at one seat, across matches."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "saboteur.bots.worker"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own
        self._fresh = True
        self._late = False

    def ask(self, question: Question) -> Answer | None:
        """Its answer; None if the process ended or had to be killed."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        timer = threading.Timer(question.limit + SPARE + START * self._fresh, self._give_up)
        timer.daemon = True
        timer.start()
        try:
            self._process.stdin.write(msgspec.json.encode(question) + b"\n")
            self._process.stdin.flush()
            answer = msgspec.json.decode(self._process.stdout.readline(), type=Answer)
        except (OSError, msgspec.DecodeError):
            return None
        finally:
            timer.cancel()
        self._fresh = False
        return answer

    def death(self) -> str:
        """How an unresponsive process ended; empty if it was too slow."""
        code = self.close()
        if self._late:
            return ""
        return f"exit code {code}" if code >= 0 else f"signal {-code}"

    def close(self) -> int:
        """End the process and return its exit code."""
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                # Data for a process that is gone cannot be flushed.
                try:
                    stream.close()
                except OSError:
                    continue
        try:
            # A process that exited by itself has its own exit code; others stop when their input closes.
            return self._process.wait(SPARE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def _give_up(self) -> None:
        self._late = True
        self._process.kill()


class BotProcesses:
    """The processes of all seats. They outlive a match because starting one takes longer than playing."""

    def __init__(self) -> None:
        self._processes: dict[tuple[int, str], BotProcess] = {}
        self._asked = 0

    def seat(self, name: str, seat: int, seed: int, limit: float) -> Isolated:
        """A new bot of this name for one seat of one match."""
        process = self._processes.get((seat, name))
        if process is None:
            process = self._processes[seat, name] = BotProcess()
        self._asked += 1
        return Isolated(process, name, seat, seed, limit, str(self._asked))

    def close(self) -> None:
        """End all processes."""
        while self._processes:
            self._processes.popitem()[1].close()


class Isolated:
    """A bot that plays one seat of one match in another process; same interface as `Referee`."""

    def __init__(self, process: BotProcess, name: str, seat: int, seed: int, limit: float, key: str) -> None:
        self.name = name
        self.seat = seat
        self.limit = limit
        self._process = process
        self._seed = seed
        self._key = key
        self._seen = 0

    def ask(self, match: Match, view: View | None = None) -> Decision:
        """Its decision, given all it may know; a `BotError` says what it did wrong."""
        moves = match.moves()
        answer = self._put(match, match.view(self.seat) if view is None else view, tuple(moves))
        move = next((move for move in moves if str(move) == answer.move), None)
        if move is None:
            raise BotCheated(self.name, f"{self._who()} answered with none of its moves.")
        return Decision(move, tuple(Claim.parse(claim) for claim in answer.claims))

    def watch(self, match: Match) -> None:
        """Show it how the match ended."""
        self._put(match, match.view(self.seat), ())

    def _put(self, match: Match, view: View, moves: tuple[Move, ...]) -> Answer:
        since, self._seen = self._seen, match.seq
        deck = own_deck(match)
        question = Question(
            bot=self.name,
            key=self._key,
            since=since,
            events=tuple(match.seen(self.seat, since)),
            view=view,
            moves=moves,
            limit=self.limit,
            seed=self._seed,
            deck=None if deck is None else deck.home,
        )
        answer = self._process.ask(question)
        if answer is None:
            death = self._process.death()
            if death:
                raise BotCrashed(self.name, f"{self._who()} crashed: its process ended with {death}.")
            raise BotTooSlow(self.name, f"{self._who()} did not answer within its time limit of {self.limit:g} s.")
        if answer.trouble:
            kind = _KINDS.get(answer.trouble, BotNotLoaded)
            raise kind(self.name, answer.sentence, answer.trouble, answer.trace)
        return answer

    def _who(self) -> str:
        return f"The bot {self.name} at {write_seat(self.seat)}"
