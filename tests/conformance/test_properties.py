"""What holds in every match, whoever plays it and how: random matches of all sizes, editions and options."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable

import pytest

import chisquare
import matches
from dump import dump
from saboteur import Dice, IllegalMove, InvalidMove, Match, Move
from saboteur.cards.options import allowed
from saboteur.engine.core.moves import DISCARD, LAY, PLAY, aim_of, card_of, verb_of
from saboteur.engine.core.seat import FRONT, KIND, NUGGETS, SIZE
from saboteur.engine.saboteur.state import OFFER, PILE
from saboteur.notation.move import TOOLS
from saboteur.notation.reason import REASONS


def state(match: Match) -> tuple[object, ...]:
    """Everything about a match that could change."""
    return dump(match._position), match.events, tuple(match.story), match.actor, match.moves(), match.results


# Material.


def cards_of(match: Match) -> Counter[str]:
    """Every card of the round, wherever it is."""
    position, words = match._position, match.rules.codec
    room = match.rules.game.hand_room
    found: Counter[str] = Counter()
    for seat in range(match.rules.players):
        found.update(words.cards[position.hands[seat * room + slot] & KIND] for slot in range(position.of(seat, SIZE)))
        found.update(f"broken-{tool}" for bit, tool in enumerate(TOOLS) if position.of(seat, FRONT) >> bit & 1)
    found.update(words.cards[card] for card in list(position.deck)[position.drawn :])
    found.update(words.cards[position.discards[at] & KIND] for at in range(position.discard_count))
    board = position.board
    laid = [words.kind_of_tile[board.tile_at(board.cards[at])] for at in range(board.card_count)]
    found.update(words.cards[card] for card in laid if card >= 0)
    return found


def nuggets_of(match: Match) -> int:
    """Every nugget, wherever it is."""
    position = match._position
    owned = sum(position.of(seat, NUGGETS) for seat in range(match.rules.players))
    return owned + sum(value * (position.extra[PILE + value] + position.extra[OFFER + value]) for value in (1, 2, 3))


def test_nothing_is_lost_and_nothing_added(volume: Callable[..., int]) -> None:
    """The deck's cards are in hands, pile, discards, maze or in front of someone; 44 nuggets are somewhere, always."""
    seen: Counter[str] = Counter()
    for number in range(volume(96, interpreted=24)):
        match = matches.new(number)
        deck = Counter(match.rules.codec.cards[card] for card in match.rules.game.deck)
        assert sum(deck.values()) == 67
        rng = random.Random(number)
        for move in matches.walk(match, rng):
            assert nuggets_of(match) == 44
            if rng.random() < 0.5:
                assert cards_of(match) == deck
                seen["positions"] += 1
            seen[move.verb] += 1
        assert nuggets_of(match) == 44
        assert sum(position_gold(match)) == sum(match.outcome.gold if match.outcome else ())
        seen[f"{match.rules.players} players"] += 1
        seen.update(result.reason for result in match.results)
    print(dict(seen))
    for name in ("positions", "lay", "play", "discard", "take", "treasure-reached", "treasure-not-reached"):
        assert seen[name] > 0, name
    assert {f"{players} players" for players in range(3, 11)} <= set(seen)


def position_gold(match: Match) -> list[int]:
    """Everyone's nuggets as the position has them."""
    return [match._position.of(seat, NUGGETS) for seat in range(match.rules.players)]


def test_all_options_are_varied() -> None:
    """The random matches meet every edition and every value of every option."""
    met: Counter[tuple[str, object]] = Counter()
    for number in range(96):
        rules = matches.new(number).rules
        met.update(rules.options.items())
    rules = matches.new(0).rules
    for name, values in allowed(rules.deck).items():
        for value in values if name != "first" else ("random",):
            assert met[name, value] > 0, (name, value)
    assert met["edition", "de"] > 0 < met["edition", "en"]


# Moves.


