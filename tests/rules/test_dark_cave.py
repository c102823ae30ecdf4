"""Whole matches of The Dark Cave: nothing gets lost, nobody learns too much, everything can be played again."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import dark_cave_matches
from dump import dump
from saboteur import Dice, Match, Position
from saboteur.cards import deck as decks
from saboteur.cards import deckfile
from saboteur.cards.box import DeckError
from saboteur.cards.options import resolve
from saboteur.engine.core.chance import Fortune
from saboteur.engine.core.place import place_at
from saboteur.engine.core.seat import FACE_UP, KIND, NUGGETS, ROLE, SEAT_WIDTH, SIZE
from saboteur.engine.dark_cave import state
from saboteur.engine.dark_cave.ending import clan_is_out
from saboteur.games import ruleset
from saboteur.games.dark_cave.build import build
from saboteur.games.dark_cave.views import works_for
from saboteur.secrecy import SEATS, may_know

GOLD = 46


def walk(number: int) -> Iterator[Match]:
    """A random match, stopping before each move and at the end."""
    match, rng = dark_cave_matches.new(number), random.Random(number)
    while match.actor is not None:
        yield match
        match.play(dark_cave_matches.choose(match.view(match.actor), match.moves(), rng))
    yield match


def all_cards(position: Position) -> Counter[int]:
    """Every card of the deck, wherever it is."""
    game, extra = position.game, position.extra
    found = [card & KIND for card in list(position.discards)[: position.discard_count]]
    for seat in range(game.players):
        start = seat * game.hand_room
        found += [card & KIND for card in list(position.hands)[start : start + position.of(seat, SIZE)]]
        axes = extra[state.AXES + seat]
        while axes:
            found.append((axes & 255) - 1)
            axes >>= 8
        if extra[state.BOOTS + seat]:
            found.append(extra[state.BOOTS + seat] - 1)
    found += list(position.deck)[position.drawn :]
    found += list(extra)[state.REMOVED :]
    for web in range(state.WEBS):
        at = state.WEB + web * state.WEB_WIDTH
        if extra[at + state.STRENGTH]:
            found.append(extra[at + state.CARD])
    for creature in range(state.CREATURES):
        at = state.CREATURE + creature * state.CREATURE_WIDTH
        if extra[at] != state.OUT:
            found.append(extra[at + state.LURE])
    board = position.board
    kinds = [board.tiles.kind[board.tile_at(place)] for place in list(board.cards)[: board.card_count]]
    return Counter(found + [kind for kind in kinds if kind >= 0])


def test_nothing_gets_lost(volume: Callable[..., int]) -> None:
    """Every card and every piece of gold is somewhere, at every moment."""
    for number in range(volume(35, interpreted=7)):
        for match in walk(number):
            position = match._position
            assert Counter(list(position.game.deck)) == all_cards(position)
            owned = sum(position.of(seat, NUGGETS) for seat in range(position.game.players))
            assert GOLD == owned + position.extra[state.SUPPLY] + position.extra[state.VEIN_COUNT]


def test_what_is_legal_is_listed_and_the_other_way_round(volume: Callable[..., int]) -> None:
    """`why_not` says nothing exactly about the moves listed; all are different and read back."""
    # Matches of two players name nobody whom a larger one does not have.
    pool = sorted({str(move) for two in (0, 7, 14) for match in walk(two) for move in match.moves()})
    for number in range(volume(14, interpreted=4)):
        rng = random.Random(number)
        for match in walk(number):
            if match.actor is None:
                continue
            moves = [str(move) for move in match.moves()]
            assert moves == sorted(set(moves))
            legal = set(moves)
            for text in [*moves, *rng.sample(pool, min(len(pool), 40))]:
                assert (match.why_not(text) is None) == (text in legal), text


def test_sampled_moves_are_exactly_those_listed(volume: Callable[..., int]) -> None:
    dice = Dice(5)
    for number in range(volume(7, interpreted=2)):
        for step, match in enumerate(walk(number)):
            if match.actor is None or step % 9:
                continue
            position = match._position
            moves = set(position.moves())
            sampled = {position.sample_move(dice) for _ in range(100 * len(moves))}
            assert sampled <= moves
            if len(moves) < 30:
                assert len(moves - sampled) <= 1


def test_a_copy_goes_its_own_way() -> None:
    for match in walk(11):
        if match.actor is not None:
            before = str(match.view(match.actor)), match.moves()
            copy = match.copy()
            copy.play(copy.moves()[-1])
            assert before == (str(match.view(match.actor)), match.moves())


@pytest.mark.parametrize("players", range(2, 9))
def test_a_match_can_be_played_again_from_its_record(players: int) -> None:
    for number in range(players - 2, players + 19, 7):
        *_, match = walk(number)
        again = Match.replay(match.record())
        assert match.record() == again.record()
        assert match.events == again.events
        assert match.outcome == again.outcome
        assert [str(match.view(seat)) for seat in range(players)] == [str(again.view(seat)) for seat in range(players)]


def test_same_seed_same_match() -> None:
    *_, one = walk(9)
    *_, other = walk(9)
    assert one.record() == other.record()


def test_masked_records_tell_no_secret() -> None:
    """Cards lost or thrown away by others, their draws and clan cards read ``?`` until they are shown."""
    *_, match = walk(10)
    for seat in (None, *range(match.rules.players)):
        text = match.record(seat)
        lost = [event for event in match.seen(seat) if event.kind == "lose"]
        lines = [line.strip().strip('",') for line in text.splitlines() if line.strip().startswith('"loss')]
        assert [f"loss {event.card}" for event in lost] == lines
        with pytest.raises(ValueError, match="masked"):
            Match.replay(text)


@pytest.mark.parametrize("players", range(2, 9))
def test_c05_c06_clan_cards_by_number_of_players(players: int) -> None:
    """So many of each are dealt or set aside, and nobody is without an opponent."""
    used = ruleset("dark-cave", players).deck.role_cards(players)
    for seed in range(20):
        match = Match.new("dark-cave", players, seed)
        roles = [str(match.view(seat).role) for seat in range(players)]
        aside = [number - 1 for number in list(match._position.extra)[state.ASIDE : state.ASIDE + 8] if number]
        assert Counter(used) == Counter([*roles, *(match.rules.codec.roles[role] for role in aside)])
        assert {0, 1} == {works_for(role) for role in roles}


def test_a_seat_cannot_tell_a_sample_from_the_truth(volume: Callable[..., int]) -> None:
    """Views and moves are the same; others see a difference; impossible clan cards are never dealt."""
    differing = checked = 0
    for number in range(volume(21, interpreted=7)):
        rng = random.Random(number)
        for match in walk(number):
            for seat in (None, *range(match.rules.players)):
                if rng.random() > 0.25:
                    continue
                world = match.sample(seat, rng)
                assert str(match.view(seat)) == str(world.view(seat)), (number, seat)
                if seat is not None and seat == match.actor:
                    assert match._position.moves() == world.moves()
                if match.actor is not None:
                    assert not clan_is_out(world, 0)
                    assert not clan_is_out(world, 1)
                assert all_cards(world) == all_cards(match._position)
                checked += 1
                differing += any(
                    str(match.view(other)) != str(world.view(other)) for other in range(match.rules.players)
                )
    assert differing > checked // 2


def test_changing_a_secret_changes_nothing_for_those_who_may_not_know_it(volume: Callable[..., int]) -> None:
    """Two cards of one group change places between another hand and the pile; so do a loyal dwarf and a saboteur."""
    checked = 0
    for number in range(volume(14, interpreted=5)):
        rng = random.Random(number)
        for match in walk(number):
            position = match._position.copy()
            game = position.game
            names = match.rules.codec.cards
            seat = rng.randrange(game.players)
            if position.of(seat, SIZE) == 0 or position.drawn >= len(position.deck):
                continue
            slot = seat * game.hand_room + rng.randrange(position.of(seat, SIZE))
            held = position.hands[slot]
            deck = list(position.deck)
            for index in range(position.drawn, len(deck)):
                same = names[deck[index]].partition(".")[0] == names[held & KIND].partition(".")[0]
                if same and deck[index] != held & KIND:
                    break
            else:
                continue
            knowers = held >> 8 & 255
            before = {other: str(position.view(other)) for other in (None, *range(game.players))}
            position.hands[slot] = held & ~KIND | deck[index]
            for other, text in before.items():
                if other != seat and (other is None or not knowers >> other & 1):
                    assert text == str(position.view(other))
                    checked += 1
    assert checked > 100


def test_what_a_loser_throws_away_is_face_down() -> None:
    for match in walk(17):
        position = match._position
        for index, thrown in enumerate(match.view(None).discards):
            assert (thrown.card == "?") == (position.discards[index] & FACE_UP == 0)


def test_roles_are_drawn_alike_in_a_sample() -> None:
    """With three players and one card aside, a spectator finds each deal of the four cards equally often."""
    match = Match.new("dark-cave", 3, 1)
    rng = random.Random(1)
    counts: Counter[tuple[int, ...]] = Counter()
    draws = 6_000
    for _ in range(draws):
        world = match.sample(None, rng)
        counts[tuple(world.of(seat, ROLE) for seat in range(3))] += 1
    # Two loyal dwarfs and two saboteurs on four places: six deals, told apart by the first three places.
    assert 6 == len(counts)
    assert sum((count - draws / 6) ** 2 / (draws / 6) for count in counts.values()) < 20.5


def test_a_sample_leaves_what_the_seat_knows_and_holds_no_trace_of_the_rest(volume: Callable[..., int]) -> None:
    """With the same dice, two positions that a seat cannot tell apart give the very same sample."""
    checked = swapped = 0
    for number in range(volume(35, interpreted=7)):
        rng = random.Random(number)
        for match in walk(number):
            truth = match._position
            busy = truth.extra[state.CLOUDS] > 0
            if rng.random() > (0.3 if busy else 0.05):
                continue
            for viewer in (None, *range(match.rules.players)):
                seat = -1 if viewer is None else viewer
                dice = rng.getrandbits(40)
                other = truth.sample(seat, Dice(rng.getrandbits(40)))
                first, second = truth.sample(seat, Dice(dice)), other.sample(seat, Dice(dice))
                assert dump(first) == dump(second)
                assert_same_knowledge(truth, first, seat)
                checked += 1
                swapped += busy
    print(f"{checked} samples, {swapped} after a swap of hands")
    assert min(checked, swapped) > 0


def assert_same_knowledge(truth: Position, sample: Position, seat: int) -> None:
    """What the seat may know is as it was, and every number of the position is declared."""
    for field in ("deck", "goals", "hands", "seats", "discards", "history", "extra"):
        for index, (old, new) in enumerate(zip(getattr(truth, field), getattr(sample, field), strict=True)):
            if old != new:
                assert not may_know(truth, seat, field, index), (field, index)
    used = {index % SEAT_WIDTH for index, item in enumerate(truth.seats) if item}
    assert used <= set(SEATS["dark-cave"])


SWAP = """
format = 1
game = "dark-cave"
players = 3
hands = { p1 = ["II.swap-hands", "I.NS", "I.EW"], p2 = ["I.rat", "I.axe"], p3 = ["I.NS"] }
piles = { draw = ["I.NW", "I.goblin", "II.NS"] }
"""


def test_after_a_swap_an_unseen_discard_may_be_any_of_the_cards_given() -> None:
    """p1 gave a straight each way, p2 drew a card and throws one away: each of the three is equally likely."""
    match = Match.from_scenario(SWAP)
    match.play("II.swap-hands p2")
    assert {"I.NS": 1, "I.EW": 1} == Counter(card for known in match.view(0).cave.known for card in known.cards)  # type: ignore[union-attr]  # a cave has one
    match.play("discard I.EW")
    rng = random.Random(3)
    draws = 3_000
    counts: Counter[str] = Counter()
    for _ in range(draws):
        world = match.sample(0, rng)
        thrown = match.rules.codec.cards[world.discards[1] & KIND]
        held = {match.rules.codec.cards[card & KIND] for card in list(world.hands)[6 : 6 + world.of(1, SIZE)]}
        assert {"I.NS", "I.EW"} <= {thrown, *held}
        counts[thrown if thrown in {"I.NS", "I.EW"} else "other"] += 1
    assert sum((counts[kind] - draws / 3) ** 2 / (draws / 3) for kind in ("I.NS", "I.EW", "other")) < 13.8
    # What p2 gave is still in p1's hand, card by card.
    assert [(("I.axe",), 1), (("I.rat",), 1)] == [(known.cards, known.among) for known in match.view(1).cave.known]  # type: ignore[union-attr]  # a cave has one
    # The third player, who saw none of these cards, knows nothing about them.
    assert () == match.view(2).cave.known  # type: ignore[union-attr]  # a cave has one


def test_a_known_card_that_is_played_is_known_no_longer() -> None:
    match = Match.from_scenario(SWAP)
    match.play("II.swap-hands p2")
    match.play("I.NS 0,1")
    cave = match.view(0).cave
    assert cave is not None
    assert ["I.EW"] == [card for known in cave.known for card in known.cards]


def test_a_card_like_one_that_was_thrown_away_unseen_is_taken_for_it() -> None:
    """p1 gave a card of each kind; p2 throws both away unseen and then lays another of one kind: the other is left."""
    match = Match.from_scenario("""
