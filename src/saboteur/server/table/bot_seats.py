"""The seats of a table that bots play: their own, and those of people who are away."""

from __future__ import annotations

import asyncio
import time
import weakref
from typing import Protocol

import structlog

from saboteur.pace import Pace
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.bots.worker import Answer
from saboteur.server.refusal import Refusal
from saboteur.server.table import action
from saboteur.server.table import entry as log
from saboteur.server.table.attendance import Attendance
from saboteur.server.table.journal import Journal
from saboteur.server.table.state import State

_log = structlog.get_logger("tables")
CURTAIN = 6.0
"""How much longer than a move the end of a round is shown if only bots play."""


class Playing(Protocol):
    """The table at which bots play."""

    async def play_for_bot(self, seat: int, answer: Answer, seq: int) -> None:
        """Play a bot's answer to the position after event number `seq`, unless it comes too late."""

    def watching(self) -> int:
        """The number of connected spectators."""

    def screens(self) -> int:
        """The number of connected televisions."""


class BotSeats:
    """Asks bots for their moves, one after the other."""

    def __init__(self, table: Playing, journal: Journal, attendance: Attendance, pool: WorkerPool) -> None:
        # A strong reference would be a cycle, and keep an unloaded table until the next full collection.
        self._weak_table = weakref.ref(table)
        self._journal = journal
        self._attendance = attendance
        self._pool = pool
        self._stepped: int | None = None
        """The number of moves played when the last step was granted."""
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def due(self) -> bool:
        """Whether a bot may move now."""
        if not self._asked() or self.awaits_step:
            return False
        state = self._state
        if state.bots_only:
            table = self._weak_table()
            # A match of bots only needs a spectator.
            return table is not None and table.watching() + table.screens() > 0
        actor = state.running.actor or 0
        # A match does not continue without any of its people.
        return (
            not state.seats[actor].absent
            or self._attendance.anyone_connected(state)
            or state.created.clock.kind == "slow"
        )

    @property
    def awaits_step(self) -> bool:
        """Whether the next move of a bot waits for a person."""
        state = self._state
        return state.steps and state.bot_moved and self._stepped != state.moved and self._asked()

    def grant_step(self) -> None:
        """Let the next bot move."""
        self._stepped = self._state.moved

    def start(self, now: float) -> None:
        """Let bots play if one is due."""
        if self._journal.uncertain or now < self._journal.retry_at or self._stopped:
            return
        if self.due and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        """Stop all bots."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def change(self, seat: int, answer: Answer, seq: int) -> action.Change | None:
        """The change made by a bot's answer, or `None` if it comes too late."""
        state = self._state
        match = state.running
        if not self.due or match.actor != seat or any(e.kind != "claim" for e in match.events[seq:]):
            return None
        # A stand-in makes no claims in the person's name.
        sitting = state.seats[seat]
        change = action.play(state, seat, answer.move, claims=answer.claims if sitting.bot else ())
        if self._attendance.returns(sitting.person):
            change = action.Change((*change.entries, log.StandIn(seat=seat, on=False)), change.match)
        return change

    @property
    def _state(self) -> State:
        return self._journal.state

    def _asked(self) -> bool:
        """Whether it is a bot's turn."""
        state = self._state
        actor = state.running.actor if state.phase == "playing" else None
        return actor is not None and not state.seats[actor].person_decides

    async def _play(self) -> None:
        table = self._weak_table()
        assert table is not None, "a table outlives its bots"
        while self.due and not self._stopped and not self._journal.uncertain:
            if (pause := self._journal.pause()) > 0:
                await asyncio.sleep(pause)
                continue
            match = self._state.running
            seat = match.actor or 0
            began = time.monotonic()
            name = self._state.seats[seat].bot or self._pool.stand_in
            try:
                answer = await self._pool.move(self._state.table_id, seat, name, match)
                delay = self._pool.delay(name, self._pace())
                if self._state.bots_only and match.view(None).finished is not None:
                    # Nobody sends `next`: show the end of the round first.
                    delay *= CURTAIN
                await asyncio.sleep(max(0.0, delay - (time.monotonic() - began)))
                await table.play_for_bot(seat, answer, match.seq)
            except (OSError, Refusal) as error:
                _log.warning("bot-failed", bot=name, error=type(error).__name__)
                await asyncio.sleep(1)

    def _pace(self) -> Pace:
        # Without waiting for `step`, moves would rush past the people who share the table.
        return "beginner" if self._state.pace == "step" and not self._state.steps else self._state.pace
