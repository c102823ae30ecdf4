"""What a person may do at a table, and which entries it adds to the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from saboteur.games import Ruleset
from saboteur.match import Match
from saboteur.notation.reason import IllegalMove, InvalidMove
from saboteur.record import Spelling, line
from saboteur.server import sanitize as words
from saboteur.server.refusal import Refusal
from saboteur.server.store.store import Person
from saboteur.server.table import entry as log
from saboteur.server.table import message as say
from saboteur.server.table.state import State


class Asking(msgspec.Struct, frozen=True):
    """Somebody who asks for something at a table."""

    person: Person | None
    bots: tuple[str, ...]
    """The bots that may be seated."""


class Change(msgspec.Struct, frozen=True):
    """Entries to add, and the match after them if it changes."""

    entries: tuple[log.AnyEntry, ...]
    match: Match | None = None


class _ByIdentity:
    """Rules as a key: the library hands out the same object for the same wishes."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def __hash__(self) -> int:
        return id(self.rules)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByIdentity) and other.rules is self.rules


@lru_cache(maxsize=64)
def _spelling(rules: _ByIdentity) -> Spelling:
    return Spelling(rules.rules)


def lines(match: Match, since: int) -> tuple[str, ...]:
    """The lines of the record from this place of the story on."""
    spelling = _spelling(_ByIdentity(match.rules))
    return tuple(line(part, spelling) for part in match.story[since:])


def play(
    state: State, seat: int, move: str, person: str | None = None, message: str = "", claims: tuple[str, ...] = ()
) -> Change:
    """The change a move makes, with what is claimed just before it; `Refusal` names what speaks against it."""
    before = state.running
    match = before.copy()
    try:
        for claim in claims:
            match.say(seat, claim)
        events = match.play(move, by=seat)
    except InvalidMove:
        raise Refusal("unreadable-move", 400) from None
    except IllegalMove as error:
        raise Refusal(error.reason, game=match.rules.name) from None
    acted = log.Acted(
        seat=seat,
        lines=lines(match, len(before.story)),
        seq=match.seq,
        person=person,
        id=message,
        round=any(event.kind == "round" for event in events),
        over=match.actor is None,
    )
    return Change((acted,), match)


def start(state: State) -> Change:
    """The change that begins the match: chance deals."""
    created = state.created
    options: dict[str, Any] = dict(created.options)
    match = Match.new(created.game, created.players, None, str(options.pop("edition")), **options)
    return Change((log.Started(record=match.record(), seq=match.seq),), match)


def decide(state: State, asking: Asking, message: say.ClientMessage) -> Change:
    """What follows from a message; `Refusal` names why nothing does."""
    if asking.person is None:
        raise Refusal("no-name", 401)
    return _DEEDS[type(message)](state, asking, asking.person, message)


def _own_seat(state: State, person: Person) -> int:
    seat = state.seat_of(person.id)
    if seat is None:
        raise Refusal("no-seat", 403)
    return seat


def _check_lobby(state: State) -> None:
    if state.phase != "lobby":
        raise Refusal("not-in-lobby")


def _check_host(state: State, person: Person) -> None:
    if state.host != person.id:
        raise Refusal("not-host", 403)


def _check_place(state: State, seat: int) -> None:
    if not 0 <= seat < len(state.seats):
        raise Refusal("no-such-seat", 400, most=len(state.seats))


def _check_running(state: State) -> None:
    if state.phase == "lobby":
        raise Refusal("not-playing")
    if state.phase == "over":
        raise Refusal("match-over")


def _sit(state: State, _asking: Asking, person: Person, message: say.Sit) -> Change:
    _check_lobby(state)
    _check_place(state, message.seat)
    if not state.seats[message.seat].free:
        raise Refusal("seat-taken")
    if person.id in state.removed and person.id != state.host:
        raise Refusal("removed", 403)
    return Change((log.Sat(person=person.id, name=person.name, seat=message.seat),))


def _stand(state: State, _asking: Asking, person: Person, _message: say.Stand) -> Change:
    _check_lobby(state)
    _own_seat(state, person)
    return Change((log.Stood(person=person.id),))


def _bot(state: State, asking: Asking, person: Person, message: say.SetBot) -> Change:
    _check_lobby(state)
    _check_host(state, person)
    _check_place(state, message.seat)
    if state.seats[message.seat].person is not None:
        raise Refusal("seat-taken")
    if message.bot is not None and message.bot not in asking.bots:
        raise Refusal("no-such-bot", 400, bots=", ".join(asking.bots))
    return Change((log.Placed(seat=message.seat, bot=message.bot),))


