"""Records: a match as text that replays exactly, or is refused with a sentence."""

import random
import re
from collections.abc import Callable

import pytest

import talkative
from records import RECORDS, STORED, refusal, short, stored
from saboteur import Match, games
from saboteur.cards import deck, deckfile
from saboteur.engine.core.chance import Fortune
from saboteur.record import RecordError

Options = dict[str, str | bool | int]

SETTINGS: tuple[tuple[str, Options], ...] = (
    ("de", {}),
    ("en", {}),
    ("en", {"connect": "adjacent", "rounds": 2}),
    ("de", {"gold_draw": "players", "broken_no_gold": True, "self_break": True, "first": "p2"}),
    ("de", {"round_end": "all_passed", "rounds": 1}),
)


def assert_same(match: Match, again: Match) -> None:
    """Two matches that nobody can tell apart."""
    assert match.record() == again.record()
    assert match.events == again.events
    assert (match.outcome, match.results, match.actor) == (again.outcome, again.results, again.actor)
    assert match.moves() == again.moves()
    for seat in (None, *range(match.rules.players)):
        assert str(match.view(seat)) == str(again.view(seat))
        assert match.seen(seat) == again.seen(seat)
        assert match.record(seat) == again.record(seat)


# Replaying.


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize(("edition", "options"), SETTINGS)
def test_a_record_replays_to_the_same_match(
    players: int, edition: str, options: Options, volume: Callable[..., int]
) -> None:
    """In the middle of a match and at its end, with claims, for all numbers of players and options."""
    for seed in range(volume(2)):
        rng = random.Random(seed)
        match = talkative.play(Match.new("saboteur", players, seed, edition, **options), rng, rng.randrange(120))
        assert_same(match, Match.replay(match.record()))
        talkative.play(match, rng)
        assert match.outcome is not None
        assert_same(match, Match.replay(match.record()))


def test_a_match_replays_from_every_moment() -> None:
    """Including the moment between turning up a goal and handing out gold."""
    rng = random.Random(0)
    match = Match.replay(stored("1-unfinished"))
    while match.actor is not None:
        again = Match.replay(match.record())
        assert (match.record(), match.events, match.moves()) == (again.record(), again.events, again.moves())
        match.play(talkative.choose(match.moves(), rng))
    assert_same(match, Match.replay(match.record()))


def test_a_replayed_match_can_be_played_on() -> None:
    """The next round is dealt at random, differently for each copy."""
    match = Match.replay(stored("1-unfinished"))
    copies = [match.copy() for _ in range(4)]
    for copy in copies:
        while len(copy.results) == 1 and copy.view(None).round == 1:
            copy.play(copy.moves()[0])
        talkative.play(copy, random.Random(5))
        assert copy.outcome is not None
        assert_same(copy, Match.replay(copy.record()))
    decks = {next(line for line in copy.record().split("\n")[::-1] if "deck " in line) for copy in copies}
    assert 4 == len(decks)
    assert_same(match, Match.replay(stored("1-unfinished")))


