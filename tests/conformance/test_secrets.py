"""Nobody learns what he may not know: not from views, events, samples, refusals or questions that are not asked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import matches
from dump import dump, fields
from saboteur import Dice, Match, Move, Position, View
from saboteur.engine.core.board import Board
from saboteur.engine.core.seat import BY, FACE_UP, KIND, NUGGETS, ROLE, SEAT_WIDTH, SIZE
from saboteur.engine.core.vector import vector
from saboteur.engine.saboteur.gold import PICKED, ROUND_WON, count, entry, entry_kind, entry_seat, entry_value
from saboteur.engine.saboteur.state import ASIDE, OFFER, PILE
from saboteur.secrecy import EXTRA, POSITION, SEATS, may_know, public
from twins import Keyed, Twins, number_of

VECTORS = ("deck", "goals", "hands", "seats", "discards", "history", "extra")
"""The parts of a position that hold secrets."""


def text_of(position: Position, viewer: int | None) -> str:
    """The bytes a viewer gets."""
    return str(position.view(viewer))


# The table.


def test_every_part_of_a_position_is_declared() -> None:
    """A new attribute must say who may know it."""
    assert set(POSITION) == set(fields(Position))
    assert {name for name, rule in POSITION.items() if rule is not public} == {*VECTORS, "chance", "log"}


def test_the_board_holds_no_secret() -> None:
    """It knows the places of the goals by number, never what lies under them; its every attribute is looked at here."""
    assert set(fields(Board)) == {
        "tiles", "grid", "mask", "cards", "card_count", "edge", "edge_count", "goals", "roots", "reached", "climbed",
    }  # fmt: skip
    for seed in range(20):
        match = Match.new("saboteur", 3, seed)
        assert dump(match._position)["board"] == dump(Match.new("saboteur", 3, 0)._position)["board"]


def test_undeclared_numbers_are_never_used(volume: Callable[..., int]) -> None:
    """Slots of seats and of the game's own vector that no rule names stay empty through whole matches."""
    checked = 0
    for number in range(volume(24, interpreted=8)):
        match = matches.new(number)
        name = match.rules.name
        for _ in matches.walk(match, random.Random(number)):
            position = match._position
            used = {index % SEAT_WIDTH for index, item in enumerate(position.seats) if item}
            assert used <= set(SEATS[name])
            assert {index for index, item in enumerate(position.extra) if item} <= set(EXTRA[name])
            checked += 1
    print(f"{checked} positions")
    assert checked > 0


def declared(position: Position, field: str, index: int) -> bool:
    """Whether the table has a rule for this number."""
    name = position.game.name
    if field == "extra":
        return index in EXTRA[name]
    return field != "seats" or index % SEAT_WIDTH in SEATS[name]


# Views.