format = 1
game = "dark-cave"
players = 2
hands = { p1 = ["II.swap-hands", "I.NS", "I.EW"], p2 = ["II.rat", "II.axe"] }
piles = { draw = ["I.NS", "II.NS", "II.NS", "II.NS", "II.NS", "II.NS"] }
""")
    for move in ("II.swap-hands p2", "discard I.EW", "discard II.axe", "discard I.NS", "discard II.rat", "I.NS 0,1"):
        match.play(move)
        while (view := match.view(match.actor)).prompt is not None and view.prompt.kind != "turn":
            match.play(match.moves()[-1])
    cave = match.view(0).cave
    assert cave is not None
    assert ["I.EW"] == [card for known in cave.known for card in known.cards]


def test_c40_the_first_to_leave_knows_who_works_for_whom() -> None:
    """With the card set aside in sight, one unknown player is left with one possible card."""
    match = Match.from_scenario("""
format = 1
game = "dark-cave"
players = 3
board = ["I.EW 3,4"]
goals = { "4,4" = "NESW:exit" }
open = ["4,4"]
roles = { p1 = "yellow-loyal", p2 = "yellow-saboteur", p3 = "yellow-loyal" }
hands = { p1 = ["I.NS"], p2 = ["I.NS"], p3 = ["I.EW"] }
cave = { figures = { p1 = "4,4.W" }, shown = ["p2"] }
""")
    match.play("discard I.NS")
    match.play("step 4,4.c")
    rng = random.Random(1)
    assert {2: {0}, 1: {0}} == {viewer: {match.sample(viewer, rng).of(2, ROLE) for _ in range(50)} for viewer in (2, 1)}
    # Not because p2 saw the card aside, but because the match would be over if p3 worked for the other clan, too.
    assert ("?",) == match.view(1).cave.aside  # type: ignore[union-attr]  # a cave has one
    assert ("yellow-saboteur",) == match.view(0).cave.aside  # type: ignore[union-attr]  # a cave has one


def test_c23_a_goal_whose_first_field_is_the_vein_gives_its_gold_at_once() -> None:
    """C-T68, the variant: card data with a single field."""
    old = '{ code = "NES:vein",  count = 1, fields = 3'
    changed = deckfile.text("dark-cave")
    assert old in changed
    deck = decks.read(changed.replace(old, old.replace("fields = 3", "fields = 1")))
    rules = build(deck, 3, resolve(deck, None, 3))
    match = Match(rules, Fortune(random.Random(1)))
    position = match._position
    goal = next(number for number, tile in enumerate(position.goals) if rules.codec.goal_names[tile] == "NES:vein")
    x, y = rules.deck.layout(3).goals[goal]
    seat = position.turn
    position.board.lay(place_at(x, y - 1), rules.codec.lay["I.NS"])
    position.extra[state.FIGURE + seat] = state.spot_at(place_at(x, y - 1), 0)
    match.play(f"discard {match.view(seat).hand[0]}")
    match.play(f"step {x},{y}")
    while match.view(None).prompt.kind == "orient":  # type: ignore[union-attr]  # the match runs
        match.play(match.moves()[0])
    assert 4 == match.view(None).gold[seat]
    assert match.view(None).cave.shown[seat]  # type: ignore[union-attr]  # a cave has one


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"NE:ladder", count = 1', '"NS:ladder", count = 1', "cannot be entered from every side"),
        ('"NE:ladder", count = 1, fields = 3', '"NE:ladder", count = 1, fields = 2', "no field in its middle"),
        ('"II.NS", ', '"II.NS|E", ', "must belong to group I"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused_with_a_sentence(old: str, new: str, sentence: str) -> None:
    text = deckfile.text("dark-cave")
    text = text.replace(old, new) if old in text else text.replace(old.replace(", ", ","), new)
    assert new in text
    deck = decks.read(text)
    with pytest.raises(DeckError, match=sentence):
        build(deck, 3, resolve(deck, None, 3))