def test_replaying_never_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every outcome comes from the record, however far the match has gone."""

    def refuse(*_: object) -> None:
        raise AssertionError("Somebody draws.")

    monkeypatch.setattr(random, "SystemRandom", refuse)
    monkeypatch.setattr(random.Random, "randrange", refuse)
    for name in STORED:
        Match.replay(stored(name))


@pytest.mark.parametrize("name", STORED)
def test_stored_records_replay_to_the_stored_outcome(name: str) -> None:
    """Records of every format ever written keep their meaning."""
    match = Match.replay(stored(name))
    outcome = match.outcome
    found = outcome and (outcome.winners, outcome.gold, outcome.reason)
    assert STORED[name] == (found, tuple(result.reason for result in match.results), len(match.events))
    # Decks may be corrected and rules clarified later; only these lines of the text change then.
    assert re.sub("(deck|rules) = .*", "", stored(name)) == re.sub("(deck|rules) = .*", "", match.record())


@pytest.mark.parametrize(
    ("name", "option", "before", "now"),
    [
        ("1-saboteur2", "sit_out", "while_empty", "rest_of_round"),
        ("1-dark-cave", "end", "after_move", "immediate"),
    ],
)
def test_an_old_record_that_names_no_option_has_the_default_of_its_time(
    name: str, option: str, before: str, now: str
) -> None:
    text = stored(name)
    short = text.replace(f'{option} = "{before}", ', "").replace(f', {option} = "{before}"', "")
    assert text != short
    old = Match.replay(short)
    assert old.rules.options[option] == before
    assert old.record() == Match.replay(text).record()
    started = Match.new(old.rules.name, old.rules.players, seed=1)
    assert started.rules.options[option] == now
    begun = re.sub(rf', {option} = "\w+"', "", started.record())
    assert begun != started.record()
    assert Match.replay(begun).rules.options[option] == now


def test_every_stored_record_is_checked() -> None:
    assert {path.stem for path in RECORDS.iterdir()} == set(STORED)


def test_the_reader_takes_other_ways_to_write_the_same() -> None:
    """Comments, spaces, omitted options, cards in the other orientation: the record is normalised."""
    text = short()
    other = re.sub(r"options = .*", "options = { rounds = 1 } # the rest is as usual", text)
    other = other.replace("stone NE", "stone  SW").replace(", stone", " ,stone").replace("deck NEW", "deck  ESW")
    other = "# A match among friends\n" + other.replace("p2: ", "p2:   ")
    assert other != text
    assert Match.replay(other).record() == text


def test_a_match_laid_out_by_hand_has_no_record() -> None:
    """Its record could not say how it came about."""
    match = Match.new("saboteur", players=3, seed=1)
    other = Match(match.rules, Fortune(random.Random(1)), match._position.copy())
    other.play(other.moves()[0])
    with pytest.raises(RecordError, match="laid out by hand"):
        other.record()
    with pytest.raises(RecordError, match="laid out by hand"):
        other.record(seat=1)


# Decks corrected since.


def with_deck(monkeypatch: pytest.MonkeyPatch, *changes: tuple[str, str]) -> None:
    """Let the game be played with a deck in which some text is replaced."""
    text = deckfile.text("saboteur")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    changed = deck.read(text)
    monkeypatch.setattr(deck, "load", lambda _: changed)
    games._build.cache_clear()
    monkeypatch.setattr(games, "_build", games._build.__wrapped__)


def test_records_outlive_another_order_of_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """With moved rows and cards printed the other way round it is the same match, though every number differs."""
    text = stored("1-three-rounds")
    match = Match.replay(text)
    with_deck(
        monkeypatch,
        ('{ code = "NESW",    count = 5', '{ code = "SW",      count = 5'),
        ('{ code = "NE",      count = 5', '{ code = "NESW",    count = 5'),
        ('{ code = "NE",   count = 1, kind', '{ code = "SW",   count = 1, kind'),
    )
    again = Match.replay(text)
    assert again.rules.codec.cards != match.rules.codec.cards
    assert match.outcome == again.outcome
    strip = re.compile(r"(draw|discard|map) (p\d+ (?:8,-?\d )?).*")
    assert [strip.sub(r"\1 \2", str(event)) for event in match.events] == [
        strip.sub(r"\1 \2", str(event)) for event in again.events
    ]
    assert_same(again, Match.replay(again.record()))


def test_equal_goals_are_told_apart_by_the_game_but_not_by_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two goals of one name are two goals; a third is one too many."""
    with_deck(
        monkeypatch,
        ('{ code = "NE",   count = 1, kind', '{ code = "NE",   count = 2, kind'),
        (
            '  { code = "NW",   count = 1, kind = "stone", confidence = "sourced", source = "scans of all cards" },\n',
            "",
        ),
    )
    match = talkative.play(Match.new("saboteur", players=3, seed=2), random.Random(2))
    text = match.record()
    assert 3 == text.count("stone NE, stone NE") + text.count("stone NE, gold, stone NE")
    assert_same(match, Match.replay(text))
    other = re.sub("goals .*", 'goals stone NE, stone NE, stone NE",', text, count=1)
    assert "'stone NE' is there 2 times, but named 3 times" in refusal(other)


