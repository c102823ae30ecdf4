"""Samples have the right probabilities: compared with every case that fits what the seat has seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable

import pytest

import chisquare
import enumerate_worlds as worlds
import tiny
from saboteur import Event, Match, Position
from saboteur.engine.core.seat import BY, FACE_UP, KIND, ROLE, SIZE
from saboteur.engine.saboteur.gold import PICKED, entry_kind, entry_value
from saboteur.engine.saboteur.layout import aside
from saboteur.engine.saboteur.state import OFFER, PILE

pytestmark = pytest.mark.alike

Look = Callable[[Position], Hashable]

CARDS = {"EW": 2, "NE": 1, "map": 2, "broken-pick": 1}
GOAL_CARDS = {"EW": 3, "NESW": 2, "map": 4}


def compare(match: Match, seat: int | None, expected: dict[Hashable, float], look: Look, count: int) -> float:
    """The p-value of these samples under the expected probabilities."""
    rng = random.Random(1)
    counts = Counter(look(match.sample(seat, rng)) for _ in range(count))
    return chisquare.p_value(counts, expected)


def hidden_cards(match: Match, seat: int | None) -> Look:
    """Reads hands, unseen discards and the pile of a position."""
    words, room = match.rules.codec, match.rules.game.hand_room

    def look(position: Position) -> Hashable:
        hands = []
        for other in range(match.rules.players):
            cards = list(position.hands)[other * room : other * room + position.of(other, SIZE)]
            hands.append(tuple(sorted(words.cards[card & KIND] for card in cards)))
        thrown = list(position.discards)[: position.discard_count]
        unseen = [card for card in thrown if not card & FACE_UP and card >> BY & 15 != (-1 if seat is None else seat)]
        pile = list(position.deck)[position.drawn :]
        return tuple(hands), tuple(words.cards[c & KIND] for c in unseen), tuple(words.cards[c] for c in pile)

    return look


def hidden_gold(position: Position) -> Hashable:
    """Reads who took what, what is on offer and what is left."""
    taken = tuple(entry_value(item) for item in position.history if entry_kind(item) == PICKED)
    extra = list(position.extra)
    return taken, tuple(extra[OFFER + 1 : OFFER + 4]), tuple(extra[PILE + 1 : PILE + 4])


def hidden_goals(match: Match) -> Look:
    """Reads what lies under the goals."""
    names = match.rules.codec.goal_names
    return lambda position: tuple(names[tile] for tile in position.goals)


def seats_of(match: Match) -> list[int | None]:
    """All viewers."""
    return [None, *range(match.rules.players)]


# Cards, goals and roles.


def random_moments(players: int, hand: int, cards: dict[str, int], count: int) -> list[Match]:
    """Moments of random matches, with maps looked at and cards thrown away."""
    found = []
    for seed in range(count):
        rng = random.Random(seed)
        match = tiny.match(tiny.rules(cards, players, hand), seed)
        for _ in range(rng.randrange(sum(cards.values()) - 2)):
            moves = [move for move in match.moves() if move.verb == "discard" or rng.random() < 0.6]
            match.play(rng.choice(moves or match.moves()))
            if match.view(None).round > 1:
                break
        found.append(match)
    return found


@pytest.mark.parametrize(("players", "hand"), [(3, 1), (3, 2), (4, 1)])
def test_hands_discards_and_pile(players: int, hand: int, volume: Callable[..., int]) -> None:
    """Every deal that fits the cards a seat has held, played and seen is equally likely."""
    tested: Counter[str] = Counter()
    likely = []
    for match in random_moments(players, hand, CARDS, volume(6, interpreted=3)):
        deck = [match.rules.codec.cards[card] for card in match.rules.game.deck]
        for seat in seats_of(match):
            seen = match.seen(seat)
            cases = worlds.cards(seen, seat, players, deck)
            share = chisquare.shares(cases)
            likely.append(compare(match, seat, share, hidden_cards(match, seat), 3_000))
            kinds = Counter((event.kind, event.card == "?") for event in worlds.current_round(seen))
            tested["comparisons"] += 1
            tested["cases"] += len(cases)
            tested["own discards"] += kinds["discard", False]
            tested["unseen discards"] += kinds["discard", True]
    print(f"{players} players, {hand} in hand: {dict(tested)}, least p {min(likely):.4f}")
    assert min(likely) > 0.001 / len(likely)
    assert min(tested.values()) > 0


def test_goals(volume: Callable[..., int]) -> None:
    """A seat that looked at a goal, or saw one turned up, knows it; the others lie in any order."""
    tested: Counter[str] = Counter()
    likely = []
    for match in random_moments(3, 2, GOAL_CARDS, volume(20, interpreted=10)):
        tiles = list(match.rules.game.goal_tiles)
        names = [match.rules.codec.goal_names[tile] for tile in tiles]
        cells = [goal.cell for goal in match.view(None).goals]
        for seat in seats_of(match):
            seen = match.seen(seat)
            share = chisquare.shares(worlds.goals(seen, cells, names))
            likely.append(compare(match, seat, share, hidden_goals(match), 600))
            looked = {event.kind for event in worlds.current_round(seen) if event.goal not in {None, "?"}}
            tested["looked"] += "map" in looked
            tested["turned up"] += "reveal" in looked
            tested["neither"] += not looked
    print(f"{len(likely)} comparisons: {dict(tested)}, least p {min(likely):.4f}")
    assert min(likely) > 0.001 / len(likely)
    assert min(tested.values()) > 0


@pytest.mark.parametrize(("players", "roles"), [(3, (3, 1)), (4, (3, 2)), (5, (4, 2))])
def test_roles(players: int, roles: tuple[int, int], volume: Callable[..., int]) -> None:
    """Roles are known to their holders, and to all once the round is over."""
    count = volume(1_000, interpreted=250)
    rules = tiny.rules({"EW": players, "map": 2}, players, 1, roles=roles)
    names = rules.codec.roles
    held = [names[role] for role in rules.game.role_cards]

    def look(position: Position) -> Hashable:
        seats = [position.of(seat, ROLE) for seat in range(players)]
        return tuple(names[role] for role in [*seats, aside(position)])

    likely = []
    shown = 0
    for seed in range(2):
        match = tiny.match(rules, seed, treasure=1, hands_first=["EW"] * players)
        for move in ("discard EW", "EW 1,0"):
            match.play(move)
            for seat in seats_of(match):
                share = chisquare.shares(worlds.roles(match.seen(seat), players, held))
                shown += len(share) == 1
                likely.append(compare(match, seat, share, look, count))
    print(f"{len(likely)} comparisons, {shown} with nothing unknown, least p {min(likely):.4f}")
    assert min(likely) > 0.001 / len(likely)
    assert 0 < shown < len(likely)


# Gold.


def play_round(match: Match, digger: int | None) -> None:
    """A round in which this seat reaches the treasure, or nobody does."""
    rounds = len(match.results)
    while len(match.results) == rounds:
        match.play("EW 1,0" if match.actor == digger else "discard EW")


def gold_moments(pattern: str, draw: str, seed: int) -> list[Match]:
    """The last moments of a match in which gold was found (D) or the saboteurs paid (P) in one round after another."""
    rng = random.Random(seed)
    players = 4 if draw == "diggers" and seed % 2 else 3
    rounds = max(3, len(pattern))
    gold = rng.choice(((6, 3, 2), (8, 1, 2), (7, 3, 1))) if rounds == 3 else (9, 3, 2)
    rules = tiny.rules({"EW": players}, players, 1, gold, (3, players - 2), gold_draw=draw, rounds=rounds)
    dealt = [rng.sample(list(rules.game.role_cards), len(rules.game.role_cards)) for _ in range(rounds)]
    match = tiny.match(rules, seed, hands_first=["EW"] * players, treasure=1, roles=dealt)
    found = []
    for at, kind in enumerate(pattern, 1):
        play_round(match, rng.randrange(players) if kind == "D" else None)
        while match.moves() and match.moves()[0].verb == "take":
            if at == len(pattern):
                found.append(match.copy())
            match.play(rng.choice(match.moves()))
    return [*found, match] if match.actor is not None else found


def describe(seen: list[Event], seat: int | None) -> set[str]:
    """How much of the drafts a seat has seen."""
    found: set[str] = set()
    rounds: list[list[Event]] = [[]]
    for event in seen:
        if event.kind == "round-over":
            rounds.append([])
        rounds[-1].append(event)
    drafts = [[event.seat for event in events if event.kind == "take"] for events in rounds]
    for takers in drafts:
        if seat in takers:
            found.add(
                "first chooser" if takers[0] == seat else "last chooser" if takers[-1] == seat else "middle chooser"
            )
        elif takers:
            found.add("outsider")
        if takers.count(seat) > 1:
            found.add("second lap")
    if seen[-1].kind == "offer" and seen[-1].seat == seat:
        found.add("choosing now")
    kinds = [event.kind for event in seen if event.kind in {"offer", "paid"}]
    if sum(map(bool, drafts)) > 1:
        found.add("several rounds")
    if "paid" in kinds and "offer" in kinds[: kinds.index("paid")] and kinds[-1] == "offer":
        found.add("payment between drafts")
    return found


@pytest.mark.parametrize("draw", ["diggers", "players"])
def test_gold(draw: str, volume: Callable[..., int]) -> None:
    """Gold is where the cards the seat has seen make it likely."""
    tested: Counter[str] = Counter()
    likely = []
    count = volume(1_000, interpreted=300)
    for seed in range(6):
        for pattern in ("DD", "PD", "DP", "DDD", "DPD"):
            for match in gold_moments(pattern, draw, seed):
                ones, twos, threes = (card.count for card in match.rules.deck.gold)
                for seat in seats_of(match):
                    seen = match.seen(seat)
                    cases = worlds.gold(seen, (ones, twos, threes))
                    if len(cases) > 1:
                        likely.append(compare(match, seat, cases, hidden_gold, count))
                        tested.update(describe(seen, seat))
                        tested["cases"] += len(cases)
    print(f"{len(likely)} comparisons: {dict(tested)}, least p {min(likely):.2e}")
    assert min(likely) > 0.001 / len(likely)
    wanted = ["first chooser", "middle chooser", "outsider", "choosing now", "several rounds", "payment between drafts"]
    for name in [*wanted, "last chooser" if draw == "diggers" else "second lap"]:
        assert tested[name] > 0, name


def test_gold_after_two_payments(volume: Callable[..., int]) -> None:
    """What the seat sees after a second payment is evidence about all earlier picks; this takes a longer match."""
    likely = []
    for seed in (0, 2):
        for match in gold_moments("DPDPD", "diggers", seed):
            ones, twos, threes = (card.count for card in match.rules.deck.gold)
            for seat in seats_of(match):
                cases = worlds.gold(match.seen(seat), (ones, twos, threes))
                likely.append(compare(match, seat, cases, hidden_gold, volume(3_000, interpreted=400)))
    assert min(likely) > 0.001 / len(likely)


def test_gold_after_a_payment() -> None:
    """What a payment leaves is evidence about earlier picks: without the three it costs four cards, with it two.

    So the pile from which the seat then sees two ones held three or five cards, all ones either way: no evidence.
    """
    digger, saboteur = 0, 1
    rules = tiny.rules({"EW": 3}, 3, 1, (8, 0, 1), (3, 1))
    held = [[digger, digger, saboteur, digger]] * 2 + [[digger, saboteur, digger, digger]]
    match = tiny.match(rules, 7, hands_first=["EW"] * 3, treasure=1, roles=held)
    play_round(match, 0)
    match.play("take 1")
    play_round(match, None)
    play_round(match, 2)
    seen = match.seen(2)
    assert str(seen[-1]).endswith("offer p3 1 1")
    cases = worlds.gold(seen, (8, 0, 1))
    three_taken = [share for what, share in cases.items() if "3" in str(what).partition(")")[0]]
    assert sum(three_taken) == pytest.approx(2 / 9)
    assert compare(match, 2, cases, hidden_gold, 1_000) > 0.001
