"""Events are complete, in the same order for all, and reveal no secret to the wrong viewer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import matches
from saboteur import Event, Match, View
from saboteur.notation.event import HIDDEN, EventError
from saboteur.notation.event_table import FIELDS, SECRET
from saboteur.view import Discard, Goal, Laid

BASE = {
    "round", "role", "draw", "lay", "break", "repair", "rockfall", "map", "discard", "reveal", "round-over",
    "show-role", "show-aside", "offer", "take", "paid", "match-over", "claim",
}  # fmt: skip
"""The kinds of event of the base game."""


def test_events_print_and_parse(volume: Callable[..., int]) -> None:
    """Also masked; and `repr` shows every part."""
    seen: Counter[str] = Counter()
    for number in range(volume(48, interpreted=16)):
        match = matches.new(number)
        for _ in matches.walk(match, random.Random(number)):
            pass
        match.say(0, "gold 8,2")
        for event in match.events:
            assert event == Event.parse(str(event))
            assert event.masked() == Event.parse(str(event.masked()))
            assert (event.kind in SECRET) == (HIDDEN in str(event.masked()))
            assert HIDDEN not in str(event)
            seen[event.kind] += 1
    print(dict(seen))
    assert set(seen) == BASE


def test_everyone_gets_the_same_sequence(volume: Callable[..., int]) -> None:
    """Numbers without a gap; secret parts only for the seat they belong to, `?` for everyone else."""
    seen: Counter[str] = Counter()
    for number in range(volume(32, interpreted=12)):
        match = matches.new(number)
        rng = random.Random(number)
        told = {viewer: match.seen(viewer) for viewer in matches.viewers(match)}
        for move in matches.walk(match, rng):
            before = match.seq
            if rng.random() < 0.05:
                match.say(rng.randrange(match.rules.players), "trust p1")
            for viewer, events in told.items():
                events.extend(match.seen(viewer, since=len(events)))
            returned = match.copy().play(move)
            assert [event.seq for event in returned] == list(range(match.seq, match.seq + len(returned)))
            assert match.seq >= before
        for viewer, events in told.items():
            events.extend(match.seen(viewer, since=len(events)))
            assert events == match.seen(viewer)
            assert [event.seq for event in events] == list(range(match.seq))
            for mine, truth in zip(events, match.events, strict=True):
                own = truth.kind not in SECRET or (viewer is not None and truth.seat == viewer)
                assert mine == (truth if own else truth.masked())
                seen["secret, own" if own and truth.kind in SECRET else "public" if own else "masked"] += 1
    print(dict(seen))
    for name in ("secret, own", "public", "masked"):
        assert seen[name] > 0, name


def seats(goal: Goal, seat: int) -> tuple[int, ...]:
    """Who has looked at a goal, this seat included."""
    return tuple(sorted({*goal.seen_by, seat}))


class Notes:
    """A viewer who reads only the events and notes what they say."""

    def __init__(self, view: View) -> None:
        self.viewer = view.seat
        self.players = view.players
        self.hands: list[list[str]] = []
        self.board: list[Laid] = []
        self.goals: dict[tuple[int, int], Goal] = {}
        self.start(view)
        self.gold: list[int | str] = [0 if seat == view.seat else HIDDEN for seat in range(view.players)]
        self.offers: list[tuple[int | str, ...]] = []
        self.picks: list[int] = []
        self.offer: tuple[int | str, ...] = ()

    def start(self, view: View) -> None:
        """Set up a round from public knowledge."""
        self.hands = [[] for _ in range(self.players)]
        self.fronts: list[set[str]] = [set() for _ in range(self.players)]
        self.roles = [HIDDEN] * self.players
        self.aside = HIDDEN
        self.discards: list[Discard] = []
        self.board = [Laid("NESW:ladder", (0, 0))]
        self.goals = {goal.cell: Goal(goal.cell, HIDDEN, open=False) for goal in view.goals}
        self.pile = 67

    def read(self, event: Event, view: View) -> None:
        """Note down one event."""
        if event.kind == "round":
            self.start(view)
        elif event.kind in {"role", "show-role"}:
            self.roles[self.who(event)] = event.role or ""
        elif event.kind == "show-aside":
            self.aside = event.role or ""
        elif event.kind == "draw":
            self.hands[self.who(event)].append(event.card or "")
            self.pile -= 1
        elif event.kind in {"offer", "take", "paid"}:
            self.read_gold(event)
        elif event.kind == "reveal":
            assert event.cell is not None
            seen = self.goals[event.cell].seen_by
            self.goals[event.cell] = Goal(event.cell, event.goal or "", open=True, seen_by=seen)
            self.board.append(Laid((event.goal or "").removeprefix("stone ").replace("gold", "NESW"), event.cell))
        elif event.kind not in {"round-over", "match-over", "claim"}:
            self.read_card(event)

    def who(self, event: Event) -> int:
        assert event.seat is not None
        return event.seat

    def read_gold(self, event: Event) -> None:
        seat = self.who(event)
        before = self.gold[seat]
        if event.kind == "offer":
            self.offer = event.values
        elif isinstance(event.value, int) and isinstance(before, int):
            self.gold[seat] = before + event.value
        if event.kind == "take":
            if seat == self.viewer:
                assert isinstance(event.value, int)
                self.offers.append(self.offer)
                self.picks.append(event.value)
            self.offer = self.offer[1:]

    def read_card(self, event: Event) -> None:
        seat = self.who(event)
        card = event.card or ""
        if event.kind == "lay":
            assert event.cell is not None
            self.board.append(Laid(card, event.cell))
            self.drop(seat, card)
        elif event.kind == "break":
            self.drop(seat, f"broken-{event.tool}")
            self.fronts[event.target or 0].add(f"broken-{event.tool}")
        elif event.kind == "repair":
            self.drop(seat, card)
            self.fronts[event.target or 0].remove(f"broken-{event.tool}")
            self.discards += [Discard(card, seat), Discard(f"broken-{event.tool}", event.target or 0)]
        elif event.kind == "rockfall":
            self.drop(seat, "rockfall")
            self.board = [laid for laid in self.board if laid.cell != event.cell]
            self.discards += [Discard("rockfall", seat), Discard(printed(card), seat)]
        elif event.kind == "map":
            assert event.cell is not None
            self.drop(seat, "map")
            self.discards.append(Discard("map", seat))
            goal = self.goals[event.cell]
            name = goal.card if event.goal == HIDDEN else event.goal or ""
            self.goals[event.cell] = Goal(event.cell, name, open=False, seen_by=seats(goal, seat))
        else:
            assert event.kind == "discard"
            self.drop(seat, card)
            self.discards.append(Discard(card, seat, face_down=True))

    def drop(self, seat: int, card: str) -> None:
        """Take a card out of a hand, in either orientation."""
        self.hands[seat].remove(printed(card) if seat == self.viewer else HIDDEN)

    def compare(self, view: View, *, over: bool) -> None:
        """Check the view against the notes."""
        hand = self.hands[self.viewer] if self.viewer is not None else []
        assert sorted(hand) == sorted(view.hand)
        assert [len(cards) for cards in self.hands] == list(view.hand_sizes)
        assert self.fronts == [set(cards) for cards in view.front]
        assert (self.roles, self.aside) == (list(view.roles), view.aside_role)
        assert self.pile == view.draw_pile
        assert self.discards == list(view.discards)
        assert self.board == [Laid(laid.card, laid.cell) for laid in view.board]
        assert list(self.goals.values()) == list(view.goals)
        assert [HIDDEN if value == HIDDEN else "" for value in self.offer] == [
            HIDDEN if value == HIDDEN else "" for value in view.offer
        ]
        assert self.offers == list(view.offers_seen)
        assert self.picks == list(view.picks)
        if not over:
            assert self.gold == list(view.gold)


def printed(card: str) -> str:
    """A path card as it stands in a hand."""
    return PRINTED.get(card, card)


PRINTED = {
    "ESW": "NEW", "NSW": "NES", "SW": "NE", "ES": "NW", "E|S|W": "N|E|W", "N|S|W": "N|E|S", "S|W": "N|E", "E|S": "N|W",
    "S": "N", "W": "E",
}  # fmt: skip
"""Base game cards that look different when turned."""


def test_the_events_tell_what_the_view_shows(volume: Callable[..., int]) -> None:
    """A viewer's events and view contain the same information."""
    seen: Counter[str] = Counter()
    for number in range(volume(32, interpreted=12)):
        match = matches.new(number)
        rng = random.Random(number)
        notes = {viewer: Notes(match.view(viewer)) for viewer in matches.viewers(match)}
        read = 0
        for _ in matches.walk(match, rng):
            read = check_notes(match, notes, read, seen)
        check_notes(match, notes, read, seen)
    print(dict(seen))
    for name in ("compared", "own map", "own pick", "second lap", "own discard"):
        assert seen[name] > 0, name


def check_notes(match: Match, notes: dict[int | None, Notes], read: int, seen: Counter[str]) -> int:
    """Let every viewer read on and compare; how many events are read by now."""
    for viewer, book in notes.items():
        view = match.view(viewer)
        for event in match.seen(viewer, since=read):
            book.read(event, view)
            own = viewer is not None and event.seat == viewer
            seen["own map"] += own and event.kind == "map"
            seen["own pick"] += own and event.kind == "take"
            seen["own discard"] += own and event.kind == "discard"
        book.compare(view, over=match.actor is None)
        seen["compared"] += 1
        seen["second lap"] += len(book.picks) > match.view(None).round
    return match.seq


def test_every_kind_of_event_has_its_parts() -> None:
    """A text with a part missing or one too many is refused."""
    assert set(FIELDS) >= BASE
    for kind in BASE - {"match-over"}:
        with pytest.raises(EventError):
            Event.parse(f"1 {kind}")
    for text in (
        "",
        "1",
        "lay p1 EW 1,0",
        "-1 match-over",
        "1 match-over now",
        "1 nothing",
        "1 lay p1 EW 1,0 2",
        "² map",
    ):
        with pytest.raises(EventError):
            Event.parse(text)
