"""Whole matches of The Dark Cave: clan cards, swapped hands, losses and samples of them."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import dark_cave_matches
from saboteur import Match
from saboteur.cards import deck as decks
from saboteur.cards import deckfile
from saboteur.cards.box import DeckError
from saboteur.cards.options import resolve
from saboteur.engine.core.chance import Fortune
from saboteur.engine.core.place import place_at
from saboteur.engine.core.seat import FACE_UP, KIND, ROLE, SIZE
from saboteur.engine.dark_cave import state
from saboteur.engine.dark_cave.ending import clan_is_out
from saboteur.games import ruleset
from saboteur.games.dark_cave.build import build
from saboteur.games.dark_cave.views import works_for

GOLD = 46


def walk(number: int) -> Iterator[Match]:
    """A random match, stopping before each move and at the end."""
    match, rng = dark_cave_matches.new(number), random.Random(number)
    while match.actor is not None:
        yield match
        match.play(dark_cave_matches.choose(match.view(match.actor), match.moves(), rng))
    yield match


def test_masked_records_tell_no_secret() -> None:
    """Others' lost and discarded cards, draws and clan cards are ``?`` until revealed."""
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
    """This many of each are dealt or set aside, and everyone has an opponent."""
    used = ruleset("dark-cave", players).deck.role_cards(players)
    for seed in range(20):
        match = Match.new("dark-cave", players, seed)
        roles = [str(match.view(seat).role) for seat in range(players)]
        aside = [number - 1 for number in list(match._position.extra)[state.ASIDE : state.ASIDE + 8] if number]
        assert Counter(used) == Counter([*roles, *(match.rules.codec.roles[role] for role in aside)])
        assert {0, 1} == {works_for(role) for role in roles}


@pytest.mark.alike
def test_impossible_clan_cards_are_never_dealt_in_a_sample(volume: Callable[..., int]) -> None:
    """While a match runs, neither clan has left."""
    checked = 0
    for number in range(volume(21, interpreted=7)):
        rng = random.Random(number)
        for match in walk(number):
            for seat in (None, *range(match.rules.players)):
                if match.actor is not None and rng.random() < 0.25:
                    world = match.sample(seat, rng)
                    assert not clan_is_out(world, 0)
                    assert not clan_is_out(world, 1)
                    checked += 1
    assert checked > 100


def test_what_a_loser_throws_away_is_face_down() -> None:
    for match in walk(17):
        position = match._position
        for index, thrown in enumerate(match.view(None).discards):
            assert (thrown.card == "?") == (position.discards[index] & FACE_UP == 0)


@pytest.mark.alike
def test_roles_are_drawn_alike_in_a_sample() -> None:
    """With three players and one card aside, a spectator finds each deal of the four cards equally often."""
    match = Match.new("dark-cave", 3, 1)
    rng = random.Random(1)
    counts: Counter[tuple[int, ...]] = Counter()
    draws = 6_000
    for _ in range(draws):
        world = match.sample(None, rng)
        counts[tuple(world.of(seat, ROLE) for seat in range(3))] += 1
    # Two loyal dwarfs and two saboteurs on four places: six deals, determined by the first three places.
    assert 6 == len(counts)
    assert sum((count - draws / 6) ** 2 / (draws / 6) for count in counts.values()) < 20.5


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
    # The third player saw none of these cards and knows nothing about them.
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
    # Not because p2 saw the card aside, but because the match would be over if p3 also worked for the other clan.
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
