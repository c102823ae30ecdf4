"""Whole matches of the Duel and its solo game: gold, markers and questions."""

from collections import Counter
from collections.abc import Callable

import pytest

import duel_matches
from saboteur import Dice, Match, Position
from saboteur.engine.core.seat import FRONT, KIND, NUGGETS, SIZE
from saboteur.engine.duel import state
from saboteur.games import ruleset

GAMES = ("duel", "solo")
GOLD = 30


def all_cards(position: Position) -> Counter[int]:
    """Every card of the deck, wherever it is."""
    game, board = position.game, position.board
    found = [card & KIND for card in list(position.discards)[: position.discard_count]]
    for seat in range(game.players):
        start = seat * game.hand_room
        found += [card & KIND for card in list(position.hands)[start : start + position.of(seat, SIZE)]]
        found += [game.broken_cards[tool] for tool in range(3) if position.of(seat, FRONT) >> tool & 1]
    found += list(position.deck)[position.drawn :]
    if game.players == 1:
        found += list(position.extra)[state.ASIDE : state.ASIDE + 10]
    kinds = [board.tiles.kind[board.tile_at(place)] for place in list(board.cards)[: board.card_count]]
    found += [kind for kind in kinds if kind >= 0]
    # Tunnels taken at the end of a round stay on the board while their owner is asked how to pay.
    for kind, count in enumerate(list(position.extra)[state.TAKEN :]):
        if kind not in kinds:
            found += [kind] * count
    return Counter(found)


def boxed_gold(position: Position) -> int:
    """Nuggets on goals and tunnels out of play."""
    game, extra, tiles = position.game, position.extra, position.board.tiles
    total = 0
    for number, tile in enumerate(game.goal_tiles):
        if extra[state.GOAL + number] & state.WHERE in {state.BOX_SEEN, state.BOX_UNSEEN}:
            total += tiles.gold[tile]
    for kind, count in enumerate(list(extra)[state.TAKEN :]):
        total += count * tiles.gold[game.tile_of[kind]]
    return total


def gold_in_play(position: Position) -> int:
    """Nuggets on goals on the table or unused, and on tunnels not taken."""
    game, extra, tiles = position.game, position.extra, position.board.tiles
    total = 0
    for number, tile in enumerate(game.goal_tiles):
        if extra[state.GOAL + number] & state.WHERE in {state.UNUSED, state.ON_TABLE}:
            total += tiles.gold[tile]
    taken = list(extra)[state.TAKEN :]
    for kind, count in Counter(card for card in game.deck if card < len(game.tile_of)).items():
        total += (count - taken[kind]) * tiles.gold[game.tile_of[kind]]
    return total


@pytest.mark.parametrize("game", GAMES)
def test_d31_d32_d35_nothing_gets_lost(game: str, volume: Callable[..., int]) -> None:
    """Every card and nugget is accounted for at every moment."""
    rounds = Counter[str]()
    for number in range(volume(30, interpreted=8)):
        paid, before, owned = 0, 0, 0
        for match in duel_matches.walk(game, number):
            position = match._position
            if match.actor is not None:
                assert Counter(list(position.game.deck)) == all_cards(position)
            assert GOLD == boxed_gold(position) + gold_in_play(position)
            owned = sum(position.of(seat, NUGGETS) for seat in range(position.game.players))
            assert owned == sum(state.worth(position, seat) for seat in range(position.game.players))
            paid = sum(int(value) for event in match.events if event.kind == "pay" for value in event.values)
            assert owned + paid <= GOLD
            assert owned + paid >= before
            before = owned + paid
            check_markers(match)
        collected = [event for event in match.events if event.kind == "collect"]
        worth = sum(int((event.card or "").partition("gold")[2][0]) for event in collected)
        assert worth - paid == owned
        rounds.update(result.reason for result in match.results)
        assert len({event.card for event in collected}) == len(collected)
    print(game, dict(rounds))
    assert rounds["hands-empty"] > 0
    assert rounds["all-markers"] > 0 or game == "solo"


def check_markers(match: Match) -> None:
    """Markers lie on gold and trolls only, at most one per card, and never exceed their number."""
    view = match.view(None)
    duel = view.duel
    assert duel is not None
    total = match.rules.deck.pieces["marker"]
    assert total == duel.markers + len(duel.marked)
    board = {laid.cell: laid.card for laid in view.board}
    cells = [marker.cell for marker in duel.marked]
    assert len(cells) == len(set(cells))
    for marker in duel.marked:
        assert ("troll" if marker.troll else "gold") in board[marker.cell]
    assert len(duel.keys) <= 2


def test_solo_cards_drawn_stand_in_their_place_in_the_recorded_deck() -> None:
    """Ten cards are set aside after the first hand, so later draws are ten places further on."""
    *_, match = duel_matches.walk("solo", 4)
    decks = [line for line in match.record(0).splitlines() if '"deck' in line]
    assert 3 == len(decks)
    for line in decks:
        words = line.strip().strip(",").strip('"').split()[1:]
        assert ["?"] * 10 == words[6:16]
        assert "?" not in words[:6]


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_asked_only_where_there_is_a_choice(game: str, volume: Callable[..., int]) -> None:
    asked: Counter[str] = Counter()
    for number in range(volume(40, interpreted=10)):
        for match in duel_matches.walk(game, number):
            prompt = match.view(None).prompt
            if prompt is not None and prompt.kind != "turn":
                asked[prompt.kind] += 1
                assert len(match.moves()) > 1
    print(game, dict(asked))
    assert {"orient", "bribe"} <= set(asked)


def test_d36_so10_a_match_has_three_rounds_and_an_outcome() -> None:
    for game in GAMES:
        *_, match = duel_matches.walk(game, 6)
        assert [1, 2, 3] == [result.round for result in match.results]
        assert match.outcome is not None
        totals = tuple(sum(int(gain) for gain in gains) for gains in zip(*(r.gold for r in match.results), strict=True))
        assert totals == match.outcome.gold


def test_playouts_are_the_same_matches_in_both_forms() -> None:
    """A checksum of random play; both forms of the engine must agree with it."""
    found = {}
    for game, players in (("duel", 2), ("solo", 1)):
        total = 0
        for seed in range(10):
            position = Position(ruleset(game, players).game, Dice(seed))
            position.start()
            total = (total * 31 + position.playout(Dice(seed + 100))) % 1_000_003
            total = (total * 31 + sum(position.of(seat, NUGGETS) for seat in range(players))) % 1_000_003
        found[game] = total
    assert found == CHECKSUMS


CHECKSUMS = {"duel": 357933, "solo": 908473}