def _ready(state: State, _asking: Asking, person: Person, message: say.Ready) -> Change:
    _check_lobby(state)
    _own_seat(state, person)
    return Change((log.Readied(person=person.id, ready=message.ready),))


def _kick(state: State, _asking: Asking, person: Person, message: say.Kick) -> Change:
    _check_lobby(state)
    _check_host(state, person)
    _check_place(state, message.seat)
    guest = state.seats[message.seat].person
    if guest is None:
        raise Refusal("no-guest")
    return Change((log.Stood(person=guest, kicked=True),))


def _start(state: State, _asking: Asking, person: Person, _message: say.Start) -> Change:
    _check_lobby(state)
    _check_host(state, person)
    if state.free:
        raise Refusal("seats-free", free=state.free)
    unready = [seat.name for seat in state.seats if not seat.ready and seat.person != person.id]
    if unready:
        raise Refusal("not-ready", names=", ".join(unready))
    return start(state)


def _move(state: State, _asking: Asking, person: Person, message: say.PlayMove) -> Change:
    _check_running(state)
    seat = _own_seat(state, person)
    if state.seats[seat].resigned:
        raise Refusal("resigned")
    match = state.running
    if match.actor != seat:
        raise Refusal("not-your-turn")
    if state.phase == "between":
        raise Refusal("between-rounds")
    if state.phase == "paused":
        raise Refusal("paused")
    # Claims change nothing about what may be played.
    if message.seq > match.seq or any(event.kind != "claim" for event in match.events[message.seq :]):
        raise Refusal("stale")
    if message.moved not in {None, state.moved}:
        raise Refusal("stale")
    return play(state, seat, message.move, person.id, message.id)


def _claim(state: State, _asking: Asking, person: Person, message: say.Say) -> Change:
    _check_running(state)
    seat = _own_seat(state, person)
    before = state.running
    match = before.copy()
    try:
        match.say(seat, message.claim)
    except ValueError:
        raise Refusal("unreadable-claim", 400) from None
    said = log.Claimed(seat=seat, lines=lines(match, len(before.story)), seq=match.seq, person=person.id, id=message.id)
    return Change((said,), match)


def _chat(state: State, _asking: Asking, person: Person, message: say.Talk) -> Change:
    told = words.saying(message.text)
    seat = state.seat_of(person.id)
    return Change((log.Spoke(person=person.id, name=person.name, seat=seat, text=told, id=message.id),))


def _next(state: State, _asking: Asking, person: Person, _message: say.Next) -> Change:
    if state.phase != "between":
        raise Refusal("not-between")
    _own_seat(state, person)
    waved = log.Waved(person=person.id)
    if state.voters <= state.waved | {person.id}:
        return Change((waved, log.WentOn()))
    return Change((waved,))


def _resign(state: State, _asking: Asking, person: Person, _message: say.Resign) -> Change:
    _check_running(state)
    seat = _own_seat(state, person)
    if state.seats[seat].resigned:
        raise Refusal("resigned")
    entries: tuple[log.AnyEntry, ...] = (log.Resigned(seat=seat),)
    left = state.voters - {person.id}
    if state.phase == "between" and left <= state.waved:
        entries += (log.WentOn(),)
    elif state.phase == "paused" and not left:
        entries += (log.Paused(on=False),)
    return Change(entries)


def _pause(state: State, _asking: Asking, person: Person, message: say.Pause) -> Change:
    _check_running(state)
    _own_seat(state, person)
    if not message.on and state.phase == "paused":
        return Change((log.Paused(on=False),))
    if state.phase != "playing":
        raise Refusal("not-playing")
    wished = log.Wished(person=person.id, on=message.on)
    if message.on and state.voters <= state.wished | {person.id}:
        return Change((wished, log.Paused(on=True)))
    return Change((wished,))


def _here(state: State, _asking: Asking, person: Person, _message: say.Here) -> Change:
    _own_seat(state, person)
    return Change(())


_DEEDS: dict[type, Callable[[State, Asking, Person, Any], Change]] = {
    say.Sit: _sit,
    say.Stand: _stand,
    say.SetBot: _bot,
    say.Ready: _ready,
    say.Kick: _kick,
    say.Start: _start,
    say.PlayMove: _move,
    say.Say: _claim,
    say.Talk: _chat,
    say.Next: _next,
    say.Resign: _resign,
    say.Pause: _pause,
    say.Here: _here,
}
