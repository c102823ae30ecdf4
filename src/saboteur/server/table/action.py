"""Decides on requests: which entries a request adds to the log, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from saboteur.bots import seatable
from saboteur.games import Ruleset
from saboteur.match import Match
from saboteur.notation.reason import IllegalMove, InvalidMove
from saboteur.record import Spelling, line
from saboteur.server import sanitize
from saboteur.server.refusal import Refusal
from saboteur.server.store.store import Person
from saboteur.server.table import entry as log
from saboteur.server.table import looks, request
from saboteur.server.table.state import State

MOST_SPELLINGS = 64
"""Rules whose spelling is remembered."""


class Requester(msgspec.Struct, frozen=True):
    """The sender of a request."""

    person: Person | None
    bots: tuple[str, ...]
    """Bots that can be seated."""


class Change(msgspec.Struct, frozen=True):
    """Entries to add, and the new match if it changes."""

    entries: tuple[log.AnyEntry, ...]
    match: Match | None = None


_spellings: dict[int, tuple[Ruleset, Spelling]] = {}
"""By the identity of the rules, which are kept so that it stays theirs."""


def _spelling(rules: Ruleset) -> Spelling:
    """How rules are spelled; the library returns the same object for the same options."""
    found = _spellings.get(id(rules))
    if found is None:
        if len(_spellings) >= MOST_SPELLINGS:
            _spellings.clear()
        found = _spellings[id(rules)] = rules, Spelling(rules)
    return found[1]


def lines(match: Match, since: int) -> tuple[str, ...]:
    """The record lines from index `since` of the story on."""
    spelling = _spelling(match.rules)
    return tuple([line(part, spelling) for part in match.story[since:]])


def play(
    state: State,
    seat: int,
    move: str,
    person: str | None = None,
    message: request.Move | None = None,
    claims: tuple[str, ...] = (),
) -> Change:
    """The change made by a move and the claims just before it; `Refusal` if it is illegal."""
    before = state.running
    match = before.copy()
    by_bot = person is None and state.seats[seat].person is not None
    try:
        for claim in claims:
            match.say(seat, claim)
        events = match.play(move, by=seat, by_bot=by_bot)
    except InvalidMove:
        raise Refusal("unreadable-move", 400) from None
    except IllegalMove as error:
        raise Refusal(error.reason, game=match.rules.name) from None
    acted = log.Move(
        seat=seat,
        lines=lines(match, len(before.story)),
        seq=match.seq,
        person=person,
        id="" if message is None else message.id,
        digest="" if message is None else request.digest(message),
        round="round" in [event.kind for event in events],
        over=match.actor is None,
        winners=None if match.outcome is None else tuple(match.outcome.winners),
    )
    return Change((acted,), match)


def start(state: State) -> Change:
    """The change that starts the match with a random deal."""
    created = state.created
    options: dict[str, Any] = dict(created.options)
    match = Match.new(created.game, created.players, None, str(options.pop("edition")), **options)
    return Change((log.Start(record=match.record(), seq=match.seq),), match)


def decide(state: State, requester: Requester, message: request.AnyRequest) -> Change:
    """The change made by a request, or a `Refusal`."""
    if requester.person is None:
        raise Refusal("no-name", 401)
    return _HANDLERS[type(message)](state, requester, requester.person, message)


def _own_seat(state: State, person: Person) -> int:
    seat = state.seat_of(person.id)
    if seat is None:
        raise Refusal("no-seat", 403)
    return seat


def _check_plays(state: State, person: Person) -> None:
    """Refuse people without a seat, and without one that shares their device."""
    if not state.kept_by(person.id):
        _own_seat(state, person)


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


def _sit(state: State, _requester: Requester, person: Person, message: request.Sit) -> Change:
    _check_lobby(state)
    _check_place(state, message.seat)
    own = state.seats[message.seat]
    if own.person == person.id:
        if own.name == person.name:
            return Change(())
        # Changing the name means sitting down again.
        again = log.Sat(person=person.id, name=person.name, seat=message.seat, keeper=own.keeper)
        return Change((again, *((log.Ready(person=person.id, ready=True),) if own.ready else ())))
    if not state.seats[message.seat].free:
        raise Refusal("seat-taken")
    if person.id in state.removed and person.id != state.host:
        raise Refusal("removed", 403)
    return Change((log.Sat(person=person.id, name=person.name, seat=message.seat), *dressing(state, person)))


def dressing(state: State, person: Person) -> tuple[log.AnyEntry, ...]:
    """The looks of somebody who sits down; somebody who sat here before keeps theirs."""
    if person.looks is None or person.id in state.looks:
        return ()
    return (log.Dressed(person=person.id, looks=looks.fitting(state, person.id, person.looks)),)


def _stand(state: State, _requester: Requester, person: Person, message: request.Stand) -> Change:
    _check_lobby(state)
    return Change(tuple(log.Stood(person=one) for one in _leaving(state, person, message.seat)))


def _leaving(state: State, person: Person, seat: int | None) -> tuple[str, ...]:
    """Who leaves: the person with everyone on their device, or the one on a seat that shares their device."""
    if seat is None:
        _own_seat(state, person)
        return tuple(one for one in state.sharing(person.id) if state.seat_of(one) is not None)
    return (_beside(state, person, seat),)


def _beside(state: State, person: Person, seat: int) -> str:
    """The person on a seat that shares the device."""
    _check_place(state, seat)
    other = state.seats[seat].person
    if other is None or other not in state.sharing(person.id):
        raise Refusal("not-beside", 403)
    return other


def share(state: State, person: Person, message: request.Share, beside: Person) -> Change:
    """The change that seats somebody who shares a person's device."""
    _check_lobby(state)
    _check_place(state, message.seat)
    if not state.seats[message.seat].free:
        raise Refusal("seat-taken")
    if person.id in state.removed and person.id != state.host:
        raise Refusal("removed", 403)
    sat = log.Sat(person=beside.id, name=beside.name, seat=message.seat, keeper=state.sharing(person.id)[0])
    # A person at that seat is ready by sitting down.
    return Change((sat, log.Ready(person=beside.id, ready=True)))


