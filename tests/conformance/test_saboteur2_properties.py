"""What must hold at every step of every match of Saboteur 2."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import saboteur2_matches
from dump import dump
from matches import viewers
from saboteur import Dice, Match, Move
from saboteur.engine.core.seat import KIND, SIZE
from saboteur.engine.saboteur2 import state


def cards_of(match: Match) -> Counter[int]:
    """Every card wherever it lies."""
    position, game = match._position, match.rules.game
    kinds = match.rules.codec.kind_of_tile
    found: Counter[int] = Counter()
    for seat in range(game.players):
        start = seat * game.hand_room
        found.update(card & KIND for card in list(position.hands)[start : start + position.of(seat, SIZE)])
    found.update(card & KIND for card in list(position.discards)[: position.discard_count])
    found.update(list(position.deck)[position.drawn :])
    found.update(list(position.extra)[state.ASIDE : state.ASIDE + position.extra[state.ASIDE_COUNT]])
    board = position.board
    laid = [kinds[board.tile_at(board.cards[at])] for at in range(board.card_count)]
    found.update(card for card in laid if card >= 0)
    for cards in match.view(None).front:
        found.update(match.rules.codec.card_number[card] for card in cards)
    return found


def test_no_card_is_lost_or_found(volume: Callable[..., int]) -> None:
    """Hands, maze, fronts, discards, pile and the cards aside always make up the whole deck."""
    for number in range(volume(60, interpreted=15)):
        match = saboteur2_matches.new(number)
        whole = Counter(match.rules.game.deck)
        for _ in saboteur2_matches.walk(match, random.Random(number)):
            assert whole == cards_of(match)
            assert max(match.view(None).hand_sizes) <= 6


def test_a_move_is_legal_exactly_if_it_is_listed(volume: Callable[..., int]) -> None:
    """And the listed moves are sorted, each once, and read back as they are written."""
    asked: Counter[str] = Counter()
    for number in range(volume(30, interpreted=5)):
        match = saboteur2_matches.new(number)
        rng = random.Random(number)
        requests = any_moves(match, rng)
        for _ in saboteur2_matches.walk(match, rng):
            if rng.random() > 0.2:
                continue
            legal = match.moves()
            assert [str(move) for move in legal] == sorted({str(move) for move in legal})
            hand = match.view(match.actor).hand
            held = [move for move in requests if move.card in hand or set(move.cards) & set(hand)]
            for move in [*rng.sample(requests, 30), *rng.sample(held, min(60, len(held))), *legal[::10]]:
                reason = match.why_not(move)
                assert (reason is None) == (move in legal), (str(move), reason)
                assert move == Move.parse(str(move))
                asked[str(reason)] += 1
    print(dict(asked))
    for name in ("None", "not-in-hand", "tool-broken", "trapped", "no-target", "wrong-prompt"):
        assert asked[name] > 0, name


def any_moves(match: Match, rng: random.Random) -> list[Move]:
    """Cards at cells, players and nothing, cards thrown away together, and answers to other questions."""
    words, seats = match.rules.codec, range(match.rules.players)
    cells = [(x, y) for x in range(-1, 10) for y in range(-3, 4)]
    found = [Move("lay", card=card, cell=rng.choice(cells)) for card in words.lay for _ in range(4)]
    for card in words.cards:
        if card in {"map", "rockfall"}:
            found += [Move("play", card=card, cell=rng.choice(cells)) for _ in range(20)]
        elif card.startswith("repair") and card.count("-") > 1:
            found += [Move("play", card=card, seat=seat, tool=rng.choice(card.split("-")[1:])) for seat in seats]
        elif card == "theft":
            found.append(Move("play", card=card))
        elif card not in words.lay:
            found += [Move("play", card=card, seat=seat) for seat in seats]
    for number in (1, 2, 3) * 30:
        found.append(Move("discard", cards=tuple(sorted(rng.choices(words.cards, k=number)))))
    for card in ("broken-pick", "trapped", "theft", "map") * 10:
        found.append(Move("remove", card=card, cards=tuple(sorted(rng.choices(words.cards, k=2)))))
    return found + [Move("steal", seat=seat) for seat in seats] + [Move("pass")]


def test_playouts_draw_only_legal_moves_and_can_draw_each(volume: Callable[..., int]) -> None:
    """A card of the hand, then one of its uses."""
    full = 0
    for number in range(volume(20, interpreted=6)):
        match = saboteur2_matches.new(number, rounds=1)
        rng = random.Random(number)
        for _ in saboteur2_matches.walk(match, rng):
            if rng.random() > 0.05:
                continue
            position = match._position
            legal = set(position.moves())
            dice = Dice(rng.getrandbits(30))
            drawn = {position.sample_move(dice) for _ in range(40 * len(legal) if len(legal) < 120 else 200)}
            assert drawn <= legal
            full += drawn == legal
    assert full > 0


def test_copies_and_equal_seeds(volume: Callable[..., int]) -> None:
    """A copy goes its own way; the same seed and moves give the same match."""
    for number in range(volume(10, interpreted=5)):
        match, twin = saboteur2_matches.new(number), saboteur2_matches.new(number)
        rng = random.Random(number)
        for move in saboteur2_matches.walk(match, rng):
            if rng.random() < 0.02:
                before = dump(match._position)
                copy = match.copy()
                while copy.actor is not None and copy.view(None).round == match.view(None).round:
                    copy.play(rng.choice(copy.moves()))
                assert before == dump(match._position)
            twin.play(move)
        assert dump(match._position) == dump(twin._position)
        assert match.events == twin.events


def test_records_replay(volume: Callable[..., int]) -> None:
    """The record gives the same match again, finished or not; masked it shows only what was seen."""
    for number in range(volume(20, interpreted=8)):
        match = saboteur2_matches.new(number)
        rng = random.Random(number)
        for _ in saboteur2_matches.walk(match, rng):
            if rng.random() < 0.02:
                break
        text = match.record()
        again = Match.replay(text)
        assert text == again.record()
        assert dump(match._position) == dump(again._position)
        assert match.events == again.events
        for viewer in viewers(match):
            assert "?" in match.record(seat=viewer)


def test_a_masked_record_tells_the_truth_and_no_secret(volume: Callable[..., int]) -> None:
    """Wherever it does not say ``?`` it says what the whole record says; roles are told to whoever saw them."""
    told: Counter[str] = Counter()
    for number in range(volume(20, interpreted=10)):
        match = saboteur2_matches.new(number)
        rng = random.Random(number)
        for _ in saboteur2_matches.walk(match, rng):
            if rng.random() < 0.01:
                break
        whole = match.record().splitlines()
        for viewer in viewers(match):
            masked = [line for line in match.record(seat=viewer).splitlines() if not line.startswith("masked")]
            for full, seen in zip(whole, masked, strict=True):
                if full.startswith('  "goals '):
                    continue
                words = list(zip(full.split(), seen.split(), strict=True))
                assert all(true == shown or shown.strip('",') == "?" for true, shown in words), (full, seen)
                told[full.split()[0].strip('"')] += sum(true == shown for true, shown in words) - 1
        shown = [event for event in match.seen(0) if event.role not in {None, "?"}]
        roles = [line for line in match.record(seat=0).splitlines() if line.startswith('  "roles ')]
        assert sum(len(line.split()) - 1 - line.count("?") for line in roles) == len({*map(role_place(match), shown)})
    print(dict(told))
    assert told["roles"] > 0
    assert told["deck"] > 0


def role_place(match: Match) -> Callable[[object], object]:
    """Which card of which round a role event speaks of: its round, and the slot of the role in it."""
    places: dict[int, tuple[int, int]] = {}
    round_, worn, top, spare = 0, [0], 0, 0
    for event in match.events:
        if event.kind == "round":
            round_, worn, top, spare = round_ + 1, list(range(match.rules.players)), match.rules.players, 0
        elif event.kind == "swap-hats":
            worn[event.target or 0], top = top, top + 1
        elif event.kind == "show-aside":
            free = [slot for slot in range(15) if slot not in worn]
            places[event.seq], spare = (round_, free[spare]), spare + 1
        elif event.role is not None:
            places[event.seq] = round_, worn[(event.target if event.kind == "look" else event.seat) or 0]
    return lambda event: places[event.seq]  # type: ignore[attr-defined]  # an event
