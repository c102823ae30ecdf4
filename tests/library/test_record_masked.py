"""Masked records contain exactly what one seat has seen."""

import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable

import pytest

import talkative
from records import STORED, refusal, short, stored
from saboteur import Match, Move
from saboteur.record import RecordError


def log(text: str) -> list[str]:
    """The lines of a record's log."""
    lines = tomllib.loads(text)["log"]
    assert isinstance(lines, list)
    return lines


@pytest.mark.parametrize("name", STORED)
def test_a_masked_record_differs_from_the_whole_only_in_question_marks(name: str) -> None:
    """It parses as TOML, names its reader, and is refused as masked."""
    match = Match.replay(stored(name))
    for seat in (None, *range(match.rules.players)):
        text = match.record(seat)
        data, whole = tomllib.loads(text), tomllib.loads(match.record())
        assert data.pop("masked") == ("spectator" if seat is None else f"p{seat + 1}")
        masked_log, whole_log = data.pop("log"), whole.pop("log")
        assert data == whole
        for known, full in zip(masked_log, whole_log, strict=True):
            head = full.split()[0]
            separator = ", " if head == "goals" else " "
            some, every = known.removeprefix(head).split(separator), full.removeprefix(head).split(separator)
            if head == "gold":
                # The gold is known as a heap, without the order of drawing.
                assert len(some) == len(every)
                assert not Counter(some) - Counter(every) - Counter("?" * len(every))
            else:
                assert all(word.strip() in {"?", other.strip()} for word, other in zip(some, every, strict=True))
        assert "masked" in refusal(text)
        assert "masked" in refusal(re.sub("masked = .*", "", text))


@pytest.mark.parametrize("name", STORED)
def test_every_card_drawn_is_known_to_one_seat(name: str) -> None:
    """In every round; goals turned up are known to all."""
    match = Match.replay(stored(name))
    logs = [log(match.record(seat)) for seat in range(match.rules.players)]
    drawn = sum(event.kind == "draw" for event in match.events)
    known = [line.split()[1:] for lines in logs for line in lines if line.startswith("deck")]
    assert drawn == sum(word != "?" for words in known for word in words)
    turned_up = sum(event.kind == "reveal" for event in match.events)
    goals = [line.removeprefix("goals ").split(", ") for line in log(match.record(None)) if line.startswith("goals")]
    assert turned_up == sum(goal != "?" for names in goals for goal in names)


def test_gold_that_comes_round_again_is_not_forgotten() -> None:
    """The only digger with whole tools saw all of it and took all of it."""
    match = Match.replay(stored("1-players"))
    assert "gold 3 3 2 1 1" in log(match.record(0))
    assert "gold ? ? ? ? ?" in log(match.record(1))
    assert ["p1: take ?"] * 4 == log(match.record(1))[-4:]


def test_a_masked_record_holds_what_the_seat_has_seen() -> None:
    """Its own role, cards and discards, goals it looked at and gold offered to it; nothing about the others."""
    match = Match.new("saboteur", players=3, seed=7, rounds=1)
    whole = log(match.record())
    hand = [str(move.cards[0]) for move in match.moves() if move.verb == "discard"]
    first = int(whole[0][-1]) - 1
    mine, other = log(match.record(first)), log(match.record((first + 1) % 3))
    assert whole[0] == mine[0] == other[0]
    assert whole[1].split()[first + 1] == mine[1].split()[first + 1]
    assert "?" == other[1].split()[first + 1]
    assert {*hand, "?", "deck"} == set(mine[3].split())
    match.play(Move.parse(f"discard {hand[0]}"))
    assert f"p{first + 1}: discard {hand[0]}" == log(match.record(first))[-1]
    assert f"p{first + 1}: discard ?" == log(match.record((first + 1) % 3))[-1] == log(match.record(None))[-1]


def test_a_goal_is_known_to_whoever_looked_at_it() -> None:
    """Until it is turned up, only they know it."""
    text = short(0).replace("deck NEW map", "deck map NEW").replace('rounds = 1, first = "random"', 'first = "p1"')
    match = Match.replay(re.sub('  "first p2",\n', "", text))
    match.play("map 8,0", by=0)
    assert "goals ?, stone NE, ?" == log(match.record(0))[1]
    assert "goals ?, ?, ?" == log(match.record(1))[1] == log(match.record(None))[1]


def test_shown_roles_and_gold_are_known_when_they_are_shown() -> None:
    """Roles to all when the round is over; gold to those it was offered to."""
    match = Match.replay(stored("1-unfinished"))
    whole = log(match.record())
    roles = [line for line in whole if line.startswith("roles")]
    heap = next(line for line in whole if line.startswith("gold")).split()[1:]
    assert len(heap) == 6 - whole[1].split()[1:7].count("saboteur")
    seen = {}
    for seat in (None, *range(6)):
        masked = log(match.record(seat))
        assert roles == [line for line in masked if line.startswith("roles")]
        seen[seat] = next(line for line in masked if line.startswith("gold")).split()[1:]
        assert len(heap) == len(seen[seat])
    takers = {event.seat for event in match.events if event.kind == "offer"}
    assert all((seat in takers) == (set(values) != {"?"}) for seat, values in seen.items())
    sizes = sorted(len(heap) - values.count("?") for seat, values in seen.items() if seat in takers)
    assert sizes == list(range(len(heap) - len(takers) + 1, len(heap) + 1))