class Scramble:
    """Puts nonsense wherever a viewer may not look, as far as it is not bound by what he knows."""

    def __init__(self, match: Match, viewer: int | None, rng: random.Random) -> None:
        self.rng = rng
        self.seat = number_of(viewer)
        self.kinds = len(match.rules.codec.cards)
        self.goal_tiles = list(match.rules.game.goal_tiles)
        self.truth = match._position
        self.changed: Counter[str] = Counter()

    def position(self) -> Position:
        """The position with everything scrambled that the viewer may not know."""
        other = self.truth.copy()
        for field in VECTORS:
            items = enumerate(list(getattr(self.truth, field)))
            scrambled = [item if self.known(field, at) else self.nonsense(field, at, item) for at, item in items]
            setattr(other, field, vector(scrambled))
        self.mix_gold(other)
        for field in VECTORS:
            self.changed[field] += list(getattr(self.truth, field)) != list(getattr(other, field))
        other.chance = Dice(self.rng.getrandbits(30))
        return other

    def known(self, field: str, index: int) -> bool:
        return declared(self.truth, field, index) and may_know(self.truth, self.seat, field, index)

    def nonsense(self, field: str, index: int, item: int) -> int:
        rng = self.rng
        if field == "goals":
            return rng.choice(self.goal_tiles)
        if field == "seats":
            return rng.randrange(2) if index % SEAT_WIDTH == ROLE else rng.randrange(40)
        if field == "extra":
            return rng.randrange(2) if index == ASIDE else item if OFFER < index < OFFER + 4 else rng.randrange(20)
        if field == "history":
            return item
        card = rng.randrange(self.kinds)
        if field == "discards" and index < self.truth.discard_count:
            return item & ~KIND | card
        return card | (rng.choice((0, FACE_UP)) | rng.randrange(4) << BY if field == "discards" else 0)

    def mix_gold(self, other: Position) -> None:
        """Picks that the viewer never saw become anything; those he knows as a heap change places within it."""
        history = list(other.history)
        offer = [value for value in (1, 2, 3) for _ in range(other.extra[OFFER + value])]
        start = 0
        while start < len(history):
            end = next(
                (at for at in range(start + 1, len(history)) if entry_kind(history[at]) == ROUND_WON), len(history)
            )
            places = [at for at in range(start, end) if entry_kind(history[at]) == PICKED]
            values = [entry_value(history[at]) for at in places]
            last = end == len(history)
            owners = [entry_seat(history[at]) for at in places]
            if self.truth.depth > 0:
                mixed = self.mix_draft(owners, values + offer * last)
                for at, owner, value in zip(places, owners, mixed, strict=False):
                    history[at] = entry(PICKED, owner, value)
                if last:
                    offer = mixed[len(places) :]
            start = end
        other.history = vector(history)
        for value in (1, 2, 3):
            other.extra[OFFER + value] = offer.count(value)

    def mix_draft(self, owners: list[int], values: list[int]) -> list[int]:
        on_offer = "seen" if may_know(self.truth, self.seat, "extra", OFFER + 1) else "unseen"
        places = ["own" if owner == self.seat else "other" for owner in owners]
        places += [on_offer] * (len(values) - len(owners))
        sighted = False
        heap: list[int] = []
        result = list(values)
        for at, place in enumerate([*places, "end"]):
            if place in {"own", "seen", "end"}:
                drawn = [result[slot] for slot in heap]
                self.rng.shuffle(drawn)
                for slot, value in zip(heap, drawn, strict=True):
                    result[slot] = value
                heap = []
                sighted = True
            elif sighted:
                heap.append(at)
            else:
                result[at] = self.rng.randrange(1, 4)
        return result


@pytest.mark.parametrize("part", range(2))
def test_a_view_shows_nothing_else(part: int, volume: Callable[..., int]) -> None:
    """Whatever stands where a viewer may not look, his view is the same, byte for byte."""
    changed: Counter[str] = Counter()
    checked = 0
    for number in range(part, volume(40, interpreted=16), 2):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            if rng.random() < (0.6 if match.view(None).offer else 0.15):
                for viewer in matches.viewers(match):
                    scramble = Scramble(match, viewer, rng)
                    assert text_of(match._position, viewer) == text_of(scramble.position(), viewer)
                    changed.update(scramble.changed)
                    checked += 1
    print(f"{checked} views, scrambled: {dict(changed)}")
    assert set(changed) == set(VECTORS)
    assert min(changed.values()) > 0


# Samples.


@pytest.mark.parametrize("part", range(2))
def test_a_sample_cannot_be_told_from_the_truth(part: int, volume: Callable[..., int]) -> None:
    """Same view, same legal moves, every number the seat may know unchanged; and others have something else to see."""
    seen: Counter[str] = Counter()
    for number in range(part, volume(40, interpreted=16), 2):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            if rng.random() < (0.8 if match.view(None).offer else 0.25):
                for viewer in matches.viewers(match):
                    check_sample(match, viewer, rng, seen)
        for viewer in matches.viewers(match):
            check_sample(match, viewer, rng, seen)
            seen["after the end"] += 1
    print(dict(seen))
    for name in ("samples", "own turns", "others see something else", "during a draft", "after the end"):
        assert seen[name] > 0, name