def test_a_card_the_deck_no_longer_has_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the sentence says that the cards have changed."""
    with_deck(monkeypatch, ('{ code = "N|E|S|W", count = 1', '{ code = "NS|EW",   count = 1'))
    sentence = refusal(stored("1-three-rounds"))
    assert "Line 4 of the log, 'deck" in sentence
    assert "saboteur has no card 'N|E|S|W'" in sentence
    assert "made with other cards" in sentence


def test_a_card_the_deck_has_less_often_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with_deck(
        monkeypatch,
        ('{ code = "NS",      count = 4', '{ code = "NS",      count = 3'),
        ('{ code = "EW",      count = 3', '{ code = "EW",      count = 4'),
    )
    sentence = refusal(stored("1-three-rounds"))
    assert "'NS' is there 3 times, but named 4 times" in sentence
    assert "made with other cards" in sentence


# Refusing.


def changed(old: str, new: str, moves: int = 5) -> str:
    """The short record with something in it replaced."""
    text = short(moves)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("format = 1", "format = ", "not valid TOML"),
        ("format = 1", "forma = 1", "the key 'format' is missing"),
        ("format = 1", "format = 2", "made by a newer version"),
        ("format = 1", "format = 2\nnew_key = []", "made by a newer version"),
        ("rules = 2", "rules = 9", "made by a newer version"),
        ("format = 1", "format = 0", "must be a number from 1 to 1"),
        ("format = 1", 'format = "1"', "The key format of a record must be a whole number."),
        ("format = 1", "format = true", "must be a whole number"),
        ("format = 1", f"format = {'9' * 5000}", "not valid TOML"),
        ("format = 1", f"format = {'[' * 5000}", "not valid TOML"),
        ("rules = 2", 'rules = 2\nmasked = "p1"', "This record is masked"),
        ("rules = 2", "rules = -1", "must be a number from 1 to 2"),
        ("rules = 2\n", "", "lacks the key 'rules'"),
        ("rules = 2", "rules = 2\nseed = 7", "has no key 'seed'; its keys are format, game"),
        ('"saboteur"', '"chess"', "There is no game 'chess'; known are saboteur"),
        ('"saboteur"', "7", "The key game of a record must be a text"),
        ("players = 3", "players = 11", "for 3 to 10 players, not 11"),
        ("players = 3", f"players = 0x{'f' * 9000}", "too large a number"),
        ("players = 3", "players = 3.0", "must be a whole number"),
        ("rounds = 1", "round = 1", "has no option 'round'; its options are edition, rounds"),
        ("rounds = 1", "deck = 1", "has no option 'deck'"),
        ("rounds = 1", "players = 3", "has no option 'players'"),
        ("rounds = 1", 'rounds = "1"', "The option rounds must be a whole number"),
        ("rounds = 1", "rounds = 4", "cannot be 4; choose 1, 2 or 3"),
        ("rounds = 1", "rounds = [1]", "The option rounds must be a whole number"),
        ('edition = "de"', "edition = []", "The option edition must be a text"),
        ('edition = "de"', 'edition = "fr"', "no edition 'fr'; choose de or en"),
        ("self_break = false", "self_break = 0", "must be true or false"),
        ("connect = ", "connect = [", "not valid TOML"),
        ('"required"', f'"{"x" * 99}"', "too long a value"),
        ("log = [", "log = 7 #", "not valid TOML"),
        ('"first p2"', "7", "Line 1 of the log must be a text"),
        ('"first p2"', '"first p4"', "Line 1 of the log, 'first p4': 'p4' is there 0 times, but named 1 times"),
        ('"first p2"', '"first p2 p3"', "it names 2 where 1 are needed"),
        ('"first p2"', '"first"', "it names 0 where 1 are needed"),
        ('"first p2"', '"first two"', "'two' is not a player"),
        ('  "first p2",\n', "", "Line 1 of the log, 'roles digger digger digger saboteur': here a line 'first …'"),
        ('"first p2"', '"gold 3 2 1"', "here a line 'first …' is needed"),
        ("roles digger", "roles saboteur", "'saboteur' is there 1 times, but named 2 times"),
        ("roles digger", "roles wizard", "saboteur has no role 'wizard'"),
        ("goals stone NW", "goals stone NE", "'stone NE' is there 1 times, but named 2 times"),
        ("goals stone NW", "goals stone EW", "saboteur has no goal 'stone EW'"),
        ("goals stone NW,", "goals", "it names 2 where 3 are needed"),
        ("deck NEW", "deck", "it names 66 where 67 are needed"),
        ("deck NEW", "deck XYZ", "saboteur has no card 'XYZ'"),
        ("deck NEW", "deck EW", "'EW' is there 3 times, but named 4 times"),
        ("deck NEW", "deck ?", "This record is masked"),
        ('  "p2:', '  "p3:', "this may not be played there: not-your-turn"),
        ('  "p2:', '  "p4:', "there is no p4; the players are p1 to p3"),
        ('  "p2:', '  "p2', "write a move like 'p1: EW 1,0', a claim like"),
        ('  "p2:', '  "",\n  "p2:', "Line 5 of the log, '': write a move like"),
        ('  "p2:', '  "gold 3 2 1",\n  "p2:', "Line 5 of the log, 'gold 3 2 1': nothing is drawn here"),
        (",\n]", ',\n  "gold 3 2 1",\n]', "Line 10 of the log, 'gold 3 2 1': nothing is drawn here"),
        ('  "p2:', '  "p2: EW 1,1",\n  "p2:', "Line 5 of the log, 'p2: EW 1,1': this may not be played there: "),
        ('  "p2:', '  "p2: lay it down",\n  "p2:', "'lay' is neither a card nor a command"),
        ('  "p2:', '  "p2: theft",\n  "p2:', "saboteur has no card 'theft'"),
        ('  "p2:', '  "p2: take 3",\n  "p2:', "this may not be played there: wrong-prompt"),
        ('  "p2:', '  "p2 says: hello",\n  "p2:', "'hello' is not a claim"),
        ('  "p2:', f'  "p2: {"EW " * 99}",\n  "p2:', "write a move like"),
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(old: str, new: str, sentence: str) -> None:
    assert sentence in refusal(changed(old, new))


def test_a_log_that_ends_too_early_is_refused() -> None:
    """At a point that needs an outcome of chance."""
    whole = stored("1-three-rounds")
    lines = whole.split("\n")
    deal = [i for i, line in enumerate(lines) if line.startswith('  "roles')][1]
    cut = "\n".join([*lines[:deal], "]", ""])
    assert "a line 'roles …' must follow, but it is missing." in refusal(cut)
    assert "a line 'first …' must follow" in refusal(re.sub(r"log = \[.*\]\n", "log = []\n", whole, flags=re.DOTALL))
    moved = [*lines[:deal], '  "p1 says: repair-me",', *lines[deal:]]
    assert "a line 'roles …' must follow" in refusal("\n".join(moved))


def test_moves_after_the_end_are_refused() -> None:
    text = stored("1-players").replace('  "p1: take 2",\n]', '  "p1: take 2",\n  "p1: take 2",\n]')
    assert "match-over" in refusal(text)


def test_a_text_too_long_is_refused_without_reading_it() -> None:
    """So are keys that would take hours to parse."""
    assert "too long" in refusal(short() + "#" * 1_000_000)
    assert "dotted keys" in refusal("a" + ".a" * 400_000)
    assert "dotted keys" in refusal("a" + " . 'a'" * 100_000)


def test_no_seat_gives_the_whole_record_by_mistake() -> None:
    """Only omitting the seat does."""
    match = Match.new("saboteur", players=3, seed=1)
    for seat in (-1, 3):
        with pytest.raises(ValueError, match=f"There is no seat {seat}"):
            match.record(seat)