class Shuffled:
    """The record of a match with some secrets changed that one seat should not know."""

    def __init__(self, match: Match, seat: int, rng: random.Random) -> None:
        self.lines = match.record().split("\n")
        self.seat = seat
        self.rng = rng
        starts = [i for i, line in enumerate(self.lines) if line.startswith('  "roles ')]
        self.round = rng.randrange(len(starts))
        self.start = starts[self.round]
        self.end = ([*starts, len(self.lines)])[self.round + 1]
        rounds = [event.seq for event in match.events if event.kind == "round"]
        until = ([*rounds, len(match.events)])[self.round + 1]
        part = match.events[rounds[self.round] : until]
        self.owners = [event.seat for event in part if event.kind == "draw"]

    def swap(self, line: int, one: int, two: int, separator: str = " ") -> tuple[str, str]:
        """Let two words of a line change places."""
        head, _, rest = self.lines[line].strip().strip('",').partition(" ")
        words = rest.split(separator)
        words[one], words[two] = words[two], words[one]
        self.lines[line] = f'  "{head} {separator.join(words)}",'
        return words[two], words[one]

    def roles(self) -> None:
        """Two roles of others, or the one set aside."""
        count = len(self.lines[self.start].split()) - 1
        one, two = self.rng.sample([i for i in range(count) if i != self.seat], 2)
        self.swap(self.start, one, two)

    def goals(self) -> None:
        """Two goals."""
        one, two = self.rng.sample(range(3), 2)
        self.swap(self.start + 1, one, two, ", ")

    def cards(self) -> None:
        """Swap two cards, undrawn or drawn by others, and their discards with them."""
        count = len(self.lines[self.start + 2].split()) - 1
        owner = dict(enumerate(self.owners))
        one, two = self.rng.sample([i for i in range(count) if owner.get(i) != self.seat], 2)
        first, second = self.swap(self.start + 2, one, two)
        changes: list[int] = []
        for place, old, new in ((one, first, second), (two, second, first)):
            seat = owner.get(place)
            line = f'  "p{-1 if seat is None else seat + 1}: discard {old}",'
            at = [i for i in range(self.start, self.end) if self.lines[i] == line and i not in changes]
            if at and self.rng.random() < 0.7:
                changes.append(at[0])
                self.lines[at[0]] = line.replace(f" {old}", f" {new}")

    def takes(self) -> None:
        """Swap what two others took of the gold."""
        at = [
            i
            for i in range(self.start, self.end)
            if ": take" in self.lines[i] and f"p{self.seat + 1}:" not in self.lines[i]
        ]
        if len(at) > 1:
            one, two = self.rng.sample(at, 2)
            first, second = self.lines[one].split(), self.lines[two].split()
            first[2], second[2] = second[2], first[2]
            self.lines[one], self.lines[two] = "  " + " ".join(first), "  " + " ".join(second)


def keep_secrets(match: Match, rng: random.Random, kinds: tuple[str, ...]) -> Counter[str]:
    """Change secrets; a seat that has seen the same must get the same record, byte for byte."""
    kept: Counter[str] = Counter()
    for kind in kinds:
        seat = rng.randrange(match.rules.players)
        shuffled = Shuffled(match, seat, rng)
        getattr(shuffled, kind)()
        try:
            other = Match.replay("\n".join(shuffled.lines))
        except RecordError:
            continue
        if other.record() != match.record() and other.seen(seat) == match.seen(seat):
            kept[kind] += 1
            assert match.record(seat) == other.record(seat)
            if other.seen(None) == match.seen(None):
                assert match.record(None) == other.record(None)
    return kept


def test_a_masked_record_tells_nothing_of_what_the_seat_has_not_seen(volume: Callable[..., int]) -> None:
    """Neither roles and goals nor cards in hands and piles."""
    kept: Counter[str] = Counter()
    for seed in range(volume(120, interpreted=40)):
        rng = random.Random(seed)
        match = Match.new("saboteur", rng.randrange(3, 11), seed, rng.choice(("de", "en")), rounds=2)
        talkative.play(match, rng, rng.randrange(90))
        kept += keep_secrets(match, rng, ("roles", "goals", "cards", "cards"))
    assert min(kept[kind] for kind in ("roles", "goals", "cards")) > 10, kept


def test_a_masked_record_tells_nothing_of_gold_the_seat_has_not_seen(volume: Callable[..., int]) -> None:
    """Nor who of the others took which of it."""
    kept = keep_secrets(Match.replay(stored("1-english")), random.Random(1), ("takes",) * volume(100))
    assert kept["takes"] > 5, kept