def _dress(state: State, _requester: Requester, person: Person, message: request.Dress) -> Change:
    who = person.id if message.seat is None else _beside(state, person, message.seat)
    if state.seat_of(who) is None:
        raise Refusal("no-seat", 403)
    chosen = looks.fitting(state, who, message.looks)
    return Change(() if state.looks.get(who) == chosen else (log.Dressed(person=who, looks=chosen),))


def _bot(state: State, requester: Requester, person: Person, message: request.Bot) -> Change:
    _check_lobby(state)
    _check_host(state, person)
    _check_place(state, message.seat)
    if state.seats[message.seat].person is not None:
        raise Refusal("seat-taken")
    if message.bot is not None and not seatable(message.bot, requester.bots):
        raise Refusal("no-such-bot", 400, bots=", ".join(requester.bots))
    if state.seats[message.seat].bot == message.bot:
        return Change(())
    return Change((log.Bot(seat=message.seat, bot=message.bot),))


def _ready(state: State, _requester: Requester, person: Person, message: request.Ready) -> Change:
    _check_lobby(state)
    seat = _own_seat(state, person)
    if state.seats[seat].ready == message.ready:
        return Change(())
    return Change((log.Ready(person=person.id, ready=message.ready),))


def _kick(state: State, _requester: Requester, person: Person, message: request.Kick) -> Change:
    _check_lobby(state)
    _check_host(state, person)
    _check_place(state, message.seat)
    guest = state.seats[message.seat].person
    if guest is None:
        raise Refusal("no-guest")
    return Change((log.Stood(person=guest, kicked=True),))


def _remove(state: State, _requester: Requester, person: Person, message: request.Remove) -> Change:
    _check_host(state, person)
    _check_other(state, person, message.person)
    if message.person in state.removed:
        return Change(())
    if state.phase != "lobby" and state.seat_of(message.person) is not None:
        raise Refusal("has-seat")
    return Change((log.Removed(person=message.person),))


def _silence(state: State, _requester: Requester, person: Person, message: request.Silence) -> Change:
    _check_host(state, person)
    _check_other(state, person, message.person)
    if message.on == (message.person in state.silenced):
        return Change(())
    return Change((log.Silenced(person=message.person, on=message.on),))


def _check_other(state: State, host: Person, other: str) -> None:
    if other == host.id:
        raise Refusal("yourself")
    if other not in state.speakers | state.removed | state.silenced:
        raise Refusal("no-such-person", 404)


def _spectators(state: State, _requester: Requester, person: Person, message: request.Spectators) -> Change:
    _check_host(state, person)
    if message.chat == state.spectator_chat:
        return Change(())
    return Change((log.SpectatorChat(on=message.chat),))


def _talk(state: State, _requester: Requester, person: Person, message: request.Talk) -> Change:
    _check_host(state, person)
    if message.on == state.talk:
        return Change(())
    return Change((log.SpectatorChat(on=state.spectator_chat, talk=message.on),))


def _start(state: State, _requester: Requester, person: Person, _message: request.Start) -> Change:
    _check_lobby(state)
    _check_host(state, person)
    if state.free:
        raise Refusal("seats-free", free=state.free)
    unready = [seat.name for seat in state.seats if not seat.ready and seat.person != person.id]
    if unready:
        raise Refusal("not-ready", names=", ".join(unready))
    return start(state)


def _move(state: State, _requester: Requester, person: Person, message: request.Move) -> Change:
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
    # Claims do not change which moves are legal.
    if message.seq != match.seq and (
        message.seq > match.seq or any(event.kind != "claim" for event in match.events[message.seq :])
    ):
        raise Refusal("stale")
    if message.moved not in {None, state.moved}:
        raise Refusal("stale")
    return play(state, seat, message.move, person.id, message)