def check_sample(match: Match, viewer: int | None, rng: random.Random, seen: Counter[str]) -> None:
    """Everything that must hold for a sample."""
    truth = match._position
    sample = match.sample(viewer, rng)
    seat = number_of(viewer)
    assert text_of(truth, viewer) == text_of(sample, viewer)
    assert truth.actor == sample.actor
    if viewer is not None and viewer == truth.actor:
        assert sorted(truth.moves()) == sorted(sample.moves())
        seen["own turns"] += 1
    assert_same_knowledge(truth, sample, seat)
    assert_same_material(truth, sample, match)
    seen["samples"] += 1
    seen["during a draft"] += bool(match.view(None).offer)
    other = (seat + 1) % match.rules.players
    seen["others see something else"] += text_of(truth, other) != text_of(sample, other)


def assert_same_knowledge(truth: Position, sample: Position, seat: int) -> None:
    """What the seat may know is as it was."""
    for field in VECTORS:
        for index, (old, new) in enumerate(zip(getattr(truth, field), getattr(sample, field), strict=True)):
            if old != new:
                assert declared(truth, field, index)
                assert not may_know(truth, seat, field, index), (field, index)


def assert_same_material(truth: Position, sample: Position, match: Match) -> None:
    """The same cards and nuggets, elsewhere."""
    assert material(truth, match) == material(sample, match)


def material(position: Position, match: Match) -> tuple[list[int], list[int], list[int], int]:
    """All hidden cards, goals, roles and nuggets."""
    room, players = position.game.hand_room, position.game.players
    cards = [
        position.hands[seat * room + slot] & KIND for seat in range(players) for slot in range(position.of(seat, SIZE))
    ]
    cards += [position.discards[at] & KIND for at in range(position.discard_count)]
    cards += list(position.deck)[position.drawn :]
    roles = [position.of(seat, ROLE) for seat in range(players)] + [position.extra[ASIDE]]
    nuggets = sum(position.of(seat, NUGGETS) for seat in range(players))
    nuggets += sum(value * (position.extra[PILE + value] + position.extra[OFFER + value]) for value in (1, 2, 3))
    assert match.rules.players == players
    return sorted(cards), sorted(position.goals), sorted(roles), nuggets


@pytest.mark.parametrize("part", range(2))
def test_a_sample_depends_only_on_what_the_seat_knows(part: int, volume: Callable[..., int]) -> None:
    """With the same dice, two positions that the seat cannot tell apart give the very same sample, to the last number.

    So a sample holds no trace of the truth, not even in its unused corners.
    """
    checked = differing = 0
    for number in range(part, volume(48, interpreted=16), 2):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            if rng.random() < (0.5 if match.view(None).offer else 0.1):
                for viewer in matches.viewers(match):
                    seat = number_of(viewer)
                    truth, dice = match._position, rng.getrandbits(40)
                    other = truth.sample(seat, Dice(rng.getrandbits(40)))
                    litter(other, rng)
                    first, second = truth.sample(seat, Dice(dice)), other.sample(seat, Dice(dice))
                    assert dump(first) == dump(second)
                    checked += 1
                    differing += dump(first) != dump(truth)
    print(f"{checked} samples, {differing} unlike the truth")
    assert differing > 0