def requests(match: Match) -> list[Move]:
    """Every card at every cell nearby, at every player with every tool, and every answer to any question."""
    words = match.rules.codec
    laid = [card.cell for card in match.view(None).board]
    low_x, high_x = min(x for x, _ in laid) - 2, max(8, *(x for x, _ in laid)) + 2
    low_y, high_y = min(-2, *(y for _, y in laid)) - 2, max(2, *(y for _, y in laid)) + 2
    cells = [(x, y) for x in range(low_x, high_x + 1) for y in range(low_y, high_y + 1)]
    found = [Move("lay", card=card, cell=cell) for card in words.lay for cell in [*cells, (100, -100), (-50, 3)]]
    found += [Move("play", card=card, cell=cell) for card in words.cards for cell in cells]
    for card in words.cards:
        for seat in range(12):
            found += [Move("play", card=card, seat=seat, tool=tool) for tool in (None, *TOOLS)]
    found += [Move("discard", cards=(card,)) for card in (*words.cards, *words.lay, "theft")]
    found += [Move("discard", cards=(card, card)) for card in words.cards]
    found += [Move("take", value=value) for value in (0, 1, 2, 3, 4)]
    found += [Move("orient", card=card) for card in (*words.goal, "NS")]
    return [*found, Move("map"), Move("play", card="map"), Move("lay", card="EW"), Move("steal", seat=1), Move("stop")]


def check_request(match: Match, move: Move, legal: set[Move], seen: Counter[str]) -> None:
    """A move is refused exactly if it is not listed; its text is what counts, and a card may be named either way up."""
    words = match.rules.codec
    try:
        reason = match.why_not(move)
        listed = words.move(words.code(move)) in legal
    except InvalidMove:
        assert move not in legal
        seen["unreadable"] += 1
        return
    assert (reason is None) == listed, move
    assert reason is None or reason in REASONS
    if reason is None and move not in legal:
        assert Move.parse(str(move)) in legal or (move.verb == "discard" and move.cards[0] not in words.cards)
        seen["other names"] += 1
    seen[reason or "legal"] += 1


@pytest.mark.parametrize("part", range(2))
def test_a_move_is_refused_exactly_if_it_is_not_listed(part: int, volume: Callable[..., int]) -> None:
    """`why_not` is None for every move of `moves()`, and for nothing else of all that can be asked for."""
    seen: Counter[str] = Counter()
    for number in range(part, volume(48, interpreted=16), 2):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            moves = match.moves()
            legal = set(moves)
            for move in moves:
                assert match.why_not(move) is None
                assert match.why_not(str(move), by=match.actor) is None
            if rng.random() < 0.1:
                everything = requests(match)
                wanted = everything if rng.random() < 0.04 else rng.sample(everything, 250)
                for move in wanted:
                    check_request(match, move, legal, seen)
                seen["positions"] += 1
    print(dict(seen))
    for name in (
        "positions", "legal", "unreadable", "other names", "not-in-hand", "wrong-prompt", "tool-broken", "no-target",
        "occupied", "not-adjacent", "does-not-fit", "not-connected",
    ):  # fmt: skip
        assert seen[name] > 0, name


def test_someone_can_always_act_until_the_end(volume: Callable[..., int]) -> None:
    """Moves are sorted, different and never lacking; others have to wait; after the end nobody may do anything."""
    seen: Counter[str] = Counter()
    for number in range(volume(64, interpreted=16)):
        match = matches.new(number)
        steps = 0
        for move in matches.walk(match, random.Random(number)):
            texts = [str(listed) for listed in match.moves()]
            assert texts == sorted(set(texts))
            assert all(Move.parse(text) == listed for text, listed in zip(texts, match.moves(), strict=True))
            actor = match.actor
            assert actor is not None
            assert match.outcome is None
            assert match.view(None).actor == actor
            other = (actor + 1) % match.rules.players
            assert match.why_not(move, by=other) == "not-your-turn"
            steps += 1
            assert steps < 67 * 3 + 27
        seen["moves"] += steps
        assert match.outcome is not None
        assert match.moves() == []
        for wish in requests(match)[::50]:
            try:
                assert match.why_not(wish) == "match-over"
                seen["refused after the end"] += 1
            except InvalidMove:
                continue
    print(dict(seen))
    assert min(seen.values()) > 0


def allowed_now(match: Match, move: Move) -> bool:
    """Whether it could be played."""
    try:
        return match.why_not(move) is None
    except InvalidMove:
        return False


