"""Rate limits and quotas of each person at a table."""

from __future__ import annotations

from saboteur.server.limits import Bucket, Buckets
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.table import request
from saboteur.server.table.state import State

_TALK = frozenset({request.Chat, request.Claim})
_CHANGES = frozenset(
    {
        request.Sit,
        request.Stand,
        request.Share,
        request.Dress,
        request.Bot,
        request.Ready,
        request.Kick,
        request.Pause,
        request.Pace,
        request.Remove,
        request.Silence,
        request.Spectators,
        request.Talk,
        request.Nudge,
    }
)


class Quotas:
    """The limits of one table."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.entries_per_person
        self._talk = Buckets(*settings.talk)
        self._spectator_talk = Bucket(*settings.spectator_talk)
        self._changes = Buckets(*settings.changes)
        self._notes = Buckets(*settings.notes)
        self._insights = Buckets(*settings.insights)
        self._reactions = Buckets(*settings.reactions)
        self._reaction_gaps = Buckets(*settings.reaction_gap)
        self._pointing = Buckets(*settings.pointing)
        self.silenced: set[str] = set()
        """People who may not chat anywhere, by the operator's order."""

    def check(self, person: str, message: request.AnyRequest, state: State) -> None:
        """Refuse a request that would write more, or faster, than the person may."""
        kind = type(message)
        if kind not in _TALK and kind not in _CHANGES:
            return
        if isinstance(message, request.Chat) and person in self.silenced:
            raise Refusal("silenced-everywhere", 403)
        limits = self._talk if kind in _TALK else self._changes
        if not limits.take(person):
            raise Refusal("too-fast", 429)
        if state.written[person] >= self._most:
            raise Refusal("enough-said", 429)
        if isinstance(message, request.Chat) and person not in state.members:
            # One person can be many guests, so spectators share a limit.
            if not self._spectator_talk.take():
                raise Refusal("too-fast", 429)
            if state.spectator_chats >= self._most:
                raise Refusal("enough-said", 429)

    def check_note(self, person: str) -> None:
        """Refuse private notes that come too fast."""
        if not self._notes.take(person):
            raise Refusal("too-fast", 429)

    def check_insight(self, client: str) -> None:
        """Refuse requests for insights that come too fast."""
        if not self._insights.take(client):
            raise Refusal("too-fast", 429)

    def check_reaction(self, person: str) -> None:
        """Refuse reactions that come too fast."""
        if not self._reaction_gaps.take(person) or not self._reactions.take(person):
            raise Refusal("too-fast", 429)

    def check_pointing(self, person: str) -> None:
        """Refuse leading and pointing that come too fast."""
        if not self._pointing.take(person):
            raise Refusal("too-fast", 429)