def litter(position: Position, rng: random.Random) -> None:
    """Leave cards of the past in the unused ends of the vectors."""
    room = position.game.hand_room
    position.deck = vector(
        [rng.randrange(20) if at < position.drawn else card for at, card in enumerate(position.deck)]
    )
    for at in range(position.game.players * room):
        if at % room >= position.of(at // room, SIZE):
            position.hands[at] = rng.randrange(20)
    for at in range(position.discard_count, len(position.discards)):
        position.discards[at] = rng.randrange(20)


def test_a_sample_can_be_played_to_the_end(volume: Callable[..., int]) -> None:
    """It is a position like any other."""
    played = 0
    for number in range(volume(40, interpreted=8)):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            if rng.random() < 0.05:
                sample = match.sample(rng.choice(matches.viewers(match)), rng)
                assert sample.playout(Dice(rng.getrandbits(30))) > 0
                assert sample.actor is None
                played += 1
    print(f"{played} playouts")
    assert played > 0


# Events and questions.


@pytest.mark.parametrize("part", range(2))
def test_events_and_questions_tell_nothing_else(part: int, volume: Callable[..., int]) -> None:
    """Two matches that differ only in what a viewer may not know look alike to him after the next move as well.

    That covers the events with their secret parts masked, who is asked what (a question left out tells something,
    too), and the view.
    """
    seen: Counter[str] = Counter()
    for number in range(part, volume(48, interpreted=16), 2):
        match = matches.new(number)
        rng = random.Random(number)
        for move in matches.walk(match, rng):
            if rng.random() < (0.9 if match.view(None).offer else 0.25):
                for viewer in matches.viewers(match):
                    twins = Twins(match, viewer, rng)
                    differ = dump(twins.truth) != dump(twins.other)
                    one, other = twins.play(move)
                    assert [str(event) for event in one.seen(viewer)] == [str(event) for event in other.seen(viewer)]
                    assert str(one.view(viewer)) == str(other.view(viewer))
                    seen["pairs"] += 1
                    seen["of different positions"] += differ
                    seen["different in truth"] += one.events != other.events
                    seen.update({event.kind for event in one.events})
    print(dict(seen))
    for name in ("different in truth", "map", "discard", "draw", "offer", "take", "reveal", "round-over", "paid"):
        assert seen[name] > 0, name


def test_a_last_gold_card_is_never_asked_for_and_any_other_always_is(volume: Callable[..., int]) -> None:
    """Whether the cards on offer are alike is a secret, so they are asked for even if there is but one answer."""
    single = asked = 0
    for number in range(volume(60, interpreted=20)):
        match = matches.new(number)
        for move in matches.walk(match, random.Random(number)):
            if move.verb == "take":
                view = match.view(match.actor)
                assert count(match._position.extra, OFFER) == len(view.offer) > 1
                asked += 1
                single += len(set(view.offer)) == 1
    print(f"{asked} questions, {single} with a single answer")
    assert single > 0


# Refusals.


def test_reasons_tell_nothing(volume: Callable[..., int]) -> None:
    """Whatever a seat asks for, the answer is the same in every position it cannot tell from the truth."""
    asked: Counter[str] = Counter()
    for number in range(volume(40, interpreted=10)):
        match = matches.new(number)
        rng = random.Random(number)
        requests = any_moves(match)
        for _ in matches.walk(match, rng):
            if rng.random() < 0.2:
                actor = match.actor
                other = Match(match.rules, Keyed(0), match.sample(actor, rng))
                for move in rng.sample(requests, 150):
                    reason = match.why_not(move)
                    assert reason == other.why_not(move)
                    asked[str(reason)] += 1
                    stranger = rng.choice([seat for seat in range(match.rules.players) if seat != actor])
                    assert match.why_not(move, by=stranger) == "not-your-turn"
    print(dict(asked))
    for name in ("None", "not-in-hand", "wrong-prompt", "tool-broken", "no-target", "occupied", "does-not-fit"):
        assert asked[name] > 0, name


def any_moves(match: Match) -> list[Move]:
    """Every card at many cells and all players, and every answer to other questions."""
    words = match.rules.codec
    cells = [(x, y) for x in range(-1, 10) for y in range(-3, 4)]
    found = [Move("lay", card=card, cell=cell) for card in words.lay for cell in cells]
    for card in words.cards:
        found.append(Move("discard", cards=(card,)))
        if card in {"map", "rockfall"}:
            found += [Move("play", card=card, cell=cell) for cell in cells]
        elif card.startswith(("broken", "repair")):
            for seat in range(match.rules.players):
                found += [Move("play", card=card, seat=seat, tool=tool) for tool in (None, "pick", "lantern", "cart")]
    found += [Move("take", value=value) for value in (1, 2, 3)] * 5
    return found + [Move("orient", card=card) for card in words.goal]


def test_views_print_and_parse(volume: Callable[..., int]) -> None:
    """What a viewer is sent can be read back."""
    read = 0
    for number in range(volume(16, interpreted=8)):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            if rng.random() < 0.2:
                view = match.view(rng.choice(matches.viewers(match)))
                assert view == View.parse(str(view))
                read += 1
    assert read > 0