def test_a_refused_move_changes_nothing(volume: Callable[..., int]) -> None:
    """Whether it is illegal, cannot be read or comes from someone else."""
    seen: Counter[str] = Counter()
    for number in range(volume(32, interpreted=12)):
        match = matches.new(number)
        rng = random.Random(number)
        for move in matches.walk(match, rng):
            if rng.random() < 0.1:
                before = state(match)
                actor = match.actor
                for wish in rng.sample(requests(match), 30):
                    if not allowed_now(match, wish):
                        with pytest.raises((IllegalMove, InvalidMove)) as caught:
                            match.play(wish)
                        seen[caught.type.__name__] += 1
                with pytest.raises(IllegalMove, match="not-your-turn"):
                    match.play(move, by=((actor or 0) + 1) % match.rules.players)
                with pytest.raises(InvalidMove):
                    match.play("what 1,0")
                with pytest.raises(ValueError, match="There is no seat"):
                    match.play(move, by=match.rules.players)
                assert state(match) == before
                seen["positions"] += 1
    print(dict(seen))
    assert min(seen.values()) > 0
    assert {"IllegalMove", "InvalidMove"} <= set(seen)


# Repeating and copying.


def test_the_same_seed_gives_the_same_match(volume: Callable[..., int]) -> None:
    """Another seed gives another."""
    compared = 0
    for number in range(volume(24, interpreted=8)):
        one, two = matches.new(number), matches.new(number)
        for first, second in zip(
            matches.walk(one, random.Random(number)), matches.walk(two, random.Random(number)), strict=True
        ):
            assert first == second
        assert state(one) == state(two)
        compared += len(one.events)
    others = {matches.new(number).events for number in range(0, 160, 8)}
    assert len(others) == 20
    print(f"{compared} events")
    assert compared > 0


def test_a_copy_is_independent(volume: Callable[..., int]) -> None:
    """Playing on leaves the other as it was, both ways; and both have the same luck ahead."""
    copies = 0
    for number in range(volume(32, interpreted=12)):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            if rng.random() < 0.06:
                before = state(match)
                first, second = match.copy(), match.copy()
                assert state(first) == before
                future = [str(move) for move in matches.walk(first, random.Random(1))]
                assert state(match) == before == state(second)
                assert future == [str(move) for move in matches.walk(second, random.Random(1))]
                assert state(first) == state(second)
                copies += 1
    print(f"{copies} copies")
    assert copies > 0


def test_a_copied_position_is_independent(volume: Callable[..., int]) -> None:
    """Its vectors are its own, though some are shared until they change."""
    copies = 0
    for number in range(volume(32, interpreted=12)):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            if rng.random() < 0.1:
                position = match._position
                before = dump(position)
                copy = position.copy()
                assert dump(copy) == before
                again = copy.copy()
                copy.playout(Dice(number))
                assert dump(position) == before == dump(again)
                copies += 1
    print(f"{copies} copies")
    assert copies > 0


# Sampled moves.


def chances(match: Match) -> dict[Hashable, float]:
    """How likely each move should be: a card of the hand, each alike, then one of its uses, each alike."""
    position, tiles = match._position, match.rules.game.tiles
    moves = position.moves()
    if verb_of(moves[0]) not in {LAY, PLAY, DISCARD}:
        return {move: 1 / len(moves) for move in moves}
    actor = match.actor or 0
    room = match.rules.game.hand_room
    hand = [position.hands[actor * room + slot] & KIND for slot in range(position.of(actor, SIZE))]
    uses: dict[int, list[int]] = {card: [] for card in hand}
    for move in moves:
        verb = verb_of(move)
        card = aim_of(move) - 1 if verb == DISCARD else tiles.kind[card_of(move)] if verb == LAY else card_of(move)
        uses[card].append(move)
    return {move: hand.count(card) / len(hand) / len(ways) for card, ways in uses.items() for move in ways}


def test_every_move_can_be_sampled_and_nothing_else(volume: Callable[..., int]) -> None:
    """Each as often as it should be."""
    seen: Counter[str] = Counter()
    likely = []
    for number in range(volume(24, interpreted=8)):
        match = matches.new(number)
        rng = random.Random(number)
        dice = Dice(number)
        for _ in matches.walk(match, rng):
            legal = match._position.moves()
            assert len(set(legal)) == len(legal)
            assert match._position.sample_move(dice) in legal
            seen["moves"] += 1
            if rng.random() < (0.3 if match.view(None).offer else 0.02):
                expected = chances(match)
                assert set(expected) == set(legal)
                assert sum(expected.values()) == pytest.approx(1)
                counts = Counter[Hashable](match._position.sample_move(dice) for _ in range(len(legal) * 60))
                assert set(counts) == set(legal)
                likely.append(chisquare.p_value(counts, expected))
                seen["positions"] += 1
    print(f"{dict(seen)}, least p {min(likely):.4f}")
    assert min(likely) > 0.001 / len(likely)