def _claim(state: State, _requester: Requester, person: Person, message: request.Claim) -> Change:
    _check_running(state)
    seat = _own_seat(state, person)
    before = state.running
    match = before.copy()
    try:
        match.say(seat, message.claim)
    except ValueError:
        raise Refusal("unreadable-claim", 400) from None
    claimed = log.Claim(
        seat=seat,
        lines=lines(match, len(before.story)),
        seq=match.seq,
        person=person.id,
        id=message.id,
        digest=request.digest(message),
    )
    return Change((claimed,), match)


def _chat(state: State, _requester: Requester, person: Person, message: request.Chat) -> Change:
    seat = check_voice(state, person)
    chat = log.Chat(
        person=person.id,
        name=person.name,
        seat=seat,
        text="" if message.phrase else sanitize.chat_text(message.text),
        id=message.id,
        phrase=message.phrase,
        digest=request.digest(message),
    )
    return Change((chat,))


def check_voice(state: State, person: Person) -> int | None:
    """The seat of somebody who may talk here; `Refusal` if they may not."""
    seat = state.seat_of(person.id)
    if person.id in state.removed and seat is None:
        raise Refusal("removed", 403)
    if person.id in state.silenced and person.id != state.host:
        raise Refusal("silenced", 403)
    if not state.talk:
        raise Refusal("talk-closed", 403)
    if not state.spectator_chat and person.id not in state.members:
        raise Refusal("chat-closed", 403)
    return seat


def _next(state: State, _requester: Requester, person: Person, message: request.Next) -> Change:
    if state.phase != "between":
        raise Refusal("not-between")
    if message.everyone:
        _check_host(state, person)
        return Change((log.WentOn(),))
    _check_plays(state, person)
    people = [one for one in state.sharing(person.id) if one not in state.ready_for_next]
    if not people:
        return Change(())
    ready = tuple(log.Next(person=one) for one in people)
    if state.voters <= state.ready_for_next | set(people):
        return Change((*ready, log.WentOn()))
    return Change(ready)


def _resign(state: State, _requester: Requester, person: Person, _message: request.Resign) -> Change:
    _check_running(state)
    seat = _own_seat(state, person)
    if state.seats[seat].resigned:
        raise Refusal("resigned")
    entries: tuple[log.AnyEntry, ...] = (log.Resign(seat=seat),)
    left = state.voters - {person.id}
    if state.phase == "between" and left <= state.ready_for_next:
        entries += (log.WentOn(),)
    elif state.phase == "paused" and not left:
        entries += (log.Pause(on=False),)
    return Change(entries)


def _pause(state: State, _requester: Requester, person: Person, message: request.Pause) -> Change:
    _check_running(state)
    _check_plays(state, person)
    if not message.on and state.phase == "paused":
        return Change((log.Pause(on=False),))
    if state.phase != "playing":
        raise Refusal("not-playing")
    if message.everyone and message.on:
        _check_host(state, person)
        return Change((log.Pause(on=True),))
    if message.on == (person.id in state.pause_wishes):
        return Change(())
    people = state.sharing(person.id)
    votes = tuple(log.WishPause(person=one, on=message.on) for one in people)
    if message.on and state.voters <= state.pause_wishes | set(people):
        return Change((*votes, log.Pause(on=True)))
    return Change(votes)


def _pace(state: State, _requester: Requester, person: Person, message: request.Pace) -> Change:
    _check_host(state, person)
    if message.pace == "step" and any(one != person.id for one in state.people):
        raise Refusal("step-alone")
    if message.pace == state.pace:
        return Change(())
    return Change((log.SetPace(pace=message.pace),))


def _step(state: State, _requester: Requester, person: Person, _message: request.Step) -> Change:
    _check_running(state)
    _own_seat(state, person)
    return Change(())


def _nudge(state: State, _requester: Requester, person: Person, _message: request.Nudge) -> Change:
    _check_plays(state, person)
    asked = state.asked_person
    if asked is None or person.id in state.sharing(asked):
        raise Refusal("nobody-to-nudge")
    return Change((log.Nudge(person=person.id, seat=state.running.actor or 0),))


def _here(state: State, _requester: Requester, person: Person, _message: request.Here) -> Change:
    _own_seat(state, person)
    return Change(())


_HANDLERS: dict[type, Callable[[State, Requester, Person, Any], Change]] = {
    request.Sit: _sit,
    request.Stand: _stand,
    request.Dress: _dress,
    request.Bot: _bot,
    request.Ready: _ready,
    request.Kick: _kick,
    request.Remove: _remove,
    request.Silence: _silence,
    request.Talk: _talk,
    request.Spectators: _spectators,
    request.Start: _start,
    request.Move: _move,
    request.Claim: _claim,
    request.Chat: _chat,
    request.Next: _next,
    request.Resign: _resign,
    request.Pause: _pause,
    request.Pace: _pace,
    request.Step: _step,
    request.Nudge: _nudge,
    request.Here: _here,
}
